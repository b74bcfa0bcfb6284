### The Red Cathedral in Czech.
### Which variables a message gets is told in stavitel/texts.py.

title = Katedrála
about = Po tržišti krouží kostky a přinášejí materiál, z něhož soupeřící týmy stavějí část po části jedinou katedrálu.

## Seats: the players and the solo opponent

seat-yellow = Žlutý
    .gen = Žlutého
seat-green = Zelený
    .gen = Zeleného
seat-red = Červený
    .gen = Červeného
seat-blue = Modrý
    .gen = Modrého
seat-ivan = Jakovlev
    .gen = Jakovleva

## Resources

good-wood = Dřevo
    .low = dřevo
    .gen = dřeva
    .acc = dřevo
good-brick = Cihly
    .low = cihly
    .gen = cihel
    .acc = cihlu
good-stone = Kámen
    .low = kámen
    .gen = kamene
    .acc = kámen
good-gold = Zlato
    .low = zlato
    .gen = zlata
    .acc = zlato
good-emerald = Smaragd
    .low = smaragd
    .gen = smaragdů
    .acc = smaragd
good-amethyst = Ametyst
    .low = ametyst
    .gen = ametystů
    .acc = ametyst
good-rubles = Rubly
    .low = rubly
    .gen = rublů
    .acc = rubl
good-recognition = Uznání
    .low = uznání
    .gen = uznání
    .acc = uznání

## Dice, slots of the workshop board, places of banners, sides of the board

die-yellow = žlutá kostka
    .acc = žlutou kostku
    .ins = žlutou kostkou
die-green = zelená kostka
    .acc = zelenou kostku
    .ins = zelenou kostkou
die-red = červená kostka
    .acc = červenou kostku
    .ins = červenou kostkou
die-blue = modrá kostka
    .acc = modrou kostku
    .ins = modrou kostkou
die-white = bílá kostka
    .acc = bílou kostku
    .ins = bílou kostkou

slot-yellow = žluté políčko dílny
    .loc = žlutém políčku dílny
slot-green = zelené políčko dílny
    .loc = zeleném políčku dílny
slot-red = červené políčko dílny
    .loc = červeném políčku dílny
slot-blue = modré políčko dílny
    .loc = modrém políčku dílny
slot-white_1 = první bílé políčko dílny
    .loc = prvním bílém políčku dílny
slot-white_2 = druhé bílé políčko dílny
    .loc = druhém bílém políčku dílny

place-inventory = inventář
    .from = z inventáře
    .on = v inventáři
place-outside = místo pod inventářem
    .from = z místa pod inventářem
    .on = na místech pod inventářem
place-white_1 = první bílé políčko dílny
    .from = z prvního bílého políčka dílny
    .on = na prvním bílém políčku dílny
place-white_2 = druhé bílé políčko dílny
    .from = z druhého bílého políčka dílny
    .on = na druhém bílém políčku dílny

side-basic = základní strana
    .loc = základní straně
side-advanced = pokročilá strana
    .loc = pokročilé straně

## Cathedral cards

section-base_01 = Základna 1
    .acc = Základnu 1
section-base_02 = Základna 2
    .acc = Základnu 2
section-base_03 = Základna 3
    .acc = Základnu 3
section-base_04 = Základna 4
    .acc = Základnu 4
section-base_05 = Základna 5
    .acc = Základnu 5
section-base_06 = Základna 6
    .acc = Základnu 6
section-base_07 = Základna 7
    .acc = Základnu 7
section-base_08 = Základna 8
    .acc = Základnu 8
section-base_09 = Základna 9
    .acc = Základnu 9
section-base_10 = Základna 10
    .acc = Základnu 10
section-middle_01 = Prostřední část 1
    .acc = Prostřední část 1
section-middle_02 = Prostřední část 2
    .acc = Prostřední část 2
section-middle_03 = Prostřední část 3
    .acc = Prostřední část 3
section-middle_04 = Prostřední část 4
    .acc = Prostřední část 4
section-middle_05 = Prostřední část 5
    .acc = Prostřední část 5
section-middle_06 = Prostřední část 6
    .acc = Prostřední část 6
section-middle_07 = Prostřední část 7
    .acc = Prostřední část 7
section-middle_08 = Prostřední část 8
    .acc = Prostřední část 8
section-middle_09 = Prostřední část 9
    .acc = Prostřední část 9
section-middle_10 = Prostřední část 10
    .acc = Prostřední část 10
section-middle_11 = Prostřední část 11
    .acc = Prostřední část 11
section-middle_12 = Prostřední část 12
    .acc = Prostřední část 12
section-middle_13 = Prostřední část 13
    .acc = Prostřední část 13
section-middle_14 = Prostřední část 14
    .acc = Prostřední část 14
section-middle_15 = Prostřední část 15
    .acc = Prostřední část 15
section-middle_16 = Prostřední část 16
    .acc = Prostřední část 16
section-middle_17 = Prostřední část 17
    .acc = Prostřední část 17
section-middle_18 = Prostřední část 18
    .acc = Prostřední část 18
section-middle_19 = Prostřední část 19
    .acc = Prostřední část 19
section-middle_20 = Prostřední část 20
    .acc = Prostřední část 20
section-dome_01 = Kupole 1
    .acc = Kupoli 1
section-dome_02 = Kupole 2
    .acc = Kupoli 2
section-dome_03 = Kupole 3
    .acc = Kupoli 3
section-dome_04 = Kupole 4
    .acc = Kupoli 4
section-dome_05 = Kupole 5
    .acc = Kupoli 5
section-dome_06 = Kupole 6
    .acc = Kupoli 6
section-dome_07 = Kupole 7
    .acc = Kupoli 7
section-dome_08 = Kupole 8
    .acc = Kupoli 8
section-dome_09 = Kupole 9
    .acc = Kupoli 9
section-dome_10 = Kupole 10
    .acc = Kupoli 10

## Workshop tiles

