### The Red Cathedral in German.
### Which variables a message gets is told in stavitel/texts.py.

title = Die Rote Kathedrale
about = Auf dem Markt kreisen Würfel und bringen das Material, aus dem wetteifernde Trupps Abschnitt für Abschnitt eine Kathedrale bauen.

## Seats: the players and the solo opponent

seat-yellow = Gelb
seat-green = Grün
seat-red = Rot
seat-blue = Blau
seat-ivan = Iwan

## Resources

good-wood = Holz
    .acc = Holz
good-brick = Ziegel
    .acc = Ziegel
good-stone = Stein
    .acc = Stein
good-gold = Gold
    .acc = Gold
good-emerald = Grüner Edelstein
    .acc = grünen Edelstein
good-amethyst = Violetter Edelstein
    .acc = violetten Edelstein
good-rubles = Rubel
    .acc = Rubel
good-recognition = Baupunkte
    .acc = Baupunkt

## Dice, slots of the workshop board, places of banners, sides of the board

die-yellow = gelber Würfel
    .def = der gelbe Würfel
    .acc = den gelben Würfel
    .bare = Gelben Würfel
die-green = grüner Würfel
    .def = der grüne Würfel
    .acc = den grünen Würfel
    .bare = Grünen Würfel
die-red = roter Würfel
    .def = der rote Würfel
    .acc = den roten Würfel
    .bare = Roten Würfel
die-blue = blauer Würfel
    .def = der blaue Würfel
    .acc = den blauen Würfel
    .bare = Blauen Würfel
die-white = weißer Würfel
    .def = der weiße Würfel
    .acc = den weißen Würfel
    .bare = Weißen Würfel

slot-yellow = gelbes Werkstattfeld
    .acc = das gelbe Werkstattfeld
    .dat = dem gelben Werkstattfeld
slot-green = grünes Werkstattfeld
    .acc = das grüne Werkstattfeld
    .dat = dem grünen Werkstattfeld
slot-red = rotes Werkstattfeld
    .acc = das rote Werkstattfeld
    .dat = dem roten Werkstattfeld
slot-blue = blaues Werkstattfeld
    .acc = das blaue Werkstattfeld
    .dat = dem blauen Werkstattfeld
slot-white_1 = erstes weißes Werkstattfeld
    .acc = das erste weiße Werkstattfeld
    .dat = dem ersten weißen Werkstattfeld
slot-white_2 = zweites weißes Werkstattfeld
    .acc = das zweite weiße Werkstattfeld
    .dat = dem zweiten weißen Werkstattfeld

place-inventory = Lager
    .from = aus dem Lager
    .on = im Lager
place-outside = Platz außerhalb des Lagers
    .from = von außerhalb des Lagers
    .on = außerhalb des Lagers
place-white_1 = erstes weißes Werkstattfeld
    .from = vom ersten weißen Werkstattfeld
    .on = auf dem ersten weißen Werkstattfeld
place-white_2 = zweites weißes Werkstattfeld
    .from = vom zweiten weißen Werkstattfeld
    .on = auf dem zweiten weißen Werkstattfeld

side-basic = Grundseite
side-advanced = Fortgeschrittenen-Seite

## Cathedral cards

section-base_01 = Unterbau 1
section-base_02 = Unterbau 2
section-base_03 = Unterbau 3
section-base_04 = Unterbau 4
section-base_05 = Unterbau 5
section-base_06 = Unterbau 6
section-base_07 = Unterbau 7
section-base_08 = Unterbau 8
section-base_09 = Unterbau 9
section-base_10 = Unterbau 10
section-middle_01 = Mittelbau 1
section-middle_02 = Mittelbau 2
section-middle_03 = Mittelbau 3
section-middle_04 = Mittelbau 4
section-middle_05 = Mittelbau 5
section-middle_06 = Mittelbau 6
section-middle_07 = Mittelbau 7
section-middle_08 = Mittelbau 8
section-middle_09 = Mittelbau 9
section-middle_10 = Mittelbau 10
section-middle_11 = Mittelbau 11
section-middle_12 = Mittelbau 12
section-middle_13 = Mittelbau 13
section-middle_14 = Mittelbau 14
section-middle_15 = Mittelbau 15
section-middle_16 = Mittelbau 16
section-middle_17 = Mittelbau 17
section-middle_18 = Mittelbau 18
section-middle_19 = Mittelbau 19
section-middle_20 = Mittelbau 20
section-dome_01 = Kuppel 1
section-dome_02 = Kuppel 2
section-dome_03 = Kuppel 3
section-dome_04 = Kuppel 4
section-dome_05 = Kuppel 5
section-dome_06 = Kuppel 6
section-dome_07 = Kuppel 7
section-dome_08 = Kuppel 8
section-dome_09 = Kuppel 9
section-dome_10 = Kuppel 10

## Workshop tiles

tile-wt_n_die_yellow = gelber Würfel
tile-wt_n_die_green = grüner Würfel
tile-wt_n_die_red = roter Würfel
tile-wt_n_die_blue = blauer Würfel
tile-wt_n_die_white = weißer Würfel
tile-wt_n_wood = Holz
tile-wt_n_brick = Ziegel
tile-wt_n_stone = Stein
tile-wt_n_gold = Gold
tile-wt_n_emerald = grüner Edelstein
tile-wt_n_amethyst = violetter Edelstein
tile-wt_n_rubles = Rubel
tile-wt_n_recognition_1 = Baupunkt A
tile-wt_n_recognition_2 = Baupunkt B
tile-wt_p_die_yellow = gelber Würfel +
tile-wt_p_die_green = grüner Würfel +
tile-wt_p_die_red = roter Würfel +
tile-wt_p_die_blue = blauer Würfel +
tile-wt_p_die_white = weißer Würfel +
tile-wt_p_wood = Holz +
tile-wt_p_brick = Ziegel +
tile-wt_p_stone = Stein +
tile-wt_p_gold = Gold +
tile-wt_p_emerald = grüner Edelstein +
tile-wt_p_amethyst = violetter Edelstein +
tile-wt_p_rubles = Rubel +
tile-wt_p_recognition_1 = Baupunkt A +
tile-wt_p_recognition_2 = Baupunkt B +

## Influence cards

