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
theme-system = Wie im System
theme-light = Hell
theme-dark = Dunkel
setting-motion = Animation
setting-motion-hint = Jede Taste und jeder Klick überspringt die Animation.
motion-off = Aus
motion-fast = Schnell
motion-normal = Normal
motion-slow = Langsam
setting-confirm = Ende meines Zugs
setting-confirm-hint = Ein Zug mit einer Berührung gilt sofort; gefragt wird nach mehreren Entscheidungen und wo es kein Zurück gibt. Ziehen, Würfeln und Passen gelten ohne Rückfrage.
confirm-needed = Bestätigen, wo es darauf ankommt
confirm-ask = Immer bestätigen
confirm-automatic = Nie fragen
setting-gifts = Was nichts kostet
setting-gifts-hint = Ist es die einzig sinnvolle Antwort, etwas umsonst zu nehmen, geschieht das von selbst. Mit Zurücknehmen gibst du es wieder her.
gifts-yes = Für mich nehmen
gifts-no = Mich fragen
setting-table = Tisch
table-drawn = Spielplan
table-text = Text
setting-sound = Töne
setting-sound-hint = Ein leiser Ton, wenn du am Zug bist, Würfel rollen, Münzen klingen, eine Nachricht kommt oder die Partie endet. Die Taste M schaltet die Töne aus und ein.
sound-no = Aus
sound-yes = Ein
setting-notify = Melden, wenn ich am Zug bin
setting-notify-hint = Mit einer Benachrichtigung des Browsers, wenn dieser Tab im Hintergrund ist.
notify-no = Nein
notify-yes = Ja
about-me = Was über mich gespeichert ist
about-me-text = Dieser Server kennt dich nur durch ein Cookie in diesem Browser. Er speichert die Partien, die du eingerichtet hast, deine Namen, deine Züge und deine Nachrichten im Chat.
about-me-save = Alles als Datei speichern
about-me-delete = Alles löschen …
about-me-sure = Gelöscht werden deine Namen und Nachrichten, nicht begonnene Partien und was dieser Browser sich gemerkt hat. In laufenden Partien springt ein Bot für dich ein. Beendete Partien bleiben den anderen erhalten, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
about-me-do = Endgültig löschen
about-me-gone = Alles ist gelöscht.

## Front page

lobby-title = Setz dich dazu
lobby-lead = Brettspiele rund ums Bauen an einem Tisch: sofort gegen Bots oder per Link mit Freunden. Ohne Konto, ohne Installation.
lobby-games = Spiele
players-count =
    { $more ->
        [0] { $low } Personen
       *[other] { $low } bis { $high } Personen
    }
minutes-about = etwa { $n } Min.
weight-1 = Leicht zu lernen
weight-2 = Mittelschwer
weight-3 = Anspruchsvoll
has-lessons = Mit Lektionen
lobby-first = Zum ersten Mal hier? Fang mit einer Lektion oder einem leichten Bot an.
learn-first = Mit einer Lektion beginnen
play-now = Jetzt spielen
set-the-table = Partie einrichten …
rules = Regeln
learn = Spielend lernen
server-silent = Der Server antwortet nicht. Läuft er noch?
server-busy = Der Server hat vorerst genug Anfragen. Bitte versuche es etwas später noch einmal.
server-too-large = Das ist größer, als der Server annimmt.
server-not-there = Davon weiß der Server nichts. Vielleicht ist der Link unvollständig oder veraltet.
my-tables = Meine Partien
your-turn = Du bist am Zug
state-waiting = Wartet auf Mitspieler
state-playing = Läuft
state-over = Beendet
state-aside = Lässt sich nicht öffnen
tidy = Aufräumen
tidy-done = Fertig
tidy-hide = Ausblenden
tidy-show = Wieder zeigen
tidy-leave = Verlassen
tidy-remove = Löschen
tidy-leave-hint = Du gibst deinen Platz auf. Vor dem Spiel ist er wieder frei; während der Partie spielt ein Bot für dich, bis jemand anderes den Platz mit dem neuen Link einnimmt.
tidy-hidden = Ausgeblendete Partien zeigen ({ $n })
state-paused = Pause
state-turn = { $name } ist am Zug
show-all = Alle { $n } zeigen
record-title = Datei öffnen
record-hint = Zieh irgendwo auf diese Seite eine gespeicherte Partie (.stav), um sie anzusehen, eine Stellung oder ein Szenario (.toml), um von dort aus zu spielen, oder ein Deck (.toml), um damit zu spielen.
record-choose = Datei wählen …
lobby-decks = Decks für Catan – Das Duell
lobby-decks-hint = Für das Turnierspiel: Stell dein eigenes Deck zusammen, prüfe es und teile es.
lobby-decks-open = Deck bauen

