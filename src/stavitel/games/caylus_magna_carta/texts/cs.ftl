### Caylus Magna Carta in Czech.
### Which variables a message gets is told in stavitel/texts.py.

title = Caylus Magna Carta
about = Stavíš budovy podél cesty k hradu a posíláš do nich dělníky, jenže fungují jen ty, ke kterým dojde rychtář.

## Seats

seat-red = Červený
    .gen = Červeného
seat-green = Zelený
    .gen = Zeleného
seat-orange = Oranžový
    .gen = Oranžového
seat-blue = Modrý
    .gen = Modrého

## Cards of the road

card-small_farm = Malá farma
    .acc = Malou farmu
    .loc = Malé farmě
card-small_sawmill = Malá pila
    .acc = Malou pilu
    .loc = Malé pile
card-small_quarry = Malý kamenolom
    .acc = Malý kamenolom
    .loc = Malém kamenolomu
card-peddler = Kramář
    .acc = budovu Kramář
    .loc = budově Kramář
card-market = Tržiště
    .acc = Tržiště
    .loc = Tržišti
card-lawyer = Notář
    .acc = budovu Notář
    .loc = budově Notář
card-large_farm = Velká farma
    .acc = Velkou farmu
    .loc = Velké farmě
card-large_sawmill = Velká pila
    .acc = Velkou pilu
    .loc = Velké pile
card-large_quarry = Velký kamenolom
    .acc = Velký kamenolom
    .loc = Velkém kamenolomu
card-gold_mine = Zlatý důl
    .acc = Zlatý důl
    .loc = Zlatém dole
card-bank = Banka
    .acc = Banku
    .loc = Bance
card-church = Kostel
    .acc = Kostel
    .loc = Kostele
card-neutral_peddler = Kramář
    .acc = budovu Kramář
    .loc = budově Kramář
card-park = Park
    .acc = Park
    .loc = Parku
card-forest = Les
    .acc = Les
    .loc = Lese
card-neutral_quarry = Kamenolom
    .acc = Kamenolom
    .loc = Kamenolomu
card-trading_post = Obchodní stanice
    .acc = Obchodní stanici
    .loc = Obchodní stanici
card-residence = Obytný dům
    .acc = Obytný dům
    .loc = Obytném domě

## Prestige buildings

building-theatre = Divadlo
    .acc = Divadlo
building-statue = Socha
    .acc = Sochu
building-hotel = Hotel
    .acc = Hotel
building-stables = Stáje
    .acc = Stáje
building-town_hall = Radnice
    .acc = Radnici
building-monument = Pomník
    .acc = Pomník
building-cathedral = Katedrála
    .acc = Katedrálu

## Goods, parts of the castle, phases, roles

good-food = Jídlo
good-wood = Dřevo
good-stone = Kámen
good-gold = Zlato

part-palace = Palác
    .gen = Paláce
part-walls = Hradby
    .gen = Hradeb
part-towers = Věže
    .gen = Věží

phase-setup = Příprava hry
phase-income = Příjem
phase-actions = Akce
phase-provost = Pohyb rychtáře
phase-buildings = Vlastnosti budov
phase-castle = Hrad
phase-end_round = Konec kola
phase-game_end = Konec hry

role-worker = efekt
    .acc = efekt
role-owner = výhoda majitele
    .acc = výhodu majitele

## Variants and switches

variant-standard = Standardní pravidla
variant-standard-hint = Celá hra, s rychtářem a s obytnými domy.
variant-beginner = Začátečnická pravidla
variant-beginner-hint = Jednodušší hra na první večer, bez rychtáře a bez obytných domů.

switch-lawyer_occupied = Notář a obsazené karty
switch-lawyer_occupied-hint = Co se stane, když Notář otočí kartu, na které stojí dělník.
switch-lawyer_occupied-old_face = Karta ještě jednou zapůsobí
switch-lawyer_occupied-old_face-hint = Hned se z ní stane obytný dům, ale dělník i majitel v tomto kole ještě využijí její původní efekty.
switch-lawyer_occupied-forbidden = Není dovoleno
switch-lawyer_occupied-forbidden-hint = Kartu, na které stojí dělník, otočit nelze.
switch-lawyer_occupied-no_effect = Dělník nedostane nic
switch-lawyer_occupied-no_effect-hint = Z karty se hned stane obytný dům a dělník se z ní vrátí s prázdnou.
switch-lawyer_food = Zlato místo jídla pro Notáře
switch-lawyer_food-hint = Zda zlato, které při stavbě nahrazuje ostatní suroviny, smí nahradit i jídlo pro Notáře.
switch-lawyer_food-gold_too = Lze platit i zlatem
switch-lawyer_food-gold_too-hint = Jídlo je cena za obytný dům, proto je lze nahradit zlatem jako u každé stavby.
switch-lawyer_food-food_only = Jen jídlo
switch-lawyer_food-food_only-hint = Otočení karty není stavba: Notář bere jídlo a nic jiného.

