### The page's own words, English. Words of games are in the games' own catalogues.

## Everywhere

skip-to-content = Skip to content
settings = Settings
close = Close
loading = One moment…
page-did-not-load = This page failed to load.
try-again = Try again
not-found = There is nothing here.
to-the-front-page = Go to the front page
rule = Rule { $rule }

## Settings

setting-language = Language
setting-theme = Appearance
theme-system = Same as system
theme-light = Light
theme-dark = Dark
setting-motion = Animation
setting-motion-hint = Press any key or click to skip an animation.
motion-off = Off
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
setting-confirm = End of my turn
setting-confirm-hint = A turn of one touch counts at once; you are asked after several choices, and when there is no way back. Drawing, rolling and passing count without asking.
confirm-needed = Confirm where it matters
confirm-ask = Always ask me to confirm
confirm-automatic = Never ask
setting-gifts = What costs nothing
setting-gifts-hint = If the only sensible answer is to take something for free, it is taken for you. Undo gives it back.
gifts-yes = Take it for me
gifts-no = Ask me
setting-table = Table
table-drawn = Board view
table-text = Text view
setting-sound = Sounds
setting-sound-hint = A quiet tone for your turn, for dice and coins, for messages and for the end of the game. Press M to turn sounds on or off.
sound-no = Off
sound-yes = On
setting-notify = Tell me when it's my turn
setting-notify-hint = With a browser notification when this tab is in the background.
notify-no = No
notify-yes = Yes
about-me = What this server stores about me
about-me-text = This server knows you only by a cookie in this browser. It keeps the games you set up, the names you used, your moves and what you wrote in the chat.
about-me-save = Save all of it as a file
about-me-delete = Delete all of it…
about-me-sure = Your names and messages will be deleted, along with games that have not started and everything this browser remembers. In running games a bot takes your place. Finished games stay for the others, without your name. This cannot be undone.
about-me-do = Delete it for good
about-me-gone = Everything has been deleted.

## Front page

lobby-title = Pull up a chair
lobby-lead = Board games about building, all at one table: against bots right away, or with friends via a link. No account, nothing to install.
lobby-games = Games
players-count =
    { $more ->
        [0] { $low } players
       *[other] { $low ->
            [1] 1 to { $high } players
           *[other] { $low } to { $high } players
        }
    }
minutes-about = about { $n } min
weight-1 = Easy to learn
weight-2 = Medium weight
weight-3 = Demanding
has-lessons = With lessons
lobby-first = First time here? Start with a lesson or an easy bot.
learn-first = Start with a lesson
play-now = Play now
set-the-table = Set up a game…
rules = Rules
learn = Learn by playing
server-silent = The server is not responding. Is it still running?
server-busy = The server has had enough requests for now. Please try again a little later.
server-too-large = This is larger than the server takes.
server-not-there = The server knows nothing of this. Perhaps the link is incomplete or out of date.
my-tables = My games
your-turn = Your turn
state-waiting = Waiting for players
state-playing = In play
state-over = Finished
state-aside = Cannot be opened
tidy = Tidy up
tidy-done = Done
tidy-hide = Hide
tidy-show = Show again
tidy-leave = Leave
tidy-remove = Delete
tidy-leave-hint = You give up your seat. Before the game starts, it becomes free again; after that, a bot plays on until somebody takes it with its new link.
tidy-hidden = Show hidden games ({ $n })
state-paused = Paused
state-turn = { $name } to move
show-all = Show all { $n }
record-title = Open a file
record-hint = Drop a saved game (.stav) anywhere on this page to replay it, a position or scenario (.toml) to play from there, or a deck (.toml) to play with.
record-choose = Choose a file…
lobby-decks = Decks for Catan – Duel
lobby-decks-hint = For the tournament game: build a deck of your own, check it and share it.
lobby-decks-open = Build a deck

## A new table