## A new table

your-name = Dein Name
form-players = Personen
form-seats = Plätze
form-seat = Wer spielt { $seat }
form-colour = Farbe von Platz { $n }
form-variant = Regeln
house-rules = Hausregeln
house-rules-usual = Alle wie üblich
house-rule-usual = (üblich)
form-clock = Uhr
form-hints = Tipps
hints-alone = Nur allein gegen Bots
hints-on = Für alle
hints-off = Für niemanden
form-begin = Los geht’s
form-invite = Partie einrichten und einladen
form-decks = Jeder bringt ein Deck mit. Eingeladene wählen ihres, wenn sie dazukommen; fremde Decks sieht niemand.
who-me = Du
who-open = Jemand per Link
who-here = Jemand an diesem Gerät
who-name = Name
level-1 = Stufe 1: Passant
level-1-hint = Übersieht mehr als die Hälfte seiner Möglichkeiten und plant nichts; genau richtig für die erste Partie.
level-2 = Stufe 2: Handlanger
level-2-hint = Übersieht jede dritte Möglichkeit und vergisst dich dabei.
level-3 = Stufe 3: Lehrling
level-3-hint = Übersieht ab und zu etwas und denkt nur an den Augenblick.
level-4 = Stufe 4: Geselle
level-4-hint = Nimmt immer, was sofort am meisten bringt, ohne an deine Antwort zu denken.
level-5 = Stufe 5: Maurer
level-5-hint = Probiert seine besten Einfälle kurz aus, bis zu seinem nächsten Zug.
level-6 = Stufe 6: Polier
level-6-hint = Vergleicht seine Einfälle in mehreren möglichen Verläufen der Partie.
level-7 = Stufe 7: Baumeister
level-7-hint = Denkt gründlich voraus und rechnet mit deiner besten Antwort.
level-8 = Stufe 8: Architekt
level-8-hint = Denkt über jede Entscheidung bis zu einer Sekunde nach und verzeiht wenig.
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

no-table = Diese Partie gibt es nicht.
aside-table = Diese Partie lässt sich nicht öffnen.
aside-save = Speichern, was lesbar ist
join-title = Du bist eingeladen: { $game }
join-with = Am Tisch: { $names }
join-sit = Platz nehmen
join-watch = Nur zusehen
room-host = Schick jedem einen dieser Links. Es geht los, sobald alle Plätze besetzt sind.
room-guest = Es geht los, sobald alle Plätze besetzt sind.
room-decks = Es geht los, sobald alle ein Deck mitgebracht haben.
numbers-wait = Es fehlen noch die Zufallszahlen von { $names }. Kommen sie nicht, beginnt die Partie gleich ohne sie.
room-which-bot = Welcher Bot
room-fill = Bot hinzufügen
seat-open = Freier Platz
seat-waits = Wartet auf jemanden
seat-here = Da
seat-away = Nicht da
seat-deck-awaited = wählt ein Deck
seat-deck-brought = hat ein Deck
seat-left = Gegangen; stattdessen spielt { $bot }
seat-time = Zeit abgelaufen; stattdessen spielt { $bot }
seat-replaced = Nicht da; stattdessen spielt { $bot }
seat-waited = Nicht da; der Tisch wartet
seat-resigned = Hat aufgegeben; stattdessen spielt { $bot }
seat-vacant = Frei; bis sich jemand setzt, spielt { $bot }
seat-muted = stumm
invite-link = Link zu diesem Platz
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen …

## At the table

