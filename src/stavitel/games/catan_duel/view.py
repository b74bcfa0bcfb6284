"""What one seat may know of the table, in words (CD-20)."""

from msgspec import UNSET

from stavitel.engine.bits import members
from stavitel.engine.seen import waiting_for, word
from stavitel.games.catan_duel.cards import (
    ALL_BACKS,
    BACK_COUNT,
    BACKS,
    CACHE,
    CARDS,
    COLOURS,
    FIRST_TOWN,
    HAPPENING_COUNT,
    HAPPENINGS,
    LEFT,
    NO_TOWN,
    NOBODY,
    NOTHING,
    OWN_BACK,
    PHASES,
    PLACE_COUNT,
    PLACES,
    REGIONS,
    RESOURCES,
    RIGHT,
    SEATS,
    SIDES,
    SITES,
    STACKS,
    START_REGIONS,
    SYMBOLS,
    TERRAINS,
    TOWN_COUNT,
    TOWNS,
    VARIANTS,
)
from stavitel.games.catan_duel.deck_counts import chosen_event
from stavitel.games.catan_duel.fields import (
    CITIES,
    FIXED_EVENT,
    FIXED_PRODUCTION,
    OPEN_DECKS,
    ROADS,
    SETTLEMENTS,
    STATE,
)
from stavitel.games.catan_duel.imagine_decks import not_yet_dealt
from stavitel.games.catan_duel.memory import card_of, is_fogged, is_known, is_lost, is_somewhere
from stavitel.games.catan_duel.own_decks import deck_list, event_list
from stavitel.games.catan_duel.players import cards_at
from stavitel.games.catan_duel.points import strength_holder, trade_holder
from stavitel.games.catan_duel.position import named_counts
from stavitel.games.catan_duel.replenish import hand_limit
from stavitel.games.catan_duel.rows import row_places
from stavitel.games.catan_duel.stacks import back_shown, is_laid
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.views import (
    Cache,
    CatanDuelView,
    Cell,
    Die,
    DiscardPile,
    Events,
    FaceUp,
    GridRegion,
    HandCard,
    HandSeen,
    Player,
    Region,
    Source,
    Stack,
    Tokens,
    TownKind,
    Worth,
)


def view(s: CatanDuel, seat: int) -> CatanDuelView:
    """Everything open, and of hidden cards what the seat has seen and remembers.

    A spectator, seat NOBODY, knows no hidden card. What the opponent knows is never told.
    """
    return CatanDuelView(
        variant=VARIANTS[s.variant],
        switches=STATE.choices(s, VARIANTS[s.variant]),
        phase=PHASES[s.phase],
        turn=s.turn,
        active=word(COLOURS, s.active),
        starter=word(COLOURS, s.starter),
        target=s.target(),
        production=None if s.production == 0 else s.production,
        symbol=word(SYMBOLS, s.symbol),
        happening=word(HAPPENINGS, s.happening),
        fixed=fixed(s),
        tokens=Tokens(
            strength=word(COLOURS, strength_holder(s)), trade=word(COLOURS, trade_holder(s))
        ),
        hand=UNSET if seat == NOBODY else own_hand(s, seat),
        players=[player(s, other, seat) for other in range(SEATS)],
        central={
            "roads": int(s.central_left(ROADS)),
            "settlements": int(s.central_left(SETTLEMENTS)),
            "cities": int(s.central_left(CITIES)),
        },
        regions_left=regions_left(s),
        stacks=[stack_seen(s, stack, seat) for stack in laid_stacks(s)],
        face_up=face_up(s),
        discard=UNSET if s.mode().is_own else discard_pile(s, 0),
        events=events(s, seat),
        waiting=waiting_for(s, COLOURS),
        viewer=word(COLOURS, seat),
        somewhere=UNSET if seat == NOBODY else somewhere(s, seat),
        to_come=to_come(s, seat) if s.mode().is_own and seat != NOBODY else UNSET,
    )


