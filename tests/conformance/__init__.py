"""The laws of the conformance suite, asked of our own games."""

import pytest

from stavitel.conformance.corpus import LONGER

MARKS = [pytest.mark.long] if LONGER > 1 else []
"""What takes its marks from here is left to `make test-long` when it is longer."""