## Amounts and counts

amount-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
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
amount-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
amount-denier =
    { $n ->
        [one] { $n } denár
        [few] { $n } denáry
       *[other] { $n } denárů
    }

gain-basic =
    { $n ->
        [one] { $n } základní surovina
        [few] { $n } základní suroviny
       *[other] { $n } základních surovin
    }
gain-castle_token =
    { $n ->
        [one] { $n } žeton prestiže
        [few] { $n } žetony prestiže
       *[other] { $n } žetonů prestiže
    }
gain-store =
    { $n ->
        [one] { $n } kus ze zásoby na kartě
        [few] { $n } kusy ze zásoby na kartě
       *[other] { $n } kusů ze zásoby na kartě
    }
gain-residence =
    { $n ->
        [one] { $n } obytný dům z vlastní budovy
        [few] { $n } obytné domy z vlastních budov
       *[other] { $n } obytných domů z vlastních budov
    }
pay-any =
    { $n ->
        [one] { $n } libovolná surovina
        [few] { $n } libovolné suroviny
       *[other] { $n } libovolných surovin
    }
cost-any =
    { $n ->
        [one] { $n } libovolná surovina
        [few] { $n } libovolné suroviny
       *[other] { $n } libovolných surovin
    }

count-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
count-token =
    { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    }
count-batch =
    { $n ->
        [one] { $n } sada
        [few] { $n } sady
       *[other] { $n } sad
    }
count-worker =
    { $n ->
        [one] { $n } dělník
        [few] { $n } dělníci
       *[other] { $n } dělníků
    }
count-point =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
count-round =
    { $n ->
        [one] { $n } kolo
        [few] { $n } kola
       *[other] { $n } kol
    }

## What effects say on a card

effect-worker = Efekt
effect-owner = Výhoda majitele
effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left }, nebo { $right }

## Prompts

ask-deal_neutral = Losuje se další neutrální budova.
ask-deal_card = { $seat } táhne kartu z hracího balíčku.
ask-draw_first_player = Losuje se začínající hráč.
ask-mulligan = { $seat }: necháš si počáteční karty, nebo je jednou všechny vyměníš?
ask-player_turn = { $seat }: zvol akci.
ask-pay_cost = { $seat }: kterými kostkami zaplatíš náklady ({ $cost })?
ask-residence_choice = { $seat }: na kterém obytném domě postavíš { $building_acc }?
ask-provost_turn =
    { $goods_total ->
        [0] { $seat }: chceš posunout rychtáře? Stojí na { $card_loc } ({ $position }), nemáš žádný denár.
       *[other] { $seat }: chceš posunout rychtáře? Stojí na { $card_loc } ({ $position }), máš { $goods }.
    }
ask-use_effect = { $seat }: využiješ { $role_acc } karty { $card } ({ $position })?
ask-delivery = { $seat }: odevzdáš sadu za žeton { $part_gen }? Zbývající žetony: { $tokens }; tvé dosavadní sady: { $batches }.

## Actions

do-deal_neutral = Náhoda: na cestu přichází { $card }
do-deal_card = Náhoda: { $seat } táhne kartu { $card }
do-draw_first_player = Náhoda: začíná { $seat }
do-keep_hand = Nechat si karty
do-new_hand = Odložit všechny karty a vzít si nové
do-draw_card =
    { $pay_total ->
        [0] Táhnout kartu
       *[other] Táhnout kartu za { $pay }
    }
do-exchange_hand =
    { $pay_total ->
        [0] Vyměnit všechny karty v ruce
       *[other] Vyměnit všechny karty v ruce za { $pay }
    }
do-place_worker =
    Umístit dělníka na { $card_acc } ({ $position }), { $owner ->
        [none] neutrální budova
       *[other] majitel: { $owner }
    }{ $pay_total ->
        [0] { "" }
       *[other] , za { $pay }
    }
