### Caylus Magna Carta in German.
### Which variables a message gets is told in stavitel/texts.py.

title = Caylus Magna Carta
about = Du baust Gebäude an der Straße zum Schloss und schickst Arbeiter hinein, doch es wirken nur jene, die der Vogt erreicht.

## Seats

seat-red = Rot
seat-green = Grün
seat-orange = Orange
seat-blue = Blau

## Cards of the road

card-small_farm = Kleiner Bauernhof
    .acc = den Kleinen Bauernhof
    .dat = dem Kleinen Bauernhof
card-small_sawmill = Kleines Sägewerk
    .acc = das Kleine Sägewerk
    .dat = dem Kleinen Sägewerk
card-small_quarry = Kleiner Steinbruch
    .acc = den Kleinen Steinbruch
    .dat = dem Kleinen Steinbruch
card-peddler = Hausierer
    .acc = das Gebäude „Hausierer“
    .dat = dem Gebäude „Hausierer“
card-market = Markt
    .acc = den Markt
    .dat = dem Markt
card-lawyer = Notar
    .acc = das Gebäude „Notar“
    .dat = dem Gebäude „Notar“
card-large_farm = Großer Bauernhof
    .acc = den Großen Bauernhof
    .dat = dem Großen Bauernhof
card-large_sawmill = Großes Sägewerk
    .acc = das Große Sägewerk
    .dat = dem Großen Sägewerk
card-large_quarry = Großer Steinbruch
    .acc = den Großen Steinbruch
    .dat = dem Großen Steinbruch
card-gold_mine = Goldmine
    .acc = die Goldmine
    .dat = der Goldmine
card-bank = Bank
    .acc = die Bank
    .dat = der Bank
card-church = Kirche
    .acc = die Kirche
    .dat = der Kirche
card-neutral_peddler = Hausierer
    .acc = das Gebäude „Hausierer“
    .dat = dem Gebäude „Hausierer“
card-park = Park
    .acc = den Park
    .dat = dem Park
card-forest = Wald
    .acc = den Wald
    .dat = dem Wald
card-neutral_quarry = Steinbruch
    .acc = den Steinbruch
    .dat = dem Steinbruch
card-trading_post = Handelsposten
    .acc = den Handelsposten
    .dat = dem Handelsposten
card-residence = Wohnhaus
    .acc = das Wohnhaus
    .dat = dem Wohnhaus

## Prestige buildings

building-theatre = Theater
    .acc = das Theater
building-statue = Statue
    .acc = die Statue
building-hotel = Hotel
    .acc = das Hotel
building-stables = Stallungen
    .acc = die Stallungen
building-town_hall = Rathaus
    .acc = das Rathaus
building-monument = Monument
    .acc = das Monument
building-cathedral = Kathedrale
    .acc = die Kathedrale

## Goods, parts of the castle, phases, roles

good-food = Nahrung
good-wood = Holz
good-stone = Stein
good-gold = Gold

part-palace = Palast
    .gen = des Palasts
part-walls = Mauern
    .gen = der Mauern
part-towers = Türme
    .gen = der Türme

phase-setup = Vorbereitung
phase-income = Einkommen
phase-actions = Aktionen
phase-provost = Zug des Vogts
phase-buildings = Gebäudeeffekte
phase-castle = Schloss
phase-end_round = Rundenende
phase-game_end = Spielende

role-worker = Effekt
    .acc = den Effekt
role-owner = Bonus des Besitzers
    .acc = den Bonus des Besitzers

## Variants and switches

variant-standard = Standardregeln
variant-standard-hint = Das volle Spiel, mit Vogt und mit Wohnhäusern.
variant-beginner = Einsteigerregeln
variant-beginner-hint = Ein einfacheres Spiel für den ersten Abend, ohne Vogt und ohne Wohnhäuser.