link-lost = Verbindung verloren. Wird neu aufgebaut …
link-restarting = Der Server startet neu. Gleich geht die Partie weiter …
link-gone = Diesen Tisch gibt es nicht mehr, oder er lässt sich gerade nicht öffnen.
link-full = Mit diesem Tisch sind schon zu viele Browser verbunden.
game-over = Die Partie ist zu Ende
turn-of = { $name } ist am Zug
bot-thinks = { $name } überlegt …
confirm-question = Fertig? Bestätige deinen Zug, oder nimm ihn zurück.
changes = Was sich geändert hat
would-change = Was sich dadurch ändern würde
undo = Zurücknehmen
confirm = Bestätigen
options = Möglichkeiten ({ $n })
why-not = Warum kann ich nicht …?
nothing-refused = Hier ist nichts ausgeschlossen.
asked-what = Die Frage:
in-hand =
    { $n ->
        [one] Du hältst das Teil in der Hand. Berühre den leuchtenden Platz oder noch einmal das Teil, um es zurückzulegen.
       *[other] Du hältst das Teil in der Hand. Berühre einen der { $n } leuchtenden Plätze oder noch einmal das Teil, um es zurückzulegen.
    }
fresh-hint = Gestrichelter Rahmen: seit deinem letzten Zug geändert.
thumb-bar = Deine Güter und Möglichkeiten
own-goods = Deine Güter
report = Melden
report-hint = Verstößt etwas gegen die Regeln? Diese Datei hält den Moment fest (nur was du wissen darfst); man kann sie ausführen und ändern.
command = Nummer oder Notation
command-do = Ausführen
not-understood = „{ $input }“ ergibt hier keinen Sinn: Gib eine Zahl von 1 bis { $n } ein oder eine Aktion, zum Beispiel { $example }.
typed = Möglichkeit { $number } …
which-title = Welche?
warning-title = Wirklich?
warning-no = Zurück
seats = Spieler
come-back = Meinen Platz wieder einnehmen
leave = Einen Bot für mich spielen lassen
leave-title = Soll ein Bot für dich spielen?
leave-hint = Ein Bot übernimmt deinen Platz ({ $bot }). Du kannst ihn jederzeit mit einem Klick wieder einnehmen.
leave-now = Spielen lassen
leave-in = Der Bot übernimmt in { $n } s
leave-stop = Anhalten
my-bot = Ein Bot spielt für dich
note-left = { $name } geht; ein Bot spielt weiter
note-time = Zeit abgelaufen; ein Bot spielt für { $name }
note-bot = Ein Bot spielt für { $name } ({ $bot })
note-wait = Der Tisch wartet auf { $name }
note-back = { $name } ist wieder da
note-resigned = { $name } gibt auf; ein Bot spielt weiter
note-sent = { $name } wurde vom Tisch entfernt; ein Bot spielt weiter
note-ended = Die Partie wurde vorzeitig beendet
by-bot = Vom Bot gespielt
paused = Pause, bis jemand aus der Runde wieder da ist
waits-for = Warten auf { $name } (gerade nicht da)
absent-title = { $name } ist nicht da
absent-wait = Warten
absent-bot = Einen Bot spielen lassen
absent-level = Stärke des Bots
absent-all = Es geschieht, sobald alle Anwesenden dasselbe wählen.
absent-wish = { $name }: { $wish }
manage = Dieser Tisch …
manage-title = Dieser Tisch
my-link = Mein Platz auf einem anderen Gerät
my-link-hint = Öffne dort diesen Link. Wer ihn hat, kann für dich spielen; gib ihn also nicht weiter.
qr-code = QR-Code
qr-alt = QR-Code dieses Links
qr-local = Diese Adresse gilt nur auf diesem Computer. Öffne die Seite zuerst unter der Netzwerkadresse des Computers.
power-renew = Neuer Link: { $name }
power-renew-hint = Der alte Link funktioniert nicht mehr, und alle anderen Geräte, die ihn benutzt haben, verlieren den Platz.
power-resign = Endgültig aufgeben: { $name }
power-resign-hint = Ein Bot spielt diesen Platz zu Ende, und du kannst nicht zurückkommen. Spielt sonst niemand mehr, endet die Partie.
power-kick = Vom Tisch entfernen: { $name }
power-kick-hint-waiting = Der Platz wird wieder frei und bekommt einen neuen Link.
power-kick-hint-playing = Ein Bot spielt weiter, bis sich jemand anderes mit dem neuen Link setzt.
power-mute = Stumm schalten: { $name }
power-unmute = Stummschaltung aufheben: { $name }
power-mute-watchers = Zuschauer stumm schalten
power-unmute-watchers = Stummschaltung der Zuschauer aufheben
power-end = Partie abbrechen
power-end-hint = Die Partie endet für alle, und niemand gewinnt. Alles Verdeckte wird gezeigt.
power-remove = Diese Partie löschen
power-remove-hint = Die Partie ist für alle weg, und ihre Links funktionieren nicht mehr.
chat-muted = Der Gastgeber hat dich stumm geschaltet.
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
log-jump = Diesen Moment in der Wiederholung zeigen
digest =
    { $n ->
        [one] Seit deinem letzten Zug: { $n } Ereignis
       *[other] Seit deinem letzten Zug: { $n } Ereignisse
    }
