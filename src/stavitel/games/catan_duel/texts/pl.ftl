### Catan Duel in Polish.
### Which variables a message gets is told in stavitel/texts.py.

title = Catan: Pojedynek
about = Dwoje książąt ściga się na Catanie w budowie dróg, osad i miast, a kartami wchodzi sobie w drogę.

## Players

seat-red = Czerwony
    .gen = Czerwonego
seat-blue = Niebieski
    .gen = Niebieskiego

## Resources, terrains and regions: the number is the one to be rolled

resource-brick = Glina
    .low = glina
    .acc = glinę
    .few = gliny
    .many = gliny
resource-grain = Zboże
    .low = zboże
    .acc = zboże
    .few = zboża
    .many = zboża
resource-lumber = Drewno
    .low = drewno
    .acc = drewno
    .few = drewna
    .many = drewna
resource-ore = Ruda
    .low = ruda
    .acc = rudę
    .few = rudy
    .many = rudy
resource-wool = Wełna
    .low = wełna
    .acc = wełnę
    .few = wełny
    .many = wełny
resource-gold = Złoto
    .low = złoto
    .acc = złoto
    .few = złota
    .many = złota

terrain-hills = Wzgórza
terrain-fields = Pole uprawne
terrain-forest = Las
terrain-mountains = Góry
terrain-pasture = Pastwisko
terrain-gold_river = Złotonośna rzeka

region-red_forest = Las (2)
    .low = las (2)
    .acc = las (2)
region-red_gold_river = Złotonośna rzeka (1)
    .low = złotonośna rzeka (1)
    .acc = złotonośną rzekę (1)
region-red_fields = Pole uprawne (6)
    .low = pole uprawne (6)
    .acc = pole uprawne (6)
region-red_hills = Wzgórza (3)
    .low = wzgórza (3)
    .acc = wzgórza (3)
region-red_pasture = Pastwisko (4)
    .low = pastwisko (4)
    .acc = pastwisko (4)
region-red_mountains = Góry (5)
    .low = góry (5)
    .acc = góry (5)
region-blue_forest = Las (3)
    .low = las (3)
    .acc = las (3)
region-blue_gold_river = Złotonośna rzeka (4)
    .low = złotonośna rzeka (4)
    .acc = złotonośną rzekę (4)
region-blue_fields = Pole uprawne (5)
    .low = pole uprawne (5)
    .acc = pole uprawne (5)
region-blue_hills = Wzgórza (2)
    .low = wzgórza (2)
    .acc = wzgórza (2)
region-blue_pasture = Pastwisko (1)
    .low = pastwisko (1)
    .acc = pastwisko (1)
region-blue_mountains = Góry (6)
    .low = góry (6)
    .acc = góry (6)
region-stack_forest_1 = Las (4)
    .low = las (4)
    .acc = las (4)
region-stack_forest_2 = Las (6)
    .low = las (6)
    .acc = las (6)
region-stack_gold_river_1 = Złotonośna rzeka (2)
    .low = złotonośna rzeka (2)
    .acc = złotonośną rzekę (2)
region-stack_gold_river_2 = Złotonośna rzeka (3)
    .low = złotonośna rzeka (3)
    .acc = złotonośną rzekę (3)
region-stack_fields_1 = Pole uprawne (1)
    .low = pole uprawne (1)
    .acc = pole uprawne (1)
region-stack_fields_2 = Pole uprawne (3)
    .low = pole uprawne (3)
    .acc = pole uprawne (3)
region-stack_hills_1 = Wzgórza (1)
    .low = wzgórza (1)
    .acc = wzgórza (1)
region-stack_hills_2 = Wzgórza (5)
    .low = wzgórza (5)
    .acc = wzgórza (5)
region-stack_pasture_1 = Pastwisko (5)
    .low = pastwisko (5)
    .acc = pastwisko (5)
region-stack_pasture_2 = Pastwisko (6)
    .low = pastwisko (6)
    .acc = pastwisko (6)
region-stack_mountains_1 = Góry (2)
    .low = góry (2)
    .acc = góry (2)
region-stack_mountains_2 = Góry (4)
    .low = góry (4)
    .acc = góry (4)

## Places, counted outwards from the road between the first two settlements: even columns hold
## settlements and cities, odd ones regions

town--10 = 6. z lewej
    .at = na 6. miejscu z lewej
town--8 = 5. z lewej
    .at = na 5. miejscu z lewej
town--6 = 4. z lewej
    .at = na 4. miejscu z lewej
town--4 = 3. z lewej
    .at = na 3. miejscu z lewej
town--2 = 2. z lewej
    .at = na 2. miejscu z lewej
town-0 = 1. z lewej
    .at = na 1. miejscu z lewej
town-2 = 1. z prawej
    .at = na 1. miejscu z prawej
town-4 = 2. z prawej
    .at = na 2. miejscu z prawej
town-6 = 3. z prawej
    .at = na 3. miejscu z prawej
town-8 = 4. z prawej
    .at = na 4. miejscu z prawej
town-10 = 5. z prawej
    .at = na 5. miejscu z prawej
town-12 = 6. z prawej
    .at = na 6. miejscu z prawej

site--10a = 6. z lewej, u góry
    .at = na 6. miejscu z lewej, u góry
site--10b = 6. z lewej, u dołu
    .at = na 6. miejscu z lewej, u dołu
site--8a = 5. z lewej, u góry
    .at = na 5. miejscu z lewej, u góry
site--8b = 5. z lewej, u dołu
    .at = na 5. miejscu z lewej, u dołu
site--6a = 4. z lewej, u góry
    .at = na 4. miejscu z lewej, u góry
site--6b = 4. z lewej, u dołu
    .at = na 4. miejscu z lewej, u dołu
site--4a = 3. z lewej, u góry
    .at = na 3. miejscu z lewej, u góry
site--4b = 3. z lewej, u dołu
    .at = na 3. miejscu z lewej, u dołu
site--2a = 2. z lewej, u góry
    .at = na 2. miejscu z lewej, u góry
site--2b = 2. z lewej, u dołu
    .at = na 2. miejscu z lewej, u dołu
site-0a = 1. z lewej, u góry
    .at = na 1. miejscu z lewej, u góry
site-0b = 1. z lewej, u dołu
    .at = na 1. miejscu z lewej, u dołu
site-2a = 1. z prawej, u góry
    .at = na 1. miejscu z prawej, u góry
site-2b = 1. z prawej, u dołu
    .at = na 1. miejscu z prawej, u dołu
site-4a = 2. z prawej, u góry
    .at = na 2. miejscu z prawej, u góry
site-4b = 2. z prawej, u dołu
    .at = na 2. miejscu z prawej, u dołu
site-6a = 3. z prawej, u góry
    .at = na 3. miejscu z prawej, u góry
site-6b = 3. z prawej, u dołu
    .at = na 3. miejscu z prawej, u dołu
site-8a = 4. z prawej, u góry
    .at = na 4. miejscu z prawej, u góry
site-8b = 4. z prawej, u dołu
    .at = na 4. miejscu z prawej, u dołu
site-10a = 5. z prawej, u góry
    .at = na 5. miejscu z prawej, u góry
site-10b = 5. z prawej, u dołu
    .at = na 5. miejscu z prawej, u dołu
site-12a = 6. z prawej, u góry
    .at = na 6. miejscu z prawej, u góry
site-12b = 6. z prawej, u dołu
    .at = na 6. miejscu z prawej, u dołu

place--11a = 6. teren z lewej, u góry
    .at = jako 6. teren z lewej, u góry
place--11b = 6. teren z lewej, u dołu
    .at = jako 6. teren z lewej, u dołu
place--9a = 5. teren z lewej, u góry
    .at = jako 5. teren z lewej, u góry
place--9b = 5. teren z lewej, u dołu
    .at = jako 5. teren z lewej, u dołu
place--7a = 4. teren z lewej, u góry
    .at = jako 4. teren z lewej, u góry
place--7b = 4. teren z lewej, u dołu
    .at = jako 4. teren z lewej, u dołu
place--5a = 3. teren z lewej, u góry
    .at = jako 3. teren z lewej, u góry
place--5b = 3. teren z lewej, u dołu
    .at = jako 3. teren z lewej, u dołu
place--3a = 2. teren z lewej, u góry
    .at = jako 2. teren z lewej, u góry
place--3b = 2. teren z lewej, u dołu
    .at = jako 2. teren z lewej, u dołu
place--1a = 1. teren z lewej, u góry
    .at = jako 1. teren z lewej, u góry
place--1b = 1. teren z lewej, u dołu
    .at = jako 1. teren z lewej, u dołu
place-1a = środkowy teren, u góry
    .at = jako środkowy teren, u góry
place-1b = środkowy teren, u dołu
    .at = jako środkowy teren, u dołu
place-3a = 1. teren z prawej, u góry
    .at = jako 1. teren z prawej, u góry
place-3b = 1. teren z prawej, u dołu
    .at = jako 1. teren z prawej, u dołu
place-5a = 2. teren z prawej, u góry
    .at = jako 2. teren z prawej, u góry
place-5b = 2. teren z prawej, u dołu
    .at = jako 2. teren z prawej, u dołu
place-7a = 3. teren z prawej, u góry
    .at = jako 3. teren z prawej, u góry
place-7b = 3. teren z prawej, u dołu
    .at = jako 3. teren z prawej, u dołu
place-9a = 4. teren z prawej, u góry
    .at = jako 4. teren z prawej, u góry
place-9b = 4. teren z prawej, u dołu
    .at = jako 4. teren z prawej, u dołu
place-11a = 5. teren z prawej, u góry
    .at = jako 5. teren z prawej, u góry
place-11b = 5. teren z prawej, u dołu
    .at = jako 5. teren z prawej, u dołu
place-13a = 6. teren z prawej, u góry
    .at = jako 6. teren z prawej, u góry
place-13b = 6. teren z prawej, u dołu
    .at = jako 6. teren z prawej, u dołu

store--11a = { place--11a }
store--11b = { place--11b }
store--9a = { place--9a }
store--9b = { place--9b }
store--7a = { place--7a }
store--7b = { place--7b }
store--5a = { place--5a }
store--5b = { place--5b }
store--3a = { place--3a }
store--3b = { place--3b }
store--1a = { place--1a }
store--1b = { place--1b }
store-1a = { place-1a }
store-1b = { place-1b }
store-3a = { place-3a }
store-3b = { place-3b }
store-5a = { place-5a }
store-5b = { place-5b }
store-7a = { place-7a }
store-7b = { place-7b }
store-9a = { place-9a }
store-9b = { place-9b }
store-11a = { place-11a }
store-11b = { place-11b }
store-13a = { place-13a }
store-13b = { place-13b }
store-cache = Skrytka złota

column--11 = 6. teren z lewej
column--10 = 6. z lewej
column--9 = 5. teren z lewej
column--8 = 5. z lewej
column--7 = 4. teren z lewej
column--6 = 4. z lewej
column--5 = 3. teren z lewej
column--4 = 3. z lewej
column--3 = 2. teren z lewej
column--2 = 2. z lewej
column--1 = 1. teren z lewej
column-0 = 1. z lewej
column-1 = środkowy teren
column-2 = 1. z prawej
column-3 = 1. teren z prawej
column-4 = 2. z prawej
column-5 = 2. teren z prawej
column-6 = 3. z prawej
column-7 = 3. teren z prawej
column-8 = 4. z prawej
column-9 = 4. teren z prawej
column-10 = 5. z prawej
column-11 = 5. teren z prawej
column-12 = 6. z prawej
column-13 = 6. teren z prawej
column-middle--9 = między 5. i 6. z lewej
column-middle--7 = między 4. i 5. z lewej
column-middle--5 = między 3. i 4. z lewej
column-middle--3 = między 2. i 3. z lewej
column-middle--1 = między 1. i 2. z lewej
column-middle-1 = pośrodku
column-middle-3 = między 1. i 2. z prawej
column-middle-5 = między 2. i 3. z prawej
column-middle-7 = między 3. i 4. z prawej
column-middle-9 = między 4. i 5. z prawej
column-middle-11 = między 5. i 6. z prawej

## Sides, tokens, stacks, backs, symbols of the event die and phases

side-left = po lewej
side-right = po prawej

token-strength = Żeton siły
    .low = żeton siły
token-trade = Żeton handlu
    .low = żeton handlu

stack-1 = Stos 1
    .low = stos 1
    .gen = stosu 1
stack-2 = Stos 2
    .low = stos 2
    .gen = stosu 2
stack-3 = Stos 3
    .low = stos 3
    .gen = stosu 3
stack-4 = Stos 4
    .low = stos 4
    .gen = stosu 4
stack-5 = Stos 5
    .low = stos 5
    .gen = stosu 5
stack-6 = Stos 6
    .low = stos 6
    .gen = stosu 6
stack-7 = Stos 7
    .low = stos 7
    .gen = stosu 7
stack-8 = Stos 8
    .low = stos 8
    .gen = stosu 8
stack-9 = Stos 9
    .low = stos 9
    .gen = stosu 9
stack-10 = Stos 10
    .low = stos 10
    .gen = stosu 10
stack-11 = Stos 11
    .low = stos 11
    .gen = stosu 11
stack-12 = Stos 12
    .low = stos 12
    .gen = stosu 12
