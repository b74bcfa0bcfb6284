### The Pillars of the Earth in Polish.
### Which variables a message gets is told in stavitel/texts.py.

title = Filary Ziemi
about = Gromadzisz drewno, kamień i piasek, zatrudniasz rzemieślników i wysyłasz budowniczych tam, gdzie warto, a w Kingsbridge rośnie katedra.

## Players

seat-blue = Niebieski
    .gen = Niebieskiego
seat-red = Czerwony
    .gen = Czerwonego
seat-green = Zielony
    .gen = Zielonego
seat-yellow = Żółty
    .gen = Żółtego

## Cubes and resource cards

good-wood = Drewno
    .low = drewno
good-stone = Kamień
    .low = kamień
good-sand = Piasek
    .low = piasek
good-metal = Metal
    .low = metal

resource-wood_2 = 2 drewna
resource-wood_3 = 3 drewna
resource-wood_4 = 4 drewna
resource-stone_2 = 2 kamienie
resource-stone_3 = 3 kamienie
resource-stone_4 = 4 kamienie
resource-sand_2 = 2 piaski
resource-sand_3 = 3 piaski
resource-sand_4 = 4 piaski

## Craftsmen: where a trade has several cards, the round tells them apart

craftsman-start_mortar_mixer = Mieszacz zaprawy
    .low = mieszacz zaprawy
    .acc = mieszacza zaprawy
craftsman-start_woodworker = Stolarz
    .low = stolarz
    .acc = stolarza
craftsman-start_stonecutter = Kamieniarz
    .low = kamieniarz
    .acc = kamieniarza
craftsman-r1_mason = Murarz (runda 1)
    .low = murarz (runda 1)
    .acc = murarza (runda 1)
craftsman-r1_toolmaker = Narzędziarz
    .low = narzędziarz
    .acc = narzędziarza
craftsman-r1_mortar_mixer = Mieszacz zaprawy (runda 1)
    .low = mieszacz zaprawy (runda 1)
    .acc = mieszacza zaprawy (runda 1)
craftsman-r1_master_woodworker = Mistrz stolarski
    .low = mistrz stolarski
    .acc = mistrza stolarskiego
craftsman-r2_potter = Garncarz (runda 2)
    .low = garncarz (runda 2)
    .acc = garncarza (runda 2)
craftsman-r2_architect = Architekt
    .low = architekt
    .acc = architekta
craftsman-r2_mason = Murarz (runda 2)
    .low = murarz (runda 2)
    .acc = murarza (runda 2)
craftsman-r2_carpenter = Cieśla (runda 2)
    .low = cieśla (runda 2)
    .acc = cieślę (runda 2)
craftsman-r3_potter = Garncarz (runda 3)
    .low = garncarz (runda 3)
    .acc = garncarza (runda 3)
craftsman-r3_sculptor = Rzeźbiarz (runda 3)
    .low = rzeźbiarz (runda 3)
    .acc = rzeźbiarza (runda 3)
craftsman-r3_carpenter = Cieśla (runda 3)
    .low = cieśla (runda 3)
    .acc = cieślę (runda 3)
craftsman-r3_mason = Murarz (runda 3)
    .low = murarz (runda 3)
    .acc = murarza (runda 3)
craftsman-r4_mason = Murarz (runda 4)
    .low = murarz (runda 4)
    .acc = murarza (runda 4)
craftsman-r4_sculptor = Rzeźbiarz (runda 4)
    .low = rzeźbiarz (runda 4)
    .acc = rzeźbiarza (runda 4)
craftsman-r4_carpenter = Cieśla (runda 4)
    .low = cieśla (runda 4)
    .acc = cieślę (runda 4)
craftsman-r4_glassblower = Dmuchacz szkła (runda 4)
    .low = dmuchacz szkła (runda 4)
    .acc = dmuchacza szkła (runda 4)
craftsman-r5_carpenter = Cieśla (runda 5)
    .low = cieśla (runda 5)
    .acc = cieślę (runda 5)
craftsman-r5_goldsmith = Złotnik (runda 5)
    .low = złotnik (runda 5)
    .acc = złotnika (runda 5)
craftsman-r5_sculptor = Rzeźbiarz (runda 5)
    .low = rzeźbiarz (runda 5)
    .acc = rzeźbiarza (runda 5)
craftsman-r5_glassblower = Dmuchacz szkła (runda 5)
    .low = dmuchacz szkła (runda 5)
    .acc = dmuchacza szkła (runda 5)
craftsman-r6_bell_maker = Ludwisarz
    .low = ludwisarz
    .acc = ludwisarza
craftsman-r6_organ_builder = Organmistrz
    .low = organmistrz
    .acc = organmistrza
craftsman-r6_sculptor = Rzeźbiarz (runda 6)
    .low = rzeźbiarz (runda 6)
    .acc = rzeźbiarza (runda 6)
craftsman-r6_goldsmith = Złotnik (runda 6)
    .low = złotnik (runda 6)
    .acc = złotnika (runda 6)

## Advantage cards and what they do

advantage-toledo_studies = Studia w Toledo
    .effect = { advantage-toledo_studies-hint }
advantage-weeping_madonna = Płacząca Madonna
    .effect = { advantage-weeping_madonna-hint }
advantage-brother_remigius = Brat Remigius
    .effect = { advantage-brother_remigius-hint }
advantage-otto_blackface = Otto Blackface
    .effect = { advantage-otto_blackface-hint }
advantage-archbishop_thomas = Arcybiskup Tomasz
    .effect = { advantage-archbishop_thomas-hint }
advantage-loyalty_rewarded = Nagrodzona wierność
    .effect = { advantage-loyalty_rewarded-hint }
advantage-near_completion = Prawie gotowe
    .effect = { advantage-near_completion-hint }
advantage-wool_fair = Targ wełny
    .effect = { advantage-wool_fair-hint }