digest-mine = Was dich betrifft
chat = Chat
chat-unread =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
chat-say = Etwas sagen
chat-send = Senden
curtain-title = Gib das Gerät an { $name } weiter
curtain-hint = Mach weiter, wenn sonst niemand hinsieht.
curtain-lift = Weiter
to-text-table = Text zeigen
to-drawn-table = Spielplan zeigen
text-table = Der Tisch als Text
yes = ja

## The end

winners =
    { $n ->
        [one] { $names } gewinnt
       *[other] Gemeinsamer Sieg: { $names }
    }
unfinished = Die Partie wurde abgebrochen
unfinished-hint = Niemand hat gewonnen. Die Partie lässt sich ansehen und speichern wie jede andere.
place = Platz
rematch = Noch einmal spielen
rematch-go = Zur nächsten Partie
replay = Wiederholung
record-download = Partie speichern
picture-download = Bild speichern
fair-check = Wurde ehrlich gemischt?

## Keyboard

keys = Tastatur
key-digits = Möglichkeit nach Nummer wählen
key-enter = Zug bestätigen
key-undo = Zurücknehmen
key-options = Zu den Möglichkeiten
key-board = Zum Tisch
key-log = Zum Verlauf
key-chat = Zum Chat
key-table = Zwischen Spielplan und Text wechseln
key-hint = Um einen Tipp bitten
key-sound = Töne ein oder aus
key-help = Diese Liste zeigen
key-space = Erklären, was gerade ausgewählt ist
key-escape = Schließen oder ein Teil zurücklegen

## Regeln

reconstructed = Eine Zahl oder Einzelheit, die das Projekt rekonstruiert hat: Sie steht in keiner uns bekannten Quelle.
rules-search = Regel finden
rules-search-hint = Ein Wort oder 5.20
rules-found = { $n } Treffer
rules-none-found = Auf dieser Seite wurde nichts gefunden. Versuche es mit weniger Wörtern oder einem Wortteil.
rules-contents = Inhalt
rules-reference = Nummerierte Regeln
rules-details = Zu dieser Ausgabe: Quellen, Entscheidungen, rekonstruierte Zahlen

## Wiedergabe

replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-round-back = Eine Runde zurück
replay-back = Einen Zug zurück
replay-play = Automatisch abspielen
replay-pause = Anhalten
replay-next = Nächster Zug
replay-round-next = Eine Runde weiter
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
replay-spoiler-free-hint = Länge und Ausgang der Partie bleiben verborgen; es geht nur vorwärts, Zug um Zug.
replay-link = Link zu Zug { $move }
replay-keys = Tasten: ← → ein Zug, [ ] eine Runde, Pos1 und Ende, P automatisch.
replay-keys-spoiler-free = Tasten: → nächster Zug, ← zurück, P automatisch.

## Analyse

analysis = Analyse
analysis-hint = Wer wann welche Siegchance hatte, wo die Partie kippte und wie viel Glück dabei war.
analysis-begin = Partie analysieren
analysis-working =
    { $choices ->
        [0] Die Partie wird analysiert …
       *[other] Die Partie wird analysiert: { $judged } von { $choices } Entscheidungen
    }