tile-wt_n_die_yellow = žlutá kostka
tile-wt_n_die_green = zelená kostka
tile-wt_n_die_red = červená kostka
tile-wt_n_die_blue = modrá kostka
tile-wt_n_die_white = bílá kostka
tile-wt_n_wood = dřevo
tile-wt_n_brick = cihly
tile-wt_n_stone = kámen
tile-wt_n_gold = zlato
tile-wt_n_emerald = smaragd
tile-wt_n_amethyst = ametyst
tile-wt_n_rubles = rubly
tile-wt_n_recognition_1 = uznání A
tile-wt_n_recognition_2 = uznání B
tile-wt_p_die_yellow = žlutá kostka +
tile-wt_p_die_green = zelená kostka +
tile-wt_p_die_red = červená kostka +
tile-wt_p_die_blue = modrá kostka +
tile-wt_p_die_white = bílá kostka +
tile-wt_p_wood = dřevo +
tile-wt_p_brick = cihly +
tile-wt_p_stone = kámen +
tile-wt_p_gold = zlato +
tile-wt_p_emerald = smaragd +
tile-wt_p_amethyst = ametyst +
tile-wt_p_rubles = rubly +
tile-wt_p_recognition_1 = uznání A +
tile-wt_p_recognition_2 = uznání B +

## Influence cards

card-craftsmen_1 = Cech řemeslníků 1
card-craftsmen_2 = Cech řemeslníků 2
card-craftsmen_3 = Cech řemeslníků 3
card-teamsters_1 = Cech formanů 1
card-teamsters_2 = Cech formanů 2
card-teamsters_3 = Cech formanů 3
card-merchants_1 = Cech kupců 1
card-merchants_2 = Cech kupců 2
card-merchants_3 = Cech kupců 3
card-clergy_1 = Kněží 1
card-clergy_2 = Kněží 2
card-clergy_3 = Kněží 3

## Building plans

plan-plan_2_1 = plán 1 pro 2 hráče
plan-plan_2_2 = plán 2 pro 2 hráče
plan-plan_2_3 = plán 3 pro 2 hráče
plan-plan_3_1 = plán 1 pro 3 hráče
plan-plan_3_2 = plán 2 pro 3 hráče
plan-plan_3_3 = plán 3 pro 3 hráče
plan-plan_4_1 = plán 1 pro 4 hráče
plan-plan_4_2 = plán 2 pro 4 hráče
plan-plan_4_3 = plán 3 pro 4 hráče

## Influence actions

influence-sell_any = Prodej materiálu
influence-buy_any = Nákup materiálu
influence-buy_shown_1 = Nákup vyobrazeného materiálu
influence-sell_shown_1 = Prodej vyobrazeného materiálu
influence-buy_shown_2 = Nákup vyobrazeného materiálu
influence-sell_shown_2 = Prodej vyobrazeného materiálu
influence-deliver_1 = Doručení
influence-deliver_2 = Doručení
influence-swap_tokens = Výměna dvou žetonů zdrojů
influence-gain_ruble = Zisk rublů
influence-exchange_2_1 = Výměna stejného materiálu
influence-exchange_1_ruble = Výměna za jiný materiál
influence-exchange_4_2 = Výměna stejného materiálu
influence-activate_tile = Aktivace vlastního dílku
influence-gain_recognition = Zisk uznání
influence-buy_prestige = Nákup prestiže
influence-offer_three = Dar různých materiálů
influence-full_tower_kinds = Dokončeny všechny tři druhy

## Ivan's cards, ornaments, jewels, phases

task-solo_recognition = Uznání
task-solo_inventory = Inventář
task-solo_transport = Doručení
task-solo_construction = Stavba
task-solo_claim = Zamluvení stavby

ornament-door = zdobené dveře
    .acc = zdobené dveře
    .none = žádné zdobené dveře
ornament-arch = zdobená klenba
    .acc = zdobenou klenbu
    .none = žádnou zdobenou klenbu
ornament-cross = ozdobný kříž
    .acc = ozdobný kříž
    .none = žádný ozdobný kříž

jewels-none = bez šperku
jewels-emerald = se smaragdem
jewels-amethyst = s ametystem
jewels-two_emeralds = se dvěma smaragdy
jewels-two_amethysts = se dvěma ametysty
jewels-emerald_and_amethyst = se smaragdem a ametystem

phase-setup = Příprava hry
phase-play = Průběh hry
phase-game_end = Konec hry

## Variants and switches

variant-basic = Základní strana
variant-basic-hint = Políčka dílny mají různé ceny a všechny ozdoby lze používat od začátku.
variant-advanced = Pokročilá strana
variant-advanced-hint = Každé políčko dílny stojí 3 rubly a ozdoby je třeba nejprve odemknout dílky vylepšení.

switch-boards = Strany desek dílen
switch-boards-hint = Zda všichni hráči hrají na stejné straně desky dílen.
switch-boards-same = Pro všechny stejná
switch-boards-same-hint = Všichni hrají na straně, kterou udává varianta.
switch-boards-own_choice = Každý si zvolí
switch-boards-own_choice-hint = Na začátku si každý hráč vybere stranu. Strany nejsou stejně silné.
switch-clock = Hodiny
switch-clock-hint = Zda hra po určitém počtu tahů skončí, i když nikdo nedokončil šest částí.
switch-clock-off = Bez hodin
switch-clock-off-hint = Hraje se, dokud někdo nedokončí šestou část.
switch-clock-on = S hodinami
switch-clock-on-hint = Po stanoveném počtu tahů každého hráče hra končí a boduje se.
switch-white_tiles = Dva bílé dílky
switch-white_tiles-hint = Zda smějí v tahu, ve kterém posouváš bílou kostku, zafungovat dílky na obou bílých políčkách.
switch-white_tiles-one_a_turn = Jeden za tah
switch-white_tiles-one_a_turn-hint = Jak doslova říkají oboje pravidla: v tomto tahu zafunguje jen jeden z nich, ať ho aktivuje cokoli.
switch-white_tiles-one_a_die = Jeden kostkou
switch-white_tiles-one_a_die-hint = Omezení platí jen pro kostku: karta vlivu může aktivovat i druhý bílý dílek.
switch-exchange = Prestiž za rubly
switch-exchange-hint = Kdy se ve vlastním tahu smí měnit prestiž za rubly.
switch-exchange-any_time = Kdykoli
switch-exchange-any_time-hint = Libovolně často, kdykoli se ve svém tahu o něčem rozhoduješ.
switch-exchange-one_moment = V jednom okamžiku
switch-exchange-one_moment-hint = Libovolně často, ale najednou: jakmile uděláš cokoli jiného, v tomto tahu už ne.
switch-clergy_points = Body od kněží
switch-clergy_points-hint = Co kněží dávají za 3 rubly nebo za 3 různé materiály; značky na kartách se nám nedochovaly.
switch-clergy_points-prestige = Prestiž
switch-clergy_points-prestige-hint = Cena je vysoká, jde tedy o ty cennější body.
switch-clergy_points-recognition = Uznání
switch-clergy_points-recognition-hint = Jak tvrdí jeden zveřejněný článek: před koncem hry přinášejí prestiž jen ozdoby.