advantage-king_at_the_festivities = Król na uroczystości
    .effect = { advantage-king_at_the_festivities-hint }
advantage-aliena = Aliena
    .effect = { advantage-aliena-hint }
advantage-ellen = Ellen
    .effect = { advantage-ellen-hint }
advantage-jack = Jack
    .effect = { advantage-jack-hint }
advantage-richard_outlaws = Richard i banici
    .effect = { advantage-richard_outlaws-hint }
advantage-tom_builder = Tom Budowniczy
    .effect = { advantage-tom_builder-hint }
advantage-brother_francis = Brat Francis
    .effect = { advantage-brother_francis-hint }
advantage-prior_philip = Przeor Philip
    .effect = { advantage-prior_philip-hint }

advantage-toledo_studies-hint = od razu 2 metale
advantage-weeping_madonna-hint = od razu 3 punkty
advantage-brother_remigius-hint = raz: budowniczy za darmo
advantage-otto_blackface-hint = co rundę dodatkowy robotnik
advantage-archbishop_thomas-hint = raz: ochrona przed wydarzeniem
advantage-loyalty_rewarded-hint = raz: zwolnienie z podatku
advantage-near_completion-hint = od razu 1 kamień i 1 drewno
advantage-wool_fair-hint = od razu 8 złota
advantage-king_at_the_festivities-hint = od razu 1 metal
advantage-aliena-hint = co rundę 1 drewno
advantage-ellen-hint = co rundę podgląd wydarzenia
advantage-jack-hint = miejsce na szóstego rzemieślnika
advantage-richard_outlaws-hint = co rundę 1 piasek
advantage-tom_builder-hint = co rundę 1 kamień
advantage-brother_francis-hint = podatek zawsze tylko 2 złota
advantage-prior_philip-hint = w przeoracie dodatkowy 1 punkt

## Event cards and what they do

happening-kings_victory = Zwycięstwo króla
    .effect = { happening-kings_victory-hint }
happening-richard_takes_the_castle = Richard zdobywa zamek
    .effect = { happening-richard_takes_the_castle-hint }
happening-monastery_goods = Dobra klasztorne
    .effect = { happening-monastery_goods-hint }
happening-madonna_statue = Posąg Madonny
    .effect = { happening-madonna_statue-hint }
happening-volunteers = Ochotnicy
    .effect = { happening-volunteers-hint }
happening-cathedral_collapse = Zawalenie
    .effect = { happening-cathedral_collapse-hint }
happening-prior_against_bishop = Przeor przeciw biskupowi
    .effect = { happening-prior_against_bishop-hint }
happening-hard_winter = Ostra zima
    .effect = { happening-hard_winter-hint }
happening-city_wall = Mury miejskie
    .effect = { happening-city_wall-hint }
happening-hamleigh_levy = Danina Hamleigha
    .effect = { happening-hamleigh_levy-hint }

happening-kings_victory-hint = wszyscy biorą 5 złota
happening-richard_takes_the_castle-hint = wszyscy biorą 1 metal
happening-monastery_goods-hint = do pięciu robotników każdego gracza zarabia w manufakturze po 2 złota
happening-madonna_statue-hint = jeden rzemieślnik każdego gracza może pracować dodatkowy raz
happening-volunteers-hint = każda karta surowców daje o 1 surowiec więcej
happening-cathedral_collapse-hint = wszyscy tracą jednego rzemieślnika
happening-prior_against_bishop-hint = wszyscy tracą 2 punkty
happening-hard_winter-hint = każda karta surowców daje o 1 surowiec mniej
happening-city_wall-hint = w następnej rundzie wszyscy mają tylko 2 budowniczych
happening-hamleigh_levy-hint = wszyscy płacą 4 złota

## Places for builders and what they bring

place-bishop = Siedziba biskupa
    .at = w siedzibie biskupa
place-kingsbridge_1 = Kingsbridge (pole 1)
    .at = w Kingsbridge (pole 1)
place-kingsbridge_2 = Kingsbridge (pole 2)
    .at = w Kingsbridge (pole 2)
place-priory_1 = Przeorat (pole 1)
    .at = w przeoracie (pole 1)
place-priory_2 = Przeorat (pole 2)
    .at = w przeoracie (pole 2)
place-court = Królewski dwór
    .at = na królewskim dworze
place-shiring_1 = Shiring (pole 1)
    .at = w Shiring (pole 1)
place-shiring_2 = Shiring (pole 2)
    .at = w Shiring (pole 2)
place-castle = Zamek Shiring
    .at = na zamku Shiring
place-market = Rynek
    .at = na rynku
place-start_player = Pole gracza rozpoczynającego
    .at = na polu gracza rozpoczynającego

place-bishop-hint = ochrona przed wydarzeniem albo 1 surowiec
place-kingsbridge_1-hint = karta przywileju
place-kingsbridge_2-hint = karta przywileju
place-priory_1-hint = 2 punkty
place-priory_2-hint = 1 punkt
place-court-hint = bez podatku, a dla pierwszego metal
place-shiring_1-hint = rzemieślnik za darmo
place-shiring_2-hint = rzemieślnik za darmo
place-castle-hint = 2 szarych robotników na następną rundę
place-market-hint = kupno i sprzedaż
place-start_player-hint = rozpoczęcie następnej rundy

## Areas of the board and phases

area-none = Poza planszą
    .number = 0
area-event = Wydarzenie
    .number = 1
area-bishop = Siedziba biskupa
    .number = 2
area-wool_mill = Manufaktura wełny
    .number = 3
area-kingsbridge = Kingsbridge
    .number = 4
area-priory = Przeorat Kingsbridge
    .number = 5
area-forest = Las
    .number = 6
area-quarry = Kamieniołom
    .number = 7
area-gravel_pit = Żwirownia
    .number = 8
area-court = Królewski dwór
    .number = 9
