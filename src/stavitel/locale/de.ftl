### What all games and the terminal share, German.

## Lists: texts.py joins the parts of a sentence with these.

list-more = { $left }, { $right }
list-last = { $left } und { $right }
nothing = nichts
yes = ja
no = nein

## Why not? The engine's own reason.

why-not_now = Das geht jetzt nicht.

## Examples of the guide, played at the table

example-guide-why = Im Beispiel geht es anders weiter. Mach es so, wie es im Text steht.
example-end = Das war das Beispiel. Lies weiter oder spiel eine Partie.

### Terminal

## Signs and short heads on the table of Caylus Magna Carta

terminal-cmc-food = N
terminal-cmc-wood = H
terminal-cmc-stone = S
terminal-cmc-gold = G
terminal-cmc-any = beliebiger Rohstoff
terminal-cmc-known_hand = Bekannte Handkarten
terminal-cmc-hand = Hand
terminal-cmc-pile = Stapel
terminal-cmc-discard = Abl.
terminal-cmc-buildings = Geb.
terminal-cmc-prestige = Prest.

## Signs and short heads on the table of The Red Cathedral

terminal-rc-wood = H
terminal-rc-brick = Z
terminal-rc-stone = S
terminal-rc-gold = G
terminal-rc-white = W
terminal-rc-room = Platz
terminal-rc-all-types = alle Arten
terminal-rc-same = gleicher Art
terminal-rc-different = verschiedener Art
terminal-rc-next = Baupunkte bis zum nächsten Ruhmespunkt

## Computer players: the names of their levels, and how they play

level-1 = Passant
level-1-hint = Übersieht mehr als die Hälfte seiner Möglichkeiten und plant nichts; genau richtig für die erste Partie.
level-2 = Handlanger
level-2-hint = Übersieht jede dritte Möglichkeit und vergisst dich dabei.
level-3 = Lehrling
level-3-hint = Übersieht ab und zu etwas und denkt nur an den Augenblick.
level-4 = Geselle
level-4-hint = Nimmt immer, was sofort am meisten bringt, ohne an deine Antwort zu denken.
level-5 = Maurer
level-5-hint = Probiert seine besten Einfälle kurz aus, bis zu seinem nächsten Zug.
level-6 = Polier
level-6-hint = Vergleicht seine Einfälle in mehreren möglichen Verläufen der Partie.
level-7 = Baumeister
level-7-hint = Denkt gründlich voraus und rechnet mit deiner besten Antwort.
level-8 = Architekt
level-8-hint = Denkt über jede Entscheidung bis zu einer Sekunde nach und verzeiht wenig.
bot-random = Zufallsbot
bot-search = bot { $budget }

## At the table

terminal-you = du
terminal-welcome = Du spielst { $seats }. Andere Einstellungen: stavitel play --help
terminal-keys = Nummer oder Notation · ? warum nicht · t Tipp · u zurück · l Verlauf · v Tisch · h Karten · r Regeln · s speichern · ! melden · q Ende
terminal-screen-keys = ↑↓ Enter, ? warum nicht, t Tipp, u zurück, l Verlauf, h Karten, r Regeln, q Ende
terminal-screen-back = ↑↓ PgUp PgDn blättern · jede andere Taste: zurück zum Tisch
terminal-more-keys = ? 5.20 zeigt eine Regel · ? Wort sucht in dem, was nicht geht · l all zeigt den ganzen Verlauf · h all zeigt alle Karten · r Wort sucht in den Regeln · s DATEI speichert dorthin · ! AKTION meldet mit, was abgelehnt wurde · t 5 rät nach fünf Sekunden Bedenkzeit
terminal-screen-more-keys = Ein Punkt beginnt eine Zeile: .? 5.20 zeigt eine Regel · .? Wort sucht in dem, was nicht geht · .l all zeigt den ganzen Verlauf · .h all zeigt alle Karten · .r Wort sucht in den Regeln · .s DATEI speichert dorthin · .! AKTION meldet mit, was abgelehnt wurde · .t 5 rät nach fünf Sekunden Bedenkzeit
terminal-signs = Zeichen
terminal-since = Seit deinem letzten Zug
terminal-earlier =
    { $n ->
        [one] … und { $n } Zeile davor: l
       *[other] … und { $n } Zeilen davor: l
    }
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-thinking = { $seat } denkt nach …
hint-promise = Siegchance { $share } % (± { $error }), am Ende etwa { $points } Punkte
hint-why = Bis zu deinem nächsten Zug, verglichen mit der nächstbesten Wahl: { $what }
hint-why-not = Bis zu deinem nächsten Zug, verglichen mit der besten Wahl: { $what }
hint-more = { $what } mehr
hint-less = { $what } weniger
hint-then = Danach vielleicht: { $line }
hint-several = Tipps gibt es nur, wenn alle anderen Bots sind.
terminal-replaced = { $player } kann nicht weiterspielen ({ $why }). Ein Bot übernimmt den Platz.
terminal-curtain = { $seat }: Enter drücken, wenn sonst niemand hinsieht.
terminal-not-understood = „{ $input }“ ergibt hier keinen Sinn: Gib eine Nummer von 1 bis { $n } ein, eine Aktion, zum Beispiel { $example }, oder eine Taste.
terminal-refused = Jetzt nicht möglich:
terminal-nothing-refused = Hier ist nichts ausgeschlossen.
terminal-and-more = … und { $n } weitere
terminal-more-alike = Und { $n } weitere dieser Art.
terminal-possible = Das ist möglich: Nummer { $n }.
terminal-ask-back = Wähle es zur Bestätigung noch einmal, oder wähle etwas anderes.
terminal-rule = Regel { $rule }
terminal-not-found = Nichts gefunden zu „{ $words }“.
terminal-undone = Zurückgenommen: { $action }.
terminal-cannot-undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl wurde eine Karte gezogen, oder jemand anderes war am Zug.
terminal-saved = Gespeichert in { $file }
terminal-not-saved = Nicht gespeichert: { $problem }
terminal-reported = Der Moment ist in { $file } festgehalten; schreib dazu, was falsch ist, und starte dann: { $command }
terminal-resume = Zum Weiterspielen: { $command }
terminal-serving = Der Server läuft unter { $address } (Strg-C beendet ihn, alle Partien sind gespeichert)
terminal-measuring = Metriken gibt es unter { $address }
terminal-backed-up = { $n ->
        [one] { $n } Tisch in { $target } gesichert
       *[other] { $n } Tische in { $target } gesichert
    }

