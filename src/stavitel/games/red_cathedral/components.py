"""The box: every number of the rules and cards, read and validated from components.toml."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.fields import BadField, Fields, entries, numbers
from stavitel.games.red_cathedral.cards import (
    BASE,
    COLOURS,
    DOME,
    INFLUENCE,
    INFLUENCE_CARDS,
    KINDS,
    MATERIALS,
    MAX_SEATS,
    MIDDLE,
    ORNAMENTS,
    PLANS,
    QUADRANTS,
    RESOURCES,
    SECTION_TYPES,
    SECTIONS,
    SLOT_COUNT,
    SOLO_CARDS,
    SOLO_INVENTORY,
    SOLO_RECOGNITION,
    TILES,
    WHITE_1,
    WHITE_2,
)
from stavitel.games.red_cathedral.reading import (
    PLENTY,
    REMARKS,
    SECTIONS_PER_PLAYER,
    Influence,
    InfluenceCard,
    Plan,
    Section,
    Tile,
    entry_group,
    read_influence,
    read_influence_card,
    read_plan,
    read_section,
    read_tile,
)

LONGEST_TRACK: Final = 400
DICE_LIMIT: Final = 3
"""With fewer dice to a space the market could get stuck (RC-14.4)."""
MOST_A_DIE: Final = 4
MOST_RUBLES: Final = 9_999
MOST_TURNS: Final = 9_999


@final
class Components:
    """All numbers of one edition of the game; states only point at it."""

    def __init__(self, data: dict[str, object]) -> None:
        top = Fields(data, [])
        self.data: Final = data
        top.ignore("schema", "game", "totals", "die")
        self.supply: vec[i64] = vec[i64]([0] * KINDS)
        for i, entry in enumerate(entries(top, "material", MATERIALS)):
            entry.ignore("id", "common", "jewel", *REMARKS)
            self.supply[i] = entry.number("supply", 0, PLENTY)
            entry.done()
        self._read_money_and_boards(top)
        self._read_track(top)
        self._read_market(top)
        self._read_ornaments(top)
        self.tiles: Final[list[Tile]] = [read_tile(e) for e in entries(top, "workshop_tile", TILES)]
        self.influence: Final[list[Influence]] = [
            read_influence(e) for e in entries(top, "influence_action", INFLUENCE)
        ]
        self.influence_cards: Final[list[InfluenceCard]] = [
            read_influence_card(e) for e in entries(top, "influence_card", INFLUENCE_CARDS)
        ]
        self.plans: Final[list[Plan]] = [read_plan(e) for e in entries(top, "plan", PLANS)]
        self.sections: Final[list[Section]] = [
            read_section(e) for e in entries(top, "cathedral_card", SECTIONS)
        ]
        self._read_solo(top)
        self._read_scoring(top)
        self._read_clock(top)
        top.done()
        self._check_decks()

    def __reduce__(self) -> tuple[object, ...]:
        return Components, (self.data,)

    def __deepcopy__(self, memo: object) -> "Components":
        return self  # nothing in it ever changes

    def slot_cost(self, colour: i64, side: i64, slot: i64) -> i64:
        """Rubles for a tile laid face up on a board of this colour (RC-9.4, RC-9.6)."""
        if side != 0:
            return self.advanced_cost
        if slot == WHITE_1:
            return self.white_1_cost
        if slot == WHITE_2:
            return self.white_2_cost
        return self.own_cost if slot == colour else self.other_cost

    def banners(self) -> i64:
        return self.banners_inside + self.banners_outside

    def _check_decks(self) -> None:
        """Every table finds a plan, enough tiles and a card of every group (RC-2.3 to 2.6)."""
        for players in range(2, MAX_SEATS + 1):
            if not [plan for plan in self.plans if plan.players == players]:
                raise BadField(["plan"], f"expected a plan for {players} players; it is missing")
        plain = len([tile for tile in self.tiles if not tile.plus])
        wanted = 2 * SECTIONS_PER_PLAYER
        if plain < wanted:
            raise BadField(["workshop_tile"], f"expected {wanted} tiles without plus; got {plain}")
        guilds = {int(card.guild) for card in self.influence_cards}
        if len(guilds) != QUADRANTS:
            raise BadField(["influence_card"], "expected a card of every group")

    def _read_money_and_boards(self, top: Fields) -> None:
        rubles = entry_group(top, "rubles")
        rubles.ignore("coins")
        self.denominations: vec[i64] = vec[i64](numbers(rubles, "denominations", 0, 1, PLENTY))
        start = numbers(rubles, "start_by_turn_order", MAX_SEATS, 0, PLENTY)
        self.start_rubles: vec[i64] = vec[i64](start)
        self.bank_limit: i64 = rubles.number("bank_limit", sum(start), MOST_RUBLES)
        rubles.done()
        inventory = entry_group(top, "inventory")
        inventory.ignore("free_at_start")
        self.banners_inside: i64 = inventory.number("banners_inside_at_start", 0, SLOT_COUNT)
        outside = SLOT_COUNT - int(self.banners_inside)
        # as many banners as slots, so that every tile finds a place (RC-14.5)
        self.banners_outside: i64 = inventory.number("banners_outside_at_start", outside, outside)
        self.spaces: i64 = inventory.number("spaces", int(self.banners_inside), PLENTY)
        inventory.done()
        basic = entry_group(top, "workshop_board_basic")
        self.own_cost: i64 = basic.number("own", 0, PLENTY)
        self.other_cost: i64 = basic.number("other", 0, PLENTY)
        self.white_1_cost: i64 = basic.number("white_1", 0, PLENTY)
        self.white_2_cost: i64 = basic.number("white_2", 0, PLENTY)
        basic.done()
        advanced = entry_group(top, "workshop_board_advanced")
        self.advanced_cost: i64 = advanced.number("slot_cost", 0, PLENTY)
        advanced.number("white_slots_hold_banners", 2, 2)
        inside = SLOT_COUNT - 2
        self.advanced_inside: i64 = advanced.number("inventory_banners", inside, inside)
        self.locked: list[vec[i64]] = []
        for colour in COLOURS:
            board = advanced.group(colour)
            row = [board.word(slot, ORNAMENTS) for slot in COLOURS]
            board.done()
            self.locked.append(vec[i64](row))
        advanced.done()

    def _read_track(self, top: Fields) -> None:
        """Both scales of the score track, as steps up and down from every space (RC-3.2)."""
        track = entry_group(top, "score_track")
        track.ignore("known_prestige")
        last = track.number("last_space", 1, LONGEST_TRACK)
        self.last_space: i64 = last
        self.start_space: i64 = track.number("start_space", 0, last)
        spaces = numbers(track, "prestige_spaces", 0, 1, last)
        if sorted(set(spaces)) != spaces or not spaces or spaces[-1] != last:
            raise track.fault("prestige_spaces", f"expected ascending spaces up to {last}")
        self.flip_value: i64 = track.number("flip_value", len(spaces), len(spaces))
        track.done()
        self.prestige_at: vec[i64] = vec[i64](
            [len([s for s in spaces if s <= space]) for space in range(last + 1)]
        )
        self.space_above: vec[i64] = vec[i64](
            [min([s for s in spaces if s > space], default=last) for space in range(last + 1)]
        )
        self.space_below: vec[i64] = vec[i64](
            [max([s for s in spaces if s < space], default=0) for space in range(last + 1)]
        )

    def _read_market(self, top: Fields) -> None:
        market = entry_group(top, "market")
        market.ignore("spaces", "quadrants", "direction", "extra_step_dice")
        self.dice_limit: i64 = market.number("max_dice_per_space", DICE_LIMIT, PLENTY)
        self.step_cost: i64 = market.number("extra_step_cost", 1, PLENTY)
        self.first_die_on: i64 = market.word("setup_first_die_on", RESOURCES)
        market.done()
        self.token_amount: vec[i64] = vec[i64]([0] * len(RESOURCES))
        ids = [f"token_{name}" for name in RESOURCES]
        for i, entry in enumerate(entries(top, "resource_token", ids)):
            entry.ignore("id", *REMARKS)
            entry.word("gives", [RESOURCES[i]])
            entry.number("count", 1, 1)
            self.token_amount[i] = entry.number("amount", 1, MOST_A_DIE)
            entry.done()

    def _read_ornaments(self, top: Fields) -> None:
        self.ornaments: vec[i64] = vec[i64]([0] * len(ORNAMENTS))
        self.ornament_material: vec[i64] = vec[i64]([0] * len(ORNAMENTS))
        for i, entry in enumerate(entries(top, "ornament", ORNAMENTS)):
            entry.ignore("id", *REMARKS)
            printed = sum([1 for slot in self.locked[0] if slot == i])
            # the boards of the advanced side show every ornament of a player once
            self.ornaments[i] = entry.number("per_player", printed, printed)
            entry.word("on", [SECTION_TYPES[i]])
            self.ornament_material[i] = entry.word("material", MATERIALS)
            entry.number("jewels_max", 2, 2)
            entry.done()
        prestige = entry_group(top, "ornament_prestige")
        none = prestige.number("no_jewel", 0, PLENTY)
        one = prestige.number("one_jewel", 0, PLENTY)
        same = prestige.number("two_same_jewels", 0, PLENTY)
        different = prestige.number("two_different_jewels", 0, PLENTY)
        prestige.done()
        # in the order of JEWELS
        self.jewel_prestige: vec[i64] = vec[i64]([none, one, one, same, same, different])
        self.emeralds: vec[i64] = vec[i64]([0, 1, 0, 2, 0, 1])
        self.amethysts: vec[i64] = vec[i64]([0, 0, 1, 0, 2, 1])

    def _read_solo(self, top: Fields) -> None:
        solo = entry_group(top, "solo")
        solo.ignore("end_bonus", "human_plays_first", "uses_plans_for", "opponent_banners")
        banners = int(self.banners())
        solo.number("opponent_banners_on_claim_card", banners - 1, banners - 1)
        self.ivan_ornaments: vec[i64] = vec[i64](solo.words("ornament_order", ORNAMENTS))
        self.ivan_ornament_prestige: i64 = solo.number("ornament_prestige", 0, PLENTY)
        solo.done()
        rows = entries(top, "solo_card", SOLO_CARDS)
        self.ivan_recognition: i64 = rows[SOLO_RECOGNITION].number("get_recognition", 0, PLENTY)
        self.ivan_materials: i64 = rows[SOLO_INVENTORY].number("take_materials", 0, PLENTY)
        for row in rows:
            row.ignore("id", "action", *REMARKS)
            row.done()

    def _read_scoring(self, top: Fields) -> None:
        scoring = entry_group(top, "scoring")
        most = int(self.banners())
        self.end_sections: i64 = scoring.number("end_trigger_sections", 1, most)
        self.end_prestige: i64 = scoring.number("end_trigger_prestige", 0, PLENTY)
        self.leftovers: i64 = scoring.number("leftovers_per_prestige", 1, PLENTY)
        self.per_section: i64 = scoring.number("tower_per_section", 0, PLENTY)
        self.per_ornament: i64 = scoring.number("tower_per_ornament", 0, PLENTY)
        self.place_divisor: i64 = scoring.number("next_place_divisor", 1, PLENTY)
        self.second_divisor: i64 = scoring.number("two_player_second_divisor", 1, PLENTY)
        self.exchange_rubles: i64 = scoring.number("prestige_to_rubles", 0, PLENTY)
        self.deliveries: i64 = scoring.number("deliveries_per_build", 1, PLENTY)
        scoring.done()

    def _read_clock(self, top: Fields) -> None:
        clock = entry_group(top, "clock")
        self.clock_turns: i64 = clock.number("turns_with_clock", 1, MOST_TURNS)
        self.most_turns: i64 = clock.number("turns_at_most", 1, MOST_TURNS)
        clock.done()


def section_type(section: i64) -> i64:
    """Base, middle section or dome, by the place in the list of names."""
    if section < 10:
        return BASE
    return MIDDLE if section < 30 else DOME
