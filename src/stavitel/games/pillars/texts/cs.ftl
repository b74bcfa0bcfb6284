### The Pillars of the Earth in Czech.
### Which variables a message gets is told in stavitel/texts.py.

title = Pilíře země
about = Sháníš dřevo, kámen a písek, najímáš řemeslníky a posíláš stavitele tam, kde se vyplatí, zatímco v Kingsbridge roste katedrála.

## Players

seat-blue = Modrý
    .gen = Modrého
seat-red = Červený
    .gen = Červeného
seat-green = Zelený
    .gen = Zeleného
seat-yellow = Žlutý
    .gen = Žlutého

## Cubes and resource cards

good-wood = Dřevo
    .low = dřevo
good-stone = Kámen
    .low = kámen
good-sand = Písek
    .low = písek
good-metal = Železo
    .low = železo

resource-wood_2 = 2 dřeva
resource-wood_3 = 3 dřeva
resource-wood_4 = 4 dřeva
resource-stone_2 = 2 kameny
resource-stone_3 = 3 kameny
resource-stone_4 = 4 kameny
resource-sand_2 = 2 písky
resource-sand_3 = 3 písky
resource-sand_4 = 4 písky

## Craftsmen: where a trade has several cards, the round tells them apart

craftsman-start_mortar_mixer = Vápeník
    .low = vápeník
    .acc = vápeníka
craftsman-start_woodworker = Truhlář
    .low = truhlář
    .acc = truhláře
craftsman-start_stonecutter = Kameník
    .low = kameník
    .acc = kameníka
craftsman-r1_mason = Zedník (1. kolo)
    .low = zedník (1. kolo)
    .acc = zedníka (1. kolo)
craftsman-r1_toolmaker = Kovář
    .low = kovář
    .acc = kováře
craftsman-r1_mortar_mixer = Vápeník (1. kolo)
    .low = vápeník (1. kolo)
    .acc = vápeníka (1. kolo)
craftsman-r1_master_woodworker = Zvláštní truhlář
    .low = zvláštní truhlář
    .acc = zvláštního truhláře
craftsman-r2_potter = Hrnčíř (2. kolo)
    .low = hrnčíř (2. kolo)
    .acc = hrnčíře (2. kolo)
craftsman-r2_architect = Mistr
    .low = mistr
    .acc = mistra
craftsman-r2_mason = Zedník (2. kolo)
    .low = zedník (2. kolo)
    .acc = zedníka (2. kolo)
craftsman-r2_carpenter = Tesař (2. kolo)
    .low = tesař (2. kolo)
    .acc = tesaře (2. kolo)
craftsman-r3_potter = Hrnčíř (3. kolo)
    .low = hrnčíř (3. kolo)
    .acc = hrnčíře (3. kolo)
craftsman-r3_sculptor = Sochař (3. kolo)
    .low = sochař (3. kolo)
    .acc = sochaře (3. kolo)
craftsman-r3_carpenter = Tesař (3. kolo)
    .low = tesař (3. kolo)
    .acc = tesaře (3. kolo)
craftsman-r3_mason = Zedník (3. kolo)
    .low = zedník (3. kolo)
    .acc = zedníka (3. kolo)
craftsman-r4_mason = Zedník (4. kolo)
    .low = zedník (4. kolo)
    .acc = zedníka (4. kolo)
craftsman-r4_sculptor = Sochař (4. kolo)
    .low = sochař (4. kolo)
    .acc = sochaře (4. kolo)
craftsman-r4_carpenter = Tesař (4. kolo)
    .low = tesař (4. kolo)
    .acc = tesaře (4. kolo)
craftsman-r4_glassblower = Sklář (4. kolo)
    .low = sklář (4. kolo)
    .acc = skláře (4. kolo)
craftsman-r5_carpenter = Tesař (5. kolo)
    .low = tesař (5. kolo)
    .acc = tesaře (5. kolo)
craftsman-r5_goldsmith = Zlatník (5. kolo)
    .low = zlatník (5. kolo)
    .acc = zlatníka (5. kolo)
craftsman-r5_sculptor = Sochař (5. kolo)
    .low = sochař (5. kolo)
    .acc = sochaře (5. kolo)
craftsman-r5_glassblower = Sklář (5. kolo)
    .low = sklář (5. kolo)
    .acc = skláře (5. kolo)
craftsman-r6_bell_maker = Zvonař
    .low = zvonař
    .acc = zvonaře
craftsman-r6_organ_builder = Varhanář
    .low = varhanář
    .acc = varhanáře
craftsman-r6_sculptor = Sochař (6. kolo)
    .low = sochař (6. kolo)
    .acc = sochaře (6. kolo)
craftsman-r6_goldsmith = Zlatník (6. kolo)
    .low = zlatník (6. kolo)
    .acc = zlatníka (6. kolo)

## Advantage cards and what they do

advantage-toledo_studies = Studia v Toledu
    .effect = { advantage-toledo_studies-hint }
advantage-weeping_madonna = Plačící Madona
    .effect = { advantage-weeping_madonna-hint }
advantage-brother_remigius = Bratr Remigius
    .effect = { advantage-brother_remigius-hint }
advantage-otto_blackface = Otto
    .effect = { advantage-otto_blackface-hint }
advantage-archbishop_thomas = Arcibiskup Thomas
    .effect = { advantage-archbishop_thomas-hint }
advantage-loyalty_rewarded = Oceněná věrnost
    .effect = { advantage-loyalty_rewarded-hint }
advantage-near_completion = Téměř hotovo
    .effect = { advantage-near_completion-hint }
advantage-wool_fair = Trh s vlnou
    .effect = { advantage-wool_fair-hint }