stack-13 = Stos 13
    .low = stos 13
    .gen = stosu 13
stack-14 = Stos 14
    .low = stos 14
    .gen = stosu 14

back-basic = Zestaw podstawowy
back-gold = Era złota
back-turmoil = Era zamętu
back-progress = Era postępu
back-own = własne karty

symbol-brigand_attack = Napad zbójców
    .effect = { symbol-brigand_attack-hint }
symbol-trade = Handel
    .effect = { symbol-trade-hint }
symbol-celebration = Święto
    .effect = { symbol-celebration-hint }
symbol-plentiful_harvest = Obfite zbiory
    .effect = { symbol-plentiful_harvest-hint }
symbol-event_card = Znak zapytania
    .effect = { symbol-event_card-hint }

symbol-brigand_attack-hint = kto ma więcej niż 7 surowców, traci całe złoto i całą wełnę
symbol-trade-hint = kto ma żeton handlu, zabiera przeciwnikowi 1 surowiec
symbol-celebration-hint = kto ma więcej zręczności, otrzymuje 1 dowolny surowiec; przy remisie oboje
symbol-plentiful_harvest-hint = każdy otrzymuje 1 dowolny surowiec
symbol-event_card-hint = dobiera się kartę wydarzenia

phase-setup = Przygotowanie gry
phase-pre_roll = Przed rzutem
phase-roll = Rzut kośćmi
phase-action = Faza akcji
phase-replenish = Dobieranie kart
phase-exchange = Wymiana karty
phase-game_end = Koniec gry

## Draw cards and what they do

card-brigitta = Brigitta, mądra kobieta
    .acc = Brigittę
    .effect = { card-brigitta-hint }
card-goldsmith = Złotnik
    .acc = Złotnika
    .effect = { card-goldsmith-hint }
card-merchant_caravan = Karawana kupiecka
    .acc = Karawanę kupiecką
    .effect = { card-merchant_caravan-hint }
card-scout = Zwiadowca
    .acc = Zwiadowcę
    .effect = { card-scout-hint }
card-relocation = Przeprowadzka
    .acc = Przeprowadzkę
    .effect = { card-relocation-hint }
card-brick_factory = Cegielnia
    .acc = Cegielnię
    .effect = { card-brick_factory-hint }
card-iron_foundry = Huta żelaza
    .acc = Hutę żelaza
    .effect = { card-iron_foundry-hint }
card-grain_mill = Młyn
    .acc = Młyn
    .effect = { card-grain_mill-hint }
card-lumber_camp = Obóz drwali
    .acc = Obóz drwali
    .effect = { card-lumber_camp-hint }
card-weavers_shop = Tkalnia
    .acc = Tkalnię
    .effect = { card-weavers_shop-hint }
card-parish_hall = Dom gminny
    .acc = Dom gminny
    .effect = { card-parish_hall-hint }
card-abbey = Klasztor
    .acc = Klasztor
    .effect = { card-abbey-hint }
card-storehouse = Skład
    .acc = Skład
    .effect = { card-storehouse-hint }
card-marketplace = Targowisko
    .acc = Targowisko
    .effect = { card-marketplace-hint }
card-toll_bridge = Most celny
    .acc = Most celny
    .effect = { card-toll_bridge-hint }
card-brick_ship = Statek handlowy z gliną
    .acc = Statek handlowy z gliną
    .effect = { card-brick_ship-hint }
card-grain_ship = Statek handlowy ze zbożem
    .acc = Statek handlowy ze zbożem
    .effect = { card-grain_ship-hint }
card-ore_ship = Statek handlowy z rudą
    .acc = Statek handlowy z rudą
    .effect = { card-ore_ship-hint }
card-wool_ship = Statek handlowy z wełną
    .acc = Statek handlowy z wełną
    .effect = { card-wool_ship-hint }
card-lumber_ship = Statek handlowy z drewnem
    .acc = Statek handlowy z drewnem
    .effect = { card-lumber_ship-hint }
card-gold_ship = Statek handlowy ze złotem
    .acc = Statek handlowy ze złotem
    .effect = { card-gold_ship-hint }
card-austin = Austin
    .acc = Austina
    .effect = { card-austin-hint }
card-candamir = Candamir
    .acc = Candamira
    .effect = { card-candamir-hint }
card-harald = Harald
    .acc = Haralda
    .effect = { card-harald-hint }
card-inga = Inga
    .acc = Ingę
    .effect = { card-inga-hint }
card-osmund = Osmund
    .acc = Osmunda
    .effect = { card-osmund-hint }
card-siglind = Siglind
    .acc = Siglind
    .effect = { card-siglind-hint }
card-large_trade_ship = Wielki statek handlowy
    .acc = Wielki statek handlowy
    .effect = { card-large_trade_ship-hint }
card-gudrun = Gudrun, postrach mórz
    .acc = Gudrun
    .effect = { card-gudrun-hint }
card-trade_master = Mistrz handlu
    .acc = Mistrza handlu
    .effect = { card-trade_master-hint }
card-merchant = Handlarz
    .acc = Handlarza
    .effect = { card-merchant-hint }
card-brigands = Wyprawa łupieżcza
    .acc = Wyprawę łupieżczą
    .effect = { card-brigands-hint }
card-reiner = Reiner, herold
    .acc = Reinera
    .effect = { card-reiner-hint }
card-gold_cache = Skrytka złota
    .acc = Skrytkę złota
    .effect = { card-gold_cache-hint }
card-pirate_ship = Okręt piracki
    .acc = Okręt piracki
    .effect = { card-pirate_ship-hint }
card-moneylender = Lichwiarz
    .acc = Lichwiarza
    .effect = { card-moneylender-hint }
card-harbor = Port
    .acc = Port
    .effect = { card-harbor-hint }
card-trading_base = Kantor handlowy
    .acc = Kantor handlowy
    .effect = { card-trading_base-hint }
card-merchant_guild = Gildia kupiecka
    .acc = Gildię kupiecką
    .effect = { card-merchant_guild-hint }
card-mint = Mennica
    .acc = Mennicę
    .effect = { card-mint-hint }
card-salt_silo = Magazyn soli
    .acc = Magazyn soli
    .effect = { card-salt_silo-hint }
card-staple_house = Skład towarów
    .acc = Skład towarów
    .effect = { card-staple_house-hint }
card-voyage_of_plunder = Wyprawa po łupy
    .acc = Wyprawę po łupy
    .effect = { card-voyage_of_plunder-hint }
card-archer = Łucznik
    .acc = Łucznika
    .effect = { card-archer-hint }
card-arsonist = Podpalacz
    .acc = Podpalacza
    .effect = { card-arsonist-hint }
card-sebastian = Sebastian, wędrowny kaznodzieja
    .acc = Sebastiana
    .effect = { card-sebastian-hint }
card-traitor = Zdrajca
    .acc = Zdrajcę
    .effect = { card-traitor-hint }
card-lookout_tower = Wieża obserwacyjna
    .acc = Wieżę obserwacyjną
    .effect = { card-lookout_tower-hint }
card-drill_ground = Plac ćwiczeń
    .acc = Plac ćwiczeń
    .effect = { card-drill_ground-hint }
card-carl_forkbeard = Carl Widłobrody
    .acc = Carla Widłobrodego
    .effect = { card-carl_forkbeard-hint }
card-heinrich = Heinrich, strażnik
    .acc = Heinricha
    .effect = { card-heinrich-hint }
card-irmgard = Irmgard, strażniczka światła
    .acc = Irmgard
    .effect = { card-irmgard-hint }
card-fairgrounds = Plac festynowy
    .acc = Plac festynowy
    .effect = { card-fairgrounds-hint }
card-fire_brigade = Straż pożarna
    .acc = Straż pożarną
    .effect = { card-fire_brigade-hint }
card-large_festival_hall = Wielka sala biesiadna
    .acc = Wielką salę biesiadną
    .effect = { card-large_festival_hall-hint }
card-chapel_low = Kaplica (1–3)
    .acc = Kaplicę (1–3)
    .effect = { card-chapel_low-hint }
card-chapel_high = Kaplica (4–6)
    .acc = Kaplicę (4–6)
    .effect = { card-chapel_high-hint }
card-hedge_tavern = Spelunka
    .acc = Spelunkę
    .effect = { card-hedge_tavern-hint }
card-tithe_barn = Stodoła dziesięcinna
    .acc = Stodołę dziesięcinną
    .effect = { card-tithe_barn-hint }
card-benjamin = Benjamin, wędrowny uczony
    .acc = Benjamina
    .effect = { card-benjamin-hint }
card-three_field_system = Trójpolówka
    .acc = Trójpolówkę
    .effect = { card-three_field_system-hint }
card-mineral_mining = Górnictwo pokładowe
    .acc = Górnictwo pokładowe
    .effect = { card-mineral_mining-hint }
card-guido = Guido, poseł
    .acc = Guida
    .effect = { card-guido-hint }
card-gustav = Gustav, bibliotekarz
    .acc = Gustava
    .effect = { card-gustav-hint }
card-doctor = Medyk
    .acc = Medyka
    .effect = { card-doctor-hint }
card-chief_cannoneer = Mistrz puszkarski
    .acc = Mistrza puszkarskiego
    .effect = { card-chief_cannoneer-hint }
card-pharmacy = Apteka
    .acc = Aptekę
    .effect = { card-pharmacy-hint }
card-bath_house = Łaźnia
    .acc = Łaźnię
    .effect = { card-bath_house-hint }
card-building_crane = Żuraw budowlany
    .acc = Żuraw budowlany
    .effect = { card-building_crane-hint }
card-library = Biblioteka
    .acc = Bibliotekę
    .effect = { card-library-hint }
card-parliament = Parlament
    .acc = Parlament
    .effect = { card-parliament-hint }
card-town_hall = Ratusz
    .acc = Ratusz
    .effect = { card-town_hall-hint }
card-university = Uniwersytet
    .acc = Uniwersytet
    .effect = { card-university-hint }
card-gold_goldsmith = Złotnik (Era złota)
    .acc = Złotnika (Era złota)
    .effect = { card-gold_goldsmith-hint }
card-gold_storehouse = Skład (Era złota)
    .acc = Skład (Era złota)
    .effect = { card-gold_storehouse-hint }
card-gold_toll_bridge = Most celny (Era złota)
    .acc = Most celny (Era złota)
    .effect = { card-gold_toll_bridge-hint }
card-gold_large_trade_ship = Wielki statek handlowy (Era złota)
    .acc = Wielki statek handlowy (Era złota)
    .effect = { card-gold_large_trade_ship-hint }
card-turmoil_brigands = Wyprawa łupieżcza (Era zamętu)
    .acc = Wyprawę łupieżczą (Era zamętu)
    .effect = { card-turmoil_brigands-hint }
card-progress_brigitta = Brigitta, mądra kobieta (Era postępu)
    .acc = Brigittę (Era postępu)
    .effect = { card-progress_brigitta-hint }
card-progress_relocation = Przeprowadzka (Era postępu)
    .acc = Przeprowadzkę (Era postępu)
    .effect = { card-progress_relocation-hint }

