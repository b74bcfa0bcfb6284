"""How a page looks, measured by the page itself: what is cut off, too small, or breaks badly."""

import re

from playwright.sync_api import Page

ONE_LETTER = {"cs": "aikosuvz", "pl": "aiouwz"}
WORDS = 40
"""A screen says at least so many: a test that reads nothing shows nothing."""

ENDS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    let count = 0, before = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement.checkVisibility() || node.parentElement.closest('svg')) continue;
        let block = node.parentElement;
        while (getComputedStyle(block).display === 'inline') block = block.parentElement;
        for (const word of node.data.matchAll(/[^ \\n\\t]+/g)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const boxes = range.getClientRects();
            if (!boxes.length) continue;
            count += 1;
            const next = { word: word[0], block, top: boxes[0].top, left: boxes[0].left };
            const below = before?.block === block && next.top >= before.bottom - 2;
            if (below && next.left < before.right)
                found.push([before.word, word[0]]);
            const last = boxes[boxes.length - 1];
            before = { ...next, bottom: last.bottom, right: last.right };
        }
    }
    return { count, found };
}"""


def settle(page: Page) -> None:
    """Wait until letters have their shape, and nothing moves or changes its colour."""
    page.wait_for_function(
        """async () => await document.fonts.ready && document.getAnimations().every((one) =>
            one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
    )


def clipped(page: Page) -> list[str]:
    """Texts that do not fit their box and cannot be scrolled to."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, td, th, li, p')]
            .filter((e) => e.checkVisibility() && !e.closest('[aria-hidden=true]'))
            .filter((e) => getComputedStyle(e).overflowX === 'hidden' && e.clientWidth > 1
                && e.scrollWidth > e.clientWidth + 1)
            .filter((e) => ![...e.children].some((inner) => inner.clientWidth === 1)) // unseen
            .map((e) => e.textContent.trim().slice(0, 60))"""
    )
    return found


def small(page: Page) -> list[str]:
    """Things to press that are smaller than 24 px; links in a line of text may be."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, input, select, summary, a[href]')]
            .filter((e) => e.checkVisibility({opacityProperty: true}))
            .map((e) => [e, e.getBoundingClientRect()])
            .filter(([e, box]) => box.width > 1 && (box.width < 24 || box.height < 24)
                && !(e.matches('a') && e.closest('p, li, dd, [role=cell]'))
                && !(e.matches('input') && e.closest('label')))
            .map(([e, box]) => `${e.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)"""
    )
    return found


def bad_ends(page: Page, lang: str) -> list[tuple[str, str]]:
    """Lines that end in a word of one letter or a bare number: that word and the one after it."""
    read = page.evaluate(ENDS)
    assert read["count"] > WORDS
    letters = ONE_LETTER.get(lang, "")
    bad = re.compile(rf"[(„“]?(?:[{letters}]|\d+)" if letters else r"[(„“]?\d+", re.IGNORECASE)
    return [(word, after) for word, after in read["found"] if bad.fullmatch(word)]
