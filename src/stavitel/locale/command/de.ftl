### What the command line says, German.

error-no-file = { $place }: diese Datei gibt es nicht
error-folder = { $place }: das ist ein Ordner, keine Datei
error-empty = { $place }: die Datei ist leer
error-binary = { $place }: das ist kein Text in UTF-8, sondern binär
error-game = das Spiel „{ $got }“ gibt es hier nicht; zur Wahl stehen: { $expected }
error-seats = { $game }: möglich sind { $expected } Plätze, nicht { $got }
error-deck-variant = { $game }: Decks gehören zur Variante { $expected }, nicht zu „{ $got }“
error-variant = { $game }: die Variante „{ $got }“ gibt es nicht; zur Wahl stehen: { $expected }
error-switch = { $game }: den Schalter „{ $got }“ gibt es nicht; zur Wahl stehen: { $expected }
error-switch-form = --switch: bitte NAME=WAHL angeben, nicht „{ $got }“
error-player = den Spieler „{ $got }“ gibt es nicht; zur Wahl stehen: { $expected }
error-players = --players: höchstens { $expected } Namen, nicht { $got }
error-language = die Sprache „{ $got }“ gibt es nicht; zur Wahl stehen: { $expected }
error-continue = --continue: in { $folder } liegt keine angefangene Partie
error-save-folder = { $place }: das ist ein Ordner; bitte eine Datei zum Speichern angeben
error-save-nowhere = { $place }: den Ordner { $folder } gibt es nicht
error-save-exists = { $place }: diese Datei gibt es schon (siehe --resume)
error-port = --port: Port { $port } ist belegt; bitte einen anderen angeben, oder 0 für einen beliebigen
error-scenario-files = bitte Szenariodateien angeben, oder --template SPIEL
error-commitment = --commitment: nur zusammen mit --fair
error-resumed = { $option }: in der gespeicherten Partie ist es { $expected }; angegeben war { $got }
error-resumed-position = --position geht nicht zusammen mit --resume oder --continue
error-resumed-colours = --colours geht nicht zusammen mit --resume, --continue oder --position
error-resumed-decks = --decks geht nicht zusammen mit --resume, --continue oder --position
error-no-colours = { $game }: hier sind die Farben fest; nimm den Platz dieser Farbe
error-colours-number = es müssen { $seats } verschiedene Farben sein, eine für jeden Platz, nicht { $got }
error-colour = die Farbe „{ $got }“ gibt es nicht; zur Wahl stehen: { $known }
error-two-saved = --continue geht nicht zusammen mit --resume
error-schema-kind = ein Schema gibt es für { $expected }, nicht für '{ $got }'
error-no-schemas = { $game }: dieses Spiel hat keine Schemas
error-no-puzzle = { $game }: dieses Spiel hat keine Aufgabe
error-puzzle-number = { $game }: die Aufgaben haben die Nummern 1 bis { $count }; { $n } gibt es nicht
error-puzzles-nothing = nenne aufgezeichnete Partien oder --play GAME.
error-first-look = --positions { $n } reicht nicht einmal für einen ersten Blick; bitte mehr angeben
error-solved-over = hier gibt es nichts zu lösen: die Partie ist zu Ende
error-solved-chance = hier gibt es nichts zu lösen: in dieser Stellung entscheidet der Zufall, kein Spieler
error-not-over = diese Partie läuft noch; analysieren lässt sich nur eine beendete
error-card-key = bitte „Schlüssel = Wert“ mit einem der Schlüssel { $keys } eingeben, nicht { $got }
error-deck-which = bitte eine Datei oder ein Beispieldeck angeben: { $known }
error-deck-unknown = das Deck „{ $got }“ ist weder eine Datei noch ein Beispiel; zur Wahl stehen: { $known }
error-no-decks = { $game }: dieses Spiel hat keine Decks
error-decks-number = es müssen { $expected } Decks sein, eines für jeden Platz, nicht { $got }
error-decks-player = --decks: bitte einen Spieler angeben, der alle Decks spielt; angegeben sind { $got }
error-decks-different = --decks: bitte mindestens zwei verschiedene Decks angeben; angegeben: { $got }
error-decks-controls = --controls geht nicht zusammen mit --decks
error-deck-large = { $place }: eine Deckdatei darf höchstens { $most } Bytes haben; diese ist größer
error-options-alike = Die Option { $name } gibt es nicht. (Meinst du eine von diesen: { $others }?)
error-option-alike = Die Option { $name } gibt es nicht. (Meinst du { $other }?)
error-no-option = Die Option { $name } gibt es nicht.
error-command-alike = Den Befehl { $name } gibt es nicht. (Meinst du { $other }?)
error-no-command = Den Befehl { $name } gibt es nicht.
error-missing-argument = Es fehlt das Argument { $name }.
error-extra-argument = { $name } ist hier zu viel
error-extra-arguments = Das ist hier zu viel: { $names }
error-invalid = Ungültiger Wert für { $name }: { $problem }
error-see = { $problem } (siehe { $command } --help)
in-file = { $file }, Zeile { $line }: { $problem }
did-you-mean = war „{ $word }“ gemeint?
fault-given-in = { $what } steht schon in Zeile { $before }
fault-given = { $what } steht schon da
fault-given-twice = { $what } steht zweimal da
fault-no-equals = in dieser Zeile sollte „Schlüssel = Wert“ stehen; das „=“ fehlt
fault-no-value = es fehlt ein Wert: eine Zahl, true, false oder ein Text in Anführungszeichen
fault-line-end = hinter dem Wert sollte die Zeile enden
fault-no-bracket = am Ende der Liste fehlt ']'
fault-no-quote = am Ende des Textes fehlt ein Anführungszeichen
fault-table-name = hinter dem Namen der Tabelle fehlt ']'
fault-list-name = hinter dem Namen der Tabelle fehlt ']]'
fault-key-missing = der Schlüssel „{ $key }“ fehlt
fault-whole-number = hier gehört eine ganze Zahl hin, nicht { $got }
fault-range-from-zero = hier gehört eine Zahl von { $low } bis { $high } hin, nicht { $got }, von 1 an gezählt (diese Datei zählt von 0 an)
fault-range = hier gehört eine Zahl von { $low } bis { $high } hin, nicht { $got }
fault-flag = hier gehört true oder false hin, nicht { $got }
fault-text = hier gehört ein Text in Anführungszeichen hin, nicht { $got }
fault-list = hier gehört eine Liste hin, nicht { $got }
fault-table = hier gehört eine Tabelle hin, nicht { $got }
fault-word = { $got } passt hier nicht; zur Wahl stehen { $known }
fault-unknown-key = unbekannter Schlüssel { $got }; möglich sind { $known }
fault-unknown-verb = unbekanntes Verb { $got }; möglich sind { $known }
fault-twice = { $what } steht zweimal in der Liste
fault-format = hier gehört 1 oder 2 hin (in 1 sind Plätze von 0 an nummeriert, in 2 von 1 an), nicht { $got }
fault-first-line = die erste Zeile muss „{ $wanted }“ lauten, nicht { $got }
fault-header-line = im Kopf fehlt die Zeile „{ $key }: ...“
fault-header-form = hier gehört „Schlüssel: Wert“ oder eine leere Zeile hin, nicht { $got }
fault-action-form = hier gehört „Platz: Aktion“ hin, nicht { $got }
fault-impossible = das ist hier nicht möglich: { $got }
fault-whose = am Zug ist { $who }, nicht { $got }
fault-over = die Partie ist zu Ende, eine weitere Aktion ist nicht möglich: { $got }
fault-after-end = nach „end“ in Zeile { $end } darf nichts mehr stehen; da ist { $got }
fault-rules = bekannte Versionen: { $known }; hier steht { $got }
fault-cards = gespielt wurde mit anderen Kartenzahlen (Kennung { $got }, unsere ist { $mark }); gib ihre Datei mit --components an
fault-other-box = hier wird nur mit den Zahlen unserer Schachtel gespielt; mit anderen geht es im Terminal
fault-finished = in dieser Stellung gibt es nichts mehr zu tun, das Spiel ist aus
fault-no-step = ein Szenario braucht mindestens einen [[step]]
fault-no-action = hier wartet eine Entscheidung, bei der nichts möglich ist
fault-start-or-position = hier gehört entweder „start“ oder „position“ hin, nicht beides
fault-game = es fehlt die Kennung eines Spiels, etwa „caylus_magna_carta“
fault-key-unread = diesen Schlüssel lesen die Regeln nicht, ihn zu ändern bewirkt nichts
fault-not-served = das ist keine Partie eines Servers: Festlegung und Geheimnis fehlen
fault-other-draw = nach dem Geheimnis wäre es { $draw }, hier steht { $got }
fault-other-commitment = gespeichert hast du { $kept }, in der Datei steht { $got }
fault-forced = davor erzwungen: { $done }
fault-no-brace = am Ende der Tabelle fehlt '{ $brace }'
fault-no-statement = in dieser Zeile muss 'Schlüssel = Wert', [Tabelle] oder [[Tabelle]] stehen
fault-key-form = ein Schlüssel besteht aus Buchstaben, Ziffern, _ und -
fault-not-seen = so einen Wert gibt es in der Ansicht nicht: '{ $part }' von '{ $path }'; möglich: { $known }
fault-looks-into = so einen Wert gibt es in der Ansicht nicht: '{ $part }' von '{ $path }' führt in { $found }
fault-nothing-typed = hier fehlt eine Aktion
fault-argument = es fehlt { $name }
fault-written = lässt sich nicht schreiben: { $why }
fault-value-form = der Wert muss wie { $ours } geschrieben sein, nicht { $got }
fault-folder-empty = im Ordner müssten Szenarien liegen; es ist keines da
fault-setup-pending = hier muss auch 'pending' stehen: ein Aufbau wird durch das beschrieben, was noch aussteht
fault-commitment = die Festlegung ist nicht der SHA-256 aus Geheimnis, Tisch und Regeln
fault-backslash = ein umgekehrter Schrägstrich wird im Text als '\\' geschrieben
fault-keys = hier dürfen höchstens { $most } Schlüssel, Tabellen und Listen stehen
fault-bytes = die Datei ist zu groß; höchstens { $most } Bytes sind erlaubt
fault-deep = Tabellen dürfen höchstens { $most } Ebenen tief ineinander liegen
fault-digits = die Zahl ist zu lang; höchstens 18 Ziffern sind erlaubt
fault-toml = das ist als TOML nicht zu lesen ({ $why })
fault-rests-on = davor gehört { $before }, nicht { $got }
fault-phase = dazu gehört die Phase { $phases }, nicht { $got }
fault-phase-above = darüber gehört die Phase { $phases }, nicht { $got }
fault-nothing-left = die Phase muss { $phases } sein: es ist nichts mehr zu tun
fault-nothing-possible = hier ist nichts möglich
fault-setup-left = es fehlt, was von der Spielvorbereitung noch aussteht
fault-nobody-decides = hier entscheidet niemand, auch nicht { $got }
fault-decides = hier entscheidet { $who }, nicht { $got }
fault-business-form = hier gehört '{ $form }' hin, nicht '{ $got }'
fault-end-mark = hier muss { $mark } stehen, die Marke der Stellung, zu der die Aufzeichnung führt, nicht { $got } (nach einer Änderung die Zeile weglassen)
fault-header-key = hier muss { $known } stehen, nicht { $got } (eine leere Zeile beendet den Kopf)
fault-as-header = hier muss { $wanted } stehen wie im Kopf, nicht { $got }
fault-start-json = hier muss eine Stellung als JSON in einer Zeile stehen, nicht { $got }
fault-proof-line = zu { $beside } gehört eine Zeile '{ $key }: ...'; sie fehlt
fault-hash = hier müssen 64 Ziffern von 0 bis f stehen, nicht { $got }
fault-promise = hier muss { $known } stehen, ein Versprechen, das diese Version kennt, nicht { $got }
fault-letters = hier müssen 1 bis { $most } Zeichen in Anführungszeichen stehen, nicht { $got }
fault-item-text = hier muss ein Text stehen, nicht { $got }
fault-item = hier muss ein Text, eine Zahl, true oder false stehen, nicht { $got }
fault-entries = hier müssen { $n } Einträge stehen, nicht { $got }
fault-some-numbers = hier muss eine Liste von Zahlen stehen
fault-switch-variant = hier muss '{ $usual }' stehen oder die Variante { $known }, nicht '{ $got }'
fault-no-argument = hier gehört nichts mehr hin, auch nicht { $got }
instead-word = '{ $got }' passt hier nicht; erwartet: { $known }

