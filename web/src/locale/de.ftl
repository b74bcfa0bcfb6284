### The page's own words, German. Words of games are in the games' own catalogues.

## Everywhere

skip-to-content = Zum Inhalt
settings = Einstellungen
close = Schließen
loading = Einen Moment …
page-did-not-load = Diese Seite konnte nicht geladen werden.
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
    { $more ->
        [0] { $low } Personen
       *[other] { $low ->
            [1] Allein oder bis zu { $high } Personen
           *[other] { $low } bis { $high } Personen
        }
    }
play-now = Jetzt spielen
set-the-table = Tisch decken …
rules = Regeln
learn = Spielend lernen
server-silent = Der Server antwortet nicht. Läuft er noch?
my-tables = Meine Tische
your-turn = Du bist am Zug
state-waiting = Wartet auf Mitspieler
state-playing = Läuft
state-over = Beendet
state-aside = Lässt sich nicht öffnen
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
aside-table = Dieser Tisch lässt sich nicht öffnen.
aside-save = Sichern, was lesbar ist
join-title = Du bist eingeladen: { $game }
join-with = Am Tisch: { $names }
join-sit = Platz nehmen
join-watch = Nur zusehen
room-host = Schick jedem einen dieser Links. Es geht los, sobald alle Plätze besetzt sind.
room-guest = Es geht los, sobald alle Plätze besetzt sind.
numbers-wait = Es fehlen noch die Zahlen für die Ziehungen von { $names }. Kommen sie nicht, beginnt das Spiel gleich ohne sie.
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
link-restarting = Der Server startet neu. Gleich geht das Spiel weiter …
link-gone = Diesen Tisch gibt es nicht mehr, oder er lässt sich gerade nicht öffnen.
link-full = Diesem Tisch sehen schon so viele Browser zu, dass kein weiterer Platz hat.
game-over = Das Spiel ist aus
turn-of = Am Zug: { $name }
bot-thinks = { $name } überlegt …
confirm-question = Fertig? Bestätige es, oder nimm es zurück.
changes = Was sich geändert hat
undo = Zurücknehmen
confirm = Bestätigen
options = Möglichkeiten ({ $n })
why-not = Was geht nicht, und warum?
nothing-refused = Alles, was hier in Frage kommt, ist möglich.
command = Nummer oder Notation
command-do = Ausführen
not-understood = „{ $input }“ wurde nicht verstanden: Gib eine Zahl von 1 bis { $n } ein oder eine Aktion wie { $example }.
typed = Möglichkeit { $number } …
which-title = Welche?
warning-title = Wirklich?
warning-no = Lieber nicht
seats = Spieler
come-back = Meinen Platz wieder einnehmen
leave = Einen Bot spielen lassen
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
chat = Chat
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
key-chat = Zum Chat
key-table = Gezeichneter Tisch oder Tisch in Worten
key-help = Diese Liste
key-space = Erklären, was ausgewählt ist
key-escape = Schließen

## Regeln

reconstructed = Eine Zahl oder Einzelheit, die das Projekt rekonstruiert hat: Sie steht in keiner uns bekannten Quelle.
rules-search = Regel finden
rules-search-hint = Wörter oder 5.20
rules-found =
    { $n ->
        [one] { $n } Stelle gefunden
       *[other] { $n } Stellen gefunden
    }
rules-none-found = Davon steht hier nichts. Versuche es mit weniger Wörtern oder einem Wortteil.
rules-contents = Inhalt

## Wiedergabe

replay-controls = Durch das Spiel gehen
replay-first = Zum Anfang
replay-round-back = Eine Runde zurück
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Nächster Zug
replay-round-next = Zur nächsten Runde
replay-last = Zum Ende
replay-move =
    { $round ->
        [0] Zug { $move }
       *[other] Zug { $move } · Runde { $round }
    }
replay-move-of =
    { $round ->
        [0] Zug { $move } von { $moves }
       *[other] Zug { $move } von { $moves } · Runde { $round }
    }
replay-slider = Zug
replay-pace = Tempo
replay-spoiler-free = Ohne Spoiler
replay-spoiler-free-hint = Wie lang das Spiel ist und wie es endet, bleibt verborgen; es geht nur weiter, Zug um Zug.
replay-link = Link zu Zug { $move }
replay-keys = Tasten: ← → ein Zug, [ ] eine Runde, Pos1 und Ende, P spielt ab.
replay-keys-spoiler-free = Tasten: → nächster Zug, ← zurück, P spielt ab.
recording = Aufzeichnung
recording-what = Dieses Spiel wurde nach einer älteren Fassung der Regeln gespielt ({ $rules }, heute { $ours }). Der Tisch ist bis Zug { $shown } von { $moves } zu sehen; was danach kam, wird erzählt, soweit es aufgeschrieben wurde.
recording-beyond = Der Tisch bleibt bei Zug { $shown } stehen: Von hier an wird das Spiel nur noch erzählt.
recording-stopped = Nach den heutigen Regeln kann das Spiel nicht weitergehen. Sobald es jemand aus der Runde schließt, können alle das ganze Spiel sehen.
recording-close = Spiel schließen
recording-rest =
    { $n ->
        [one] Ein weiterer Zug, wie im Protokoll
       *[other] { $n } weitere Züge, wie im Protokoll
    }
