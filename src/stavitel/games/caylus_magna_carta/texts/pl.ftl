### Caylus Magna Carta in Polish.
### Which variables a message gets is told in stavitel/texts.py.

title = Caylus Magna Carta
about = Wznosisz budynki przy drodze do zamku i wysyłasz do nich robotników, ale działają tylko te, do których dotrze wójt.

## Seats

seat-red = Czerwony
    .gen = Czerwonego
seat-green = Zielony
    .gen = Zielonego
seat-orange = Pomarańczowy
    .gen = Pomarańczowego
seat-blue = Niebieski
    .gen = Niebieskiego

## Cards of the road

card-small_farm = Mała farma
    .acc = Małą farmę
    .loc = Małej farmie
card-small_sawmill = Mały tartak
    .acc = Mały tartak
    .loc = Małym tartaku
card-small_quarry = Mały kamieniołom
    .acc = Mały kamieniołom
    .loc = Małym kamieniołomie
card-peddler = Kramarz
    .acc = budynek Kramarz
    .loc = budynku Kramarz
card-market = Targ
    .acc = Targ
    .loc = Targu
card-lawyer = Notariusz
    .acc = budynek Notariusz
    .loc = budynku Notariusz
card-large_farm = Duża farma
    .acc = Dużą farmę
    .loc = Dużej farmie
card-large_sawmill = Duży tartak
    .acc = Duży tartak
    .loc = Dużym tartaku
card-large_quarry = Duży kamieniołom
    .acc = Duży kamieniołom
    .loc = Dużym kamieniołomie
card-gold_mine = Kopalnia złota
    .acc = Kopalnię złota
    .loc = Kopalni złota
card-bank = Bank
    .acc = Bank
    .loc = Banku
card-church = Kościół
    .acc = Kościół
    .loc = Kościele
card-neutral_peddler = Kramarz
    .acc = budynek Kramarz
    .loc = budynku Kramarz
card-park = Park
    .acc = Park
    .loc = Parku
card-forest = Las
    .acc = Las
    .loc = Lesie
card-neutral_quarry = Kamieniołom
    .acc = Kamieniołom
    .loc = Kamieniołomie
card-trading_post = Faktoria
    .acc = Faktorię
    .loc = Faktorii
card-residence = Dom mieszkalny
    .acc = Dom mieszkalny
    .loc = Domu mieszkalnym

## Prestige buildings

building-theatre = Teatr
    .acc = Teatr
building-statue = Posąg
    .acc = Posąg
building-hotel = Hotel
    .acc = Hotel
building-stables = Stajnie
    .acc = Stajnie
building-town_hall = Ratusz
    .acc = Ratusz
building-monument = Pomnik
    .acc = Pomnik
building-cathedral = Katedra
    .acc = Katedrę

## Goods, parts of the castle, phases, roles

good-food = Żywność
good-wood = Drewno
good-stone = Kamień
good-gold = Złoto

part-palace = Donżon
    .gen = Donżonu
part-walls = Mury
    .gen = Murów
part-towers = Wieże
    .gen = Wież

phase-setup = Przygotowanie
phase-income = Dochód
phase-actions = Akcje
phase-provost = Ruch wójta
phase-buildings = Efekty budynków
phase-castle = Zamek
phase-end_round = Koniec rundy
phase-game_end = Koniec gry

role-worker = efekt
    .acc = efekt
    .gen = efektu
role-owner = korzyść właściciela
    .acc = korzyść właściciela
    .gen = korzyści właściciela

## Variants and switches

variant-standard = Zasady standardowe
variant-standard-hint = Pełna gra, z wójtem i z domami mieszkalnymi.
variant-beginner = Zasady dla początkujących
variant-beginner-hint = Prostsza gra na pierwszy wieczór, bez wójta i bez domów mieszkalnych.