## At the end

terminal-place = Platz
terminal-winners =
    { $n ->
        [one] Sieger: { $seats }
       *[other] Gemeinsamer Sieg: { $seats }
    }
terminal-look-again = Zur Wiederholung: { $command }

## Replay

terminal-move = Zug { $n } von { $total }
terminal-replay-keys = Enter weiter · b zurück · Nummer springen · t Tisch · ! melden · q Ende
terminal-replay-range = Gib eine Nummer von 0 bis { $total } ein.

## The list of games

terminal-players-count =
    { $more ->
        [0] { $low } Spieler
       *[other] { $low }–{ $high } Spieler
    }
terminal-seats = Plätze
terminal-variants = Varianten
terminal-switches = Hausregeln
terminal-usual = Standard
terminal-entry = Eintrag
terminal-source = Quelle
terminal-note = Anmerkung
terminal-source-rulebook = aus der Anleitung
terminal-source-public = aus öffentlichen Quellen
terminal-source-reconstructed = von uns rekonstruiert
terminal-source-own = deine eigenen Zahlen

## Warum ein Tisch nicht tat, worum er gebeten wurde

table-stale = Die Partie ist schon weiter; schau noch einmal hin.
table-illegal = Das ist jetzt nicht möglich.
table-not-your-turn = Du bist nicht am Zug.
table-not-yours = Das ist nicht dein Platz.
table-host-only = Das darf nur, wer die Partie eingerichtet hat.
table-not-others = Das geht nur bei einem Platz, auf dem jemand anderes sitzt.
table-resigned = Dieser Platz wurde endgültig aufgegeben.
table-other-seat = Du sitzt schon an diesem Tisch; diesen Platz muss jemand anderes einnehmen.
table-muted = Der Gastgeber hat dich stumm geschaltet.
table-seat-taken = Dieser Platz ist besetzt.
table-no-seat = Diesen Platz gibt es nicht.
table-not-playing = Hier läuft gerade keine Partie.
table-not-over = Das geht erst, wenn die Partie zu Ende ist.
table-recording = Diese Partie wurde nach älteren Regeln gespielt und kann nicht weitergehen.
table-not-away = Auf diesem Platz springt niemand ein.
table-not-absent = Diese Person sitzt am Tisch.
table-not-alone = Hier spielen oder spielten auch andere; du kannst den Tisch ausblenden.
table-away = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
table-confirm-first = Bestätige zuerst deinen Zug, oder nimm ihn zurück.
table-nothing-held = Es gibt nichts zu bestätigen.
table-no-undo = Es gibt nichts zurückzunehmen.
table-too-fast = Das war zu schnell; warte einen Augenblick.
table-too-long = Das ist zu lang.
table-too-many = Mit diesem Tisch sind schon zu viele Browser verbunden.
table-talk-full = Der Chat an diesem Tisch ist voll.
table-bad = Diese Nachricht ist nicht lesbar.
table-try-again = Das ließ sich gerade nicht speichern; versuche es noch einmal.
table-aside = Dieser Tisch lässt sich nicht mehr öffnen, weil seine Daten beschädigt sind. Er wurde beiseitegestellt; was noch lesbar ist, lässt sich als Datei speichern.
table-no-room = Auf der Festplatte des Servers ist kein Platz mehr. Dies wurde nicht gespeichert; versuche es noch einmal, sobald wieder Platz ist. Alles davor ist sicher.
server-no-room = Auf der Festplatte des Servers ist kein Platz mehr; bis wieder Platz ist, wird nichts Neues gespeichert.
table-number-early = Noch nicht alle haben sich auf ihre Zahl festgelegt; aufgedeckt werden die Zahlen erst danach.
table-number-other = Das ist nicht die Zahl, auf die man sich festgelegt hatte.
table-other-promise = Darauf hat sich dieser Tisch nicht festgelegt.
table-no-decks = An diesem Tisch spielt man ohne eigene Decks.
table-deck-late = Das Spiel beginnt gleich: Decks lassen sich nicht mehr wechseln.
file-empty = Diese Datei ist leer.
file-binary = Das ist keine Textdatei.
file-line = Zeile { $line } dieser Datei ist nicht lesbar.
file-bad = Diese Datei ist hier nicht zu gebrauchen.
file-fault-line = Fehler in Zeile { $line } der Datei:
file-fault = Fehler in der Datei:
analysis-gravest = Die Kurve zeigt die schwersten Wendepunkte; alle { $n } stehen unten in der Liste.