card-brigitta-hint = przed rzutem: wybierz liczbę na kości produkcji i rzuć tylko kością wydarzeń
card-goldsmith-hint = zapłać 3 złota i weź 2 dowolne surowce
card-merchant_caravan-hint = oddaj dokładnie 2 surowce i weź 2 dowolne
card-scout-hint = przy budowie osady: wybierz 2 dowolne karty ze stosu terenów
card-relocation-hint = zamień miejscami 2 swoje tereny (z zapasami) albo 2 swoje karty rozbudowy
card-brick_factory-hint = sąsiednie wzgórza dają 2 gliny zamiast 1, gdy wypadnie ich liczba
card-iron_foundry-hint = sąsiednie góry dają 2 rudy zamiast 1, gdy wypadnie ich liczba
card-grain_mill-hint = sąsiednie pola dają 2 zboża zamiast 1, gdy wypadnie ich liczba
card-lumber_camp-hint = sąsiednie lasy dają 2 drewna zamiast 1, gdy wypadnie ich liczba
card-weavers_shop-hint = sąsiednie pastwiska dają 2 wełny zamiast 1, gdy wypadnie ich liczba
card-parish_hall-hint = wyszukanie karty w stosie dobierania kosztuje cię tylko 1 surowiec
card-abbey-hint = 1 punkt rozwoju: o jedną kartę na ręce więcej
card-storehouse-hint = Napad zbójców: surowce na obu sąsiednich terenach się nie liczą
card-marketplace-hint = gdy przeciwnik ma więcej terenów z wyrzuconą liczbą niż ty: 1 surowiec, który daje jeden z nich
card-toll_bridge-hint = Obfite zbiory: dodatkowo 2 złota
card-brick_ship-hint = w swojej turze, ile razy chcesz: wymień 2 gliny na 1 inny surowiec
card-grain_ship-hint = w swojej turze, ile razy chcesz: wymień 2 zboża na 1 inny surowiec
card-ore_ship-hint = w swojej turze, ile razy chcesz: wymień 2 rudy na 1 inny surowiec
card-wool_ship-hint = w swojej turze, ile razy chcesz: wymień 2 wełny na 1 inny surowiec
card-lumber_ship-hint = w swojej turze, ile razy chcesz: wymień 2 drewna na 1 inny surowiec
card-gold_ship-hint = w swojej turze, ile razy chcesz: wymień 2 złota na 1 inny surowiec
card-austin-hint = bohater: siła 1, zręczność 2
card-candamir-hint = bohater: siła 4, zręczność 1
card-harald-hint = bohater: siła 2, zręczność 1
card-inga-hint = bohaterka: siła 1, zręczność 3
card-osmund-hint = bohater: siła 2, zręczność 2
card-siglind-hint = bohaterka: siła 2, zręczność 3
card-large_trade_ship-hint = w swojej turze, ile razy chcesz: wymień 2 surowce z jednego sąsiedniego terenu na 1 inny
card-gudrun-hint = zabierz przeciwnikowi do 2 sztuk złota za każdy swój Okręt piracki
card-trade_master-hint = zabierz przeciwnikowi 1 albo 2 wybrane surowce; warunek: Gildia kupiecka
card-merchant-hint = zabierz przeciwnikowi 1 albo 2 wybrane surowce, potem daj mu 1; warunek: miasto albo 3 punkty handlu
card-brigands-hint = zapełnij jeden swój teren surowcami zabranymi przeciwnikowi; warunek: żeton siły
card-reiner-hint = przed rzutem: wydarzeniem jest Święto, a ty otrzymujesz dodatkowo 1 surowiec
card-gold_cache-hint = mieści do 3 sztuk złota i chroni je przed Napadem zbójców i Zarazą; warunek: bohater z siłą
card-pirate_ship-hint = przy budowie: przeciwnik odrzuca jeden swój statek handlowy; Obfite zbiory: 1 złoto
card-moneylender-hint = wydarzenie Handel: z żetonem handlu zabierasz do 2 surowców zamiast 1
card-harbor-hint = 1 punkt zwycięstwa, dopóki masz co najmniej 3 statki handlowe
card-trading_base-hint = twoje Targowisko i twój Port mają po 1 punkcie handlu więcej
card-merchant_guild-hint = pozwala na karty Mistrz handlu i Skład towarów
card-mint-hint = raz w każdej swojej turze: wymień 1 złoto na 1 inny surowiec
card-salt_silo-hint = każdy twój statek handlowy ma 1 punkt handlu więcej
card-staple_house-hint = przy budowie: 2 dowolne surowce; warunek: Gildia kupiecka
card-voyage_of_plunder-hint = zabierz przeciwnikowi 1 surowiec, a 2, jeśli ma więcej punktów zwycięstwa; warunek: żeton siły
card-archer-hint = przeciwnik wsuwa jedną swoją jednostkę z siłą pod stos dobierania; warunek: Spelunka
card-arsonist-hint = przeciwnik wsuwa pod stos dobierania wybrany przez ciebie budynek; warunek: Spelunka
card-sebastian-hint = gdy miałyby cię dotknąć Zamieszki, Waśń albo Braterska kłótnia: wydarzenie cię nie dotyczy
card-traitor-hint = obejrzyj karty na ręce przeciwnika, 1 możesz zabrać; warunek: Spelunka
card-lookout_tower-hint = przeciw Łucznikowi, Podpalaczowi i Zdrajcy: rzuć kością, przy 1–2 karta nie działa
card-drill_ground-hint = twoi bohaterowie kosztują o 1 surowiec mniej
card-carl_forkbeard-hint = bohater: siła 5
card-heinrich-hint = bohater: siła 2; przeciw Łucznikowi, Podpalaczowi i Zdrajcy: rzuć kością, przy 3–5 karta nie działa
card-irmgard-hint = bohaterka: zręczność 2; gdy wydarzenie albo karta akcji przeciwnika usuwa twoją kartę rozbudowy, otrzymujesz 1 surowiec
card-fairgrounds-hint = przy budowie: 2 dowolne surowce, jeśli masz więcej zręczności niż przeciwnik
card-fire_brigade-hint = chroni wszystkie budynki swojego miasta przed Podpalaczem
card-large_festival_hall-hint = 2 punkty zwycięstwa
card-chapel_low-hint = gdy kość produkcji pokazuje 1–3, Zamieszki cię nie dotyczą
card-chapel_high-hint = gdy kość produkcji pokazuje 4–6, Zamieszki cię nie dotyczą
card-hedge_tavern-hint = pozwala na karty Łucznik, Podpalacz i Zdrajca
card-tithe_barn-hint = przy budowie: wybierz zboże albo wełnę i weź po 1 za każdego swojego bohatera
card-benjamin-hint = twoje tereny z liczbą wyrzuconą w tej turze dają jeszcze raz po 1 surowcu
card-three_field_system-hint = do 2 sztuk zboża; warunek: Uniwersytet
card-mineral_mining-hint = do 2 sztuk rudy; warunek: Uniwersytet
card-guido-hint = weź 1 dowolną kartę ze stosu kart odrzuconych; warunek: Ratusz albo mniej punktów zwycięstwa niż przeciwnik
card-gustav-hint = weź 1 dowolną kartę ze stosu kart odrzuconych; warunek: Biblioteka albo mniej punktów zwycięstwa niż przeciwnik
card-doctor-hint = oba tereny obok jednej z twoich Łaźni otrzymują po 1 surowcu; warunek: Łaźnia
card-chief_cannoneer-hint = jednostka, nie bohater: siła 4; warunek: Uniwersytet
card-pharmacy-hint = Zaraza: 1 dowolny surowiec
card-bath_house-hint = chroni 4 tereny wokół swojego miasta przed Zarazą
card-building_crane-hint = karty rozbudowy miasta droższe niż 4 surowce kosztują cię o 1 mniej; warunek: Uniwersytet
card-library-hint = przy budowie: możesz wybrać 1 kartę z jednego stosu dobierania
card-parliament-hint = 2 punkty zwycięstwa; warunek: 2 punkty rozwoju
card-town_hall-hint = budowany na twoim Domu gminnym przy mieście; wyszukanie karty w stosie dobierania nic cię nie kosztuje
card-university-hint = 1 punkt rozwoju; pozwala na kilka kart swojej ery; warunek: Klasztor albo Biblioteka
card-gold_goldsmith-hint = { card-goldsmith-hint }
card-gold_storehouse-hint = { card-storehouse-hint }
card-gold_toll_bridge-hint = { card-toll_bridge-hint }
card-gold_large_trade_ship-hint = { card-large_trade_ship-hint }
card-turmoil_brigands-hint = { card-brigands-hint }
card-progress_brigitta-hint = { card-brigitta-hint }
card-progress_relocation-hint = { card-relocation-hint }

## Event cards and what they do

happening-fraternal_feuds = Braterska kłótnia
    .effect = { happening-fraternal_feuds-hint }
happening-invention = Wynalazek
    .effect = { happening-invention-hint }
happening-year_of_plenty = Urodzajny rok
    .effect = { happening-year_of_plenty-hint }
happening-traveling_merchant = Wędrowny kupiec
    .effect = { happening-traveling_merchant-hint }
happening-feud = Waśń
    .effect = { happening-feud-hint }
happening-yule = Święto Jul
    .effect = { happening-yule-hint }
happening-trade_ships_race = Wyścig statków handlowych
    .effect = { happening-trade_ships_race-hint }
happening-gift_for_the_prince = Dar dla księcia
    .effect = { happening-gift_for_the_prince-hint }
happening-riots = Zamieszki
    .effect = { happening-riots-hint }
happening-plague = Zaraza
    .effect = { happening-plague-hint }

happening-fraternal_feuds-hint = kto ma żeton siły, wsuwa 2 karty z ręki przeciwnika pod stosy dobierania
happening-invention-hint = 1 dowolny surowiec za każdy budynek z punktem rozwoju, najwyżej 2
happening-year_of_plenty-hint = każdy teren otrzymuje 1 surowiec za każdy sąsiedni Skład i każdy sąsiedni Klasztor
happening-traveling_merchant-hint = każdy może kupić do 2 surowców, za każdy płaci 1 złoto
happening-feud-hint = kto ma żeton siły, wskazuje 3 budynki przeciwnika; ten wsuwa jeden z nich pod stos dobierania
happening-yule-hint = stos wydarzeń układa się od nowa i dobiera się kolejne wydarzenie
happening-trade_ships_race-hint = 1 dowolny surowiec dla tego, kto ma więcej statków handlowych; przy remisie dla obojga, jeśli każde ma choć jeden
happening-gift_for_the_prince-hint = każdy otrzymuje 1 złoto za każdą swoją jednostkę z siłą
happening-riots-hint = kto ma jednostki z siłą lub handlem, płaci 1 złoto (za trzy lub więcej 2 złota) albo traci jedną z nich
happening-plague-hint = każdy teren obok miasta traci 1 surowiec

## Decks of the tournament game: what is wrong with one, what is unwise, and the sample decks

deck-td-01 =
    Talia ma { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }; musi ich mieć dokładnie { $most }.
deck-td-02 = W pudełku podstawowym nie ma karty "{ $what }".
deck-td-03 = Karta { $what } nie należy do kart dobierania.
deck-td-04 = { $n } × { $what }: w twoim pudełku jest tylko { $most }.
deck-td-05 = Wolno użyć tylko jednej karty { $what } z półksiężycem.
deck-td-06 =
    Liczba wybranych kart wydarzeń to { $n }; ma ich być dokładnie { $most }.
deck-td-07 = Karta { $what } nie jest kartą wydarzenia.
deck-td-08 = Kartę { $what } wolno wybrać najwyżej { $most }×; masz ją { $n }×.
deck-td-09 = Kartę { $what } dokłada gospodarz i nie można jej wybrać.
deck-td-10 =
    Liczba wskazanych kart początkowych to { $n }; ma ich być dokładnie { $most }.
deck-td-11 = Karta { $what } jest kartą początkową, ale w talii nie ma jej tylu sztuk.
deck-td-12 = Liczba sztuk musi być liczbą całkowitą od 1 ({ $what }).
deck-td-13 = W pliku talii musi być { $what } = { $expected }.
deck-td-14 = Obie talie razem używają { $n } × { $what }; w jednym pudełku jest { $most }.
deck-td-15 = Karty z półksiężycem nie są tu dozwolone: { $what }.
deck-tw-1 = Kartę { $what } można zagrać tylko wtedy, gdy masz wyłożoną kartę { $needs }, a w talii jej nie ma.
deck-tw-1-either = Kartę { $what } można zbudować tylko wtedy, gdy masz wyłożoną kartę { $needs } lub { $other }, a w talii nie ma żadnej z nich.
deck-tw-1-progress =
    Do budowy karty { $what } { $n ->
        [one] potrzebny jest { $n } punkt postępu
        [few] potrzebne są { $n } punkty postępu
       *[other] potrzeba { $n } punktów postępu
    }, więcej, niż daje reszta talii.
deck-tw-1-hero = Kartę { $what } można zbudować tylko wtedy, gdy masz bohatera z siłą, a w talii go nie ma.
deck-tw-2 = Mając po 1 surowcu każdego rodzaju, przed pierwszą turą nie zbudujesz żadnej ze swoich kart początkowych.
deck-tw-3 = { $n } × { $what }: w księstwie może stać naraz tylko jedna.
deck-tw-4 =
    Karty rozbudowy miasta w tej talii dają razem { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[other] { $n } punktów zwycięstwa
    }; warto mieć co najmniej { $most }.
deck-tw-5 = W talii nie ma karty { $what }.
deck-ignored = "{ $what }" nic nie znaczy w pliku talii i jest pomijane.
deck-key-format = { $example }
deck-key-name = tekst o długości od 1 do 60 znaków
deck-key-author = tekst o długości od 1 do 60 znaków
deck-key-note = tekst w cudzysłowie
deck-key-start = lista kart
deck-key-cards = tabela kart i liczb
deck-key-events = tabela kart i liczb
deck-central-road = Droga
deck-central-settlement = Osada
deck-central-city = Miasto

deck-sample-merchant_fleet = Flota kupiecka
deck-sample-merchant_fleet-note = Handel: statki, punkty handlu, żeton handlu i karty Gildii kupieckiej.
deck-sample-nine_heroes = Dziewięcioro bohaterów
deck-sample-nine_heroes-note = Cała dziewiątka bohaterów, żeton siły, Stodoła dziesięcinna i Plac festynowy.
deck-sample-learned_city = Uczone miasto
deck-sample-learned_city-note = Postęp: wiele kart na ręce, Uniwersytet, Parlament, Ratusz i Mistrzowie puszkarscy.
deck-sample-gold_rush = Gorączka złota
deck-sample-gold_rush-note = Złoto: Mosty celne, Okręty pirackie, Mennice, Złotnicy i Skrytka złota.
deck-sample-golden_mean = Złoty środek
deck-sample-golden_mean-note = Wszystkiego po trochu: dobra pierwsza talia.
deck-sample-torch_and_arrow = Pochodnia i strzała
deck-sample-torch_and_arrow-note = Atak: Spelunka, Łucznicy, Podpalacze, Zdrajcy, Okręty pirackie i silni bohaterowie.

## Variants

