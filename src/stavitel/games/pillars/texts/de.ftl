### The Pillars of the Earth in German.
### Which variables a message gets is told in stavitel/texts.py.

title = Die Säulen der Erde
about = Du sammelst Holz, Stein und Sand, stellst Handwerker ein und setzt deine Baumeister klug ein, während in Kingsbridge die Kathedrale wächst.

## Players

seat-blue = Blau
seat-red = Rot
seat-green = Grün
seat-yellow = Gelb

## Cubes and resource cards

good-wood = Holz
good-stone = Stein
good-sand = Sand
good-metal = Metall

resource-wood_2 = 2 Holz
resource-wood_3 = 3 Holz
resource-wood_4 = 4 Holz
resource-stone_2 = 2 Stein
resource-stone_3 = 3 Stein
resource-stone_4 = 4 Stein
resource-sand_2 = 2 Sand
resource-sand_3 = 3 Sand
resource-sand_4 = 4 Sand

## Craftsmen: where a trade has several cards, the round tells them apart

craftsman-start_mortar_mixer = Mörtelmischer
craftsman-start_woodworker = Schreiner
craftsman-start_stonecutter = Steinmetz
craftsman-r1_mason = Maurer (Runde 1)
craftsman-r1_toolmaker = Werkzeugmacher
craftsman-r1_mortar_mixer = Mörtelmischer (Runde 1)
craftsman-r1_master_woodworker = Schreiner (Runde 1)
craftsman-r2_potter = Töpfer (Runde 2)
craftsman-r2_architect = Statiker
craftsman-r2_mason = Maurer (Runde 2)
craftsman-r2_carpenter = Zimmermann (Runde 2)
craftsman-r3_potter = Töpfer (Runde 3)
craftsman-r3_sculptor = Bildhauer (Runde 3)
craftsman-r3_carpenter = Zimmermann (Runde 3)
craftsman-r3_mason = Maurer (Runde 3)
craftsman-r4_mason = Maurer (Runde 4)
craftsman-r4_sculptor = Bildhauer (Runde 4)
craftsman-r4_carpenter = Zimmermann (Runde 4)
craftsman-r4_glassblower = Glasbläser (Runde 4)
craftsman-r5_carpenter = Zimmermann (Runde 5)
craftsman-r5_goldsmith = Goldschmied (Runde 5)
craftsman-r5_sculptor = Bildhauer (Runde 5)
craftsman-r5_glassblower = Glasbläser (Runde 5)
craftsman-r6_bell_maker = Glockengießer
craftsman-r6_organ_builder = Orgelbauer
craftsman-r6_sculptor = Bildhauer (Runde 6)
craftsman-r6_goldsmith = Goldschmied (Runde 6)

## Advantage cards and what they do

advantage-toledo_studies = Studien in Toledo
    .effect = { advantage-toledo_studies-hint }
advantage-weeping_madonna = Die weinende Madonna
    .effect = { advantage-weeping_madonna-hint }
advantage-brother_remigius = Bruder Remigius
    .effect = { advantage-brother_remigius-hint }
advantage-otto_blackface = Otto Blackface
    .effect = { advantage-otto_blackface-hint }
advantage-archbishop_thomas = Erzbischof Thomas
    .effect = { advantage-archbishop_thomas-hint }
advantage-loyalty_rewarded = Belohnte Treue
    .effect = { advantage-loyalty_rewarded-hint }
advantage-near_completion = Kurz vor dem Ziel
    .effect = { advantage-near_completion-hint }
advantage-wool_fair = Die Wollmesse
    .effect = { advantage-wool_fair-hint }
advantage-king_at_the_festivities = Der König feiert mit
    .effect = { advantage-king_at_the_festivities-hint }
advantage-aliena = Aliena
    .effect = { advantage-aliena-hint }
advantage-ellen = Ellen
    .effect = { advantage-ellen-hint }
advantage-jack = Jack
    .effect = { advantage-jack-hint }
advantage-richard_outlaws = Richard und die Outlaws
    .effect = { advantage-richard_outlaws-hint }
advantage-tom_builder = Tom Builder
    .effect = { advantage-tom_builder-hint }
advantage-brother_francis = Bruder Francis
    .effect = { advantage-brother_francis-hint }
advantage-prior_philip = Prior Philip
    .effect = { advantage-prior_philip-hint }

advantage-toledo_studies-hint = sofort 2 Metall
advantage-weeping_madonna-hint = sofort 3 Punkte
advantage-brother_remigius-hint = einmal ein Baumeister umsonst
advantage-otto_blackface-hint = jede Runde ein zusätzlicher Arbeiter
advantage-archbishop_thomas-hint = einmal Schutz vor einem Ereignis
advantage-loyalty_rewarded-hint = einmal keine Steuer
advantage-near_completion-hint = sofort 1 Stein und 1 Holz
advantage-wool_fair-hint = sofort 8 Gold
advantage-king_at_the_festivities-hint = sofort 1 Metall
advantage-aliena-hint = jede Runde 1 Holz
advantage-ellen-hint = jede Runde ein Blick auf das Ereignis
advantage-jack-hint = Platz für einen sechsten Handwerker
advantage-richard_outlaws-hint = jede Runde 1 Sand
advantage-tom_builder-hint = jede Runde 1 Stein
advantage-brother_francis-hint = Steuer immer nur 2 Gold
advantage-prior_philip-hint = in der Priorei 1 Punkt mehr