area-shiring = Shiring
    .number = 10
area-castle = Zamek Shiring
    .number = 11
area-market = Rynek
    .number = 12
area-cathedral = Katedra
    .number = 13
area-start_player = Następny gracz rozpoczynający
    .number = 14

phase-setup = Przygotowanie
phase-round_start = Początek rundy
phase-offer = Faza I: Wybór rzemieślników i surowców
phase-builders = Faza II: Wystawianie budowniczych
phase-resolution = Faza III: Rozstrzyganie planszy
phase-game_end = Koniec gry

## Variant

variant-standard = Zasady standardowe
variant-standard-hint = Cała gra na sześć rund.

switch-sixth_builder = Ostatni budowniczy przy dwóch graczach
switch-sixth_builder-hint = Ile przy dwóch graczach kosztuje szósty, ostatni wylosowany budowniczy.
switch-sixth_builder-paid = Kosztuje 2 sztuki złota
switch-sixth_builder-paid-hint = Właściciel płaci 2 albo każe mu czekać; dopiero potem znacznik przechodzi na 0.
switch-sixth_builder-free = Jest darmowy
switch-sixth_builder-free-hint = Znacznik przechodzi na 0, gdy tylko zostanie wylosowany, więc wystawia się go bez płacenia.
switch-metal_left = Metal, którego nikt nie wziął
switch-metal_left-hint = Co dzieje się z metalem na królewskim dworze, jeśli nikt tam nie poszedł.
switch-metal_left-one_cube = Zawsze jedna kostka
switch-metal_left-one_cube-hint = Na dworze jest w każdej rundzie jedna kostka metalu, cokolwiek działo się wcześniej.
switch-metal_left-piles_up = Gromadzi się
switch-metal_left-piles_up-hint = Zostaje, co rundę przybywa nowa kostka, a pierwszy przybyły bierze wszystkie.
switch-madonna = Posąg Madonny
switch-madonna-hint = Którzy rzemieślnicy mogą dzięki posągowi Madonny pracować dodatkowy raz.
switch-madonna-with_figure = Tylko z wydajnością
switch-madonna-with_figure-hint = Architekt i narzędziarz nie mają podanej wydajności, więc nic nie zyskują.
switch-madonna-every_craftsman = Także architekt i narzędziarz
switch-madonna-every_craftsman-hint = Pracują raz na rundę i można ich wybrać jak każdego innego: wtedy pracują dwa razy.

## Amounts and counts

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
amount-sand =
    { $n ->
        [one] { $n } piasek
        [few] { $n } piaski
       *[many] { $n } piasków
    }
amount-metal =
    { $n ->
        [one] { $n } metal
        [few] { $n } metale
       *[many] { $n } metali
    }
amount-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
amount-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

count-cube =
    { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
count-worker =
    { $n ->
        [one] { $n } robotnik
        [few] { $n } robotników
       *[many] { $n } robotników
    }
count-builder =
    { $n ->
        [one] { $n } budowniczy
        [few] { $n } budowniczych
       *[many] { $n } budowniczych
    }
count-craftsman =
    { $n ->
        [one] { $n } rzemieślnik
        [few] { $n } rzemieślników
       *[many] { $n } rzemieślników
    }
count-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
count-round =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }

## What craftsmen do

effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left } albo { $right }

## Prompts

ask-draw_starting_player = Losowany jest gracz rozpoczynający.
ask-deal_advantage = Odkrywana jest karta przywileju ({ $place }).
ask-deal_craftsman =
    { $place ->
        [none] Odkrywany jest rzemieślnik do oferty.
       *[other] Odkrywany jest rzemieślnik ({ $place }).
    }
ask-leave_out_card = Jedna karta surowców zostaje w tej rundzie pominięta.
ask-foresee_event = { $owner } ogląda nadchodzące wydarzenie.
ask-reveal_event = Odkrywane jest wydarzenie.
ask-draw_builder = Losowany jest budowniczy (cena { $price }).
ask-roll_tax = Rzut kością podatkową.
ask-ellens_look = { $seat }: czy chcesz obejrzeć nadchodzące wydarzenie?
ask-offer_turn = { $seat }: weź kartę albo spasuj. Masz { $have } złota; wolni robotnicy: { $workers }.
ask-craftsman_limit = { $seat }: nie masz miejsca na { $craftsman_acc }. Którego rzemieślnika zwalniasz?
ask-collapse_loss = { $seat }: część katedry się zawaliła. Którego rzemieślnika tracisz?
ask-return_choice = { $seat }: wylosowano budowniczego { $owner_gen }, cena { $price }. Zostawiasz go?
ask-builder_turn =
    { $price ->
        [one] { $seat }: gdzie wystawiasz budowniczego za { $price } złoto? Masz { $have }.
        [few] { $seat }: gdzie wystawiasz budowniczego za { $price } złota? Masz { $have }.
       *[many] { $seat }: gdzie wystawiasz budowniczego za { $price } złota? Masz { $have }.
    }
ask-free_builder = { $seat }: gdzie wystawiasz budowniczego? To nic nie kosztuje.
ask-bishop_choice = { $seat }: wydarzenie „{ $happening }”: { $happening_effect }. Ochrona czy surowiec?
ask-bishop_cube = { $seat }: jaki surowiec bierzesz z rynku?
ask-thomas_choice = { $seat }: wydarzenie „{ $happening }”: { $happening_effect }. Czy używasz arcybiskupa Tomasza?
ask-tax_freedom_choice =
    { $tax ->
        [one] { $seat }: masz zapłacić { $tax } złoto podatku. Czy używasz Nagrodzonej wierności?
        [few] { $seat }: masz zapłacić { $tax } złota podatku. Czy używasz Nagrodzonej wierności?
       *[many] { $seat }: masz zapłacić { $tax } złota podatku. Czy używasz Nagrodzonej wierności?
    }
