"""What holds for all tests."""

import pytest

# the laws are plain functions of the package; here their assertions tell what they compared
pytest.register_assert_rewrite("stavitel.conformance")