switch-lawyer_occupied = Notar und besetzte Karten
switch-lawyer_occupied-hint = Was geschieht, wenn der Notar eine Karte umdreht, auf der ein Arbeiter steht.
switch-lawyer_occupied-old_face = Die Karte wirkt noch einmal
switch-lawyer_occupied-old_face-hint = Sie wird sofort zum Wohnhaus, aber in dieser Runde nutzen Arbeiter und Besitzer noch ihre alten Effekte.
switch-lawyer_occupied-forbidden = Nicht erlaubt
switch-lawyer_occupied-forbidden-hint = Eine Karte, auf der ein Arbeiter steht, darf nicht umgedreht werden.
switch-lawyer_occupied-no_effect = Der Arbeiter bekommt nichts
switch-lawyer_occupied-no_effect-hint = Die Karte wird sofort zum Wohnhaus, und der Arbeiter kehrt mit leeren Händen zurück.
switch-lawyer_food = Gold statt Nahrung beim Notar
switch-lawyer_food-hint = Ob Gold, das beim Bauen jeden Rohstoff ersetzt, auch für die Nahrung des Notars stehen darf.
switch-lawyer_food-gold_too = Gold ist erlaubt
switch-lawyer_food-gold_too-hint = Die Nahrung ist der Preis des Wohnhauses, also darf Gold sie ersetzen wie bei jedem Bau.
switch-lawyer_food-food_only = Nur Nahrung
switch-lawyer_food-food_only-hint = Eine Karte umzudrehen ist kein Bauen: Der Notar nimmt Nahrung und nichts anderes.

## Amounts and counts

amount-food = { $n } Nahrung
amount-wood = { $n } Holz
amount-stone = { $n } Stein
amount-gold = { $n } Gold
amount-denier =
    { $n ->
        [one] { $n } Denar
       *[other] { $n } Denare
    }

gain-basic =
    { $n ->
        [one] { $n } Grundrohstoff
       *[other] { $n } Grundrohstoffe
    }
gain-castle_token = { $n } Prestigeplättchen
gain-store =
    { $n ->
        [one] { $n } Rohstoff aus dem Kartenvorrat
       *[other] { $n } Rohstoffe aus dem Kartenvorrat
    }
gain-residence =
    { $n ->
        [one] { $n } Wohnhaus aus einem eigenen Gebäude
       *[other] { $n } Wohnhäuser aus eigenen Gebäuden
    }
pay-any =
    { $n ->
        [one] { $n } beliebiger Rohstoff
       *[other] { $n } beliebige Rohstoffe
    }
cost-any =
    { $n ->
        [one] { $n } beliebiger Rohstoff
       *[other] { $n } beliebige Rohstoffe
    }

count-card =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-token = { $n } Plättchen
count-batch =
    { $n ->
        [one] { $n } Satz
       *[other] { $n } Sätze
    }
count-worker = { $n } Arbeiter
count-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
count-round =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }

## What effects say on a card

effect-worker = Effekt
effect-owner = Bonus des Besitzers
effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left } oder { $right }

## Prompts

ask-deal_neutral = Das nächste neutrale Gebäude wird gezogen.
ask-deal_card = { $seat } zieht eine Karte vom Nachziehstapel.
ask-draw_first_player = Der Startspieler wird ausgelost.
ask-mulligan = { $seat }: Behältst du deine Startkarten, oder tauschst du sie einmal alle aus?
ask-player_turn = { $seat }: Wähle eine Aktion.
ask-pay_cost = { $seat }: Womit bezahlst du die Baukosten ({ $cost })?
ask-residence_choice = { $seat }: Auf welches Wohnhaus baust du { $building_acc }?
ask-provost_turn =
    { $goods_total ->
        [0] { $seat }: Bewegst du den Vogt? Er steht auf { $card_dat } ({ $position }), du hast keinen Denar.
       *[other] { $seat }: Bewegst du den Vogt? Er steht auf { $card_dat } ({ $position }), du hast { $goods }.
    }
ask-use_effect = { $seat }: Nutzt du { $role_acc } der Karte „{ $card }“ ({ $position })?
ask-delivery = { $seat }: Gibst du einen Satz für ein Plättchen { $part_gen } ab? Verbleibende Plättchen: { $tokens }; deine Sätze bisher: { $batches }.