card-craftsmen_1 = Gilde der Handwerker 1
card-craftsmen_2 = Gilde der Handwerker 2
card-craftsmen_3 = Gilde der Handwerker 3
card-teamsters_1 = Gilde der Fuhrleute 1
card-teamsters_2 = Gilde der Fuhrleute 2
card-teamsters_3 = Gilde der Fuhrleute 3
card-merchants_1 = Gilde der Kaufleute 1
card-merchants_2 = Gilde der Kaufleute 2
card-merchants_3 = Gilde der Kaufleute 3
card-clergy_1 = Klerus 1
card-clergy_2 = Klerus 2
card-clergy_3 = Klerus 3

## Building plans

plan-plan_2_1 = Bauplan 1 für 2 Spieler
plan-plan_2_2 = Bauplan 2 für 2 Spieler
plan-plan_2_3 = Bauplan 3 für 2 Spieler
plan-plan_3_1 = Bauplan 1 für 3 Spieler
plan-plan_3_2 = Bauplan 2 für 3 Spieler
plan-plan_3_3 = Bauplan 3 für 3 Spieler
plan-plan_4_1 = Bauplan 1 für 4 Spieler
plan-plan_4_2 = Bauplan 2 für 4 Spieler
plan-plan_4_3 = Bauplan 3 für 4 Spieler

## Influence actions

influence-sell_any = Baumaterial verkaufen
influence-buy_any = Baumaterial kaufen
influence-buy_shown_1 = Abgebildetes Baumaterial kaufen
influence-sell_shown_1 = Abgebildetes Baumaterial verkaufen
influence-buy_shown_2 = Abgebildetes Baumaterial kaufen
influence-sell_shown_2 = Abgebildetes Baumaterial verkaufen
influence-deliver_1 = Liefern
influence-deliver_2 = Liefern
influence-swap_tokens = Zwei Ressourcenplättchen tauschen
influence-gain_ruble = Rubel erhalten
influence-exchange_2_1 = Gleiches Baumaterial eintauschen
influence-exchange_1_ruble = Gegen anderes Baumaterial tauschen
influence-exchange_4_2 = Gleiches Baumaterial eintauschen
influence-activate_tile = Eigenes Plättchen aktivieren
influence-gain_recognition = Baupunkte erhalten
influence-buy_prestige = Ruhm kaufen
influence-offer_three = Verschiedenes Baumaterial spenden
influence-full_tower_kinds = Alle drei Arten fertig

## Ivan's cards, ornaments, jewels, phases

task-solo_recognition = Baupunkte
task-solo_inventory = Lager
task-solo_transport = Transport
task-solo_construction = Bau
task-solo_claim = Beanspruchen

ornament-door = Tür
    .acc = eine Tür
    .none = keine Tür
ornament-arch = Fenster
    .acc = ein Fenster
    .none = kein Fenster
ornament-cross = Kreuz
    .acc = ein Kreuz
    .none = kein Kreuz

jewels-none = ohne Edelstein
jewels-emerald = mit 1 grünen Edelstein
jewels-amethyst = mit 1 violetten Edelstein
jewels-two_emeralds = mit 2 grünen Edelsteinen
jewels-two_amethysts = mit 2 violetten Edelsteinen
jewels-emerald_and_amethyst = mit 1 grünen und 1 violetten Edelstein

phase-setup = Spielaufbau
phase-play = Spielablauf
phase-game_end = Spielende

## Variants and switches

variant-basic = Grundseite
variant-basic-hint = Jedes Werkstattfeld hat seinen eigenen Preis, und alle Verzierungen sind von Anfang an verfügbar.
variant-advanced = Fortgeschrittenen-Seite
variant-advanced-hint = Jedes Werkstattfeld kostet 3 Rubel, und die Verzierungen müssen erst durch Plättchen freigeschaltet werden.

switch-boards = Seiten der Werkstatt-Tableaus
switch-boards-hint = Ob alle Spieler dieselbe Seite des Werkstatt-Tableaus verwenden.
switch-boards-same = Für alle dieselbe
switch-boards-same-hint = Alle spielen auf der Seite, die zur Variante gehört.
switch-boards-own_choice = Jeder wählt selbst
switch-boards-own_choice-hint = Zu Beginn wählt jeder Spieler eine Seite. Die Seiten sind verschieden stark.
switch-clock = Uhr
switch-clock-hint = Ob das Spiel nach einer bestimmten Zahl von Zügen endet, auch wenn niemand sechs Bauabschnitte fertig hat.
switch-clock-off = Ohne Uhr
switch-clock-off-hint = Gespielt wird, bis jemand den sechsten Bauabschnitt fertigstellt.
switch-clock-on = Mit Uhr
switch-clock-on-hint = Nach einer festgelegten Zahl von Zügen jedes Spielers endet das Spiel und wird gewertet.
switch-white_tiles = Die zwei weißen Plättchen
switch-white_tiles-hint = Ob in einem Zug, in dem du den weißen Würfel bewegst, die Plättchen auf beiden weißen Feldern wirken dürfen.
switch-white_tiles-one_a_turn = Eines pro Zug
switch-white_tiles-one_a_turn-hint = Wörtlich nach beiden Anleitungen: In diesem Zug wirkt nur eines, wodurch auch immer.
switch-white_tiles-one_a_die = Eines durch den Würfel
switch-white_tiles-one_a_die-hint = Die Grenze gilt nur für den Würfel: Eine Einflusskarte darf auch das andere weiße Plättchen aktivieren.
switch-exchange = Ruhm gegen Rubel
switch-exchange-hint = Wann du in deinem Zug Ruhm gegen Rubel tauschen darfst.
switch-exchange-any_time = Jederzeit
switch-exchange-any_time-hint = Beliebig oft, bei jeder Entscheidung in deinem Zug.
switch-exchange-one_moment = An einer Stelle
switch-exchange-one_moment-hint = Beliebig oft, aber auf einmal: Sobald du etwas anderes tust, in diesem Zug nicht mehr.
switch-clergy_points = Punkte vom Klerus
switch-clergy_points-hint = Was der Klerus für 3 Rubel oder für 3 verschiedene Baumaterialien gibt; die Zeichen der Karten kennen wir nicht.
switch-clergy_points-prestige = Ruhmespunkte
switch-clergy_points-prestige-hint = Der Preis ist hoch, also sind es die wertvolleren Punkte.
switch-clergy_points-recognition = Baupunkte
switch-clergy_points-recognition-hint = Wie ein veröffentlichter Artikel sagt: Vor dem Ende bringen nur Verzierungen Ruhm.

## Amounts and counts

amount-wood = { $n } Holz
amount-brick = { $n } Ziegel
amount-stone = { $n } Stein
amount-gold = { $n } Gold
amount-emerald =
    { $n ->
        [one] { $n } grüner Edelstein
       *[other] { $n } grüne Edelsteine
    }
    .acc =
        { $n ->
            [one] { $n } grünen Edelstein
           *[other] { $n } grüne Edelsteine
        }