your-name = Your name
form-players = Players
form-seats = Seats
form-seat = Who plays { $seat }
form-colour = Colour of seat { $n }
form-variant = Rules
house-rules = House rules
house-rules-usual = All standard
house-rule-usual = (standard)
form-clock = Clock
form-hints = Hints
hints-alone = Only when you play alone against bots
hints-on = For everybody
hints-off = For nobody
form-begin = Start
form-invite = Create the game and invite
form-decks = Each player brings a deck. Friends choose theirs when they join; nobody sees anyone else's.
who-me = You
who-open = A friend, via a link
who-here = Someone on this device
who-name = Name
level-1 = Level 1: visitor
level-1-hint = Overlooks more than half of what it could do and plans nothing; just right for a first game.
level-2 = Level 2: helper
level-2-hint = Overlooks every third thing it could do, and forgets about you.
level-3 = Level 3: apprentice
level-3-hint = Misses something now and then, and thinks only of the moment.
level-4 = Level 4: journeyman
level-4-hint = Always takes what pays most right away, without thinking of your reply.
level-5 = Level 5: mason
level-5-hint = Tries out its best ideas briefly, up to its next turn.
level-6 = Level 6: foreman
level-6-hint = Compares its ideas in several ways the game could go.
level-7 = Level 7: master builder
level-7-hint = Thinks ahead thoroughly and reckons with your best reply.
level-8 = Level 8: architect
level-8-hint = Thinks for up to a second about every decision, and forgives little.
level-random = Random bot
level-greedy = Beginner bot
level-search-50ms = Easy bot
level-search-300ms = Normal bot
level-search-1000ms = Strong bot
clock-none = No clock
clock-move-1 = 1 minute per move
clock-move-5 = 5 minutes per move
clock-game-15 = 15 minutes, plus 20 seconds per move
clock-game-45 = 45 minutes, plus 1 minute per move
clock-days-1 = 1 day per move
clock-days-3 = 3 days per move

## Joining and waiting

no-table = There is no such game.
aside-table = This game cannot be opened.
aside-save = Save whatever can be read
join-title = You are invited: { $game }
join-with = At the table: { $names }
join-sit = Take a seat
join-watch = Just watch
room-host = Send each friend one of these links. The game starts as soon as every seat is taken.
room-guest = The game starts as soon as every seat is taken.
room-decks = The game starts as soon as everybody has brought a deck.
numbers-wait = Waiting for the random numbers that { $names } will contribute. If they do not arrive, the game will start without them in a moment.
room-which-bot = Which bot
room-fill = Add a bot
seat-open = Open seat
seat-waits = Waiting for someone
seat-here = Here
seat-away = Away
seat-deck-awaited = choosing a deck
seat-deck-brought = has a deck
seat-left = Left; { $bot } is playing instead
seat-time = Time ran out; { $bot } is playing instead
seat-replaced = Away; { $bot } is playing instead
seat-waited = Away; the table is waiting
seat-resigned = Gave up; { $bot } is playing instead
seat-vacant = Open; { $bot } plays until somebody takes the seat
seat-muted = muted
invite-link = Link to this seat
invite-copy = Copy link
invite-copied = Copied
invite-share = Share…

## At the table

link-lost = Connection lost. Reconnecting…
link-restarting = The server is restarting. The game will continue in a moment…
link-gone = This table no longer exists or cannot be opened right now.
link-full = Too many browsers are already watching this table.
game-over = The game is over
turn-of = { $name }’s turn
bot-thinks = { $name } is thinking…
confirm-question = Done? Confirm your turn or undo it.
changes = What changed
would-change = What this would change
undo = Undo
confirm = Confirm
options = Options ({ $n })
why-not = Why can’t I…?
nothing-refused = Nothing is ruled out here.
asked-what = They are asked:
in-hand =
    { $n ->
        [one] In your hand. Touch the lit place, or the piece again to put it back.
       *[other] In your hand. Touch one of the { $n } lit places, or the piece again to put it back.
    }
