### Caylus Magna Carta in German.
### Which variables a message gets is told in stavitel/texts.py.

title = Caylus Magna Carta

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
    .acc = den Hausierer
    .dat = dem Hausierer
card-market = Markt
    .acc = den Markt
    .dat = dem Markt
card-lawyer = Notar
    .acc = den Notar
    .dat = dem Notar
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
    .acc = den Hausierer
    .dat = dem Hausierer
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
switch-lawyer_occupied-old_face-hint = Sie ist sofort ein Wohnhaus, aber in dieser Runde nutzen Arbeiter und Besitzer noch ihre alte Seite.
switch-lawyer_occupied-forbidden = Nicht erlaubt
switch-lawyer_occupied-forbidden-hint = Eine Karte, auf der ein Arbeiter steht, darf nicht umgedreht werden.
switch-lawyer_occupied-no_effect = Der Arbeiter bekommt nichts
switch-lawyer_occupied-no_effect-hint = Die Karte ist sofort ein Wohnhaus, und der Arbeiter kehrt ohne Wirkung zurück.

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

ask-deal_neutral = Der Zufall legt das nächste neutrale Gebäude aus.
ask-deal_card = { $seat }: Der Zufall zieht eine Karte vom Nachziehstapel.
ask-draw_first_player = Der Zufall bestimmt den Startspieler.
ask-mulligan = { $seat }: Behältst du die Starthand, oder tauschst du sie einmal ganz aus?
ask-player_turn = { $seat }: Wähle eine Aktion.
ask-pay_cost = { $seat }: Womit bezahlst du die Baukosten ({ $cost })?
ask-residence_choice = { $seat }: Welches Wohnhaus trägt das neue Gebäude ({ $building })?
ask-provost_turn =
    { $goods_total ->
        [0] { $seat }: Bewegst du den Vogt? Er steht auf { $card_dat } ({ $position }), du hast keinen Denar.
       *[other] { $seat }: Bewegst du den Vogt? Er steht auf { $card_dat } ({ $position }), du hast { $goods }.
    }
ask-use_effect = { $seat }: { $card } ({ $position }) – nutzt du { $role_acc }?
ask-delivery = { $seat }: Gibst du einen Satz für ein Plättchen { $part_gen } ab? Verbleibende Plättchen: { $tokens }; deine Sätze bisher: { $batches }.

## Actions

do-deal_neutral = Zufall legt aus: { $card }
do-deal_card = Zufall: { $seat } zieht { $card_acc }
do-draw_first_player = Zufall: { $seat } beginnt
do-keep_hand = Hand behalten
do-new_hand = Ganze Hand ablegen und eine neue ziehen
do-draw_card =
    { $pay_total ->
        [0] Karte ziehen
       *[other] Karte ziehen für { $pay }
    }
do-exchange_hand =
    { $pay_total ->
        [0] Ganze Hand austauschen
       *[other] Ganze Hand austauschen für { $pay }
    }
do-place_worker =
    Arbeiter auf { $card_acc } ({ $position }) setzen, { $owner ->
        [none] neutral
       *[other] Besitzer { $owner }
    }{ $pay_total ->
        [0] { "" }
       *[other] , für { $pay }
    }
do-build = Bauen: { $card } (Baukosten: { $cost })
do-build_prestige = Bauen: { $building } (Baukosten: { $cost })
do-pass =
    { $gain_total ->
        [0] Passen (Brückenfeld { $space })
       *[other] Passen (Brückenfeld { $space }) und { $gain } nehmen
    }