variant-intro = Gra wprowadzająca
variant-intro-hint = Sam zestaw podstawowy: wygrywa, kto pierwszy ma 7 punktów zwycięstwa.
variant-gold = Era złota
variant-gold-hint = Gra tematyczna do 12 punktów: złoto, statki handlowe i piraci.
variant-turmoil = Era zamętu
variant-turmoil-hint = Gra tematyczna do 12 punktów: łucznicy, podpalacze i zdrajcy oraz obrona przed nimi.
variant-progress = Era postępu
variant-progress-hint = Gra tematyczna do 12 punktów: uniwersytet, biblioteka i ratusz, ale też zaraza.
variant-duel = Pojedynek książąt
variant-duel-hint = Wszystkie trzy ery naraz, do 13 punktów.
variant-tournament = Gra turniejowa
variant-tournament-hint = Każdy przynosi talię 33 kart i ma własne stosy, gra toczy się do 15 punktów. Zrekonstruowane: drukowanych zasad nie dało się przeczytać w całości.

switch-doctor = Medyk
switch-doctor-hint = Ile terenów dzięki Medykowi otrzymuje surowiec.
switch-doctor-two_regions = Dwa tereny
switch-doctor-two_regions-hint = Te, które sąsiadują z samą kartą Łaźni, jak mówi karta Medyka.
switch-doctor-four_regions = Cztery tereny
switch-doctor-four_regions-hint = Wszystkie wokół miasta z Łaźnią, czyli te, które Łaźnia chroni.
switch-bath_house = Łaźnia a teren między dwoma miastami
switch-bath_house-hint = Czy Łaźnia chroni także teren, który sąsiaduje z drugim miastem bez Łaźni.
switch-bath_house-all_four = Chroni go
switch-bath_house-all_four-hint = Wszystkie cztery tereny jej miasta są bezpieczne, z czymkolwiek sąsiadują.
switch-bath_house-not_shared = Nie chroni go
switch-bath_house-not_shared-hint = Teren zostaje dotknięty z powodu drugiego miasta.
switch-start_stacks = Pierwsze karty w grze tematycznej
switch-start_stacks-hint = Czy obaj gracze mogą wybrać pierwsze karty z tego samego stosu.
switch-start_stacks-different = Z różnych stosów
switch-start_stacks-different-hint = Jak w grze wprowadzającej; czego gry tematyczne nie zmieniają, to obowiązuje dalej.
switch-start_stacks-any = Z dowolnego stosu
switch-start_stacks-any-hint = Gry tematyczne nie powtarzają, że musi to być inny stos.
switch-early_win = Zwycięstwo przed rzutem
switch-early_win-hint = Czy ten, kto na początku swojej tury ma dość punktów, od razu wygrywa.
switch-early_win-theme_games = W grach tematycznych i w Pojedynku
switch-early_win-theme_games-hint = Mówi o tym tylko ich rozdział. W grze wprowadzającej liczy się koniec tury.
switch-early_win-every_game = W każdej grze
switch-early_win-every_game-hint = Także w grze wprowadzającej.
switch-gold_cache = Skrytka złota
switch-gold_cache-hint = Czy do Skrytki złota może trafić także złoto, które daje rzeka.
switch-gold_cache-all_gold = Na każde otrzymane złoto
switch-gold_cache-all_gold-hint = Także na to z rzeki, nawet gdy rzeka jest pełna: karta mówi o złocie, które gracz dostaje.
switch-gold_cache-not_yields = Nie na złoto z rzeki
switch-gold_cache-not_yields-hint = Co daje rzeka, zostaje na niej, a co się na niej nie mieści, przepada. Inne złoto może trafić do Skrytki.
switch-target_points = Cel gry turniejowej
switch-target_points-hint = Ile punktów zwycięstwa wystarcza do wygranej. Zrekonstruowane: prawdopodobne (R55).
switch-target_points-fifteen = 15 punktów
switch-target_points-fifteen-hint = Jak podaje źródło wtórne.
switch-target_points-thirteen = 13 punktów
switch-target_points-thirteen-hint = Jak w Pojedynku książąt.
switch-start_hand = Karty początkowe
switch-start_hand-hint = Skąd pochodzą 3 pierwsze karty na ręce. Zrekonstruowane: wywnioskowane (R49).
switch-start_hand-from_deck = Z talii
switch-start_hand-from_deck-hint = Wybierasz dowolne 3 karty, resztę się tasuje.
switch-start_hand-from_stack = Z jednego stosu
switch-start_hand-from_stack-hint = Przeglądasz jeden ze swoich stosów i wybierasz 3 karty.
switch-start_hand-top = Z wierzchu
switch-start_hand-top-hint = Bierzesz 3 wierzchnie karty jednego ze swoich stosów.
switch-stack_count = Własne stosy dobierania
switch-stack_count-hint = Na ile stosów dzieli się talię. Zrekonstruowane: wywnioskowane (R51).
switch-stack_count-three = Trzy
switch-stack_count-three-hint = Przy 33 kartach trzy stosy po 10.
switch-stack_count-two = Dwa
switch-stack_count-two-hint = Przy 33 kartach dwa stosy po 15.
switch-stack_count-four = Cztery
switch-stack_count-four-hint = Przy 33 kartach dwa stosy po 8 i dwa po 7.
switch-stack_count-five = Pięć
switch-stack_count-five-hint = Przy 33 kartach pięć stosów po 6.
switch-preparatory = Runda przygotowawcza
switch-preparatory-hint = Jak długo buduje się przed pierwszą turą. Zrekonstruowane: wywnioskowane (R52, R62).
switch-preparatory-until_pass = Aż obaj spasują
switch-preparatory-until_pass-hint = Na przemian po jednej karcie; kto spasuje, już nie buduje.
switch-preparatory-one_each = Po jednej karcie
switch-preparatory-one_each-hint = Każdy raz buduje albo pasuje.
switch-preparatory-none = Bez tej rundy
switch-preparatory-none-hint = Gra zaczyna się od pierwszej tury.
switch-refill = Karty na ręce po rundzie przygotowawczej
switch-refill-hint = Czy dobiera się przed pierwszą turą. Zrekonstruowane: wywnioskowane (R54).
switch-refill-not_refilled = Bez uzupełniania
switch-refill-not_refilled-hint = Karty dobiera się dopiero na końcu pierwszej tury.
switch-refill-refilled = Uzupełniane
switch-refill-refilled-hint = Obaj gracze od razu dobierają do swojego limitu.
switch-heroes = Ten sam bohater dwa razy
switch-heroes-hint = Czy bohater może stać w obu księstwach. Zrekonstruowane: wywnioskowane (R57).
switch-heroes-each = Raz w każdym księstwie
switch-heroes-each-hint = Obaj gracze mogą mieć tego samego bohatera.
switch-heroes-across = Tylko raz
switch-heroes-across-hint = Dopóki bohater stoi w jednym księstwie, nie można go zbudować w drugim.
switch-deck_moons = Karty dobierania z półksiężycem
switch-deck_moons-hint = Które z nich mogą być w talii. Zrekonstruowane: wywnioskowane (R48).
switch-deck_moons-one_of_a_kind = Jedna z każdego rodzaju
switch-deck_moons-one_of_a_kind-hint = Przy jednym pudełku na gracza pozwala to na wszystkie karty.
switch-deck_moons-none = Żadne
switch-deck_moons-none-hint = Karty z półksiężycem zostają w pudełku, jak w Pojedynku książąt.
switch-deck_lists = Listy talii
switch-deck_lists-hint = Czy wiesz, co przyniósł przeciwnik. Zrekonstruowane: nasze (R58).
switch-deck_lists-secret = Tajne
switch-deck_lists-secret-hint = Znasz tylko to, co wyszło na jaw.
switch-deck_lists-open = Jawne
switch-deck_lists-open-hint = Obaj gracze mogą czytać obie listy.
switch-deck_cards = Karty w talii
switch-deck_cards-hint = Ile kart dobierania ma talia. Zrekonstruowane: wywnioskowane (R47).
switch-deck_cards-thirty_three = 33 karty
switch-deck_cards-thirty_three-hint = Jak w starszej grze z własnymi taliami.
switch-deck_cards-thirty = 30 kart
switch-deck_cards-thirty-hint = Mniejsza talia, w której szybciej znajdziesz swoje karty.
switch-deck_cards-forty = 40 kart
switch-deck_cards-forty-hint = Większa talia, na dłuższe gry.
switch-stack_layout = Jak powstają własne stosy
switch-stack_layout-hint = Czy karty w stosach są wymieszane, czy ułożone według rewersów. Zrekonstruowane: wywnioskowane (R51).
switch-stack_layout-mixed = Wymieszane
switch-stack_layout-mixed-hint = Wszystkie twoje karty tasuje się razem.
switch-stack_layout-by_back = Według rewersów
switch-stack_layout-by_back-hint = Każdy zestaw ma własne stosy najwyżej po 12 kart, tyle, ile potrzebuje talia.
switch-show_backs = Rewersy własnych kart
switch-show_backs-hint = Czy obaj gracze widzą, z którego zestawu jest zakryta karta. Zrekonstruowane: wywnioskowane (R51).
switch-show_backs-hidden = Ukryte
switch-show_backs-hidden-hint = Od tyłu wszystkie twoje karty wyglądają tak samo.
switch-show_backs-shown = Widoczne
switch-show_backs-shown-hint = Na ręce i w całych stosach. Stosy według rewersów zawsze je pokazują.

## Amounts and counts

amount-brick =
    { $n ->
        [one] { $n } glina
        [few] { $n } gliny
       *[many] { $n } gliny
    }
    .acc =
        { $n ->
            [one] { $n } glinę
            [few] { $n } gliny
           *[many] { $n } gliny
        }
amount-grain =
    { $n ->
        [one] { $n } zboże
        [few] { $n } zboża
       *[many] { $n } zboża
    }
amount-lumber =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
amount-ore =
    { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[many] { $n } rudy
    }
    .acc =
        { $n ->
            [one] { $n } rudę
            [few] { $n } rudy
           *[many] { $n } rudy
        }
amount-wool =
    { $n ->
        [one] { $n } wełna
        [few] { $n } wełny
       *[many] { $n } wełny
    }
    .acc =
        { $n ->
            [one] { $n } wełnę
            [few] { $n } wełny
           *[many] { $n } wełny
        }
amount-gold =
    { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }

count-resource =
    { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
count-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
count-point =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
count-turn =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[many] { $n } tur
    }

## Prompts

ask-draw_starter = Losowany jest gracz rozpoczynający.
ask-deal_card = Losowana jest karta na { $stack_low }.
ask-deal_event = Losowane jest wydarzenie, które bierze udział w grze.
ask-deal_deck = Losowana jest karta do talii.
ask-deal_deck_event = Losowane jest wydarzenie do talii.
ask-start_card = { $seat }: z którą kartą swojej talii zaczynasz?
ask-preparatory_build = { $seat }: zbuduj kartę początkową lub centralną albo spasuj. Kto spasuje, przed grą już nie buduje.
ask-start_stack = { $seat }: z którego stosu dobierania bierzesz karty początkowe?
ask-regions_choice = { $seat }: czy zostawiasz swoje tereny tak, jak leżą?
ask-start_region = { $seat }: który teren kładziesz { $place_at }?
ask-gain =
    { $resource ->
        [none]
            { $seat }: jaki surowiec otrzymujesz{ $happening ->
                [none]
                    { $symbol ->
                        [none] { "" }
                       *[other] { " (" }{ $symbol })
                    }
               *[other] { " (" }{ $happening })
            }?{ $amount ->
                [one] { "" }
               *[other] { " " }Zostało do wyboru: { $amount }.
            }
       *[other]
            { $amount ->
                [one] { $seat }: gdzie umieszczasz { $amount } { $resource_acc }?
                [few] { $seat }: gdzie umieszczasz { $amount } { $resource_few }?
               *[many] { $seat }: gdzie umieszczasz { $amount } { $resource_many }?
            }
    }
ask-gain_at =
    { $amount ->
        [one] { $seat }: { $region_low } daje { $amount } złoto. Gdzie je umieszczasz?
        [few] { $seat }: { $region_low } daje { $amount } złota. Gdzie je umieszczasz?
       *[many] { $seat }: { $region_low } daje { $amount } złota. Gdzie je umieszczasz?
    }
ask-pay = { $seat }: z którego terenu płacisz { $resource_acc }? Zostało do zapłaty { $cost_acc }.
ask-pay_any =
    { $amount ->
        [one] { $seat }: jakim surowcem płacisz?
       *[other] { $seat }: jakim surowcem płacisz? Zostało do zapłaty: { $amount }.
    }
ask-give = { $seat }: przeciwnik bierze { $resource_acc }. Z którego terenu?
ask-take_choice =
    { $amount ->
        [one] { $seat }: jaki surowiec zabierasz przeciwnikowi?
       *[other] { $seat }: jaki surowiec zabierasz przeciwnikowi? Możesz zabrać najwyżej { $amount }.
    }
ask-search_choice = { $seat }: który stos dobierania przeglądasz?
ask-searched_card =
    { $cards ->
        [one] { $seat }: którą kartę bierzesz ze { $stack_gen }?
       *[other] { $seat }: którą kartę bierzesz ze { $stack_gen }? Zostało do wyboru: { $cards }.
    }