amount-amethyst =
    { $n ->
        [one] { $n } violetter Edelstein
       *[other] { $n } violette Edelsteine
    }
    .acc =
        { $n ->
            [one] { $n } violetten Edelstein
           *[other] { $n } violette Edelsteine
        }
amount-rubles = { $n } Rubel
amount-recognition =
    { $n ->
        [one] { $n } Baupunkt
       *[other] { $n } Baupunkte
    }
amount-prestige =
    { $n ->
        [one] { $n } Ruhmespunkt
       *[other] { $n } Ruhmespunkte
    }

count-material =
    { $n ->
        [one] { $n } Baumaterial
       *[other] { $n } Baumaterialien
    }
count-banner = { $n } Banner
count-section =
    { $n ->
        [one] { $n } Bauabschnitt
       *[other] { $n } Bauabschnitte
    }
count-ornament =
    { $n ->
        [one] { $n } Verzierung
       *[other] { $n } Verzierungen
    }
count-die = { $n } Würfel
count-delivery =
    { $n ->
        [one] { $n } Lieferung
       *[other] { $n } Lieferungen
    }
count-turn =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
count-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## What actions of an influence card say

pay-material =
    { $n ->
        [one] { $n } Baumaterial
       *[other] { $n } Baumaterialien
    }
pay-same = { $n } Stück einer Art
pay-different =
    { $n ->
        [one] { $n } Baumaterial
       *[other] { $n } verschiedene Baumaterialien
    }
gain-material =
    { $n ->
        [one] { $n } Baumaterial
       *[other] { $n } Baumaterialien
    }
gain-delivery =
    { $n ->
        [one] { $n } Lieferung
       *[other] { $n } Lieferungen
    }
effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left } oder { $right }

## Prompts

ask-deal_token = Das Ressourcenplättchen für Bereich { $space } wird gezogen.
ask-deal_influence_card = Die Einflusskarte für Viertel { $quadrant } wird gezogen.
ask-place_die = Für Bereich { $space } wird gewürfelt.
ask-draw_building_plan = Der Bauplan wird gezogen.
ask-deal_cathedral_card = Eine Kathedralenkarte wird gezogen (Turm { $tower }, Ebene { $floor }).
ask-deal_workshop_tile = Ein Werkstattplättchen wird gezogen (Turm { $tower }, Ebene { $floor }).
ask-deal_task = Karte { $number } von Iwans Reihe wird gezogen.
ask-deal_task_die = Das Plättchen für Karte { $number } von Iwans Reihe wird gezogen.
ask-draw_starting_player = Der Startspieler wird ausgelost.
ask-roll_die = In Bereich { $space } wird gewürfelt ({ $die }).
ask-choose_board = { $seat }: Welche Seite des Werkstatt-Tableaus verwendest du?
ask-player_turn =
    { $goods_total ->
        [0] { $seat }: Wähle eine Aktion. Du hast keine Rubel, dein Punktestein steht auf Feld { $track }.
       *[other] { $seat }: Wähle eine Aktion. Du hast { $goods }, dein Punktestein steht auf Feld { $track }.
    }
ask-reroll_choice = { $seat }: In welchem Marktbereich wirfst du die Würfel neu?
ask-claim_choice = { $seat }: Welchen Bauabschnitt beanspruchst du?
ask-tile_choice =
    { $goods_total ->
        [0] { $seat }: Wohin legst du das Plättchen „{ $tile }“? Du hast keine Rubel.
       *[other] { $seat }: Wohin legst du das Plättchen „{ $tile }“? Du hast { $goods }.
    }
ask-take_amount = { $seat }: Wie viel nimmst du? Höchstens { $goods_acc }.
ask-deliveries =
    { $left ->
        [one] { $seat }: Was lieferst du? Du hast noch { $left } Lieferung.
       *[other] { $seat }: Was lieferst du? Du hast noch { $left } Lieferungen.
    }
ask-market_turn = { $seat }: In Bereich { $space } liegt { $die_def } (Ressourcenplättchen: { $good }). Was tust du dort?
ask-trade = { $seat }: { $influence }. Handelst du?
ask-exchange_give =
    { $amount ->
        [one] { $seat }: Welches Baumaterial tauschst du ein ({ $influence })?
       *[other] { $seat }: Welches Baumaterial tauschst du ein ({ $influence })? Du gibst { $amount } Stück ab.
    }
ask-exchange_get =
    { $left ->
        [one] { $seat }: Welches Baumaterial nimmst du dafür ({ $influence })?
       *[other] { $seat }: Welches Baumaterial nimmst du dafür ({ $influence })? Noch zu wählen: { $left }.
    }
ask-offering = { $seat }: Welches Baumaterial spendest du? Noch zu geben: { $left }, jedes Mal eine andere Art.
ask-first_token = { $seat }: Welches Ressourcenplättchen tauschst du?
ask-second_token = { $seat }: Mit welchem Ressourcenplättchen tauscht „{ $good }“ den Platz?
ask-tile_activation = { $seat }: Welches deiner Plättchen aktivierst du?
ask-turn_end = { $seat }: Möchtest du noch etwas tun, bevor dein Zug endet?
ask-ivan_claim_choice = { $seat }: Welchen Bauabschnitt beansprucht Iwan?
ask-ivan_ornament_choice = { $seat }: Auf welchem Bauabschnitt bringt Iwan { $ornament_acc } an?

## Actions

do-lay_token = Zufall: Ressourcenplättchen „{ $good }“ an Bereich { $space }
do-deal_influence = Zufall: { $card } an Viertel { $quadrant }
do-roll = Zufall: { $die_def } zeigt { $value } (Bereich { $space })
do-draw_plan = Zufall: { $plan }
do-deal_section = Zufall: { $section } (Turm { $tower }, Ebene { $floor })
do-deal_tile = Zufall: Plättchen „{ $tile }“ (Turm { $tower }, Ebene { $floor })
do-deal_solo_card = Zufall: Karte { $number } von Iwans Reihe ist { $task }
do-deal_solo_tile = Zufall: { $die } auf Karte { $number } von Iwans Reihe
do-draw_first_player = Zufall: { $seat } beginnt
do-choose_side = { $side } verwenden
do-exchange_prestige = 1 Ruhmespunkt abgeben und { $gain } nehmen
do-reroll = 1 Ruhmespunkt abgeben und die Würfel eines Bereichs neu werfen
do-reroll_space = Bereich { $space } (Ressourcenplättchen: { $good }): { $dice } Würfel neu werfen
do-take_banner = Mit einem Banner { $place_from } einen Bauabschnitt beanspruchen
do-build = Bauen und verzieren
do-move_die =
    { $die_bare } ({ $value }{ $steps ->
        [0] { "" }
       *[other] { " + " }{ $steps }
    }){ $pay_total ->
        [0] { "" }
       *[other] { " für " }{ $pay }
    } nach Bereich { $space } bewegen: Ressourcenplättchen „{ $good }“, { $dice } Würfel