## Amounts and counts

amount-wood =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
amount-brick =
    { $n ->
        [one] { $n } cihla
        [few] { $n } cihly
       *[other] { $n } cihel
    }
    .acc =
        { $n ->
            [one] { $n } cihlu
            [few] { $n } cihly
           *[other] { $n } cihel
        }
amount-stone =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
amount-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
amount-emerald =
    { $n ->
        [one] { $n } smaragd
        [few] { $n } smaragdy
       *[other] { $n } smaragdů
    }
amount-amethyst =
    { $n ->
        [one] { $n } ametyst
        [few] { $n } ametysty
       *[other] { $n } ametystů
    }
amount-rubles =
    { $n ->
        [one] { $n } rubl
        [few] { $n } rubly
       *[other] { $n } rublů
    }
amount-recognition =
    { $n ->
        [one] { $n } bod uznání
        [few] { $n } body uznání
       *[other] { $n } bodů uznání
    }
amount-prestige =
    { $n ->
        [one] { $n } bod prestiže
        [few] { $n } body prestiže
       *[other] { $n } bodů prestiže
    }

count-material =
    { $n ->
        [one] { $n } kus materiálu
        [few] { $n } kusy materiálu
       *[other] { $n } kusů materiálu
    }
count-banner =
    { $n ->
        [one] { $n } prapor
        [few] { $n } prapory
       *[other] { $n } praporů
    }
count-section =
    { $n ->
        [one] { $n } část
        [few] { $n } části
       *[other] { $n } částí
    }
count-ornament =
    { $n ->
        [one] { $n } ozdoba
        [few] { $n } ozdoby
       *[other] { $n } ozdob
    }
count-die =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostky
       *[other] { $n } kostek
    }
count-delivery = { $n } doručení
count-turn =
    { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }
count-point =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }

## What actions of an influence card say

pay-material =
    { $n ->
        [one] { $n } kus materiálu
        [few] { $n } kusy materiálu
       *[other] { $n } kusů materiálu
    }
pay-same =
    { $n ->
        [one] { $n } kus téhož druhu
        [few] { $n } kusy téhož druhu
       *[other] { $n } kusů téhož druhu
    }
pay-different =
    { $n ->
        [one] { $n } materiál
        [few] { $n } různé materiály
       *[other] { $n } různých materiálů
    }
gain-material =
    { $n ->
        [one] { $n } kus materiálu
        [few] { $n } kusy materiálu
       *[other] { $n } kusů materiálu
    }
gain-delivery = { $n } doručení
effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left }, nebo { $right }

## Prompts

ask-deal_token = Losuje se žeton zdrojů k políčku { $space }.
ask-deal_influence_card = Losuje se karta vlivu ke kvadrantu { $quadrant }.
ask-place_die = Hází se kostkou pro políčko { $space }.
ask-draw_building_plan = Losuje se karta plánů.
ask-deal_cathedral_card = Losuje se karta katedrály (věž { $tower }, patro { $floor }).
ask-deal_workshop_tile = Losuje se dílek vylepšení na kartu katedrály (věž { $tower }, patro { $floor }).
ask-deal_task = Losuje se { $number }. karta Jakovlevovy řady.
ask-deal_task_die = Losuje se dílek na { $number }. kartu Jakovlevovy řady.
ask-draw_starting_player = Losuje se začínající hráč.
ask-roll_die = Hází se { $die_ins } na políčku { $space }.
ask-choose_board = { $seat }: na které straně desky dílen budeš hrát?
ask-player_turn =
    { $goods_total ->
        [0] { $seat }: zvol akci. Nemáš žádné rubly, tvé počítadlo stojí na poli { $track }.
       *[other] { $seat }: zvol akci. Máš { $goods }, tvé počítadlo stojí na poli { $track }.
    }
ask-reroll_choice = { $seat }: na kterém políčku tržiště přehodíš kostky?
ask-claim_choice = { $seat }: kterou část katedrály si zamluvíš?
ask-tile_choice =
    { $goods_total ->
        [0] { $seat }: kam položíš dílek „{ $tile }“? Nemáš žádné rubly.
       *[other] { $seat }: kam položíš dílek „{ $tile }“? Máš { $goods }.
    }
ask-take_amount = { $seat }: kolik si vezmeš? Nejvýše { $goods_acc }.
ask-deliveries =
    { $left ->
        [few] { $seat }: co doručíš? Zbývají ti { $left } doručení.
       *[other] { $seat }: co doručíš? Zbývá ti { $left } doručení.
    }
ask-market_turn = { $seat }: { $die } stojí na políčku { $space } (žeton { $good_gen }). Co tam uděláš?
ask-trade = { $seat }: { $influence }. Chceš obchodovat?
ask-exchange_give =
    { $amount ->
        [one] { $seat }: který materiál vyměníš ({ $influence })?
        [few] { $seat }: který materiál vyměníš ({ $influence })? Odevzdáš { $amount } kusy.
       *[other] { $seat }: který materiál vyměníš ({ $influence })? Odevzdáš { $amount } kusů.
    }
ask-exchange_get =
    { $left ->
        [one] { $seat }: který materiál výměnou získáš ({ $influence })?
       *[other] { $seat }: který materiál výměnou získáš ({ $influence })? Zbývá vybrat: { $left }.
    }
ask-offering = { $seat }: který materiál daruješ? Zbývá odevzdat: { $left }, vždy jiný druh.
ask-first_token = { $seat }: který žeton zdrojů vyměníš?
ask-second_token = { $seat }: se kterým žetonem si vymění místo žeton { $good_gen }?
ask-tile_activation = { $seat }: který svůj dílek aktivuješ?
ask-turn_end = { $seat }: chceš před koncem tahu ještě něco udělat?
ask-ivan_claim_choice = { $seat }: kterou část katedrály si zamluví Jakovlev?
ask-ivan_ornament_choice = { $seat }: na kterou část katedrály umístí Jakovlev { $ornament_acc }?

## Actions