fresh-hint = Dashed frame: changed since your last turn.
thumb-bar = Your goods and what you can do
own-goods = Your goods
report = Report this
report-hint = Something against the rules? This saves the moment to a file, with nothing in it that you are not allowed to know. The file can be edited and run.
command = Number or notation
command-do = Go
not-understood = “{ $input }” makes no sense here: type a number from 1 to { $n }, or an action such as { $example }.
typed = Option { $number }…
which-title = Which one?
warning-title = Are you sure?
warning-no = Go back
seats = Players
come-back = Take my seat back
leave = Let a bot play for me
leave-title = Let a bot play for you?
leave-hint = A bot takes over your seat ({ $bot }). You can take it back at any time with one click.
leave-now = Let it play
leave-in = The bot takes over in { $n } s
leave-stop = Stop
my-bot = A bot is playing for you
note-left = { $name } left; a bot plays on
note-time = Time ran out; a bot plays for { $name }
note-bot = A bot plays for { $name } ({ $bot })
note-wait = The table waits for { $name }
note-back = { $name } is back
note-resigned = { $name } gave up; a bot plays on
note-sent = { $name } was removed from the table; a bot plays on
note-ended = The game was ended early
by-bot = Played by a bot
paused = Paused until a player comes back
waits-for = Waiting for { $name }, who is away
absent-title = { $name } is away
absent-wait = Wait
absent-bot = Let a bot play
absent-level = Bot level
absent-all = It happens as soon as everybody here makes the same choice.
absent-wish = { $name }: { $wish }
manage = This table…
manage-title = This table
my-link = My seat on another device
my-link-hint = Open this link there. Whoever has it can play for you, so keep it to yourself.
qr-code = QR code
qr-alt = QR code of this link
qr-local = This address works on this computer only. Open the page at the computer’s network address first.
power-renew = New link: { $name }
power-renew-hint = The old link stops working, and every other device that used it loses the seat.
power-resign = Give up for good: { $name }
power-resign-hint = A bot plays this seat to the end, and you cannot come back. If nobody else is playing, the game ends.
power-kick = Remove { $name } from the table
power-kick-hint-waiting = The seat opens up again and gets a new link.
power-kick-hint-playing = A bot plays on until somebody else takes the seat with its new link.
power-mute = Mute { $name }
power-unmute = Unmute { $name }
power-mute-watchers = Mute spectators
power-unmute-watchers = Unmute spectators
power-end = End the game early
power-end-hint = The game ends for everybody and nobody wins. Everything that was hidden is revealed.
power-remove = Delete this game
power-remove-hint = The game disappears for everybody, and its links stop working.
chat-muted = The host has muted you.
watchers =
    { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }
watcher = Spectator
time-left = Time left
days-left =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
log = Log
log-jump = Show this moment in the replay
digest =
    { $n ->
        [one] Since your last turn: { $n } event
       *[other] Since your last turn: { $n } events
    }
digest-mine = What affects you
chat = Chat
chat-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
chat-say = Say something
chat-send = Send
curtain-title = Pass the device to { $name }
curtain-hint = Continue when nobody else is looking.
curtain-lift = I’m ready
to-text-table = Text view
to-drawn-table = Board view
text-table = Text view
yes = yes

## The end

winners =
    { $n ->
        [one] { $names } wins
       *[other] Shared victory: { $names }
    }
unfinished = The game was ended early
unfinished-hint = Nobody has won. You can replay and save the game like any other.
place = Place
rematch = Play again
rematch-go = Go to the next game
replay = Replay
record-download = Save the game
picture-download = Save a picture
fair-check = Was the shuffle fair?

## Keyboard

keys = Keyboard
key-digits = Choose an option by its number
key-enter = Confirm the turn
key-undo = Undo
key-options = Go to the options
key-board = Go to the table
key-log = Go to the log
key-chat = Go to the chat
key-table = Switch between board view and text view
key-hint = Get a hint
key-sound = Sounds on or off
key-help = Show this list
key-space = Explain the focused item
key-escape = Close, or put a piece back

## Rules

reconstructed = A number or detail that we reconstructed, because no source we know of gives it.
rules-search = Find a rule
rules-search-hint = A word, or 5.20
rules-found =
    { $n ->
        [one] { $n } result
       *[other] { $n } results
    }
rules-none-found = Nothing found on this page. Try fewer words, or part of a word.
rules-contents = Contents
rules-reference = Numbered rules
rules-details = About this edition: sources, rulings, reconstructed numbers

## Replay

replay-controls = Step through the game
replay-first = Go to the beginning
replay-round-back = Back one round
replay-back = Back one move
replay-play = Autoplay
replay-pause = Pause
replay-next = Next move
replay-round-next = Forward one round
replay-last = Go to the end
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
replay-pace = Speed
replay-spoiler-free = No spoilers
replay-spoiler-free-hint = Hides the length and the result of the game; you can only step forward, move by move.
replay-link = Link to move { $move }
replay-keys = Keys: ← → one move, [ ] one round, Home and End, P autoplay.
replay-keys-spoiler-free = Keys: → next move, ← back, P autoplay.

## Analysis

analysis = Analysis
analysis-hint = How likely each player was to win at every moment, where the game turned, and how much of it was luck.
analysis-begin = Analyse the game
analysis-working =
    { $choices ->
        [0] The game is being analysed…
       *[other] The game is being analysed: { $judged } of { $choices } choices
    }