do-end_turn = Zug beenden
do-claim =
    { $section } beanspruchen (Turm { $tower }, Ebene { $floor }): Kosten { $cost }; Belohnung { $gain }{ $tile ->
        [none] { "" }
       *[other] { "; Plättchen " }„{ $tile }“
    }
do-lay_face_up =
    Plättchen „{ $tile }“{ $pay_total ->
        [0] { "" }
       *[other] { " für " }{ $pay }
    } offen auf { $slot_acc } legen{ $ornament ->
        [none] { "" }
       *[other] { " und " }{ $ornament_acc }{ " freischalten" }
    }
do-lay_face_down =
    Plättchen „{ $tile }“ verdeckt auf { $slot_acc } legen{ $ornament ->
        [none] { "" }
       *[other] { " und " }{ $ornament_acc }{ " verlieren" }
    }
do-deliver =
    { $section ->
        [none] 1 { $good_acc } liefern (Turm { $tower }, Ebene { $floor })
       *[other]
            { $missing ->
                [one] 1 { $good_acc } auf { $section } liefern (Turm { $tower }, Ebene { $floor }) und den Bauabschnitt fertigstellen
               *[other] 1 { $good_acc } auf { $section } liefern (Turm { $tower }, Ebene { $floor }); dort fehlen { $missing } Stück
            }
    }
do-decorate =
    { $gain_total ->
        [0] Für { $pay_acc } { $ornament_acc } { $jewels } auf { $section } anbringen (Turm { $tower }, Ebene { $floor })
       *[other] Für { $pay_acc } { $ornament_acc } { $jewels } auf { $section } anbringen (Turm { $tower }, Ebene { $floor }) und { $gain_acc } erhalten
    }
do-stop_delivering = Nichts mehr liefern
do-take_resources = Ressourcen nehmen (höchstens { $goods_acc })
do-take =
    { $amount ->
        [0] Nichts nehmen
       *[other] { $goods_acc } nehmen
    }
do-use_influence =
    Einfluss nutzen: { $influence }{ $pay_total ->
        [0] { $gain_total ->
            [0] { "" }
           *[other] { " (" }{ $gain })
        }
       *[other] { $gain_total ->
            [0] { " (" }{ $pay })
           *[other] { " (" }{ $pay } → { $gain })
        }
    }
do-activate =
    { $tile ->
        [none] Plättchen auf { $slot_dat } aktivieren: { $goods }
       *[other] Plättchen „{ $tile }“ auf { $slot_dat } aktivieren: { $goods }
    }
do-end_market = Marktaktion beenden und würfeln
do-give =
    { $gain_total ->
        [0] { $pay_acc } abgeben
       *[other] { $pay_acc } für { $gain_acc } verkaufen
    }
do-get =
    { $pay_total ->
        [0] { $gain_acc } nehmen
       *[other] { $gain_acc } für { $pay_acc } kaufen
    }
do-stop_trading = Nicht weiter handeln
do-swap_token = Ressourcenplättchen „{ $good }“ tauschen (Bereich { $space })
do-ivan_claim =
    Iwan beansprucht { $section } (Turm { $tower }, Ebene { $floor }): Kosten { $cost }; Belohnung { $gain }{ $tile ->
        [none] { "" }
       *[other] { "; Plättchen " }„{ $tile }“
    }
do-ivan_decorate = Iwan bringt { $ornament_acc } auf { $section } an (Turm { $tower }, Ebene { $floor }) und erhält { $gain }

## Log

event-token_laid = Das Ressourcenplättchen „{ $good }“ kommt an Bereich { $space }
event-influence_laid = An Viertel { $quadrant } kommt „{ $card }“
event-die_rolled = In Bereich { $space } zeigt { $die_def } { $value }
event-plan_drawn = Gebaut wird nach { $plan }
event-section_laid = { $section } wird ausgelegt (Turm { $tower }, Ebene { $floor })
event-tile_laid = Das Plättchen „{ $tile }“ kommt auf Turm { $tower }, Ebene { $floor }
event-solo_card_laid = Karte { $number } von Iwans Reihe ist { $task }
event-solo_tile_laid = Auf Karte { $number } von Iwans Reihe: { $die }
event-side_chosen = { $seat } spielt auf der { $side } des Werkstatt-Tableaus
event-first_player_chosen = { $seat } ist Startspieler
event-start_money_received = { $seat } erhält zu Beginn { $goods }
event-turn_started = Zug { $turn }: { $seat }
event-recognition_gained = { $seat } erhält { $goods } (Feld { $track })
event-prestige_gained = { $seat } erhält { $goods } (Feld { $track })
event-prestige_exchanged = { $seat } tauscht 1 Ruhmespunkt gegen { $goods } (Feld { $track })
event-reroll_bought = { $seat } wirft für 1 Ruhmespunkt die Würfel in Bereich { $space } neu (Feld { $track })
event-banner_taken = { $seat } nimmt ein Banner { $place_from }
event-section_claimed = { $seat } beansprucht { $section } (Turm { $tower }, Ebene { $floor }) und nimmt das Plättchen „{ $tile }“
event-tile_face_up =
    { $goods_total ->
        [0] { $seat } legt das Plättchen „{ $tile }“ offen auf { $slot_acc }
       *[other] { $seat } legt das Plättchen „{ $tile }“ für { $goods } offen auf { $slot_acc }
    }