def fixed(s: CatanDuel) -> list[Die]:
    """The dice a card has fixed this turn (CD-5.3)."""
    dice: list[Die] = []
    if s.fixed & FIXED_PRODUCTION != 0:
        dice.append("production")
    if s.fixed & FIXED_EVENT != 0:
        dice.append("event")
    return dice


def player(s: CatanDuel, seat: int, viewer: int) -> Player:
    """A principality on its grid, places named by column and row as in `cards.py`."""
    towns = [town for town in range(TOWN_COUNT) if s.level(seat, town) != NO_TOWN]
    places = [place for place in range(PLACE_COUNT) if s.region(seat, place) != NOTHING]
    return Player(
        seat=COLOURS[seat],
        points=s.victory_points(seat),
        sources=sources(s, seat),
        strength=s.strength(seat),
        skill=s.skill(seat),
        commerce=s.commerce(seat),
        progress=s.progress(seat),
        goods={name: int(s.held(seat, kind)) for kind, name in enumerate(RESOURCES)},
        regions={PLACES[place]: region(s, seat, place) for place in places},
        towns={TOWNS[town]: town_kind(s, seat, town) for town in towns},
        sites={
            SITES[site]: cards_at(s, seat, site)
            for town in towns
            for site in (2 * town, 2 * town + 1)
        },
        roads=[name for side, name in enumerate(SIDES) if s.outer_road(seat, side)],
        cache=cache(s, seat),
        principality=grid(s, seat, towns),
        hand=hand_seen(s, seat, viewer),
        hand_limit=hand_limit(s, seat),
        discard=discard_pile(s, seat) if s.mode().is_own else UNSET,
        deck=deck_list(s, seat) if sees_deck(s, seat, viewer) else UNSET,
        chosen=event_list(s, seat) if sees_deck(s, seat, viewer) else UNSET,
    )


def town_kind(s: CatanDuel, seat: int, town: int) -> TownKind:
    return "city" if s.is_city(seat, town) else "settlement"


def grid(s: CatanDuel, seat: int, towns: list[int]) -> list[list[Cell]]:
    """The same as it lies before the owner, for readers: columns from left to right (CD-3.1)."""
    columns = range(2 * (towns[0] - FIRST_TOWN) - 1, 2 * (towns[-1] - FIRST_TOWN) + 2)
    rows: list[list[Cell]] = [["", *columns]]
    for row, name in enumerate(["above", "below"]):
        cells: list[Cell] = [name]
        for column in columns:
            cells.append(cell(s, seat, f"{column}{'ab'[row]}"))
        rows.append(cells)
    middle: list[Cell] = ["middle"]
    for column in columns:
        middle.append(between(s, seat, column, towns))
    return [rows[0], rows[1], middle, rows[2]]


def cell(s: CatanDuel, seat: int, name: str) -> Cell:
    """A region with its stock, or the expansions of a site."""
    if name in SITES:
        return cards_at(s, seat, SITES.index(name))
    place = PLACES.index(name)
    return GridRegion(region=REGIONS[s.region(seat, place)], stock=s.stock(seat, place))