do-lay_token = Náhoda: u políčka { $space } leží žeton { $good_gen }
do-deal_influence = Náhoda: u kvadrantu { $quadrant } leží { $card }
do-roll = Náhoda: { $die } ukazuje { $value } (políčko { $space })
do-draw_plan = Náhoda: { $plan }
do-deal_section = Náhoda: { $section } (věž { $tower }, patro { $floor })
do-deal_tile = Náhoda: dílek „{ $tile }“ (věž { $tower }, patro { $floor })
do-deal_solo_card = Náhoda: { $number }. karta Jakovlevovy řady je { $task }
do-deal_solo_tile = Náhoda: na { $number }. kartě Jakovlevovy řady je { $die }
do-draw_first_player = Náhoda: začíná { $seat }
do-choose_side = Hrát na { $side_loc }
do-exchange_prestige = Ztratit 1 bod prestiže a vzít { $gain }
do-reroll = Ztratit 1 bod prestiže a přehodit kostky na některém políčku
do-reroll_space =
    { $dice ->
        [one] Políčko { $space } (žeton { $good_gen }): přehodit { $dice } kostku
        [few] Políčko { $space } (žeton { $good_gen }): přehodit { $dice } kostky
       *[other] Políčko { $space } (žeton { $good_gen }): přehodit { $dice } kostek
    }
do-take_banner = Zamluvit si část katedrály praporem { $place_from }
do-build = Pracovat na částech katedrály
do-move_die =
    Posunout { $die_acc } ({ $value }{ $steps ->
        [0] { "" }
       *[other] { " + " }{ $steps }
    }) na políčko { $space }{ $pay_total ->
        [0] { "" }
       *[other] { " za " }{ $pay }
    }: žeton { $good_gen }, { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }
do-end_turn = Ukončit tah
do-claim =
    Zamluvit si { $section_acc } (věž { $tower }, patro { $floor }): náklady { $cost }; odměna { $gain }{ $tile ->
        [none] { "" }
       *[other] { "; dílek " }„{ $tile }“
    }
do-lay_face_up =
    Položit dílek „{ $tile }“ lícem nahoru na { $slot }{ $pay_total ->
        [0] { "" }
       *[other] { " za " }{ $pay }
    }{ $ornament ->
        [none] { "" }
       *[other] { " a odemknout " }{ $ornament_acc }
    }
do-lay_face_down =
    Položit dílek „{ $tile }“ lícem dolů na { $slot }{ $ornament ->
        [none] { "" }
       *[other] { " a přijít o " }{ $ornament_acc }
    }
do-deliver =
    { $section ->
        [none] Doručit { $good_acc } (věž { $tower }, patro { $floor })
       *[other]
            { $missing ->
                [one] Doručit { $good_acc } na { $section_acc } (věž { $tower }, patro { $floor }) a dokončit ji
                [few] Doručit { $good_acc } na { $section_acc } (věž { $tower }, patro { $floor }), kde chybějí { $missing } kusy
               *[other] Doručit { $good_acc } na { $section_acc } (věž { $tower }, patro { $floor }), kde chybí { $missing } kusů
            }
    }
do-decorate =
    { $gain_total ->
        [0] Umístit { $ornament_acc } { $jewels } na { $section_acc } (věž { $tower }, patro { $floor }) za { $pay_acc }
       *[other] Umístit { $ornament_acc } { $jewels } na { $section_acc } (věž { $tower }, patro { $floor }) za { $pay_acc } a získat { $gain }
    }
do-stop_delivering = Nic dalšího nedoručovat
do-take_resources = Pořídit si zdroje (nejvýše { $goods_acc })
do-take =
    { $amount ->
        [0] Nevzít si nic
       *[other] Vzít si { $goods_acc }
    }
do-use_influence =
    Využít vliv: { $influence }{ $pay_total ->
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
        [none] Aktivovat dílek na { $slot_loc }: { $goods }
       *[other] Aktivovat dílek „{ $tile }“ na { $slot_loc }: { $goods }
    }
do-end_market = Ukončit akci tržiště a hodit kostkami
do-give =
    { $gain_total ->
        [0] Odevzdat { $pay_acc }
       *[other] Prodat { $pay_acc } za { $gain_acc }
    }
do-get =
    { $pay_total ->
        [0] Vzít si { $gain_acc }
       *[other] Koupit { $gain_acc } za { $pay_acc }
    }
do-stop_trading = Dál neobchodovat
do-swap_token = Vyměnit žeton { $good_gen } (políčko { $space })
do-ivan_claim =
    Jakovlev si zamluví { $section_acc } (věž { $tower }, patro { $floor }): náklady { $cost }; odměna { $gain }{ $tile ->
        [none] { "" }
       *[other] { "; dílek " }„{ $tile }“
    }
do-ivan_decorate = Jakovlev umístí { $ornament_acc } na { $section_acc } (věž { $tower }, patro { $floor }) a získá { $gain }

## Log

event-token_laid = Žeton { $good_gen } přichází k políčku { $space }
event-influence_laid = Ke kvadrantu { $quadrant } přichází { $card }
event-die_rolled = Na políčku { $space } ukazuje { $die } { $value }
event-plan_drawn = Staveniště určuje { $plan }
event-section_laid = Na staveništi leží { $section } (věž { $tower }, patro { $floor })
event-tile_laid = Dílek „{ $tile }“ leží na kartě katedrály (věž { $tower }, patro { $floor })
event-solo_card_laid = { $number }. karta Jakovlevovy řady je { $task }
event-solo_tile_laid = Na { $number }. kartě Jakovlevovy řady je { $die }
event-side_chosen = { $seat } hraje na { $side_loc } desky dílen
event-first_player_chosen = { $seat } je začínajícím hráčem
event-start_money_received = { $seat } na začátek dostává { $goods }
event-turn_started = { $turn }. tah: { $seat }
event-recognition_gained = { $seat } získává { $goods } (pole { $track })
event-prestige_gained = { $seat } získává { $goods } (pole { $track })
event-prestige_exchanged = { $seat } mění 1 bod prestiže za { $goods } (pole { $track })
event-reroll_bought = { $seat } za 1 bod prestiže přehazuje kostky na políčku { $space } (pole { $track })
event-banner_taken = { $seat } bere prapor { $place_from }
event-section_claimed = { $seat } si zamlouvá { $section_acc } (věž { $tower }, patro { $floor }) a bere dílek „{ $tile }“
event-tile_face_up =
    { $goods_total ->
        [0] { $seat } pokládá dílek „{ $tile }“ lícem nahoru na { $slot }
       *[other] { $seat } pokládá dílek „{ $tile }“ lícem nahoru na { $slot } za { $goods }
    }
