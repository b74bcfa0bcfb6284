### What all games and the terminal share, English.

## Lists: texts.py joins the parts of a sentence with these.

list-more = { $left }, { $right }
list-last = { $left } and { $right }
nothing = nothing

## Why not? The engine's own reason.

why-not_now = This cannot be done now.

### Terminal

## Signs and short heads on the table of Caylus Magna Carta

terminal-cmc-food = F
terminal-cmc-wood = W
terminal-cmc-stone = S
terminal-cmc-gold = G
terminal-cmc-any = any cube
terminal-cmc-known_hand = Known to be in hand
terminal-cmc-hand = hand
terminal-cmc-pile = pile
terminal-cmc-discard = disc.
terminal-cmc-buildings = build.
terminal-cmc-prestige = prest.

## Signs and short heads on the table of The Red Cathedral

terminal-rc-wood = W
terminal-rc-brick = B
terminal-rc-stone = S
terminal-rc-gold = G
terminal-rc-white = W
terminal-rc-room = room
terminal-rc-all-types = all types
terminal-rc-same = of one kind
terminal-rc-different = different kinds
terminal-rc-next = recognition to the next prestige

## At the table

terminal-you = you
terminal-welcome = You play { $seats }. A different table: stavitel play --help
terminal-keys = Number or notation · ? why not · u undo · l log · v table · h cards · r rules · s save · q quit
terminal-more-keys = ? 5.20 shows a rule · ? word searches what is refused · l all the whole log · h all every card · r word searches the rules · s FILE saves there
terminal-since = Since your last move
terminal-earlier =
    { $n ->
        [one] … and { $n } line before: l
       *[other] … and { $n } lines before: l
    }
terminal-nothing-yet = Nothing has happened yet.
terminal-thinking = { $seat } is thinking …
terminal-curtain = { $seat }: press Enter when nobody else is looking.
terminal-not-understood = “{ $input }” is not understood: type a number from 1 to { $n }, an action such as { $example }, or a key.
terminal-refused = Not possible now:
terminal-nothing-refused = Everything you might think of here is possible.
terminal-and-more = … and { $n } more
terminal-possible = This is possible: option { $n }.
terminal-ask-back = Type the same once more, or something else.
terminal-rule = rule { $rule }
terminal-not-found = Nothing found for “{ $words }”.
terminal-undone = Taken back: { $action }.
terminal-cannot-undo = Nothing to take back: your last choice is behind a drawn card or another player’s choice.
terminal-saved = Saved in { $file }
terminal-not-saved = Not saved: { $problem }
terminal-resume = Go on with: { $command }
terminal-serving = The table stands at { $address } (Ctrl-C clears it away, all games are kept)
terminal-measuring = Measurements are told at { $address }
terminal-backed-up = { $n ->
        [one] { $n } table is kept in { $target }
       *[other] { $n } tables are kept in { $target }
    }

## At the end

terminal-place = Place
terminal-winners =
    { $n ->
        [one] Winner: { $seats }
       *[other] Shared victory: { $seats }
    }
terminal-look-again = Look at it again: { $command }

## Replay

terminal-move = Move { $n } of { $total }
terminal-replay-keys = Enter next · b back · number jump · t table · q quit
terminal-replay-range = Expected a number from 0 to { $total }.

## The list of games

terminal-players-count =
    { $more ->
        [0] { $low } players
       *[other] { $low }–{ $high } players
    }
terminal-seats = Seats
terminal-variants = Variants
terminal-switches = Switches
terminal-usual = usual
terminal-entry = Entry
terminal-source = Source
terminal-note = Note
terminal-source-rulebook = from the rulebook
terminal-source-public = from public sources
terminal-source-reconstructed = reconstructed by us
terminal-source-own = your own numbers

## Why a table did not do what was asked

table-stale = The table has moved on; look again.
table-illegal = That is not possible now.
table-not-your-turn = It is not your turn.
table-not-yours = That is not your seat.
table-host-only = Only whoever set the table may do that.
table-not-others = Only where somebody else sits.
table-resigned = That seat has been given up for good.
table-other-seat = You already sit at this table; somebody else must take that seat.
table-muted = Whoever set the table has asked for quiet here.
table-seat-taken = That seat is taken.
table-no-seat = There is no such seat.
table-not-playing = The game is not being played.
table-not-over = Only once the game is over.
table-recording = This game was played by older rules and cannot go on.
table-not-away = Nobody stands in for that seat.
table-away = A bot stands in for your seat; take it back first.
table-confirm-first = Confirm your turn or take it back first.
table-nothing-held = There is nothing to confirm.
table-no-undo = There is nothing you could take back.
table-too-fast = That was too fast; wait a moment.
table-too-long = That is too long.
table-too-many = Too many are connected to this table.
table-talk-full = Enough has been said at this table; there is room for no more.
table-bad = That message cannot be read.
table-try-again = That could not be kept just now; try again.
table-aside = This table cannot be opened any more: what was kept of it is damaged. It was put aside; what can still be read can be saved as a file.
table-no-room = The server's disk is full. This was not kept; try again once there is room, everything before it is safe.
server-no-room = The server's disk takes nothing more; nothing new is kept until there is room.
table-number-early = Not every seat has promised its number yet; numbers are shown after that.
table-number-other = That is not the number promised before.
table-other-promise = That is not what this table promised.