advantage-king_at_the_festivities = Král na oslavě
    .effect = { advantage-king_at_the_festivities-hint }
advantage-aliena = Aliena
    .effect = { advantage-aliena-hint }
advantage-ellen = Ellen
    .effect = { advantage-ellen-hint }
advantage-jack = Jack
    .effect = { advantage-jack-hint }
advantage-richard_outlaws = Richard a psanci
    .effect = { advantage-richard_outlaws-hint }
advantage-tom_builder = Stavitel Tom
    .effect = { advantage-tom_builder-hint }
advantage-brother_francis = Bratr Francis
    .effect = { advantage-brother_francis-hint }
advantage-prior_philip = Převor Philip
    .effect = { advantage-prior_philip-hint }

advantage-toledo_studies-hint = hned 2 železa
advantage-weeping_madonna-hint = hned 3 body
advantage-brother_remigius-hint = jednou umístit stavitele zdarma
advantage-otto_blackface-hint = v každém kole o dělníka navíc
advantage-archbishop_thomas-hint = jednou ochrana před událostí
advantage-loyalty_rewarded-hint = jednou neplatit daň
advantage-near_completion-hint = hned 1 kámen a 1 dřevo
advantage-wool_fair-hint = hned 8 zlaťáků
advantage-king_at_the_festivities-hint = hned 1 železo
advantage-aliena-hint = každé kolo 1 dřevo
advantage-ellen-hint = každé kolo pohled na událost
advantage-jack-hint = místo pro šestého řemeslníka
advantage-richard_outlaws-hint = každé kolo 1 písek
advantage-tom_builder-hint = každé kolo 1 kámen
advantage-brother_francis-hint = daň vždy jen 2 zlaťáky
advantage-prior_philip-hint = v převorství o 1 bod víc

## Event cards and what they do

happening-kings_victory = Královo vítězství
    .effect = { happening-kings_victory-hint }
happening-richard_takes_the_castle = Richard dobyl hrad
    .effect = { happening-richard_takes_the_castle-hint }
happening-monastery_goods = Zboží pro klášter
    .effect = { happening-monastery_goods-hint }
happening-madonna_statue = Socha Madony
    .effect = { happening-madonna_statue-hint }
happening-volunteers = Dobrovolníci
    .effect = { happening-volunteers-hint }
happening-cathedral_collapse = Zřícení
    .effect = { happening-cathedral_collapse-hint }
happening-prior_against_bishop = Převor proti biskupovi
    .effect = { happening-prior_against_bishop-hint }
happening-hard_winter = Krutá zima
    .effect = { happening-hard_winter-hint }
happening-city_wall = Městské hradby
    .effect = { happening-city_wall-hint }
happening-hamleigh_levy = Hamleighova daň
    .effect = { happening-hamleigh_levy-hint }

happening-kings_victory-hint = všichni si berou 5 zlaťáků
happening-richard_takes_the_castle-hint = všichni si berou 1 železo
happening-monastery_goods-hint = až pět dělníků každého hráče vydělá v manufaktuře po 2 zlaťácích
happening-madonna_statue-hint = jeden řemeslník každého hráče smí pracovat jednou navíc
happening-volunteers-hint = každá karta suroviny dá o 1 surovinu víc
happening-cathedral_collapse-hint = všichni přijdou o jednoho řemeslníka
happening-prior_against_bishop-hint = všichni ztrácejí 2 body
happening-hard_winter-hint = každá karta suroviny dá o 1 surovinu méně
happening-city_wall-hint = v příštím kole mají všichni jen 2 stavitele
happening-hamleigh_levy-hint = všichni platí 4 zlaťáky

## Places for builders and what they bring

place-bishop = Biskupství
    .to = na biskupství
place-kingsbridge_1 = Kingsbridge (1. pole)
    .to = do Kingsbridge (1. pole)
place-kingsbridge_2 = Kingsbridge (2. pole)
    .to = do Kingsbridge (2. pole)
place-priory_1 = Převorství (1. pole)
    .to = do převorství (1. pole)
place-priory_2 = Převorství (2. pole)
    .to = do převorství (2. pole)
place-court = Královské ležení
    .to = do královského ležení
place-shiring_1 = Shiring (1. pole)
    .to = do Shiringu (1. pole)
place-shiring_2 = Shiring (2. pole)
    .to = do Shiringu (2. pole)
place-castle = Hrad Shiring
    .to = na hrad Shiring
place-market = Tržiště
    .to = na tržiště
place-start_player = Pole začínajícího hráče
    .to = na pole začínajícího hráče

place-bishop-hint = ochrana před událostí, nebo 1 surovina
place-kingsbridge_1-hint = karta výhody
place-kingsbridge_2-hint = karta výhody
place-priory_1-hint = 2 body
place-priory_2-hint = 1 bod
place-court-hint = bez daně, prvnímu i železo
place-shiring_1-hint = řemeslník zdarma
place-shiring_2-hint = řemeslník zdarma
place-castle-hint = 2 šedí dělníci pro příští kolo
place-market-hint = nákup a prodej
place-start_player-hint = začíná příští kolo

## Areas of the board and phases

area-none = Mimo plán
    .number = 0
area-event = Událost
    .number = 1
area-bishop = Biskupství
    .number = 2
area-wool_mill = Manufaktura
    .number = 3
area-kingsbridge = Kingsbridge
    .number = 4
area-priory = Převorství Kingsbridge
    .number = 5
area-forest = Les
    .number = 6
area-quarry = Kamenolom
    .number = 7
area-gravel_pit = Pískovna
    .number = 8
area-court = Královské ležení
    .number = 9
area-shiring = Shiring
    .number = 10
area-castle = Hrad Shiring
    .number = 11