choose-game = Welches Spiel? Nummer eingeben; Enter wählt { $usual }, q beendet.
choose-variant = Welche Variante? Nummer eingeben; Enter wählt { $usual }, q beendet.
choose-seats = Wie viele Spieler, dich mitgezählt? Eine Zahl von { $low } bis { $high } eingeben; Enter wählt { $usual }, q beendet.
choose-level = Wie stark sollen die Bots sein? Nummer eingeben; Enter wählt { $usual }, q beendet.
choose-again = Bitte eine Zahl von { $low } bis { $high } eingeben, Enter drücken, oder q.
choose-rules = Hausregeln: Enter spielt nach diesen, eine Nummer ändert eine, q beendet.
simulated = { $game }, { $variant }: { $games } Partien, Startwert { $seed }
head-seat = Platz
head-player = Spieler
head-deck = Deck
head-wins = Siege
head-win_share = Anteil der Siege
head-score = Punkte
simulated-note = ± ist beim Anteil das 95-%-Intervall, bei den Punkten die Standardabweichung.
simulated-speed = { $rounds } Runden pro Partie; { $decisions } Entscheidungen in { $seconds } s, { $rate } pro Sekunde.
simulated-faults = Fehler: { $n }
arena-played = { $game }, { $variant }, { $seats } Plätze: { $games } Partien, Startwert { $seed }
arena-decks = Alle Decks spielt { $player }. Anteile der Siege in Prozent, Zeile gegen Spalte, mit 95-%-Intervallen:
head-candidate = wer
head-base = gegen wen
head-sets = Sätze
head-even = ausgeglichen
head-elo = Elo
head-decisions = Entscheidungen
head-mean_ms = Mittel ms
head-p99_ms = 99 % ms
head-slowest_ms = längste ms
arena-note = Ein Satz ist eine Kartenverteilung, bei der der geprüfte Spieler nacheinander auf jedem Platz sitzt. In Klammern das 95-%-Intervall aus ganzen Sätzen. Elo ist der Abstand zum letzten Spieler.
arena-sprt-keep = Eher um { $high } als um { $low } Elo stärker, nach { $sets } Sätzen (Logarithmus des Likelihood-Quotienten { $ratio }).
arena-sprt-drop = Höchstens um { $low } Elo stärker, nicht um { $high }, nach { $sets } Sätzen (Logarithmus des Likelihood-Quotienten { $ratio }).
arena-sprt-open = Nach { $sets } Sätzen ist zwischen { $low } und { $high } Elo nichts entschieden (Logarithmus des Likelihood-Quotienten { $ratio }).
arena-mirror = { $player } gegen sich selbst: { $share },
arena-against_random = { $player } gegen random: { $share },
arena-expected = wie erwartet.
arena-unexpected = NICHT wie erwartet.
trained = In der Suche gewann das Netz { $share } von { $games } Partien gegen die von Hand geschriebene Bewertung, bei { $budget } für jede Entscheidung (ausgeglichen: { $even } %).
trained-weights = Gewichte und Ergebniskarte: { $path }
scenario-ok = ok
scenario-failed = FEHLER
scenario-met = { $met } von { $all } Erwartungen erfüllt
scenario-total = { $good } von { $files } Dateien wie erwartet, { $met } von { $all } Erwartungen erfüllt
judged-offered = müsste angeboten werden und wird es nicht
judged-refused = müsste abgelehnt werden, ist aber möglich
judged-possible = erwartet war die Ablehnung { $wanted }, es ist aber möglich
judged-missing = erwartet und nicht angeboten: { $actions }
judged-extra = angeboten und nicht erwartet: { $actions }
judged-twice = doppelt genannt: { $actions }
judged-value = erwartet { $wanted }; es ist { $got }
solve-line = Am Zug: { $seat }. Die beste Zugfolge:
solve-chance = Ab hier entscheidet der Zufall.
solve-equal = Als erster Zug genauso gut: { $moves }
solve-wins = { $seat } gewinnt. Vorsprung in Punkten: { $lead }
solve-loses = { $seat } kann nicht gewinnen. Vorsprung in Punkten: { $lead }
solve-undecided = { $seat } gewinnt und verliert noch nicht, oder teilt sich den Sieg. Vorsprung in Punkten: { $lead }
solve-average = { $seat } gewinnt in { $percent } von 100 Fällen. Vorsprung in Punkten, im Mittel: { $lead }
solve-proven = Bewiesen: Jeder Verlauf wurde bis zum Spielende verfolgt oder brauchte keinen weiteren Blick. Stellungen: { $n }
solve-proven-turns = Bewiesen für die verlangten Züge. Stellungen: { $n }
solve-unproven = Nicht bewiesen: Verläufe wurden { $choices } Entscheidungen weit verfolgt, dann wurden Punkte gezählt. Stellungen: { $n }
solve-terms = Alle Karten gelten als offen.
solve-alone = Alle Karten gelten als offen, und alle anderen spielen gegen { $seat }.
head-start = am Anfang
head-luck = Glück
head-own = eigenes Spiel
head-others = Spiel der anderen
head-result = Ergebnis
head-end = am Ende
analyse-title = Glück und Können, in Prozentpunkten der Siegchance
analyse-curve = Siegchancen
analyse-errors = Wendepunkte
analyse-none = Kein Zug hat eindeutig 5 Punkte oder mehr gekostet.
analyse-error = Zug { $move }, { $seat } { $mark } { $played }. Kostete { $loss } Punkte (± { $error }); besser: { $better }
analyse-note = Glück ist, was der Zufall brachte, verglichen mit dem Mittel dessen, was hätte kommen können. Das Spiel wird mit der durchschnittlichen Wahl an diesem Tisch verglichen. Glück und Spiel ergeben zusammen das Ergebnis. Wendepunkte werden danach beurteilt, was ihr Spieler wissen konnte. Die Verluste der Wendepunkte ergeben zusammen nicht den Wert des eigenen Spiels: Jeder wird mit dem besten Zug in diesem Moment verglichen, beim eigenen Spiel dagegen zählen alle Entscheidungen, auch die guten, verglichen mit dem Durchschnitt an diesem Tisch.
puzzle-answer = { $file }, nach Zug { $move }, { $seat }: { $best } ({ $n } Punkte vor der nächstbesten Wahl)
puzzle-written = { $place }: { $seat } am Zug
puzzles-count = Aufgaben: { $n }
puzzle-place = { $game }: Aufgabe { $n } von { $count }
puzzle-ask = { $seat } ist am Zug: Eine Möglichkeit ist eindeutig die beste. Welche?
puzzle-keys = Nummer oder Notation · s Lösung · n nächste Aufgabe · q beenden
puzzle-not-understood = Tippe eine Nummer von 1 bis { $n }, s für die Lösung, n für die nächste Aufgabe oder q zum Beenden.
puzzle-right = Das ist der beste Zug.
puzzle-wrong = Das ist nicht der beste Zug: Die Siegchance ist { $share } %. Versuch einen anderen, oder tippe s für die Lösung.
puzzle-solution = Der beste Zug: { $best }. Siegchance { $share } %
puzzle-others = Die nächstbesten: { $others }
puzzles-solved = Bisher gelöst: { $n } von { $count }. Mit n kommt die nächste Aufgabe.
cards-begin = Rekonstruierte Zahlen: { $n }, Karten und Pläne: { $cards }, schon eingegeben: { $done }. Eingabetaste: bei dir steht dasselbe; sonst tippe, was dort steht (Schlüssel = Wert), * wenn alle dieser Art so sind, - später, q zum Beenden.
cards-none = { $game }: Alle Zahlen stammen aus der Spielregel oder einer anderen Quelle; es gibt nichts einzugeben.
cards-kept = Gespeichert in { $file }; derselbe Befehl macht hier weiter.
cards-play = Mit deinen Karten spielen: { $command }
deck-legal = ein gültiges Deck
deck-warning = Hinweis: { $told }
deck-action = Aktionskarten
deck-settlement = Siedlungsausbauten
deck-city = Stadtausbauten
deck-region = Landschaftsausbauten
deck-events = Ereigniskarten
deck-start = Startkarte
deck-reconstructed = Rekonstruiert, weil keine uns bekannte Anleitung es nennt: 33 Karten, 3 Startkarten.
check-scenario = Szenario, Schritte: { $n }; stavitel scenario führt es aus
check-position = Stellung, { $state }, { $mark }
check-over = die Partie ist zu Ende
check-waiting = am Zug: { $seat }
check-chance = der Zufall
check-components = Spielmaterial von { $game }
check-recording = Aufzeichnung, Züge: { $n }, Regeln { $rules }, unsere sind { $ours }: nach ihnen gehen { $led } davon, Zeile { $line }
check-record = Partie, Züge: { $n }, { $state }, Regeln { $rules }
check-record-over = zu Ende gespielt
check-record-open = nicht zu Ende gespielt
check-led = , und unsere Regeln ({ $ours }) führen zum selben Ende
check-mark = , Stellung { $mark }
check-old-mark = , nicht verglichen: die Marke am Ende hat eine ältere Form

