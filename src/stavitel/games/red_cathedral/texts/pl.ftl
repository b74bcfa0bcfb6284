### The Red Cathedral in Polish.
### Which variables a message gets is told in stavitel/texts.py.

title = Czerwona Katedra
about = Po rynku krążą kości i przynoszą budulce, z których rywalizujące zespoły wznoszą karta po karcie jedną katedrę.

## Seats: the players and the solo opponent

seat-yellow = Żółty
    .gen = Żółtego
seat-green = Zielony
    .gen = Zielonego
seat-red = Czerwony
    .gen = Czerwonego
seat-blue = Niebieski
    .gen = Niebieskiego
seat-ivan = Iwan
    .gen = Iwana

## Resources

good-wood = Drewno
    .gen = drewna
    .acc = drewno
good-brick = Cegła
    .gen = cegły
    .acc = cegłę
good-stone = Kamień
    .gen = kamienia
    .acc = kamień
good-gold = Złoto
    .gen = złota
    .acc = złoto
good-emerald = Szmaragd
    .gen = szmaragdu
    .acc = szmaragd
good-amethyst = Szafir
    .gen = szafiru
    .acc = szafir
good-rubles = Ruble
    .gen = rubli
    .acc = ruble
good-recognition = Uznanie
    .gen = uznania
    .acc = uznanie

## Dice, slots of the workshop board, places of banners, sides of the board

die-yellow = żółta kość
    .acc = żółtą kość
    .gen = żółtej kości
    .ins = żółtą kością
die-green = zielona kość
    .acc = zieloną kość
    .gen = zielonej kości
    .ins = zieloną kością
die-red = czerwona kość
    .acc = czerwoną kość
    .gen = czerwonej kości
    .ins = czerwoną kością
die-blue = niebieska kość
    .acc = niebieską kość
    .gen = niebieskiej kości
    .ins = niebieską kością
die-white = biała kość
    .acc = białą kość
    .gen = białej kości
    .ins = białą kością

slot-yellow = żółte pole warsztatu
    .loc = żółtym polu warsztatu
slot-green = zielone pole warsztatu
    .loc = zielonym polu warsztatu
slot-red = czerwone pole warsztatu
    .loc = czerwonym polu warsztatu
slot-blue = niebieskie pole warsztatu
    .loc = niebieskim polu warsztatu
slot-white_1 = pierwsze białe pole warsztatu
    .loc = pierwszym białym polu warsztatu
slot-white_2 = drugie białe pole warsztatu
    .loc = drugim białym polu warsztatu

place-inventory = magazyn
    .from = z magazynu
    .on = w magazynie
place-outside = miejsce poza magazynem
    .from = spoza magazynu
    .on = poza magazynem
place-white_1 = pierwsze białe pole warsztatu
    .from = z pierwszego białego pola warsztatu
    .on = na pierwszym białym polu warsztatu
place-white_2 = drugie białe pole warsztatu
    .from = z drugiego białego pola warsztatu
    .on = na drugim białym polu warsztatu

side-basic = strona podstawowa
    .gen = strony podstawowej
side-advanced = strona zaawansowana
    .gen = strony zaawansowanej

## Cathedral cards

section-base_01 = Podstawa 1
    .acc = Podstawę 1
section-base_02 = Podstawa 2
    .acc = Podstawę 2
section-base_03 = Podstawa 3
    .acc = Podstawę 3
section-base_04 = Podstawa 4
    .acc = Podstawę 4
section-base_05 = Podstawa 5
    .acc = Podstawę 5
section-base_06 = Podstawa 6
    .acc = Podstawę 6
section-base_07 = Podstawa 7
    .acc = Podstawę 7
section-base_08 = Podstawa 8
    .acc = Podstawę 8
section-base_09 = Podstawa 9
    .acc = Podstawę 9
section-base_10 = Podstawa 10
    .acc = Podstawę 10
section-middle_01 = Piętro 1
    .acc = Piętro 1
section-middle_02 = Piętro 2
    .acc = Piętro 2
section-middle_03 = Piętro 3
    .acc = Piętro 3
section-middle_04 = Piętro 4
    .acc = Piętro 4
section-middle_05 = Piętro 5
    .acc = Piętro 5
section-middle_06 = Piętro 6
    .acc = Piętro 6
section-middle_07 = Piętro 7
    .acc = Piętro 7
section-middle_08 = Piętro 8
    .acc = Piętro 8
section-middle_09 = Piętro 9
    .acc = Piętro 9
section-middle_10 = Piętro 10
    .acc = Piętro 10
section-middle_11 = Piętro 11
    .acc = Piętro 11
section-middle_12 = Piętro 12
    .acc = Piętro 12
section-middle_13 = Piętro 13
    .acc = Piętro 13
section-middle_14 = Piętro 14
    .acc = Piętro 14
section-middle_15 = Piętro 15
    .acc = Piętro 15
section-middle_16 = Piętro 16
    .acc = Piętro 16
section-middle_17 = Piętro 17
    .acc = Piętro 17
section-middle_18 = Piętro 18
    .acc = Piętro 18
section-middle_19 = Piętro 19
    .acc = Piętro 19
section-middle_20 = Piętro 20
    .acc = Piętro 20
section-dome_01 = Kopuła 1
    .acc = Kopułę 1
section-dome_02 = Kopuła 2
    .acc = Kopułę 2
section-dome_03 = Kopuła 3
    .acc = Kopułę 3
section-dome_04 = Kopuła 4
    .acc = Kopułę 4
section-dome_05 = Kopuła 5
    .acc = Kopułę 5
section-dome_06 = Kopuła 6
    .acc = Kopułę 6
section-dome_07 = Kopuła 7
    .acc = Kopułę 7
section-dome_08 = Kopuła 8
    .acc = Kopułę 8
section-dome_09 = Kopuła 9
    .acc = Kopułę 9
section-dome_10 = Kopuła 10
    .acc = Kopułę 10

## Workshop tiles