do-choose_residence = Wohnhaus an Position { $position } nehmen (vorher { $card })
do-pay = { $goods } zahlen
do-move_provost =
    { $card ->
        [none] Vogt von der Straße ziehen ({ $target })
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
do-turn_over = { $pay } zahlen und { $card_acc } ({ $position }) zum Wohnhaus umdrehen
do-stop_delivering = Nichts mehr abgeben
do-deliver = { $goods } für ein Plättchen { $part_gen } abgeben

## Log

event-neutral_laid = Position { $position } der Straße: { $card }
event-card_drawn = { $seat }: zieht { $card_acc }
event-card_drawn-hidden = { $seat }: zieht eine Karte
event-hand_kept = { $seat }: behält die Starthand
event-card_discarded = { $seat }: legt { $card_acc } ab
event-pile_renewed =
    { $cards ->
        [one] { $seat }: mischt den Ablagestapel zum neuen Nachziehstapel ({ $cards } Karte)
       *[other] { $seat }: mischt den Ablagestapel zum neuen Nachziehstapel ({ $cards } Karten)
    }
event-first_player_chosen = { $seat }: ist Startspieler
event-round_started = Runde { $round }
event-phase_started = Phase: { $phase }
event-income_taken = { $seat }: nimmt { $goods } als Einkommen
event-draw_bought = { $seat }: zahlt { $goods } für eine Karte
event-exchange_bought =
    { $cards ->
        [one] { $seat }: zahlt { $goods } und tauscht die ganze Hand aus ({ $cards } Karte)
       *[other] { $seat }: zahlt { $goods } und tauscht die ganze Hand aus ({ $cards } Karten)
    }
event-worker_placed = { $seat }: setzt für { $goods } einen Arbeiter auf { $card_acc } ({ $position })
event-cost_paid = { $seat }: zahlt { $goods }
event-building_built = { $seat }: baut { $card_acc } ({ $position })
event-store_filled = Kartenvorrat auf { $card_dat } ({ $position }): { $goods }
event-prestige_built = { $seat }: baut { $building_acc } auf das Wohnhaus ({ $position })
event-prestige_built_in_front = { $seat }: baut { $building_acc }
event-passed =
    { $goods_total ->
        [0] { $seat }: passt (Brückenfeld { $space })
       *[other] { $seat }: passt (Brückenfeld { $space }) und nimmt { $goods }
    }
event-provost_moved =
    { $steps_sign ->
        [zero] { $seat }: lässt den Vogt auf Position { $position } stehen
        [minus] { $seat }: setzt den Vogt für { $goods } zurück auf Position { $position }
       *[plus] { $seat }: setzt den Vogt für { $goods } vorwärts auf Position { $position }
    }
event-effect_declined = { $seat }: verzichtet auf { $role_acc } – { $card } ({ $position })
event-cubes_given = { $seat }: gibt { $goods } ab
event-deniers_paid = { $seat }: zahlt { $goods }
event-cubes_taken = { $seat }: nimmt { $goods } ({ $card })
event-deniers_taken = { $seat }: nimmt { $goods } ({ $card })
event-store_cubes_taken = { $seat }: nimmt { $goods } aus dem Kartenvorrat ({ $card })
event-card_turned = { $seat }: dreht { $card_acc } ({ $position }) zum Wohnhaus um
event-worker_returned = { $seat }: nimmt den Arbeiter von Position { $position } zurück
event-batch_delivered = { $seat }: gibt einen Satz ab – { $goods }
event-token_taken = { $seat }: nimmt ein Plättchen { $part_gen }
event-delivery_ended =
    { $batches ->
        [0] { $seat }: gibt nichts ab
        [one] { $seat }: gibt insgesamt { $batches } Satz ab
       *[other] { $seat }: gibt insgesamt { $batches } Sätze ab
    }
event-most_batches_rewarded = { $seat }: nimmt { $goods } für die meisten Sätze
event-token_removed = Niemand hat abgegeben: Ein Plättchen { $part_gen } kommt aus dem Spiel
event-provost_advanced =
    { $steps ->
        [0] Der Vogt bleibt auf Position { $position }, am Ende der Straße
       *[other] Der Vogt geht weiter auf Position { $position }
    }
event-first_player_passed_on = { $seat }: wird Startspieler
event-game_ended =
    { $round ->
        [one] Das Spiel endet nach { $round } Runde
       *[other] Das Spiel endet nach { $round } Runden
    }

## Why not?

why-not_now = Das geht jetzt nicht.
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
        [one] Position { $position } gibt es nicht: Die Straße hat { $road } Karte, gezählt ab 0.
       *[other] Position { $position } gibt es nicht: Die Straße hat { $road } Karten, gezählt ab 0.
    }
why-worker_there = Dort steht schon ein Arbeiter von { $seat }.
why-no_worker_on_residence = Ein Wohnhaus nimmt keine Arbeiter auf.
why-no_worker_on_prestige = Dort liegt ein Prestigegebäude ({ $building }), und das nimmt keine Arbeiter auf.
why-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }.
why-not_in_this_game = Diese Karte gehört nicht zum Einsteigerspiel: { $card }.
why-cost_not_covered =
    { $missing ->
        [one] Für die Baukosten fehlt dir { $missing } Rohstoff.
       *[other] Für die Baukosten fehlen dir { $missing } Rohstoffe.
    }
why-prestige_taken = Dieses Gebäude ist nicht mehr zu haben: { $building }.
why-prestige_not_in_this_game = Dieses Gebäude gehört nicht zum Einsteigerspiel: { $building }.
why-no_free_residence = Du hast kein Wohnhaus ohne Prestigegebäude.
why-not_a_free_residence = Dort hast du kein Wohnhaus ohne Prestigegebäude.
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
why-cannot_be_turned = Diese Karte kann kein Wohnhaus werden: { $card }.
why-already_residence = Diese Karte ist schon ein Wohnhaus.
why-turned_card_occupied = Auf dieser Karte steht ein Arbeiter von { $seat }, und an diesem Tisch wird eine solche Karte nicht umgedreht.
why-lawyer_takes_food = Der Notar nimmt nur Nahrung oder an ihrer Stelle Gold.
why-no_token_left = Das Schloss hat kein Prestigeplättchen mehr.
why-goods_first = Gold kommt zuletzt: Ein Rohstoff, den es in dieser Abgabe ersetzt hat, bleibt ersetzt.

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
term-hand = Hand
term-pile = Nachziehstapel
term-discard = Ablagestapel
term-cost = Baukosten
term-worker_effect = Effekt
term-owner_bonus = Bonus des Besitzers
term-round = Runde
term-phase = Phase
term-standard_game = Standardregeln
term-beginner_game = Einsteigerregeln
term-mulligan = Neue Starthand
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