switch-lawyer_occupied = Notariusz a zajęte karty
switch-lawyer_occupied-hint = Co się dzieje, gdy Notariusz odwraca kartę, na której stoi robotnik.
switch-lawyer_occupied-old_face = Karta działa jeszcze raz
switch-lawyer_occupied-old_face-hint = Od razu staje się domem mieszkalnym, ale w tej rundzie robotnik i właściciel korzystają jeszcze z jej dawnych efektów.
switch-lawyer_occupied-forbidden = Niedozwolone
switch-lawyer_occupied-forbidden-hint = Karty, na której stoi robotnik, nie można odwrócić.
switch-lawyer_occupied-no_effect = Robotnik nic nie dostaje
switch-lawyer_occupied-no_effect-hint = Karta od razu staje się domem mieszkalnym, a robotnik wraca z niej z niczym.
switch-lawyer_food = Złoto zamiast żywności u Notariusza
switch-lawyer_food-hint = Czy złoto, które przy budowie zastępuje inne surowce, może też zastąpić żywność dla Notariusza.
switch-lawyer_food-gold_too = Złoto także
switch-lawyer_food-gold_too-hint = Żywność jest ceną domu mieszkalnego, więc można ją zastąpić złotem jak przy każdej budowie.
switch-lawyer_food-food_only = Tylko żywność
switch-lawyer_food-food_only-hint = Odwrócenie karty nie jest budową: Notariusz bierze żywność i nic innego.

## Amounts and counts

amount-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
amount-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
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
        [few] { $n } złota
       *[many] { $n } złota
    }
amount-denier =
    { $n ->
        [one] { $n } denar
        [few] { $n } denary
       *[many] { $n } denarów
    }

gain-basic =
    { $n ->
        [one] { $n } surowiec podstawowy
        [few] { $n } surowce podstawowe
       *[many] { $n } surowców podstawowych
    }
gain-castle_token =
    { $n ->
        [one] { $n } żeton prestiżu
        [few] { $n } żetony prestiżu
       *[many] { $n } żetonów prestiżu
    }
gain-store =
    { $n ->
        [one] { $n } surowiec z zapasu na karcie
        [few] { $n } surowce z zapasu na karcie
       *[many] { $n } surowców z zapasu na karcie
    }
gain-residence =
    { $n ->
        [one] { $n } dom mieszkalny z własnego budynku
        [few] { $n } domy mieszkalne z własnych budynków
       *[many] { $n } domów mieszkalnych z własnych budynków
    }
pay-any =
    { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }
cost-any =
    { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }

count-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
count-token =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
count-batch =
    { $n ->
        [one] { $n } zestaw
        [few] { $n } zestawy
       *[many] { $n } zestawów
    }
count-worker =
    { $n ->
        [one] { $n } robotnik
        [few] { $n } robotników
       *[many] { $n } robotników
    }
count-point =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
count-round =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }

## What effects say on a card

effect-worker = Efekt
effect-owner = Korzyść właściciela
effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left } albo { $right }

## Prompts

ask-deal_neutral = Losowany jest kolejny budynek neutralny.
ask-deal_card = { $seat } dobiera kartę z talii.
ask-draw_first_player = Losowany jest pierwszy gracz.
ask-mulligan = { $seat }: zatrzymujesz karty początkowe czy raz wymieniasz je wszystkie?
ask-player_turn = { $seat }: wybierz akcję.
ask-pay_cost = { $seat }: którymi kostkami pokrywasz koszt ({ $cost })?
ask-residence_choice = { $seat }: na którym domu mieszkalnym wznosisz { $building_acc }?
ask-provost_turn =
    { $goods_total ->
        [0] { $seat }: przesuwasz wójta? Stoi na { $card_loc } ({ $position }), nie masz denarów.
       *[other] { $seat }: przesuwasz wójta? Stoi na { $card_loc } ({ $position }), masz { $goods }.
    }