ask-market_turn = { $seat }: co kupujesz albo sprzedajesz? Masz { $have } złota.
ask-madonna_choice = { $seat }: który rzemieślnik może w tej rundzie pracować dodatkowy raz?
ask-conversion = { $seat }: z którego rzemieślnika korzystasz?
ask-cube_return = { $seat }: który surowiec zwracasz? Masz o { $cubes } za dużo.

## Actions

do-draw_starting_player = Los: graczem rozpoczynającym jest { $seat }
do-deal_advantage = Los: { $place }, „{ $advantage }”
do-deal_craftsman =
    { $place ->
        [none] Los: { $craftsman_low } trafia do oferty
       *[other] Los: { $place }, { $craftsman_low }
    }
do-leave_out = Los: karta „{ $resource }” zostaje pominięta
do-draw_event = Los: wydarzenie to „{ $happening }”
do-draw_builder = Los: budowniczy { $seat_gen }
do-roll_tax =
    { $tax ->
        [one] Los: podatek wynosi { $tax } złoto
        [few] Los: podatek wynosi { $tax } złota
       *[many] Los: podatek wynosi { $tax } złota
    }
do-look = Obejrzyj nadchodzące wydarzenie
do-do_not_look = Nie oglądaj
do-pass = Spasuj
do-take_resource =
    { $workers ->
        [one] Wyślij { $workers } robotnika po { $gain }
        [few] Wyślij { $workers } robotników po { $gain }
       *[many] Wyślij { $workers } robotników po { $gain }
    }
do-hire =
    Zatrudnij { $craftsman_acc } za { $pay }: { $cost_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain }, jeśli masz metal
            }
       *[other] { $cost } → { $gain }
    }, { $uses }×
do-dismiss =
    Zwolnij { $craftsman_acc }: { $cost_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain }, jeśli masz metal
            }
       *[other] { $cost } → { $gain }
    }, { $uses }×
do-keep_builder = Zostaw wylosowanego budowniczego
do-return_builder = Zwróć budowniczego i losuj ponownie
do-wait = Spasuj; budowniczy czeka przy liczbie { $price }
do-place =
    Wystaw budowniczego { $pay_total ->
        [0] { $place_at }
       *[other] za { $pay } { $place_at }
    }{ $advantage ->
        [none] { "" }
       *[other] : „{ $advantage }”
    }{ $craftsman ->
        [none] { "" }
       *[other] : { $craftsman_low }
    }
do-place_with_remigius =
    Wystaw budowniczego za darmo z bratem Remigiusem { $place_at }{ $advantage ->
        [none] { "" }
       *[other] : „{ $advantage }”
    }{ $craftsman ->
        [none] { "" }
       *[other] : { $craftsman_low }
    }
do-protect = Wybierz ochronę przed wydarzeniem „{ $happening }”
do-take_cube = Weź z rynku { $good_low }
do-keep_card = Zachowaj kartę „{ $advantage }”
do-use_card = Użyj karty „{ $advantage }”
do-leave_market = Odejdź z rynku
do-buy = Kup { $goods } za { $pay }
do-sell = Sprzedaj { $goods } za { $gain }
do-strengthen_nobody = Nie wybieraj nikogo
do-strengthen =
    Wybierz { $craftsman_acc }: { $cost_total ->
        [0] { $gain }
       *[other] { $cost } → { $gain }
    }, { $uses }× i jeszcze raz
do-end_conversion = Zakończ budowę
do-use_craftsman =
    Wykorzystaj { $craftsman_acc }: { $pay_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain }, jeśli masz metal
            }
       *[other] { $pay } → { $gain }
    } (jeszcze { $left }×)
do-best_conversion =
    Buduj tak, by zdobyć najwięcej punktów, i zakończ: { $pay_total ->
        [0] { $gain }
       *[other] { $pay } → { $gain }
    }
do-return_cube = Zwróć 1 { $good_low }

## Log

event-starting_player_chosen = { $seat } jest graczem rozpoczynającym
event-start_gold_received = { $seat } otrzymuje na początek { $goods }
event-round_started = Zaczyna się runda { $round }, graczem rozpoczynającym jest { $seat }
event-advantage_revealed = { $place }: odkryto kartę „{ $advantage }”
event-craftsman_came_to_shiring = { $place }: pojawia się { $craftsman_low }
event-craftsman_offered = Do oferty trafia { $craftsman_low }
event-resource_left_out = Karta „{ $resource }” zostaje w tej rundzie pominięta
event-event_foreseen = { $seat } przewiduje wydarzenie „{ $happening }”: { $happening_effect }
event-event_foreseen-hidden = { $seat } ogląda nadchodzące wydarzenie
event-look_declined = { $seat } nie ogląda nadchodzącego wydarzenia
event-phase_started = { $phase }
event-resource_taken =
    { $workers ->
        [one] { $seat } wysyła { $workers } robotnika po { $resource }
        [few] { $seat } wysyła { $workers } robotników po { $resource }
       *[many] { $seat } wysyła { $workers } robotników po { $resource }
    }
event-craftsman_hired = { $seat } zatrudnia { $craftsman_acc } za { $goods }
event-craftsman_dismissed = { $seat } zwalnia { $craftsman_acc }
event-passed = { $seat } pasuje
event-craftsman_removed = { $craftsman } wraca do pudełka
event-workers_sent_to_mill =
    { $workers ->
        [0] { $seat } nie wysyła do manufaktury nikogo
        [one] { $seat } wysyła { $workers } robotnika do manufaktury
        [few] { $seat } wysyła { $workers } robotników do manufaktury
       *[many] { $seat } wysyła { $workers } robotników do manufaktury
    }
