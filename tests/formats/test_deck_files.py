"""Deck files that are rubbish: one sentence with file and line, never a stack of calls."""

from pathlib import Path

import pytest

from stavitel.decks import LARGEST, BadDeck, open_deck, read_deck, sample_text
from stavitel.engine.rng import Rng
from tests.formats.mutations import ODD, TOKEN


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "the file is empty"),
        (b"\x00\x01\x02", "binary data"),
        (b"\xff\xfe\x00d", "binary data"),
        (b"GIF89a\x00\x00", "binary data"),
        (b"{}\n", "on this line"),
        (b"[cards\nabbey = 1\n", "]"),
        (b"name = 'a'\nname = 'b'\n", "already given in line 1"),
        (b"# nothing else\n" * (LARGEST // 8), "the file is larger"),
        (b"a = 99999999999999999999999\n", "at most 18 digits"),
    ],
)
def test_what_is_no_deck_is_refused_in_one_sentence(
    data: bytes, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(data)
    with pytest.raises(BadDeck, match=r"deck\.toml") as refused:
        open_deck(str(path))
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_empty_table_lacks_everything() -> None:
    found = read_deck("# no deck yet\n", "deck.toml").faults
    keys = ["format", "name", "author", "", ""]
    assert [(fault.about, fault.code) for fault in found] == list(
        zip(keys, ["TD-13", "TD-13", "TD-13", "TD-01", "TD-06"], strict=True)
    )


@pytest.mark.parametrize("seed", range(200))
def test_a_damaged_file_is_a_deck_with_faults_or_refused(seed: int) -> None:
    rng, tokens = Rng(seed), TOKEN.findall(sample_text("golden_mean"))
    tokens[int(rng.below(len(tokens)))] = ODD[int(rng.below(len(ODD)))]
    text = "".join(tokens)
    try:
        verdict = read_deck(text, "deck.toml")
    except BadDeck as refused:
        assert "\n" not in str(refused)
    else:
        assert all(fault.code.startswith("TD-") for fault in verdict.faults)