event-tile_face_down = { $seat } legt das Plättchen „{ $tile }“ verdeckt auf { $slot_acc }
event-ornament_unlocked = { $seat } schaltet { $ornament_acc } frei
event-ornament_lost = { $seat } verliert { $ornament_acc } für dieses Spiel
event-tile_activated = { $seat } aktiviert das Plättchen „{ $tile }“ auf { $slot_dat }
event-material_delivered = { $seat } liefert 1 { $good_acc } auf { $section } (Turm { $tower }, Ebene { $floor })
event-section_finished = { $seat } stellt { $section } fertig (Turm { $tower }, Ebene { $floor })
event-penalty_suffered = { $seat } verliert { $goods } für einen unfertigen Bauabschnitt (Turm { $tower }, Ebene { $floor }; Feld { $track })
event-ornament_placed = { $seat } bringt { $ornament_acc } { $jewels } an (Turm { $tower }, Ebene { $floor })
event-die_moved =
    { $goods_total ->
        [0] { $seat } bewegt { $die_acc } um { $steps } nach Bereich { $space }
       *[other] { $seat } bewegt { $die_acc } für { $goods } um { $steps } nach Bereich { $space }
    }
event-resources_taken = { $seat } nimmt { $goods_acc }
event-influence_used = { $seat } nutzt Einfluss: { $influence }
event-rubles_paid = { $seat } zahlt { $goods }
event-rubles_gained = { $seat } nimmt { $goods }
event-materials_given = { $seat } gibt { $goods_acc } ab
event-material_received = { $seat } erhält { $goods_acc }
event-token_moved = Das Ressourcenplättchen „{ $good }“ kommt an Bereich { $space }
event-ivan_card_turn = Iwans Zug: Karte { $number }, { $task }
event-ivan_blocked = Iwan kann { $die_acc } nicht bewegen: Im Zielbereich liegen drei Würfel
event-ivan_stocked = Iwan legt { $goods_acc } auf die Karte Lager
event-ivan_transported =
    { $amount ->
        [0] Iwan hat nichts zu transportieren
        [one] Iwan bringt { $amount } Baumaterial auf die Karte Bau
       *[other] Iwan bringt { $amount } Baumaterialien auf die Karte Bau
    }
event-ivan_delivered =
    { $amount ->
        [one] Iwan liefert { $amount } Baumaterial auf { $section } (Turm { $tower }, Ebene { $floor })
       *[other] Iwan liefert { $amount } Baumaterialien auf { $section } (Turm { $tower }, Ebene { $floor })
    }
event-ivan_claimed = Iwan beansprucht { $section } (Turm { $tower }, Ebene { $floor }); das Plättchen „{ $tile }“ kommt aus dem Spiel
event-ivan_ornament_skipped = Iwan kann { $ornament_acc } nirgends anbringen
event-solo_tiles_collected = Iwans fünf Plättchen werden gemischt und neu ausgelegt
event-end_triggered = { $seat } stellt den sechsten Bauabschnitt fertig und löst das Spielende aus
event-leftovers_scored =
    { $pieces ->
        [one] { $seat } erhält { $goods } für { $pieces } übriges Stück
       *[other] { $seat } erhält { $goods } für { $pieces } übrige Stücke
    }
event-tower_scored = { $seat } erhält { $goods } für Turm { $tower }
event-final_score =
    { $goods_total ->
        [0] { $seat } hat insgesamt 0 Ruhmespunkte
       *[other] { $seat } hat insgesamt { $goods }
    }
event-game_ended =
    { $turn ->
        [one] Das Spiel endet nach { $turn } Zug
       *[other] Das Spiel endet nach { $turn } Zügen
    }

## Why not?

why-no_prestige_to_lose = Du hast keinen Ruhm zu verlieren: Unter deinem Punktestein liegt kein Ruhmesfeld.
why-already_rerolled = In diesem Zug hast du schon Würfel neu geworfen.
why-exchanged_before = An diesem Tisch wird Ruhm nur an einer Stelle des Zuges getauscht, und die ist vorbei.
why-no_die_there = In Bereich { $space } liegt kein Würfel.
why-no_banner_there = Du hast kein Banner { $place_on }.
why-off_the_site = Turm { $tower } der Baustelle hat keine Ebene { $floor }.
why-already_claimed = Dort liegt schon ein Banner von { $seat }.
why-not_claimed_below = Die Karte darunter trägt noch kein Banner.
why-slot_occupied = Auf { $slot_dat } liegt schon ein Plättchen.
why-banner_on_slot = Auf { $slot_dat } liegt noch ein Banner.
why-too_few_rubles = Das kostet { $need } Rubel, du hast { $have }.
why-slot_too_expensive = Dieses Werkstattfeld kostet { $need } Rubel, du hast { $have }.
why-nothing_to_deliver = Du hast nichts, was sich auf die Baustelle liefern ließe.
why-not_your_section = Dieser Bauabschnitt trägt nicht dein Banner.
why-section_is_finished = Dieser Bauabschnitt ist schon fertig.
why-not_needed_there = Dieser Bauabschnitt braucht kein weiteres Material dieser Art ({ $good }).
why-not_in_inventory = Aus dem Lager brauchst du { $goods_acc }; du hast { $have }.
why-deliver_something = Du musst mindestens eine Lieferung machen.
why-section_not_finished = Dieser Bauabschnitt ist noch nicht fertig.
why-already_decorated = Dort ist schon eine Verzierung von { $seat }.
why-no_ornament = Du hast { $ornament_none } zur Verfügung.
why-too_many_deliveries =
    { $need ->
        [one] Dafür ist { $need } Lieferung nötig, du hast noch { $have }.
       *[other] Dafür sind { $need } Lieferungen nötig, du hast noch { $have }.
    }
why-extra_steps_other_die = Zusätzliche Schritte gibt es nur für den weißen Würfel und den deiner Farbe, nicht für { $die_acc }.
why-extra_steps_cost = Die zusätzlichen Schritte kosten { $need } Rubel, du hast { $have }.
why-space_full = In Bereich { $space } liegen schon drei andere Würfel.
why-already_taken = In diesem Zug hast du schon Ressourcen genommen.
why-influence_used_up = In diesem Zug hast du schon Einfluss genutzt.
why-already_activated = In diesem Zug hast du mit diesem Würfel schon ein Plättchen aktiviert.
why-no_room = Dein Lager ist voll.
why-supply_empty = Im allgemeinen Vorrat gibt es davon nichts mehr ({ $good }).
why-too_much_taken = Du darfst höchstens { $most } nehmen.
why-no_tile_face_up = Auf { $slot_dat } liegt kein offenes Plättchen.
why-other_white_tile = Auf { $slot_dat } hat in diesem Zug schon ein Plättchen gewirkt; von den zwei weißen darf es nur eines.
why-slot_of_other_die = Auf { $slot_dat } aktiviert { $die_def } kein Plättchen.
why-not_on_the_card = Die Einflusskarte dieses Viertels ({ $card }) hat keine solche Aktion.
why-kind_not_shown = Dieses Baumaterial ist auf der Karte nicht abgebildet ({ $good }).
why-nothing_to_give =
    { $need ->
        [one] Dafür fehlt dir das Baumaterial; nötig ist { $need } Stück.
       *[other] Dafür fehlt dir das Baumaterial; nötig sind { $need } Stück.
    }