## Event cards and what they do

happening-kings_victory = Sieg des Königs
    .effect = { happening-kings_victory-hint }
happening-richard_takes_the_castle = Richard nimmt die Burg ein
    .effect = { happening-richard_takes_the_castle-hint }
happening-monastery_goods = Klostergüter
    .effect = { happening-monastery_goods-hint }
happening-madonna_statue = Madonnenstatue
    .effect = { happening-madonna_statue-hint }
happening-volunteers = Freiwillige
    .effect = { happening-volunteers-hint }
happening-cathedral_collapse = Einsturz
    .effect = { happening-cathedral_collapse-hint }
happening-prior_against_bishop = Prior gegen Bischof
    .effect = { happening-prior_against_bishop-hint }
happening-hard_winter = Harter Winter
    .effect = { happening-hard_winter-hint }
happening-city_wall = Stadtmauer
    .effect = { happening-city_wall-hint }
happening-hamleigh_levy = Hamleighs Abgabe
    .effect = { happening-hamleigh_levy-hint }

happening-kings_victory-hint = Alle nehmen 5 Gold
happening-richard_takes_the_castle-hint = Alle nehmen 1 Metall
happening-monastery_goods-hint = Bis zu fünf Arbeiter jedes Spielers verdienen in der Wollmanufaktur je 2 Gold
happening-madonna_statue-hint = Ein Handwerker jedes Spielers darf ein weiteres Mal arbeiten
happening-volunteers-hint = Jede Baustoffkarte bringt 1 Baustoff mehr
happening-cathedral_collapse-hint = Alle verlieren einen Handwerker
happening-prior_against_bishop-hint = Alle verlieren 2 Punkte
happening-hard_winter-hint = Jede Baustoffkarte bringt 1 Baustoff weniger
happening-city_wall-hint = Alle haben in der nächsten Runde nur 2 Baumeister
happening-hamleigh_levy-hint = Alle zahlen 4 Gold

## Places for builders and what they bring

place-bishop = Bischofssitz
    .to = an den Bischofssitz
place-kingsbridge_1 = Kingsbridge (Feld 1)
    .to = nach Kingsbridge (Feld 1)
place-kingsbridge_2 = Kingsbridge (Feld 2)
    .to = nach Kingsbridge (Feld 2)
place-priory_1 = Priorei (Feld 1)
    .to = in die Priorei (Feld 1)
place-priory_2 = Priorei (Feld 2)
    .to = in die Priorei (Feld 2)
place-court = Königshof
    .to = an den Königshof
place-shiring_1 = Shiring (Feld 1)
    .to = nach Shiring (Feld 1)
place-shiring_2 = Shiring (Feld 2)
    .to = nach Shiring (Feld 2)
place-castle = Burg von Shiring
    .to = auf die Burg von Shiring
place-market = Markt
    .to = auf den Markt
place-start_player = Startspielerfeld
    .to = auf das Startspielerfeld

place-bishop-hint = Schutz vor dem Ereignis oder 1 Baustoff
place-kingsbridge_1-hint = eine Vorteilskarte
place-kingsbridge_2-hint = eine Vorteilskarte
place-priory_1-hint = 2 Punkte
place-priory_2-hint = 1 Punkt
place-court-hint = keine Steuer, für den ersten auch Metall
place-shiring_1-hint = ein Handwerker umsonst
place-shiring_2-hint = ein Handwerker umsonst
place-castle-hint = 2 graue Arbeiter für die nächste Runde
place-market-hint = kaufen und verkaufen
place-start_player-hint = die nächste Runde beginnen

## Areas of the board and phases

area-none = Außerhalb des Plans
    .number = 0
area-event = Ereignis
    .number = 1
area-bishop = Bischofssitz
    .number = 2
area-wool_mill = Wollmanufaktur
    .number = 3
area-kingsbridge = Kingsbridge
    .number = 4
area-priory = Priorei zu Kingsbridge
    .number = 5
area-forest = Wald
    .number = 6
area-quarry = Steinbruch
    .number = 7
area-gravel_pit = Kiesgrube
    .number = 8
area-court = Königshof
    .number = 9
area-shiring = Shiring
    .number = 10
area-castle = Burg von Shiring
    .number = 11
area-market = Markt
    .number = 12
area-cathedral = Kathedrale
    .number = 13
area-start_player = Nächster Startspieler
    .number = 14

phase-setup = Vorbereitung
phase-round_start = Rundenbeginn
phase-offer = Phase I: Handwerker und Baustoffe wählen
phase-builders = Phase II: Baumeister einsetzen
phase-resolution = Phase III: Auswertung
phase-game_end = Spielende

## Variant

variant-standard = Standardregeln
variant-standard-hint = Das ganze Spiel in sechs Runden.