analysis-graph = Winning chances over the game. Click to go to that moment.
analysis-gravest = The graph marks the gravest turning points; the list below has all { $n }.
analysis-share = { $share } %
analysis-skill = Luck and skill, in points of winning chance
analysis-luck = Luck
analysis-own = Own play
analysis-others = Others' play
analysis-result = Result
analysis-errors = Turning points
analysis-sum = What turning points cost does not add up to own play: each is compared with the best move at that moment, while own play counts every choice, good ones too, against the average choice at this table.
analysis-none = No move clearly cost 5 points or more.
analysis-loss = −{ $loss } points (± { $error }).
analysis-better = Better:
analysis-note = Luck is what chance brought, compared with the average of what could have come. Play is compared with the average choice at this table. Luck and play add up to the result. Turning points are judged by what their player could know.
advice-title = What would the bot do?
advice = Ask at this move
advice-nobody = Nobody has a choice here.
advice-thinking = It is thinking…
hint = Hint
hint-promise = Winning chance { $share } % (± { $error }), about { $points } points at the end
hint-why = By the next turn, compared with the next best: { $what }
hint-why-not = By the next turn, compared with the best: { $what }
hint-then = Then perhaps: { $line }
recording = Recording
recording-what = This game was played under an older version of the rules ({ $rules }; the current version is { $ours }). The table can be shown up to move { $shown } of { $moves }; after that only the log remains.
recording-beyond = The table stays at move { $shown }; from here on only the log remains.
recording-stopped = This game cannot continue under the current rules. Once a player closes it, everyone can see all of it.
recording-close = Close the game
recording-rest =
    { $n ->
        [one] One more move, as in the record
       *[other] { $n } more moves, as in the record
    }
viewpoint = View as
viewpoint-all = Everyone
branch = Play on from here…
branch-title = A new game from move { $move }
branch-hint = The original game stays as it is. From here on you play one seat, with fresh draws and rolls.
branch-seat = Your seat
branch-bots = The others
to-the-table = Back to the table

## Fair chance

fair-good = Nobody tampered with the draws in this game.
fair-bad = The draws in this game cannot be trusted.
fair-promise = The secret is the one promised before the first draw, as this browser stored it.
fair-promise-broken = The secret is not the one that was promised before the first draw.
fair-draws =
    { $n ->
        [0] Nothing was drawn.
        [one] The one draw follows from the secret and the players’ numbers.
       *[other] All { $n } draws follow from the secret and the players’ numbers.
    }
fair-draw-wrong = Draw { $number } ({ $words }) does not follow from the secret and the players’ numbers.
fair-record = The saved game contains the same draws in the same order.
fair-record-differs = The saved game contains different draws.
fair-limits = Your browser worked this out by itself. It relies on the server for which card belongs to which number; stavitel check --fair verifies that as well.
fair-details = The numbers, so that you can check them yourself
fair-commitment = Promised before the first draw (SHA-256)
fair-secret = The secret, revealed after the game
fair-numbers = The players’ own numbers
fair-partly = The draws are consistent, but this browser cannot tell whether somebody chose them.
fair-promise-told = This browser had no promise stored before the first draw: it joined later, or you played on another device. It could only compare the draws with what the server says now.
fair-mine-used = Your browser’s own number is part of the draws.
fair-mine-unused = Your browser’s own number is not part of the draws, although it was sent.
fair-mine-none = This browser contributed no number to the draws.
fair-changed = Numbers that differ from what was promised: { $n }.
fair-withheld = Numbers that were promised but never revealed: { $n }. Each could have changed the draws once.
fair-older = An older kind of promise: the players’ numbers were known before it was made, so it does not show that nobody chose the secret to fit them.
fair-title = Fair shuffling
fair-how = First the server commits to a secret. Then every player’s browser commits to a number of its own, and only when all have done so are the numbers revealed. All draws follow from the secret and these numbers.
fair-proves = What this proves: nobody could choose the draws, not even the server, as long as at least one number came from a player’s own browser.
fair-proves-not = What it does not prove: that whoever runs the server never looked at hidden cards.
fair-stored = Your browser has stored this promise and will check it at the end.
fair-not-stored = Your browser joined after the game had started and has no promise stored.

## Lessons