event-builder_drawn = Z woreczka wylosowano budowniczego { $seat_gen }, cena { $price }
event-builder_returned = { $seat } zwraca do woreczka budowniczego { $owner_gen }
event-builder_laid_aside = Z powodu murów miejskich trzeci budowniczy { $seat_gen } zostaje odłożony
event-builder_placed =
    { $goods_total ->
        [0] { $seat } wystawia budowniczego { $place_at }
       *[other] { $seat } wystawia budowniczego { $place_at } za { $goods }
    }
event-builder_waits = { $seat } pasuje, a budowniczy czeka przy liczbie { $price }
event-area_reached = Obszar { $area_number }: { $area }
event-gold_gained = { $seat } bierze { $goods }
event-points_gained = { $seat } zdobywa { $goods }
event-cubes_gained = { $seat } bierze { $goods }
event-card_spent = { $seat } używa karty „{ $advantage }”
event-card_kept = { $seat } zachowuje kartę „{ $advantage }”
event-event_revealed = Wydarzenie „{ $happening }”: { $happening_effect }
event-protected_by_bishop = { $seat } jest pod ochroną biskupa
event-market_cube_taken = { $seat } bierze z rynku { $goods }
event-points_lost =
    { $goods_total ->
        [0] { $seat } nie ma nic do stracenia
       *[other] { $seat } traci { $goods }
    }
event-levy_paid =
    { $goods_total ->
        [0] { $seat } nie ma czym zapłacić Hamleighowi
       *[other] { $seat } płaci Hamleighowi { $goods }
    }
event-builders_limited =
    { $builders ->
        [one] { $seat } ma w następnej rundzie tylko { $builders } budowniczego
        [few] { $seat } ma w następnej rundzie tylko { $builders } budowniczych
       *[many] { $seat } ma w następnej rundzie tylko { $builders } budowniczych
    }
event-wages_paid =
    { $workers ->
        [0] { $seat } nie ma robotników w manufakturze i nic nie zarabia
        [one] { $seat } zarabia { $goods } dzięki { $workers } robotnikowi w manufakturze
        [few] { $seat } zarabia { $goods } dzięki { $workers } robotnikom w manufakturze
       *[many] { $seat } zarabia { $goods } dzięki { $workers } robotnikom w manufakturze
    }
event-advantage_gained = { $seat } dostaje kartę „{ $advantage }”: { $advantage_effect }
event-advantage_removed = Karta „{ $advantage }” wraca do pudełka
event-black_worker_joined = { $seat } dostaje na stałe czarnego robotnika
event-priory_scored = { $seat } zdobywa { $goods } w przeoracie
event-cubes_produced = { $seat } pozyskuje { $goods }
event-income_received = { $seat } dostaje { $goods } dzięki karcie „{ $advantage }”
event-tax_rolled =
    { $tax ->
        [one] Podatek wynosi { $tax } złoto
        [few] Podatek wynosi { $tax } złota
       *[many] Podatek wynosi { $tax } złota
    }
event-court_metal_taken = { $seat } bierze z królewskiego dworu { $goods }
event-tax_paid =
    { $goods_total ->
        [0] { $seat } nie ma czym zapłacić podatku
       *[other] { $seat } płaci { $goods } podatku
    }
event-craftsman_recruited = { $seat } pozyskuje w Shiring { $craftsman_acc }
event-grey_workers_taken =
    { $workers ->
        [one] { $seat } bierze na następną rundę { $workers } szarego robotnika
        [few] { $seat } bierze na następną rundę { $workers } szarych robotników
       *[many] { $seat } bierze na następną rundę { $workers } szarych robotników
    }
event-cubes_bought =
    { $price ->
        [one] { $seat } kupuje { $goods } za { $price } złoto
        [few] { $seat } kupuje { $goods } za { $price } złota
       *[many] { $seat } kupuje { $goods } za { $price } złota
    }
event-cubes_sold =
    { $price ->
        [one] { $seat } sprzedaje { $goods } za { $price } złoto
        [few] { $seat } sprzedaje { $goods } za { $price } złota
       *[many] { $seat } sprzedaje { $goods } za { $price } złota
    }
event-market_left = { $seat } odchodzi z rynku
event-craftsman_strengthened = { $seat } może dodatkowy raz wykorzystać { $craftsman_acc }
event-craftsman_used = { $seat } wykorzystuje { $craftsman_acc } i zdobywa { $goods }
event-conversion_ended = { $seat } kończy budowę
event-cube_returned = { $seat } zwraca { $goods }
event-cathedral_grew = Katedra rośnie: stoi część { $round }
event-starting_player_changed = { $seat } rozpoczyna następną rundę
event-game_ended =
    { $round ->
        [one] Gra kończy się po { $round } rundzie
        [few] Gra kończy się po { $round } rundach
       *[many] Gra kończy się po { $round } rundach
    }

## Why not?

why-too_little_gold =
    { $need ->
        [one] To kosztuje { $need } złoto, a masz { $have }.
        [few] To kosztuje { $need } złota, a masz { $have }.
       *[many] To kosztuje { $need } złota, a masz { $have }.
    }
why-card_taken = Tę kartę ma { $owner }.
why-resource_left_out = Ta karta nie bierze udziału w tej rundzie.
why-craftsman_at_shiring = Czeka w Shiring; może go sprowadzić tylko budowniczy.
why-craftsman_not_offered = { $craftsman } nie jest w ofercie.
why-too_few_workers =
    { $need ->
        [one] Potrzeba { $need } robotnika, a wolnych masz { $have }.
        [few] Potrzeba { $need } robotników, a wolnych masz { $have }.
       *[many] Potrzeba { $need } robotników, a wolnych masz { $have }.
    }