do-build = Postavit { $card_acc } (náklady: { $cost })
do-build_prestige = Postavit { $building_acc } (náklady: { $cost })
do-pass =
    { $gain_total ->
        [0] Pasovat (pole { $space } na mostě)
       *[other] Pasovat (pole { $space } na mostě) a vzít { $gain }
    }
do-choose_residence = Použít obytný dům na pozici { $position } (dříve { $card })
do-pay = Zaplatit { $goods }
do-move_provost =
    { $card ->
        [none] Posunout rychtáře mimo cestu
       *[other]
            { $steps_sign ->
                [zero] Nechat rychtáře stát na { $card_loc } ({ $target })
                [minus] Posunout rychtáře zpět na { $card_acc } ({ $target }) za { $pay }
               *[plus] Posunout rychtáře vpřed na { $card_acc } ({ $target }) za { $pay }
            }
    }
do-decline = Nevyužít
do-take =
    { $pay_total ->
        [0] Vzít { $gain }
       *[other] Zaplatit { $pay } a vzít { $gain }
    }
do-buy =
    { $pay_total ->
        [0] Vzít { $gain }
       *[other] Zaplatit { $pay } a vzít { $gain }
    }
do-sell = Odevzdat { $pay } a vzít { $gain }
do-turn_over = Zaplatit { $pay } a otočit kartu { $card } ({ $position }) na obytný dům
do-stop_delivering = Nic dalšího neodevzdat
do-deliver = Odevzdat { $goods } za žeton { $part_gen }

## Log

event-neutral_laid = Na pozici { $position } přichází { $card }
event-card_drawn = { $seat } táhne kartu { $card }
event-card_drawn-hidden = { $seat } táhne kartu
event-hand_kept = { $seat } si nechává počáteční karty
event-card_discarded = { $seat } odkládá kartu { $card }
event-pile_renewed =
    { $cards ->
        [one] { $seat } míchá odkládací balíček na nový hrací ({ $cards } karta)
        [few] { $seat } míchá odkládací balíček na nový hrací ({ $cards } karty)
       *[other] { $seat } míchá odkládací balíček na nový hrací ({ $cards } karet)
    }
event-first_player_chosen = { $seat } je začínajícím hráčem
event-round_started = { $round }. kolo
event-phase_started = { $phase }
event-income_taken = { $seat } bere { $goods } jako příjem
event-draw_bought = { $seat } platí { $goods } za kartu
event-exchange_bought =
    { $cards ->
        [one] { $seat } platí { $goods } a vyměňuje všechny karty v ruce ({ $cards } kartu)
        [few] { $seat } platí { $goods } a vyměňuje všechny karty v ruce ({ $cards } karty)
       *[other] { $seat } platí { $goods } a vyměňuje všechny karty v ruce ({ $cards } karet)
    }
event-worker_placed = { $seat } umisťuje dělníka na { $card_acc } ({ $position }) za { $goods }
event-cost_paid = { $seat } platí { $goods }
event-building_built = { $seat } staví { $card_acc } ({ $position })
event-store_filled = Zásoba na kartě { $card } ({ $position }) dostává { $goods }
event-prestige_built = { $seat } staví { $building_acc } na obytném domě ({ $position })
event-prestige_built_in_front = { $seat } staví { $building_acc }
event-passed =
    { $goods_total ->
        [0] { $seat } pasuje (pole { $space } na mostě)
       *[other] { $seat } pasuje (pole { $space } na mostě) a bere { $goods }
    }
event-provost_moved =
    { $steps_sign ->
        [zero] { $seat } nechává rychtáře na pozici { $position }
        [minus] { $seat } posouvá rychtáře zpět na pozici { $position } za { $goods }
       *[plus] { $seat } posouvá rychtáře vpřed na pozici { $position } za { $goods }
    }
event-effect_declined = { $seat } nevyužívá { $role_acc } karty { $card } ({ $position })
event-cubes_given = { $seat } odevzdává { $goods }
event-deniers_paid = { $seat } platí { $goods }
event-cubes_taken = { $seat } bere { $goods } z karty { $card }
event-deniers_taken = { $seat } bere { $goods } z karty { $card }
event-store_cubes_taken = { $seat } bere { $goods } ze zásoby na kartě { $card }
event-card_turned = { $seat } otáčí kartu { $card } ({ $position }) na obytný dům
event-worker_returned = { $seat } bere zpět dělníka z pozice { $position }
event-batch_delivered = { $seat } odevzdává sadu ({ $goods })
event-token_taken = { $seat } bere žeton { $part_gen }
event-delivery_ended =
    { $batches ->
        [0] { $seat } neodevzdává nic
        [one] { $seat } odevzdává celkem { $batches } sadu
        [few] { $seat } odevzdává celkem { $batches } sady
       *[other] { $seat } odevzdává celkem { $batches } sad
    }