## Actions

do-deal_neutral = Zufall: „{ $card }“ wird ausgelegt
do-deal_card = Zufall: { $seat } zieht die Karte „{ $card }“
do-draw_first_player = Zufall: { $seat } beginnt
do-keep_hand = Karten behalten
do-new_hand = Alle Karten ablegen und neue ziehen
do-draw_card =
    { $pay_total ->
        [0] Karte ziehen
       *[other] Für { $pay } eine Karte ziehen
    }
do-exchange_hand =
    { $pay_total ->
        [0] Alle Handkarten austauschen
       *[other] Alle Handkarten für { $pay } austauschen
    }
do-place_worker =
    Arbeiter auf { $card_acc } ({ $position }) setzen, { $owner ->
        [none] neutral
       *[other] Besitzer { $owner }
    }{ $pay_total ->
        [0] { "" }
       *[other] , für { $pay }
    }
do-build = „{ $card }“ bauen (Baukosten: { $cost })
do-build_prestige = „{ $building }“ bauen (Baukosten: { $cost })
do-pass =
    { $gain_total ->
        [0] Passen (Brückenfeld { $space })
       *[other] Passen (Brückenfeld { $space }) und { $gain } nehmen
    }
do-choose_residence = Wohnhaus an Position { $position } nehmen (vorher { $card })
do-pay = { $goods } zahlen
do-move_provost =
    { $card ->
        [none] Vogt von der Straße ziehen
       *[other]
            { $steps_sign ->
                [zero] Vogt auf { $card_dat } ({ $target }) stehen lassen
                [minus] Vogt zurück auf { $card_acc } ({ $target }) setzen, für { $pay }
               *[plus] Vogt vorwärts auf { $card_acc } ({ $target }) setzen, für { $pay }
            }
    }
do-decline = Verzichten
do-take =
    { $pay_total ->
        [0] { $gain } nehmen
       *[other] { $pay } zahlen und { $gain } nehmen
    }
do-buy =
    { $pay_total ->
        [0] { $gain } nehmen
       *[other] { $pay } zahlen und { $gain } nehmen
    }
do-sell = { $pay } abgeben und { $gain } nehmen
do-turn_over = { $pay } zahlen und die Karte „{ $card }“ ({ $position }) zum Wohnhaus umdrehen
do-stop_delivering = Nichts mehr abgeben
do-deliver = { $goods } für ein Plättchen { $part_gen } abgeben

## Log

event-neutral_laid = Die Karte „{ $card }“ kommt auf Position { $position }
event-card_drawn = { $seat } zieht die Karte „{ $card }“
event-card_drawn-hidden = { $seat } zieht eine Karte
event-hand_kept = { $seat } behält die Startkarten
event-card_discarded = { $seat } legt die Karte „{ $card }“ ab
event-pile_renewed =
    { $cards ->
        [one] { $seat } mischt den Ablagestapel zum neuen Nachziehstapel ({ $cards } Karte)
       *[other] { $seat } mischt den Ablagestapel zum neuen Nachziehstapel ({ $cards } Karten)
    }
event-first_player_chosen = { $seat } ist Startspieler
event-round_started = Runde { $round }
event-phase_started = { $phase }
event-income_taken = { $seat } nimmt { $goods } als Einkommen
event-draw_bought = { $seat } zahlt { $goods } für eine Karte
event-exchange_bought =
    { $cards ->
        [one] { $seat } zahlt { $goods } und tauscht alle Handkarten aus ({ $cards } Karte)
       *[other] { $seat } zahlt { $goods } und tauscht alle Handkarten aus ({ $cards } Karten)
    }
