"""Drawn tables measured by the page itself: is everything that a decision needs in the window?"""

from dataclasses import dataclass, field

from playwright.sync_api import Page

# what does not lie between the question above and the lower edge of the window, once what has
# changed is drawn and before anything is scrolled
OUTSIDE = """async () => {
    scrollTo(0, 0);
    for (const _ of '12') await new Promise(requestAnimationFrame);
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const inside = (box) => box.top >= bar.bottom - 1 && box.bottom <= innerHeight + 1
        && box.left >= -1 && box.right <= innerWidth + 1;
    const board = document.querySelector('#board');
    const needed = [...board.querySelectorAll('[data-keep], button.place.open, button.place.held')]
        .filter((one) => one.checkVisibility());
    const outside = needed.filter((one) => !inside(one.getBoundingClientRect()))
        .map((one) => `${one.dataset.place ?? one.className}`
            + ` ${Math.round(one.getBoundingClientRect().bottom - innerHeight)}`);
    if (bar.top < -1 || bar.bottom > innerHeight) outside.push('question');
    return outside;
}"""
ENOUGH = 0.95


@dataclass
class Seen:
    """How many decisions were looked at, and what was outside of the window in which of them."""

    decisions: int = 0
    outside: list[str] = field(default_factory=list)

    def look(self, page: Page) -> None:
        """Look at the question, the player's goods and all that is lit, as they are now."""
        found: list[str] = page.evaluate(OUTSIDE)
        self.decisions += 1
        if found:
            self.outside.append("; ".join(found))

    def assert_enough(self, least: float = ENOUGH) -> None:
        """Decision screens need no scrolling in at least 95 of 100 cases."""
        within = self.decisions - len(self.outside)
        assert within >= least * self.decisions, f"{within} of {self.decisions}: {self.outside}"