event-most_batches_rewarded = { $seat } bere { $goods } za nejvíce sad
event-token_removed = Nikdo nic neodevzdal, a tak se ze hry odstraňuje žeton { $part_gen }
event-provost_advanced =
    { $steps ->
        [0] Rychtář zůstává na pozici { $position }, na konci cesty
       *[other] Rychtář postupuje na pozici { $position }
    }
event-first_player_passed_on = { $seat } se stává začínajícím hráčem
event-game_ended =
    { $round ->
        [one] Hra končí po { $round } kole
       *[other] Hra končí po { $round } kolech
    }

## Why not?

why-too_few_deniers =
    { $need ->
        [one] Stojí to { $need } denár, ale máš { $have }.
        [few] Stojí to { $need } denáry, ale máš { $have }.
       *[other] Stojí to { $need } denárů, ale máš { $have }.
    }
why-no_card_to_draw = Není co táhnout: tvůj hrací i odkládací balíček jsou prázdné.
why-empty_hand = Nemáš v ruce žádnou kartu.
why-nothing_to_exchange = Není za co měnit: tvůj hrací i odkládací balíček jsou prázdné.
why-no_worker_left = Nemáš už žádného volného dělníka.
why-off_the_road =
    { $road ->
        [one] Tak daleko cesta nesahá: má jen { $road } kartu.
        [few] Tak daleko cesta nesahá: má jen { $road } karty.
       *[other] Tak daleko cesta nesahá: má jen { $road } karet.
    }
why-worker_there = Už tam stojí dělník { $seat_gen }.
why-no_worker_on_residence = Na obytný dům se dělníci neumisťují.
why-no_worker_on_prestige = Na prestižní budovu ({ $building }) se dělníci neumisťují.
why-not_in_hand = Kartu { $card } nemáš v ruce.
why-not_in_this_game = Karta { $card } do začátečnické hry nepatří.
why-cost_not_covered =
    { $missing ->
        [one] K zaplacení nákladů ti chybí { $missing } kostka.
        [few] K zaplacení nákladů ti chybějí { $missing } kostky.
       *[other] K zaplacení nákladů ti chybí { $missing } kostek.
    }
why-prestige_taken = { $building_acc } už někdo postavil.
why-prestige_not_in_this_game = Budova { $building } do začátečnické hry nepatří.
why-no_free_residence = Nemáš žádný obytný dům, na kterém by se dalo stavět.
why-not_a_free_residence = Nemáš tam obytný dům, na kterém by se dalo stavět.
why-wrong_number_of_cubes =
    { $need ->
        [one] Zaplatit musíš přesně { $need } kostku, ne { $paid }.
        [few] Zaplatit musíš přesně { $need } kostky, ne { $paid }.
       *[other] Zaplatit musíš přesně { $need } kostek, ne { $paid }.
    }
why-cubes_not_held = Potřebuješ { $goods }, ale máš { $have }.
why-cubes_do_not_fit = Tyto kostky neodpovídají nákladům; jinou surovinu smí zastoupit jen zlato.
why-provost_too_far =
    { $most ->
        [one] Rychtáře lze posunout nejvýše o { $most } kartu.
        [few] Rychtáře lze posunout nejvýše o { $most } karty.
       *[other] Rychtáře lze posunout nejvýše o { $most } karet.
    }
why-provost_off_the_road = Rychtář nesmí opustit cestu.
why-no_such_option = Takovou možnost efekt nemá.
why-too_few_tokens =
    { $need ->
        [one] Potřebuješ { $need } žeton prestiže, ale na hradě jich je { $have }.
        [few] Potřebuješ { $need } žetony prestiže, ale na hradě jich je { $have }.
       *[other] Potřebuješ { $need } žetonů prestiže, ale na hradě jich je { $have }.
    }
why-store_empty = Zásoba na kartě je prázdná.
why-gold_for_gold = Výměna zlata za zlato by nic nezměnila.
why-not_your_card = Tato karta není tvoje.
why-cannot_be_turned = Kartu { $card } nelze otočit na obytný dům.
why-already_residence = Tato karta už je obytný dům.
why-turned_card_occupied = Na této kartě stojí dělník { $seat_gen } a podle pravidel tohoto stolu takovou kartu otočit nelze.
why-lawyer_takes_food = Notář bere jen jídlo, nebo místo něj zlato.
why-lawyer_takes_no_gold = U tohoto stolu Notář zlato místo jídla nebere.
why-no_token_left = Na hradě už není žádný žeton prestiže.