analysis-graph = Siegchancen im Verlauf der Partie. Ein Klick führt zu diesem Moment.
analysis-gravest = Die Kurve zeigt die schwersten Wendepunkte; alle { $n } stehen unten in der Liste.
analysis-share = { $share } %
analysis-skill = Glück und Können, in Prozentpunkten der Siegchance
analysis-luck = Glück
analysis-own = Eigenes Spiel
analysis-others = Spiel der anderen
analysis-result = Ergebnis
analysis-errors = Wendepunkte
analysis-sum = Die Verluste der Wendepunkte ergeben zusammen nicht den Wert des eigenen Spiels: Jeder wird mit dem besten Zug in diesem Moment verglichen, beim eigenen Spiel dagegen zählen alle Entscheidungen, auch die guten, verglichen mit dem Durchschnitt an diesem Tisch.
analysis-none = Kein Zug hat eindeutig 5 Punkte oder mehr gekostet.
analysis-loss = −{ $loss } Punkte (± { $error }).
analysis-better = Besser:
analysis-note = Glück ist, was der Zufall brachte, verglichen mit dem Mittel dessen, was hätte kommen können. Das Spiel wird mit der durchschnittlichen Wahl an diesem Tisch verglichen. Glück und Spiel ergeben zusammen das Ergebnis. Wendepunkte werden danach beurteilt, was ihr Spieler wissen konnte.
advice-title = Was würde der Bot tun?
advice = Bei diesem Zug fragen
advice-nobody = Hier hat niemand eine Wahl.
advice-thinking = Er denkt nach …
hint = Tipp
hint-promise = Siegchance { $share } % (± { $error }), am Ende etwa { $points } Punkte
hint-why = Bis zum nächsten Zug, verglichen mit der nächstbesten Wahl: { $what }
hint-why-not = Bis zum nächsten Zug, verglichen mit der besten Wahl: { $what }
hint-then = Danach vielleicht: { $line }
recording = Aufzeichnung
recording-what = Diese Partie wurde nach einer älteren Fassung der Regeln gespielt ({ $rules }; heute gilt { $ours }). Der Tisch lässt sich bis Zug { $shown } von { $moves } zeigen; danach bleibt nur der Verlauf.
recording-beyond = Der Tisch bleibt bei Zug { $shown } stehen; von hier an gibt es nur noch den Verlauf.
recording-stopped = Nach den heutigen Regeln kann die Partie nicht weitergehen. Sobald sie jemand aus der Runde schließt, können alle sie ganz sehen.
recording-close = Partie schließen
recording-rest =
    { $n ->
        [one] Ein weiterer Zug, wie aufgezeichnet
       *[other] { $n } weitere Züge, wie aufgezeichnet
    }
viewpoint = Ansicht
viewpoint-all = Alle
branch = Von hier weiterspielen …
branch-title = Eine neue Partie ab Zug { $move }
branch-hint = Die ursprüngliche Partie bleibt, wie sie ist. Ab hier spielst du für einen Platz, und Karten und Würfel fallen neu.
branch-seat = Dein Platz
branch-bots = Die anderen
to-the-table = Zurück zum Tisch

## Fairer Zufall

fair-good = In dieser Partie hat niemand die Ziehungen beeinflusst.
fair-bad = Den Ziehungen dieser Partie ist nicht zu trauen.
fair-promise = Das Geheimnis passt zu der Festlegung, die dieser Browser vor der ersten Ziehung gespeichert hat.
fair-promise-broken = Das Geheimnis passt nicht zu dem, worauf sich der Server vor der ersten Ziehung festgelegt hatte.
fair-draws =
    { $n ->
        [0] Es wurde nichts gezogen.
        [one] Die einzige Ziehung folgt aus dem Geheimnis und den Zahlen der Spieler.
       *[other] Alle { $n } Ziehungen folgen aus dem Geheimnis und den Zahlen der Spieler.
    }