## Help

usage = Aufruf:
options = Optionen
commands = Befehle
examples = Beispiele:
option-help = Zeigt diese Hilfe.
option-version = Zeigt die Version.
help-stavitel = Stavitel, ein Tisch für Baumeisterspiele. Spiele: { $games }.

    Spiel gegen den Computer oder mit Freunden, im Browser oder im Terminal, und sieh dir aufgezeichnete Partien an.
epilog = Der Anfang: stavitel play. Jeder Befehl hat sein eigenes --help mit Beispielen.
short-serve = Öffnet den Tisch im Browser für dich und deine Freunde.
short-backup = Kopiert alles, was ein Server aufbewahrt, auch im Betrieb.
short-play = Startet eine Partie im Terminal.
short-games = Zeigt Spiele, Spielerzahlen, Varianten und Schalter.
short-replay = Spielt eine aufgezeichnete Partie Zug für Zug ab.
short-simulate = Lässt Computerspieler viele Partien spielen.
short-arena = Findet heraus, welcher Computerspieler stärker ist.
short-train = Trainiert ein Netz, das Stellungen bewertet.
short-check = Prüft Partien, Stellungen, Szenarien und Spielmaterial.
short-cards = Ergänzt die Zahlen deiner eigenen Schachtel.
short-deck = Prüft und zeigt Decks für das Turnierspiel.
short-scenario = Führt Szenarien aus: Stellung, Aktionen, Erwartungen.
short-solve = Sucht die beste Zugfolge in einer kleinen Stellung.
short-analyse = Analysiert eine beendete Partie: Wendepunkte, Glück und Können.
short-puzzles = Löst Aufgaben oder sammelt sie aus gespielten Partien.
short-editor = Gibt ein Schema aus, mit dem Editoren Dateien ergänzen.
short-perft = Zählt alle Spielverläufe bis zu einer Tiefe.
short-bench = Misst Tempo und Speicher.
short-schema = Schreibt die Nachrichten des Servers als TypeScript.
short-completion = Gibt ein Skript für die Tab-Taste aus.
help-play = Startet eine Partie im Terminal.

    Ohne den Namen eines Spiels wirst du nach Spiel, Variante, Spielerzahl, Stufe der Bots und Hausregeln gefragt; Enter wählt das Übliche. Wähle mit den Pfeiltasten oder einer Zahl, was du tun willst, und drück die Eingabetaste. ? sagt, was nicht geht und warum, u nimmt zurück, l zeigt den Verlauf, h die Karten, r die Regeln, q beendet. Die Partie wird nach jeder Wahl gespeichert und kann immer fortgesetzt werden.