switch-sixth_builder = Der letzte Baumeister zu zweit
switch-sixth_builder-hint = Was zu zweit der sechste, zuletzt gezogene Baumeister kostet.
switch-sixth_builder-paid = Er kostet 2 Gold
switch-sixth_builder-paid-hint = Sein Besitzer zahlt 2 oder lässt ihn warten; erst danach geht der Kostenstein auf 0.
switch-sixth_builder-free = Er ist kostenlos
switch-sixth_builder-free-hint = Der Kostenstein geht auf 0, sobald er gezogen ist, also wird er ohne Bezahlung eingesetzt.
switch-metal_left = Metall, das niemand nahm
switch-metal_left-hint = Was mit dem Metall am Königshof geschieht, wenn niemand dort war.
switch-metal_left-one_cube = Immer ein Stück
switch-metal_left-one_cube-hint = Am Königshof liegt jede Runde ein Stück Metall, was auch immer vorher war.
switch-metal_left-piles_up = Es sammelt sich
switch-metal_left-piles_up-hint = Es bleibt liegen, jede Runde kommt ein Stück dazu, und wer zuerst kommt, nimmt alle.
switch-madonna = Die Madonnenstatue
switch-madonna-hint = Welche Handwerker durch die Madonnenstatue einmal mehr arbeiten dürfen.
switch-madonna-with_figure = Nur mit Kapazität
switch-madonna-with_figure-hint = Statiker und Werkzeugmacher zeigen keine Kapazität, also gewinnen sie nichts.
switch-madonna-every_craftsman = Auch Statiker und Werkzeugmacher
switch-madonna-every_craftsman-hint = Sie arbeiten einmal pro Runde und sind wählbar wie alle anderen: Dann arbeiten sie zweimal.

## Amounts and counts

amount-wood = { $n } Holz
amount-stone = { $n } Stein
amount-sand = { $n } Sand
amount-metal = { $n } Metall
amount-gold = { $n } Gold
amount-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

count-cube =
    { $n ->
        [one] { $n } Baustoff
       *[other] { $n } Baustoffe
    }
count-worker =
    { $n ->
        [one] { $n } Arbeiter
       *[other] { $n } Arbeiter
    }
count-builder =
    { $n ->
        [one] { $n } Baumeister
       *[other] { $n } Baumeister
    }
count-craftsman =
    { $n ->
        [one] { $n } Handwerker
       *[other] { $n } Handwerker
    }
count-card =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-round =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }

## What craftsmen do

effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left } oder { $right }

## Prompts

ask-draw_starting_player = Der Startspieler wird ausgelost.
ask-deal_advantage = Eine Vorteilskarte wird aufgedeckt ({ $place }).
ask-deal_craftsman =
    { $place ->
        [none] Ein Handwerker für die Auslage wird aufgedeckt.
       *[other] Ein Handwerker wird aufgedeckt ({ $place }).
    }
ask-leave_out_card = Eine Baustoffkarte bleibt in dieser Runde außen vor.
ask-foresee_event = { $owner } sieht sich das kommende Ereignis an.
ask-reveal_event = Das Ereignis wird aufgedeckt.
ask-draw_builder = Ein Baumeister wird gezogen (Preis { $price }).
ask-roll_tax = Der Steuerwürfel wird geworfen.
ask-ellens_look = { $seat }: Siehst du dir das kommende Ereignis an?
ask-offer_turn = { $seat }: Nimm eine Karte oder passe. Du hast { $have } Gold; freie Arbeiter: { $workers }.
ask-craftsman_limit = { $seat }: Für den { $craftsman } hast du keinen Platz. Welchen Handwerker entlässt du?
ask-collapse_loss = { $seat }: Ein Teil der Kathedrale ist eingestürzt. Welchen Handwerker verlierst du?
ask-return_choice = { $seat }: Gezogen wurde ein Baumeister von { $owner }, Preis { $price }. Lässt du die Ziehung gelten?
ask-builder_turn = { $seat }: Wo setzt du den Baumeister für { $price } Gold ein? Du hast { $have }.
ask-free_builder = { $seat }: Wo setzt du den Baumeister ein? Es kostet nichts.
ask-bishop_choice = { $seat }: Das Ereignis ist „{ $happening }“: { $happening_effect }. Schutz oder Baustoff?
ask-bishop_cube = { $seat }: Welchen Baustoff nimmst du vom Markt?
ask-thomas_choice = { $seat }: Das Ereignis ist „{ $happening }“: { $happening_effect }. Setzt du Erzbischof Thomas ein?
ask-tax_freedom_choice = { $seat }: Du schuldest { $tax } Gold Steuer. Setzt du die Belohnte Treue ein?
ask-market_turn = { $seat }: Was kaufst oder verkaufst du? Du hast { $have } Gold.
ask-madonna_choice = { $seat }: Welcher Handwerker darf in dieser Runde ein weiteres Mal arbeiten?
ask-conversion = { $seat }: Welchen Handwerker nutzt du?
ask-cube_return = { $seat }: Welchen Baustoff gibst du zurück? Du hast { $cubes } zu viel.

## Actions

do-draw_starting_player = Zufall: Startspieler ist { $seat }
do-deal_advantage = Zufall: { $place }, „{ $advantage }“
do-deal_craftsman =
    { $place ->
        [none] Zufall: Der { $craftsman } kommt in die Auslage
       *[other] Zufall: { $place }, { $craftsman }
    }