event-tile_face_down = { $seat } pokládá dílek „{ $tile }“ lícem dolů na { $slot }
event-ornament_unlocked = { $seat } odemyká { $ornament_acc }
event-ornament_lost = { $seat } přichází pro tuto hru o { $ornament_acc }
event-tile_activated = { $seat } aktivuje dílek „{ $tile }“ na { $slot_loc }
event-material_delivered = { $seat } doručuje { $good_acc } na { $section_acc } (věž { $tower }, patro { $floor })
event-section_finished = { $seat } dokončuje { $section_acc } (věž { $tower }, patro { $floor })
event-penalty_suffered = { $seat } ztrácí { $goods } za nedokončenou část (věž { $tower }, patro { $floor }; pole { $track })
event-ornament_placed = { $seat } umisťuje { $ornament_acc } { $jewels } (věž { $tower }, patro { $floor })
event-die_moved =
    { $goods_total ->
        [0] { $seat } posouvá { $die_acc } o { $steps } na políčko { $space }
       *[other] { $seat } posouvá { $die_acc } o { $steps } na políčko { $space } za { $goods }
    }
event-resources_taken = { $seat } si bere { $goods_acc }
event-influence_used = { $seat } využívá vliv: { $influence }
event-rubles_paid = { $seat } platí { $goods }
event-rubles_gained = { $seat } bere { $goods }
event-materials_given = { $seat } odevzdává { $goods_acc }
event-material_received = { $seat } získává { $goods_acc }
event-token_moved = Žeton { $good_gen } se přesouvá k políčku { $space }
event-ivan_card_turn = Jakovlevův tah: { $number }. karta, { $task }
event-ivan_blocked = Jakovlev nemůže posunout { $die_acc }: na jejím cílovém políčku jsou tři kostky
event-ivan_stocked = Jakovlev si dává { $goods_acc } na kartu Inventář
event-ivan_transported =
    { $amount ->
        [0] Jakovlev nemá co doručit
        [one] Jakovlev přesouvá na kartu Stavba { $amount } kus materiálu
        [few] Jakovlev přesouvá na kartu Stavba { $amount } kusy materiálu
       *[other] Jakovlev přesouvá na kartu Stavba { $amount } kusů materiálu
    }
event-ivan_delivered =
    { $amount ->
        [one] Jakovlev doručuje { $amount } kus materiálu na { $section_acc } (věž { $tower }, patro { $floor })
        [few] Jakovlev doručuje { $amount } kusy materiálu na { $section_acc } (věž { $tower }, patro { $floor })
       *[other] Jakovlev doručuje { $amount } kusů materiálu na { $section_acc } (věž { $tower }, patro { $floor })
    }
event-ivan_claimed = Jakovlev si zamlouvá { $section_acc } (věž { $tower }, patro { $floor }); dílek „{ $tile }“ se odstraňuje ze hry
event-ivan_ornament_skipped = Jakovlev nemá kam umístit { $ornament_acc }
event-solo_tiles_collected = Pět Jakovlevových dílků se míchá a vykládá znovu
event-end_triggered = { $seat } dokončuje šestou část, a tím spouští konec hry
event-leftovers_scored =
    { $pieces ->
        [one] { $seat } získává { $goods } za { $pieces } zbylý kus
        [few] { $seat } získává { $goods } za { $pieces } zbylé kusy
       *[other] { $seat } získává { $goods } za { $pieces } zbylých kusů
    }
event-tower_scored = { $seat } získává { $goods } za věž { $tower }
event-final_score =
    { $goods_total ->
        [0] { $seat } má celkem 0 bodů prestiže
       *[other] { $seat } má celkem { $goods }
    }
event-game_ended =
    { $turn ->
        [one] Hra končí po { $turn } tahu
       *[other] Hra končí po { $turn } tazích
    }

## Why not?

why-no_prestige_to_lose = Prestiž teď ztratit nelze: pod tvým počítadlem není žádné pole prestiže.
why-already_rerolled = V tomto tahu už se kostky přehazovaly.
why-exchanged_before = U tohoto stolu se prestiž mění jen v jednom okamžiku tahu a ten už minul.
why-no_die_there = Na políčku { $space } žádná kostka není.
why-no_banner_there = Nemáš žádný prapor { $place_on }.
why-off_the_site = Věž { $tower } na staveništi nemá patro { $floor }.
why-already_claimed = Už tam leží prapor { $seat_gen }.
why-not_claimed_below = Na kartě pod ní ještě není prapor.
why-slot_occupied = Na { $slot_loc } už leží dílek.
why-banner_on_slot = Na { $slot_loc } ještě leží prapor.
why-too_few_rubles =
    { $need ->
        [one] Stojí to { $need } rubl, ale máš { $have }.
        [few] Stojí to { $need } rubly, ale máš { $have }.
       *[other] Stojí to { $need } rublů, ale máš { $have }.
    }
why-slot_too_expensive =
    { $need ->
        [one] Toto políčko dílny stojí { $need } rubl, ale máš { $have }.
        [few] Toto políčko dílny stojí { $need } rubly, ale máš { $have }.
       *[other] Toto políčko dílny stojí { $need } rublů, ale máš { $have }.
    }
why-nothing_to_deliver = Nemáš nic, co by se dalo na staveniště doručit.
why-not_your_section = Na této kartě není tvůj prapor.
why-section_is_finished = Tato část je už dokončená.
why-not_needed_there = Tato část už další { $good_acc } nepotřebuje.
why-not_in_inventory = Z inventáře potřebuješ { $goods_acc }; máš { $have }.
why-deliver_something = Aspoň jedno doručení provést musíš.
why-section_not_finished = Tato část ještě není dokončená.
why-already_decorated = Už tam je ozdoba { $seat_gen }.
why-no_ornament = Nemáš k dispozici { $ornament_none }.
why-too_many_deliveries = Potřebuješ na to { $need } doručení, ale zbývá ti jen { $have }.
why-extra_steps_other_die = O dodatečná políčka lze posunout jen bílou kostku a kostku tvé barvy; { $die } to není.
why-extra_steps_cost =
    { $need ->
        [one] Dodatečná políčka stojí { $need } rubl, ale máš { $have }.
        [few] Dodatečná políčka stojí { $need } rubly, ale máš { $have }.
       *[other] Dodatečná políčka stojí { $need } rublů, ale máš { $have }.
    }