ask-use_effect = { $seat }: czy wykorzystujesz { $role_acc } karty { $card } ({ $position })?
ask-delivery = { $seat }: oddajesz zestaw za żeton { $part_gen }? Pozostałe żetony: { $tokens }; twoje dotychczasowe zestawy: { $batches }.

## Actions

do-deal_neutral = Los: na drogę trafia { $card }
do-deal_card = Los: { $seat } dobiera kartę { $card }
do-draw_first_player = Los: zaczyna { $seat }
do-keep_hand = Zatrzymaj karty
do-new_hand = Odrzuć wszystkie karty i dobierz nowe
do-draw_card =
    { $pay_total ->
        [0] Dobierz kartę
       *[other] Dobierz kartę za { $pay }
    }
do-exchange_hand =
    { $pay_total ->
        [0] Wymień wszystkie karty na ręce
       *[other] Wymień wszystkie karty na ręce za { $pay }
    }
do-place_worker =
    Umieść robotnika na { $card_loc } ({ $position }), { $owner ->
        [none] budynek neutralny
       *[other] właściciel: { $owner }
    }{ $pay_total ->
        [0] { "" }
       *[other] , za { $pay }
    }
do-build = Wznieś { $card_acc } (koszt: { $cost })
do-build_prestige = Wznieś { $building_acc } (koszt: { $cost })
do-pass =
    { $gain_total ->
        [0] Spasuj (pole { $space } na moście)
       *[other] Spasuj (pole { $space } na moście) i weź { $gain }
    }
do-choose_residence = Wybierz dom mieszkalny na pozycji { $position } (dawniej { $card })
do-pay = Zapłać { $goods }
do-move_provost =
    { $card ->
        [none] Przesuń wójta poza drogę
       *[other]
            { $steps_sign ->
                [zero] Zostaw wójta na { $card_loc } ({ $target })
                [minus] Cofnij wójta na { $card_acc } ({ $target }) za { $pay }
               *[plus] Przesuń wójta naprzód na { $card_acc } ({ $target }) za { $pay }
            }
    }
do-decline = Zrezygnuj
do-take =
    { $pay_total ->
        [0] Weź { $gain }
       *[other] Zapłać { $pay } i weź { $gain }
    }
do-buy =
    { $pay_total ->
        [0] Weź { $gain }
       *[other] Zapłać { $pay } i weź { $gain }
    }
do-sell = Oddaj { $pay } i weź { $gain }
do-turn_over = Zapłać { $pay } i odwróć kartę { $card } ({ $position }) na dom mieszkalny
do-stop_delivering = Nie oddawaj nic więcej
do-deliver = Oddaj { $goods } za żeton { $part_gen }

## Log

event-neutral_laid = Na pozycję { $position } trafia { $card }
event-card_drawn = { $seat } dobiera kartę { $card }
event-card_drawn-hidden = { $seat } dobiera kartę
event-hand_kept = { $seat } zatrzymuje karty początkowe
event-card_discarded = { $seat } odrzuca kartę { $card }
event-pile_renewed =
    { $cards ->
        [one] { $seat } tasuje stos kart odrzuconych i tworzy z niego nową talię ({ $cards } karta)
        [few] { $seat } tasuje stos kart odrzuconych i tworzy z niego nową talię ({ $cards } karty)
       *[many] { $seat } tasuje stos kart odrzuconych i tworzy z niego nową talię ({ $cards } kart)
    }
event-first_player_chosen = { $seat } jest pierwszym graczem
event-round_started = Runda { $round }
event-phase_started = { $phase }
event-income_taken = { $seat } bierze { $goods } dochodu
event-draw_bought = { $seat } płaci { $goods } za kartę
event-exchange_bought =
    { $cards ->
        [one] { $seat } płaci { $goods } i wymienia wszystkie karty na ręce ({ $cards } kartę)
        [few] { $seat } płaci { $goods } i wymienia wszystkie karty na ręce ({ $cards } karty)
       *[many] { $seat } płaci { $goods } i wymienia wszystkie karty na ręce ({ $cards } kart)
    }