help-serve = Öffnet den Tisch im Browser für dich und deine Freunde.

    Alles liegt in einem Ordner: Tische, Züge und der Schlüssel zu den Links. Strg-C beendet den Server; nichts geht verloren, und nach dem nächsten Start geht es weiter.
help-games = Zeigt Spiele, Spielerzahlen, Varianten und Schalter.

    Mit --sources steht bei jedem Stück Spielmaterial, woher es stammt: aus der Anleitung, aus anderen öffentlichen Quellen, aus unserer Rekonstruktion oder aus deiner Datei hinter --components. --reconstructed zeigt nur, was wir erraten mussten; stavitel cards fragt danach. --words zeigt auf Englisch alles, was Dateien und Programme einem Spiel schreiben oder von ihm lesen können.
help-replay = Zeigt eine aufgezeichnete Partie: ihren Verlauf, den Tisch nach jedem Zug oder Schritt für Schritt.

    Die Zahlen vor den Zeilen des Verlaufs sind die Nummern der Züge; auch Ziehungen des Zufalls zählen mit.
help-simulate = Lässt Computerspieler viele Partien spielen und berichtet, wer gewonnen hat.

    Derselbe Startwert ergibt dieselben Partien, egal wie viele Prozesse arbeiten (außer bei Spielern, die eine Anzahl Millisekunden nachdenken). Endet mit Code 1, wenn eine Partie schiefging. Zum Vergleichen von Spielern dient stavitel arena; hier behält jeder seinen Platz.