event-worker_placed = { $seat } setzt für { $goods } einen Arbeiter auf { $card_acc } ({ $position })
event-cost_paid = { $seat } zahlt { $goods }
event-building_built = { $seat } baut { $card_acc } ({ $position })
event-store_filled = Der Vorrat auf { $card_dat } ({ $position }) bekommt { $goods }
event-prestige_built = { $seat } baut { $building_acc } auf das Wohnhaus ({ $position })
event-prestige_built_in_front = { $seat } baut { $building_acc }
event-passed =
    { $goods_total ->
        [0] { $seat } passt (Brückenfeld { $space })
       *[other] { $seat } passt (Brückenfeld { $space }) und nimmt { $goods }
    }
event-provost_moved =
    { $steps_sign ->
        [zero] { $seat } lässt den Vogt auf Position { $position } stehen
        [minus] { $seat } setzt den Vogt für { $goods } zurück auf Position { $position }
       *[plus] { $seat } setzt den Vogt für { $goods } vorwärts auf Position { $position }
    }
event-effect_declined = { $seat } verzichtet auf { $role_acc } der Karte „{ $card }“ ({ $position })
event-cubes_given = { $seat } gibt { $goods } ab
event-deniers_paid = { $seat } zahlt { $goods }
event-cubes_taken = { $seat } nimmt { $goods } von der Karte „{ $card }“
event-deniers_taken = { $seat } nimmt { $goods } von der Karte „{ $card }“
event-store_cubes_taken = { $seat } nimmt { $goods } aus dem Kartenvorrat („{ $card }“)
event-card_turned = { $seat } dreht die Karte „{ $card }“ ({ $position }) zum Wohnhaus um
event-worker_returned = { $seat } nimmt den Arbeiter von Position { $position } zurück
event-batch_delivered = { $seat } gibt einen Satz ab ({ $goods })
event-token_taken = { $seat } nimmt ein Plättchen { $part_gen }
event-delivery_ended =
    { $batches ->
        [0] { $seat } gibt nichts ab
        [one] { $seat } gibt insgesamt { $batches } Satz ab
       *[other] { $seat } gibt insgesamt { $batches } Sätze ab
    }
event-most_batches_rewarded = { $seat } nimmt { $goods } für die meisten Sätze
event-token_removed = Niemand hat etwas abgegeben, also kommt ein Plättchen { $part_gen } aus dem Spiel
event-provost_advanced =
    { $steps ->
        [0] Der Vogt bleibt auf Position { $position }, am Ende der Straße
       *[other] Der Vogt geht weiter auf Position { $position }
    }
event-first_player_passed_on = { $seat } wird Startspieler
event-game_ended =
    { $round ->
        [one] Das Spiel endet nach { $round } Runde
       *[other] Das Spiel endet nach { $round } Runden
    }

## Why not?

why-too_few_deniers =
    { $need ->
        [one] Das kostet { $need } Denar; du hast { $have }.
       *[other] Das kostet { $need } Denare; du hast { $have }.
    }
why-no_card_to_draw = Es gibt nichts zu ziehen: Dein Nachziehstapel und dein Ablagestapel sind leer.
why-empty_hand = Du hast keine Handkarten.
why-nothing_to_exchange = Es gibt nichts einzutauschen: Dein Nachziehstapel und dein Ablagestapel sind leer.
why-no_worker_left = Du hast keinen Arbeiter mehr übrig.
why-off_the_road =
    { $road ->
        [one] So weit reicht die Straße nicht: Sie hat nur { $road } Karte.
       *[other] So weit reicht die Straße nicht: Sie hat nur { $road } Karten.
    }
why-worker_there = Dort steht schon ein Arbeiter von { $seat }.
why-no_worker_on_residence = Auf ein Wohnhaus setzt man keine Arbeiter.
why-no_worker_on_prestige = Auf ein Prestigegebäude ({ $building }) setzt man keine Arbeiter.
why-not_in_hand = Die Karte „{ $card }“ hast du nicht auf der Hand.
why-not_in_this_game = Die Karte „{ $card }“ gehört nicht zum Einsteigerspiel.
why-cost_not_covered =
    { $missing ->
        [one] Für die Baukosten fehlt dir { $missing } Rohstoff.
       *[other] Für die Baukosten fehlen dir { $missing } Rohstoffe.
    }