ask-pre_roll = { $seat }: rzuć kośćmi albo najpierw zagraj kartę, która ustawia kość. Punkty zwycięstwa: { $points } z { $target }.
ask-roll_production = Rzut kością produkcji.
ask-roll_event = Rzut kością wydarzeń.
ask-trade_event =
    { $amount ->
        [one] { $seat }: zabierasz przeciwnikowi { $amount } surowiec (Handel). Który?
        [few] { $seat }: możesz zabrać przeciwnikowi do { $amount } surowców (Handel). Który najpierw?
       *[many] { $seat }: możesz zabrać przeciwnikowi do { $amount } surowców (Handel). Który najpierw?
    }
ask-draw_event = Losowana jest karta wydarzenia.
ask-action_phase = { $seat }: buduj, wymieniaj, zagrywaj karty albo zakończ fazę akcji. Punkty zwycięstwa: { $points } z { $target }.
ask-draw_region = Losowany jest teren.
ask-upper_region = { $seat }: twoje nowe tereny to { $region_low } i { $other_region_low }. Który kładziesz { $place_at }?
ask-scouted_region = { $seat }: który teren ze stosu kładziesz { $place_at }?
ask-waive_choice = { $seat }: { $card } kosztuje { $cost_acc }. Który surowiec oszczędzasz?
ask-sunk_ship = { $seat }: piraci zatapiają jeden z twoich statków handlowych. Który odrzucasz?
ask-tithe_choice =
    { $amount ->
        [one] { $seat }: zboże czy wełna? Otrzymujesz { $amount } sztukę.
        [few] { $seat }: zboże czy wełna? Otrzymujesz { $amount } sztuki.
       *[many] { $seat }: zboże czy wełna? Otrzymujesz { $amount } sztuk.
    }
ask-discarded_card = { $seat }: którą kartę bierzesz ze stosu kart odrzuconych?
ask-lost_card_stack = { $seat }: pod który stos dobierania wsuwasz { $card_acc }?
ask-sebastian_choice = { $seat }: wydarzenie „{ $happening }”: { $happening_effect }. Czy zagrywasz Sebastiana?
ask-purchase =
    { $amount ->
        [one] { $seat }: co kupujesz za 1 złoto? Możesz kupić jeszcze { $amount } surowiec; złoto: { $have }.
        [few] { $seat }: co kupujesz za 1 złoto? Możesz kupić jeszcze { $amount } surowce; złoto: { $have }.
       *[many] { $seat }: co kupujesz za 1 złoto? Możesz kupić jeszcze { $amount } surowców; złoto: { $have }.
    }
ask-designation = { $seat }: Waśń. Który budynek przeciwnika wskazujesz?
ask-feud_loss = { $seat }: Waśń. Który ze wskazanych budynków wsuwasz pod stos dobierania?
ask-feud_card = { $seat }: Braterska kłótnia. Którą kartę z ręki przeciwnika odkładasz?
ask-feud_stack = { $seat }: pod który stos dobierania wsuwasz tę kartę?
ask-riots_choice = { $seat }: Zamieszki. Płacisz { $pay } (masz { $have }) czy wsuwasz jednostkę pod stos dobierania?
ask-relocation_choice = { $seat }: które tereny albo karty rozbudowy zamieniasz miejscami?
ask-relocation_partner = { $seat }: z którą kartą rozbudowy zamienia się miejscami { $card } ({ $site })?
ask-merchant_gift = { $seat }: jaki surowiec dajesz przeciwnikowi w zamian?
ask-brigands_region = { $seat }: Wyprawa łupieżcza. Który swój teren zapełniasz?
ask-doctors_bath_house = { $seat }: przy której Łaźni działa Medyk?
ask-defence = { $seat }: przeciwnik zagrywa { $card_acc }. Czy bronisz się rzutem kości?
ask-roll_defence = Rzut kością na obronę.
ask-archer_target = { $seat }: Łucznik. Którą jednostkę z siłą wsuwasz pod stos dobierania?
ask-arsonist_target = { $seat }: Podpalacz. Który budynek przeciwnika wybierasz?
ask-traitors_card = { $seat }: Zdrajca. Którą kartę zabierasz z ręki przeciwnika?
ask-draw_choice = { $seat }: z którego stosu dobierasz?
ask-surplus_card = { $seat }: którą kartę wsuwasz pod stos dobierania? Masz o { $cards } za dużo.
ask-hidden_card_stack = { $seat }: pod który stos dobierania wsuwasz kartę z ręki?
ask-exchange_choice = { $seat }: którą kartę z ręki wymieniasz? Nie musisz wymieniać żadnej.
ask-new_card = { $seat }: dobierasz wierzchnią kartę któregoś stosu czy przeglądasz stos?

## Actions

do-draw_starter = Los: zaczyna { $seat }
do-deal_card = Los: { $card }
do-deal_event = Los: w grze bierze udział „{ $happening }”
do-roll_production = Los: kość produkcji pokazuje { $number }
do-roll_event = Los: symbol na kości wydarzeń to { $symbol }
do-draw_event = Los: wydarzenie to „{ $happening }”
do-draw_region = Los: { $region_low }
do-roll_defence = Los: kość pokazuje { $number }
do-choose_stack =
    { $cards ->
        [one] Wybierz { $stack_low } ({ $back }, { $cards } karta)
        [few] Wybierz { $stack_low } ({ $back }, { $cards } karty)
       *[many] Wybierz { $stack_low } ({ $back }, { $cards } kart)
    }
do-keep_regions = Zostaw tereny tak, jak leżą
do-rearrange_regions = Ułóż tereny na nowo
do-put_region = Połóż { $region_acc } { $place_at }
do-roll = Rzuć kośćmi
do-fix_production = Zagraj { $card_acc }: kość produkcji pokaże { $number }
do-fix_celebration = Zagraj Reinera: wydarzeniem będzie Święto
do-end_actions = Zakończ fazę akcji
do-pass_building = Spasuj i nie buduj więcej przed grą
do-build_road = Zbuduj drogę { $side } za { $pay_acc }
do-build_settlement = Zbuduj osadę { $side } za { $pay_acc }
do-scout_settlement = Zbuduj ze Zwiadowcą osadę { $side } za { $pay_acc }
do-build_city = Zbuduj miasto { $town_at } za { $pay_acc }
do-build =
    { $less ->
        [0] Zbuduj { $card_acc } ({ $site }) za { $pay_acc }
        [one] Zbuduj { $card_acc } ({ $site }) za { $pay_acc }, o { $less } surowiec mniej
        [few] Zbuduj { $card_acc } ({ $site }) za { $pay_acc }, o { $less } surowce mniej
       *[many] Zbuduj { $card_acc } ({ $site }) za { $pay_acc }, o { $less } surowców mniej
    }
do-place_cache = Wyłóż Skrytkę złota obok terenu { $region_low }
do-remove = Usuń { $card_acc } ({ $site })
do-trade_bank =
    Wymień { $amount } { $amount ->
        [one] { $give_acc }
        [few] { $give_few }
       *[many] { $give_many }
    } na 1 { $take_acc }
do-trade_ship =
    Wymień { $amount } { $amount ->
        [one] { $give_acc }
        [few] { $give_few }
       *[many] { $give_many }
    } na 1 { $take_acc } statkiem handlowym
do-trade_large_ship =
    Wymień { $amount } { $amount ->
        [one] { $give_acc }
        [few] { $give_few }
       *[many] { $give_many }
    } z terenu { $region_low } na 1 { $take_acc } Wielkim statkiem handlowym
do-trade_mint = Wymień 1 złoto na 1 { $take_acc } w Mennicy
do-play = Zagraj { $card_acc } – { $card_effect }
do-pay =
    { $region ->
        [none] Zapłać 1 { $resource_acc } ze Skrytki złota, zapas { $have }
       *[other] Zapłać 1 { $resource_acc } z terenu { $region_low }, zapas { $have }
    }
do-gain =
    { $region ->
        [none] Umieść 1 { $resource_acc } w Skrytce złota, zapas { $have }
       *[other] Umieść 1 { $resource_acc } na terenie { $region_low }, zapas { $have }
    }
do-give =
    { $region ->
        [none] Oddaj 1 { $resource_acc } ze Skrytki złota, zapas { $have }
       *[other] Oddaj 1 { $resource_acc } z terenu { $region_low }, zapas { $have }
    }
do-buy =
    { $region ->
        [none] Kup 1 { $resource_acc } do Skrytki złota, zapas { $have }
       *[other] Kup 1 { $resource_acc } na teren { $region_low }, zapas { $have }
    }
do-waive = Zaoszczędź 1 { $resource_acc }
do-name = Wybierz { $resource_acc }
do-enough = Na tym koniec
do-choose = Wybierz { $card_acc } ({ $site })
do-choose_region = Wybierz { $region_acc }, zapas { $have }
do-swap_regions = Zamień miejscami { $region_acc } i { $other_region_acc }
do-defend = Broń się rzutem kości
do-decline = Zrezygnuj
do-play_sebastian = Zagraj Sebastiana
do-pay_riots = Zapłać { $pay }
do-take = Weź { $card_acc } – { $card_effect }
do-take_nothing = Nie bierz żadnej karty
do-hide = Odłóż { $card_acc }
do-put_under =
    { $cards ->
        [one] Wsuń ją pod { $stack_low } ({ $back }, { $cards } karta)
        [few] Wsuń ją pod { $stack_low } ({ $back }, { $cards } karty)
       *[many] Wsuń ją pod { $stack_low } ({ $back }, { $cards } kart)
    }
do-draw =
    { $cards ->
        [one] Dobierz ze { $stack_gen } ({ $back }, { $cards } karta)
        [few] Dobierz ze { $stack_gen } ({ $back }, { $cards } karty)
       *[many] Dobierz ze { $stack_gen } ({ $back }, { $cards } kart)
    }
do-search =
    Przejrzyj { $stack_low } ({ $back }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }){ $price ->
        [0] { "" }
        [one] { " za " }{ $price } surowiec
        [few] { " za " }{ $price } surowce
       *[many] { " za " }{ $price } surowców
    }
do-exchange_card = Wymień { $card_acc }
do-skip = Nie wymieniaj żadnej karty

## Log

event-starter_drawn = { $seat } zaczyna
event-stack_chosen = { $seat } bierze karty początkowe ze { $stack_gen }
event-regions_kept = { $seat } zostawia tereny tak, jak leżą
event-start_card_chosen = { $seat } zaczyna z kartą { $card }
event-start_card_chosen-hidden = { $seat } wybiera kartę początkową
event-deck_card_shown = { $seat } ma w talii kartę { $card }
event-deck_card_dealt = { $seat } ma w talii kartę { $card }
event-deck_card_dealt-hidden = { $seat } ma w talii kolejną kartę
event-deck_event_shown = { $seat } ma w talii wydarzenie „{ $happening }”
event-deck_event_dealt = { $seat } ma w talii wydarzenie „{ $happening }”
event-deck_event_dealt-hidden = { $seat } ma w talii kolejne wydarzenie
event-building_asked = { $seat } może budować przed grą
event-building_passed = { $seat } nie buduje już niczego przed grą
event-region_placed = { $seat } kładzie { $region_acc } { $place_at }
event-turn_started = Tura { $turn }: { $seat }
event-production_fixed = { $seat } ustawia kość produkcji na { $number }
event-celebration_fixed = { $seat } ustawia kość wydarzeń na Święto
event-production_rolled = Na kości produkcji wypada { $number }
event-symbol_rolled = Na kości wydarzeń wypada { $symbol }: { $symbol_effect }
event-event_drawn = Wydarzenie „{ $happening }”: { $happening_effect }
event-event_stack_rebuilt = Stos wydarzeń zostaje ułożony na nowo
event-event_without_effect = Wydarzenie „{ $happening }” nie ma skutku
event-actions_ended = { $seat } kończy fazę akcji
event-token_moved =
    { $holder ->
        [none] { $token } wraca na środek
       *[other] { $holder } zdobywa { $token_low }
    }
event-game_ended =
    { $winner ->
        [none] Gra kończy się remisem po turze { $turn }
       *[other] { $winner } wygrywa grę w turze { $turn }
    }
event-produced =
    { $seat } produkuje { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[many] { $resource_many }
    } { $region ->
        [none] w Skrytce złota
       *[other] na terenie { $region_low }
    }
event-gained =
    { $seat } otrzymuje { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[many] { $resource_many }
    } { $region ->
        [none] w Skrytce złota
       *[other] na terenie { $region_low }
    }
event-lost =
    { $seat } traci { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[many] { $resource_many }
    } { $region ->
        [none] ze Skrytki złota
       *[other] z terenu { $region_low }
    }
event-overflowed =
    { $amount ->
        [one] { $seat } nie ma miejsca na { $amount } surowiec
        [few] { $seat } nie ma miejsca na { $amount } surowce
       *[many] { $seat } nie ma miejsca na { $amount } surowców
    }
event-paid =
    { $seat } płaci { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[many] { $resource_many }
    } { $region ->
        [none] ze Skrytki złota
       *[other] z terenu { $region_low }
    }
event-given =
    { $seat } oddaje { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[many] { $resource_many }
    } { $region ->
        [none] ze Skrytki złota
       *[other] z terenu { $region_low }
    }
event-waived = { $seat } oszczędza 1 { $resource_acc }
event-named = { $seat } wybiera { $resource_acc }
event-robbed =
    { $amount ->
        [one] { $seat } pada ofiarą zbójców ({ $amount } surowiec)
        [few] { $seat } pada ofiarą zbójców ({ $amount } surowce)
       *[many] { $seat } pada ofiarą zbójców ({ $amount } surowców)
    }