area-market = Tržiště
    .number = 12
area-cathedral = Katedrála
    .number = 13
area-start_player = Příští začínající hráč
    .number = 14

phase-setup = Příprava hry
phase-round_start = Začátek kola
phase-offer = Fáze I: Výběr řemeslníků a surovin
phase-builders = Fáze II: Umisťování stavitelů
phase-resolution = Fáze III: Vyhodnocení
phase-game_end = Konec hry

## Variant

variant-standard = Standardní pravidla
variant-standard-hint = Celá hra na šest kol.

switch-sixth_builder = Poslední stavitel ve dvou hráčích
switch-sixth_builder-hint = Kolik ve dvou hráčích stojí šestý, poslední vytažený stavitel.
switch-sixth_builder-paid = Stojí 2 zlaťáky
switch-sixth_builder-paid-hint = Majitel zaplatí 2, nebo ho nechá čekat; teprve potom jde ukazatel na 0.
switch-sixth_builder-free = Je zdarma
switch-sixth_builder-free-hint = Ukazatel jde na 0, jakmile je stavitel vytažen, takže se umístí bez placení.
switch-metal_left = Železo, které si nikdo nevzal
switch-metal_left-hint = Co se stane se železem v královském ležení, když tam nikdo nepřišel.
switch-metal_left-one_cube = Vždy jedna kostička
switch-metal_left-one_cube-hint = V ležení je každé kolo jedna kostička železa, ať se předtím stalo cokoli.
switch-metal_left-piles_up = Hromadí se
switch-metal_left-piles_up-hint = Zůstává, každé kolo přibude další kostička a první příchozí si vezme všechny.
switch-madonna = Socha Madony
switch-madonna-hint = Kteří řemeslníci smějí díky soše Madony pracovat jednou navíc.
switch-madonna-with_figure = Jen s kapacitou
switch-madonna-with_figure-hint = Mistr a kovář žádnou kapacitu uvedenou nemají, takže nic nezískají.
switch-madonna-every_craftsman = I mistr a kovář
switch-madonna-every_craftsman-hint = Pracují jednou za kolo a lze je zvolit jako kohokoli jiného: pak pracují dvakrát.

## Amounts and counts

amount-wood =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
amount-stone =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
amount-sand =
    { $n ->
        [one] { $n } písek
        [few] { $n } písky
       *[other] { $n } písků
    }
amount-metal =
    { $n ->
        [one] { $n } železo
        [few] { $n } železa
       *[other] { $n } želez
    }
amount-gold =
    { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
amount-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }

count-cube =
    { $n ->
        [one] { $n } surovina
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
count-worker =
    { $n ->
        [one] { $n } dělník
        [few] { $n } dělníci
       *[other] { $n } dělníků
    }
count-builder =
    { $n ->
        [one] { $n } stavitel
        [few] { $n } stavitelé
       *[other] { $n } stavitelů
    }
count-craftsman =
    { $n ->
        [one] { $n } řemeslník
        [few] { $n } řemeslníci
       *[other] { $n } řemeslníků
    }
count-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
count-round =
    { $n ->
        [one] { $n } kolo
        [few] { $n } kola
       *[other] { $n } kol
    }

## What craftsmen do

effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left }, nebo { $right }

## Prompts

ask-draw_starting_player = Losuje se začínající hráč.
ask-deal_advantage = Odhaluje se karta výhody ({ $place }).
ask-deal_craftsman =
    { $place ->
        [none] Odhaluje se řemeslník do nabídky.
       *[other] Odhaluje se řemeslník ({ $place }).
    }
ask-leave_out_card = Jedna karta suroviny se v tomto kole vynechá.
ask-foresee_event = { $owner } se dívá na příští událost.
ask-reveal_event = Odhaluje se událost.
ask-draw_builder = Táhne se stavitel (cena { $price }).
ask-roll_tax = Hází se kostkou daní.
ask-ellens_look = { $seat }: podíváš se na příští událost?
ask-offer_turn =
    { $have ->
        [one] { $seat }: vezmi si kartu, nebo pasuj. Máš { $have } zlaťák; volní dělníci: { $workers }.
        [few] { $seat }: vezmi si kartu, nebo pasuj. Máš { $have } zlaťáky; volní dělníci: { $workers }.
       *[other] { $seat }: vezmi si kartu, nebo pasuj. Máš { $have } zlaťáků; volní dělníci: { $workers }.
    }
ask-craftsman_limit = { $seat }: pro { $craftsman_acc } nemáš místo. Kterého řemeslníka propustíš?
ask-collapse_loss = { $seat }: část katedrály se zřítila. O kterého řemeslníka přijdeš?
ask-return_choice = { $seat }: vytažen je stavitel { $owner_gen }, cena { $price }. Necháš ho?
ask-builder_turn =
    { $price ->
        [one] { $seat }: kam umístíš stavitele za { $price } zlaťák? Máš jich { $have }.
        [few] { $seat }: kam umístíš stavitele za { $price } zlaťáky? Máš jich { $have }.
       *[other] { $seat }: kam umístíš stavitele za { $price } zlaťáků? Máš jich { $have }.
    }
ask-free_builder = { $seat }: kam umístíš stavitele? Je to zdarma.
ask-bishop_choice = { $seat }: událost „{ $happening }“: { $happening_effect }. Ochrana, nebo surovina?
ask-bishop_cube = { $seat }: kterou surovinu si vezmeš z tržiště?
ask-thomas_choice = { $seat }: událost „{ $happening }“: { $happening_effect }. Použiješ arcibiskupa Thomase?
ask-tax_freedom_choice =
    { $tax ->
        [one] { $seat }: máš zaplatit daň { $tax } zlaťák. Použiješ Oceněnou věrnost?
        [few] { $seat }: máš zaplatit daň { $tax } zlaťáky. Použiješ Oceněnou věrnost?
       *[other] { $seat }: máš zaplatit daň { $tax } zlaťáků. Použiješ Oceněnou věrnost?
    }