why-prestige_taken = Das Prestigegebäude „{ $building }“ ist schon gebaut.
why-prestige_not_in_this_game = Das Prestigegebäude „{ $building }“ gehört nicht zum Einsteigerspiel.
why-no_free_residence = Du hast kein Wohnhaus, auf das du bauen könntest.
why-not_a_free_residence = Du hast dort kein Wohnhaus, auf das du bauen könntest.
why-wrong_number_of_cubes =
    { $need ->
        [one] Zu zahlen ist genau { $need } Rohstoff, nicht { $paid }.
       *[other] Zu zahlen sind genau { $need } Rohstoffe, nicht { $paid }.
    }
why-cubes_not_held = Du brauchst { $goods }, hast aber { $have }.
why-cubes_do_not_fit = Diese Rohstoffe passen nicht zu den Baukosten; nur Gold darf einen anderen ersetzen.
why-provost_too_far =
    { $most ->
        [one] Der Vogt lässt sich höchstens { $most } Karte weit bewegen.
       *[other] Der Vogt lässt sich höchstens { $most } Karten weit bewegen.
    }
why-provost_off_the_road = Der Vogt darf die Straße nicht verlassen.
why-no_such_option = Diese Möglichkeit hat der Effekt nicht.
why-too_few_tokens = Du brauchst { $need } Prestigeplättchen, das Schloss hat aber { $have }.
why-store_empty = Der Kartenvorrat ist leer.
why-gold_for_gold = Gold gegen Gold würde nichts ändern.
why-not_your_card = Diese Karte gehört dir nicht.
why-cannot_be_turned = Die Karte „{ $card }“ kann kein Wohnhaus werden.
why-already_residence = Diese Karte ist schon ein Wohnhaus.
why-turned_card_occupied = Auf dieser Karte steht ein Arbeiter von { $seat }, und nach den Regeln dieses Tisches wird eine solche Karte nicht umgedreht.
why-lawyer_takes_food = Der Notar nimmt nur Nahrung oder statt ihrer Gold.
why-lawyer_takes_no_gold = An diesem Tisch nimmt der Notar kein Gold statt Nahrung.
why-no_token_left = Das Schloss hat kein Prestigeplättchen mehr.

## Terms

term-goods = Rohstoffe
term-stock = Vorrat
term-store = Kartenvorrat
term-player = Spieler
term-first_player = Startspieler
term-worker = Arbeiter
term-passing_marker = Markierungsscheibe
term-provost = Vogt
term-bridge = Brücke
term-castle = Schloss
term-road = Straße
term-road_start = Anfang der Straße
term-road_end = Ende der Straße
term-building = Gebäude
term-neutral_building = Neutrales Gebäude
term-player_building = Spielergebäude
term-prestige_building = Prestigegebäude
term-prestige_points = Prestigepunkte
term-prestige_token = Prestigeplättchen
term-batch = Rohstoffsatz
term-hand = Handkarten
term-pile = Nachziehstapel
term-discard = Ablagestapel
term-cost = Baukosten
term-worker_effect = Effekt
term-owner_bonus = Bonus des Besitzers
term-round = Runde
term-phase = Phase
term-standard_game = Standardregeln
term-beginner_game = Einsteigerregeln
term-mulligan = Neue Startkarten
term-decline = Verzichten
term-most_batches = Meiste Sätze
term-tie = Gemeinsamer Sieg

## Where points come from

points-tokens = Plättchen
points-buildings = Gebäude
points-residences = Wohnhäuser
points-prestige = Prestigegebäude
points-gold = Gold
points-goods = Rohstoffe
points-deniers = Denare
points-total = Summe

## Lektionen

