### What all games and the terminal share, English.

## Lists: texts.py joins the parts of a sentence with these.

list-more = { $left }, { $right }
list-last = { $left } and { $right }
nothing = nothing
yes = yes
no = no

## Why not? The engine's own reason.

why-not_now = You cannot do that now.

## Examples of the guide, played at the table

example-guide-why = The example does something else. Try it the way the text says.
example-end = That was the example. Read on in the guide, or play a game.

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
terminal-rc-next = recognition to the next prestige point

## Computer players: the names of their levels, and how they play

level-1 = visitor
level-1-hint = Overlooks more than half of what it could do and plans nothing; just right for a first game.
level-2 = helper
level-2-hint = Overlooks every third thing it could do, and forgets about you.
level-3 = apprentice
level-3-hint = Misses something now and then, and thinks only of the moment.
level-4 = journeyman
level-4-hint = Always takes what pays most right away, without thinking of your reply.
level-5 = mason
level-5-hint = Tries out its best ideas briefly, up to its next turn.
level-6 = foreman
level-6-hint = Compares its ideas in several ways the game could go.
level-7 = master builder
level-7-hint = Thinks ahead thoroughly and reckons with your best reply.
level-8 = architect
level-8-hint = Thinks for up to a second about every decision, and forgives little.
bot-random = random bot
bot-search = bot { $budget }

## At the table

terminal-you = you
terminal-welcome = You are playing { $seats }. For other ways to set up a game: stavitel play --help
terminal-keys = Number or notation · ? why not · t hint · u undo · l log · v table · h cards · r rules · s save · ! report · q quit
terminal-screen-keys = ↑↓ Enter, ? why not, t hint, u undo, l log, h cards, r rules, q quit
terminal-screen-back = ↑↓ PgUp PgDn scroll · any other key: back to the table
terminal-more-keys = ? 5.20 shows a rule · ? word searches what is refused · l all shows the whole log · h all shows every card · r word searches the rules · s FILE saves to that file · ! ACTION reports an action that was refused · t 5 gives a hint after five seconds of thought
terminal-screen-more-keys = A full stop begins a line: .? 5.20 shows a rule · .? word searches what is refused · .l all shows the whole log · .h all shows every card · .r word searches the rules · .s FILE saves to that file · .! ACTION reports an action that was refused · .t 5 gives a hint after five seconds of thought
terminal-signs = Signs
terminal-since = Since your last move
terminal-earlier =
    { $n ->
        [one] … and { $n } earlier line: l
       *[other] … and { $n } earlier lines: l
    }
terminal-nothing-yet = Nothing has happened yet.
terminal-thinking = { $seat } is thinking…
hint-promise = Winning chance { $share } % (± { $error }), about { $points } points at the end
hint-why = By your next turn, compared with the next best: { $what }
hint-why-not = By your next turn, compared with the best: { $what }
hint-more = { $what } more
hint-less = { $what } less
hint-then = Then perhaps: { $line }
hint-several = Hints are available only when everyone else is a bot.
terminal-replaced = { $player } could not go on ({ $why }). A bot plays in its place.
terminal-curtain = { $seat }: press Enter when nobody else is looking.
terminal-not-understood = “{ $input }” makes no sense here: type a number from 1 to { $n }, an action such as { $example }, or a key.
terminal-refused = Not possible now:
terminal-nothing-refused = Nothing is ruled out here.
terminal-and-more = … and { $n } more
terminal-more-alike = And { $n } more like these.
terminal-possible = This is possible: option { $n }.
terminal-ask-back = Choose it again to confirm, or choose something else.
terminal-rule = rule { $rule }
terminal-not-found = Nothing found for “{ $words }”.
terminal-undone = Undone: { $action }.
terminal-cannot-undo = There is nothing to undo: a card has been drawn or somebody else has moved since your last choice.
terminal-saved = Saved to { $file }
terminal-not-saved = Not saved: { $problem }
terminal-reported = This moment is saved in { $file }. Write in it what is wrong, then run: { $command }
terminal-resume = To continue: { $command }
terminal-serving = Serving at { $address } (Ctrl-C stops the server; games are saved)
terminal-measuring = Metrics are at { $address }
terminal-backed-up = { $n ->
        [one] { $n } table backed up to { $target }
       *[other] { $n } tables backed up to { $target }
    }

## At the end

terminal-place = Place
terminal-winners =
    { $n ->
        [one] Winner: { $seats }
       *[other] Shared victory: { $seats }
    }
terminal-look-again = To watch the replay: { $command }

## Replay

terminal-move = Move { $n } of { $total }
terminal-replay-keys = Enter next · b back · number jump · t table · ! report · q quit
terminal-replay-range = Expected a number from 0 to { $total }.

## The list of games

terminal-players-count =
    { $more ->
        [0] { $low } players
       *[other] { $low }–{ $high } players
    }
terminal-seats = Seats
terminal-variants = Variants
terminal-switches = House rules
terminal-usual = default
terminal-entry = Entry
terminal-source = Source
terminal-note = Note
terminal-source-rulebook = from the rulebook
terminal-source-public = from public sources
terminal-source-reconstructed = reconstructed by us
terminal-source-own = your own numbers

## Why a table did not do what was asked

table-stale = The game has moved on; take another look.
table-illegal = That is not possible now.
table-not-your-turn = It is not your turn.
table-not-yours = That is not your seat.
table-host-only = Only the host can do that.
table-not-others = You can do that only for somebody else’s seat.
table-resigned = That seat has been given up for good.
table-other-seat = You already have a seat at this table; somebody else must take that one.
table-muted = The host has muted you.
table-seat-taken = That seat is taken.
table-no-seat = There is no such seat.
table-not-playing = No game is being played here.
table-not-over = That has to wait until the game is over.
table-recording = This game was played under older rules and cannot continue.
table-not-away = That seat has no stand-in.
table-not-absent = That player is at the table.
table-not-alone = Others play or played here as well; you can hide this table.
table-away = A bot is playing for you; take your seat back first.
table-confirm-first = Confirm or undo your turn first.
table-nothing-held = There is nothing to confirm.
table-no-undo = You have nothing to undo.
table-too-fast = That was too fast; wait a moment.
table-too-long = That is too long.
table-too-many = Too many browsers are connected to this table.
table-talk-full = The chat at this table is full.
table-bad = That message could not be read.
table-try-again = That could not be saved just now; please try again.
table-aside = This table can no longer be opened, because its data is damaged. It has been set aside; whatever can still be read can be saved as a file.
table-no-room = The server’s disk is full. This was not saved; try again once there is room. Everything before it is safe.
server-no-room = The server’s disk is full; nothing new can be saved until there is room.
table-number-early = Not every seat has promised its number yet; the numbers are revealed after that.
table-number-other = That is not the number that was promised.
table-other-promise = That is not what this table promised.
table-no-decks = This table is not for decks.
table-deck-late = The game is about to begin: decks can no longer be changed.
file-empty = This file is empty.
file-binary = This is not a text file.
file-line = Line { $line } of this file cannot be read.
file-bad = This file cannot be used here.
file-fault-line = Error in line { $line } of this file:
file-fault = Error in this file:
analysis-gravest = The graph marks the gravest turning points; the list below has all { $n }.