lesson-place = Lesson { $lesson } of { $lessons }
lesson-step = Step { $step } of { $steps }
lesson-progress = Your progress
lesson-leave = Leave (progress is saved)
lesson-not-that = Not quite.
lesson-back = Back
lesson-next = Next
lesson-skip = Show me and go on
lesson-again = Start over
lesson-following = Next lesson: { $name }
lesson-play = Play against an easy bot
lesson-happened = What just happened
example-title = An example from the guide
example-back = Back to the guide

## Puzzles

puzzles = Puzzles
puzzles-all = All puzzles
puzzles-solved = Solved in this browser: { $n } of { $count }. The easiest come first.
puzzle = Puzzle
puzzle-solved = solved
puzzle-place = Puzzle { $n } of { $count }
puzzle-ask = { $seat } to move: one option is clearly the best. Which one?
puzzle-right = That is the best move.
puzzle-wrong = Not the best move. Try another, or look at the solution.
puzzle-share = { $share } % chance to win
puzzle-solution = The best move:
puzzle-others = Next best:
puzzle-reveal = Show the solution
puzzle-next = Next puzzle
puzzle-again = Try again

## Decks for Catan Duel

decks-title = Decks for Catan – Duel
decks-lead = Build a deck for the tournament game. Your decks are stored in this browser; drop a deck file on this page to open it.
decks-reconstructed = Reconstructed: { $cards } cards and { $start } starting cards, because we could not find the publisher's rules for them. The four events and their half-moon rule are certain.
decks-shelf = Your decks and sample decks
decks-which = Deck
decks-mine = Your decks
decks-samples = Sample decks
decks-unnamed = Unnamed deck
decks-new = New deck
decks-new-name = My deck
decks-me = me
decks-duplicate = Duplicate
decks-delete = Delete
decks-delete-sure = Delete for good
decks-export = Save as a file
decks-import = Open a deck file
deck-of = Deck for { $seat }
deck-later = Choose at the table
deck-any-sample = Any sample deck
deck-random = Random legal deck
deck-ask = Which deck do you bring? Nobody else sees it.
deck-brought = You bring { $deck }. You can still change it.
deck-brought-random = You bring a random deck. You can still change it.
deck-bring = Bring this deck
decks-play-bot = Play against a bot
decks-play-friend = Play with a friend
decks-open-editor = Open in the editor
decks-suggest = Suggest a whole deck
decks-suggest-hint = Keeps what fits, adds what is missing.
decks-practice = Practice draw
decks-practice-hint = Your starting cards, and what would lie on top of your three stacks.
decks-practice-draw = Draw
decks-practice-again = Draw again
decks-practice-hand = Starting cards:
decks-practice-open = chosen when the game begins
decks-practice-stack = Stack { $n }:
decks-compare = Compare with another deck
decks-compare-with = Other deck
decks-compare-none = Choose a deck
decks-compare-shared =
    { $n ->
        [one] { $n } card in common
       *[other] { $n } cards in common
    }
decks-compare-card = Card
decks-link = Copy link
decks-linked = Link copied.
decks-link-broken = This link does not contain a deck.
decks-forgetful = This browser stores nothing: save your deck as a file before you leave.
decks-read-only = A sample deck cannot be changed. Duplicate it to make it yours.
decks-shared = This deck came with a link. Duplicate it to keep and change it.
decks-parts = Cards and deck
decks-tab-box = Cards
decks-tab-deck = Deck
decks-name = Name
decks-author = Author
decks-note = Note
decks-find = Find a card
decks-any = Any
decks-by-back = Set
decks-by-type = Type
decks-by-resource = Costs
decks-by-symbol = Symbol
decks-by-needs = Requirement
decks-needs-yes = With a requirement
decks-needs-no = Without one
decks-type-action = Action cards
decks-type-settlement = Settlement expansions
decks-type-city = City expansions
decks-type-region = Region expansions
decks-type-event = Event cards
decks-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
decks-add = Add { $card }
decks-remove = Remove { $card }
decks-in-deck = { $n } of { $copies }
decks-half-moon = Half-moon on { $n } of { $copies }
decks-count-cards = Cards
decks-count-events = Events
decks-count-start = Starting cards
decks-start = Starting cards: { $n } × { $card }
decks-legal = This deck is legal.
decks-errors = Not legal yet
decks-warnings = Legal, but think about it
decks-empty = Empty so far. Add cards from the box.
decks-sums = Totals
decks-curve = Cards by cost
decks-curve-bar =
    { $more ->
        [yes] Costs { $cost } or more: { $n }
       *[no] Costs { $cost }: { $n }
    }