lesson-1-road = Eine Runde auf der Straße
lesson-1-road-hint = Arbeiter, Gebäude und der Vogt: eine ganze Runde, Zug um Zug.
lesson-1-road-theme = Ein König will ein Schloss, und an der Straße dorthin wächst eine Stadt. Du bist **Rot** und baust an ihr mit; Grün ist dein Rivale. Diese Lektion ist eine Runde am echten Tisch.
lesson-1-road-goal = Wer am Ende die meisten **Prestigepunkte** hat, gewinnt. Am Schloss gibt es dafür Plättchen: je 4 Punkte im Palast, dann je 3 in den Mauern, zuletzt je 2 in den Türmen. Auch deine Gebäude zählen. Mit dem letzten Plättchen endet das Spiel.
lesson-1-road-round = Die Straße ist eine Reihe von Karten. In jeder Runde bekommst du **Einkommen**, ihr wählt reihum **Aktionen** und könnt den **Vogt** bestechen. Dann wird die **Straße** von ihrem Anfang an abgehandelt, und was du verdienst, kannst du am **Schloss** abgeben.
lesson-1-road-worker = Jetzt du. Ein Arbeiter kostet 1 Denar und bringt, was die Karte zeigt. **Setze einen Arbeiter auf den Park**: Er gibt 1 Nahrung.
lesson-1-road-worker-why = Der Park ist die erste Karte der Straße, der Vogt kommt also sicher so weit. Wähle ihn, und dein Arbeiter geht dorthin.
lesson-1-road-build = Grün schickt einen Arbeiter zum Hausierer. Für ein eigenes Gebäude hast du die Rohstoffe: **Baue den Kleinen Bauernhof** aus deiner Hand. Er kostet 1 Nahrung und 1 Holz, ist 1 Punkt wert und kommt ans Ende der Straße.
lesson-1-road-build-why = Wähle in deiner Hand den Kleinen Bauernhof. Die anderen Karten kosten Stein, und den hast du noch nicht.
lesson-1-road-pass = Sieh an: Grün zahlt dafür, auf **deinem** Bauernhof zu arbeiten. Immer wenn andere dein Gebäude nutzen, bekommst du seinen Bonus. Mehr brauchst du nicht, also **passe**. Wer zuerst passt, nimmt 1 Denar.
lesson-1-road-pass-why = Du könntest weitere Arbeiter schicken, aber diese Runde bringt genug. Passe zuerst und nimm den Denar vor Grün.
lesson-1-road-provost = Der Vogt steht auf dem Großen Steinbruch, und in dieser Runde wirken nur Karten **bis zu ihm**. Dein Bauernhof liegt eine Karte weiter. **Rücke ihn 1 Karte vor** für 1 Denar.
lesson-1-road-provost-why = Solange der Vogt ihn nicht erreicht, gibt der Bauernhof nichts: nichts für Grün und keinen Bonus für dich. Ein Schritt nach vorn genügt.
lesson-1-road-effect = Nun wird die Straße abgehandelt, Karte für Karte von ihrem Anfang an. Dein Arbeiter im Park ist der erste: **Nimm die Nahrung**.
lesson-1-road-effect-why = Auf jeden Effekt darf man verzichten, aber diese Nahrung ist umsonst. Nimm sie.
lesson-1-road-bonus = Grün hat beim Hausierer 1 Stein gekauft und von deinem Bauernhof 1 Nahrung genommen. Jetzt ist der Besitzer dran: **Nimm deinen Bonus**, 1 Nahrung aus dem Vorrat auf der Karte.
lesson-1-road-bonus-why = Der Bonus kostet dich nichts. Nimm die Nahrung aus dem Vorrat.
lesson-1-road-end = Niemand konnte am Schloss etwas abgeben, also sind zwei Plättchen aus dem Spiel: Das Schloss wartet nicht. Der Startspieler hat gewechselt, und alle haben 2 Denare bekommen. Das war eine ganze Runde.