fair-draw-wrong = Ziehung { $number } ({ $words }) folgt nicht aus dem Geheimnis und den Zahlen der Spieler.
fair-record = Die gespeicherte Partie enthält dieselben Ziehungen in derselben Reihenfolge.
fair-record-differs = Die gespeicherte Partie enthält andere Ziehungen.
fair-limits = Das hat dein Browser selbst ausgerechnet. Nur welche Karte zu welcher Zahl gehört, übernimmt er vom Server; auch das prüft stavitel check --fair.
fair-details = Die Zahlen zum Nachrechnen
fair-commitment = Festlegung vor der ersten Ziehung (SHA-256)
fair-secret = Das Geheimnis, nach der Partie aufgedeckt
fair-numbers = Die eigenen Zahlen der Spieler
fair-partly = Die Ziehungen passen zusammen, aber dieser Browser kann nicht ausschließen, dass jemand sie beeinflusst hat.
fair-promise-told = Dieser Browser hatte vor der ersten Ziehung keine Festlegung gespeichert: Er kam später dazu, oder gespielt wurde auf einem anderen Gerät. Er konnte die Ziehungen nur mit dem vergleichen, was der Server jetzt sagt.
fair-mine-used = Die Zahl deines Browsers steckt in den Ziehungen.
fair-mine-unused = Die Zahl deines Browsers steckt nicht in den Ziehungen, obwohl sie gesendet wurde.
fair-mine-none = In den Ziehungen steckt keine Zahl aus diesem Browser.
fair-changed = Zahlen, die von der Festlegung abweichen: { $n }.
fair-withheld = Zahlen, die festgelegt, aber nie aufgedeckt wurden: { $n }. Jede davon hätte die Ziehungen einmal ändern können.
fair-older = Eine ältere Art der Festlegung: Die Zahlen der Spieler waren schon vorher bekannt; sie zeigt also nicht, dass niemand das Geheimnis passend dazu ausgesucht hat.
fair-title = Ehrliches Mischen
fair-how = Zuerst legt sich der Server auf ein Geheimnis fest. Dann legt sich der Browser jedes Spielers auf eine eigene Zahl fest, und erst danach werden alle Zahlen aufgedeckt. Alle Ziehungen folgen aus dem Geheimnis und diesen Zahlen.
fair-proves = Was das beweist: Niemand konnte die Ziehungen beeinflussen, auch der Server nicht, solange mindestens eine Zahl aus dem eigenen Browser eines Spielers kam.
fair-proves-not = Was es nicht beweist: dass der Betreiber des Servers nie verdeckte Karten angesehen hat.
fair-stored = Dein Browser hat diese Festlegung gespeichert und prüft sie am Ende.
fair-not-stored = Dein Browser kam erst nach Spielbeginn dazu und hat keine Festlegung gespeichert.

## Lektionen

lesson-place = Lektion { $lesson } von { $lessons }
lesson-step = Schritt { $step } von { $steps }
lesson-progress = Dein Fortschritt
lesson-leave = Verlassen (der Stand wird gespeichert)
lesson-not-that = Nicht ganz.
lesson-back = Zurück
lesson-next = Weiter
lesson-skip = Zeig es mir und weiter
lesson-again = Von vorn beginnen
lesson-following = Nächste Lektion: { $name }
lesson-play = Gegen einen leichten Bot spielen
lesson-happened = Was gerade geschehen ist
example-title = Ein Beispiel aus der Anleitung
example-back = Zurück zur Anleitung

## Aufgaben

puzzles = Aufgaben
puzzles-all = Alle Aufgaben
puzzles-solved = In diesem Browser gelöst: { $n } von { $count }. Die leichtesten stehen am Anfang.
puzzle = Aufgabe
puzzle-solved = gelöst
puzzle-place = Aufgabe { $n } von { $count }
puzzle-ask = { $seat } ist am Zug: Eine Möglichkeit ist eindeutig die beste. Welche?
puzzle-right = Das ist der beste Zug.
puzzle-wrong = Das ist nicht der beste Zug. Versuch einen anderen oder sieh dir die Lösung an.
puzzle-share = Siegchance { $share } %
puzzle-solution = Der beste Zug:
puzzle-others = Die nächstbesten:
puzzle-reveal = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal

## Decks for Catan Duel

