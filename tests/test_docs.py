"""The pages of `docs` hang together: links lead somewhere, and every decision is in the list."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
DECISIONS = ROOT / "docs" / "decisions"


def links(page: Path) -> Iterator[str]:
    """What a page links to inside the repository, without the place on that page."""
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if not re.match(r"[a-z]+:|#", target):
            yield target.partition("#")[0]


def test_every_link_leads_to_a_file() -> None:
    found = [(page, target) for page in PAGES for target in links(page)]
    assert len(found) > 40
    lost = [
        f"{page.relative_to(ROOT)}: {target}"
        for page, target in found
        if not (page.parent / target).exists()
    ]
    assert lost == []


def test_every_decision_is_in_the_list() -> None:
    notes = sorted(path.name for path in DECISIONS.glob("0*.md"))
    assert sorted(links(DECISIONS / "README.md")) == notes