event-trade_declined = { $seat } niczego nie zabiera podczas Handlu
event-purchases_ended = { $seat } niczego więcej nie kupuje
event-road_built = { $seat } buduje drogę { $side }
event-settlement_built = { $seat } buduje osadę { $town_at }
event-region_drawn = { $seat } otrzymuje { $region_acc }
event-region_stack_shuffled = { $seat } tasuje stos terenów
event-city_built = { $seat } buduje miasto { $town_at }
event-card_built = { $seat } buduje { $card_acc } ({ $site })
event-cache_placed = { $seat } wykłada Skrytkę złota ({ $place })
event-card_removed = { $seat } usuwa { $card_acc } ({ $site })
event-traded =
    { $seat } wymienia { $amount } { $amount ->
        [one] { $give_acc }
        [few] { $give_few }
       *[many] { $give_many }
    } na 1 { $take_acc }
event-card_played = { $seat } zagrywa { $card_acc }
event-regions_swapped = { $seat } zamienia miejscami dwa tereny ({ $place }; { $other_place })
event-cards_swapped = { $seat } zamienia miejscami { $card_acc } ({ $site }) i { $other_card_acc } ({ $other_site })
event-defence_declined = { $seat } nie broni się
event-defence_rolled = { $seat } broni się i wyrzuca { $number }
event-attack_repelled = { $seat } odpiera atak karty { $card }
event-building_designated = { $seat } wskazuje { $card_acc } ({ $site })
event-sebastian_declined = { $seat } nie zagrywa Sebastiana
event-not_affected = Wydarzenie „{ $happening }” nie dotyczy { $seat_gen }
event-card_lost = { $seat } traci { $card_acc } ({ $site })
event-laid_face_up = { $seat } odkłada { $card_acc } z powrotem na odkryty stos
event-card_discarded = { $seat } odrzuca { $card_acc }
event-taken_from_discard = { $seat } bierze { $card_acc } ze stosu kart odrzuconych
event-nothing_taken = { $seat } nie bierze żadnej karty
event-card_drawn = { $seat } dobiera { $card_acc } ze { $stack_gen }
event-card_drawn-hidden = { $seat } dobiera kartę ze { $stack_gen }
event-card_taken = { $seat } bierze { $card_acc } ze { $stack_gen }
event-card_taken-hidden = { $seat } bierze kartę ze { $stack_gen }
event-card_hidden = { $seat } wsuwa { $card_acc } pod { $stack_low }
event-card_hidden-hidden = { $seat } wsuwa kartę z ręki pod { $stack_low }
event-back_seen = { $seat } przenosi kartę z rewersem: { $back } ({ $number }. od góry)
event-hand_card_put_away = { $seat } wsuwa { $card_acc } z ręki przeciwnika pod { $stack_low }
event-hand_card_put_away-hidden = { $seat } wsuwa kartę z ręki przeciwnika pod { $stack_low }
event-hand_card_stolen = { $seat } zabiera { $card_acc } z ręki przeciwnika
event-hand_card_stolen-hidden = { $seat } zabiera kartę z ręki przeciwnika
event-hand_card_missed = { $seat } traci { $card_acc } z ręki
event-hand_card_missed-hidden = { $seat } traci kartę z ręki
event-card_under_stack = { $seat } wsuwa { $card_acc } pod { $stack_low }
event-stack_searched = { $seat } przegląda { $stack_low }
event-hand_shown = { $to } ogląda karty na ręce { $seat_gen }
event-exchange_skipped = { $seat } nie wymienia żadnej karty

## Why not?

why-too_few = Trzeba mieć { $goods_acc }; masz { $have }.
why-too_few_in_all =
    { $need ->
        [one] Potrzebny jest { $need } surowiec; masz { $have }.
        [few] Potrzebne są { $need } surowce; masz { $have }.
       *[many] Potrzeba { $need } surowców; masz { $have }.
    }
why-too_few_to_search =
    { $need ->
        [one] Przejrzenie stosu kosztuje { $need } surowiec; masz { $have }.
        [few] Przejrzenie stosu kosztuje { $need } surowce; masz { $have }.
       *[many] Przejrzenie stosu kosztuje { $need } surowców; masz { $have }.
    }
why-no_store = Nie możesz tam niczego umieścić ({ $store }).
why-store_empty = Nic tam nie leży ({ $store }).
why-store_full = Nie ma tam miejsca ({ $store }).
why-other_resource = Tam jest inny surowiec ({ $store }).
why-no_room = Nie masz miejsca na { $resource_acc }.
why-opponent_has_none = Przeciwnik nie ma już { $resource_many }.
why-no_room_to_take = Nie masz miejsca na więcej { $resource_many }.
why-must_take_one = Musisz wziąć co najmniej jeden surowiec.
why-not_tithed = Stodoła dziesięcinna daje tylko zboże albo wełnę, a nie { $resource_acc }.
why-not_in_cost = W koszcie nie ma { $resource_many }.
why-no_gold_left = Nie masz już złota.
why-not_gold_for_gold = Złota nie kupuje się za złoto.
why-not_in_hand = Karty { $card } nie ma na ręce.
why-stack_empty = { $stack } jest pusty.
why-not_own_stack = { $stack } należy do przeciwnika.
why-not_in_deck = Karty { $card } nie ma w twojej talii albo masz ją już na ręce.
why-not_for_traitor = W grze turniejowej Zdrajca zabiera tylko jednostki i karty akcji, a { $card } nimi nie jest.
why-hero_there = { $card } już stoi w księstwie.
why-not_in_preparation = Karty { $card } nie można użyć przed pierwszą turą.
why-no_such_stack = { $stack } nie występuje w tej grze.
why-other_back = Karta ma inny rewers niż { $stack_low }.
why-not_in_stack = Karty { $card } nie ma w stosie.
why-not_basic_stack = Karty początkowe bierze się z jednego ze stosów zestawu podstawowego, a { $stack_low } do nich nie należy.
why-stack_taken = Ze { $stack_gen } karty początkowe wziął już przeciwnik.
why-not_in_discard = Karty { $card } nie ma w stosie kart odrzuconych.
why-none_left = Nie ma już takich kart.
why-road_there = Masz już drogę { $side }.
why-no_road = Najpierw potrzebujesz drogi { $side }.
why-no_regions_left = Na osadę nie zostało dość terenów.
why-no_settlement = Nie masz osady { $town_at }.
why-no_town_here = Nie masz tam ani osady, ani miasta ({ $site }).
why-site_full = Nie ma tam wolnego placu budowy ({ $site }).
why-only_in_city = Karty rozbudowy miasta buduje się tylko przy mieście ({ $site }).
why-not_an_expansion = Karty { $card } nie buduje się przy osadzie ani mieście.
why-only_one = Kartę { $card } możesz mieć tylko jedną i już ją masz.
why-no_parish_hall_here = Nie ma tam Domu gminnego przy mieście ({ $site }).
why-no_region_here = Nie masz tam terenu ({ $place }).
why-not_face_up = Karty { $card } nie ma w odkrytym stosie.
why-not_in_intro = W grze wprowadzającej nie możesz usuwać swoich kart.
why-not_there = Karty { $card } tam nie ma ({ $site }).
why-region_placed_already = Teren { $region_low } już leży na swoim miejscu.
why-region_not_available = Terenu { $region_low } nie możesz teraz położyć.
why-needs_card = Musisz mieć wyłożoną kartę { $card }.
why-needs_either = Musisz mieć wyłożoną kartę { $card } albo { $other_card }.
why-needs_city_or_commerce =
    { $need ->
        [one] Potrzebujesz miasta albo { $need } punktu handlu.
        [few] Potrzebujesz miasta albo { $need } punktów handlu.
       *[many] Potrzebujesz miasta albo { $need } punktów handlu.
    }
why-needs_card_or_fewer_points = Musisz mieć wyłożoną kartę { $card } albo mniej punktów zwycięstwa niż przeciwnik.
why-needs_progress =
    { $need ->
        [one] Potrzebujesz { $need } punktu rozwoju na swoich kartach rozbudowy.
        [few] Potrzebujesz { $need } punktów rozwoju na swoich kartach rozbudowy.
       *[many] Potrzebujesz { $need } punktów rozwoju na swoich kartach rozbudowy.
    }
why-needs_strength_advantage = Potrzebujesz żetonu siły, czyli co najmniej 3 punktów siły i więcej niż przeciwnik.
why-needs_hero = Potrzebujesz bohatera z siłą.
why-nothing_to_take = Przeciwnik nie ma niczego, co możesz zabrać i umieścić u siebie.
why-no_target = Przeciwnik nie ma niczego, w co karta { $card } mogłaby uderzyć.
why-without_effect = Karta { $card } nic by teraz nie dała.
why-discard_pile_empty = Stos kart odrzuconych jest pusty.
why-once_a_turn = Karta { $card } była już zagrana w tej turze.
why-not_an_action_card = { $card } nie jest kartą akcji.
why-wrong_time = Karty { $card } nie można teraz zagrać ({ $card_effect }).
why-die_fixed = Ta kość jest już ustawiona.
why-same_resource = Musisz wziąć inny surowiec niż ten, który dajesz.
why-too_few_for_bank = Do wymiany trzeba mieć { $goods_acc }; masz { $have }.
why-too_few_for_ship = Do wymiany statkiem trzeba mieć { $goods_acc }; masz { $have }.
why-too_few_in_region = Wielki statek handlowy bierze { $goods_acc } z jednego terenu; masz tam { $have }.
why-too_few_for_mint = Mennica bierze { $goods_acc }; masz { $have }.
why-no_ship = Nie masz statku handlowego na { $resource_acc }.
why-no_large_ship = Nie masz Wielkiego statku handlowego obok tego terenu ({ $place }).
why-no_mint = Nie masz Mennicy.
why-mint_used = Każda Mennica działa raz na turę.
why-no_gold_from_mint = Mennica nie daje złota.
why-not_a_swap = Ta zamiana miejsc niczego by nie zmieniła.
why-not_legal_there = Karta { $card } nie może tam leżeć ({ $site }).
why-not_a_building = { $card } nie jest budynkiem.
why-not_designated = Przeciwnik nie wskazał tego budynku ({ $card }).
why-already_designated = Ten budynek jest już wskazany ({ $card }).
why-protected_by_fire_brigade = Tamtejsze budynki chroni Straż pożarna ({ $site }).
why-not_such_a_unit = Liczy się tylko jednostka z siłą lub handlem, a { $card } nią nie jest.
why-not_a_unit_with_strength = { $card } nie jest jednostką z siłą.
why-not_burnable = Podpalacz wybiera budynek, a { $card } nim nie jest.
why-not_a_trade_ship = { $card } nie jest statkiem handlowym.
why-not_a_bath_house = { $card } nie jest Łaźnią.
why-no_sebastian = Nie masz Sebastiana na ręce.
why-too_little_gold_for_riots =
    { $need ->
        [one] To kosztuje { $need } złoto, a tyle nie masz.
        [few] To kosztuje { $need } złota, a tyle nie masz.
       *[many] To kosztuje { $need } złota, a tyle nie masz.
    }
why-region_full = Na tym terenie nie ma już miejsca ({ $place }).

## What the table asks back about a move that is probably a slip

slip-victory = Możesz teraz zbudować coś, co wygrywa grę. Mimo to zakończyć fazę akcji?
slip-defence = Rzut nic cię nie kosztuje i może tylko pomóc. Mimo to zrezygnować z obrony?
slip-gift = To nic cię nie kosztuje. Mimo to zrezygnować?

## Terms

term-variant = Wariant
term-switches = Zasady domowe
term-viewer = Z perspektywy gracza
term-phase = Faza
term-turn = Tura
term-active = Aktywny gracz
term-starter = Gracz rozpoczynający
term-target = Cel
term-production = Kość produkcji
term-symbol = Kość wydarzeń
term-event = Kość wydarzeń
term-happening = Karta wydarzenia
term-fixed = Ustawione przez kartę
term-tokens = Żetony
term-players = Gracze
term-seat = Gracz
term-points = Punkty zwycięstwa
term-sources = Rozpiska
term-strength = Siła
term-skill = Zręczność
term-commerce = Handel
term-progress = Rozwój
term-trade = Handel
term-goods = Surowce
term-principality = Księstwo
term-above = U góry
term-middle = Pośrodku
term-below = U dołu
term-regions = Tereny
term-region = Teren
term-terrain = Rodzaj terenu
term-resource = Surowiec
term-number = Liczba
term-stock = Zapas
term-towns = Osady i miasta
term-settlement = Osada
term-city = Miasto
term-road = Droga
term-settlements = Osady
term-cities = Miasta
term-roads = Drogi
term-sites = Place budowy
term-cache = Skrytka złota
term-place = Miejsce
term-central = Karty centralne
term-regions_left = Stos terenów
term-stacks = Stosy dobierania
term-stack = Stos
term-back = Rewers
term-backs = Rewersy
term-size = Liczba kart
term-face_up = Odkryty stos
term-card = Karta
term-cards = Karty
term-discard = Stos kart odrzuconych
term-owner = Właściciel
term-deck = Talia
term-chosen = Wybrane wydarzenia
term-to_come = Karty jeszcze niewidziane
term-top = Na wierzchu
term-events = Stos wydarzeń
term-left = Zostało
term-drawn = Dobrano
term-known = Znane
term-fogged = Już nieznane
fogged-basic = { back-basic }
fogged-gold = { back-gold }
fogged-turmoil = { back-turmoil }
fogged-progress = { back-progress }
fogged-own = { back-own }
term-somewhere = Widziane, teraz nie wiadomo gdzie
term-row = Widziane w tej kolejności, niektórych już brakuje
term-hand = Karty na ręce
term-hand_limit = Limit kart na ręce
term-cost = Koszt
term-worth = Punkty
term-effect = Działanie
term-requirement = Warunek
term-strength_advantage = Żeton siły
term-trade_advantage = Żeton handlu
term-building = Budynek
term-hero = Bohater
term-trade_ship = Statek handlowy
term-unit = Jednostka
term-action_card = Karta akcji
term-waiting = Decyduje
term-decision = Decyzja