decks-title = Decks für Catan – Das Duell
decks-lead = Stell ein Deck für das Turnierspiel zusammen. Deine Decks bleiben in diesem Browser; eine Deckdatei öffnest du, indem du sie auf diese Seite ziehst.
decks-reconstructed = Rekonstruiert: { $cards } Karten und { $start } Startkarten, weil wir die Regeln des Verlags dazu nicht finden konnten. Die vier Ereignisse und ihre Halbmondregel sind gesichert.
decks-shelf = Deine Decks und Beispieldecks
decks-which = Deck
decks-mine = Deine Decks
decks-samples = Beispieldecks
decks-unnamed = Deck ohne Namen
decks-new = Neues Deck
decks-new-name = Mein Deck
decks-me = ich
decks-duplicate = Kopieren
decks-delete = Löschen
decks-delete-sure = Endgültig löschen
decks-export = Als Datei speichern
decks-import = Deckdatei öffnen
deck-of = Deck: { $seat }
deck-later = Erst am Tisch wählen
deck-any-sample = Irgendein Beispieldeck
deck-random = Zufälliges erlaubtes Deck
deck-ask = Welches Deck bringst du mit? Niemand sonst sieht es.
deck-brought = Du spielst mit „{ $deck }“. Noch kannst du wechseln.
deck-brought-random = Du spielst mit einem zufälligen Deck. Noch kannst du wechseln.
deck-bring = Dieses Deck mitbringen
decks-play-bot = Gegen einen Bot spielen
decks-play-friend = Mit jemandem spielen
decks-open-editor = Im Editor öffnen
decks-suggest = Ganzes Deck vorschlagen
decks-suggest-hint = Behält, was passt, und ergänzt, was fehlt.
decks-practice = Probeziehen
decks-practice-hint = Deine Startkarten und was oben auf deinen drei Stapeln läge.
decks-practice-draw = Ziehen
decks-practice-again = Noch einmal ziehen
decks-practice-hand = Startkarten:
decks-practice-open = wählst du zu Beginn des Spiels
decks-practice-stack = Stapel { $n }:
decks-compare = Mit einem anderen Deck vergleichen
decks-compare-with = Anderes Deck
decks-compare-none = Deck wählen
decks-compare-shared =
    { $n ->
        [one] { $n } gemeinsame Karte
       *[other] { $n } gemeinsame Karten
    }
decks-compare-card = Karte
decks-link = Link kopieren
decks-linked = Link kopiert.
decks-link-broken = Dieser Link enthält kein Deck.
decks-forgetful = Dieser Browser speichert nichts: Speichere dein Deck als Datei, bevor du gehst.
decks-read-only = Ein Beispieldeck lässt sich nicht ändern. Kopiere es und ändere die Kopie.
decks-shared = Dieses Deck kam mit einem Link. Kopiere es, um es zu behalten und zu ändern.
decks-parts = Karten und Deck
decks-tab-box = Karten
decks-tab-deck = Deck
decks-name = Name
decks-author = Autor
decks-note = Notiz
decks-find = Karte suchen
decks-any = Alle
decks-by-back = Set
decks-by-type = Art
decks-by-resource = Kostet
decks-by-symbol = Symbol
decks-by-needs = Voraussetzung
decks-needs-yes = Mit Voraussetzung
decks-needs-no = Ohne Voraussetzung
decks-type-action = Aktionskarten
decks-type-settlement = Siedlungsausbauten
decks-type-city = Stadtausbauten
decks-type-region = Landschaftsausbauten
decks-type-event = Ereigniskarten
decks-found =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
decks-add = { $card } hinzufügen
decks-remove = { $card } entfernen
decks-in-deck = { $n } von { $copies }
decks-half-moon = Mit Halbmond: { $n } von { $copies }
decks-count-cards = Karten
decks-count-events = Ereignisse
decks-count-start = Startkarten
decks-start = Startkarten: { $n } × { $card }
decks-legal = Dieses Deck ist gültig.
decks-errors = Noch nicht gültig
decks-warnings = Gültig, aber bedenkenswert
decks-empty = Noch leer. Füge Karten aus der Schachtel hinzu.
decks-sums = Summen
decks-curve = Karten nach Kosten
decks-curve-bar =
    { $more ->
        [yes] Kosten { $cost } oder mehr: { $n }
       *[no] Kosten { $cost }: { $n }
    }