## Terms

term-goods = Suroviny
term-stock = Bank
term-store = Zásoba na kartě
term-player = Hráč
term-first_player = Začínající hráč
term-worker = Dělník
term-passing_marker = Pasovací kotouč
term-provost = Rychtář
term-bridge = Most
term-castle = Hrad
term-road = Cesta
term-road_start = Začátek cesty
term-road_end = Konec cesty
term-building = Budova
term-neutral_building = Neutrální budova
term-player_building = Vlastní budova
term-prestige_building = Prestižní budova
term-prestige_points = Body prestiže
term-prestige_token = Žeton prestiže
term-batch = Sada surovin
term-hand = Karty v ruce
term-pile = Hrací balíček
term-discard = Odkládací balíček
term-cost = Náklady
term-worker_effect = Efekt
term-owner_bonus = Výhoda majitele
term-round = Kolo
term-phase = Fáze
term-standard_game = Standardní pravidla
term-beginner_game = Začátečnická pravidla
term-mulligan = Nové počáteční karty
term-decline = Nevyužít
term-most_batches = Nejvíce sad
term-tie = Společné vítězství

## Where points come from

points-tokens = Žetony
points-buildings = Budovy
points-residences = Obytné domy
points-prestige = Prestižní budovy
points-gold = Zlato
points-goods = Suroviny
points-deniers = Denáry
points-total = Celkem

## Lekce

lesson-1-road = Jedno kolo na cestě
lesson-1-road-hint = Dělníci, budovy a rychtář: celé kolo tah po tahu.
lesson-1-road-theme = Král chce hrad a podél cesty k němu roste město. Jsi **Červený**, patříš k jeho stavitelům; Zelený je tvůj soupeř. Tato lekce je jedno kolo u skutečného stolu.
lesson-1-road-goal = Vítězí, kdo má na konci nejvíc **bodů prestiže**. Dávají je žetony hradu: každý za 4 body v Paláci, pak za 3 v Hradbách a nakonec za 2 ve Věžích. Počítají se i tvé budovy. S posledním žetonem končí i hra.
lesson-1-road-round = Cesta je řada karet. V každém kole dostaneš **příjem**, střídáte se v **akcích** a můžete podplatit **rychtáře**. Pak se od začátku vyhodnotí **cesta**, a co vyděláš, smíš odevzdat na **hrad**.
lesson-1-road-worker = Teď ty. Dělník stojí 1 denár a přinese to, co ukazuje karta. **Pošli dělníka do Parku**: dostaneš 1 jídlo.
lesson-1-road-worker-why = Park je první karta cesty, takže k němu rychtář jistě dojde. Vyber ho a dělník tam půjde.
lesson-1-road-build = Zelený posílá dělníka ke Kramáři. Ty máš kostky na vlastní budovu: **postav Malou farmu** z ruky. Stojí 1 jídlo a 1 dřevo, má hodnotu 1 bodu a přijde na konec cesty.
lesson-1-road-build-why = Vyber v ruce Malou farmu. Ostatní karty stojí kámen a ten zatím nemáš.
lesson-1-road-pass = Podívej: Zelený platí za to, že smí pracovat na **tvé** farmě. Kdykoli tvou budovu využije někdo jiný, máš z ní výhodu majitele. Víc teď nepotřebuješ, takže **pasuj**. Kdo pasuje první, vezme si 1 denár.
lesson-1-road-pass-why = Dělníků se dá poslat víc, ale toto kolo ti přinese dost. Pasuj první a vezmi denár dřív než Zelený.
lesson-1-road-provost = Rychtář stojí na Velkém kamenolomu a v tomto kole se vyhodnotí jen karty **až k němu**. Tvá farma leží o kartu dál. **Posuň ho o 1 kartu vpřed** za 1 denár.
lesson-1-road-provost-why = Dokud k ní rychtář nedojde, nedá farma nic: ani Zelenému, ani výhodu tobě. Jeden krok vpřed stačí.
lesson-1-road-effect = Teď se vyhodnocuje cesta, karta po kartě od začátku. První je na řadě tvůj dělník v Parku: **vezmi si jídlo**.
lesson-1-road-effect-why = Efekt můžeš vždy nechat být, ale tohle jídlo je zadarmo. Vezmi si ho.
lesson-1-road-bonus = Zelený koupil u Kramáře 1 kámen a z tvé farmy vzal 1 jídlo. Teď je řada na majiteli: **vezmi si svou výhodu**, 1 jídlo ze zásoby na kartě.
lesson-1-road-bonus-why = Výhoda tě nic nestojí. Vezmi si jídlo ze zásoby.
lesson-1-road-end = Na hrad nikdo nic odevzdat nemohl, a tak ze hry zmizely dva žetony: hrad nečeká. Začínající hráč se změnil a všichni dostali 2 denáry. To bylo celé kolo.

