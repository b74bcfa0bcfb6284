### What the command line says, English. Help in English stands beside the code of each command.
### Only texts and { $facts } here: the help must not wait for all of Fluent.

## Errors: found by their English words, said in the language of the terminal.

error-no-file = { $place }: expected a file; there is none
error-folder = { $place }: expected a file; this is a folder
error-empty = { $place }: expected text; the file is empty
error-binary = { $place }: expected text in UTF-8; got binary data
error-game = expected a game called { $expected }; got '{ $got }'
error-seats = { $game }: expected { $expected } seats; got { $got }
error-variant = { $game }: expected variant { $expected }; got '{ $got }'
error-switch = { $game }: expected switch { $expected }; got '{ $got }'
error-switch-form = --switch: expected NAME=CHOICE; got '{ $got }'
error-player = expected a player called { $expected }; got '{ $got }'
error-players = --players: expected at most { $expected } names; got { $got }
error-language = language: expected one of { $expected }; got '{ $got }'
error-continue = --continue: expected an unfinished game in { $folder }; there is none
error-save-folder = { $place }: expected a file to save to; this is a folder
error-save-nowhere = { $place }: expected a folder that exists; there is no { $folder }
error-save-exists = { $place }: expected a new file; this one exists (see --resume)
error-port = --port: { $port } is taken; expected a free one, or 0 for any
error-scenario-files = expected scenario files, or --template GAME.
error-commitment = --commitment: expected together with --fair
error-options-alike = No such option { $name }. (Did you mean one of: { $others }?)
error-option-alike = No such option { $name }. (Did you mean { $other }?)
error-no-option = No such option { $name }.
error-command-alike = No such command { $name }. (Did you mean { $other }?)
error-no-command = No such command { $name }.
error-missing-argument = Missing argument { $name }.
error-invalid = Invalid value for { $name }: { $problem }
error-see = { $problem } (see { $command } --help)

## Reports

choose-game = Which game? Type its number, or q to quit.
choose-again = Please type a number from 1 to { $n }, or q.
simulated = { $game }, { $variant }: { $games } games, seed { $seed }
head-seat = seat
head-player = player
head-wins = wins
head-win_share = share of wins
head-score = score
simulated-note = ± is the 95 % interval of the share, and the standard deviation of the score.
simulated-speed = { $rounds } rounds a game; { $decisions } decisions in { $seconds } s, { $rate } a second.
simulated-faults = { $n } faults:
scenario-ok = ok
scenario-failed = FAIL
scenario-met = { $met } of { $all } expectations met
scenario-total = { $good } of { $files } files as expected, { $met } of { $all } expectations met
cards-begin = { $n } numbers are reconstructed, { $done } of them you have typed in. Enter: the same on your cards; otherwise type what they say, - later, q to leave.
cards-none = { $game }: every number comes from a rulebook or another source; nothing to type in.
cards-kept = Kept in { $file }; the same command goes on from here.
cards-play = To play with your cards: { $command }
check-scenario = scenario, { $n } steps; stavitel scenario runs it
check-position = position, { $state }, { $mark }
check-over = the game is over
check-waiting = waiting for { $seat }
check-chance = chance
check-components = components of { $game }
check-recording = recording, { $n } moves, rules { $rules }, and ours are { $ours }: they lead through { $led } of them, line { $line }
check-record = record, { $n } moves, { $state }, rules { $rules }
check-record-over = over
check-record-open = not over
check-led = , and ours ({ $ours }) lead to its end
check-mark = , position { $mark }
check-old-mark = , not compared, since the mark at its end is of an older form