event-worker_placed = { $seat } umieszcza robotnika na { $card_loc } ({ $position }) za { $goods }
event-cost_paid = { $seat } płaci { $goods }
event-building_built = { $seat } wznosi { $card_acc } ({ $position })
event-store_filled = Zapas na karcie { $card } ({ $position }) dostaje { $goods }
event-prestige_built = { $seat } wznosi { $building_acc } na domu mieszkalnym ({ $position })
event-prestige_built_in_front = { $seat } wznosi { $building_acc }
event-passed =
    { $goods_total ->
        [0] { $seat } pasuje (pole { $space } na moście)
       *[other] { $seat } pasuje (pole { $space } na moście) i bierze { $goods }
    }
event-provost_moved =
    { $steps_sign ->
        [zero] { $seat } zostawia wójta na pozycji { $position }
        [minus] { $seat } cofa wójta na pozycję { $position } za { $goods }
       *[plus] { $seat } przesuwa wójta naprzód na pozycję { $position } za { $goods }
    }
event-effect_declined = { $seat } rezygnuje z { $role_gen } karty { $card } ({ $position })
event-cubes_given = { $seat } oddaje { $goods }
event-deniers_paid = { $seat } płaci { $goods }
event-cubes_taken = { $seat } bierze { $goods } z karty { $card }
event-deniers_taken = { $seat } bierze { $goods } z karty { $card }
event-store_cubes_taken = { $seat } bierze { $goods } z zapasu na karcie { $card }
event-card_turned = { $seat } odwraca kartę { $card } ({ $position }) na dom mieszkalny
event-worker_returned = { $seat } zabiera robotnika z pozycji { $position }
event-batch_delivered = { $seat } oddaje zestaw ({ $goods })
event-token_taken = { $seat } bierze żeton { $part_gen }
event-delivery_ended =
    { $batches ->
        [0] { $seat } nic nie oddaje
        [one] { $seat } oddaje łącznie { $batches } zestaw
        [few] { $seat } oddaje łącznie { $batches } zestawy
       *[many] { $seat } oddaje łącznie { $batches } zestawów
    }
event-most_batches_rewarded = { $seat } bierze { $goods } za najwięcej zestawów
event-token_removed = Nikt nic nie oddał, więc z gry zostaje usunięty żeton { $part_gen }
event-provost_advanced =
    { $steps ->
        [0] Wójt zostaje na pozycji { $position }, na końcu drogi
       *[other] Wójt idzie dalej na pozycję { $position }
    }
event-first_player_passed_on = { $seat } zostaje pierwszym graczem
event-game_ended =
    { $round ->
        [one] Gra kończy się po { $round } rundzie
       *[other] Gra kończy się po { $round } rundach
    }

## Why not?

why-too_few_deniers =
    { $need ->
        [one] To kosztuje { $need } denar, a masz { $have }.
        [few] To kosztuje { $need } denary, a masz { $have }.
       *[many] To kosztuje { $need } denarów, a masz { $have }.
    }
why-no_card_to_draw = Nie ma czego dobrać: twoja talia i stos kart odrzuconych są puste.
why-empty_hand = Nie masz kart na ręce.
why-nothing_to_exchange = Nie ma na co wymienić: twoja talia i stos kart odrzuconych są puste.
why-no_worker_left = Nie masz już dostępnego robotnika.
why-off_the_road =
    { $road ->
        [one] Tak daleko droga nie sięga: liczy tylko { $road } kartę.
        [few] Tak daleko droga nie sięga: liczy tylko { $road } karty.
       *[many] Tak daleko droga nie sięga: liczy tylko { $road } kart.
    }
