### The page's own words, English. Words of games are in the games' own catalogues.

## Everywhere

skip-to-content = Skip to the content
settings = Settings
close = Close
loading = One moment …
page-did-not-load = This page did not load.
try-again = Try again
not-found = There is nothing here.
to-the-front-page = To the front page
rule = Rule { $rule }

## Settings

setting-language = Language
setting-theme = Appearance
theme-system = Like the system
theme-light = Light
theme-dark = Dark
setting-motion = Motion
setting-motion-hint = Any key or click finishes what is moving.
motion-off = Off
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
setting-confirm = End of my turn
setting-confirm-hint = Until a turn is confirmed you can take it back.
confirm-ask = I confirm
confirm-automatic = Automatic
setting-table = Table
table-drawn = Drawn
table-text = In words
setting-notify = Tell me when it is my turn
setting-notify-hint = By a notification of the browser, when I am looking elsewhere.
notify-no = No
notify-yes = Yes

## Front page

lobby-title = Pull up a chair
lobby-lead = Builder board games at one table: against bots at once, or with friends by a link. No account, nothing to install.
lobby-games = Games
players-count =
    { $more ->
        [0] { $low } players
       *[other] { $low ->
            [1] Alone or up to { $high } players
           *[other] { $low } to { $high } players
        }
    }
play-now = Play now
set-the-table = Set the table …
rules = Rules
learn = Learn by playing
server-silent = The server does not answer. Is it still running?
my-tables = My tables
your-turn = Your turn
state-waiting = Waiting for players
state-playing = In play
state-over = Over
state-aside = Cannot be opened
show-all = Show all { $n }
record-title = Look at a game again
record-hint = Drop a .stav file anywhere on this page, or choose one.
record-choose = Choose a file …

## A new table

your-name = Your name
form-players = Players
form-seats = Seats
form-seat = Who plays { $seat }
form-variant = Rules
form-clock = Clock
form-begin = Begin
form-invite = Set the table and invite
who-me = You
who-open = A friend, by link
who-here = Somebody at this device
who-name = Name
level-random = Random bot
level-greedy = Beginner bot
level-search-50ms = Easy bot
level-search-300ms = Normal bot
level-search-1000ms = Strong bot
clock-none = No clock
clock-move-1 = 1 minute a move
clock-move-5 = 5 minutes a move
clock-game-15 = 15 minutes, plus 20 seconds a move
clock-game-45 = 45 minutes, plus 1 minute a move
clock-days-1 = 1 day a move
clock-days-3 = 3 days a move

## Joining and waiting

no-table = There is no such table.
aside-table = This table cannot be opened.
aside-save = Save what can be read
join-title = You are invited: { $game }
join-with = At the table: { $names }
join-sit = Sit down
join-watch = Just watch
room-host = Send each friend one of these links. The game begins as soon as every seat is taken.
room-guest = The game begins as soon as every seat is taken.
numbers-wait = Waiting for the numbers that { $names } add to the draws. Should they not come, the game begins without them in a moment.
room-which-bot = Which bot
room-fill = Seat a bot
seat-open = Free seat
seat-waits = Waiting for somebody
seat-here = Here
seat-away = Away
seat-left = Left; { $bot } plays on
invite-link = Link to this seat
invite-copy = Copy link
invite-copied = Copied
invite-share = Share …

## At the table

link-lost = Connection lost. Trying again …
link-restarting = The server is restarting. The game goes on in a moment …
link-gone = This table is no longer there, or cannot be opened at the moment.
link-full = So many browsers look at this table that there is no room for another one.
game-over = The game is over
turn-of = Turn: { $name }
bot-thinks = { $name } is thinking …
confirm-question = Done? Confirm it, or take it back.
changes = What has changed
undo = Undo
confirm = Confirm
options = Options ({ $n })
why-not = What cannot be done, and why?
nothing-refused = Everything you might think of here is possible.
command = Number or notation
command-do = Do it
not-understood = “{ $input }” is not understood: type a number from 1 to { $n }, or an action such as { $example }.
typed = Option { $number } …
which-title = Which one?
warning-title = Are you sure?
warning-no = Rather not
seats = Players
come-back = Take my seat back
leave = Leave it to a bot
watchers =
    { $n ->
        [one] { $n } watches
       *[other] { $n } watch
    }
watcher = Watcher
time-left = Time left
days-left =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
log = Log
log-jump = Open this moment in the replay
digest =
    { $n ->
        [one] Since your last turn: { $n } event
       *[other] Since your last turn: { $n } events
    }
digest-mine = What concerns you
chat = Chat
chat-say = Say something
chat-send = Send
curtain-title = { $name }, please take over
curtain-hint = Lift the curtain when nobody else is looking.
curtain-lift = I am here
to-text-table = To the table in words
to-drawn-table = To the drawn table
text-table = The table in words
yes = yes

## The end

winners =
    { $n ->
        [one] { $names } wins
       *[other] Shared victory: { $names }
    }