lesson-2-castle = Das Schloss bauen
lesson-2-castle-hint = Sätze, Gold als Joker und der Lohn für die meisten Sätze.
lesson-2-castle-batch = Das Ende einer späteren Runde: Jetzt ist das Schloss an der Reihe. Ein **Satz** ist 1 Nahrung, 1 Holz und 1 Stein und bringt ein Plättchen. Am wertvollsten ist der Palast, 4 Punkte je Plättchen. **Gib einen Satz ab.**
lesson-2-castle-batch-why = Nimm Nahrung, Holz und Stein und spare das Gold: Es kann später für alles stehen.
lesson-2-castle-gold = Stein hast du keinen mehr, aber **Gold** darf für jeden anderen Rohstoff stehen. **Gib einen zweiten Satz ab**, mit Gold anstelle von Stein.
lesson-2-castle-gold-why = Nahrung, Holz und das Gold ergeben einen Satz: noch einmal 4 Punkte. Wer jetzt aufhört, lässt sie liegen.
lesson-2-castle-most = Grün hat einen Satz abgegeben, du zwei. Wer in einer Runde **die meisten** abgibt, nimmt 1 Gold; deines hast du also schon zurück. Bei Gleichstand bekommt es, wer früher gepasst hat.
lesson-2-castle-end = Spare also für das Schloss, aber nicht zu lange: Die Plättchen verlieren an Wert, und auch die anderen nehmen welche. Am Ende zählt zudem jedes Gold 1 Punkt, ebenso je volle 3 andere Rohstoffe und je volle 3 Denare.

lesson-3-prestige = Wohnhäuser und Prestige
lesson-3-prestige-hint = Ein Gebäude umdrehen, etwas Großes darauf bauen und ein Tipp für unterwegs.
lesson-3-prestige-lawyer = Mitten im Spiel. Dein Arbeiter ist bei Grüns Notar: Für 1 Nahrung drehst du eines **deiner** Gebäude zum Wohnhaus um. Es nimmt keine Arbeiter mehr auf, bringt aber jede Runde 1 Denar. **Drehe den Kleinen Bauernhof um**, sein Vorrat ist leer.
lesson-3-prestige-lawyer-why = Der Große Steinbruch bringt dir Stein, wann immer dort jemand arbeitet. Der Kleine Bauernhof hat nichts mehr zu geben: An ihm verlierst du am wenigsten.
lesson-3-prestige-prestige = Eine neue Runde, und das Wohnhaus hat schon gezahlt. Auf ein Wohnhaus darfst du eines der großen **Prestigegebäude** bauen. Du hast 2 Stein und 1 Gold: **Baue die Statue** für 6 Punkte.
lesson-3-prestige-prestige-why = Die Statue kannst du bezahlen, und dann kann sie niemand sonst mehr bauen. Wähle sie unter den Prestigegebäuden.
lesson-3-prestige-tip = **Ein Tipp:** Baue Karten, die auch andere nutzen wollen, und zwar nahe am Anfang der Straße. Dann zahlen sie für den Arbeiter, und du nimmst den Bonus. Jetzt gehört ein Zug dir: **Tu, was du willst.**
lesson-3-prestige-tip-why = Alles, was zur Wahl steht, ist recht.
lesson-3-prestige-end = Mehr brauchst du für ein erstes Spiel nicht. Am Tisch erklärt sich alles selbst: Zeige auf eine Karte, frage, warum etwas nicht geht, oder öffne die Regeln. **Jetzt spiel!**

## Heads on the table in words

view-variant = Regeln
view-switches = Hausregeln
view-players = Spieler
view-seat = Spieler
view-points = Punkte
view-position = Position
view-card = Karte
view-owner = Besitzer
view-workers = Arbeiter
view-hand_count = Karten auf der Hand
view-pile_count = Karten im Nachziehstapel
view-known_hand = Bekannte Handkarten
view-batches = Rohstoffsätze
view-removed = Aus dem Spiel genommene Plättchen

## What the table asks back about a move that is probably a slip

slip-gift = Das kostet nichts. Trotzdem verzichten?
slip-reach = So weit kommt der Vogt in dieser Runde nicht, ganz gleich, wer wie viel zahlt. Den Arbeiter trotzdem dorthin setzen?
view-income = Einkommen
view-residence = Wohnhaus