do-leave_out = Zufall: Die Karte „{ $resource }“ wird ausgelassen
do-draw_event = Zufall: Das Ereignis ist „{ $happening }“
do-draw_builder = Zufall: ein Baumeister von { $seat }
do-roll_tax = Zufall: Die Steuer beträgt { $tax } Gold
do-look = Das kommende Ereignis ansehen
do-do_not_look = Nicht ansehen
do-pass = Passen
do-take_resource = { $workers } Arbeiter für { $gain } einsetzen
do-hire =
    { $craftsman } für { $pay } einstellen: { $cost_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain }, wenn du Metall hast
            }
       *[other] { $cost } → { $gain }
    }, { $uses }×
do-dismiss =
    { $craftsman } entlassen: { $cost_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain }, wenn du Metall hast
            }
       *[other] { $cost } → { $gain }
    }, { $uses }×
do-keep_builder = Die Ziehung gelten lassen
do-return_builder = Den Baumeister zurücklegen und neu ziehen
do-wait = Passen; der Baumeister wartet bei { $price }
do-place =
    Baumeister { $pay_total ->
        [0] { $place_to } setzen
       *[other] für { $pay } { $place_to } setzen
    }{ $advantage ->
        [none] { "" }
       *[other] : „{ $advantage }“
    }{ $craftsman ->
        [none] { "" }
       *[other] : { $craftsman }
    }
do-place_with_remigius =
    Baumeister mit Bruder Remigius umsonst { $place_to } setzen{ $advantage ->
        [none] { "" }
       *[other] : „{ $advantage }“
    }{ $craftsman ->
        [none] { "" }
       *[other] : { $craftsman }
    }
do-protect = Schutz vor „{ $happening }“ wählen
do-take_cube = { $good } vom Markt nehmen
do-keep_card = „{ $advantage }“ behalten
do-use_card = „{ $advantage }“ einsetzen
do-leave_market = Den Markt verlassen
do-buy = { $goods } für { $pay } kaufen
do-sell = { $goods } für { $gain } verkaufen
do-strengthen_nobody = Niemanden wählen
do-strengthen =
    { $craftsman } darf ein weiteres Mal arbeiten: { $cost_total ->
        [0] { $gain }
       *[other] { $cost } → { $gain }
    }, { $uses }× und einmal mehr
do-end_conversion = Das Bauen beenden
do-use_craftsman =
    { $craftsman } nutzen: { $pay_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain }, wenn du Metall hast
            }
       *[other] { $pay } → { $gain }
    } (noch { $left }×)
do-best_conversion =
    So bauen, dass es die meisten Punkte bringt, und aufhören: { $pay_total ->
        [0] { $gain }
       *[other] { $pay } → { $gain }
    }
do-return_cube = 1 { $good } zurückgeben

## Log

event-starting_player_chosen = { $seat } ist Startspieler
event-start_gold_received = { $seat } erhält zu Beginn { $goods }
event-round_started = Runde { $round } beginnt, Startspieler ist { $seat }
event-advantage_revealed = { $place }: „{ $advantage }“ wird aufgedeckt
event-craftsman_came_to_shiring = { $place }: Der { $craftsman } wird aufgedeckt
event-craftsman_offered = Der { $craftsman } kommt in die Auslage
event-resource_left_out = Die Karte „{ $resource }“ wird in dieser Runde nicht verwendet
event-event_foreseen = { $seat } sieht „{ $happening }“ voraus: { $happening_effect }
event-event_foreseen-hidden = { $seat } sieht sich das kommende Ereignis an
event-look_declined = { $seat } sieht sich das kommende Ereignis nicht an
event-phase_started = { $phase }
event-resource_taken = { $seat } setzt { $workers } Arbeiter für { $resource } ein
event-craftsman_hired = { $seat } stellt für { $goods } den { $craftsman } ein
event-craftsman_dismissed = { $seat } entlässt den { $craftsman }
event-passed = { $seat } passt
event-craftsman_removed = Der { $craftsman } kommt zurück in die Schachtel
event-workers_sent_to_mill =
    { $workers ->
        [0] { $seat } schickt niemanden in die Wollmanufaktur
       *[other] { $seat } schickt { $workers } Arbeiter in die Wollmanufaktur
    }
event-builder_drawn = Aus dem Beutel kommt ein Baumeister von { $seat }, Preis { $price }
event-builder_returned = { $seat } legt den Baumeister von { $owner } in den Beutel zurück
event-builder_laid_aside = Wegen der Stadtmauer bleibt der dritte Baumeister von { $seat } draußen
event-builder_placed =
    { $goods_total ->
        [0] { $seat } setzt einen Baumeister { $place_to }
       *[other] { $seat } setzt für { $goods } einen Baumeister { $place_to }
    }
event-builder_waits = { $seat } passt, und der Baumeister wartet bei { $price }
event-area_reached = Bereich { $area_number }: { $area }
event-gold_gained = { $seat } nimmt { $goods }
event-points_gained = { $seat } bekommt { $goods }
event-cubes_gained = { $seat } nimmt { $goods }
event-card_spent = { $seat } setzt „{ $advantage }“ ein
event-card_kept = { $seat } behält „{ $advantage }“
event-event_revealed = Das Ereignis ist „{ $happening }“: { $happening_effect }
event-protected_by_bishop = { $seat } steht unter dem Schutz des Bischofs
event-market_cube_taken = { $seat } nimmt { $goods } vom Markt
event-points_lost =
    { $goods_total ->
        [0] { $seat } hat nichts zu verlieren
       *[other] { $seat } verliert { $goods }
    }