tile-wt_n_die_yellow = żółta kość
tile-wt_n_die_green = zielona kość
tile-wt_n_die_red = czerwona kość
tile-wt_n_die_blue = niebieska kość
tile-wt_n_die_white = biała kość
tile-wt_n_wood = drewno
tile-wt_n_brick = cegła
tile-wt_n_stone = kamień
tile-wt_n_gold = złoto
tile-wt_n_emerald = szmaragd
tile-wt_n_amethyst = szafir
tile-wt_n_rubles = ruble
tile-wt_n_recognition_1 = uznanie A
tile-wt_n_recognition_2 = uznanie B
tile-wt_p_die_yellow = żółta kość +
tile-wt_p_die_green = zielona kość +
tile-wt_p_die_red = czerwona kość +
tile-wt_p_die_blue = niebieska kość +
tile-wt_p_die_white = biała kość +
tile-wt_p_wood = drewno +
tile-wt_p_brick = cegła +
tile-wt_p_stone = kamień +
tile-wt_p_gold = złoto +
tile-wt_p_emerald = szmaragd +
tile-wt_p_amethyst = szafir +
tile-wt_p_rubles = ruble +
tile-wt_p_recognition_1 = uznanie A +
tile-wt_p_recognition_2 = uznanie B +

## Influence cards

card-craftsmen_1 = Gildia Rzemieślników 1
card-craftsmen_2 = Gildia Rzemieślników 2
card-craftsmen_3 = Gildia Rzemieślników 3
card-teamsters_1 = Gildia Wozaków 1
card-teamsters_2 = Gildia Wozaków 2
card-teamsters_3 = Gildia Wozaków 3
card-merchants_1 = Gildia Kupców 1
card-merchants_2 = Gildia Kupców 2
card-merchants_3 = Gildia Kupców 3
card-clergy_1 = Kler 1
card-clergy_2 = Kler 2
card-clergy_3 = Kler 3

## Building plans

plan-plan_2_1 = plan budowy 1 dla 2 graczy
plan-plan_2_2 = plan budowy 2 dla 2 graczy
plan-plan_2_3 = plan budowy 3 dla 2 graczy
plan-plan_3_1 = plan budowy 1 dla 3 graczy
plan-plan_3_2 = plan budowy 2 dla 3 graczy
plan-plan_3_3 = plan budowy 3 dla 3 graczy
plan-plan_4_1 = plan budowy 1 dla 4 graczy
plan-plan_4_2 = plan budowy 2 dla 4 graczy
plan-plan_4_3 = plan budowy 3 dla 4 graczy

## Influence actions

influence-sell_any = Sprzedaż budulca
influence-buy_any = Zakup budulca
influence-buy_shown_1 = Zakup wskazanego budulca
influence-sell_shown_1 = Sprzedaż wskazanego budulca
influence-buy_shown_2 = Zakup wskazanego budulca
influence-sell_shown_2 = Sprzedaż wskazanego budulca
influence-deliver_1 = Dostawa
influence-deliver_2 = Dostawa
influence-swap_tokens = Zamiana dwóch żetonów zasobów
influence-gain_ruble = Zysk rubli
influence-exchange_2_1 = Wymiana identycznych budulców
influence-exchange_1_ruble = Wymiana na inny budulec
influence-exchange_4_2 = Wymiana identycznych budulców
influence-activate_tile = Aktywacja własnego żetonu
influence-gain_recognition = Zysk uznania
influence-buy_prestige = Zakup prestiżu
influence-offer_three = Ofiara z różnych budulców
influence-full_tower_kinds = Ukończone wszystkie trzy rodzaje

## Ivan's cards, ornaments, jewels, phases

task-solo_recognition = Uznanie
task-solo_inventory = Magazyn
task-solo_transport = Transport
task-solo_construction = Budowa
task-solo_claim = Rezerwacja

ornament-door = wrota
    .acc = wrota
    .gen = wrót
    .none = żadnych wrót
ornament-arch = łuk
    .acc = łuk
    .gen = łuku
    .none = żadnego łuku
ornament-cross = krzyż
    .acc = krzyż
    .gen = krzyża
    .none = żadnego krzyża

jewels-none = bez klejnotu
jewels-emerald = ze szmaragdem
jewels-amethyst = z szafirem
jewels-two_emeralds = z dwoma szmaragdami
jewels-two_amethysts = z dwoma szafirami
jewels-emerald_and_amethyst = ze szmaragdem i szafirem

phase-setup = Przygotowanie do gry
phase-play = Przebieg rozgrywki
phase-game_end = Zakończenie gry

## Variants and switches

variant-basic = Strona podstawowa
variant-basic-hint = Pola warsztatu mają różne koszty, a wszystkich zdobień można używać od początku.
variant-advanced = Strona zaawansowana
variant-advanced-hint = Każde pole warsztatu kosztuje 3 ruble, a zdobienia trzeba najpierw odblokować żetonami warsztatu.

switch-boards = Strony plansz warsztatu
switch-boards-hint = Czy wszyscy gracze używają tej samej strony planszy warsztatu.
switch-boards-same = Ta sama dla wszystkich
switch-boards-same-hint = Wszyscy grają na stronie, którą podaje wariant.
switch-boards-own_choice = Wybór każdego gracza
switch-boards-own_choice-hint = Na początku każdy gracz wybiera stronę. Strony różnią się siłą.
switch-clock = Zegar
switch-clock-hint = Czy gra kończy się po określonej liczbie tur, nawet jeśli nikt nie ukończył sześciu kart.
switch-clock-off = Bez zegara
switch-clock-off-hint = Gra się, dopóki ktoś nie ukończy szóstej karty.
switch-clock-on = Z zegarem
switch-clock-on-hint = Po ustalonej liczbie tur każdego gracza gra się kończy i następuje punktacja.
switch-white_tiles = Dwa białe żetony
switch-white_tiles-hint = Czy w turze, w której przesuwasz białą kość, mogą zadziałać żetony na obu białych polach.
switch-white_tiles-one_a_turn = Jeden na turę
switch-white_tiles-one_a_turn-hint = Dosłownie według obu instrukcji: w tej turze działa jeden z nich, cokolwiek go aktywuje.
switch-white_tiles-one_a_die = Jeden kością
switch-white_tiles-one_a_die-hint = Ograniczenie dotyczy tylko kości: karta wpływu może aktywować także drugi biały żeton.
switch-exchange = Prestiż za ruble
switch-exchange-hint = Kiedy we własnej turze można zamieniać prestiż na ruble.
switch-exchange-any_time = W każdej chwili
switch-exchange-any_time-hint = Dowolną liczbę razy, przy każdej decyzji w swojej turze.
switch-exchange-one_moment = W jednym momencie
switch-exchange-one_moment-hint = Dowolną liczbę razy, ale naraz: gdy zrobisz coś innego, w tej turze już nie.
switch-clergy_points = Punkty od Kleru
switch-clergy_points-hint = Co Kler daje za 3 ruble albo za 3 różne budulce; symbole na kartach nie są nam znane.
switch-clergy_points-prestige = Prestiż
switch-clergy_points-prestige-hint = Cena jest wysoka, więc chodzi o te cenniejsze punkty.
switch-clergy_points-recognition = Uznanie
switch-clergy_points-recognition-hint = Jak twierdzi jeden opublikowany artykuł: przed końcem gry prestiż dają tylko zdobienia.