why-worker_there = Stoi tam już robotnik { $seat_gen }.
why-no_worker_on_residence = Na domu mieszkalnym nie umieszcza się robotników.
why-no_worker_on_prestige = Na budynku prestiżowym ({ $building }) nie umieszcza się robotników.
why-not_in_hand = Karty { $card } nie masz na ręce.
why-not_in_this_game = Karta { $card } nie należy do gry dla początkujących.
why-cost_not_covered =
    { $missing ->
        [one] Do zapłacenia kosztu brakuje ci { $missing } kostki.
        [few] Do zapłacenia kosztu brakuje ci { $missing } kostek.
       *[many] Do zapłacenia kosztu brakuje ci { $missing } kostek.
    }
why-prestige_taken = { $building_acc } już ktoś wzniósł.
why-prestige_not_in_this_game = Budynek { $building } nie należy do gry dla początkujących.
why-no_free_residence = Nie masz domu mieszkalnego, na którym można budować.
why-not_a_free_residence = Nie masz tam domu mieszkalnego, na którym można budować.
why-wrong_number_of_cubes =
    { $need ->
        [one] Musisz zapłacić dokładnie { $need } kostkę, nie { $paid }.
        [few] Musisz zapłacić dokładnie { $need } kostki, nie { $paid }.
       *[many] Musisz zapłacić dokładnie { $need } kostek, nie { $paid }.
    }
why-cubes_not_held = Trzeba mieć { $goods }, a masz { $have }.
why-cubes_do_not_fit = Te kostki nie pasują do kosztu; inny surowiec może zastąpić tylko złoto.
why-provost_too_far =
    { $most ->
        [one] Wójta można przesunąć najwyżej o { $most } kartę.
        [few] Wójta można przesunąć najwyżej o { $most } karty.
       *[many] Wójta można przesunąć najwyżej o { $most } kart.
    }
why-provost_off_the_road = Wójt nie może opuścić drogi.
why-no_such_option = Efekt nie ma takiej opcji.
why-too_few_tokens =
    { $need ->
        [one] Potrzeba { $need } żetonu prestiżu, a zamek ma { $have }.
        [few] Potrzeba { $need } żetonów prestiżu, a zamek ma { $have }.
       *[many] Potrzeba { $need } żetonów prestiżu, a zamek ma { $have }.
    }
why-store_empty = Zapas na karcie jest pusty.
why-gold_for_gold = Wymiana złota na złoto nic by nie zmieniła.
why-not_your_card = To nie jest twoja karta.
why-cannot_be_turned = Karty { $card } nie można odwrócić na dom mieszkalny.
why-already_residence = Ta karta już jest domem mieszkalnym.
why-turned_card_occupied = Na tej karcie stoi robotnik { $seat_gen }, a według zasad tego stołu takiej karty nie można odwrócić.
why-lawyer_takes_food = Notariusz bierze tylko żywność albo złoto zamiast niej.
why-lawyer_takes_no_gold = Przy tym stole Notariusz nie bierze złota zamiast żywności.
why-no_token_left = W zamku nie ma już żetonów prestiżu.

## Terms

term-goods = Surowce
term-stock = Pula
term-store = Zapas na karcie
term-player = Gracz
term-first_player = Pierwszy gracz
term-worker = Robotnik
term-passing_marker = Znacznik pasowania
term-provost = Wójt
term-bridge = Most
term-castle = Zamek
term-road = Droga
term-road_start = Początek drogi
term-road_end = Koniec drogi
term-building = Budynek
term-neutral_building = Budynek neutralny
term-player_building = Budynek gracza
term-prestige_building = Budynek prestiżowy
term-prestige_points = Punkty prestiżu
term-prestige_token = Żeton prestiżu
term-batch = Zestaw surowców
term-hand = Karty na ręce
term-pile = Talia
term-discard = Stos kart odrzuconych
term-cost = Koszt
term-worker_effect = Efekt
term-owner_bonus = Korzyść właściciela
term-round = Runda
term-phase = Faza
term-standard_game = Zasady standardowe
term-beginner_game = Zasady dla początkujących
term-mulligan = Nowe karty początkowe
term-decline = Rezygnacja
term-most_batches = Najwięcej zestawów
term-tie = Wspólne zwycięstwo

