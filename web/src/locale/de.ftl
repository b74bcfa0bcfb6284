### The page's own words, German. Words of games are in the games' own catalogues.

## Everywhere

skip-to-content = Zum Inhalt
settings = Einstellungen
close = Schließen
loading = Einen Moment …
page-did-not-load = Diese Seite wurde nicht geladen.
try-again = Noch einmal versuchen
not-found = Hier ist nichts.
to-the-front-page = Zur Startseite
rule = Regel { $rule }

## Settings

setting-language = Sprache
setting-theme = Aussehen
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
setting-motion = Bewegung
setting-motion-hint = Jede Taste und jeder Klick beendet die Bewegung.
motion-off = Aus
motion-fast = Schnell
motion-normal = Normal
motion-slow = Langsam
setting-confirm = Ende meines Zugs
setting-confirm-hint = Bis ein Zug bestätigt ist, kann man ihn zurücknehmen.
confirm-ask = Ich bestätige
confirm-automatic = Automatisch
setting-table = Tisch
table-drawn = Gezeichnet
table-text = In Worten
setting-notify = Melden, wenn ich am Zug bin
setting-notify-hint = Mit einer Benachrichtigung des Browsers, wenn ich gerade woanders bin.
notify-no = Nein
notify-yes = Ja

## Front page

lobby-title = Setz dich dazu
lobby-lead = Brettspiele für Baumeister an einem Tisch: sofort gegen Bots oder per Link mit Freunden. Ohne Konto, ohne Installation.
lobby-games = Spiele
players-count =
    { $low ->
        [1] Allein oder bis zu { $high } Personen
       *[other] { $low } bis { $high } Personen
    }
play-now = Spielen
set-the-table = Tisch decken …
rules = Regeln
learn = Spielend lernen
server-silent = Der Server antwortet nicht. Läuft er noch?
my-tables = Meine Tische
your-turn = Du bist am Zug
state-waiting = Wartet auf Mitspieler
state-playing = Läuft
state-over = Beendet
show-all = Alle { $n } zeigen
record-title = Eine Partie noch einmal ansehen
record-hint = Zieh eine .stav-Datei irgendwo auf diese Seite oder wähle eine aus.
record-choose = Datei wählen …

## A new table

your-name = Dein Name
form-players = Personen
form-seats = Plätze
form-seat = Wer spielt { $seat }
form-variant = Regeln
form-clock = Uhr
form-begin = Los geht’s
form-invite = Tisch decken und einladen
who-me = Du
who-open = Jemand per Link
who-here = Jemand an diesem Gerät
who-name = Name
level-random = Zufallsbot
level-greedy = Anfängerbot
level-search-50ms = Leichter Bot
level-search-300ms = Normaler Bot
level-search-1000ms = Starker Bot
clock-none = Ohne Uhr
clock-move-1 = 1 Minute pro Zug
clock-move-5 = 5 Minuten pro Zug
clock-game-15 = 15 Minuten, dazu 20 Sekunden pro Zug
clock-game-45 = 45 Minuten, dazu 1 Minute pro Zug
clock-days-1 = 1 Tag pro Zug
clock-days-3 = 3 Tage pro Zug

## Joining and waiting

no-table = Diesen Tisch gibt es nicht.
join-title = Du bist eingeladen: { $game }
join-with = Am Tisch: { $names }
join-sit = Platz nehmen
join-watch = Nur zusehen
room-host = Schick jedem einen dieser Links. Es geht los, sobald alle Plätze besetzt sind.
room-guest = Es geht los, sobald alle Plätze besetzt sind.
room-which-bot = Welcher Bot
room-fill = Bot hinsetzen
seat-open = Freier Platz
seat-waits = Wartet auf jemanden
seat-here = Am Tisch
seat-away = Nicht da
seat-left = Gegangen; { $bot } spielt weiter
invite-link = Link zu diesem Platz
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen …

## At the table

link-lost = Verbindung verloren. Neuer Versuch …
game-over = Das Spiel ist aus
turn-of = Am Zug: { $name }
bot-thinks = { $name } überlegt …
confirm-question = Ist das dein Zug?
changes = Was sich geändert hat
undo = Zurück
confirm = Bestätigen
options = Möglichkeiten ({ $n })
why-not = Was geht nicht, und warum?
nothing-refused = Alles, was hier in Frage kommt, ist möglich.
command = Nummer oder Notation
command-do = Ausführen
not-understood = „{ $input }“ ist nicht verständlich: gib eine Zahl von 1 bis { $n } ein oder eine Aktion wie { $example }.
typed = Möglichkeit { $number } …
which-title = Welche?
warning-title = Wirklich?
warning-no = Lieber nicht
seats = Spieler
come-back = Meinen Platz wieder einnehmen
leave = Den Bot spielen lassen
watchers =
    { $n ->
        [one] { $n } sieht zu
       *[other] { $n } sehen zu
    }
watcher = Zuschauer
time-left = Restzeit
days-left =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
log = Verlauf
log-jump = Diesen Moment in der Wiederholung öffnen
digest =
    { $n ->
        [one] Seit deinem letzten Zug: { $n } Ereignis
       *[other] Seit deinem letzten Zug: { $n } Ereignisse
    }
digest-mine = Was dich betrifft
chat = Gespräch
chat-say = Etwas sagen
chat-send = Senden
curtain-title = { $name }, jetzt bist du dran
curtain-hint = Heb den Vorhang, wenn sonst niemand hinsieht.
curtain-lift = Ich bin da
to-text-table = Zum Tisch in Worten
to-drawn-table = Zum gezeichneten Tisch
text-table = Der Tisch in Worten
yes = ja

## The end

winners =
    { $n ->
        [one] { $names } gewinnt
       *[other] Geteilter Sieg: { $names }
    }
place = Platz
rematch = Noch einmal spielen
rematch-go = Zum nächsten Spiel
replay = Wiederholung
record-download = Spiel speichern
fair-check = War der Zufall ehrlich?

## Keyboard

keys = Tastatur
key-digits = Möglichkeit nach Nummer wählen
key-enter = Zug bestätigen
key-undo = Zurücknehmen
key-options = Zu den Möglichkeiten
key-board = Zum Tisch
key-log = Zum Verlauf
key-chat = Zum Gespräch
key-table = Gezeichneter Tisch oder Tisch in Worten
key-help = Diese Liste
key-space = Erklären, was ausgewählt ist
key-escape = Schließen
