"""Text in a style that ends where the text ends."""

from rich.text import Text


def styled(text: str, style: str) -> Text:
    """Whatever is put behind it is plain again, unlike behind `Text(text, style)`."""
    return Text.assemble((text, style))