why-nothing_to_get = Es gibt nichts zu nehmen: Der Vorrat ist leer, oder dir fehlt der Platz.
why-same_kind = Du musst ein anderes Material nehmen als das abgegebene ({ $good }).
why-kind_already_given = Diese Art hast du schon gespendet ({ $good }).
why-token_chosen = Das Ressourcenplättchen „{ $good }“ ist schon gewählt.
why-not_all_types_finished = Du hast noch nicht Unterbau, Mittelbau und Kuppel fertiggestellt.
why-no_tile_to_activate = Du hast kein offenes Plättchen, das etwas geben könnte.
why-trade_first = Wer diese Aktion wählt, muss sie mindestens einmal nutzen.
why-ivan_prefers_above = Iwan zieht eine Karte direkt über einer von deinen vor.
why-ivan_prefers_base = Iwan zieht einen Unterbau vor.
why-ivan_decorates_yours = Iwan zieht einen deiner fertigen Bauabschnitte vor.
why-wrong_section_type = Auf dieser Art Bauabschnitt kannst du { $ornament_acc } nicht anbringen.

## Terms

term-material = Baumaterial
term-materials = Baumaterialien
term-jewel = Edelstein
term-resources = Ressourcen
term-rubles = Rubel
term-recognition = Baupunkte
term-recognition_points = Baupunkte
term-prestige = Ruhm
term-prestige_points = Ruhmespunkte
term-supply = Allgemeiner Vorrat
term-market = Markt
term-market_space = Marktbereich
term-quadrant = Viertel
term-season = Jahreszeit
term-construction_site = Baustelle
term-tower = Turm
term-floor = Ebene
term-score_track = Punkteleiste
term-workshop_board = Werkstatt-Tableau
term-basic_side = Grundseite
term-advanced_side = Fortgeschrittenen-Seite
term-workshop = Werkstatt
term-workshop_slot = Werkstattfeld
term-white_workshop = Weiße Werkstatt
term-inventory = Lager
term-banner = Banner
term-banners = Banner
term-ornament = Verzierung
term-ornaments = Verzierungen
term-score_marker = Punktestein
term-die = Würfel
term-dice = Würfel
term-resource_token = Ressourcenplättchen
term-workshop_tile = Werkstattplättchen
term-cathedral_card = Kathedralenkarte
term-section = Bauabschnitt
term-base = Unterbau
term-middle = Mittelbau
term-dome = Kuppel
term-plan_card = Bauplan
term-influence_card = Einflusskarte
term-solo_card = Solokarte
term-influence = Einfluss
term-craftsmen = Gilde der Handwerker
term-teamsters = Gilde der Fuhrleute
term-merchants = Gilde der Kaufleute
term-clergy = Klerus
term-claim = Einen Bauabschnitt beanspruchen
term-build = Bauen und Verzieren
term-acquire = Ressourcen erhalten
term-main_action = Basis-Aktion
term-optional_action = Optionale Aktion
term-prestige_to_money = Ruhm für Rubel
term-reroll = Neuwurf für 1 Ruhmespunkt
term-move_die = Würfel bewegen
term-extra_step = Zusätzlicher Schritt
term-market_action = Marktaktion
term-take_resources = Ressourcen nehmen
term-use_influence = Einfluss nutzen
term-activate_tile = Werkstattplättchen aktivieren
term-closing_roll = Würfel werfen
term-deliver = Liefern
term-delivery = Lieferung
term-construct = Bauen
term-decorate = Verzieren
term-face_up = Offen
term-face_down = Verdeckt
term-lightning = Einmal pro Zug
term-infinity = Beliebig oft
term-done = Fertig
term-cost = Kosten
term-reward = Belohnung
term-setup = Spielaufbau
term-course = Spielablauf
term-turn = Zug
term-player = Spieler
term-own_die = Eigener Würfel
term-first_player = Startspieler
term-end_of_game = Spielende
term-last_turn = Letzter Zug
term-final_scoring = Schlusswertung
term-extra_scoring = Zusätzliche Wertung
term-tower_value = Wert des Turms
term-contribution = Beitrag
term-completed = Fertiggestellt
term-unfinished = Unfertig
term-penalty = Strafe
term-tsar = Zar
term-tie = Gleichstand
term-shared_victory = Gemeinsamer Sieg
term-solo_game = Solospiel
term-opponent = Iwan Jakowlewitsch
term-opponent_short = Iwan
term-opponent_turn = Iwans Zug

## Where points come from

points-track = Punkteleiste
points-leftovers = Übrige Stücke
points-towers = Türme
points-total = Summe

## Heads on the table in words

view-variant = Regeln
view-switches = Hausregeln
view-phase = Phase
view-players = Spieler
view-seat = Spieler
view-points = Punkte
view-ended_by = Spielende ausgelöst von
view-rerolled = Würfel in diesem Zug neu geworfen
view-white_tile = In diesem Zug genutztes weißes Feld
view-exchange_over = In diesem Zug kein Tausch von Ruhm mehr
view-plan = Bauplan
view-space = Bereich
view-token = Ressourcenplättchen
view-amount = Anzahl
view-gives = Gibt jetzt
view-gives_next = Gibt mit einem weiteren Würfel
view-card = Karte
view-actions = Aktionen
view-value = Wert
view-contributions = Beiträge
view-floors = Ebenen
view-type = Art
view-tile = Werkstattplättchen
view-finished = fertiggestellt
view-pieces = Geliefert
view-board = Werkstatt-Tableau
view-capacity = Platz im Lager
view-row = Iwans Kartenreihe
view-construction = Auf der Karte Bau

## Am gezeichneten Tisch

place-space = Marktbereich { $space }
place-floor = Turm { $tower }, Ebene { $floor }

tool-build = Bauen und verzieren
tool-exchange_prestige = Ruhm für Rubel
tool-reroll = Neu würfeln für Ruhm
tool-stop_delivering = Nichts mehr liefern
tool-stop_trading = Nicht weiter handeln
tool-end_market = Beenden und würfeln
tool-end_turn = Zug beenden

