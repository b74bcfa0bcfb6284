"""The page's types are written from the server's messages."""

from pathlib import Path

import pytest

from stavitel.server import wire
from stavitel.server.schema import structs, typescript
from stavitel.server.view_schema import view_files

from ..cli.running import assert_refused, run

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "net" / "schema.ts"


def test_the_file_of_the_page_is_up_to_date() -> None:
    assert WRITTEN.read_text("utf-8") == typescript(), "run: stavitel schema"


@pytest.mark.parametrize("place", view_files())
def test_the_views_of_the_games_are_up_to_date(place: str) -> None:
    written = WRITTEN.parents[1] / "games" / place
    assert written.read_text("utf-8") == view_files()[place], "run: stavitel schema"


def test_every_message_is_written_once() -> None:
    written = typescript()
    for name in [*structs(), "FromServer", "FromBrowser", "Language", "Share"]:
        kinds = written.count(f"export interface {name} {{") + written.count(f"export type {name} ")
        assert kinds == 1, name


def test_members_of_a_union_are_told_apart_by_their_tag() -> None:
    written = typescript()
    assert 'export interface Ping {\n  type: "ping";\n}' in written
    assert "export type FromServer =\n  | TableInfo\n  | Update\n" in written


def test_what_a_browser_may_leave_out_is_optional_and_what_the_server_sends_is_not() -> None:
    written = typescript()
    assert '  hold?: boolean | "needed";' in written  # Act, from the browser
    assert "  rule: string;" in written  # Refused, always sent whole
    assert "  clock?: ClockRules;" in written and "  time: number;" in written


def test_remarks_and_docstrings_come_along() -> None:
    written = typescript()
    assert f"/** {wire.SeatInfo.__doc__} */" in written
    assert "/** this browser holds it */" in written


def test_check_tells_whether_a_file_is_out_of_date(tmp_path: Path) -> None:
    assert run("schema", tmp_path).exit_code == 0
    assert run("schema", "--check", tmp_path).exit_code == 0
    for name in ("net/schema.ts", "games/schema.ts", "games/caylus_magna_carta/schema.ts"):
        file = tmp_path / name
        before = file.read_text("utf-8")
        file.write_text(before + "// mine\n", "utf-8")
        refused = assert_refused(run("schema", "--check", tmp_path))
        assert "stavitel schema writes it anew" in refused
        file.write_text(before, "utf-8")