why-space_full = Na políčku { $space } už jsou tři jiné kostky.
why-already_taken = V tomto tahu už máš zdroje pořízené.
why-influence_used_up = V tomto tahu už je vliv využitý.
why-already_activated = Touto kostkou už byl v tomto tahu dílek aktivován.
why-no_room = Tvůj inventář je plný.
why-supply_empty = Obecná zásoba { $good_gen } je prázdná.
why-too_much_taken = Vzít si smíš nejvýše { $most }.
why-no_tile_face_up = Na { $slot_loc } neleží žádný dílek lícem nahoru.
why-other_white_tile = Dílek na { $slot_loc } už v tomto tahu zafungoval; ze dvou bílých smí jen jeden.
why-slot_of_other_die = Dílek na { $slot_loc } se { $die_ins } neaktivuje.
why-not_on_the_card = Karta vlivu tohoto kvadrantu ({ $card }) takovou akci nemá.
why-kind_not_shown = Tato karta neukazuje { $good_acc }.
why-nothing_to_give =
    { $need ->
        [one] Nemáš na to materiál; je potřeba { $need } kus.
        [few] Nemáš na to materiál; jsou potřeba { $need } kusy.
       *[other] Nemáš na to materiál; je potřeba { $need } kusů.
    }
why-nothing_to_get = Není co získat: došla zásoba, nebo nemáš místo.
why-same_kind = Vzít si musíš jiný materiál než { $good_acc }.
why-kind_already_given = Darovat { $good_acc } podruhé nelze.
why-token_chosen = Žeton { $good_gen } už je zvolený.
why-not_all_types_finished = Nemáš ještě dokončenou základnu, prostřední část i kupoli.
why-no_tile_to_activate = Nemáš žádný dílek lícem nahoru, který by něco dal.
why-trade_first = Po zvolení této akce ji musíš aspoň jednou použít.
why-ivan_prefers_above = Jakovlev dává přednost kartě těsně nad některou tvou.
why-ivan_prefers_base = Jakovlev dává přednost základně.
why-ivan_decorates_yours = Jakovlev dává přednost některé tvé dokončené části.
why-wrong_section_type = Na tento druh části { $ornament_acc } umístit nelze.

## Terms

term-material = Materiál
term-materials = Materiály
term-jewel = Šperk
term-resources = Zdroje
term-rubles = Rubly
term-recognition = Uznání
term-recognition_points = Body uznání
term-prestige = Prestiž
term-prestige_points = Body prestiže
term-supply = Obecná zásoba
term-market = Tržiště
term-market_space = Políčko na tržišti
term-quadrant = Kvadrant
term-season = Roční období
term-construction_site = Staveniště
term-tower = Věž
term-floor = Patro
term-score_track = Bodovací stupnice
term-workshop_board = Deska dílen
term-basic_side = Základní strana
term-advanced_side = Pokročilá strana
term-workshop = Dílna
term-workshop_slot = Políčko dílny
term-white_workshop = Bílá dílna
term-inventory = Inventář
term-banner = Prapor
term-banners = Prapory
term-ornament = Ozdoba
term-ornaments = Ozdoby
term-score_marker = Počítadlo bodů
term-die = Kostka
term-dice = Kostky
term-resource_token = Žeton zdrojů
term-workshop_tile = Dílek vylepšení
term-cathedral_card = Karta katedrály
term-section = Část katedrály
term-base = Základna
term-middle = Prostřední část
term-dome = Kupole
term-plan_card = Karta plánů
term-influence_card = Karta vlivu
term-solo_card = Karta pro sólovou hru
term-influence = Vliv
term-craftsmen = Cech řemeslníků
term-teamsters = Cech formanů
term-merchants = Cech kupců
term-clergy = Kněží
term-claim = Zamluvení stavby části katedrály
term-build = Práce na části katedrály
term-acquire = Pořízení zdrojů z tržiště
term-main_action = Základní akce
term-optional_action = Volitelná akce
term-prestige_to_money = Prestiž za rubly
term-reroll = Přehození kostek za 1 bod prestiže
term-move_die = Posunout kostku
term-extra_step = Dodatečné políčko
term-market_action = Akce tržiště
term-take_resources = Pořízení zdrojů
term-use_influence = Využití vlivu
term-activate_tile = Aktivace dílku vylepšení
term-closing_roll = Hod kostkami
term-deliver = Doručit
term-delivery = Doručení
term-construct = Stavba
term-decorate = Výzdoba katedrály
term-face_up = Lícem nahoru
term-face_down = Lícem dolů
term-lightning = Jedenkrát za tah
term-infinity = Opakovaně
term-done = Hotovo
term-cost = Náklady
term-reward = Odměna
term-setup = Příprava hry
term-course = Průběh hry
term-turn = Tah
term-player = Hráč
term-own_die = Vlastní kostka
term-first_player = Začínající hráč
term-end_of_game = Konec hry
term-last_turn = Poslední tah
term-final_scoring = Závěrečné bodování
term-extra_scoring = Dodatečné bodování
term-tower_value = Celková hodnota věže
term-contribution = Přínos
term-completed = Dokončeno
term-unfinished = Nedokončeno
term-penalty = Trest
term-tsar = Car
term-tie = Remíza
term-shared_victory = Společné vítězství
term-solo_game = Sólová hra
term-opponent = Postnik Jakovlev
term-opponent_short = Jakovlev
term-opponent_turn = Jakovlevův tah

## Where points come from

points-track = Bodovací stupnice
points-leftovers = Zbylé kusy
points-towers = Věže
points-total = Celkem

## Heads on the table in words

view-variant = Pravidla
view-switches = Domácí pravidla
view-phase = Fáze
view-players = Hráči
view-seat = Hráč
view-points = Body
view-ended_by = Konec hry spustil
view-rerolled = Kostky v tomto tahu přehozeny
view-white_tile = Bílé políčko využité v tomto tahu
view-exchange_over = Prestiž už v tomto tahu nelze měnit
view-plan = Karta plánů
view-space = Políčko
view-token = Žeton zdrojů
view-amount = Počet
view-gives = Nyní dává
view-gives_next = S další kostkou dá
view-card = Karta
view-actions = Akce
view-value = Hodnota
view-contributions = Přínosy
view-floors = Patra
view-type = Druh
view-tile = Dílek vylepšení
view-finished = Dokončeno
view-pieces = Doručeno
view-board = Deska dílen
view-capacity = Kapacita inventáře
view-row = Jakovlevova řada karet
view-construction = Na kartě Stavba

