"""House rules: readings of a rule between which a table chooses before the game."""

from typing import Final, final


@final
class Switch:
    """A rule that can be read in more than one way; the first choice is the usual one. `rules`
    are the numbers of the rule and of the ruling about it.

    Where the usual choice has changed, `former` is the one that rules before version `since`
    played by without naming it. Fingerprints leave that one out for ever, so that a game played
    before there was a choice keeps its mark.

    A switch with `variants` says something about those alone; without, about all of them. Where it
    is `harmless`, tables of other variants may name any choice, since it changes nothing there:
    files do that from when every table had the choice.
    """

    def __init__(
        self,
        name: str,
        choices: list[str],
        rules: list[str],
        former: str = "",
        since: int = 0,
        variants: list[str] | None = None,
        harmless: bool = False,
    ) -> None:
        assert not former or former in choices
        self.name: Final = name
        self.choices: Final = choices
        self.rules: Final = rules
        self.former: Final = former
        self.since: Final = since
        self.variants: Final[list[str]] = variants or []
        self.harmless: Final = harmless

    def concerns(self, variant: str) -> bool:
        """Whether a table that plays this variant has the choice."""
        return not self.variants or variant in self.variants

    def may_choose(self, variant: str, choice: str) -> bool:
        """Whether a table of this variant can be played by one of the choices."""
        return choice == self.usual or self.harmless or self.concerns(variant)

    @property
    def usual(self) -> str:
        return self.choices[0]

    @property
    def unsaid(self) -> str:
        """The choice that goes without saying in a fingerprint."""
        return self.former or self.usual


def former_choices(switches: list[Switch], version: int) -> dict[str, str]:
    """What rules of an older version played by where ours would choose otherwise."""
    return {one.name: one.former for one in switches if version < one.since}


def choices_in(switches: list[Switch], table: dict[str, object]) -> dict[str, str]:
    """The choices of a position, which leaves out the usual ones."""
    return {one.name: str(table.get(one.name, one.usual)) for one in switches}