ask-market_turn =
    { $have ->
        [one] { $seat }: co koupíš nebo prodáš? Máš { $have } zlaťák.
        [few] { $seat }: co koupíš nebo prodáš? Máš { $have } zlaťáky.
       *[other] { $seat }: co koupíš nebo prodáš? Máš { $have } zlaťáků.
    }
ask-madonna_choice = { $seat }: který řemeslník smí v tomto kole pracovat jednou navíc?
ask-conversion = { $seat }: kterého řemeslníka využiješ?
ask-cube_return =
    { $cubes ->
        [one] { $seat }: kterou surovinu vrátíš? Přebývá ti { $cubes }.
        [few] { $seat }: kterou surovinu vrátíš? Přebývají ti { $cubes }.
       *[other] { $seat }: kterou surovinu vrátíš? Přebývá ti { $cubes }.
    }

## Actions

do-draw_starting_player = Náhoda: začínající hráč je { $seat }
do-deal_advantage = Náhoda: { $place }, „{ $advantage }“
do-deal_craftsman =
    { $place ->
        [none] Náhoda: { $craftsman_low } přichází do nabídky
       *[other] Náhoda: { $place }, { $craftsman_low }
    }
do-leave_out = Náhoda: karta „{ $resource }“ se vynechává
do-draw_event = Náhoda: událost je „{ $happening }“
do-draw_builder = Náhoda: stavitel { $seat_gen }
do-roll_tax =
    { $tax ->
        [one] Náhoda: daň činí { $tax } zlaťák
        [few] Náhoda: daň činí { $tax } zlaťáky
       *[other] Náhoda: daň činí { $tax } zlaťáků
    }
do-look = Podívat se na příští událost
do-do_not_look = Nedívat se
do-pass = Pasovat
do-take_resource =
    { $workers ->
        [one] Poslat { $workers } dělníka pro { $gain }
        [few] Poslat { $workers } dělníky pro { $gain }
       *[other] Poslat { $workers } dělníků pro { $gain }
    }
do-hire =
    Najmout { $craftsman_acc } za { $pay }: { $cost_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain }, máš-li železo
            }
       *[other] { $cost } → { $gain }
    }, { $uses }×
do-dismiss =
    Propustit { $craftsman_acc }: { $cost_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain }, máš-li železo
            }
       *[other] { $cost } → { $gain }
    }, { $uses }×
do-keep_builder = Nechat vytaženého stavitele
do-return_builder = Vrátit stavitele a táhnout znovu
do-wait = Pasovat; stavitel počká u čísla { $price }
do-place =
    Umístit stavitele { $pay_total ->
        [0] { $place_to }
       *[other] za { $pay } { $place_to }
    }{ $advantage ->
        [none] { "" }
       *[other] : „{ $advantage }“
    }{ $craftsman ->
        [none] { "" }
       *[other] : { $craftsman_low }
    }
do-place_with_remigius =
    Umístit stavitele zdarma s bratrem Remigiem { $place_to }{ $advantage ->
        [none] { "" }
       *[other] : „{ $advantage }“
    }{ $craftsman ->
        [none] { "" }
       *[other] : { $craftsman_low }
    }
do-protect = Zvolit ochranu před událostí „{ $happening }“
do-take_cube = Vzít si z tržiště { $good_low }
do-keep_card = Nechat si kartu „{ $advantage }“
do-use_card = Použít kartu „{ $advantage }“
do-leave_market = Odejít z tržiště
do-buy = Koupit { $goods } za { $pay }
do-sell = Prodat { $goods } za { $gain }
do-strengthen_nobody = Nevybrat nikoho
do-strengthen =
    Vybrat { $craftsman_acc }: { $cost_total ->
        [0] { $gain }
       *[other] { $cost } → { $gain }
    }, { $uses }× a jednou navíc
do-end_conversion = Ukončit stavbu
do-use_craftsman =
    Využít { $craftsman_acc }: { $pay_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain }, máš-li železo
            }
       *[other] { $pay } → { $gain }
    } (zbývá { $left }×)
do-best_conversion =
    Stavět tak, aby to vyneslo nejvíc bodů, a skončit: { $pay_total ->
        [0] { $gain }
       *[other] { $pay } → { $gain }
    }
do-return_cube = Vrátit 1 { $good_low }

## Log

event-starting_player_chosen = { $seat } je začínajícím hráčem
event-start_gold_received = { $seat } na začátek dostává { $goods }
event-round_started = Začíná { $round }. kolo, začínající hráč je { $seat }
event-advantage_revealed = { $place }: odhalena je karta „{ $advantage }“
event-craftsman_came_to_shiring = { $place }: odhalen je { $craftsman_low }
event-craftsman_offered = Do nabídky přichází { $craftsman_low }
event-resource_left_out = Karta „{ $resource }“ se v tomto kole nepoužije
event-event_foreseen = { $seat } předvídá událost „{ $happening }“: { $happening_effect }
event-event_foreseen-hidden = { $seat } se dívá na příští událost
event-look_declined = { $seat } se nedívá na příští událost
event-phase_started = { $phase }
event-resource_taken =
    { $workers ->
        [one] { $seat } posílá { $workers } dělníka pro { $resource }
        [few] { $seat } posílá { $workers } dělníky pro { $resource }
       *[other] { $seat } posílá { $workers } dělníků pro { $resource }
    }