viewpoint = Gesehen von
viewpoint-all = Alle
branch = Von hier weiterspielen …
branch-title = Ein neues Spiel ab Zug { $move }
branch-hint = Das bisherige Spiel bleibt, wie es ist; ab hier entscheidest du für einen Platz, und der Zufall ist wieder offen.
branch-seat = Dein Platz
branch-bots = Die anderen
to-the-table = Zum Tisch

## Fairer Zufall

fair-good = Niemand hat die Ziehungen dieses Spiels ausgesucht.
fair-bad = Den Ziehungen dieses Spiels ist nicht zu trauen.
fair-promise = Das Geheimnis ist das versprochene; das Versprechen hat dieser Browser vor der ersten Ziehung gespeichert.
fair-promise-broken = Das Geheimnis ist nicht das vor der ersten Ziehung versprochene.
fair-draws =
    { $n ->
        [0] Es gab nichts zu ziehen.
        [one] Die einzige Ziehung folgt aus dem Geheimnis und den Zahlen der Spieler.
       *[other] Alle { $n } Ziehungen folgen aus dem Geheimnis und den Zahlen der Spieler.
    }
fair-draw-wrong = Ziehung { $number } ({ $words }) ist nicht, was Geheimnis und Zahlen der Spieler ergeben.
fair-record = Das gespeicherte Spiel nennt dieselben Ziehungen in derselben Reihenfolge.
fair-record-differs = Das gespeicherte Spiel nennt andere Ziehungen.
fair-limits = Allein von deinem Browser ausgerechnet. Welche Karte zu welcher Zahl gehört, übernimmt er vom Server; auch das prüft stavitel check --fair.
fair-details = Die Zahlen zum Nachrechnen
fair-commitment = Vor der ersten Ziehung versprochen (SHA-256)
fair-secret = Das Geheimnis, nach dem Spiel gezeigt
fair-numbers = Die eigenen Zahlen der Spieler
fair-partly = Die Ziehungen passen zusammen, aber dieser Browser kann nicht sagen, dass niemand sie ausgesucht hat.
fair-promise-told = Dieser Browser hatte vor der ersten Ziehung kein Versprechen gespeichert: Er kam später dazu, oder du hast auf einem anderen Gerät gespielt. Vergleichen konnte er nur mit dem, was der Server jetzt sagt.
fair-mine-used = Deine eigene Zahl steckt in den Ziehungen.
fair-mine-unused = Deine eigene Zahl steckt nicht in den Ziehungen, obwohl dein Browser sie genannt hat.
fair-mine-none = In den Ziehungen steckt keine Zahl aus diesem Browser.
fair-changed = Zahlen, die nicht die zugesagten sind: { $n }.
fair-withheld = Zahlen, die zugesagt und dann nicht gezeigt wurden: { $n }. Jede davon hätte die Ziehungen einmal ändern können.
fair-older = Ein älteres Versprechen: Die Zahlen der Spieler waren bekannt, bevor es gegeben wurde; es zeigt also nicht, dass niemand das Geheimnis passend dazu ausgesucht hat.
fair-title = Fairer Zufall
fair-how = Zuerst legt sich der Server auf sein Geheimnis fest. Dann sagt der Browser jedes Spielers eine eigene Zahl zu, und erst wenn alle zugesagt sind, werden sie gezeigt. Alle Ziehungen folgen aus dem Geheimnis und diesen Zahlen.
fair-proves = Was das beweist: Niemand konnte die Ziehungen aussuchen, auch der Server nicht, solange eine Zahl aus dem eigenen Browser eines Spielers kam.
fair-proves-not = Was es nicht beweist: dass der Betreiber des Servers nie in verdeckte Karten gesehen hat.
fair-stored = Dein Browser hat dieses Versprechen gespeichert und vergleicht es am Ende.
fair-not-stored = Dein Browser kam erst dazu, als das Spiel schon lief, und hat kein Versprechen gespeichert.

## Lektionen

lesson-place = Lektion { $lesson } von { $lessons }
lesson-step = Schritt { $step } von { $steps }
lesson-progress = Wie weit du bist
lesson-leave = Verlassen; der Stand bleibt erhalten
lesson-not-that = Nicht ganz.
lesson-back = Zurück
lesson-next = Weiter
lesson-skip = Zeig es mir und weiter
lesson-again = Noch einmal von vorn
lesson-following = Nächste Lektion: { $name }
lesson-play = Gegen einen leichten Bot spielen
lesson-happened = Was gerade geschehen ist