## Where points come from

points-total = Razem

## Rysowany stół: co mówią o sobie karty i miejsca

tip-region = Otrzymuje 1 surowiec, gdy na kości produkcji wypadnie jego liczba; mieszczą się na nim najwyżej 3 (CD-6.2, CD-4.1).
tip-booster = { $card } obok: o 1 więcej, gdy wypadnie liczba terenu (CD-6.4).
tip-storehouse = { $card } obok: zbójcy nie liczą tego, co tu leży (CD-7.2).
tip-site = Plac budowy. Dotknij karty na ręce, a potem placu, który się podświetli (CD-9.8, CD-9.9).
tip-larger = Powiększ księstwo
tip-whole = Pokaż całe księstwo
tip-settlement = 1 punkt zwycięstwa i po jednym placu budowy u góry i u dołu. Za 2 zboża i 3 rudy może ją zastąpić miasto (CD-3.4, CD-9.6).
tip-city = 2 punkty zwycięstwa i po dwa place budowy u góry i u dołu (CD-3.4, CD-17.1).
tip-road_site = Droga kosztuje 2 gliny i 1 drewno (CD-9.3).
tip-settlement_site = Osada kosztuje 1 glinę, 1 zboże, 1 drewno i 1 wełnę, staje na końcu drogi i przynosi 2 tereny (CD-9.4).
tip-city_site = Miasto kosztuje 2 zboża i 3 rudy i staje na własnej osadzie (CD-9.6).
tip-points = Kto na koniec swojej tury ma { $target } punktów zwycięstwa, wygrywa (CD-17.2).
tip-token-strength = 1 punkt zwycięstwa dla tego, kto ma co najmniej 3 punkty siły i więcej niż przeciwnik (CD-13.4, CD-13.6).
tip-token-trade = 1 punkt zwycięstwa dla tego, kto ma co najmniej 3 punkty handlu i więcej niż przeciwnik (CD-13.5, CD-13.6).
tip-strength = Mając co najmniej 3 punkty i więcej niż przeciwnik, masz żeton siły (CD-13.4).
tip-skill = Kto ma ich więcej, otrzymuje surowiec podczas Święta (CD-7.5).
tip-commerce = Mając co najmniej 3 punkty i więcej niż przeciwnik, masz żeton handlu (CD-13.5).
tip-progress = Każdy punkt zwiększa limit kart na ręce o 1 (CD-12.1).
tip-good = Wszystko tego rodzaju na twoich terenach. Aby wymienić, dotknij tego, co oddajesz, a potem tego, co chcesz: 3 za 1; taniej, jeśli zaczniesz od statku handlowego, od terenu obok Wielkiego statku handlowego albo od Mennicy (CD-10.1 do CD-10.4).
tip-good-other = Wszystko tego rodzaju na terenach przeciwnika. Zapasy są jawne (CD-4.8).
tip-stack = Stos dobierania; pod nim, od góry do dołu, to, co o nim wiesz (CD-12.2, CD-15.6).
tip-look = Przejrzyj
tip-search = Widzisz cały stos i bierzesz 1 kartę; kolejność pozostałych się nie zmienia (CD-12.4).
tip-events = Znak zapytania na kości wydarzeń odkrywa wierzchnią kartę (CD-7.8). Święto Jul jest zawsze czwarte od spodu (CD-2.5).
tip-dice = Kość produkcji rozstrzyga, które tereny dają surowce, kość wydarzeń, co jeszcze się stanie (CD-6.1, CD-6.2).
tip-discard = Widać tylko wierzchnią kartę (CD-15.4). W grach tematycznych dotknij stosu, a potem swojej karty, którą chcesz usunąć (CD-15.5).

## Lekcje

lesson-1-settlement = Twoja pierwsza nowa osada
lesson-1-settlement-hint = Gra wprowadzająca: kości, tereny, droga, osada i młyn. Jedna tura od początku do końca.
lesson-1-settlement-theme = Catan, dawno temu. Wyspą dzieli się dwoje książąt, a każde włada własnym księstwem z drogami, osadami i miastami. Ty jesteś **Czerwony**, twój przeciwnik to **Niebieski**. Kto z was okaże się potężniejszy?
lesson-1-settlement-goal = Decydują **punkty zwycięstwa**: 1 za każdą osadę, 2 za każde miasto, 1 za każdy z dwóch żetonów. Kto ma ich **7** na końcu swojej tury, wygrywa grę wprowadzającą. Za dwie osady masz na początek 2.
lesson-1-settlement-regions = Wokół twoich osad leży sześć **terenów**. Każdy ma liczbę, która musi wypaść, i mieści do 3 sztuk swojego surowca: las daje drewno, wzgórza glinę, pole uprawne zboże, pastwisko wełnę, góry rudę, a złotonośna rzeka złoto. To, co się nie mieści, przepada.
lesson-1-settlement-roll = Tura zaczyna się od dwóch kości: jedna to **produkcja**, druga **wydarzenie**. **Rzuć nimi.**
lesson-1-settlement-roll-why = Najpierw kości. Rzuć nimi.
lesson-1-settlement-dice = Wypadło **5**: produkują wszystkie tereny z piątką, twoje i przeciwnika. Otrzymujesz 1 rudę, Niebieski 1 zboże. Wydarzenie to Handel, ale nikt nie ma żetonu handlu, więc nic się nie dzieje. Twoje góry są już pełne.
lesson-1-settlement-road = Czas budować. Do osady musi najpierw prowadzić **droga**; kosztuje 2 gliny i 1 drewno. **Zbuduj drogę z prawej strony.**
lesson-1-settlement-road-why = Wszystko w swoim czasie. Zacznij od drogi z prawej: na jej końcu stanie osada.
lesson-1-settlement-settlement = Na końcu drogi jest miejsce na **osadę**. Kosztuje 1 glinę, 1 drewno, 1 zboże i 1 wełnę, dokładnie tyle, ile masz. **Zbuduj ją.**
lesson-1-settlement-settlement-why = Stać cię na osadę, a jest warta punkt. Zbuduj ją z prawej strony.
lesson-1-settlement-new = 3 punkty! Nowa osada przynosi też **dwa tereny** ze stosu, jeden nad nią i jeden pod nią. **Wybierz ten, który trafi na górę.** Nabierze to znaczenia, gdy obok stanie budynek.
lesson-1-settlement-new-why = Oba wybory są dobre: wskaż teren, który trafi na górę.
lesson-1-settlement-trade = Trzy rudy i nie ma ich na co wydać? **Trzy jednakowe surowce** zawsze można wymienić na 1 inny. **Wymień 3 rudy na 1 zboże**: wśród swoich surowców dotknij rudy, potem zboża.
lesson-1-settlement-trade-why = To też możliwe, ale potrzebujemy zboża: oddaj rudę, weź zboże.
lesson-1-settlement-mill = **Młyn** z twojej ręki kosztuje 1 zboże i 1 drewno. Gdy wypadnie liczba pola uprawnego obok niego, pole daje **2 zboża zamiast 1**. **Zbuduj go u góry, obok pola.**
lesson-1-settlement-mill-why = Tam nie miałby obok siebie pola. Zbuduj go u góry, tuż po lewej albo po prawej stronie pola.
lesson-1-settlement-done = Nic więcej już nie zbudujesz. **Zakończ fazę akcji.**
lesson-1-settlement-done-why = Na tę turę budowania wystarczy: zakończ fazę akcji.
lesson-1-settlement-draw = Masz na ręce 2 karty, a możesz mieć 3. **Dobierz jedną** z wybranego stosu.
lesson-1-settlement-draw-why = Każdy stos jest dobry: dobierz kartę.
lesson-1-settlement-exchange = Na koniec można jedną kartę **wymienić**: wsunąć ją pod stos i dobrać inną. Masz dobre karty, więc **zatrzymaj je.**
lesson-1-settlement-exchange-why = Teraz nie trzeba: zatrzymaj swoje karty.
lesson-1-settlement-end = To była cała tura: rzut, budowa i wymiana, dobieranie, wymiana karty. **Rada:** pełny teren niczego już nie przyniesie, więc buduj, zanim się przepełni. A mając więcej niż 7 surowców, strzeż się zbójców: zabiorą całe złoto i całą wełnę.

lesson-2-tokens = Bohaterowie, statki i żetony
lesson-2-tokens-hint = Miasto, bohater wyszukany w stosie i dwa żetony, które rozstrzygną grę wprowadzającą.
lesson-2-tokens-hello = Kilka tur później masz 4 punkty, a Niebieski trzyma **żeton siły** wart 1 punkt. Bohaterowie dają **siłę**: kto ma jej co najmniej 3 i więcej niż przeciwnik, ten dostaje żeton. Tak samo za **handel** zdobywa się żeton handlu. Zdobądźmy oba.
lesson-2-tokens-city = Najpierw **miasto**: za 2 zboża i 3 rudy powstaje z osady. Jest warte 2 punkty i ma miejsce na dwie karty u góry i dwie u dołu. **Zbuduj je na skrajnej osadzie z prawej strony.**
lesson-2-tokens-city-why = Miasto tak, ale z prawej: tam będzie nam potrzebne miejsce.
lesson-2-tokens-done = Glinę zostaw na później. **Zakończ fazę akcji.**
lesson-2-tokens-done-why = Jeszcze nie, glina przyda się w następnej turze. Zakończ fazę akcji.
lesson-2-tokens-exchange = Potrzebujesz drugiego bohatera i pamiętasz, że **Harald** leży w stosie 2. Zwiadowca pomaga tylko przy nowych osadach: **wymień Zwiadowcę.**
lesson-2-tokens-exchange-why = Te karty będą potrzebne. Wymień Zwiadowcę.
lesson-2-tokens-under = Oddawana karta trafia pod stos. **Wsuń ją pod dowolny stos oprócz drugiego.**
lesson-2-tokens-under-why = Drugi stos będziesz przeglądać; wsuń Zwiadowcę pod inny.
lesson-2-tokens-search = Teraz możesz dobrać kartę w ciemno albo **przejrzeć** stos i wybrać. Kosztuje to 2 surowce, z Domem gminnym tylko 1. **Przejrzyj stos 2.**
lesson-2-tokens-search-why = Harald leży w stosie 2. Przejrzyj ten stos.
lesson-2-tokens-pay = Zapłać tym, czego najmniej potrzebujesz: **złotem.**
lesson-2-tokens-pay-why = To się jeszcze przyda. Zapłać złotem.
lesson-2-tokens-take = Oto karty ze stosu; widzisz je tylko ty. **Weź Haralda.**
lesson-2-tokens-take-why = Dobra karta, ale żeton da ci Harald. Weź jego.
lesson-2-tokens-roll = Niebieskiemu wypadło 5, co dało ci 1 rudę, i nic nie zbudował. Znowu twoja kolej: **rzuć kośćmi.**
lesson-2-tokens-roll-why = Najpierw kości. Rzuć nimi.
lesson-2-tokens-harvest = Znowu 5 i kolejna ruda. A do tego **Obfite zbiory**: oboje otrzymujecie 1 dowolny surowiec. **Weź wełnę** na statek.
lesson-2-tokens-harvest-why = Brakuje ci wełny. Umieść 1 wełnę na pastwisku.
lesson-2-tokens-ship = Twój statek handlowy z gliną wymienia **2 gliny na 1** dowolny inny surowiec, ile razy chcesz. **Wymień je na drewno**: dotknij statku, potem drewna wśród swoich surowców.
lesson-2-tokens-ship-why = Najpierw drewno: wymień na nie 2 gliny.
lesson-2-tokens-hero = **Harald** kosztuje 1 zboże i 1 rudę, a daje 2 punkty siły. Z 2 punktami Siglind to już 4, a Niebieski ma 3. **Zbuduj go przy nowym mieście.**
lesson-2-tokens-hero-why = Najpierw Harald, przy nowym mieście z prawej.
lesson-2-tokens-trade = Żeton siły jest twój: 6 punktów. Teraz **statek handlowy ze złotem** za 1 drewno i 1 wełnę: będziesz mieć 3 punkty handlu, Niebieski ma 1. **Zbuduj go przy tym samym mieście.**
lesson-2-tokens-trade-why = Statek ze złotem da ci żeton handlu. Zbuduj go przy mieście z prawej.
lesson-2-tokens-win = Oba żetony i **7 punktów**! Liczą się na końcu twojej tury, więc **zakończ fazę akcji.**
lesson-2-tokens-win-why = Masz punkty, których potrzebujesz: zakończ fazę akcji.
lesson-2-tokens-draw = Dobierz jeszcze do 3 kart. **Weź jedną** z dowolnego stosu.
lesson-2-tokens-draw-why = Każdy stos jest dobry: dobierz kartę.
lesson-2-tokens-again = **I jeszcze jedną.**
lesson-2-tokens-again-why = Jeszcze jedna karta, z dowolnego stosu.
lesson-2-tokens-keep = Lepszych kart już ci nie trzeba. **Zatrzymaj te.**
lesson-2-tokens-keep-why = Wymiana nie jest potrzebna: zatrzymaj swoje karty.
lesson-2-tokens-end = Zwycięstwo! **Rada:** żetony to szybkie punkty, ale można je znowu stracić. Osady i miasta zostają na zawsze, a każda nowa osada przynosi tereny, które cię żywią. Dbaj o jedno i drugie.