place = Place
rematch = Play again
rematch-go = To the next game
replay = Replay
record-download = Save the game
fair-check = Was chance fair?

## Keyboard

keys = Keyboard
key-digits = Choose an option by its number
key-enter = Confirm the turn
key-undo = Take back
key-options = To the options
key-board = To the table
key-log = To the log
key-chat = To the chat
key-table = Drawn table or table in words
key-help = This list
key-space = Explain what is in focus
key-escape = Close

## Rules

reconstructed = A number or detail the project reconstructed: it is not in any source we know.
rules-search = Find a rule
rules-search-hint = Words or 5.20
rules-found =
    { $n ->
        [one] { $n } place found
       *[other] { $n } places found
    }
rules-none-found = Nothing on this page says that. Try fewer words, or part of one.
rules-contents = Contents

## Replay

replay-controls = Move through the game
replay-first = To the beginning
replay-round-back = A round back
replay-back = A move back
replay-play = Play by itself
replay-pause = Pause
replay-next = Next move
replay-round-next = To the next round
replay-last = To the end
replay-move =
    { $round ->
        [0] Move { $move }
       *[other] Move { $move } · Round { $round }
    }
replay-move-of =
    { $round ->
        [0] Move { $move } of { $moves }
       *[other] Move { $move } of { $moves } · Round { $round }
    }
replay-slider = Move
replay-pace = Pace
replay-spoiler-free = Without spoilers
replay-spoiler-free-hint = How long the game is and how it ends stays hidden; you only go on, move by move.
replay-link = Link to move { $move }
replay-keys = Keys: ← → a move, [ ] a round, Home and End, P plays by itself.
replay-keys-spoiler-free = Keys: → the next move, ← back, P plays by itself.
recording = Recording
recording-what = This game was played by an older version of the rules ({ $rules }, now { $ours }). The table is shown up to move { $shown } of { $moves }; what came after is told as far as it was written down.
recording-beyond = The table stays at move { $shown }: from here on the game is only told.
recording-stopped = The game cannot go on by the present rules. Once a player closes it, everybody can see all of it.
recording-close = Close the game
recording-rest =
    { $n ->
        [one] One more move, as in the record
       *[other] { $n } more moves, as in the record
    }
viewpoint = Seen by
viewpoint-all = Everybody
branch = Play on from here …
branch-title = A new game from move { $move }
branch-hint = The game so far stays as it is; from here on you decide for one seat, and chance is open again.
branch-seat = Your seat
branch-bots = The others
to-the-table = To the table

## Fair chance

fair-good = Nobody chose the draws of this game.
fair-bad = The draws of this game cannot be trusted.
fair-promise = The secret is the one this browser was promised, and stored, before the first draw.
fair-promise-broken = The secret is not the one that was promised before the first draw.
fair-draws =
    { $n ->
        [0] There was nothing to draw.
        [one] The one draw follows from the secret and the players' numbers.
       *[other] All { $n } draws follow from the secret and the players' numbers.
    }
fair-draw-wrong = Draw { $number } ({ $words }) is not what the secret and the players' numbers give.
fair-record = The saved game tells the same draws in the same order.
fair-record-differs = The saved game tells other draws.
fair-limits = Worked out by your browser alone. Which card belongs to which number it takes from the server; stavitel check --fair verifies that too.
fair-details = The numbers, to verify them yourself
fair-commitment = Promised before the first draw (SHA-256)
fair-secret = The secret, shown after the game
fair-numbers = The players' own numbers
fair-partly = The draws fit together, but this browser cannot tell that nobody chose them.
fair-promise-told = This browser had stored no promise before the first draw: it came later, or you played on another device. It could only compare with what the server says now.
fair-mine-used = Your own number is in the draws.
fair-mine-unused = Your own number is not in the draws, although your browser gave it.
fair-mine-none = No number of this browser is in the draws.
fair-changed = Numbers that are not the ones promised: { $n }.
fair-withheld = Numbers that were promised and then not shown: { $n }. Each could have changed the draws once.
fair-older = An older promise: the players' numbers were known before it was made, so it does not show that nobody chose the secret to fit them.
fair-title = Fair chance
fair-how = First the server promises its secret. Then every player's browser promises a number of its own, and only when all are promised are they shown. All draws follow from the secret and these numbers.
fair-proves = What this proves: nobody could choose the draws, not even the server, as long as one number came from a player's own browser.
fair-proves-not = What it does not prove: that whoever runs the server never looked at hidden cards.
fair-stored = Your browser has stored this promise and will compare it at the end.
fair-not-stored = Your browser came when the game had begun and has stored no promise.

## Lessons

lesson-place = Lesson { $lesson } of { $lessons }
lesson-step = Step { $step } of { $steps }
lesson-progress = How far you are
lesson-leave = Leave; it is kept for later
lesson-not-that = Not quite.
lesson-back = Back
lesson-next = Go on
lesson-skip = Show me, go on
lesson-again = Once more from the start
lesson-following = Next lesson: { $name }
lesson-play = Play against an easy bot
lesson-happened = What has just happened