event-craftsman_hired = { $seat } najímá { $craftsman_acc } za { $goods }
event-craftsman_dismissed = { $seat } propouští { $craftsman_acc }
event-passed = { $seat } pasuje
event-craftsman_removed = { $craftsman } se vrací do krabice
event-workers_sent_to_mill =
    { $workers ->
        [0] { $seat } neposílá do manufaktury nikoho
        [one] { $seat } posílá { $workers } dělníka do manufaktury
        [few] { $seat } posílá { $workers } dělníky do manufaktury
       *[other] { $seat } posílá { $workers } dělníků do manufaktury
    }
event-builder_drawn = Ze sáčku je vytažen stavitel { $seat_gen }, cena { $price }
event-builder_returned = { $seat } vrací do sáčku stavitele { $owner_gen }
event-builder_laid_aside = Kvůli městským hradbám zůstává třetí stavitel { $seat_gen } stranou
event-builder_placed =
    { $goods_total ->
        [0] { $seat } umisťuje stavitele { $place_to }
       *[other] { $seat } umisťuje stavitele { $place_to } za { $goods }
    }
event-builder_waits = { $seat } pasuje a stavitel čeká u čísla { $price }
event-area_reached = Oblast { $area_number }: { $area }
event-gold_gained = { $seat } si bere { $goods }
event-points_gained = { $seat } získává { $goods }
event-cubes_gained = { $seat } si bere { $goods }
event-card_spent = { $seat } používá kartu „{ $advantage }“
event-card_kept = { $seat } si nechává kartu „{ $advantage }“
event-event_revealed = Událost „{ $happening }“: { $happening_effect }
event-protected_by_bishop = { $seat } je pod ochranou biskupa
event-market_cube_taken = { $seat } si bere z tržiště { $goods }
event-points_lost =
    { $goods_total ->
        [0] { $seat } nemá co ztratit
       *[other] { $seat } ztrácí { $goods }
    }
event-levy_paid =
    { $goods_total ->
        [0] { $seat } nemá Hamleighovi co odvést
       *[other] { $seat } odvádí Hamleighovi { $goods }
    }
event-builders_limited =
    { $builders ->
        [one] { $seat } má v příštím kole jen { $builders } stavitele
        [few] { $seat } má v příštím kole jen { $builders } stavitele
       *[other] { $seat } má v příštím kole jen { $builders } stavitelů
    }
event-wages_paid =
    { $workers ->
        [0] { $seat } nemá v manufaktuře žádného dělníka
        [one] { $seat } vydělává { $goods } díky { $workers } dělníkovi v manufaktuře
        [few] { $seat } vydělává { $goods } díky { $workers } dělníkům v manufaktuře
       *[other] { $seat } vydělává { $goods } díky { $workers } dělníkům v manufaktuře
    }
event-advantage_gained = { $seat } dostává kartu „{ $advantage }“: { $advantage_effect }
event-advantage_removed = Karta „{ $advantage }“ se vrací do krabice
event-black_worker_joined = { $seat } natrvalo dostává černého dělníka
event-priory_scored = { $seat } získává { $goods } v převorství
event-cubes_produced = { $seat } získává { $goods }
event-income_received = { $seat } dostává { $goods } díky kartě „{ $advantage }“
event-tax_rolled =
    { $tax ->
        [one] Daň činí { $tax } zlaťák
        [few] Daň činí { $tax } zlaťáky
       *[other] Daň činí { $tax } zlaťáků
    }
event-court_metal_taken = { $seat } si bere z královského ležení { $goods }
event-tax_paid =
    { $goods_total ->
        [0] { $seat } nemá z čeho zaplatit daň
       *[other] { $seat } platí na dani { $goods }
    }
event-craftsman_recruited = { $seat } získává v Shiringu { $craftsman_acc }
event-grey_workers_taken =
    { $workers ->
        [one]{ $seat } si bere na příští kolo { $workers } šedého dělníka
        [few]{ $seat } si bere na příští kolo { $workers } šedé dělníky
       *[other]{ $seat } si bere na příští kolo { $workers } šedých dělníků
    }
event-cubes_bought =
    { $price ->
        [one] { $seat } kupuje { $goods } za { $price } zlaťák
        [few] { $seat } kupuje { $goods } za { $price } zlaťáky
       *[other] { $seat } kupuje { $goods } za { $price } zlaťáků
    }
event-cubes_sold =
    { $price ->
        [one] { $seat } prodává { $goods } za { $price } zlaťák
        [few] { $seat } prodává { $goods } za { $price } zlaťáky
       *[other] { $seat } prodává { $goods } za { $price } zlaťáků
    }
event-market_left = { $seat } odchází z tržiště
event-craftsman_strengthened = { $seat } smí jednou navíc využít { $craftsman_acc }
event-craftsman_used = { $seat } využívá { $craftsman_acc } a získává { $goods }
event-conversion_ended = { $seat } končí stavbu
event-cube_returned = { $seat } vrací { $goods }
event-cathedral_grew = Katedrála roste: stojí { $round }. díl
event-starting_player_changed = { $seat } začíná příští kolo
event-game_ended =
    { $round ->
        [one] Hra končí po { $round } kole
       *[other] Hra končí po { $round } kolech
    }

## Why not?

why-too_little_gold =
    { $need ->
        [one] Stojí to { $need } zlaťák, ale máš { $have }.
        [few] Stojí to { $need } zlaťáky, ale máš { $have }.
       *[other] Stojí to { $need } zlaťáků, ale máš { $have }.
    }