event-levy_paid =
    { $goods_total ->
        [0] { $seat } hat nichts, um Hamleigh zu bezahlen
       *[other] { $seat } zahlt { $goods } an Hamleigh
    }
event-builders_limited = { $seat } hat in der nächsten Runde nur { $builders } Baumeister
event-wages_paid =
    { $workers ->
        [0] { $seat } hat keine Arbeiter in der Wollmanufaktur
        [one] { $seat } verdient { $goods } mit { $workers } Arbeiter in der Wollmanufaktur
       *[other] { $seat } verdient { $goods } mit { $workers } Arbeitern in der Wollmanufaktur
    }
event-advantage_gained = { $seat } bekommt „{ $advantage }“: { $advantage_effect }
event-advantage_removed = „{ $advantage }“ kommt zurück in die Schachtel
event-black_worker_joined = { $seat } bekommt für immer den schwarzen Arbeiter
event-priory_scored = { $seat } bekommt { $goods } in der Priorei
event-cubes_produced = { $seat } holt { $goods }
event-income_received = { $seat } bekommt { $goods } durch „{ $advantage }“
event-tax_rolled = Die Steuer beträgt { $tax } Gold
event-court_metal_taken = { $seat } nimmt { $goods } vom Königshof
event-tax_paid =
    { $goods_total ->
        [0] { $seat } hat nichts, um die Steuer zu zahlen
       *[other] { $seat } zahlt { $goods } Steuer
    }
event-craftsman_recruited = { $seat } wirbt in Shiring den { $craftsman } an
event-grey_workers_taken =
    { $workers ->
        [one] { $seat } nimmt { $workers } grauen Arbeiter für die nächste Runde
       *[other] { $seat } nimmt { $workers } graue Arbeiter für die nächste Runde
    }
event-cubes_bought = { $seat } kauft { $goods } für { $price } Gold
event-cubes_sold = { $seat } verkauft { $goods } für { $price } Gold
event-market_left = { $seat } verlässt den Markt
event-craftsman_strengthened = { $seat } darf den { $craftsman } ein weiteres Mal nutzen
event-craftsman_used = { $seat } nutzt den { $craftsman } und bekommt { $goods }
event-conversion_ended = { $seat } beendet das Bauen
event-cube_returned = { $seat } gibt { $goods } zurück
event-cathedral_grew = Die Kathedrale wächst: Teil { $round } steht
event-starting_player_changed = { $seat } beginnt die nächste Runde
event-game_ended =
    { $round ->
        [one] Das Spiel ist nach { $round } Runde zu Ende
       *[other] Das Spiel ist nach { $round } Runden zu Ende
    }

## Why not?

why-too_little_gold = Das kostet { $need } Gold; du hast { $have }.
why-card_taken = Diese Karte hat { $owner }.
why-resource_left_out = Diese Karte ist in dieser Runde nicht im Spiel.
why-craftsman_at_shiring = Er wartet in Shiring; dorthin musst du einen Baumeister schicken.
why-craftsman_not_offered = Der { $craftsman } liegt nicht in der Auslage.
why-too_few_workers = Dafür brauchst du { $need } Arbeiter; frei hast du { $have }.
why-not_your_craftsman = Den { $craftsman } hast du nicht.
why-place_taken = Ein Baumeister kann nicht mehr { $place_to } gesetzt werden, dort ist kein Feld frei.
why-no_remigius = Du hast Bruder Remigius nicht.
why-must_be_placed = Ein zum Preis 0 gezogener Baumeister muss eingesetzt werden.
why-never_metal = Metall liegt nie auf dem Markt.
why-stock_too_small = Dafür brauchst du { $goods }; auf dem Markt liegt { $have }.
why-no_such_cubes = Dafür brauchst du { $goods }; du hast { $have }.
why-bought_here = Was du auf diesem Markt gekauft hast ({ $good }), darfst du hier nicht verkaufen.
why-no_woodworker = Ohne Schreiner kannst du kein Holz kaufen.
why-no_stonecutter = Ohne Steinmetz kannst du keinen Stein verkaufen.
why-capacity_used = Der { $craftsman } hat in dieser Runde schon { $uses }× gearbeitet.
why-input_missing = Dafür brauchst du { $goods }; du hast { $have }.
why-no_mortar_mixer = Ohne Mörtelmischer arbeiten deine Maurer nicht.
why-no_metal_to_show = Für den Werkzeugmacher brauchst du 1 Metall (es wird nicht verbraucht); du hast keines.
why-nothing_to_convert = Keiner deiner Handwerker kann dir jetzt etwas bringen.
why-cannot_be_strengthened = Die Madonnenstatue hat auf den { $craftsman } keine Wirkung.
why-no_cube_to_return = Davon hast du nichts ({ $good }).

## Short signs for the terminal

short-wood = Ho
short-stone = St
short-sand = Sa
short-metal = Me

## Terms