lesson-2-castle = Stavba hradu
lesson-2-castle-hint = Sady, zlato jako žolík a odměna za nejvíc sad.
lesson-2-castle-batch = Konec některého z dalších kol: přichází na řadu hrad. **Sada** je 1 jídlo, 1 dřevo a 1 kámen a získáš za ni jeden žeton. Nejcennější je Palác, každý žeton za 4 body. **Odevzdej sadu.**
lesson-2-castle-batch-why = Odevzdej jídlo, dřevo a kámen a zlato si nech: později zastoupí cokoli.
lesson-2-castle-gold = Kámen už nemáš, ale **zlato** zastoupí kteroukoli jinou kostku. **Odevzdej druhou sadu** se zlatem místo kamene.
lesson-2-castle-gold-why = Jídlo, dřevo a zlato dají sadu: další 4 body. Byla by škoda teď přestat.
lesson-2-castle-most = Zelený odevzdal jednu sadu, ty dvě. Kdo v kole odevzdá **nejvíc** sad, vezme si 1 zlato, takže to své máš zpátky. Při shodě ho dostane ten, kdo dřív pasoval.
lesson-2-castle-end = Šetři tedy na hrad, ale ne moc dlouho: žetony ztrácejí cenu a berou si je i ostatní. Na konci má hodnotu 1 bodu i každé zlato, každá trojice ostatních kostek a každé 3 denáry.

lesson-3-prestige = Obytné domy a prestiž
lesson-3-prestige-hint = Otoč budovu, postav na ní něco velkolepého a odnes si jednu radu.
lesson-3-prestige-lawyer = Jsme uprostřed hry. Tvůj dělník je u Notáře, který patří Zelenému: za 1 jídlo otočíš jednu ze **svých** budov na obytný dům. Na ten se už dělníci neumisťují, ale každé kolo vynese 1 denár. **Otoč Malou farmu**, její zásoba je prázdná.
lesson-3-prestige-lawyer-why = Velký kamenolom ti vynese kámen, kdykoli tam někdo pracuje. Malá farma už nemá co dát: ztratíš tím nejméně.
lesson-3-prestige-prestige = Nové kolo, a obytný dům už vydělal. Na obytném domě smíš postavit některou z velkých **prestižních budov**. Máš 2 kameny a 1 zlato: **postav Sochu** za 6 bodů.
lesson-3-prestige-prestige-why = Na Sochu máš a nikdo jiný ji pak už nepostaví. Vyber ji mezi prestižními budovami.
lesson-3-prestige-tip = **Rada:** stav karty, které budou chtít používat i ostatní, a blízko začátku cesty. Oni pak zaplatí za dělníka a ty bereš výhodu. Teď máš jeden tah podle svého: **udělej, co chceš.**
lesson-3-prestige-tip-why = Cokoli z nabídky je v pořádku.
lesson-3-prestige-end = Víc pro první hru nepotřebuješ. Všechno na stole se samo vysvětlí: ukaž na kartu, zeptej se, proč něco nejde, nebo otevři pravidla. **A teď hraj!**

## Heads on the table in words

view-variant = Pravidla
view-switches = Domácí pravidla
view-players = Hráči
view-seat = Hráč
view-points = Body
view-position = Pozice
view-card = Karta
view-owner = Majitel
view-workers = Dělníci
view-hand_count = Karty v ruce
view-pile_count = Karty v balíčku
view-known_hand = Známé karty v ruce
view-batches = Sady surovin
view-removed = Žetony vyřazené ze hry

## What the table asks back about a move that is probably a slip

slip-gift = Nic to nestojí. Opravdu to nevyužít?
slip-reach = Tak daleko se rychtář v tomto kole nedostane, ať zaplatí kdokoli cokoli. Opravdu tam dělníka umístit?
view-income = Příjem
view-residence = Obytný dům