why-card_taken = Tuto kartu má { $owner }.
why-resource_left_out = Tato karta se v tomto kole nepoužívá.
why-craftsman_at_shiring = Čeká v Shiringu, získat ho můžeš jen stavitelem.
why-craftsman_not_offered = V nabídce není { $craftsman_low }.
why-too_few_workers =
    { $need ->
        [one] Je potřeba { $need } dělník, volných máš { $have }.
        [few] Jsou potřeba { $need } dělníci, volných máš { $have }.
       *[other] Je potřeba { $need } dělníků, volných máš { $have }.
    }
why-not_your_craftsman = Nemáš { $craftsman_acc }.
why-place_taken = Stavitele { $place_to } už umístit nelze, není tam volné pole.
why-no_remigius = Bratra Remigia nemáš.
why-must_be_placed = Stavitel vytažený za 0 se umístit musí.
why-never_metal = Železo na tržišti nikdy není.
why-stock_too_small = Potřebuješ { $goods }; na tržišti je { $have }.
why-no_such_cubes = Potřebuješ { $goods }; máš { $have }.
why-bought_here = Co na tomto tržišti koupíš, to tu prodat nesmíš ({ $good_low }).
why-no_woodworker = Bez truhláře nelze koupit dřevo.
why-no_stonecutter = Bez kameníka nelze prodat kámen.
why-capacity_used = V tomto kole už { $craftsman_low } pracoval { $uses }×.
why-input_missing = Potřebuješ { $goods }; máš { $have }.
why-no_mortar_mixer = Bez vápeníka tvoji zedníci nepracují.
why-no_metal_to_show = Ke kováři potřebuješ aspoň 1 železo (nespotřebuje se); nemáš žádné.
why-nothing_to_convert = Žádný tvůj řemeslník teď nic nepřinese.
why-cannot_be_strengthened = Socha Madony nemá na tohoto řemeslníka vliv ({ $craftsman_low }).
why-no_cube_to_return = Tuto surovinu nemáš ({ $good_low }).

## Short signs for the terminal

short-wood = Dř
short-stone = Ká
short-sand = Pí
short-metal = Že

## Terms

term-variant = Varianta
term-switches = Domácí pravidla
term-phase = Fáze
term-area = Oblast
term-seat = Hráč
term-round = Kolo
term-starting_player = Začínající hráč
term-offer = Nabídka
term-resources = Karty surovin
term-craftsmen = Řemeslníci
term-protected = Pod ochranou
term-past_events = Dosavadní události
term-builders = Stavitelé
term-price = Cena
term-cost_track = Stupnice
term-drawn = Vytažený stavitel
term-returned = Stavitel vrácen
term-city_wall = Městské hradby
term-tax = Daň
term-court_metal = Železo v královském ležení
term-supply = Zásoba
term-grey_workers = Šedí dělníci
term-next_grey_workers = Šedí dělníci v příštím kole
term-black_worker = Černý dělník
term-players = Hráči
term-decks = Balíčky
term-events = Události
term-advantages = Výhody
term-past_advantages = Dosavadní výhody
term-looked = Ellen už byla v tomto kole na řadě
term-waiting = Rozhoduje
term-decision = Rozhodnutí
term-foreseen = Příští událost
term-points = Body
term-gold = Zlaťáky
term-goods = Suroviny
term-craftsman_limit = Místo pro řemeslníky
term-work = Práce
term-pay = Spotřebuje
term-shows = Vyžaduje
term-gain = Dá
term-uses = Kapacita
term-used = Použito
term-workers = Volní dělníci
term-mill_workers = Dělníci v manufaktuře
term-all_workers = Dělníci
term-bag = Stavitelé v sáčku
term-aside = Odložení stavitelé
term-passed = Pasuje
term-bought = Nakoupeno
term-converted = Dostavěno

## Where points come from

points-start = Na začátku
points-craftsmen = Řemeslníci
points-priory = Převorství Kingsbridge
points-advantages = Výhody
points-lost = Ztraceno
points-total = Celkem

## Kreslený stůl: co o sobě říkají díly a místa