## Na kresleném stole

place-space = Políčko tržiště { $space }
place-floor = věž { $tower }, patro { $floor }

tool-build = Pracovat na katedrále
tool-exchange_prestige = Prestiž za rubly
tool-reroll = Přehodit za prestiž
tool-stop_delivering = Nic dalšího nedoručovat
tool-stop_trading = Dál neobchodovat
tool-end_market = Ukončit a hodit kostkami
tool-end_turn = Ukončit tah

tip-space = Dotkni se kostky a pak políčka, kam má jít: o tolik políček, kolik ukazuje; bílou kostkou nebo svou i dál za rubly (RC-7.2).
tip-token = Za každou kostku na tomto políčku si smíš vzít tolik (RC-7.6).
tip-influence = Když tvá kostka skončí v tomto kvadrantu, smíš použít jednu ze dvou akcí (RC-7.7, RC-8.1).
tip-tile = Co dílek dává, když se aktivuje (RC-9.2).
tip-tile-die = Dává jednou zdroje ze žetonu políčka, na kterém leží { $die } (RC-9.2).
tip-slot = Sem pokládáš dílky, když si zamlouváš části; kostka této barvy aktivuje dílek ležící lícem nahoru (RC-5.3, RC-7.8).
tip-section = Zamluv si ji praporem, odspodu nahoru, a pak doruč, co potřebuje (RC-5.2, RC-6.2).
tip-section-finished = Dokončené části a ozdoby rozhodnou, kdo za věž boduje (RC-12.3, RC-12.4).
tip-banner = Praporem si zamluvíš část katedrály (RC-5.1). Prapor v inventáři do té doby zabírá místo (RC-10.1).
tip-ornament = Zdobené dveře patří na základnu, zdobená klenba na prostřední část, ozdobný kříž na kupoli, jakmile je dokončena (RC-6.10).
tip-supply = Co zbývá v obecné zásobě. Co došlo, nelze vzít (RC-10.5).
tip-build = Doruč materiál na staveniště nebo ozdob, co je dokončené (RC-6.1).
tip-exchange_prestige = Vzdej se 1 bodu prestiže za rubly, kolikrát chceš (RC-4.2a).
tip-reroll = Vzdej se 1 bodu prestiže a hoď znovu všemi kostkami na jednom políčku, jednou za tah (RC-4.2b).
tip-reconstructed = V pravidlech to vytištěno není; máš-li krabici, můžeš opsat své karty.
tip-solo_recognition = Jakovlev získá uznání (RC-13.9a).
tip-solo_inventory = Jakovlev dá na tuto kartu materiály (RC-13.9b).
tip-solo_transport = Jakovlev přesune vše z karty Inventář na kartu Stavba (RC-13.9c).
tip-solo_construction = Jakovlev plní své části, nejdřív spodní řadu (RC-13.9d).
tip-solo_claim = Jakovlev si zamluví část, pokud možno nad některou tvou (RC-13.9e).
view-outside = mimo inventář

## Lekce

lesson-1-market = Den na tržišti
lesson-1-market-hint = Kostky, zdroje, dílny a vliv: jedna akce tržiště od začátku do konce.
lesson-1-market-theme = Moskva, rok 1555. Ivan Hrozný poručil postavit rudou katedrálu a ty patříš k mistrům, kteří na ní smějí pracovat. Rostou věže, lesknou se kupole a **vyhraje ten, kdo získá nejvíc prestiže**.
lesson-1-market-goal = Tyto obrysy jsou **části katedrály**. Zamlouváš si je prapory, dovážíš, co potřebují, a dokončuješ je. Jakmile někdo dokončí šestou část, hra se blíží ke konci.
lesson-1-market-turn = Ve svém tahu uděláš **jednu** ze tří věcí: posuneš kostku po **tržišti**, **zamluvíš** si část katedrály, nebo na katedrále **pracuješ**. Začneme na tržišti, bez materiálu se stavět nedá.
lesson-1-market-die = Žlutá kostka ukazuje 3, jde tedy o tři políčka po směru šipek: k cihlám. **Dotkni se žluté kostky** a pak políčka. (Svou a bílou kostkou můžeš jít dál, za rubl na krok.)
lesson-1-market-die-why = To není chyba, ale nejdřív si dojděme pro cihly: žlutá kostka, tři políčka, zdarma.
lesson-1-market-take = Na políčku jsou teď dvě kostky a žeton dává **2 cihly za každou**. Dotkni se žetonu a vezmi si je.
lesson-1-market-take-why = Nejdřív cihly: dotkni se žetonu na políčku své kostky.
lesson-1-market-amount = Máš místo na šest kusů; zbytek inventáře zabírají prapory. Vezmi si **všechny 4 cihly**.
lesson-1-market-amount-why = Smíš vzít méně, ale tady platí čím víc, tím líp: vezmi 4.
lesson-1-market-tile = Žlutá kostka aktivuje i **žluté políčko** tvé dílny. Dílek na něm dává 1 kámen: dotkni se ho.
lesson-1-market-tile-why = Tvoje dílna čeká: dotkni se dílku na žlutém políčku.
lesson-1-market-influence = Tento kvadrant patří formanům. Při návštěvě smíš použít **jednu** ze dvou akcí na jejich kartě. Vezmi si 1 rubl.
lesson-1-market-influence-why = Druhá akce doručuje, ale ještě nemáš co stavět. Dotkni se rublu na kartě.
lesson-1-market-roll = Zdroje, dílek, vliv: každé jednou, v libovolném pořadí, a nic není povinné. Tady už není co dělat, akce tržiště tedy končí a **všemi kostkami na políčku se hodilo znovu**.
lesson-1-market-end = To je tržiště. Jedna rada: dívej se, kam se kostky dostanou před tahem ostatních. Políčko se třemi kostkami vynáší trojnásobně a někdo ho využije.