term-variant = Variante
term-switches = Hausregeln
term-phase = Phase
term-area = Bereich
term-seat = Spieler
term-round = Runde
term-starting_player = Startspieler
term-offer = Auslage
term-resources = Baustoffkarten
term-craftsmen = Handwerker
term-protected = Geschützt
term-past_events = Bisherige Ereignisse
term-builders = Baumeister
term-price = Preis
term-cost_track = Kostenleiste
term-drawn = Gezogener Baumeister
term-returned = Baumeister zurückgelegt
term-city_wall = Stadtmauer
term-tax = Steuer
term-court_metal = Metall am Königshof
term-supply = Vorrat
term-grey_workers = Graue Arbeiter
term-next_grey_workers = Graue Arbeiter der nächsten Runde
term-black_worker = Schwarzer Arbeiter
term-players = Spieler
term-decks = Stapel
term-events = Ereignisse
term-advantages = Vorteile
term-past_advantages = Bisherige Vorteile
term-looked = Ellen war in dieser Runde schon an der Reihe
term-waiting = Entscheidet
term-decision = Entscheidung
term-foreseen = Kommendes Ereignis
term-points = Punkte
term-gold = Gold
term-goods = Baustoffe
term-craftsman_limit = Platz für Handwerker
term-work = Arbeit
term-pay = Braucht
term-shows = Verlangt
term-gain = Bringt
term-uses = Kapazität
term-used = Genutzt
term-workers = Freie Arbeiter
term-mill_workers = Arbeiter in der Wollmanufaktur
term-all_workers = Arbeiter
term-bag = Baumeister im Beutel
term-aside = Beiseitegelegte Baumeister
term-passed = Hat gepasst
term-bought = Gekauft
term-converted = Hat gebaut

## Where points come from

points-start = Zu Beginn
points-craftsmen = Handwerker
points-priory = Priorei zu Kingsbridge
points-advantages = Vorteile
points-lost = Verloren
points-total = Summe

## Der gezeichnete Tisch: was Steine und Orte von sich sagen

tip-event = Wird zu Beginn von Phase III aufgedeckt. Ein gutes Ereignis gilt für alle, ein schlechtes für alle, die nicht geschützt sind (PE-7.1.1).
tip-events = Die Ereigniskarten, die noch kommen. Wer Ellen hat, darf die nächste heimlich ansehen (PE-4.4).
tip-bishop = Schutz vor einem schlechten Ereignis oder 1 Holz, Stein oder Sand vom Markt (PE-7.2.1, PE-7.2.2).
tip-wool_mill = Alle Arbeiter, die keine Baustoffe holen, verdienen hier je 1 Gold (PE-5.7, PE-7.3.1).
tip-kingsbridge = Ein Baumeister bekommt hier die Vorteilskarte seines Feldes (PE-7.4.1).
tip-priory = Ein Baumeister bekommt hier die Punkte seines Feldes (PE-7.5.1).
tip-forest = Arbeiter, die mit einer Baustoffkarte hierherkommen, bringen deren Holz (PE-5.4, PE-7.6.1).
tip-quarry = Arbeiter, die mit einer Baustoffkarte hierherkommen, bringen deren Stein (PE-5.4, PE-7.6.1).
tip-gravel_pit = Arbeiter, die mit einer Baustoffkarte hierherkommen, bringen deren Sand (PE-5.4, PE-7.6.1).
tip-court = Wer hier einen Baumeister hat, zahlt keine Steuer, und wer zuerst kam, nimmt auch das Metall. Alle anderen zahlen, was der Würfel zeigt (PE-7.9.1, PE-7.9.2).
tip-shiring = Ein Baumeister bekommt hier den Handwerker seines Feldes, ohne zu zahlen (PE-7.10.1).
tip-castle = Ein Baumeister bekommt hier 2 graue Arbeiter für die nächste Runde (PE-7.11.1).
tip-market = Wer hier einen Baumeister hat, kauft und verkauft, reihum je ein Geschäft (PE-7.12.1, PE-7.12.2).
tip-cathedral = Hier machen Handwerker aus Baustoffen Punkte, und alle behalten höchstens 5 Baustoffe. Dann wächst die Kathedrale um einen Teil (PE-7.13.1, PE-7.13.4, PE-7.13.5).
tip-start_player = Wer hier einen Baumeister hat, beginnt die nächste Runde; steht keiner da, beginnt der linke Nachbar (PE-7.14.1).
tip-space = Jedes freie Feld darf gewählt werden; auf jedem steht ein Baumeister (PE-6.1).
tip-stall = Tippe auf den Stand und dann darauf, wie viel du kaufst. Für Holz braucht man einen Schreiner (PE-7.12.3, PE-7.12.6).
tip-good = Deine Baustoffe. Tippe darauf, um sie auf dem Markt zu verkaufen oder abzugeben, was zu viel ist; 5 darfst du behalten (PE-7.12.4, PE-7.13.4).
tip-resource = So viele Arbeiter, wie die Karte zeigt, holen diese Baustoffe (PE-5.4).
tip-hire = Zahle den Preis, und er kommt zu deinen Handwerkern; Platz ist für 5 (PE-5.5, PE-3.8).
tip-craftsman = In Bereich 13 arbeitet er mit jedem Tippen einmal, so oft, wie er Pünktchen zeigt (PE-7.13.1).
tip-cost = Der Preis des gezogenen Baumeisters. Wer passt, lässt ihn hier warten, bis alle gezogen sind; dann wird er umsonst eingesetzt (PE-6.5, PE-6.8).
tip-bag = Baumeister werden blind gezogen. Einmal in dieser Phase darf der Startspieler einen zurücklegen und neu ziehen (PE-6.3, PE-6.4).
tip-drawn = Der gerade gezogene Baumeister: Wem er gehört, setzt ihn zu diesem Preis ein oder passt (PE-6.5).
tool-give_back = { $cubes } zurückgeben
tool-as_often = So oft wie möglich
tip-best_conversion = Alle deine Handwerker auf einmal, sodass es die meisten Punkte bringt. Du kannst sie auch einzeln nutzen (PE-7.13.1).
tip-pass = Du nimmst in dieser Runde keine Karte mehr; alle freien Arbeiter gehen in die Wollmanufaktur (PE-5.2, PE-5.7).
tip-mason = Arbeitet nur, solange du einen Mörtelmischer hast (PE-10.7).
tip-mortar_mixer = Ohne ihn können Maurer nicht arbeiten (PE-10.7).
tip-woodworker = Ohne ihn darfst du auf dem Markt kein Holz kaufen (PE-10.8).
tip-master_woodworker = { tip-woodworker }
tip-stonecutter = Ohne ihn darfst du auf dem Markt keinen Stein verkaufen (PE-10.8).
tip-toolmaker = Du musst Metall haben, behältst es aber (PE-10.5).
tip-architect = Braucht nichts; am Ende arbeitet er von selbst (PE-10.4, PE-10.10).