tip-event = Odhalí se na začátku fáze III. Pozitivní událost platí pro všechny, negativní pro všechny, kdo nejsou pod ochranou (PE-7.1.1).
tip-events = Karty událostí, které teprve přijdou. Kdo má Ellen, smí si tu příští tajně prohlédnout (PE-4.4).
tip-bishop = Ochrana před negativní událostí, nebo 1 dřevo, kámen či písek z tržiště (PE-7.2.1, PE-7.2.2).
tip-wool_mill = Všichni dělníci, kteří nešli pro suroviny, tu vydělají po 1 zlaťáku (PE-5.7, PE-7.3.1).
tip-kingsbridge = Stavitel tu získá kartu výhody ze svého pole (PE-7.4.1).
tip-priory = Stavitel tu získá body svého pole (PE-7.5.1).
tip-forest = Dělníci vyslaní sem s kartou suroviny přinesou její dřevo (PE-5.4, PE-7.6.1).
tip-quarry = Dělníci vyslaní sem s kartou suroviny přinesou její kámen (PE-5.4, PE-7.6.1).
tip-gravel_pit = Dělníci vyslaní sem s kartou suroviny přinesou její písek (PE-5.4, PE-7.6.1).
tip-court = Kdo tu má stavitele, neplatí daň, a kdo přišel první, vezme si i železo. Ostatní platí, co ukáže kostka (PE-7.9.1, PE-7.9.2).
tip-shiring = Stavitel tu získá řemeslníka ze svého pole bez placení (PE-7.10.1).
tip-castle = Stavitel tu získá 2 šedé dělníky pro příští kolo (PE-7.11.1).
tip-market = Kdo tu má stavitele, nakupuje a prodává; hráči se střídají po jednom obchodu (PE-7.12.1, PE-7.12.2).
tip-cathedral = Řemeslníci tu mění suroviny v body a každý si nechá nejvýš 5 surovin. Pak katedrála povyroste o jeden díl (PE-7.13.1, PE-7.13.4, PE-7.13.5).
tip-start_player = Kdo tu má stavitele, začíná příští kolo; bez stavitele začne levý soused (PE-7.14.1).
tip-space = Vybrat lze kterékoli volné pole; na každém stojí jeden stavitel (PE-6.1).
tip-stall = Klepni na stánek a pak na počet, který kupuješ. Ke koupi dřeva je třeba truhlář (PE-7.12.3, PE-7.12.6).
tip-good = Tvoje suroviny. Klepnutím je prodáš na tržišti nebo vrátíš, co je navíc; nechat si smíš 5 (PE-7.12.4, PE-7.13.4).
tip-resource = Pro tyto suroviny jde tolik dělníků, kolik karta ukazuje (PE-5.4).
tip-hire = Zaplať cenu a přidá se k tvým řemeslníkům; místa je pro 5 (PE-5.5, PE-3.8).
tip-craftsman = V oblasti 13 ho každé klepnutí jednou zaměstná, nejvýš tolikrát, kolik má teček (PE-7.13.1).
tip-cost = Cena vytaženého stavitele. Kdo pasuje, nechá ho čekat tady, dokud nejsou vytaženi všichni; pak se umístí zdarma (PE-6.5, PE-6.8).
tip-bag = Stavitelé se tahají naslepo. Jednou za tuto fázi smí začínající hráč jednoho vrátit a táhnout znovu (PE-6.3, PE-6.4).
tip-drawn = Právě vytažený stavitel: jeho majitel ho za cenu umístí, nebo pasuje (PE-6.5).
tool-give_back = Vrátit { $cubes }
tool-as_often = Tolikrát, kolikrát to jde
tip-best_conversion = Všichni tvoji řemeslníci najednou tak, aby to vyneslo nejvíc bodů. Můžeš je také používat po jednom (PE-7.13.1).
tip-pass = V tomto kole už si nevezmeš žádnou kartu; volní dělníci jdou do manufaktury (PE-5.2, PE-5.7).
tip-mason = Pracuje, jen dokud máš vápeníka (PE-10.7).
tip-mortar_mixer = Bez něj nemohou zedníci pracovat (PE-10.7).
tip-woodworker = Bez něj nesmíš na tržišti kupovat dřevo (PE-10.8).
tip-master_woodworker = { tip-woodworker }
tip-stonecutter = Bez něj nesmíš na tržišti prodávat kámen (PE-10.8).
tip-toolmaker = Musíš mít železo, ale zůstane ti (PE-10.5).
tip-architect = Nic nespotřebuje; na konci pracuje sám od sebe (PE-10.4, PE-10.10).

## Lekce

lesson-1-cards = Dělníci a řemeslníci
lesson-1-cards-hint = První fáze kola: kdo jde pro kámen, kdo se k tobě přidá a kdo zůstane v manufaktuře.
lesson-1-cards-theme = Anglie ve dvanáctém století. Převor Philip staví v Kingsbridge katedrálu a ty, **Modrý**, patříš k jejím stavitelům. Hraje se šest kol a v každém přibude další díl. Kdo má na konci **nejvíc bodů**, vítězí.
lesson-1-cards-round = Kolo má tři fáze. Nejdřív vyšleš dělníky a najmeš **řemeslníky**, pak umístíš tři **stavitele**. Ve třetí fázi jde lucerna po cestě čtrnácti oblastmi, jednou po druhé, až ke katedrále, kde řemeslníci mění suroviny v body.
lesson-1-cards-stone = Fáze I. Máš 12 dělníků. Karta říká, kolik jich je třeba a co přinesou: 8 dělníků donese **3 kameny**, nejcennější surovinu. **Vezmi si tuto kartu** a dělníci odejdou do kamenolomu.
lesson-1-cards-stone-why = Dobré jsou všechny karty, ale kámen vynese nejvíc. Vezměme si 3 kameny.
lesson-1-cards-craftsman = Červený jde pro dřevo. Teď řemeslník: **zedník** udělá bod z každého kamene, dvakrát za kolo; tvůj kameník potřebuje na bod kameny dva. Stojí 5 zlaťáků, jednou provždy. **Najmi ho.**
lesson-1-cards-craftsman-why = Nejdřív zedníka, než si ho vezme Červený: těch 5 zlaťáků se vyplatí kolo za kolem.
lesson-1-cards-pass = Zbývají čtyři dělníci. Mohli by jít pro písek, ale hodí se i zlaťáky: kdo není potřeba, jde do **manufaktury** a vydělá 1 zlaťák. **Pasuj.**
lesson-1-cards-pass-why = I to jde. Tady ale chceme zlaťáky z manufaktury: pasuj.
lesson-1-cards-end = Fáze I skončila a na řadu přicházejí stavitelé. Rada: každé kolo přijdou lepší řemeslníci, ale místo máš jen pro pět. Dívej se, co který z nich z jedné suroviny udělá.