def between(s: CatanDuel, seat: int, column: int, towns: list[int]) -> str | None:
    """A town in an even column, a road, or nothing yet, in an odd one."""
    if column % 2 == 0:
        return town_kind(s, seat, FIRST_TOWN + column // 2)
    left, right = 2 * (towns[0] - FIRST_TOWN) - 1, 2 * (towns[-1] - FIRST_TOWN) + 1
    if column in (left, right):
        return "road" if s.outer_road(seat, LEFT if column == left else RIGHT) else None
    return "road"


def region(s: CatanDuel, seat: int, place: int) -> Region:
    number = s.region(seat, place)
    card = s.box.regions[number]
    return Region(
        region=REGIONS[number],
        terrain=TERRAINS[card.resource],
        resource=RESOURCES[card.resource],
        number=card.die,
        stock=s.stock(seat, place),
    )


def cache(s: CatanDuel, seat: int) -> Cache | None:
    """The Gold Cache, beyond which region it lies and what it holds (CD-18.13)."""
    if s.cache_at(seat) == NOTHING:
        return None
    return Cache(place=PLACES[s.cache_at(seat)], stock=s.stock(seat, CACHE))


def sources(s: CatanDuel, seat: int) -> dict[Source, int]:
    """Where victory points come from (CD-17.1)."""
    levels = [int(s.level(seat, town)) for town in range(TOWN_COUNT)]
    towns = [sum([int(s.box.town_points[n]) for n in levels if n == level]) for level in (1, 2)]
    token = int(s.box.token_points)
    return {
        "settlements": towns[0],
        "cities": towns[1],
        "cards": int(s.own_points(seat)) - sum(towns),
        "strength": token if s.has_strength_advantage(seat) else 0,
        "trade": token if s.has_trade_advantage(seat) else 0,
    }


# hidden cards


def own_hand(s: CatanDuel, seat: int) -> list[HandCard]:
    return [hand_card(s, int(card_of(s.raw_hand(seat, n)))) for n in range(s.hand_size(seat))]


def hand_card(s: CatanDuel, number: int) -> HandCard:
    """A card as its owner reads it: what it costs, the points it brings, and what it does."""
    card = s.box.cards[number]
    worth: dict[Worth, int] = {
        "points": int(card.victory),
        "strength": int(card.strength),
        "skill": int(card.skill),
        "commerce": int(card.commerce),
        "progress": int(card.progress),
    }
    return HandCard(
        card=CARDS[number],
        cost={name: card.costs[kind] for kind, name in enumerate(RESOURCES)},
        worth=worth,
        effect=CARDS[number],
    )


def hand_seen(s: CatanDuel, seat: int, viewer: int) -> HandSeen:
    """A hand by its backs; of the opponent's also the cards the viewer knows in it, and how many
    he has lost track of."""
    raws = [int(s.raw_hand(seat, n)) for n in range(s.hand_size(seat))]
    known = [raw for raw in raws if viewer == 1 - seat and is_known(raw, viewer)]
    lost = [raw for raw in raws if viewer != NOBODY and is_lost(raw, viewer)]
    return HandSeen(
        cards=len(raws),
        backs=backs(s, raws),
        known=[CARDS[card_of(raw)] for raw in known],
        fogged=backs(s, lost),
    )


def backs(s: CatanDuel, raws: list[int]) -> dict[str, int]:
    """How many of these cards have which back, without naughts."""
    if not s.backs_show():
        return {ALL_BACKS[OWN_BACK]: len(raws)} if raws else {}
    all_of = [int(s.box.back[card_of(raw)]) for raw in raws]
    return {name: all_of.count(back) for back, name in enumerate(BACKS) if back in all_of}


def stack_seen(s: CatanDuel, stack: int, viewer: int) -> Stack:
    """A draw stack from the top: cards the viewer knows, None where he does not; `fogged` are
    the places, counted from 1, where something may lie that he has lost track of. `row` are cards
    he has seen in this order, of which some are missing now and the others lie on top."""
    raws = [int(s.raw_card(stack, n)) for n in range(s.stack_size(stack))]
    known = [viewer != NOBODY and is_known(raw, viewer) for raw in raws]
    fogged = [n + 1 for n, raw in enumerate(raws) if viewer != NOBODY and is_fogged(raw, viewer)]
    return Stack(
        stack=STACKS[stack],
        owner=COLOURS[s.mode().backs[stack]] if s.mode().is_own else UNSET,
        back=ALL_BACKS[back_shown(s, stack)],
        size=len(raws),
        cards=[CARDS[card_of(raw)] if known[n] else None for n, raw in enumerate(raws)],
        fogged=fogged,
        row=row_seen(s, stack, viewer),
        backs=[BACKS[s.back_in(stack, n) % BACK_COUNT] for n in range(len(raws))]
        if s.backs_mix()
        else UNSET,
    )


def laid_stacks(s: CatanDuel) -> list[int]:
    return [stack for stack in range(s.mode().stacks) if is_laid(s, stack)]


def sees_deck(s: CatanDuel, seat: int, viewer: int) -> bool:
    """Everybody his own; the other's where lists are open (CD-21.48, CD-21.49)."""
    return s.mode().is_own and (seat == viewer or s.deck_lists == OPEN_DECKS)


def to_come(s: CatanDuel, seat: int) -> dict[str, int]:
    """The cards of one's own stacks that one has not seen, as a set: their order is unknown. While
    stacks are formed, those no stack has got yet are among them."""
    counts = [0] * len(CARDS)
    for card in not_yet_dealt(s, seat):
        counts[card] += 1
    for stack in range(s.mode().stacks):
        if s.mode().backs[stack] == seat:
            for n in range(s.stack_size(stack)):
                raw = int(s.raw_card(stack, n))
                counts[card_of(raw)] += 0 if is_known(raw, seat) else 1
    return {CARDS[card]: n for card, n in enumerate(counts) if n > 0}


def row_seen(s: CatanDuel, stack: int, viewer: int) -> list[str]:
    if viewer == NOBODY:
        return []
    return [CARDS[card_of(s.raw_at(place))] for place in row_places(s, viewer, stack)]


def somewhere(s: CatanDuel, viewer: int) -> list[str]:
    """Cards the viewer has seen and lost track of, in the order of their numbers."""
    other = 1 - viewer
    raws = [int(s.raw_hand(other, n)) for n in range(s.hand_size(other))]
    for stack in range(s.mode().stacks):
        raws += [int(s.raw_card(stack, n)) for n in range(s.stack_size(stack))]
    return [
        CARDS[card]
        for card in sorted([int(card_of(raw)) for raw in raws if is_somewhere(raw, viewer)])
    ]


# what lies in the middle


def regions_left(s: CatanDuel) -> list[str]:
    """Everybody can count which regions are in the stack; their order nobody knows."""
    return [REGIONS[SEATS * START_REGIONS + n] for n in members(int(s.regions_left))]


def face_up(s: CatanDuel) -> FaceUp | None:
    """The card that lies open beside the stacks, and how many of it (CD-14.3)."""
    if s.mode().face_up_card == NOTHING:
        return None
    return FaceUp(card=CARDS[s.mode().face_up_card], left=s.face_up_left)


def discard_pile(s: CatanDuel, pile: int) -> DiscardPile:
    """Its top card only (CD-15.4)."""
    size = int(s.pile_size(pile))
    return DiscardPile(cards=size, top=CARDS[s.in_pile(pile, size - 1)] if size else None)


def events_known(s: CatanDuel, happening: int, viewer: int) -> int:
    """How many of an event the viewer knows to be in the game; those he has chosen among them."""
    met = int(s.events_met(happening))
    if not s.mode().is_own:
        return met
    sure = int(s.mode().sure_events[happening])
    seen = [seat for seat in range(SEATS) if sees_deck(s, seat, viewer)]
    return max(met, sure + sum([int(chosen_event(s, seat, happening)) for seat in seen]))


def events(s: CatanDuel, viewer: int) -> Events:
    """The event stack: its size, what has come since it was built, and what is known to be in
    the game; in the Duel some are unknown (CD-16.3)."""
    happenings = range(HAPPENING_COUNT)
    return Events(
        left=s.mode().events - s.all_events_drawn(),
        drawn=named_counts([int(s.events_drawn(n)) for n in happenings]),
        known=named_counts([events_known(s, n, viewer) for n in happenings]),
    )