## Amounts and counts

amount-wood =
    { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
amount-brick =
    { $n ->
        [one] { $n } cegła
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
    .acc =
        { $n ->
            [one] { $n } cegłę
            [few] { $n } cegły
           *[many] { $n } cegieł
        }
amount-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
amount-gold =
    { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
amount-emerald =
    { $n ->
        [one] { $n } szmaragd
        [few] { $n } szmaragdy
       *[many] { $n } szmaragdów
    }
amount-amethyst =
    { $n ->
        [one] { $n } szafir
        [few] { $n } szafiry
       *[many] { $n } szafirów
    }
amount-rubles =
    { $n ->
        [one] { $n } rubel
        [few] { $n } ruble
       *[many] { $n } rubli
    }
    .acc =
        { $n ->
            [one] { $n } rubla
            [few] { $n } ruble
           *[many] { $n } rubli
        }
amount-recognition =
    { $n ->
        [one] { $n } punkt uznania
        [few] { $n } punkty uznania
       *[many] { $n } punktów uznania
    }
amount-prestige =
    { $n ->
        [one] { $n } punkt prestiżu
        [few] { $n } punkty prestiżu
       *[many] { $n } punktów prestiżu
    }

count-material =
    { $n ->
        [one] { $n } budulec
        [few] { $n } budulce
       *[many] { $n } budulców
    }
count-banner =
    { $n ->
        [one] { $n } sztandar
        [few] { $n } sztandary
       *[many] { $n } sztandarów
    }
count-section =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
count-ornament =
    { $n ->
        [one] { $n } zdobienie
        [few] { $n } zdobienia
       *[many] { $n } zdobień
    }
count-die =
    { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    }
count-delivery =
    { $n ->
        [one] { $n } dostawa
        [few] { $n } dostawy
       *[many] { $n } dostaw
    }
count-turn =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[many] { $n } tur
    }
count-point =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

## What actions of an influence card say

pay-material =
    { $n ->
        [one] { $n } budulec
        [few] { $n } budulce
       *[many] { $n } budulców
    }
pay-same =
    { $n ->
        [one] { $n } sztuka jednego rodzaju
        [few] { $n } sztuki jednego rodzaju
       *[many] { $n } sztuk jednego rodzaju
    }
pay-different =
    { $n ->
        [one] { $n } budulec
        [few] { $n } różne budulce
       *[many] { $n } różnych budulców
    }
gain-material =
    { $n ->
        [one] { $n } budulec
        [few] { $n } budulce
       *[many] { $n } budulców
    }
gain-delivery =
    { $n ->
        [one] { $n } dostawa
        [few] { $n } dostawy
       *[many] { $n } dostaw
    }
effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left } albo { $right }

## Prompts

ask-deal_token = Losowany jest żeton zasobów dla pola { $space }.
ask-deal_influence_card = Losowana jest karta wpływu dla ćwiartki { $quadrant }.
ask-place_die = Rzut kością dla pola { $space }.
ask-draw_building_plan = Losowana jest karta planu budowy.
ask-deal_cathedral_card = Losowana jest karta katedry (wieża { $tower }, poziom { $floor }).
ask-deal_workshop_tile = Losowany jest żeton warsztatu na kartę katedry (wieża { $tower }, poziom { $floor }).
ask-deal_task = Losowana jest { $number }. karta w rzędzie Iwana.
ask-deal_task_die = Losowany jest żeton na { $number }. kartę w rzędzie Iwana.
ask-draw_starting_player = Losowany jest pierwszy gracz.
ask-roll_die = Rzut { $die_ins } na polu { $space }.
ask-choose_board = { $seat }: której strony planszy warsztatu używasz?
ask-player_turn =
    { $goods_total ->
        [0] { $seat }: wybierz akcję. Nie masz rubli, twój znacznik stoi na polu { $track }.
       *[other] { $seat }: wybierz akcję. Masz { $goods_acc }, twój znacznik stoi na polu { $track }.
    }
ask-reroll_choice = { $seat }: z którego pola rynku przerzucasz kości?
ask-claim_choice = { $seat }: którą kartę katedry rezerwujesz?
ask-tile_choice =
    { $goods_total ->
        [0] { $seat }: gdzie kładziesz żeton „{ $tile }”? Nie masz rubli.
       *[other] { $seat }: gdzie kładziesz żeton „{ $tile }”? Masz { $goods_acc }.
    }
ask-take_amount = { $seat }: ile bierzesz? Najwyżej { $goods_acc }.
ask-deliveries = { $seat }: co dostarczasz? Pozostałe dostawy: { $left }.
ask-market_turn = { $seat }: { $die } jest na polu { $space } (żeton { $good_gen }). Co tam robisz?
ask-trade = { $seat }: { $influence }. Handlujesz?
ask-exchange_give =
    { $amount ->
        [one] { $seat }: jaki budulec wymieniasz ({ $influence })?
        [few] { $seat }: jaki budulec wymieniasz ({ $influence })? Oddajesz { $amount } sztuki.
       *[many] { $seat }: jaki budulec wymieniasz ({ $influence })? Oddajesz { $amount } sztuk.
    }
ask-exchange_get =
    { $left ->
        [one] { $seat }: jaki budulec otrzymujesz z wymiany ({ $influence })?
       *[other] { $seat }: jaki budulec otrzymujesz z wymiany ({ $influence })? Pozostało do wyboru: { $left }.
    }
ask-offering = { $seat }: jaki budulec ofiarowujesz? Pozostało do oddania: { $left }, za każdym razem inny rodzaj.
ask-first_token = { $seat }: który żeton zasobów zamieniasz?
ask-second_token = { $seat }: z którym żetonem zamienia się miejscami żeton { $good_gen }?
ask-tile_activation = { $seat }: który swój żeton aktywujesz?
ask-turn_end = { $seat }: czy przed końcem tury robisz coś jeszcze?
ask-ivan_claim_choice = { $seat }: którą kartę katedry rezerwuje Iwan?
ask-ivan_ornament_choice = { $seat }: na której karcie katedry Iwan umieszcza { $ornament_acc }?

## Actions

do-lay_token = Los: przy polu { $space } leży żeton { $good_gen }
do-deal_influence = Los: przy ćwiartce { $quadrant } leży { $card }
do-roll = Los: { $die } pokazuje { $value } (pole { $space })
do-draw_plan = Los: { $plan }
do-deal_section = Los: { $section } (wieża { $tower }, poziom { $floor })
do-deal_tile = Los: żeton „{ $tile }” (wieża { $tower }, poziom { $floor })
do-deal_solo_card = Los: { $number }. karta w rzędzie Iwana to { $task }
do-deal_solo_tile = Los: na { $number }. karcie w rzędzie Iwana leży żeton „{ $die }”
do-draw_first_player = Los: zaczyna { $seat }
do-choose_side = Użyj { $side_gen }
do-exchange_prestige = Wymień 1 punkt prestiżu na { $gain_acc }
do-reroll = Wydaj 1 punkt prestiżu i przerzuć kości z jednego pola
do-reroll_space =
    { $dice ->
        [one] Pole { $space } (żeton { $good_gen }): przerzuć { $dice } kość
       *[other] Pole { $space } (żeton { $good_gen }): przerzuć { $dice } kości
    }
do-take_banner = Zarezerwuj kartę katedry sztandarem { $place_from }
do-build = Buduj i ozdabiaj katedrę
do-move_die =
    Przesuń { $die_acc } ({ $value }{ $steps ->
        [0] { "" }
       *[other] { " + " }{ $steps }
    }) na pole { $space }{ $pay_total ->
        [0] { "" }
        [one] { " za 1 rubla" }
       *[other] { " za " }{ $pay }
    }: żeton { $good_gen }, { $dice ->
        [one] { $dice } kość
       *[other] { $dice } kości
    }
do-end_turn = Zakończ turę
do-claim =
    Zarezerwuj { $section_acc } (wieża { $tower }, poziom { $floor }): koszt { $cost }; nagroda { $gain }{ $tile ->
        [none] { "" }
       *[other] { "; żeton " }„{ $tile }”
    }
do-lay_face_up =
    Połóż odkryty żeton „{ $tile }” na { $slot_loc }{ $pay_total ->
        [0] { "" }
        [one] { " za 1 rubla" }
       *[other] { " za " }{ $pay }
    }{ $ornament ->
        [none] { "" }
       *[other] { " i odblokuj " }{ $ornament_acc }
    }
do-lay_face_down =
    Połóż zakryty żeton „{ $tile }” na { $slot_loc }{ $ornament ->
        [none] { "" }
       *[other] { ", tracąc " }{ $ornament_acc }
    }
do-deliver =
    { $section ->
        [none] Dostarcz { $good_acc } (wieża { $tower }, poziom { $floor })
       *[other]
            { $missing ->
                [one] Dostarcz { $good_acc } na { $section_acc } (wieża { $tower }, poziom { $floor }) i ukończ tę kartę
                [few] Dostarcz { $good_acc } na { $section_acc } (wieża { $tower }, poziom { $floor }), gdzie brakuje { $missing } sztuk
               *[many] Dostarcz { $good_acc } na { $section_acc } (wieża { $tower }, poziom { $floor }), gdzie brakuje { $missing } sztuk
            }
    }
do-decorate =
    { $gain_total ->
        [0] Umieść { $ornament_acc } { $jewels } ({ $section }, wieża { $tower }, poziom { $floor }) za { $pay_acc }
       *[other] Umieść { $ornament_acc } { $jewels } ({ $section }, wieża { $tower }, poziom { $floor }) za { $pay_acc } i zyskaj { $gain_acc }
    }
do-stop_delivering = Nie dostarczaj nic więcej
do-take_resources = Weź zasoby (najwyżej { $goods_acc })
do-take =
    { $amount ->
        [0] Nic nie bierz
       *[other] Weź { $goods_acc }
    }
do-use_influence =
    Użyj wpływu: { $influence }{ $pay_total ->
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
        [none] Aktywuj żeton na { $slot_loc }: { $goods }
       *[other] Aktywuj żeton „{ $tile }” na { $slot_loc }: { $goods }
    }
do-end_market = Zakończ akcję rynku i rzuć kośćmi
do-give =
    { $gain_total ->
        [0] Oddaj { $pay_acc }
       *[other] Sprzedaj { $pay_acc } za { $gain_acc }
    }
do-get =
    { $pay_total ->
        [0] Weź { $gain_acc }
       *[other] Kup { $gain_acc } za { $pay_acc }
    }
do-stop_trading = Zakończ handel
do-swap_token = Zamień żeton { $good_gen } (pole { $space })
do-ivan_claim =
    Iwan rezerwuje { $section_acc } (wieża { $tower }, poziom { $floor }): koszt { $cost }; nagroda { $gain }{ $tile ->
        [none] { "" }
       *[other] { "; żeton " }„{ $tile }”
    }
do-ivan_decorate = Iwan umieszcza { $ornament_acc } ({ $section }, wieża { $tower }, poziom { $floor }) i zyskuje { $gain }

## Log

event-token_laid = Żeton { $good_gen } trafia na pole { $space }
event-influence_laid = Do ćwiartki { $quadrant } trafia { $card }
event-die_rolled = Na polu { $space } { $die } pokazuje { $value }
event-plan_drawn = Plac budowy wyznacza { $plan }
event-section_laid = Na placu budowy leży { $section } (wieża { $tower }, poziom { $floor })
event-tile_laid = Żeton „{ $tile }” leży na karcie katedry (wieża { $tower }, poziom { $floor })
event-solo_card_laid = { $number }. karta w rzędzie Iwana to { $task }
event-solo_tile_laid = Na { $number }. karcie w rzędzie Iwana leży żeton „{ $die }”
event-side_chosen = { $seat } używa { $side_gen } planszy warsztatu
event-first_player_chosen = { $seat } jest pierwszym graczem
event-start_money_received = { $seat } otrzymuje na początek { $goods_acc }
event-turn_started = Tura { $turn }: { $seat }
event-recognition_gained = { $seat } zyskuje { $goods } (pole { $track })
event-prestige_gained = { $seat } zyskuje { $goods } (pole { $track })
event-prestige_exchanged = { $seat } wymienia 1 punkt prestiżu na { $goods_acc } (pole { $track })
event-reroll_bought = { $seat } za 1 punkt prestiżu przerzuca kości na polu { $space } (pole { $track })
event-banner_taken = { $seat } bierze sztandar { $place_from }
event-section_claimed = { $seat } rezerwuje { $section_acc } (wieża { $tower }, poziom { $floor }) i bierze żeton „{ $tile }”
event-tile_face_up =
    { $goods_total ->
        [0] { $seat } kładzie odkryty żeton „{ $tile }” na { $slot_loc }
       *[other] { $seat } kładzie odkryty żeton „{ $tile }” na { $slot_loc } za { $goods_acc }
    }
event-tile_face_down = { $seat } kładzie zakryty żeton „{ $tile }” na { $slot_loc }
event-ornament_unlocked = { $seat } odblokowuje { $ornament_acc }
event-ornament_lost = { $seat } traci { $ornament_acc } do końca gry
event-tile_activated = { $seat } aktywuje żeton „{ $tile }” na { $slot_loc }
event-material_delivered = { $seat } dostarcza { $good_acc } na { $section_acc } (wieża { $tower }, poziom { $floor })
event-section_finished = { $seat } kończy { $section_acc } (wieża { $tower }, poziom { $floor })
event-penalty_suffered = { $seat } traci { $goods } za nieukończoną kartę (wieża { $tower }, poziom { $floor }; pole { $track })
event-ornament_placed = { $seat } umieszcza { $ornament_acc } { $jewels } (wieża { $tower }, poziom { $floor })
event-die_moved =
    { $goods_total ->
        [0] { $seat } przesuwa { $die_acc } o { $steps } na pole { $space }
       *[other] { $seat } przesuwa { $die_acc } o { $steps } na pole { $space } za { $goods_acc }
    }
event-resources_taken = { $seat } bierze { $goods_acc }
event-influence_used = { $seat } używa wpływu: { $influence }
event-rubles_paid = { $seat } płaci { $goods_acc }
event-rubles_gained = { $seat } bierze { $goods_acc }
event-materials_given = { $seat } oddaje { $goods_acc }
event-material_received = { $seat } otrzymuje { $goods_acc }
event-token_moved = Żeton { $good_gen } przesuwa się na pole { $space }
event-ivan_card_turn = Tura Iwana: { $number }. karta, { $task }
event-ivan_blocked = Iwan nie może przesunąć { $die_gen }: na jej polu docelowym leżą trzy kości
event-ivan_stocked = Iwan kładzie { $goods_acc } na karcie Magazyn
event-ivan_transported =
    { $amount ->
        [0] Iwan nie ma czego przewieźć
        [one] Iwan przenosi na kartę Budowa { $amount } budulec
        [few] Iwan przenosi na kartę Budowa { $amount } budulce
       *[many] Iwan przenosi na kartę Budowa { $amount } budulców
    }
event-ivan_delivered =
    { $amount ->
        [one] Iwan dostarcza { $amount } budulec na { $section_acc } (wieża { $tower }, poziom { $floor })
        [few] Iwan dostarcza { $amount } budulce na { $section_acc } (wieża { $tower }, poziom { $floor })
       *[many] Iwan dostarcza { $amount } budulców na { $section_acc } (wieża { $tower }, poziom { $floor })
    }
event-ivan_claimed = Iwan rezerwuje { $section_acc } (wieża { $tower }, poziom { $floor }); żeton „{ $tile }” zostaje usunięty z gry
event-ivan_ornament_skipped = Iwan nie ma gdzie umieścić { $ornament_gen }
event-solo_tiles_collected = Pięć żetonów Iwana zostaje wymieszanych i rozłożonych na nowo
event-end_triggered = { $seat } kończy szóstą kartę i spełnia warunek zakończenia gry
event-leftovers_scored =
    { $pieces ->
        [one] { $seat } zyskuje { $goods } za { $pieces } pozostałą sztukę
        [few] { $seat } zyskuje { $goods } za { $pieces } pozostałe sztuki
       *[many] { $seat } zyskuje { $goods } za { $pieces } pozostałych sztuk
    }
event-tower_scored = { $seat } zyskuje { $goods } za wieżę { $tower }
event-final_score =
    { $goods_total ->
        [0] { $seat } ma razem 0 punktów prestiżu
       *[other] { $seat } ma razem { $goods }
    }
event-game_ended =
    { $turn ->
        [one] Gra kończy się po { $turn } turze
       *[other] Gra kończy się po { $turn } turach
    }

## Why not?

why-no_prestige_to_lose = Nie masz prestiżu do stracenia: poniżej twojego znacznika nie ma pola prestiżu.
why-already_rerolled = W tej turze kości zostały już przerzucone.
why-exchanged_before = Przy tym stole prestiż zamienia się tylko w jednym momencie tury, a ten już minął.
why-no_die_there = Na polu { $space } nie ma żadnej kości.
why-no_banner_there = Nie masz sztandaru { $place_on }.
why-off_the_site = Wieża { $tower } na placu budowy nie ma poziomu { $floor }.
why-already_claimed = Leży tam już sztandar { $seat_gen }.
why-not_claimed_below = Na karcie poniżej nie ma jeszcze sztandaru.
why-slot_occupied = Na { $slot_loc } leży już żeton.
why-banner_on_slot = Na { $slot_loc } leży jeszcze sztandar.
why-too_few_rubles =
    { $need ->
        [one] To kosztuje { $need } rubla, a masz { $have }.
        [few] To kosztuje { $need } ruble, a masz { $have }.
       *[many] To kosztuje { $need } rubli, a masz { $have }.
    }
why-slot_too_expensive =
    { $need ->
        [one] To pole warsztatu kosztuje { $need } rubla, a masz { $have }.
        [few] To pole warsztatu kosztuje { $need } ruble, a masz { $have }.
       *[many] To pole warsztatu kosztuje { $need } rubli, a masz { $have }.
    }
why-nothing_to_deliver = Nie masz niczego, co można by dostarczyć na plac budowy.
why-not_your_section = Na tej karcie nie ma twojego sztandaru.
why-section_is_finished = Ta karta jest już ukończona.
why-not_needed_there = Ta karta nie potrzebuje już { $good_gen }.
why-not_in_inventory = Z magazynu trzeba wziąć { $goods_acc }; masz { $have }.
why-deliver_something = Trzeba wykonać co najmniej jedną dostawę.
why-section_not_finished = Ta karta nie jest jeszcze ukończona.
why-already_decorated = Jest tam już zdobienie { $seat_gen }.
why-no_ornament = Nie masz do dyspozycji { $ornament_none }.
why-too_many_deliveries = Potrzebne dostawy: { $need }, pozostałe: { $have }.
why-extra_steps_other_die = Dodatkowe pola są tylko dla białej kości i kości w twoim kolorze, a to { $die }.
why-extra_steps_cost =
    { $need ->
        [one] Dodatkowe pola kosztują { $need } rubla, a masz { $have }.
        [few] Dodatkowe pola kosztują { $need } ruble, a masz { $have }.
       *[many] Dodatkowe pola kosztują { $need } rubli, a masz { $have }.
    }
why-space_full = Na polu { $space } leżą już trzy inne kości.
why-already_taken = W tej turze zasoby zostały już wzięte.
why-influence_used_up = W tej turze wpływ został już użyty.
why-already_activated = W tej turze ta kość aktywowała już żeton.
why-no_room = Twój magazyn jest pełny.
why-supply_empty = W zasobach ogólnych nie ma już { $good_gen }.
why-too_much_taken = Możesz wziąć najwyżej { $most }.
why-no_tile_face_up = Na { $slot_loc } nie ma odkrytego żetonu.
why-other_white_tile = Żeton na { $slot_loc } już w tej turze zadziałał; z dwóch białych może tylko jeden.
why-slot_of_other_die = Żetonu na { $slot_loc } nie aktywuje się { $die_ins }.
why-not_on_the_card = Karta wpływu tej ćwiartki ({ $card }) nie ma takiej akcji.
why-kind_not_shown = Ta karta nie wskazuje { $good_gen }.
why-nothing_to_give =
    { $need ->
        [one] Nie masz na to budulca; potrzeba { $need } sztuki.
       *[other] Nie masz na to budulców; potrzeba { $need } sztuk.
    }
why-nothing_to_get = Nie ma czego otrzymać: zasoby ogólne się wyczerpały albo brak ci miejsca.
why-same_kind = Musisz wziąć coś innego niż { $good_acc }.
why-kind_already_given = Nie można ofiarować { $good_gen } drugi raz.
why-token_chosen = Żeton { $good_gen } jest już wybrany.
why-not_all_types_finished = Nie masz jeszcze ukończonych podstawy, piętra i kopuły.
why-no_tile_to_activate = Nie masz odkrytego żetonu, który mógłby coś dać.
why-trade_first = Po wybraniu tej akcji trzeba użyć jej co najmniej raz.
why-ivan_prefers_above = Iwan woli kartę bezpośrednio nad jedną z twoich.
why-ivan_prefers_base = Iwan woli podstawę.
why-ivan_decorates_yours = Iwan woli jedną z twoich ukończonych kart.
why-wrong_section_type = Na karcie tego rodzaju nie można umieścić { $ornament_gen }.

## Terms

term-material = Budulec
term-materials = Budulce
term-jewel = Klejnot
term-resources = Zasoby
term-rubles = Ruble
term-recognition = Uznanie
term-recognition_points = Punkty uznania
term-prestige = Prestiż
term-prestige_points = Punkty prestiżu
term-supply = Zasoby ogólne
term-market = Rynek
term-market_space = Pole rynku
term-quadrant = Ćwiartka
term-season = Pora roku
term-construction_site = Plac budowy
term-tower = Wieża
term-floor = Poziom
term-score_track = Tor punktowania
term-workshop_board = Plansza warsztatu
term-basic_side = Strona podstawowa
term-advanced_side = Strona zaawansowana
term-workshop = Warsztat
term-workshop_slot = Pole warsztatu
term-white_workshop = Białe pole warsztatu
term-inventory = Magazyn
term-banner = Sztandar
term-banners = Sztandary
term-ornament = Zdobienie
term-ornaments = Zdobienia
term-score_marker = Znacznik punktowania
term-die = Kość
term-dice = Kości
term-resource_token = Żeton zasobów
term-workshop_tile = Żeton warsztatu
term-cathedral_card = Karta katedry
term-section = Karta katedry
term-base = Podstawa
term-middle = Piętro
term-dome = Kopuła
term-plan_card = Karta planu budowy
term-influence_card = Karta wpływu
term-solo_card = Karta Iwana
term-influence = Wpływ
term-craftsmen = Gildia Rzemieślników
term-teamsters = Gildia Wozaków
term-merchants = Gildia Kupców
term-clergy = Kler
term-claim = Zarezerwuj kartę katedry
term-build = Zbuduj kartę katedry
term-acquire = Pozyskaj zasoby z rynku
term-main_action = Akcja podstawowa
term-optional_action = Akcja dodatkowa
term-prestige_to_money = Prestiż za ruble
term-reroll = Przerzut kości za 1 punkt prestiżu
term-move_die = Porusz kość
term-extra_step = Dodatkowe pole
term-market_action = Akcja rynku
term-take_resources = Otrzymaj zasoby z rynku
term-use_influence = Użyj wpływu
term-activate_tile = Aktywuj żeton warsztatu
term-closing_roll = Rzut kośćmi
term-deliver = Dostarcz
term-delivery = Dostawa
term-construct = Budowanie
term-decorate = Ozdabianie katedry
term-face_up = Odkryty
term-face_down = Zakryty
term-lightning = Raz w turze
term-infinity = Dowolną liczbę razy
term-done = Gotowe
term-cost = Koszt
term-reward = Nagroda
term-setup = Przygotowanie do gry
term-course = Przebieg rozgrywki
term-turn = Tura
term-player = Gracz
term-own_die = Własna kość
term-first_player = Pierwszy gracz
term-end_of_game = Zakończenie gry
term-last_turn = Ostatnia tura
term-final_scoring = Końcowa punktacja
term-extra_scoring = Dodatkowa punktacja
term-tower_value = Wartość wieży
term-contribution = Udział w budowie
term-completed = Ukończone
term-unfinished = Nieukończone
term-penalty = Kara
term-tsar = Car
term-tie = Remis
term-shared_victory = Wspólne zwycięstwo
term-solo_game = Tryb solo
term-opponent = Iwan Yakovlevich
term-opponent_short = Iwan
term-opponent_turn = Tura Iwana

## Where points come from

points-track = Tor punktowania
points-leftovers = Pozostałe sztuki
points-towers = Wieże
points-total = Razem

## Heads on the table in words

view-variant = Zasady
view-switches = Zasady domowe
view-phase = Faza
view-players = Gracze
view-seat = Gracz
view-points = Punkty
view-ended_by = Koniec gry wywołał
view-rerolled = Kości przerzucone w tej turze
view-white_tile = Białe pole użyte w tej turze
view-exchange_over = W tej turze nie można już zamieniać prestiżu
view-plan = Karta planu budowy
view-space = Pole
view-token = Żeton zasobów
view-amount = Liczba
view-gives = Teraz daje
view-gives_next = Z kolejną kością da
view-card = Karta
view-actions = Akcje
view-value = Wartość
view-contributions = Udziały w budowie
view-floors = Poziomy
view-type = Rodzaj
view-tile = Żeton warsztatu
view-finished = Ukończone
view-pieces = Dostarczono
view-board = Plansza warsztatu
view-capacity = Pojemność magazynu
view-row = Rząd kart Iwana
view-construction = Na karcie Budowa

## Na rysowanym stole

place-space = Pole rynku { $space }
place-floor = wieża { $tower }, poziom { $floor }

tool-build = Buduj i zdób
tool-exchange_prestige = Prestiż za ruble
tool-reroll = Przerzut za prestiż
tool-stop_delivering = Nie dostarczaj więcej
tool-stop_trading = Zakończ handel
tool-end_market = Zakończ i rzuć kośćmi
tool-end_turn = Zakończ turę

tip-space = Dotknij kości, a potem pola, na które ma przejść: o tyle pól, ile pokazuje, białą lub swoją także dalej za ruble (RC-7.2).
tip-token = Za każdą kość na tym polu możesz wziąć tyle (RC-7.6).
tip-influence = Gdy twoja kość zatrzyma się w tej ćwiartce, możesz użyć jednej z dwóch akcji (RC-7.7, RC-8.1).
tip-tile = Co daje ten żeton po aktywacji (RC-9.2).
tip-tile-die = Daje jeden raz zasoby z żetonu na polu, na którym leży { $die } (RC-9.2).
tip-slot = Tu kładziesz żetony, rezerwując karty katedry; kość tego koloru aktywuje odkryty żeton (RC-5.3, RC-7.8).
tip-section = Zarezerwuj ją sztandarem, od dołu do góry, a potem dostarcz to, czego potrzebuje (RC-5.2, RC-6.2).
tip-section-finished = Ukończone karty i zdobienia decydują, kto punktuje za wieżę (RC-12.3, RC-12.4).
tip-banner = Sztandarem rezerwujesz kartę katedry (RC-5.1). Sztandar w magazynie blokuje do tego czasu pole (RC-10.1).
tip-ornament = Wrota zdobią ukończoną podstawę, łuk piętro, krzyż kopułę (RC-6.10).
tip-supply = Co zostało w zasobach ogólnych. Tego, co się skończyło, nie można wziąć (RC-10.5).
tip-build = Dostarcz budulec na plac budowy albo ozdób to, co ukończone (RC-6.1).
tip-exchange_prestige = Oddaj 1 punkt prestiżu za ruble, ile razy chcesz (RC-4.2a).
tip-reroll = Oddaj 1 punkt prestiżu i rzuć ponownie wszystkimi kośćmi z jednego pola, raz na turę (RC-4.2b).
tip-reconstructed = Tego nie ma w instrukcji; jeśli masz pudełko, możesz wpisać swoje karty.
tip-solo_recognition = Iwan zdobywa uznanie (RC-13.9a).
tip-solo_inventory = Iwan kładzie na tej karcie budulec (RC-13.9b).
tip-solo_transport = Iwan przenosi wszystko z karty Magazyn na kartę Budowa (RC-13.9c).
tip-solo_construction = Iwan zapełnia swoje karty, najpierw dolny rząd (RC-13.9d).
tip-solo_claim = Iwan rezerwuje kartę, w miarę możliwości nad twoją (RC-13.9e).
view-outside = poza magazynem

## Lekcje

lesson-1-market = Dzień na rynku
lesson-1-market-hint = Kości, zasoby, warsztaty i wpływy: jedna akcja rynku od początku do końca.
lesson-1-market-theme = Moskwa, rok 1555. Iwan Groźny kazał wznieść czerwoną katedrę, a ty należysz do mistrzów, którzy mogą ją budować. Rosną wieże, lśnią kopuły, a **wygrywa ten, kto zdobędzie najwięcej prestiżu**.
lesson-1-market-goal = Te zarysy to **karty katedry**. Rezerwujesz je sztandarami, dostarczasz, czego potrzebują, i kończysz budowę. Gdy ktoś ukończy szóstą kartę, gra zbliża się do końca.
lesson-1-market-turn = W swojej turze robisz **jedną** z trzech rzeczy: przesuwasz kość po **rynku**, **rezerwujesz** kartę katedry albo **budujesz**. Zaczniemy od rynku, bo bez budulca nic nie powstanie.
lesson-1-market-die = Żółta kość pokazuje 3, więc idzie o trzy pola zgodnie ze strzałkami: do cegieł. **Dotknij żółtej kości**, a potem pola. (Swoją i białą kością możesz pójść dalej, za rubla od kroku.)
lesson-1-market-die-why = To nie błąd, ale najpierw weźmy cegły: żółta kość, trzy pola, za darmo.
lesson-1-market-take = Na polu są teraz dwie kości, a żeton daje **2 cegły za każdą**. Dotknij żetonu i weź je.
lesson-1-market-take-why = Najpierw cegły: dotknij żetonu na polu swojej kości.
lesson-1-market-amount = Masz miejsce na sześć sztuk; resztę magazynu blokują sztandary. Weź **wszystkie 4 cegły**.
lesson-1-market-amount-why = Możesz wziąć mniej, ale tu im więcej, tym lepiej: weź 4.
lesson-1-market-tile = Żółta kość aktywuje też **żółte pole** twojego warsztatu. Leżący tam żeton daje 1 kamień: dotknij go.
lesson-1-market-tile-why = Twój warsztat czeka: dotknij żetonu na żółtym polu.
lesson-1-market-influence = Ta ćwiartka należy do wozaków. Podczas wizyty możesz użyć **jednej** z dwóch akcji ich karty. Weź 1 rubla.
lesson-1-market-influence-why = Druga akcja to dostawa, ale nie masz jeszcze czego budować. Dotknij rubla na karcie.
lesson-1-market-roll = Zasoby, żeton, wpływy: każde raz, w dowolnej kolejności, i nic nie jest obowiązkowe. Nic więcej tu nie zrobisz, więc akcja rynku się kończy, a **wszystkimi kośćmi z tego pola rzucono ponownie**.
lesson-1-market-end = To właśnie rynek. Jedna rada: patrz, gdzie kości staną przed turą innych. Pole z trzema kośćmi płaci potrójnie i ktoś z niego skorzysta.

lesson-2-build = Sztandar, żeton, budulec
lesson-2-build-hint = Zarezerwuj kartę katedry, ulepsz warsztat i ukończ pierwszy kawałek budowli.
lesson-2-build-hello = Masz drewno i kamień, a ta podstawa potrzebuje dokładnie 1 drewna i 2 kamieni. Jeszcze niczyja. Niech będzie twoja.
lesson-2-build-banner = Weź **sztandar**. Najlepiej z magazynu: zwolni miejsce na budulec.
lesson-2-build-banner-why = To też by zadziałało, ale sztandar z magazynu daje ci jeszcze miejsce. Dotknij jednego z nich.
lesson-2-build-claim = Karty rezerwuje się od podstawy w górę. Dotknij podstawy pierwszej wieży: twój sztandar zostanie tam do końca gry.
lesson-2-build-claim-why = Ładna karta, ale budulec mamy na podstawę pierwszej wieży.
lesson-2-build-tile = **Żeton warsztatu**, który tu leżał, jest twój: przy każdej aktywacji da 1 drewno. Połóż go odkryty; kolorowe pole inne niż żółte kosztuje tylko 2 ruble.
lesson-2-build-tile-why = Zakryty nigdy by nie zadziałał, a inne pola kosztują więcej. Połóż go odkryty na zielonym, czerwonym lub niebieskim.
lesson-2-build-gift = Odkryty żeton działa od razu. Weź drewno.
lesson-2-build-gift-why = Nic nie kosztuje: weź 1.
lesson-2-build-build = Zielony też zarezerwował kartę. Teraz **buduj**: do trzech dostaw w jednej turze. Dotknij taczki.
lesson-2-build-build-why = Sztandary i kości poczekają. Masz wszystko, czego potrzebuje podstawa: buduj.
lesson-2-build-wood = Dotknij drewna, a potem karty.
lesson-2-build-wood-why = Zacznij od drewna na podstawę.
lesson-2-build-stone = Teraz kamień.
lesson-2-build-stone-why = Podstawie wciąż brakuje kamienia.
lesson-2-build-finish = I ostatni. Gdy niczego już nie brakuje, karta jest **od razu** ukończona: zdobywasz uznanie i ruble z karty.
lesson-2-build-finish-why = Brakuje jednego kamienia: dostarcz go.
lesson-2-build-end = Twoja pierwsza karta stoi. Uznanie przesuwa znacznik po torze; każde złote pole to punkt prestiżu. Rada: nie zostawiaj na długo nieukończonej karty, gdy inni budują nad nią; każda ich ukończona karta kosztuje cię uznanie.

lesson-3-towers = Wrota, klejnoty i punkty
lesson-3-towers-hint = Zdób ukończone karty i dowiedz się, ile warta jest wieża na końcu.
lesson-3-towers-hello = Dwie podstawy są ukończone: twoja i zielona. Każdą ukończoną kartę ktokolwiek może raz ozdobić. Podstawa dostaje wrota, piętro łuk, kopuła krzyż.
lesson-3-towers-build = Zdobienia dostarcza się jak budulec. Wybierz **budowę**.
lesson-3-towers-build-why = Najpierw wybierz budowę, wrota przyjdą zaraz potem.
lesson-3-towers-door = Wrota kosztują 1 drewno. Z klejnotami od razu dają prestiż: jeden klejnot 1, dwa jednakowe 2, **po jednym każdego koloru 3**. Dotknij wrót, a potem zielonej podstawy: tak zyskasz udział także w tej wieży.
lesson-3-towers-door-why = Z obydwoma klejnotami, zielonym i fioletowym, dają najwięcej.
lesson-3-towers-prestige = Trzy kroki prestiżu: znacznik przeskoczył na trzecie złote pole. Na początku gry taki skok jest długi.
lesson-3-towers-penalty = Zielona karta wciąż jest nieukończona, a nad nią stoi twoja kopuła. Gdy ją ukończysz, Zielony straci uznanie za każdą ukończoną kartę innych nad swoją. Pilnuj własnych nieukończonych poziomów.
lesson-3-towers-scoring = Na końcu wieża jest warta 2 punkty za każdą ukończoną kartę i 1 za każde zdobienie. We dwoje całość dostaje ten, kto miał większy udział (liczą się sztandary i zdobienia), drugi jedną trzecią. **Przy remisie nikt nic nie dostaje.**
lesson-3-towers-end = Lepiej więc prowadzić w kilku wieżach, niż mieć po trochu we wszystkich. Każde pięć pozostałych sztuk budulca lub rubli to jeszcze jeden punkt prestiżu. A teraz graj: łatwy bot to dobry pierwszy rywal.

lesson-4-ivan = Sam na sam z Iwanem
lesson-4-ivan-hint = Gra solo: co Iwan zamierza i jak to wykorzystać.
lesson-4-ivan-hello = Gdy grasz w pojedynkę, buduje przeciw tobie Iwan. Nie potrzebuje rubli ani warsztatu, nigdy się nie waha i pokazuje ci, co zrobi.
lesson-4-ivan-row = To jego rząd. Wyróżniona karta jest następna: Iwan przesuwa kość z jej żetonu, bierze uznanie, jeśli rynek je daje, a potem robi, co mówi karta. Od lewej do prawej, pięć tur, i od nowa.
lesson-4-ivan-move = Twoja tura przebiega jak zawsze. Przesuń żółtą kość do cegieł.
lesson-4-ivan-move-why = Najpierw cegły: żółta kość, trzy pola.
lesson-4-ivan-take = Dwie kości, po 2 cegły za każdą: dotknij żetonu.
lesson-4-ivan-take-why = Dotknij żetonu i weź cegły.
lesson-4-ivan-amount = Weź wszystkie cztery.
lesson-4-ivan-amount-why = Tu im więcej, tym lepiej: weź 4.
lesson-4-ivan-roll = Zakończ akcję rynku i patrz na Iwana.
lesson-4-ivan-roll-why = Zakończ akcję rynku, żeby Iwan mógł zagrać.
lesson-4-ivan-ivan = Przesunął czerwoną kość i zdobył uznanie za kartę. Następna wyróżniona karta mówi, co zrobi po twojej kolejnej turze. Możesz zabrać mu kość, na którą liczy, albo kartę, której chce.
lesson-4-ivan-end = Iwan wygrywa, gdy ma więcej prestiżu albo tyle samo i więcej ukończonych kart. Po pięciu turach umieszcza też zdobienie. Powodzenia!

## Pytania przed ruchem, który jest chyba pomyłką

slip-build = Możesz jeszcze coś dostarczyć. Mimo to zakończyć?
slip-market = Możesz tu jeszcze za darmo wziąć zasoby. Mimo to zakończyć?
slip-gift = Za darmo możesz wziąć więcej. Mimo to wziąć mniej?