help-arena = Lässt Computerspieler gegeneinander antreten und sagt, wie stark sie sind.

    Jede Kartenverteilung wird mit dem geprüften Spieler nacheinander auf jedem Platz gespielt; bei drei und vier Plätzen sind die übrigen Kopien seines Gegners. Gezählt wird nach solchen Sätzen; zum Anteil der Siege und zu Elo gehört jeweils ein Intervall, in dem der wahre Wert in 95 von 100 Wettkämpfen liegt. Von mehreren Spielern trifft jeder auf jeden. Derselbe Startwert ergibt dieselben Kartenverteilungen, egal wie viele Prozesse arbeiten.
help-train = Trainiert mit Partien des Computers gegen sich selbst ein Netz, das Stellungen bewertet.

    In der ersten Runde spielt die von Hand geschriebene Bewertung, in allen anderen das bisherige Netz, das aus seinen eigenen Partien lernt; die letzten Runden können Experten spielen, die mit diesem Netz suchen. Am Ende treten die letzten Netze in der Suche gegen die von Hand geschriebene Bewertung an, mit neuen Kartenverteilungen. Das beste wird zusammen mit einer Karte gespeichert, auf der steht, wie es trainiert wurde und was es gewonnen hat. Eine Suche verwendet es als search:20ms@DATEI.

    Nach einer Unterbrechung geht es dort weiter, wo es aufgehört hat, wenn der Befehl mit demselben --out, demselben --seed und denselben Zahlen wiederholt wird. Mit mehr --rounds wird weiter trainiert.