lesson-2-builders = Stavitelé ze sáčku
lesson-2-builders-hint = Ceny, které klesají, místa, která se plní, a umění počkat.
lesson-2-builders-bag = Fáze II. Stavitelé se tahají ze sáčku jeden po druhém. První stojí 7 zlaťáků, další 6 a tak dál. Červený dva umístil a jednoho nechal **čekat** u sedmičky. V sáčku jsou už jen tvoji a od Ellen víš, že přijde pozitivní událost.
lesson-2-builders-wait = Tvůj první stavitel by stál 4 zlaťáky, máš jich 6. Kdo pasuje, nechá stavitele na stupnici: až se sáček vyprázdní, umístí se **zdarma**, ale až po těch, kdo čekají u vyššího čísla. **Nech ho čekat**: klepni na čtyřku.
lesson-2-builders-wait-why = Dobré místo, ale zlaťáky musí vystačit ještě na dva stavitele. Tohoto nech čekat.
lesson-2-builders-kingsbridge = Cena je teď 3. V **Kingsbridge** leží Stavitel Tom: kámen každé kolo až do konce hry. Čekající stavitel Červeného by ho mohl získat dřív. **Pošli tam svého.**
lesson-2-builders-kingsbridge-why = Co chceš nejvíc, nenechávej náhodě: Stavitel Tom leží na prvním poli Kingsbridge.
lesson-2-builders-court = Cena 2. Každé kolo se platí daň 2 až 5 zlaťáků; neplatí jen ti, kdo jsou v **královském ležení**, a kdo přijde první, vezme si železo. **Umísti stavitele tam.**
lesson-2-builders-court-why = Železo se nedá nikde koupit a daň bolí. Vyber královské ležení.
lesson-2-builders-free = Sáček je prázdný. Červený čekal u sedmičky, šel tedy první a vzal si druhé pole Kingsbridge. Teď se zdarma umístí tvůj. **Pošli ho na tržiště**: obchodovat smí jen ten, kdo tam má stavitele.
lesson-2-builders-free-why = Tržiště budeš potřebovat: zlaťáky přijdou, ale suroviny nemáš. Umísti ho tam.
lesson-2-builders-lantern = A lucerna vyšla: událost, manufaktura, Kingsbridge, převorství, les, kamenolom a pískovna, pak královské ležení. Máš Stavitele Toma, jeho první kámen i železo a daň se tě netýkala. Teď je otevřené tržiště; Červený přišel první, a tak první obchoduje.
lesson-2-builders-end = Rada: biskup tě ochrání před negativní událostí, hrad ti půjčí dva dělníky a se stavitelem v oblasti 14 začínáš příští kolo. Ptej se, které z těch míst ti ostatní nenechají.

lesson-3-cathedral = Ze surovin body
lesson-3-cathedral-hint = Tržiště, řemeslníci při práci a co si smíš nechat.
lesson-3-cathedral-market = Lucerna došla na **tržiště** a tvůj stavitel je tu jediný. Máš dřevo, kámen, písek a jedno železo, ale už žádného kameníka: kámen ti v tomto kole k ničemu není.
lesson-3-cathedral-buy = Vápeník udělá bod ze 3 písků, ty máš 2. **Kup 1 písek** za 2 zlaťáky: klepni na stánek a pak na číslo.
lesson-3-cathedral-buy-why = Vápeníkovi chybí právě jeden písek. Kup jen ten.
lesson-3-cathedral-leave = V každém tahu koupíš nebo prodáš jeden druh. Kámen smíš prodat jen s kameníkem. **Odejdi z tržiště.**
lesson-3-cathedral-leave-why = I to by šlo, ale víc nepotřebuješ: odejdi z tržiště.
lesson-3-cathedral-mixer = Oblast 13, **katedrála**. Klepni na řemeslníka a jednou pracuje; tečky říkají, kolikrát může. **Zaměstnej vápeníka.**
lesson-3-cathedral-mixer-why = I ten by mohl, ale využijme nejdřív písek: vápeníka.
lesson-3-cathedral-carpenter = Se dřevem pracují dva tvoji lidé: truhlář potřebuje na bod 2 dřeva, **tesař** jen 1, ale může jen dvakrát. **Využij nejdřív toho lepšího.**
lesson-3-cathedral-carpenter-why = Tesař udělá bod z jediného dřeva. Začni jím.
lesson-3-cathedral-best = Nemusíš to dělat všechno ručně. Volba **stavět tak, aby to vyneslo nejvíc bodů**, zaměstná všechny co nejlépe a předem řekne, co spotřebuje a co vynese. **Klepni na ni.**
lesson-3-cathedral-best-why = Tady stačí jedno klepnutí: stavět tak, aby to vyneslo nejvíc bodů.
lesson-3-cathedral-five = Zbylo šest surovin a nechat si smíš jen **pět**. Železo je vzácné a v dalších kolech vynese nejvíc, a tak **vrať kámen**.
lesson-3-cathedral-five-why = Železo si nech, budou ho chtít skláři i zvonař. Kámen se sežene snáz.
lesson-3-cathedral-tip = Nový díl katedrály stojí a začalo další kolo. **Rada:** plánuj odzadu, od svých řemeslníků. Suroviny, se kterými nikdo neumí pracovat, jsou ztracená námaha, a stejně tak řemeslníci bez surovin.
lesson-3-cathedral-end = To je všechno, co potřebuješ. Ukaž na kterékoli místo nebo postavu a dozvíš se, co umí; pravidla jsou na jedno klepnutí. **A teď hraj**: lehký bot je dobrý první soupeř.

## Dovolené, ale asi nechtěné

slip-workers = V tomto kole od tebe nikdo nešel pro suroviny. Přesto pasovat a poslat všechny dělníky do manufaktury?
slip-cheap = Tuto cenu můžeš zaplatit a později na tvého stavitele zbude jen to, co nechají ostatní. Přesto pasovat?
slip-cubes = Musíš vrátit suroviny, ze kterých by tvoji řemeslníci ještě udělali body. Přesto skončit?
slip-last = Je poslední kolo a tvoji řemeslníci by ještě mohli udělat body. Přesto skončit?
slip-gift = Pohled na kartu nic nestojí a nikdo jiný ji neuvidí. Přesto se nepodívat?