lesson-3-gold = Era złota
lesson-3-gold-hint = Gildia, piraci i mistrz handlu: pierwsza z trzech gier tematycznych.
lesson-3-gold-hello = **Era złota** dodaje kupców, statki i piratów. Gra się do **12 punktów**, a punkty mają teraz także karty. Na początku każde z książąt przegląda jeden stos, wybiera 3 karty i może przełożyć swoje tereny.
lesson-3-gold-stacks = Obok stosów zestawu podstawowego leżą dwa stosy tej ery. Jej czerwone karty to **rozbudowy miasta** i mogą stać tylko przy mieście. A wiele kart wymaga, żeby leżała już inna.
lesson-3-gold-guild = **Gildia kupiecka** leży odkryta i może ją zbudować każde z was. Za 2 gliny, 1 zboże i 2 wełny daje 1 punkt i 2 punkty handlu. **Zbuduj ją nad swoim miastem.**
lesson-3-gold-guild-why = Najpierw Gildia nad miastem: wymagają jej inne karty tej ery.
lesson-3-gold-pirates = To już 3 punkty handlu, więc masz i żeton handlu. Ale Niebieski ma dwa statki handlowe. Gdy zbudujesz **Okręt piracki**, przeciwnik musi jeden z nich odrzucić. Kosztuje 1 drewno i 1 wełnę: **zbuduj go.**
lesson-3-gold-pirates-why = Najpierw dokuczmy trochę Niebieskiemu: zbuduj Okręt piracki.
lesson-3-gold-sunk = Niebieski oddał statek z wełną; o tym, który to będzie, decyduje właściciel. Przy każdych Obfitych zbiorach Okręt piracki da ci ponadto 1 złoto.
lesson-3-gold-master = **Mistrz handlu** wymaga Gildii kupieckiej, a tę masz. Zabiera przeciwnikowi do 2 surowców według twojego wyboru. **Zagraj go.**
lesson-3-gold-master-why = Teraz więcej da Mistrz handlu. Zagraj go.
lesson-3-gold-ore = Powiedz, czego chcesz. Rudy nie masz wcale, więc **wybierz rudę.**
lesson-3-gold-ore-why = Nie masz ani jednej rudy. Najpierw wybierz rudę.
lesson-3-gold-more = Możesz wybrać jeszcze jeden surowiec. **Wybierz złoto.**
lesson-3-gold-more-why = Tu najlepiej pasuje złoto. Wybierz złoto.
lesson-3-gold-mint = Twoja **Mennica** raz w każdej twojej turze zamienia 1 złoto na 1 inny surowiec. **Użyj jej**: dotknij jej, a potem wybranego surowca.
lesson-3-gold-mint-why = Wypróbuj Mennicę: wymień 1 złoto na dowolny inny surowiec.
lesson-3-gold-end = Taka jest ta era. **Rada:** złoto to jej krew, a zbójcy je lubią. Nie gromadź więcej niż 7 surowców albo je chroń: ze Składem dwa tereny się nie liczą, a Skrytka złota jest bezpieczna zawsze.

lesson-4-turmoil = Era zamętu
lesson-4-turmoil-hint = Podpalacze, łucznicy i waśnie oraz jak sobie z nimi radzić.
lesson-4-turmoil-hello = **Era zamętu** przynosi ataki, ale i obronę przed nimi. Trwa tura Niebieskiego. Ma on **Spelunkę**, w której spotykają się łucznicy, podpalacze i zdrajcy. Nad tobą czuwają **Wieża obserwacyjna** i **Heinrich**.
lesson-4-turmoil-defence = Niebieski zagrywa **Podpalacza**, który czyha na jeden z twoich budynków. Możesz rzucić kością: Wieża obserwacyjna zatrzyma go przy 1 i 2, Heinrich przy 3, 4 i 5. Nic to nie kosztuje: **rzuć w obronie.**
lesson-4-turmoil-defence-why = Rzut może tylko pomóc. Rzuć w obronie.
lesson-4-turmoil-repelled = Wypadło 5: Heinrich go przyłapał i Podpalacz zostaje odrzucony bez skutku. Pomogłaby też **Straż pożarna**. Chroni wszystkie budynki swojego miasta.
lesson-4-turmoil-roll = Tura Niebieskiego się skończyła. **Rzuć kośćmi.**
lesson-4-turmoil-roll-why = Najpierw kości. Rzuć nimi.
lesson-4-turmoil-feud = Wydarzenie to **Waśń**. Niebieski ma żeton siły i może pozbawić cię budynku. Masz jednak na ręce **Sebastiana**, z którym Waśń, Braterska kłótnia i Zamieszki cię omijają. **Zagraj go.**
lesson-4-turmoil-feud-why = Bez niego stracisz budynek, a Sebastian jest właśnie od tego. Zagraj go.
lesson-4-turmoil-tavern = Wrócił spokój. Teraz własna **Spelunka**: leży odkryta, kosztuje 1 zboże, 1 wełnę i 2 złota, a warta jest 1 punkt. **Zbuduj ją przy mieście.**
lesson-4-turmoil-tavern-why = Bez Spelunki nie ma ataku. Zbuduj ją przy mieście.
lesson-4-turmoil-archer = Siłą Niebieskiego jest Candamir. Przez **Łucznika** przeciwnik musi oddać jednostkę z siłą. **Zagraj go.**
lesson-4-turmoil-archer-why = Łucznika masz na ręce, a Candamira na celowniku. Zagraj Łucznika.
lesson-4-turmoil-hit = Niebieski nie ma wieży ani strażnika, więc Candamir trafia pod stos dobierania. Masz 3 punkty siły, Niebieski żadnego: **żeton siły jest twój.**
lesson-4-turmoil-end = **Rada:** w tej erze nic nie jest całkiem pewne. Trzymaj 2 złota na Zamieszki albo zbuduj przeciw nim Kaplicę, rozstawiaj budynki w różnych miejscach i nie stawiaj wszystkiego na jednego bohatera.

lesson-5-progress = Era postępu
lesson-5-progress-hint = Droga do Uniwersytetu, karty uczonych i lek na zarazę.
lesson-5-progress-hello = **Era postępu** to czas uniwersytetów, bibliotek i ratuszy, ale też **zarazy**. Z punktami rozwoju możesz mieć więcej kart na ręce, a więcej kart to lepszy wybór.
lesson-5-progress-abbey = Twój **Klasztor** ma 1 punkt rozwoju, więc limit kart na ręce wynosi 4. I otwiera drogę dalej: Uniwersytet wolno zbudować tylko z Klasztorem albo Biblioteką.
lesson-5-progress-university = **Uniwersytet** leży odkryty. Za 1 glinę, 2 zboża i 2 drewna daje 1 punkt zwycięstwa i 1 punkt rozwoju. **Zbuduj go nad miastem.**
lesson-5-progress-university-why = Najpierw Uniwersytet nad miastem: wymagają go inne twoje karty.
lesson-5-progress-grain = Limit kart na ręce wynosi teraz 5, a karty uczonych można już zagrywać. **Trójpolówka** daje do 2 sztuk zboża. **Zagraj ją.**
lesson-5-progress-grain-why = Zacznijmy od pola: zagraj Trójpolówkę.
lesson-5-progress-ore = **Górnictwo pokładowe** robi to samo z rudą. **Zagraj je.**
lesson-5-progress-ore-why = Najpierw ruda: zagraj Górnictwo pokładowe.
lesson-5-progress-cannon = Uniwersytetu wymaga też **Mistrz puszkarski**. Tylko za 1 drewno i 1 rudę daje 4 punkty siły; to jednostka, nie bohater. **Zbuduj go pod osadą z lewej strony.**
lesson-5-progress-cannon-why = Miejsca przy mieście są cenne. Zbuduj Mistrza puszkarskiego pod osadą z lewej.
lesson-5-progress-doctor = Żeton siły jest twój: 6 punktów. Obok **Łaźni** może działać **Medyk**: oba tereny przy niej otrzymują 1 surowiec. **Zagraj go.**
lesson-5-progress-doctor-why = Medyk nic nie kosztuje. Zagraj go.
lesson-5-progress-plague = Łaźnia potrafi jeszcze więcej. Gdy przychodzi **zaraza**, każdy teren przy mieście traci 1 surowiec, ale nie cztery tereny wokół miasta z Łaźnią. A Apteka za każdym razem daje ci surowiec.
lesson-5-progress-end = **Rada:** trzy wydarzenia tej ery to zarazy, a uderzają w bogatych. Zbuduj Łaźnię, zanim zapełnisz tereny. A z 2 punktami rozwoju stoi przed tobą otworem Parlament: 2 punkty zwycięstwa.

lesson-6-duel = Pojedynek książąt
lesson-6-duel-hint = Wszystkie trzy ery naraz i ostatnie dwa punkty długiej gry.
lesson-6-duel-hello = **Pojedynek książąt** łączy wszystkie trzy ery i toczy się do **13 punktów**. Większość już znasz; kilka rzeczy jest inaczej.
lesson-6-duel-stacks = Każda era ma jeden stos i nic nie leży odkryte: Gildia kupiecka, Spelunka i Uniwersytet, każda karta raz, są **ukryte w stosach**. Karty z półksiężycem zostają w pudełku, a nikt dokładnie nie wie, które wydarzenia są w grze.
lesson-6-duel-plan = Masz 11 punktów. **Wielka sala biesiadna** na twojej ręce jest warta 2 i kosztuje 2 gliny, 3 zboża i 3 rudy. Brakuje ci 1 gliny, 1 rudy i wolnego placu budowy przy mieście. Znajdziemy wszystko.
lesson-6-duel-gustav = **Gustav** bierze kartę ze stosu kart odrzuconych, jeśli masz Bibliotekę albo przegrywasz. **Zagraj go.**
lesson-6-duel-gustav-why = Najpierw Gustav: to, czego potrzebujemy, leży na stosie kart odrzuconych.
lesson-6-duel-take = Te karty już zagrano. **Weź Złotnika**; możesz go od razu użyć.
lesson-6-duel-take-why = Złota masz dość: weź Złotnika.
lesson-6-duel-gold = Złotonośna rzeka jest pełna. Złotnik bierze 3 złota i daje 2 dowolne surowce. **Zagraj go.**
lesson-6-duel-gold-why = Złotnik da ci za złoto dwa surowce. Zagraj go.
lesson-6-duel-ore = Wybierasz je po jednym. **Najpierw 1 ruda.**
lesson-6-duel-ore-why = Do sali biesiadnej potrzebna ci 1 ruda. Umieść ją w górach.
lesson-6-duel-brick = **A teraz 1 glina.**
lesson-6-duel-brick-why = Brakuje już tylko gliny. Umieść ją na wzgórzach.
lesson-6-duel-remove = Twoje miasta są pełne. Ale poza grą wprowadzającą wolno w swojej fazie akcji za darmo **usuwać** własne budynki i jednostki. Obóz drwali zrobił już swoje. **Usuń go**: dotknij stosu kart odrzuconych, potem karty.
lesson-6-duel-remove-why = Zrezygnuj z tego, czego najmniej potrzebujesz: usuń Obóz drwali.
lesson-6-duel-hall = Jest miejsce. **Zbuduj Wielką salę biesiadną.**
lesson-6-duel-hall-why = Wszystko gotowe: zbuduj Wielką salę biesiadną.
lesson-6-duel-done = **13 punktów!** Muszą tylko wytrzymać do końca twojej tury. **Zakończ fazę akcji.**
lesson-6-duel-done-why = Masz punkty, których potrzebujesz: zakończ fazę akcji.
lesson-6-duel-draw = Dobierz do 3 kart, **jedną** z dowolnego stosu...
lesson-6-duel-draw-why = Każdy stos jest dobry: dobierz kartę.
lesson-6-duel-again = ...**i jeszcze jedną.**
lesson-6-duel-again-why = Jeszcze jedna karta, z dowolnego stosu.
lesson-6-duel-keep = **Zatrzymaj swoje karty** i koniec gry.
lesson-6-duel-keep-why = Wymiana nie jest potrzebna: zatrzymaj swoje karty.
lesson-6-duel-end = Pojedynek wygrany! **Ostatnia rada:** z sześciu stosów nie da się mieć wszystkiego. Wybierz dwie ery, które pasują do twoich kart, pamiętaj, co leży w ich stosach, a trzecią zostaw przeciwnikowi. A teraz graj: łatwy bot to dobry pierwszy rywal.