## Where points come from

points-tokens = Żetony
points-buildings = Budynki
points-residences = Domy mieszkalne
points-prestige = Budynki prestiżowe
points-gold = Złoto
points-goods = Surowce
points-deniers = Denary
points-total = Razem

## Lekcje

lesson-1-road = Jedna runda na drodze
lesson-1-road-hint = Robotnicy, budynki i wójt: cała runda, ruch po ruchu.
lesson-1-road-theme = Król chce mieć zamek, a wzdłuż drogi do niego rośnie miasto. Grasz **Czerwonym**, jednym z budowniczych; Zielony to twój rywal. Ta lekcja to jedna runda przy prawdziwym stole.
lesson-1-road-goal = Wygrywa, kto ma na końcu najwięcej **punktów prestiżu**. Dają je żetony zamku: po 4 punkty w Donżonie, potem po 3 w Murach, na końcu po 2 w Wieżach. Liczą się też twoje budynki. Gdy zniknie ostatni żeton, gra się kończy.
lesson-1-road-round = Droga to rząd kart. W każdej rundzie dostajesz **dochód**, na zmianę wybieracie **akcje** i możecie przekupić **wójta**. Potem od początku rozpatruje się **drogę**, a to, co zarobisz, możesz oddać na **zamek**.
lesson-1-road-worker = Teraz ty. Robotnik kosztuje 1 denar i przynosi to, co pokazuje karta. **Wyślij robotnika do Parku**: da 1 żywność.
lesson-1-road-worker-why = Park to pierwsza karta drogi, więc wójt na pewno go minie. Wybierz go, a robotnik tam pójdzie.
lesson-1-road-build = Zielony wysyła robotnika do Kramarza. Masz kostki na własny budynek: **wznieś Małą farmę** z ręki. Kosztuje 1 żywność i 1 drewno, jest warta 1 punkt i staje na końcu drogi.
lesson-1-road-build-why = Wybierz Małą farmę na swojej ręce. Pozostałe karty kosztują kamień, a tego jeszcze nie masz.
lesson-1-road-pass = Spójrz: Zielony płaci za pracę na **twojej** farmie. Gdy ktoś inny korzysta z twojego budynku, masz prawo do korzyści właściciela. Więcej ci nie trzeba, więc **spasuj**. Kto spasuje pierwszy, bierze 1 denar.
lesson-1-road-pass-why = Można wysłać więcej robotników, ale ta runda i tak się opłaci. Spasuj przed Zielonym i weź denar.
lesson-1-road-provost = Wójt stoi na Dużym kamieniołomie, a w tej rundzie działają tylko karty **aż do niego**. Twoja farma leży o jedną kartę dalej. **Przesuń go o 1 kartę do przodu** za 1 denar.
lesson-1-road-provost-why = Dopóki wójt do niej nie dojdzie, farma nie da nic: ani Zielonemu, ani korzyści tobie. Wystarczy jeden krok do przodu.
lesson-1-road-effect = Teraz rozpatrujemy drogę, karta po karcie od początku. Pierwszy jest twój robotnik w Parku: **weź żywność**.
lesson-1-road-effect-why = Z każdego efektu można zrezygnować, ale ta żywność jest za darmo. Weź ją.
lesson-1-road-bonus = Zielony kupuje u Kramarza 1 kamień i bierze 1 żywność z twojej farmy. Teraz kolej na właściciela: **weź swoją korzyść**, 1 żywność z zapasu na karcie.
lesson-1-road-bonus-why = Ta korzyść nic cię nie kosztuje. Weź żywność z zapasu.
lesson-1-road-end = Nikt nie mógł nic oddać na zamek, więc dwa żetony wypadły z gry: zamek nie czeka. Zmienił się pierwszy gracz, a wszyscy dostali po 2 denary. To była cała runda.

