### Der Turm auf Deutsch.
### Welche Variablen eine Meldung bekommt, steht in stavitel/texts.py.

title = Der Turm
about = Du legst Steine auf einen Turm oder ziehst neue: das kürzeste aller Spiele.
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
variant-standard = Der Turm
variant-standard-hint = Anders kann man ihn nicht spielen.
view-tower = Turm
view-players = Spieler
view-points = Punkte
view-blocks = Blöcke auf der Hand
view-hand = Deine Hand

## Was man tun kann

ask-draw_block = Ein Block wird gezogen.
ask-turn = Lege einen Block, ziehe einen oder ruhe dich aus.
do-draw_block = Block { $block }
do-lay = Block { $block } legen
do-draw = Einen Block ziehen
do-rest = Ausruhen

## Was geschehen ist

event-block_drawn = { $seat } zieht Block { $block }
event-block_drawn-hidden = { $seat } zieht einen Block
event-block_laid = { $seat } legt Block { $block } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-rested = { $seat } ruht sich aus

## Warum nicht?

why-not_in_hand = Block { $block } hast du nicht auf der Hand.
why-too_large = Block { $block } ist zu groß: Er muss kleiner sein als { $top }.
why-bag_empty = Der Beutel ist leer.