why-not_your_craftsman = { $craftsman } nie pracuje u ciebie.
why-place_taken = Budowniczego nie można już wystawić { $place_at }, nie ma tam wolnego pola.
why-no_remigius = Nie masz brata Remigiusa.
why-must_be_placed = Budowniczego wylosowanego przy cenie 0 trzeba wystawić.
why-never_metal = Metalu nigdy nie ma na rynku.
why-stock_too_small = Trzeba mieć { $goods }; na rynku jest { $have }.
why-no_such_cubes = Trzeba mieć { $goods }; masz { $have }.
why-bought_here = Tego, co kupisz na tym rynku, nie możesz już na nim sprzedać ({ $good_low }).
why-no_woodworker = Bez stolarza nie można kupić drewna.
why-no_stonecutter = Bez kamieniarza nie można sprzedać kamienia.
why-capacity_used =
    { $uses ->
        [one] W tej rundzie { $craftsman_low } pracował już { $uses } raz.
        [few] W tej rundzie { $craftsman_low } pracował już { $uses } razy.
       *[many] W tej rundzie { $craftsman_low } pracował już { $uses } razy.
    }
why-input_missing = Trzeba mieć { $goods }; masz { $have }.
why-no_mortar_mixer = Bez mieszacza zaprawy twoi murarze nie pracują.
why-no_metal_to_show = Do narzędziarza potrzeba 1 metalu (nie zużywa się); nie masz żadnego.
why-nothing_to_convert = Żaden z twoich rzemieślników nie może teraz nic dać.
why-cannot_be_strengthened = Posąg Madonny nie ma wpływu na tego rzemieślnika ({ $craftsman_low }).
why-no_cube_to_return = Nie masz tego surowca ({ $good_low }).

## Short signs for the terminal

short-wood = Dr
short-stone = Ka
short-sand = Pi
short-metal = Me

## Terms

term-variant = Wariant
term-switches = Zasady domowe
term-phase = Faza
term-area = Obszar
term-seat = Gracz
term-round = Runda
term-starting_player = Gracz rozpoczynający
term-offer = Oferta
term-resources = Karty surowców
term-craftsmen = Rzemieślnicy
term-protected = Pod ochroną
term-past_events = Dotychczasowe wydarzenia
term-builders = Budowniczowie
term-price = Cena
term-cost_track = Tor kosztów
term-drawn = Wylosowany budowniczy
term-returned = Budowniczy zwrócony
term-city_wall = Mury miejskie
term-tax = Podatek
term-court_metal = Metal na królewskim dworze
term-supply = Zasoby
term-grey_workers = Szarzy robotnicy
term-next_grey_workers = Szarzy robotnicy w następnej rundzie
term-black_worker = Czarny robotnik
term-players = Gracze
term-decks = Talie
term-events = Wydarzenia
term-advantages = Przywileje
term-past_advantages = Dotychczasowe przywileje
term-looked = Ellen miała już swoją kolej w tej rundzie
term-waiting = Decyduje
term-decision = Decyzja
term-foreseen = Nadchodzące wydarzenie
term-points = Punkty
term-gold = Złoto
term-goods = Surowce
term-craftsman_limit = Miejsce na rzemieślników
term-work = Praca
term-pay = Zużywa
term-shows = Wymaga
term-gain = Daje
term-uses = Wydajność
term-used = Użyto
term-workers = Wolni robotnicy
term-mill_workers = Robotnicy w manufakturze
term-all_workers = Robotnicy
term-bag = Budowniczowie w woreczku
term-aside = Odłożeni budowniczowie
term-passed = Pas
term-bought = Kupione
term-converted = Po budowie

## Where points come from

points-start = Na początku
points-craftsmen = Rzemieślnicy
points-priory = Przeorat Kingsbridge
points-advantages = Przywileje
points-lost = Stracone
points-total = Razem

## Rysowany stół: co mówią o sobie elementy i miejsca