tip-space = Berühre einen Würfel und dann sein Ziel: so viele Bereiche, wie er zeigt, mit dem weißen oder dem eigenen für Rubel auch weiter (RC-7.2).
tip-token = So viel darfst du für jeden Würfel in diesem Bereich nehmen (RC-7.6).
tip-influence = Endet dein Würfel in diesem Viertel, darfst du eine der beiden Aktionen nutzen (RC-7.7, RC-8.1).
tip-tile = Das bringt das Werkstattplättchen, wenn es aktiviert wird (RC-9.2).
tip-tile-die = Bringt einmal die Ressource des Bereichs, in dem dieser Würfel liegt: { $die } (RC-9.2).
tip-slot = Hierher kommen Plättchen beim Beanspruchen; ein Würfel dieser Farbe aktiviert ein offenes Plättchen (RC-5.3, RC-7.8).
tip-section = Beanspruche ihn mit einem Banner, von unten nach oben, und liefere dann, was er braucht (RC-5.2, RC-6.2).
tip-section-finished = Fertige Bauabschnitte und Verzierungen entscheiden, wer für den Turm punktet (RC-12.3, RC-12.4).
tip-banner = Mit einem Banner beanspruchst du einen Bauabschnitt (RC-5.1). Bis dahin belegt es ein Feld deines Lagers (RC-10.1).
tip-ornament = Eine Tür verziert einen fertigen Unterbau, ein Fenster einen Mittelbau, ein Kreuz eine Kuppel (RC-6.10).
tip-supply = So viel ist noch im allgemeinen Vorrat. Was aufgebraucht ist, kann niemand nehmen (RC-10.5).
tip-build = Liefere Baumaterial zur Baustelle oder verziere, was fertig ist (RC-6.1).
tip-exchange_prestige = Gib 1 Ruhmespunkt für Rubel her, so oft du willst (RC-4.2a).
tip-reroll = Gib 1 Ruhmespunkt her und würfle alle Würfel eines Bereichs neu, einmal pro Zug (RC-4.2b).
tip-reconstructed = Steht nicht in der Anleitung; wer die Schachtel hat, kann die eigenen Karten eintippen.
tip-solo_recognition = Iwan erhält Baupunkte (RC-13.9a).
tip-solo_inventory = Iwan legt Baumaterial auf diese Karte (RC-13.9b).
tip-solo_transport = Iwan bringt alles aus dem Lager auf die Karte Bau (RC-13.9c).
tip-solo_construction = Iwan füllt seine Bauabschnitte, die unterste Reihe zuerst (RC-13.9d).
tip-solo_claim = Iwan beansprucht einen Bauabschnitt, wenn möglich über einem deiner (RC-13.9e).
view-outside = außerhalb des Lagers

## Lektionen

lesson-1-market = Ein Tag auf dem Markt
lesson-1-market-hint = Würfel, Ressourcen, Werkstatt und Einfluss: eine Marktaktion von Anfang bis Ende.
lesson-1-market-theme = Moskau, 1555. Iwan der Schreckliche hat eine rote Kathedrale befohlen, und du gehörst zu den Meistern, die sie bauen dürfen. Türme wachsen, Kuppeln glänzen, und **wer den meisten Ruhm hat, gewinnt**.
lesson-1-market-goal = Diese Umrisse sind die **Bauabschnitte** der Kathedrale. Du beanspruchst sie mit Bannern, lieferst, was sie brauchen, und stellst sie fertig. Sobald jemand einen sechsten fertigstellt, geht das Spiel zu Ende.
lesson-1-market-turn = In deinem Zug tust du **eines** von drei Dingen: Du bewegst einen Würfel über den **Markt**, **beanspruchst** einen Bauabschnitt oder **baust**. Wir beginnen auf dem Markt, denn ohne Material wird nichts gebaut.
lesson-1-market-die = Der gelbe Würfel zeigt 3, also geht er drei Bereiche im Uhrzeigersinn: zu den Ziegeln. **Berühre den gelben Würfel** und dann den Bereich. (Dein eigener und der weiße Würfel gehen für einen Rubel je Schritt weiter.)
lesson-1-market-die-why = Das ist nicht falsch, aber holen wir zuerst Ziegel: der gelbe Würfel, drei Bereiche, kostenlos.
lesson-1-market-take = Hier liegen jetzt zwei Würfel, und das Plättchen gibt **2 Ziegel für jeden**. Berühre das Plättchen.
lesson-1-market-take-why = Zuerst die Ziegel: Berühre das Plättchen im Bereich deines Würfels.
lesson-1-market-amount = Du hast Platz für sechs Stück; den Rest des Lagers belegen Banner. Nimm **alle 4 Ziegel**.
lesson-1-market-amount-why = Du darfst weniger nehmen, aber hier ist mehr besser: Nimm 4.
lesson-1-market-tile = Der gelbe Würfel aktiviert auch das **gelbe Feld** deiner Werkstatt. Das Plättchen dort gibt 1 Stein: Berühre es.
lesson-1-market-tile-why = Deine Werkstatt wartet: Berühre das Plättchen auf dem gelben Feld.
lesson-1-market-influence = Dieses Viertel gehört den Fuhrleuten. Bei einem Besuch darfst du **eine** der beiden Aktionen ihrer Karte nutzen. Nimm 1 Rubel.
lesson-1-market-influence-why = Die andere Aktion liefert, aber du hast noch nichts zu bauen. Berühre den Rubel auf der Karte.
lesson-1-market-roll = Ressourcen, Plättchen, Einfluss: jedes einmal, in beliebiger Reihenfolge, nichts davon muss sein. Hier ist nichts mehr zu tun, also ist deine Marktaktion vorbei, und **alle Würfel dieses Bereichs wurden neu geworfen**.
lesson-1-market-end = Das ist der Markt. Ein Rat: Achte darauf, wo die Würfel für die anderen liegen. Ein Bereich mit drei Würfeln zahlt dreifach, und jemand wird ihn nutzen.