## Lektionen

lesson-1-cards = Arbeiter und Handwerker
lesson-1-cards-hint = Die erste Phase einer Runde: wer Stein holt, wer zu dir kommt und wer in der Manufaktur bleibt.
lesson-1-cards-theme = England im zwölften Jahrhundert. In Kingsbridge baut Prior Philip eine Kathedrale, und du, **Blau**, gehörst zu ihren Baumeistern. Gespielt werden sechs Runden, und in jeder wächst sie um einen Teil. Wer am Ende die **meisten Punkte** hat, gewinnt.
lesson-1-cards-round = Eine Runde hat drei Phasen. Erst schickst du Arbeiter los und stellst **Handwerker** ein, dann setzt du drei **Baumeister** ein. In der dritten Phase wandert eine Laterne durch alle vierzehn Bereiche bis zur Kathedrale, wo Handwerker aus Baustoffen Punkte machen.
lesson-1-cards-stone = Phase I. Du hast 12 Arbeiter. Eine Karte sagt, wie viele sie braucht und was sie bringen: 8 Arbeiter holen **3 Stein**, den wertvollsten Baustoff. **Nimm diese Karte**, und die Arbeiter gehen in den Steinbruch.
lesson-1-cards-stone-why = Gut sind alle Karten, aber Stein bringt am meisten. Nehmen wir die 3 Stein.
lesson-1-cards-craftsman = Rot holt Holz. Nun ein Handwerker: Der **Maurer** macht aus jedem Stein einen Punkt, zweimal in der Runde; dein Steinmetz braucht dafür zwei. Er kostet 5 Gold, ein für alle Mal. **Stelle ihn ein.**
lesson-1-cards-craftsman-why = Erst der Maurer, bevor Rot ihn bekommt: Seine 5 Gold ist er Runde um Runde wert.
lesson-1-cards-pass = Vier Arbeiter sind übrig. Sie könnten Sand holen, aber auch Gold ist nützlich: Wer keine Aufgabe hat, geht in die **Wollmanufaktur** und verdient 1 Gold. **Passe.**
lesson-1-cards-pass-why = Auch das ginge. Hier wollen wir das Gold der Manufaktur: passe.
lesson-1-cards-end = Phase I ist vorbei, und die Baumeister sind an der Reihe. Ein Rat: Jede Runde kommen bessere Handwerker, aber du hast nur für fünf Platz. Achte darauf, was jeder aus einem Baustoff macht.

lesson-2-builders = Baumeister aus dem Beutel
lesson-2-builders-hint = Preise, die fallen, Plätze, die sich füllen, und die Kunst zu warten.
lesson-2-builders-bag = Phase II. Die Baumeister kommen einer nach dem anderen aus dem Beutel. Der erste kostet 7 Gold, der nächste 6 und so weiter. Rot hat zwei eingesetzt und lässt einen bei 7 **warten**. Im Beutel sind nur noch deine, und von Ellen weißt du, dass ein gutes Ereignis kommt.
lesson-2-builders-wait = Dein erster Baumeister würde 4 Gold kosten; du hast 6. Wer passt, lässt ihn auf der Kostenleiste stehen: Ist der Beutel leer, wird er **umsonst** eingesetzt, aber erst nach denen, die bei einem höheren Preis warten. **Lass ihn warten**: Tippe auf die 4.
lesson-2-builders-wait-why = Ein guter Platz, aber dein Gold muss noch für zwei Baumeister reichen. Lass diesen warten.
lesson-2-builders-kingsbridge = Der Preis ist jetzt 3. In **Kingsbridge** liegt Tom Builder: jede Runde ein Stein, bis zum Ende. Der wartende Baumeister von Rot könnte ihn vor dir bekommen. **Setze deinen dorthin.**
lesson-2-builders-kingsbridge-why = Was du am meisten willst, überlass nicht dem Zufall: Tom liegt auf dem ersten Feld von Kingsbridge.
lesson-2-builders-court = Preis 2. Jede Runde kostet 2 bis 5 Gold Steuer, außer am **Königshof**; und wer dort zuerst ankommt, nimmt 1 Metall. **Setze den Baumeister dorthin.**
lesson-2-builders-court-why = Metall kann man nirgends kaufen, und die Steuer schmerzt. Wähle den Königshof.
lesson-2-builders-free = Der Beutel ist leer. Rot hat bei 7 gewartet, war also zuerst dran und ging auf das zweite Feld von Kingsbridge. Jetzt wird deiner umsonst eingesetzt. **Schicke ihn auf den Markt**: Nur wer dort einen Baumeister hat, darf handeln.
lesson-2-builders-free-why = Den Markt wirst du brauchen: Gold kommt, aber Baustoffe hast du nicht. Setze ihn dorthin.
lesson-2-builders-lantern = Und die Laterne ist unterwegs: Ereignis, Manufaktur, Kingsbridge, Priorei, Wald, Steinbruch und Kiesgrube, dann der Königshof. Du hast Tom Builder, seinen ersten Stein und das Metall und zahlst keine Steuer. Jetzt ist der Markt offen; Rot kam zuerst und handelt zuerst.
lesson-2-builders-end = Ein Rat: Der Bischof schützt vor schlechten Ereignissen, die Burg leiht dir zwei Arbeiter, und mit einem Baumeister in Bereich 14 beginnst du die nächste Runde. Frag dich, was davon dir die anderen nicht übrig lassen.