tip-event = Odkrywane na początku fazy III. Dobre wydarzenie dotyczy wszystkich, złe tych, którzy nie są pod ochroną (PE-7.1.1).
tip-events = Karty wydarzeń, które dopiero nadejdą. Kto ma Ellen, może potajemnie obejrzeć następną (PE-4.4).
tip-bishop = Ochrona przed złym wydarzeniem albo 1 drewno, kamień lub piasek z rynku (PE-7.2.1, PE-7.2.2).
tip-wool_mill = Wszyscy robotnicy, których nie wysłano po surowce, zarabiają tu po 1 złocie (PE-5.7, PE-7.3.1).
tip-kingsbridge = Budowniczy zdobywa tu kartę przywileju ze swojego pola (PE-7.4.1).
tip-priory = Budowniczy zdobywa tu punkty swojego pola (PE-7.5.1).
tip-forest = Robotnicy wysłani tu z kartą surowca przynoszą jej drewno (PE-5.4, PE-7.6.1).
tip-quarry = Robotnicy wysłani tu z kartą surowca przynoszą jej kamień (PE-5.4, PE-7.6.1).
tip-gravel_pit = Robotnicy wysłani tu z kartą surowca przynoszą jej piasek (PE-5.4, PE-7.6.1).
tip-court = Kto ma tu budowniczego, nie płaci podatku, a kto przyszedł pierwszy, bierze też metal. Pozostali płacą tyle, ile wskaże kość (PE-7.9.1, PE-7.9.2).
tip-shiring = Budowniczy zdobywa tu rzemieślnika ze swojego pola bez płacenia (PE-7.10.1).
tip-castle = Budowniczy zdobywa tu 2 szarych robotników na następną rundę (PE-7.11.1).
tip-market = Kto ma tu budowniczego, kupuje i sprzedaje; gracze zmieniają się po każdej transakcji (PE-7.12.1, PE-7.12.2).
tip-cathedral = Rzemieślnicy zamieniają tu surowce w punkty, a każdy zachowuje najwyżej 5 surowców. Potem katedra rośnie o jedną część (PE-7.13.1, PE-7.13.4, PE-7.13.5).
tip-start_player = Kto ma tu budowniczego, rozpoczyna następną rundę; bez budowniczego rozpoczyna sąsiad po lewej (PE-7.14.1).
tip-space = Można wybrać każde wolne pole; na każdym stoi jeden budowniczy (PE-6.1).
tip-stall = Dotknij straganu, a potem liczby kupowanych surowców. Do kupna drewna potrzebny jest stolarz (PE-7.12.3, PE-7.12.6).
tip-good = Twoje surowce. Dotknij ich, by sprzedać je na rynku albo oddać nadmiar; wolno zachować 5 (PE-7.12.4, PE-7.13.4).
tip-resource = Po te surowce idzie tylu robotników, ilu pokazuje karta (PE-5.4).
tip-hire = Zapłać cenę, a dołączy do twoich rzemieślników; miejsca jest dla 5 (PE-5.5, PE-3.8).
tip-craftsman = W obszarze 13 po każdym dotknięciu pracuje raz, najwyżej tyle razy, ile ma kropek (PE-7.13.1).
tip-cost = Cena wylosowanego budowniczego. Po spasowaniu czeka on tutaj, aż wylosowani zostaną wszyscy; wtedy wystawia się go za darmo (PE-6.5, PE-6.8).
tip-bag = Budowniczych losuje się w ciemno. Raz w tej fazie gracz rozpoczynający może zwrócić jednego i losować ponownie (PE-6.3, PE-6.4).
tip-drawn = Właśnie wylosowany budowniczy: właściciel wystawia go za tę cenę albo pasuje (PE-6.5).
tool-give_back = Zwróć { $cubes }
tool-as_often = Tyle razy, ile się da
tip-best_conversion = Wszyscy twoi rzemieślnicy naraz, tak by dało to najwięcej punktów. Możesz też używać ich po kolei (PE-7.13.1).
tip-pass = W tej rundzie nie bierzesz już kart; wolni robotnicy idą do manufaktury (PE-5.2, PE-5.7).
tip-mason = Pracuje tylko wtedy, gdy masz mieszacza zaprawy (PE-10.7).
tip-mortar_mixer = Bez niego murarze nie mogą pracować (PE-10.7).
tip-woodworker = Bez niego nie wolno kupować drewna na rynku (PE-10.8).
tip-master_woodworker = { tip-woodworker }
tip-stonecutter = Bez niego nie wolno sprzedawać kamienia na rynku (PE-10.8).
tip-toolmaker = Musisz mieć metal, ale go nie tracisz (PE-10.5).
tip-architect = Niczego nie zużywa; na końcu pracuje sam z siebie (PE-10.4, PE-10.10).

## Lekcje

lesson-1-cards = Robotnicy i rzemieślnicy
lesson-1-cards-hint = Pierwsza faza rundy: kto idzie po kamień, kto do ciebie dołącza, a kto zostaje w manufakturze.
lesson-1-cards-theme = Anglia, dwunasty wiek. Przeor Philip buduje w Kingsbridge katedrę, a ty, **Niebieski**, należysz do jej budowniczych. Gra trwa sześć rund, a w każdej przybywa kolejna część. Kto ma na końcu **najwięcej punktów**, wygrywa.
lesson-1-cards-round = Runda ma trzy fazy. Najpierw wysyłasz robotników i zatrudniasz **rzemieślników**, potem wystawiasz trzech **budowniczych**. W trzeciej fazie latarnia idzie drogą przez czternaście obszarów, jeden po drugim, aż do katedry, gdzie rzemieślnicy zamieniają surowce w punkty.
lesson-1-cards-stone = Faza I. Masz 12 robotników. Karta mówi, ilu ich trzeba i co przyniosą: 8 robotników przynosi **3 kamienie**, najcenniejszy surowiec. **Weź tę kartę**, a robotnicy pójdą do kamieniołomu.
lesson-1-cards-stone-why = Wszystkie karty są dobre, ale kamień daje najwięcej. Weźmy 3 kamienie.
lesson-1-cards-craftsman = Czerwony wysyła po drewno. Teraz rzemieślnik: **murarz** robi punkt z każdego kamienia, dwa razy w rundzie; twój kamieniarz potrzebuje na punkt dwóch kamieni. Kosztuje 5 złota, raz na zawsze. **Zatrudnij go.**
lesson-1-cards-craftsman-why = Najpierw murarz, zanim zdobędzie go Czerwony: swoje 5 złota zwraca runda po rundzie.
lesson-1-cards-pass = Zostało czterech robotników. Mogliby iść po piasek, ale złoto też się przyda: kto nie jest potrzebny, idzie do **manufaktury wełny** i zarabia 1 złoto. **Spasuj.**
lesson-1-cards-pass-why = To też możliwe. Tutaj jednak chcemy złota z manufaktury: spasuj.
lesson-1-cards-end = Faza I się skończyła i przyszła kolej na budowniczych. Rada: w każdej rundzie przychodzą lepsi rzemieślnicy, ale masz miejsce tylko dla pięciu. Patrz, co który robi z jednego surowca.