lesson-2-build = Banner, Plättchen, Material
lesson-2-build-hint = Beanspruche einen Bauabschnitt, verbessere deine Werkstatt und stelle dein erstes Stück Kathedrale fertig.
lesson-2-build-hello = Du hast Holz und Stein, und dieser Unterbau braucht genau 1 Holz und 2 Stein. Noch gehört er niemandem. Machen wir ihn zu deinem.
lesson-2-build-banner = Nimm ein **Banner**. Am besten eines aus dem Lager: Das schafft Platz für Material.
lesson-2-build-banner-why = Auch das ginge, aber ein Banner aus dem Lager gibt dir zusätzlich Platz. Berühre eines davon.
lesson-2-build-claim = Beansprucht wird vom Unterbau aufwärts. Berühre den Unterbau des ersten Turms: Dein Banner bleibt dort bis zum Spielende.
lesson-2-build-claim-why = Ein schöner Abschnitt, aber unser Material passt zum Unterbau des ersten Turms.
lesson-2-build-tile = Das **Werkstattplättchen**, das dort lag, gehört dir: bei jeder Aktivierung 1 Holz. Lege es offen aus; ein farbiges Feld außer Gelb kostet nur 2 Rubel.
lesson-2-build-tile-why = Verdeckt würde es nie wirken, und die anderen Felder kosten mehr. Lege es offen auf Grün, Rot oder Blau.
lesson-2-build-gift = Ein offen ausgelegtes Plättchen wirkt sofort. Nimm dein Holz.
lesson-2-build-gift-why = Es kostet nichts: Nimm 1.
lesson-2-build-build = Auch Grün hat einen Abschnitt beansprucht. Jetzt **baue**: bis zu drei Lieferungen in einem Zug. Berühre die Schubkarre.
lesson-2-build-build-why = Banner und Würfel können warten. Du hast alles für diesen Unterbau: Baue.
lesson-2-build-wood = Berühre das Holz und dann den Abschnitt.
lesson-2-build-wood-why = Beginne mit dem Holz für deinen Unterbau.
lesson-2-build-stone = Jetzt ein Stein.
lesson-2-build-stone-why = Dem Unterbau fehlt noch Stein.
lesson-2-build-finish = Und der letzte. Fehlt nichts mehr, ist der Abschnitt **sofort** fertig: Du erhältst die Baupunkte und Rubel der Karte.
lesson-2-build-finish-why = Ein Stein fehlt noch: Liefere ihn.
lesson-2-build-end = Dein erster Abschnitt steht. Baupunkte rücken deinen Punktestein auf der Punkteleiste vor; jedes goldene Feld ist ein Ruhmespunkt. Ein Rat: Lass einen Abschnitt nicht lange unfertig, wenn andere darüber bauen; jeder, den sie fertigstellen, kostet dich Baupunkte.

lesson-3-towers = Türen, Edelsteine und Punkte
lesson-3-towers-hint = Verziere fertige Abschnitte und erfahre, was ein Turm am Ende wert ist.
lesson-3-towers-hello = Zwei Unterbauten sind fertig: deiner und der grüne. Jeder fertige Abschnitt darf einmal verziert werden, gleich von wem. Ein Unterbau bekommt eine Tür, ein Mittelbau ein Fenster, eine Kuppel ein Kreuz.
lesson-3-towers-build = Verzierungen werden wie Material geliefert. Wähle **bauen**.
lesson-3-towers-build-why = Wähle zuerst bauen; die Tür kommt gleich danach.
lesson-3-towers-door = Eine Tür kostet 1 Holz. Mit Edelsteinen bringt sie sofort Ruhm: ein Edelstein 1, zwei gleiche 2, **je einer von beiden Farben 3**. Berühre die Tür und dann den grünen Unterbau: So hast du auch an diesem Turm Anteil.
lesson-3-towers-door-why = Mit beiden Edelsteinen, einem grünen und einem violetten, bringt sie am meisten.
lesson-3-towers-prestige = Drei Ruhmespunkte: Dein Punktestein ist zum dritten goldenen Feld vorgesprungen. Früh im Spiel ist das ein weiter Sprung.
lesson-3-towers-penalty = Der grüne Abschnitt ist noch unfertig, und darüber ist deine Kuppel. Stellst du sie fertig, verliert Grün Baupunkte für jeden fertigen Abschnitt anderer darüber. Achte auf deine eigenen unfertigen Ebenen.
lesson-3-towers-scoring = Am Ende ist ein Turm 2 Punkte für jeden fertigen Abschnitt und 1 für jede Verzierung wert. Zu zweit erhält alles, wer mehr beigetragen hat (Banner und Verzierungen zählen), der andere ein Drittel. **Bei Gleichstand erhält niemand etwas.**
lesson-3-towers-end = Es lohnt sich also, in einigen Türmen vorn zu sein, statt überall ein wenig mitzubauen. Je fünf übrige Stück Baumaterial oder Rubel bringen einen weiteren Ruhmespunkt. Und nun spiele: Ein leichter Bot ist ein guter erster Gegner.

lesson-4-ivan = Allein gegen Iwan
lesson-4-ivan-hint = Das Solospiel: was Iwan vorhat und wie du es nutzt.
lesson-4-ivan-hello = Spielst du allein, baut Iwan gegen dich. Er braucht weder Rubel noch Werkstatt, zögert nie und zeigt dir, was er tun wird.
lesson-4-ivan-row = Das ist seine Reihe. Die hervorgehobene Karte ist die nächste: Er bewegt den Würfel ihres Plättchens, nimmt Baupunkte, wo der Markt welche bietet, und tut dann, was die Karte sagt. Von links nach rechts, fünf Züge, dann von vorn.
lesson-4-ivan-move = Dein Zug läuft wie immer. Bringe den gelben Würfel zu den Ziegeln.
lesson-4-ivan-move-why = Zuerst die Ziegel: der gelbe Würfel, drei Bereiche.
lesson-4-ivan-take = Zwei Würfel, je 2 Ziegel: Berühre das Plättchen.
lesson-4-ivan-take-why = Berühre das Plättchen und nimm deine Ziegel.
lesson-4-ivan-amount = Nimm alle vier.
lesson-4-ivan-amount-why = Hier ist mehr besser: Nimm 4.
lesson-4-ivan-roll = Beende die Marktaktion und sieh Iwan zu.
lesson-4-ivan-roll-why = Beende die Marktaktion, damit Iwan spielen kann.
lesson-4-ivan-ivan = Er hat den roten Würfel bewegt und für seine Karte Baupunkte erhalten. Die nächste hervorgehobene Karte sagt, was er nach deinem nächsten Zug tut. Du kannst ihm den Würfel wegnehmen, auf den er zählt, oder den Abschnitt, den er will.
lesson-4-ivan-end = Iwan gewinnt, wenn er mehr Ruhm hat, oder gleich viel und mehr Abschnitte. Nach fünf Zügen bringt er auch eine Verzierung an. Viel Glück!

## Rückfragen vor einem Zug, der wohl ein Versehen ist

slip-build = Du könntest noch etwas liefern. Trotzdem aufhören?
slip-market = Du könntest hier noch kostenlos Ressourcen nehmen. Trotzdem beenden?
slip-gift = Du könntest kostenlos mehr nehmen. Trotzdem weniger?