help-check = Prüft Partien, Stellungen, Szenarien und Dateien mit Spielmaterial.

    Eine Partie wird nachgespielt und ihre Marke verglichen; bei einer Stellung wird jeder Verstoß genannt. Eine Partie nach älteren Regeln ist ab der Stelle eine Aufzeichnung, an der unsere woandershin führen. Jede Datei bekommt eine Zeile; fehlerhafte stehen auf der Fehlerausgabe. Endet mit Code 2, wenn eine fehlerhaft ist.
help-cards = Gib die Zahlen deiner eigenen Schachtel ein, Karte für Karte, wo unsere rekonstruiert sind.

    Jede Karte wird so gezeigt, wie wir sie haben. Die Eingabetaste bestätigt, dass auf deiner dasselbe steht; sonst tippe, was dort steht: rubles = 3, oder nur 3, wenn nach einer einzigen Zahl gefragt ist. Mit * sind alle Karten dieser Art wie gezeigt, - lässt eine für später, q beendet. Jede Antwort wird sofort in einer Datei gespeichert, und mit derselben Datei machst du dort weiter, wo du aufgehört hast. Dann spiel damit: stavitel play SPIEL --components DATEI.
help-deck = Prüft, listet oder zeigt Decks für das Turnierspiel von Catan – Das Duell.

    Ein Deck ist eine TOML-Datei: 33 Karten, 4 Ereigniskarten und 3 der 33 als Startkarten. list nennt die Beispieldecks; check und show nehmen Dateien oder Namen von Beispielen. Jeder Verstoß wird in einem Satz mit Code und Zeile genannt. Ist ein Deck ungültig, endet der Befehl mit Code 2.