lesson-2-builders = Budowniczowie z woreczka
lesson-2-builders-hint = Ceny, które spadają, miejsca, które się zapełniają, i sztuka czekania.
lesson-2-builders-bag = Faza II. Budowniczych losuje się z woreczka jednego po drugim. Pierwszy kosztuje 7 złota, następny 6 i tak dalej. Czerwony wystawił dwóch, a jednego zostawił, by **czekał** przy siódemce. W woreczku są już tylko twoi, a od Ellen wiesz, że nadchodzi dobre wydarzenie.
lesson-2-builders-wait = Twój pierwszy budowniczy kosztowałby 4 złota, a masz 6. Kto pasuje, zostawia budowniczego na torze kosztów: gdy woreczek będzie pusty, stanie **za darmo**, ale dopiero po tych, którzy czekają przy wyższej cenie. **Niech czeka**: dotknij czwórki.
lesson-2-builders-wait-why = Dobre miejsce, ale złota musi starczyć jeszcze na dwóch budowniczych. Niech ten poczeka.
lesson-2-builders-kingsbridge = Cena wynosi teraz 3. W **Kingsbridge** leży Tom Budowniczy: kamień w każdej rundzie, do końca gry. Czekający budowniczy Czerwonego mógłby go zdobyć wcześniej. **Wystaw tam swojego.**
lesson-2-builders-kingsbridge-why = Tego, na czym ci najbardziej zależy, nie zostawiaj losowi: Tom leży na pierwszym polu Kingsbridge.
lesson-2-builders-court = Cena 2. W każdej rundzie płaci się podatek od 2 do 5 złota; nie płacą tylko ci na **królewskim dworze**, a kto przyjdzie pierwszy, bierze 1 metal. **Wystaw tam budowniczego.**
lesson-2-builders-court-why = Metalu nie da się nigdzie kupić, a podatek boli. Wybierz królewski dwór.
lesson-2-builders-free = Woreczek jest pusty. Czerwony czekał przy siódemce, więc ruszył pierwszy i zajął drugie pole Kingsbridge. Teraz za darmo staje twój. **Wyślij go na rynek**: handlować może tylko ten, kto ma tam budowniczego.
lesson-2-builders-free-why = Rynek ci się przyda: złoto nadejdzie, ale surowców nie masz. Wystaw go tam.
lesson-2-builders-lantern = I latarnia ruszyła: wydarzenie, manufaktura, Kingsbridge, przeorat, las, kamieniołom i żwirownia, potem królewski dwór. Masz Toma Budowniczego, jego pierwszy kamień i metal, a podatek cię ominął. Teraz otwarty jest rynek; Czerwony przyszedł pierwszy i pierwszy handluje.
lesson-2-builders-end = Rada: biskup chroni przed złym wydarzeniem, zamek pożycza dwóch robotników, a z budowniczym w obszarze 14 rozpoczynasz następną rundę. Zastanów się, którego z tych miejsc inni ci nie zostawią.

lesson-3-cathedral = Z surowców punkty
lesson-3-cathedral-hint = Rynek, rzemieślnicy przy pracy i to, co wolno zachować.
lesson-3-cathedral-market = Latarnia doszła na **rynek**, a twój budowniczy jest tu sam. Masz drewno, kamień, piasek i jeden metal, ale już żadnego kamieniarza: kamień na nic ci się w tej rundzie nie przyda.
lesson-3-cathedral-buy = Mieszacz zaprawy robi punkt z 3 piasków, a masz 2. **Kup 1 piasek** za 2 złota: dotknij straganu, a potem liczby.
lesson-3-cathedral-buy-why = Mieszaczowi zaprawy brakuje właśnie jednego piasku. Kup tylko ten.
lesson-3-cathedral-leave = W każdej turze kupujesz albo sprzedajesz jeden rodzaj. Kamień można sprzedać tylko z kamieniarzem. **Odejdź z rynku.**
lesson-3-cathedral-leave-why = To też możliwe, ale niczego więcej nie potrzebujesz: odejdź z rynku.
lesson-3-cathedral-mixer = Obszar 13, **katedra**. Dotknij rzemieślnika, a raz popracuje; kropki mówią, ile razy może. **Niech zacznie mieszacz zaprawy.**
lesson-3-cathedral-mixer-why = On też by mógł, ale użyjmy najpierw piasku: mieszacz zaprawy.
lesson-3-cathedral-carpenter = W drewnie pracuje dwóch twoich ludzi: stolarz potrzebuje na punkt 2 drewna, **cieśla** tylko 1, ale może dwa razy. **Użyj najpierw lepszego.**
lesson-3-cathedral-carpenter-why = Cieśla robi punkt z jednego drewna. Zacznij od niego.
lesson-3-cathedral-best = Nie musisz robić tego wszystkiego ręcznie. Opcja **buduj tak, by zdobyć najwięcej punktów** zaprzęga wszystkich do pracy jak najlepiej i z góry mówi, co zużyje i co da. **Dotknij jej.**
lesson-3-cathedral-best-why = Tu wystarczy jedno dotknięcie: buduj tak, by zdobyć najwięcej punktów.
lesson-3-cathedral-five = Zostało sześć surowców, a zachować wolno tylko **pięć**. Metal jest rzadki i w późniejszych rundach daje najwięcej, więc **oddaj kamień**.
lesson-3-cathedral-five-why = Metal zachowaj: będzie potrzebny przy szkle i dzwonach. O kamień łatwiej.
lesson-3-cathedral-tip = Nowa część katedry stoi i zaczęła się następna runda. **Rada:** planuj od końca, od swoich rzemieślników. Surowce, których nikt nie umie użyć, to stracony trud, tak samo jak rzemieślnicy bez surowców.
lesson-3-cathedral-end = To wszystko, czego ci trzeba. Wskaż dowolne miejsce lub postać, a dowiesz się, co robi; zasady są o jedno dotknięcie stąd. **A teraz graj**: łatwy bot to dobry pierwszy rywal.

## Dozwolone, ale pewnie niezamierzone

slip-workers = W tej rundzie nikt od ciebie nie poszedł po surowce. Mimo to spasować i wysłać wszystkich robotników do manufaktury?
slip-cheap = Stać cię na tę cenę, a później twojemu budowniczemu zostanie tylko to, czego nie zajmą inni. Mimo to spasować?
slip-cubes = Musisz oddać surowce, z których twoi rzemieślnicy mogliby jeszcze zrobić punkty. Mimo to zakończyć?
slip-last = To ostatnia runda, a twoi rzemieślnicy mogliby jeszcze zdobyć punkty. Mimo to zakończyć?
slip-gift = Podejrzenie karty nic nie kosztuje i nikt inny jej nie zobaczy. Mimo to zrezygnować?