lesson-3-cathedral = Aus Baustoffen werden Punkte
lesson-3-cathedral-hint = Der Markt, Handwerker bei der Arbeit und was man behalten darf.
lesson-3-cathedral-market = Die Laterne ist am **Markt**, und dein Baumeister ist allein hier. Du hast Holz, Stein, Sand und ein Metall, aber keinen Steinmetz mehr: Der Stein nützt dir in dieser Runde nichts.
lesson-3-cathedral-buy = Der Mörtelmischer macht aus 3 Sand 1 Punkt, du hast 2. **Kaufe 1 Sand** für 2 Gold: Tippe auf den Stand und dann auf die Zahl.
lesson-3-cathedral-buy-why = Dem Mörtelmischer fehlt genau ein Sand. Kaufe nur den.
lesson-3-cathedral-leave = In jedem Zug kaufst oder verkaufst du eine Sorte. Stein darfst du nur mit einem Steinmetz verkaufen. **Verlass den Markt.**
lesson-3-cathedral-leave-why = Auch das ginge, aber mehr brauchst du nicht: Verlass den Markt.
lesson-3-cathedral-mixer = Bereich 13, die **Kathedrale**. Tippe auf einen Handwerker, und er arbeitet einmal; die Pünktchen zeigen, wie oft er kann. **Lass den Mörtelmischer arbeiten.**
lesson-3-cathedral-mixer-why = Der könnte auch, aber nutzen wir erst den Sand: den Mörtelmischer.
lesson-3-cathedral-carpenter = Mit Holz arbeiten zwei deiner Leute: Der Schreiner braucht 2 für einen Punkt, der **Zimmermann** nur 1, kann aber nur zweimal. **Nutze zuerst den besseren.**
lesson-3-cathedral-carpenter-why = Der Zimmermann macht aus einem einzigen Holz einen Punkt. Beginne mit ihm.
lesson-3-cathedral-best = Das alles musst du nicht von Hand tun. **So bauen, dass es die meisten Punkte bringt**, lässt alle so gut wie möglich arbeiten und sagt vorher, was es braucht und bringt. **Tippe darauf.**
lesson-3-cathedral-best-why = Hier genügt ein Tippen: so bauen, dass es die meisten Punkte bringt.
lesson-3-cathedral-five = Sechs Baustoffe sind übrig, behalten darfst du nur **fünf**. Metall ist selten und bringt in späteren Runden am meisten, also **gib einen Stein ab**.
lesson-3-cathedral-five-why = Behalte das Metall: Glasbläser und Glockengießer werden es brauchen. Stein bekommt man leichter.
lesson-3-cathedral-tip = Ein neuer Teil der Kathedrale steht, und die nächste Runde hat begonnen. **Ein Rat:** Plane rückwärts von deinen Handwerkern aus. Baustoffe, mit denen niemand arbeiten kann, sind verlorene Mühe, und Handwerker ohne Baustoffe auch.
lesson-3-cathedral-end = Mehr brauchst du nicht. Zeige auf einen Ort oder eine Person, und du erfährst, was sie kann; die Regeln sind nur ein Tippen entfernt. **Jetzt spiele**: Ein leichter Bot ist ein guter erster Gegner.

## Erlaubt, aber wohl nicht gemeint

slip-workers = Du hast in dieser Runde niemanden Baustoffe holen lassen. Trotzdem passen und alle Arbeiter in die Wollmanufaktur schicken?
slip-cheap = Du kannst diesen Preis zahlen, und später bleibt deinem Baumeister nur, was die anderen übrig lassen. Trotzdem passen?
slip-cubes = Du musst Baustoffe abgeben, aus denen deine Handwerker noch Punkte machen könnten. Trotzdem aufhören?
slip-last = Das ist die letzte Runde, und deine Handwerker könnten noch Punkte machen. Trotzdem aufhören?
slip-gift = Anschauen kostet nichts, und sonst sieht niemand die Karte. Trotzdem verzichten?