help-scenario = Führt Szenarien aus: eine Stellung, Aktionen und was davon erwartet wird.

    Schreib eines, um einen Regelfehler zu melden oder eine Aufgabe zu stellen. Ausgegeben wird eine Zeile für jede Datei und eine für jede verfehlte Erwartung; bei einem Ordner laufen alle Dateien darin. Endet mit Code 1, wenn eine Erwartung verfehlt wird, und mit 2, wenn eine Datei unbrauchbar ist.
help-puzzles = Löst Aufgaben oder sammelt sie aus aufgezeichneten Partien: Augenblicke, in denen eine Wahl deutlich die beste ist.

    Mit --play löst du die Aufgaben, die zum Spiel gehören, die leichtesten zuerst; was gelöst ist, wird gemerkt. In aufgezeichneten Partien werden die Möglichkeiten danach verglichen, was wissen konnte, wer am Zug war. Mit einem Ordner wird jede Aufgabe als Szenario geschrieben: Spiel sie mit stavitel play --position, die Antwort steht in ihrem Schritt. Mit --set werden die sichersten noch einmal durchgerechnet und zu einer Datei. Sonst werden die Antworten aufgelistet.
help-analyse = Analysiert eine beendete Partie: Siegchancen, Wendepunkte, Glück und Können.

    Die Siegchance sagt, wie wahrscheinlich ein Platz gewinnt, von 0 bis 100 Punkten. Glück ist, was der Zufall brachte, verglichen mit dem Mittel dessen, was hätte kommen können; der Rest ist Können, das eigene und das der anderen. Zusammen ergeben sie das Ergebnis. Züge werden danach beurteilt, was ihr Spieler wissen konnte.
help-solve = Sucht die beste Zugfolge in einer kleinen Stellung, aus einer Stellungs- oder Szenariodatei.

    Jeder Verlauf wird bis zum Ende der Partie verfolgt, oder so viele Züge weit, wie --turns sagt: Wer am Zug ist, will gewinnen und dann möglichst weit vorn liegen, alle anderen wollen das verhindern. Alle Karten sind offen, und der Zufall zählt mit seinem Mittelwert. Du erfährst, ob die Zugfolge bewiesen ist.
help-editor = Gibt ein Schema aus, mit dem dein Editor die Dateien eines Spiels ergänzt und prüft.

    Es ist JSON Schema für TOML. Editoren mit taplo, etwa VS Code mit Even Better TOML, verwenden es in jeder Datei, deren erste Zeile es nennt: #:schema DATEI. KIND ist scenario, position, components, lesson, bei catan_duel auch deck.
help-backup = Kopiert alles, was ein Server aufbewahrt, auch im Betrieb, in den neuen Ordner TARGET.

    Nur ihr Besitzer darf die Kopie lesen. Sie ist selbst ein Datenordner: Ein Server lässt sich direkt damit starten.