lesson-2-castle = Budowa zamku
lesson-2-castle-hint = Zestawy, złoto jako joker i nagroda za najwięcej zestawów.
lesson-2-castle-batch = Koniec jednej z kolejnych rund: czas na zamek. **Zestaw** to 1 żywność, 1 drewno i 1 kamień; dostajesz za niego jeden żeton. Najcenniejszy jest Donżon, po 4 punkty. **Oddaj zestaw.**
lesson-2-castle-batch-why = Oddaj żywność, drewno i kamień, a złoto zachowaj: później zastąpi cokolwiek.
lesson-2-castle-gold = Kamienia już nie masz, ale **złoto** może zastąpić każdą inną kostkę. **Oddaj drugi zestaw** ze złotem zamiast kamienia.
lesson-2-castle-gold-why = Żywność, drewno i złoto dają zestaw: kolejne 4 punkty. Szkoda byłoby teraz kończyć.
lesson-2-castle-most = Zielony oddaje jeden zestaw, ty dwa. Kto odda w rundzie **najwięcej**, bierze 1 złoto, więc twoje już wróciło. Przy remisie dostaje je ten, kto wcześniej spasował.
lesson-2-castle-end = Zbieraj więc na zamek, ale nie za długo: żetony tracą na wartości, a biorą je też inni. Na końcu 1 punkt daje także każde złoto, każdy komplet 3 innych kostek i każde 3 denary.

lesson-3-prestige = Domy mieszkalne i prestiż
lesson-3-prestige-hint = Odwróć budynek, postaw na nim coś wspaniałego i zapamiętaj jedną radę.
lesson-3-prestige-lawyer = Środek gry. Twój robotnik jest u Notariusza, który należy do Zielonego: za 1 żywność odwrócisz jeden ze **swoich** budynków na dom mieszkalny. Nie przyjmuje on już robotników, ale co rundę daje 1 denar. **Odwróć Małą farmę**, jej zapas jest pusty.
lesson-3-prestige-lawyer-why = Duży kamieniołom wciąż daje ci kamień, gdy pracuje w nim ktoś inny. Mała farma nie ma już nic do oddania: jej strata zaboli najmniej.
lesson-3-prestige-prestige = Nowa runda, a dom mieszkalny już zarobił. Na domu mieszkalnym można postawić jeden z wielkich **budynków prestiżowych**. Masz 2 kamienie i 1 złoto: **wznieś Posąg** wart 6 punktów.
lesson-3-prestige-prestige-why = Na Posąg cię stać, a potem nikt inny już go nie wzniesie. Wybierz go wśród budynków prestiżowych.
lesson-3-prestige-tip = **Rada:** wznoś budynki, z których inni zechcą korzystać, i to blisko początku drogi. Oni zapłacą za robotnika, a ty weźmiesz korzyść. Teraz jeden ruch należy do ciebie: **zrób, co chcesz.**
lesson-3-prestige-tip-why = Dobre jest wszystko, co można wybrać.
lesson-3-prestige-end = Na pierwszą grę wystarczy. Wszystko na stole samo się tłumaczy: wskaż kartę, zapytaj, dlaczego czegoś nie można, albo otwórz zasady. **A teraz graj!**

## Heads on the table in words

view-variant = Zasady
view-switches = Zasady domowe
view-players = Gracze
view-seat = Gracz
view-points = Punkty
view-position = Pozycja
view-card = Karta
view-owner = Właściciel
view-workers = Robotnicy
view-hand_count = Karty na ręce
view-pile_count = Karty w talii
view-known_hand = Znane karty na ręce
view-batches = Zestawy surowców
view-removed = Żetony usunięte z gry

## What the table asks back about a move that is probably a slip

slip-gift = To nic nie kosztuje. Mimo to zrezygnować?
slip-reach = Tak daleko wójt w tej rundzie nie dotrze, bez względu na to, ile kto zapłaci. Mimo to umieścić tam robotnika?
view-income = Dochód
view-residence = Dom mieszkalny