lesson-2-build = Prapor, dílek, materiál
lesson-2-build-hint = Zamluv si část katedrály, vylepši dílnu a dokonči první kus stavby.
lesson-2-build-hello = Máš dřevo a kámen a tato základna potřebuje právě 1 dřevo a 2 kameny. Zatím nikomu nepatří. Bude tvoje.
lesson-2-build-banner = Vezmi si **prapor**. Nejlepší je z inventáře: uvolní místo pro materiál.
lesson-2-build-banner-why = I to by šlo, ale prapor z inventáře ti navíc udělá místo. Dotkni se některého z nich.
lesson-2-build-claim = Části se zamlouvají od základny vzhůru. Dotkni se základny první věže: tvůj prapor tam zůstane do konce hry.
lesson-2-build-claim-why = Pěkná část, ale materiál máme na základnu první věže.
lesson-2-build-tile = **Dílek vylepšení**, který tu ležel, je tvůj: při každé aktivaci dá 1 dřevo. Polož ho lícem nahoru; barevné políčko kromě žlutého stojí jen 2 rubly.
lesson-2-build-tile-why = Lícem dolů by nikdy nefungoval a ostatní políčka stojí víc. Polož ho lícem nahoru na zelené, červené nebo modré.
lesson-2-build-gift = Dílek položený lícem nahoru se hned aktivuje. Vezmi si dřevo.
lesson-2-build-gift-why = Nic to nestojí: vezmi 1.
lesson-2-build-build = I Zelený si zamluvil část. Teď **pracuj na katedrále**: v jednom tahu smíš doručit až tři kusy materiálu. Dotkni se kolečka.
lesson-2-build-build-why = Prapory i kostky počkají. Máš všechno, co základna potřebuje: stav.
lesson-2-build-wood = Dotkni se dřeva a pak části.
lesson-2-build-wood-why = Začni dřevem pro svou základnu.
lesson-2-build-stone = Teď kámen.
lesson-2-build-stone-why = Základně pořád chybí kámen.
lesson-2-build-finish = A poslední kus. Jakmile nic nechybí, je část **hned** dokončená: získáš uznání a rubly, které jsou na kartě.
lesson-2-build-finish-why = Chybí jeden kámen: doruč ho.
lesson-2-build-end = Tvoje první část stojí. Uznání posouvá počítadlo po stupnici; každé zlaté políčko je bod prestiže. Rada: nenechávej část dlouho nedokončenou, když nad ní staví jiní; každá jejich dokončená část tě stojí uznání.

lesson-3-towers = Dveře, šperky a body
lesson-3-towers-hint = Zdob dokončené části a zjisti, kolik věže na konci vynesou.
lesson-3-towers-hello = Dvě základny jsou dokončené: tvoje a zelená. Každou dokončenou část smí kdokoli jednou ozdobit. Základna dostane dveře, prostřední část klenbu, kupole kříž.
lesson-3-towers-build = Ozdoby se doručují jako materiál. Zvol **stavbu**.
lesson-3-towers-build-why = Nejdřív zvol stavbu, dveře přijdou hned potom.
lesson-3-towers-door = Dveře stojí 1 dřevo. Se šperky přinesou hned prestiž: jeden šperk 1, dva stejné 2, **po jednom od každé barvy 3**. Dotkni se dveří a pak zelené základny: tak přispěješ i k té věži.
lesson-3-towers-door-why = S oběma šperky, zeleným i fialovým, vynesou nejvíc.
lesson-3-towers-prestige = Tři kroky prestiže: počítadlo skočilo na třetí zlaté políčko před sebou. Na začátku hry je takový skok dlouhý.
lesson-3-towers-penalty = Zelená část je pořád nedokončená a nad ní máš kupoli. Až ji dokončíš, Zelený ztratí uznání za každou dokončenou část jiných nad svou. Hlídej si vlastní nedokončená patra.
lesson-3-towers-scoring = Na konci má věž hodnotu 2 bodů za každou dokončenou část a 1 bodu za každou ozdobu. Ve dvou je všechny získá ten, kdo přispěl víc (počítají se prapory i ozdoby), druhý jen třetinu. **Při shodě nedostane nikdo nic.**
lesson-3-towers-end = Vyplatí se tedy být první v několika věžích, ne všude trochu. Za každých pět zbylých kusů materiálu nebo rublů je další bod prestiže. A teď hraj: lehký bot je dobrý první soupeř.

lesson-4-ivan = Sólo proti Jakovlevovi
lesson-4-ivan-hint = Sólová hra: co Jakovlev chystá a jak toho využít.
lesson-4-ivan-hello = V sólové hře staví proti tobě Jakovlev. Nepotřebuje rubly ani dílnu, nikdy neváhá a ukazuje ti, co udělá.
lesson-4-ivan-row = To je jeho řada. Zvýrazněná karta je na řadě: posune kostku podle dílku, vezme si uznání, pokud ho tržiště nabízí, a pak udělá, co říká karta. Zleva doprava, pět tahů, a znovu.
lesson-4-ivan-move = Tvůj tah je jako vždy. Posuň žlutou kostku k cihlám.
lesson-4-ivan-move-why = Nejdřív cihly: žlutá kostka, tři políčka.
lesson-4-ivan-take = Dvě kostky, za každou 2 cihly: dotkni se žetonu.
lesson-4-ivan-take-why = Dotkni se žetonu a vezmi si cihly.
lesson-4-ivan-amount = Vezmi si všechny čtyři.
lesson-4-ivan-amount-why = Tady platí čím víc, tím líp: vezmi 4.
lesson-4-ivan-roll = Ukonči akci tržiště a sleduj Jakovleva.
lesson-4-ivan-roll-why = Ukonči akci tržiště, ať může hrát Jakovlev.
lesson-4-ivan-ivan = Posunul červenou kostku a za svou kartu získal uznání. Další zvýrazněná karta říká, co udělá po tvém příštím tahu. Můžeš mu vzít kostku, na kterou spoléhá, nebo část, kterou chce.
lesson-4-ivan-end = Jakovlev vyhraje, když má víc prestiže, nebo při shodě víc dokončených částí. Po pěti tazích také umístí ozdobu. Hodně štěstí!

## Otázky před tahem, který je asi omyl

slip-build = Ještě můžeš něco doručit. Přesto skončit?
slip-market = Ještě si tu můžeš zdarma vzít zdroje. Přesto skončit?
slip-gift = Zdarma můžeš vzít víc. Přesto vzít méně?