option-seats = Anzahl der Spieler.
option-variant = Variante der Regeln; siehe stavitel games.
option-colours = Die Farben der Plätze, für jeden eine: blue,orange.
option-decks = Decks für das Turnierspiel von Catan – Das Duell, Platz für Platz: Beispieldecks, Dateien oder random.
option-play-players = Wer spielt, Platz für Platz: human, human:Anna, level:1 bis level:8, random, greedy, search:500ms, module:Class, cmd:PROGRAM. Die übrigen Plätze nimmt greedy.
option-simulate-players = Wer spielt, Platz für Platz: level:1 bis level:8, random, greedy, search:200ms, search:5000, module:Class, cmd:PROGRAM. Gibt es weniger Namen als Plätze, werden sie wiederholt.
option-switches = Eine Regel, die der Tisch wählen darf; siehe stavitel games.
option-seed = Dieselbe Zahl ergibt dieselben Karten.
option-lang = Sprache. Standard: $STAVITEL_LANG oder die Sprache des Systems.
option-components = Eine Datei mit den Zahlen deiner eigenen Karten, die unsere ersetzen.
option-resume = Eine gespeicherte Partie fortsetzen.
option-go_on = Die zuletzt unterbrochene Partie fortsetzen.
option-position = Mit einer Stellung oder einem Szenario aus einer Datei beginnen.
option-save = Wo die Partie laufend gespeichert wird.
option-plain = Der Tisch in Worten, für Vorleseprogramme.
option-games = Wie viele Partien.
option-jobs = Wie viele Prozesse arbeiten (Standard: alle Kerne).
option-game = Welches Spiel, nach seiner Id oder deren Anfang.
option-arena-games = Partien jeder Begegnung, auf ganze Sätze aufgerundet.
option-arena-seed = Dieselbe Zahl ergibt dieselben Kartenverteilungen.
option-sprt = Aufhören, sobald klar ist, ob der erste Spieler um den größeren der beiden Elo-Werte stärker ist oder nur um den kleineren; das Irrtumsrisiko ist auf beiden Seiten 5 %.
option-controls = Lässt außerdem den ersten Spieler gegen sich selbst und gegen random antreten und misst, was jeder Platz wert ist.
option-arena-decks = Decks, die im Turnierspiel von Catan – Das Duell aufeinandertreffen und alle von einem Spieler gespielt werden: Beispieldecks, Dateien, random oder all für alle Beispiele.
option-train-seats = Anzahl der Spieler (Standard: so wenige wie möglich).
option-train-out = Den Lauf in diesem Ordner speichern.
option-train-rounds = Runden aus Partien und Lernen.
option-train-first = Partien der ersten Runde.
option-train-games = Partien in jeder weiteren Runde.
option-train-mixed = Aus Partien aller Varianten lernen, die dasselbe Netz benutzen.
option-train-experts = So viele der letzten Runden spielt eine Suche mit dem bisherigen Netz.
option-train-expert_games = Partien je Runde davon.
option-train-hidden = Verborgene Einheiten des Netzes.
option-train-match = Partien, mit denen jedes der letzten Netze erprobt wird.
option-train-plays = Ausgespielte Optionen je Entscheidung in diesen Partien.
option-train-final = Partien der Begegnung, über die berichtet wird.
option-train-budget = Was eine Entscheidung dieser Begegnung kosten darf: 20ms oder 200 ausgespielte Optionen.
option-train-seed = Dieselbe Zahl ergibt dasselbe Netz.
option-as_json = Der Bericht als JSON.
option-simulate-save = Jede Partie hier aufzeichnen.
option-check = Nach jeder Aktion nach Fehlern suchen.
option-owner = Die Dateien sind Spielmaterial dieses Spiels.
option-fair = Jede Ziehung von Partien eines Servers überprüfen.
option-commitment = Mit --fair: die Festlegung, die du gespeichert hast.
option-template = Gibt ein kommentiertes Beispiel als Anfang aus.
option-solve-turns = Höchstens so viele Züge vorausrechnen.
option-html = Schreibt die Analyse als eine Seite für den Browser.
option-puzzles-output = Ein Ordner, in den sie geschrieben werden.
option-as_one = Eine Sammlung zum Lösen anlegen: eine Datei.
option-puzzles-most = Aufhören, wenn die Sammlung so viele hat.
option-puzzles-play = Die Aufgaben lösen, die zu diesem Spiel gehören.
option-number = Mit dieser Aufgabe beginnen.
option-positions = Höchstens so viele Stellungen ansehen.
option-puzzle = Eine Aufgabe dieses Spiels ausgeben.
option-deck_size = So viele Karten bilden ein Deck.
option-half_moon_draw = Nachziehkarten mit Halbmond: eine je Art oder keine.
option-editor-output = In diese Datei schreiben.
option-cards-output = Die Datei für die Antworten (Standard: GAME-cards.toml).
option-reconstructed = Nur Angaben, die nirgends stehen und die du eingeben kannst.
option-show_sources = Woher jede Zahl stammt.
option-words = Alle Verben, Ereignisse, Gründe und Schlüssel, mit Beispielen.
option-rules = Die nummerierten Regeln, die ganze Seite.
option-move = Den Tisch nach so vielen Zügen zeigen.
option-seat = Aus wessen Sicht: red, green, … oder all.
option-step = Die Partie Zug um Zug durchgehen.
option-replay-position = Die Stellung nach --move als Datei ausgeben.
option-scenario = Diesen Zug als Szenario ausgeben.
option-cut = Die Partie nach so vielen Zügen abgeschnitten schreiben, siehe -o.
option-output = Die Datei für --cut.
option-host = Die Adresse, auf der der Server Verbindungen annimmt; 0.0.0.0 öffnet den Tisch für das ganze Netz.
option-port = Der Port, auf dem der Server Verbindungen annimmt; 0 nimmt irgendeinen freien.
option-data = Der Ordner mit allen Daten.
option-opened = Die Seite im Browser öffnen, wenn das geht.
option-public_url = Die Adresse, die die Leute benutzen, wenn ein Proxy davorsteht; mehrfach möglich.
option-host_name = Ein weiterer Name, unter dem Browser diesen Rechner kennen; mehrfach möglich.
option-keep_unplayed = Wie lange Tische bleiben, an denen niemand gespielt hat.
option-metrics = Ein Port dieses Rechners, oder ADRESSE:PORT, wo /metrics Messwerte liefert.
option-log_format = Format der Zeilen im Serverprotokoll.
