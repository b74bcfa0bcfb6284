### Catan Duel in Czech.
### Which variables a message gets is told in stavitel/texts.py.

title = Katan – Duel
about = Dvě knížata závodí na Katanu ve stavbě cest, vesnic a měst a kartami si přitom překážejí.

## Players

seat-red = Červený
    .gen = Červeného
seat-blue = Modrý
    .gen = Modrého

## Resources, terrains and regions: the number is the one to be rolled

resource-brick = Cihly
    .low = cihly
    .acc = cihlu
    .few = cihly
    .many = cihel
resource-grain = Obilí
    .low = obilí
    .acc = obilí
    .few = obilí
    .many = obilí
resource-lumber = Dřevo
    .low = dřevo
    .acc = dřevo
    .few = dřeva
    .many = dřev
resource-ore = Ruda
    .low = ruda
    .acc = rudu
    .few = rudy
    .many = rud
resource-wool = Vlna
    .low = vlna
    .acc = vlnu
    .few = vlny
    .many = vln
resource-gold = Zlato
    .low = zlato
    .acc = zlato
    .few = zlata
    .many = zlat

terrain-hills = Vrchovina
terrain-fields = Pole
terrain-forest = Les
terrain-mountains = Pohoří
terrain-pasture = Pastvina
terrain-gold_river = Zlatonosná řeka

region-red_forest = Les (2)
    .low = les (2)
    .acc = les (2)
region-red_gold_river = Zlatonosná řeka (1)
    .low = zlatonosná řeka (1)
    .acc = zlatonosnou řeku (1)
region-red_fields = Pole (6)
    .low = pole (6)
    .acc = pole (6)
region-red_hills = Vrchovina (3)
    .low = vrchovina (3)
    .acc = vrchovinu (3)
region-red_pasture = Pastvina (4)
    .low = pastvina (4)
    .acc = pastvinu (4)
region-red_mountains = Pohoří (5)
    .low = pohoří (5)
    .acc = pohoří (5)
region-blue_forest = Les (3)
    .low = les (3)
    .acc = les (3)
region-blue_gold_river = Zlatonosná řeka (4)
    .low = zlatonosná řeka (4)
    .acc = zlatonosnou řeku (4)
region-blue_fields = Pole (5)
    .low = pole (5)
    .acc = pole (5)
region-blue_hills = Vrchovina (2)
    .low = vrchovina (2)
    .acc = vrchovinu (2)
region-blue_pasture = Pastvina (1)
    .low = pastvina (1)
    .acc = pastvinu (1)
region-blue_mountains = Pohoří (6)
    .low = pohoří (6)
    .acc = pohoří (6)
region-stack_forest_1 = Les (4)
    .low = les (4)
    .acc = les (4)
region-stack_forest_2 = Les (6)
    .low = les (6)
    .acc = les (6)
region-stack_gold_river_1 = Zlatonosná řeka (2)
    .low = zlatonosná řeka (2)
    .acc = zlatonosnou řeku (2)
region-stack_gold_river_2 = Zlatonosná řeka (3)
    .low = zlatonosná řeka (3)
    .acc = zlatonosnou řeku (3)
region-stack_fields_1 = Pole (1)
    .low = pole (1)
    .acc = pole (1)
region-stack_fields_2 = Pole (3)
    .low = pole (3)
    .acc = pole (3)
region-stack_hills_1 = Vrchovina (1)
    .low = vrchovina (1)
    .acc = vrchovinu (1)
region-stack_hills_2 = Vrchovina (5)
    .low = vrchovina (5)
    .acc = vrchovinu (5)
region-stack_pasture_1 = Pastvina (5)
    .low = pastvina (5)
    .acc = pastvinu (5)
region-stack_pasture_2 = Pastvina (6)
    .low = pastvina (6)
    .acc = pastvinu (6)
region-stack_mountains_1 = Pohoří (2)
    .low = pohoří (2)
    .acc = pohoří (2)
region-stack_mountains_2 = Pohoří (4)
    .low = pohoří (4)
    .acc = pohoří (4)

## Places, counted outwards from the road between the first two settlements: even columns hold
## settlements and cities, odd ones regions

town--10 = 6. vlevo
    .at = na 6. místě vlevo
town--8 = 5. vlevo
    .at = na 5. místě vlevo
town--6 = 4. vlevo
    .at = na 4. místě vlevo
town--4 = 3. vlevo
    .at = na 3. místě vlevo
town--2 = 2. vlevo
    .at = na 2. místě vlevo
town-0 = 1. vlevo
    .at = na 1. místě vlevo
town-2 = 1. vpravo
    .at = na 1. místě vpravo
town-4 = 2. vpravo
    .at = na 2. místě vpravo
town-6 = 3. vpravo
    .at = na 3. místě vpravo
town-8 = 4. vpravo
    .at = na 4. místě vpravo
town-10 = 5. vpravo
    .at = na 5. místě vpravo
town-12 = 6. vpravo
    .at = na 6. místě vpravo

site--10a = 6. vlevo, nahoře
    .at = na 6. místě vlevo nahoře
site--10b = 6. vlevo, dole
    .at = na 6. místě vlevo dole
site--8a = 5. vlevo, nahoře
    .at = na 5. místě vlevo nahoře
site--8b = 5. vlevo, dole
    .at = na 5. místě vlevo dole
site--6a = 4. vlevo, nahoře
    .at = na 4. místě vlevo nahoře
site--6b = 4. vlevo, dole
    .at = na 4. místě vlevo dole
site--4a = 3. vlevo, nahoře
    .at = na 3. místě vlevo nahoře
site--4b = 3. vlevo, dole
    .at = na 3. místě vlevo dole
site--2a = 2. vlevo, nahoře
    .at = na 2. místě vlevo nahoře
site--2b = 2. vlevo, dole
    .at = na 2. místě vlevo dole
site-0a = 1. vlevo, nahoře
    .at = na 1. místě vlevo nahoře
site-0b = 1. vlevo, dole
    .at = na 1. místě vlevo dole
site-2a = 1. vpravo, nahoře
    .at = na 1. místě vpravo nahoře
site-2b = 1. vpravo, dole
    .at = na 1. místě vpravo dole
site-4a = 2. vpravo, nahoře
    .at = na 2. místě vpravo nahoře
site-4b = 2. vpravo, dole
    .at = na 2. místě vpravo dole
site-6a = 3. vpravo, nahoře
    .at = na 3. místě vpravo nahoře
site-6b = 3. vpravo, dole
    .at = na 3. místě vpravo dole
site-8a = 4. vpravo, nahoře
    .at = na 4. místě vpravo nahoře
site-8b = 4. vpravo, dole
    .at = na 4. místě vpravo dole
site-10a = 5. vpravo, nahoře
    .at = na 5. místě vpravo nahoře
site-10b = 5. vpravo, dole
    .at = na 5. místě vpravo dole
site-12a = 6. vpravo, nahoře
    .at = na 6. místě vpravo nahoře
site-12b = 6. vpravo, dole
    .at = na 6. místě vpravo dole

place--11a = 6. krajina vlevo, nahoře
    .to = jako 6. krajinu vlevo nahoře
place--11b = 6. krajina vlevo, dole
    .to = jako 6. krajinu vlevo dole
place--9a = 5. krajina vlevo, nahoře
    .to = jako 5. krajinu vlevo nahoře
place--9b = 5. krajina vlevo, dole
    .to = jako 5. krajinu vlevo dole
place--7a = 4. krajina vlevo, nahoře
    .to = jako 4. krajinu vlevo nahoře
place--7b = 4. krajina vlevo, dole
    .to = jako 4. krajinu vlevo dole
place--5a = 3. krajina vlevo, nahoře
    .to = jako 3. krajinu vlevo nahoře
place--5b = 3. krajina vlevo, dole
    .to = jako 3. krajinu vlevo dole
place--3a = 2. krajina vlevo, nahoře
    .to = jako 2. krajinu vlevo nahoře
place--3b = 2. krajina vlevo, dole
    .to = jako 2. krajinu vlevo dole
place--1a = 1. krajina vlevo, nahoře
    .to = jako 1. krajinu vlevo nahoře
place--1b = 1. krajina vlevo, dole
    .to = jako 1. krajinu vlevo dole
place-1a = prostřední krajina, nahoře
    .to = jako prostřední krajinu nahoře
place-1b = prostřední krajina, dole
    .to = jako prostřední krajinu dole
place-3a = 1. krajina vpravo, nahoře
    .to = jako 1. krajinu vpravo nahoře
place-3b = 1. krajina vpravo, dole
    .to = jako 1. krajinu vpravo dole
place-5a = 2. krajina vpravo, nahoře
    .to = jako 2. krajinu vpravo nahoře
place-5b = 2. krajina vpravo, dole
    .to = jako 2. krajinu vpravo dole
place-7a = 3. krajina vpravo, nahoře
    .to = jako 3. krajinu vpravo nahoře
place-7b = 3. krajina vpravo, dole
    .to = jako 3. krajinu vpravo dole
place-9a = 4. krajina vpravo, nahoře
    .to = jako 4. krajinu vpravo nahoře
place-9b = 4. krajina vpravo, dole
    .to = jako 4. krajinu vpravo dole
place-11a = 5. krajina vpravo, nahoře
    .to = jako 5. krajinu vpravo nahoře
place-11b = 5. krajina vpravo, dole
    .to = jako 5. krajinu vpravo dole
place-13a = 6. krajina vpravo, nahoře
    .to = jako 6. krajinu vpravo nahoře
place-13b = 6. krajina vpravo, dole
    .to = jako 6. krajinu vpravo dole

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
store-cache = Úkryt pro zlato

column--11 = 6. krajina vlevo
column--10 = 6. vlevo
column--9 = 5. krajina vlevo
column--8 = 5. vlevo
column--7 = 4. krajina vlevo
column--6 = 4. vlevo
column--5 = 3. krajina vlevo
column--4 = 3. vlevo
column--3 = 2. krajina vlevo
column--2 = 2. vlevo
column--1 = 1. krajina vlevo
column-0 = 1. vlevo
column-1 = prostřední krajina
column-2 = 1. vpravo
column-3 = 1. krajina vpravo
column-4 = 2. vpravo
column-5 = 2. krajina vpravo
column-6 = 3. vpravo
column-7 = 3. krajina vpravo
column-8 = 4. vpravo
column-9 = 4. krajina vpravo
column-10 = 5. vpravo
column-11 = 5. krajina vpravo
column-12 = 6. vpravo
column-13 = 6. krajina vpravo
column-middle--9 = mezi 5. a 6. vlevo
column-middle--7 = mezi 4. a 5. vlevo
column-middle--5 = mezi 3. a 4. vlevo
column-middle--3 = mezi 2. a 3. vlevo
column-middle--1 = mezi 1. a 2. vlevo
column-middle-1 = uprostřed
column-middle-3 = mezi 1. a 2. vpravo
column-middle-5 = mezi 2. a 3. vpravo
column-middle-7 = mezi 3. a 4. vpravo
column-middle-9 = mezi 4. a 5. vpravo
column-middle-11 = mezi 5. a 6. vpravo

## Sides, tokens, stacks, backs, symbols of the event die and phases

side-left = vlevo
side-right = vpravo

token-strength = Žeton síly
    .low = žeton síly
token-trade = Žeton obchodu
    .low = žeton obchodu

stack-1 = Balíček 1
    .low = balíček 1
    .gen = balíčku 1
stack-2 = Balíček 2
    .low = balíček 2
    .gen = balíčku 2
stack-3 = Balíček 3
    .low = balíček 3
    .gen = balíčku 3
stack-4 = Balíček 4
    .low = balíček 4
    .gen = balíčku 4
stack-5 = Balíček 5
    .low = balíček 5
    .gen = balíčku 5
stack-6 = Balíček 6
    .low = balíček 6
    .gen = balíčku 6
stack-7 = Balíček 7
    .low = balíček 7
    .gen = balíčku 7
stack-8 = Balíček 8
    .low = balíček 8
    .gen = balíčku 8
stack-9 = Balíček 9
    .low = balíček 9
    .gen = balíčku 9
stack-10 = Balíček 10
    .low = balíček 10
    .gen = balíčku 10
stack-11 = Balíček 11
    .low = balíček 11
    .gen = balíčku 11
stack-12 = Balíček 12
    .low = balíček 12
    .gen = balíčku 12
stack-13 = Balíček 13
    .low = balíček 13
    .gen = balíčku 13
stack-14 = Balíček 14
    .low = balíček 14
    .gen = balíčku 14

back-basic = Základní sada
back-gold = Období zlata
back-turmoil = Období zmatků
back-progress = Období pokroku
back-own = vlastní karty

symbol-brigand_attack = Zloděj
    .effect = { symbol-brigand_attack-hint }
symbol-trade = Obchod
    .effect = { symbol-trade-hint }
symbol-celebration = Oslava
    .effect = { symbol-celebration-hint }
symbol-plentiful_harvest = Bohatá sklizeň
    .effect = { symbol-plentiful_harvest-hint }
symbol-event_card = Otazník
    .effect = { symbol-event_card-hint }

symbol-brigand_attack-hint = kdo má víc než 7 surovin, přijde o všechno zlato a všechnu vlnu
symbol-trade-hint = kdo má žeton obchodu, vezme soupeři 1 surovinu
symbol-celebration-hint = kdo má víc zručnosti, získá 1 libovolnou surovinu; při shodě oba
symbol-plentiful_harvest-hint = každý získá 1 libovolnou surovinu
symbol-event_card-hint = táhne se karta události

phase-setup = Příprava hry
phase-pre_roll = Před hodem
phase-roll = Hod kostkami
phase-action = Akční fáze
phase-replenish = Dobírání karet
phase-exchange = Výměna karty
phase-game_end = Konec hry

## Draw cards and what they do

card-brigitta = Brigitta, moudrá žena
    .acc = Brigittu
    .effect = { card-brigitta-hint }
card-goldsmith = Zlatník
    .acc = Zlatníka
    .effect = { card-goldsmith-hint }
card-merchant_caravan = Obchodní karavana
    .acc = Obchodní karavanu
    .effect = { card-merchant_caravan-hint }
card-scout = Zvěd
    .acc = Zvěda
    .effect = { card-scout-hint }
card-relocation = Stěhování
    .acc = Stěhování
    .effect = { card-relocation-hint }
card-brick_factory = Cihelna
    .acc = Cihelnu
    .effect = { card-brick_factory-hint }
card-iron_foundry = Huť
    .acc = Huť
    .effect = { card-iron_foundry-hint }
card-grain_mill = Mlýn
    .acc = Mlýn
    .effect = { card-grain_mill-hint }
card-lumber_camp = Pila
    .acc = Pilu
    .effect = { card-lumber_camp-hint }
card-weavers_shop = Přádelna
    .acc = Přádelnu
    .effect = { card-weavers_shop-hint }
card-parish_hall = Obecní dům
    .acc = Obecní dům
    .effect = { card-parish_hall-hint }
card-abbey = Klášter
    .acc = Klášter
    .effect = { card-abbey-hint }
card-storehouse = Skladiště
    .acc = Skladiště
    .effect = { card-storehouse-hint }
card-marketplace = Tržiště
    .acc = Tržiště
    .effect = { card-marketplace-hint }
card-toll_bridge = Celnice
    .acc = Celnici
    .effect = { card-toll_bridge-hint }
card-brick_ship = Obchodní loď s cihlami
    .acc = Obchodní loď s cihlami
    .effect = { card-brick_ship-hint }
card-grain_ship = Obchodní loď s obilím
    .acc = Obchodní loď s obilím
    .effect = { card-grain_ship-hint }
card-ore_ship = Obchodní loď s rudou
    .acc = Obchodní loď s rudou
    .effect = { card-ore_ship-hint }
card-wool_ship = Obchodní loď s vlnou
    .acc = Obchodní loď s vlnou
    .effect = { card-wool_ship-hint }
card-lumber_ship = Obchodní loď se dřevem
    .acc = Obchodní loď se dřevem
    .effect = { card-lumber_ship-hint }
card-gold_ship = Obchodní loď se zlatem
    .acc = Obchodní loď se zlatem
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
    .acc = Ingu
    .effect = { card-inga-hint }
card-osmund = Osmund
    .acc = Osmunda
    .effect = { card-osmund-hint }
card-siglind = Siglind
    .acc = Siglind
    .effect = { card-siglind-hint }
card-large_trade_ship = Velká obchodní loď
    .acc = Velkou obchodní loď
    .effect = { card-large_trade_ship-hint }
card-gudrun = Gudrun, postrach moří
    .acc = Gudrun
    .effect = { card-gudrun-hint }
card-trade_master = Mistr obchodník
    .acc = Mistra obchodníka
    .effect = { card-trade_master-hint }
card-merchant = Obchodník
    .acc = Obchodníka
    .effect = { card-merchant-hint }
card-brigands = Loupežná výprava
    .acc = Loupežnou výpravu
    .effect = { card-brigands-hint }
card-reiner = Reiner, herold
    .acc = Reinera
    .effect = { card-reiner-hint }
card-gold_cache = Úkryt pro zlato
    .acc = Úkryt pro zlato
    .effect = { card-gold_cache-hint }
card-pirate_ship = Pirátská loď
    .acc = Pirátskou loď
    .effect = { card-pirate_ship-hint }
card-moneylender = Lichvář
    .acc = Lichváře
    .effect = { card-moneylender-hint }
card-harbor = Přístav
    .acc = Přístav
    .effect = { card-harbor-hint }
card-trading_base = Obchodní kancelář
    .acc = Obchodní kancelář
    .effect = { card-trading_base-hint }
card-merchant_guild = Cech obchodníků
    .acc = Cech obchodníků
    .effect = { card-merchant_guild-hint }
card-mint = Mincovna
    .acc = Mincovnu
    .effect = { card-mint-hint }
card-salt_silo = Zásobárna soli
    .acc = Zásobárnu soli
    .effect = { card-salt_silo-hint }
card-staple_house = Sklad zboží
    .acc = Sklad zboží
    .effect = { card-staple_house-hint }
card-voyage_of_plunder = Plavba za kořistí
    .acc = Plavbu za kořistí
    .effect = { card-voyage_of_plunder-hint }
card-archer = Lučištník
    .acc = Lučištníka
    .effect = { card-archer-hint }
card-arsonist = Žhář
    .acc = Žháře
    .effect = { card-arsonist-hint }
card-sebastian = Sebastian, potulný kazatel
    .acc = Sebastiana
    .effect = { card-sebastian-hint }
card-traitor = Zrádce
    .acc = Zrádce
    .effect = { card-traitor-hint }
card-lookout_tower = Pozorovatelna
    .acc = Pozorovatelnu
    .effect = { card-lookout_tower-hint }
card-drill_ground = Cvičiště
    .acc = Cvičiště
    .effect = { card-drill_ground-hint }
card-carl_forkbeard = Carl Rozvětvený Vous
    .acc = Carla Rozvětveného Vouse
    .effect = { card-carl_forkbeard-hint }
card-heinrich = Heinrich, strážce
    .acc = Heinricha
    .effect = { card-heinrich-hint }
card-irmgard = Irmgard, strážkyně světla
    .acc = Irmgard
    .effect = { card-irmgard-hint }
card-fairgrounds = Místo pro konání oslav
    .acc = Místo pro konání oslav
    .effect = { card-fairgrounds-hint }
card-fire_brigade = Požární zbrojnice
    .acc = Požární zbrojnici
    .effect = { card-fire_brigade-hint }
card-large_festival_hall = Velká slavnostní síň
    .acc = Velkou slavnostní síň
    .effect = { card-large_festival_hall-hint }
card-chapel_low = Kaple (1–3)
    .acc = Kapli (1–3)
    .effect = { card-chapel_low-hint }
card-chapel_high = Kaple (4–6)
    .acc = Kapli (4–6)
    .effect = { card-chapel_high-hint }
card-hedge_tavern = Špeluňka
    .acc = Špeluňku
    .effect = { card-hedge_tavern-hint }
card-tithe_barn = Stodola na desátky
    .acc = Stodolu na desátky
    .effect = { card-tithe_barn-hint }
card-benjamin = Benjamin, potulný učitel
    .acc = Benjamina
    .effect = { card-benjamin-hint }
card-three_field_system = Trojpolní hospodářství
    .acc = Trojpolní hospodářství
    .effect = { card-three_field_system-hint }
card-mineral_mining = Stavba slojí
    .acc = Stavbu slojí
    .effect = { card-mineral_mining-hint }
card-guido = Guido, velvyslanec
    .acc = Guida
    .effect = { card-guido-hint }
card-gustav = Gustav, knihovník
    .acc = Gustava
    .effect = { card-gustav-hint }
card-doctor = Doktor
    .acc = Doktora
    .effect = { card-doctor-hint }
card-chief_cannoneer = Kanonýr
    .acc = Kanonýra
    .effect = { card-chief_cannoneer-hint }
card-pharmacy = Lékárna
    .acc = Lékárnu
    .effect = { card-pharmacy-hint }
card-bath_house = Lázně
    .acc = Lázně
    .effect = { card-bath_house-hint }
card-building_crane = Stavební jeřáb
    .acc = Stavební jeřáb
    .effect = { card-building_crane-hint }
card-library = Knihovna
    .acc = Knihovnu
    .effect = { card-library-hint }
card-parliament = Sněmovna
    .acc = Sněmovnu
    .effect = { card-parliament-hint }
card-town_hall = Radnice
    .acc = Radnici
    .effect = { card-town_hall-hint }
card-university = Univerzita
    .acc = Univerzitu
    .effect = { card-university-hint }
card-gold_goldsmith = Zlatník (Období zlata)
    .acc = Zlatníka (Období zlata)
    .effect = { card-gold_goldsmith-hint }
card-gold_storehouse = Skladiště (Období zlata)
    .acc = Skladiště (Období zlata)
    .effect = { card-gold_storehouse-hint }
card-gold_toll_bridge = Celnice (Období zlata)
    .acc = Celnici (Období zlata)
    .effect = { card-gold_toll_bridge-hint }
card-gold_large_trade_ship = Velká obchodní loď (Období zlata)
    .acc = Velkou obchodní loď (Období zlata)
    .effect = { card-gold_large_trade_ship-hint }
card-turmoil_brigands = Loupežná výprava (Období zmatků)
    .acc = Loupežnou výpravu (Období zmatků)
    .effect = { card-turmoil_brigands-hint }
card-progress_brigitta = Brigitta, moudrá žena (Období pokroku)
    .acc = Brigittu (Období pokroku)
    .effect = { card-progress_brigitta-hint }
card-progress_relocation = Stěhování (Období pokroku)
    .acc = Stěhování (Období pokroku)
    .effect = { card-progress_relocation-hint }

card-brigitta-hint = před hodem: urči číslo na kostce výnosů a hoď jen kostkou události
card-goldsmith-hint = zaplať 3 zlata a vezmi si 2 libovolné suroviny
card-merchant_caravan-hint = odevzdej přesně 2 suroviny a vezmi si 2 libovolné
card-scout-hint = při stavbě vesnice: vyber si 2 libovolné karty z balíčku krajin
card-relocation-hint = prohoď 2 své krajiny (i se zásobami) nebo 2 své karty výstavby
card-brick_factory-hint = sousední vrchoviny dávají 2 cihly místo 1, když padne jejich číslo
card-iron_foundry-hint = sousední pohoří dávají 2 rudy místo 1, když padne jejich číslo
card-grain_mill-hint = sousední pole dávají 2 obilí místo 1, když padne jejich číslo
card-lumber_camp-hint = sousední lesy dávají 2 dřeva místo 1, když padne jejich číslo
card-weavers_shop-hint = sousední pastviny dávají 2 vlny místo 1, když padne jejich číslo
card-parish_hall-hint = vyhledání karty v dobíracím balíčku tě stojí jen 1 surovinu
card-abbey-hint = 1 bod rozvoje: o kartu v ruce víc
card-storehouse-hint = Zloděj: suroviny na obou sousedních krajinách se nepočítají
card-marketplace-hint = má-li soupeř víc krajin s hozeným číslem než ty: 1 surovina, kterou některá z nich dává
card-toll_bridge-hint = Bohatá sklizeň: navíc 2 zlata
card-brick_ship-hint = ve svém tahu libovolněkrát: vyměň 2 cihly za 1 jinou surovinu
card-grain_ship-hint = ve svém tahu libovolněkrát: vyměň 2 obilí za 1 jinou surovinu
card-ore_ship-hint = ve svém tahu libovolněkrát: vyměň 2 rudy za 1 jinou surovinu
card-wool_ship-hint = ve svém tahu libovolněkrát: vyměň 2 vlny za 1 jinou surovinu
card-lumber_ship-hint = ve svém tahu libovolněkrát: vyměň 2 dřeva za 1 jinou surovinu
card-gold_ship-hint = ve svém tahu libovolněkrát: vyměň 2 zlata za 1 jinou surovinu
card-austin-hint = hrdina: síla 1, zručnost 2
card-candamir-hint = hrdina: síla 4, zručnost 1
card-harald-hint = hrdina: síla 2, zručnost 1
card-inga-hint = hrdinka: síla 1, zručnost 3
card-osmund-hint = hrdina: síla 2, zručnost 2
card-siglind-hint = hrdinka: síla 2, zručnost 3
card-large_trade_ship-hint = ve svém tahu libovolněkrát: vyměň 2 suroviny z jedné sousední krajiny za 1 jinou
card-gudrun-hint = vezmi soupeři až 2 zlata za každou svou Pirátskou loď
card-trade_master-hint = vezmi soupeři 1 nebo 2 suroviny podle své volby; podmínka: Cech obchodníků
card-merchant-hint = vezmi soupeři 1 nebo 2 suroviny podle své volby a pak mu 1 dej; podmínka: město nebo 3 body obchodu
card-brigands-hint = doplň jednu svou krajinu surovinami, které vezmeš soupeři; podmínka: žeton síly
card-reiner-hint = před hodem: událostí bude Oslava a ty získáš 1 surovinu navíc
card-gold_cache-hint = pojme až 3 zlata, v bezpečí před Zlodějem i Morem; podmínka: hrdina se silou
card-pirate_ship-hint = při vyložení: soupeř odhodí jednu svou obchodní loď; Bohatá sklizeň: 1 zlato
card-moneylender-hint = událost Obchod: se žetonem obchodu si bereš až 2 suroviny místo 1
card-harbor-hint = 1 vítězný bod, dokud máš aspoň 3 obchodní lodě
card-trading_base-hint = tvé Tržiště i tvůj Přístav mají po 1 bodu obchodu navíc
card-merchant_guild-hint = umožňuje karty Mistr obchodník a Sklad zboží
card-mint-hint = jednou za svůj tah: vyměň 1 zlato za 1 jinou surovinu
card-salt_silo-hint = každá tvá obchodní loď má o 1 bod obchodu víc
card-staple_house-hint = při postavení: 2 libovolné suroviny; podmínka: Cech obchodníků
card-voyage_of_plunder-hint = vezmi soupeři 1 surovinu, nebo 2, má-li víc vítězných bodů; podmínka: žeton síly
card-archer-hint = soupeř vloží jednu svou jednotku se silou pod dobírací balíček; podmínka: Špeluňka
card-arsonist-hint = soupeř vloží pod dobírací balíček stavbu, kterou vybereš; podmínka: Špeluňka
card-sebastian-hint = když tě má postihnout Rebelie, Svár nebo Bratrská hádka: událost pro tebe neplatí
card-traitor-hint = prohlédni si soupeřovy karty v ruce, 1 si smíš vzít; podmínka: Špeluňka
card-lookout_tower-hint = proti Lučištníkovi, Žháři a Zrádci: hoď kostkou, při 1–2 karta nemá efekt
card-drill_ground-hint = tvoji hrdinové stojí o 1 surovinu méně
card-carl_forkbeard-hint = hrdina: síla 5
card-heinrich-hint = hrdina: síla 2; proti Lučištníkovi, Žháři a Zrádci: hoď kostkou, při 3–5 karta nemá efekt
card-irmgard-hint = hrdinka: zručnost 2; přijdeš-li kvůli události nebo soupeřově akční kartě o kartu výstavby, získáš 1 surovinu
card-fairgrounds-hint = při postavení: 2 libovolné suroviny, máš-li víc zručnosti než soupeř
card-fire_brigade-hint = chrání všechny stavby svého města před Žhářem
card-large_festival_hall-hint = 2 vítězné body
card-chapel_low-hint = ukazuje-li kostka výnosů 1–3, Rebelie pro tebe neplatí
card-chapel_high-hint = ukazuje-li kostka výnosů 4–6, Rebelie pro tebe neplatí
card-hedge_tavern-hint = umožňuje karty Lučištník, Žhář a Zrádce
card-tithe_barn-hint = při postavení: zvol obilí, nebo vlnu; získáš 1 kus za každého svého hrdinu
card-benjamin-hint = tvé krajiny s číslem hozeným v tomto tahu dají ještě jednou po 1 surovině
card-three_field_system-hint = až 2 obilí; podmínka: Univerzita
card-mineral_mining-hint = až 2 rudy; podmínka: Univerzita
card-guido-hint = vezmi si 1 libovolnou kartu z odhazovacího balíčku; podmínka: Radnice nebo méně vítězných bodů než soupeř
card-gustav-hint = vezmi si 1 libovolnou kartu z odhazovacího balíčku; podmínka: Knihovna nebo méně vítězných bodů než soupeř
card-doctor-hint = obě krajiny vedle jedněch tvých Lázní získají po 1 surovině; podmínka: Lázně
card-chief_cannoneer-hint = jednotka, ne hrdina: síla 4; podmínka: Univerzita
card-pharmacy-hint = Mor: 1 libovolná surovina
card-bath_house-hint = chrání 4 krajiny kolem svého města před Morem
card-building_crane-hint = karty výstavby města dražší než 4 suroviny tě stojí o 1 méně; podmínka: Univerzita
card-library-hint = při postavení: smíš si vybrat 1 kartu z jednoho dobíracího balíčku
card-parliament-hint = 2 vítězné body; podmínka: 2 body rozvoje
card-town_hall-hint = staví se na Obecní dům u města; vyhledání karty v dobíracím balíčku máš zdarma
card-university-hint = 1 bod rozvoje; umožňuje několik karet svého období; podmínka: Klášter nebo Knihovna
card-gold_goldsmith-hint = { card-goldsmith-hint }
card-gold_storehouse-hint = { card-storehouse-hint }
card-gold_toll_bridge-hint = { card-toll_bridge-hint }
card-gold_large_trade_ship-hint = { card-large_trade_ship-hint }
card-turmoil_brigands-hint = { card-brigands-hint }
card-progress_brigitta-hint = { card-brigitta-hint }
card-progress_relocation-hint = { card-relocation-hint }

## Event cards and what they do

happening-fraternal_feuds = Bratrská hádka
    .effect = { happening-fraternal_feuds-hint }
happening-invention = Vynález
    .effect = { happening-invention-hint }
happening-year_of_plenty = Výnosný rok
    .effect = { happening-year_of_plenty-hint }
happening-traveling_merchant = Obchodník na cestách
    .effect = { happening-traveling_merchant-hint }
happening-feud = Svár
    .effect = { happening-feud-hint }
happening-yule = Vánoce
    .effect = { happening-yule-hint }
happening-trade_ships_race = Závod obchodních lodí
    .effect = { happening-trade_ships_race-hint }
happening-gift_for_the_prince = Dar knížeti
    .effect = { happening-gift_for_the_prince-hint }
happening-riots = Rebelie
    .effect = { happening-riots-hint }
happening-plague = Mor
    .effect = { happening-plague-hint }

happening-fraternal_feuds-hint = kdo má žeton síly, vloží 2 karty z ruky soupeře pod dobírací balíčky
happening-invention-hint = za každou stavbu s bodem rozvoje 1 libovolná surovina, nejvýše 2
happening-year_of_plenty-hint = každá krajina získá 1 surovinu za každé sousední Skladiště a každý sousední Klášter
happening-traveling_merchant-hint = každý smí koupit až 2 suroviny, každou za 1 zlato
happening-feud-hint = kdo má žeton síly, označí soupeři 3 stavby; ten jednu z nich vloží pod dobírací balíček
happening-yule-hint = balíček událostí se připraví znovu a táhne se další událost
happening-trade_ships_race-hint = 1 libovolná surovina pro toho, kdo má víc obchodních lodí; při shodě pro oba, má-li každý aspoň jednu
happening-gift_for_the_prince-hint = každý získá 1 zlato za každou svou jednotku se silou
happening-riots-hint = kdo má jednotky se silou či obchodem, zaplatí 1 zlato, za tři a více 2 zlata, nebo o jednu přijde
happening-plague-hint = každá krajina vedle města ztrácí 1 surovinu

## Decks of the tournament game: what is wrong with one, what is unwise, and the sample decks

deck-td-01 =
    Balíček má { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }; musí jich mít přesně { $most }.
deck-td-02 = Karta "{ $what }" v základní krabici není.
deck-td-03 = Karta { $what } nepatří mezi dobírací karty.
deck-td-04 = { $n } × { $what }: ve tvé krabici je jen { $most }.
deck-td-05 = Z karet { $what } s půlměsícem smíš použít jen jednu.
deck-td-06 =
    { $n ->
        [one] Máš vybranou { $n } kartu událostí
        [few] Máš vybrané { $n } karty událostí
       *[other] Máš vybráno { $n } karet událostí
    }; potřebuješ přesně { $most }.
deck-td-07 = Karta { $what } není karta události.
deck-td-08 = Kartu { $what } smíš vybrat nejvýš { $most }×; máš ji { $n }×.
deck-td-09 = Kartu { $what } přidává hostitel, vybrat ji nejde.
deck-td-10 =
    { $n ->
        [one] Máš určenou { $n } počáteční kartu
        [few] Máš určené { $n } počáteční karty
       *[other] Máš určeno { $n } počátečních karet
    }; potřebuješ přesně { $most }.
deck-td-11 = Karta { $what } je mezi počátečními kartami, ale tolikrát v balíčku není.
deck-td-12 = Počet kusů musí být celé číslo od 1 ({ $what }).
deck-td-13 = V souboru s balíčkem musí být { $what } = { $expected }.
deck-td-14 = Oba balíčky dohromady používají { $n } × { $what }; v jediné krabici je { $most }.
deck-td-15 = Karty s půlměsícem tu nejsou dovolené: { $what }.
deck-tw-1 = Kartu { $what } lze zahrát, jen když máš vyloženou kartu { $needs }, a ta v balíčku není.
deck-tw-1-either = Kartu { $what } lze postavit, jen když máš vyloženou kartu { $needs } nebo { $other }, a v balíčku není ani jedna.
deck-tw-1-progress =
    Ke stavbě karty { $what } { $n ->
        [one] je třeba { $n } bod rozvoje
        [few] jsou třeba { $n } body rozvoje
       *[other] je třeba { $n } bodů rozvoje
    }, víc, než nabízí zbytek balíčku.
deck-tw-1-hero = Kartu { $what } lze postavit, jen když máš hrdinu se silou, a ten v balíčku není.
deck-tw-2 = S jednou surovinou od každého druhu před prvním tahem nepostavíš žádnou ze svých počátečních karet.
deck-tw-3 = { $n } × { $what }: v knížectví smí stát vždy jen jedna.
deck-tw-4 =
    Karty výstavby města v tomto balíčku mají dohromady { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }; vyplatí se mít aspoň { $most }.
deck-tw-5 = V balíčku není karta { $what }.
deck-ignored = "{ $what }" v souboru s balíčkem nic neznamená a nebere se v úvahu.
deck-key-format = { $example }
deck-key-name = text o 1 až 60 znacích
deck-key-author = text o 1 až 60 znacích
deck-key-note = text v uvozovkách
deck-key-start = seznam karet
deck-key-cards = tabulka karet a počtů
deck-key-events = tabulka karet a počtů
deck-central-road = Cesta
deck-central-settlement = Vesnice
deck-central-city = Město

deck-sample-merchant_fleet = Obchodní loďstvo
deck-sample-merchant_fleet-note = Obchod: lodě, body obchodu, žeton obchodu a karty Cechu obchodníků.
deck-sample-nine_heroes = Devět hrdinů
deck-sample-nine_heroes-note = Všech devět hrdinů, žeton síly, Stodola na desátky a Místo pro konání oslav.
deck-sample-learned_city = Učené město
deck-sample-learned_city-note = Rozvoj: mnoho karet v ruce, Univerzita, Sněmovna, Radnice a Kanonýři.
deck-sample-gold_rush = Zlatá horečka
deck-sample-gold_rush-note = Zlato: Celnice, Pirátské lodě, Mincovny, Zlatníci a Úkryt pro zlato.
deck-sample-golden_mean = Zlatá střední cesta
deck-sample-golden_mean-note = Od všeho trochu: dobrý první balíček.
deck-sample-torch_and_arrow = Pochodeň a šíp
deck-sample-torch_and_arrow-note = Útok: Špeluňka, Lučištníci, Žháři, Zrádci, Pirátské lodě a silní hrdinové.

## Variants

variant-intro = Úvodní hra
variant-intro-hint = Jen základní sada: vyhrává, kdo má jako první 7 vítězných bodů.
variant-gold = Období zlata
variant-gold-hint = Tematická hra na 12 bodů: zlato, obchodní lodě a piráti.
variant-turmoil = Období zmatků
variant-turmoil-hint = Tematická hra na 12 bodů: lučištníci, žháři a zrádci a jak se před nimi chránit.
variant-progress = Období pokroku
variant-progress-hint = Tematická hra na 12 bodů: univerzita, knihovna a radnice, a také mor.
variant-duel = Souboj knížat
variant-duel-hint = Všechna tři období najednou, na 13 bodů.
variant-tournament = Turnajová hra
variant-tournament-hint = Každý má vlastní balíček 33 karet a vlastní dobírací balíčky, hraje se na 15 bodů. Rekonstruováno: tištěná pravidla nebylo možné přečíst celá.

switch-doctor = Doktor
switch-doctor-hint = Kolik krajin díky Doktorovi získá surovinu.
switch-doctor-two_regions = Dvě krajiny
switch-doctor-two_regions-hint = Ty, které sousedí přímo s kartou Lázní, jak stojí na kartě Doktora.
switch-doctor-four_regions = Čtyři krajiny
switch-doctor-four_regions-hint = Všechny kolem města s Lázněmi, tedy ty, které Lázně chrání.
switch-bath_house = Lázně a krajina mezi dvěma městy
switch-bath_house-hint = Zda Lázně chrání i krajinu, která sousedí také s městem bez Lázní.
switch-bath_house-all_four = Chrání ji
switch-bath_house-all_four-hint = Všechny čtyři krajiny jejich města jsou v bezpečí, ať sousedí s čímkoli.
switch-bath_house-not_shared = Nechrání ji
switch-bath_house-not_shared-hint = Krajina je postižena kvůli druhému městu.
switch-start_stacks = První karty v tematické hře
switch-start_stacks-hint = Zda si oba hráči smějí první karty vybrat z téhož balíčku.
switch-start_stacks-different = Z různých balíčků
switch-start_stacks-different-hint = Jako v úvodní hře; co tematické hry nemění, platí dál.
switch-start_stacks-any = Z kteréhokoli balíčku
switch-start_stacks-any-hint = Tematické hry neopakují, že to musí být jiný balíček.
switch-early_win = Vítězství před hodem
switch-early_win-hint = Zda ten, kdo má na začátku svého tahu dost bodů, hned vítězí.
switch-early_win-theme_games = V tematických hrách a v Souboji
switch-early_win-theme_games-hint = Říká to jen jejich kapitola. V úvodní hře rozhoduje konec tahu.
switch-early_win-every_game = V každé hře
switch-early_win-every_game-hint = Tedy i v úvodní hře.
switch-gold_cache = Úkryt pro zlato
switch-gold_cache-hint = Zda do Úkrytu pro zlato smí i zlato, které vynese řeka.
switch-gold_cache-all_gold = Pro každé získané zlato
switch-gold_cache-all_gold-hint = I pro to, které vynese řeka, byť je plná: karta mluví o zlatě, které hráč dostává.
switch-gold_cache-not_yields = Ne pro výnos řeky
switch-gold_cache-not_yields-hint = Co řeka vynese, zůstane na ní, a co se na ni nevejde, propadne. Jiné zlato do Úkrytu smí.
switch-target_points = Cíl turnajové hry
switch-target_points-hint = Kolik vítězných bodů stačí k vítězství. Rekonstruováno: pravděpodobné (R55).
switch-target_points-fifteen = 15 bodů
switch-target_points-fifteen-hint = Jak uvádí druhotný zdroj.
switch-target_points-thirteen = 13 bodů
switch-target_points-thirteen-hint = Jako v Souboji knížat.
switch-start_hand = Počáteční karty
switch-start_hand-hint = Odkud pocházejí 3 první karty v ruce. Rekonstruováno: odvozené (R49).
switch-start_hand-from_deck = Z celého balíčku
switch-start_hand-from_deck-hint = Vybereš si libovolné 3 karty, zbytek se zamíchá.
switch-start_hand-from_stack = Z jednoho dobíracího balíčku
switch-start_hand-from_stack-hint = Prohlédneš si jeden ze svých dobíracích balíčků a vybereš si 3 karty.
switch-start_hand-top = Shora
switch-start_hand-top-hint = Vezmeš si 3 vrchní karty jednoho ze svých dobíracích balíčků.
switch-stack_count = Vlastní dobírací balíčky
switch-stack_count-hint = Na kolik dobíracích balíčků se rozdělí tvé karty. Rekonstruováno: odvozené (R51).
switch-stack_count-three = Tři
switch-stack_count-three-hint = U 33 karet tři balíčky po 10 kartách.
switch-stack_count-two = Dva
switch-stack_count-two-hint = U 33 karet dva balíčky po 15 kartách.
switch-stack_count-four = Čtyři
switch-stack_count-four-hint = U 33 karet dva balíčky po 8 a dva po 7 kartách.
switch-stack_count-five = Pět
switch-stack_count-five-hint = U 33 karet pět balíčků po 6 kartách.
switch-preparatory = Přípravné kolo
switch-preparatory-hint = Jak dlouho se staví před prvním tahem. Rekonstruováno: odvozené (R52, R62).
switch-preparatory-until_pass = Dokud oba nepasují
switch-preparatory-until_pass-hint = Střídavě po jedné kartě; kdo pasuje, už nestaví.
switch-preparatory-one_each = Každý jednu kartu
switch-preparatory-one_each-hint = Každý jednou staví, nebo pasuje.
switch-preparatory-none = Bez přípravného kola
switch-preparatory-none-hint = Hra začíná rovnou prvním tahem.
switch-refill = Karty v ruce po přípravném kole
switch-refill-hint = Zda se dobírá ještě před prvním tahem. Rekonstruováno: odvozené (R54).
switch-refill-not_refilled = Nedoplňují se
switch-refill-not_refilled-hint = Dobírá se až na konci prvního tahu.
switch-refill-refilled = Doplňují se
switch-refill-refilled-hint = Oba hráči si hned doberou do svého počtu.
switch-heroes = Stejný hrdina dvakrát
switch-heroes-hint = Zda smí týž hrdina stát v obou knížectvích. Rekonstruováno: odvozené (R57).
switch-heroes-each = Jednou v každém knížectví
switch-heroes-each-hint = Téhož hrdinu smějí mít oba hráči.
switch-heroes-across = Jen jednou
switch-heroes-across-hint = Dokud hrdina stojí v jednom knížectví, ve druhém ho postavit nelze.
switch-deck_moons = Dobírací karty s půlměsícem
switch-deck_moons-hint = Které z nich smějí být v balíčku. Rekonstruováno: odvozené (R48).
switch-deck_moons-one_of_a_kind = Jedna od každého druhu
switch-deck_moons-one_of_a_kind-hint = S jednou krabicí na hráče to dovoluje všechny karty.
switch-deck_moons-none = Žádné
switch-deck_moons-none-hint = Karty s půlměsícem zůstávají v krabici jako v Souboji knížat.
switch-deck_lists = Seznamy karet
switch-deck_lists-hint = Zda víš, co si přinesl soupeř. Rekonstruováno: naše (R58).
switch-deck_lists-secret = Tajné
switch-deck_lists-secret-hint = Znáš jen to, co vyšlo najevo.
switch-deck_lists-open = Veřejné
switch-deck_lists-open-hint = Oba hráči smějí číst oba seznamy.
switch-deck_cards = Karty v balíčku
switch-deck_cards-hint = Kolik dobíracích karet má balíček. Rekonstruováno: odvozené (R47).
switch-deck_cards-thirty_three = 33 karet
switch-deck_cards-thirty_three-hint = Jako ve starší hře s vlastními balíčky.
switch-deck_cards-thirty = 30 karet
switch-deck_cards-thirty-hint = Menší balíček, ve kterém své karty najdeš dřív.
switch-deck_cards-forty = 40 karet
switch-deck_cards-forty-hint = Větší balíček pro delší hry.
switch-stack_layout = Jak se tvoří vlastní balíčky
switch-stack_layout-hint = Zda jsou karty v dobíracích balíčcích smíšené, nebo roztříděné podle rubu. Rekonstruováno: odvozené (R51).
switch-stack_layout-mixed = Smíšené
switch-stack_layout-mixed-hint = Všechny tvé karty se zamíchají dohromady.
switch-stack_layout-by_back = Podle rubu
switch-stack_layout-by_back-hint = Každá sada má vlastní balíčky nejvýše po 12 kartách, tolik, kolik jich tvé karty potřebují.
switch-show_backs = Ruby vlastních karet
switch-show_backs-hint = Zda oba hráči vidí, ze které sady je karta lícem dolů. Rekonstruováno: odvozené (R51).
switch-show_backs-hidden = Skryté
switch-show_backs-hidden-hint = Zezadu vypadají všechny tvé karty stejně.
switch-show_backs-shown = Viditelné
switch-show_backs-shown-hint = V ruce i v celých balíčcích. Balíčky podle rubu je ukazují vždy.

## Amounts and counts

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
amount-grain = { $n } obilí
amount-lumber =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
amount-ore =
    { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[other] { $n } rud
    }
    .acc =
        { $n ->
            [one] { $n } rudu
            [few] { $n } rudy
           *[other] { $n } rud
        }
amount-wool =
    { $n ->
        [one] { $n } vlna
        [few] { $n } vlny
       *[other] { $n } vln
    }
    .acc =
        { $n ->
            [one] { $n } vlnu
            [few] { $n } vlny
           *[other] { $n } vln
        }
amount-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }

count-resource =
    { $n ->
        [one] { $n } surovina
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
count-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
count-point =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
count-turn =
    { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }

## Prompts

ask-draw_starter = Losuje se začínající hráč.
ask-deal_card = Losuje se karta do { $stack_gen }.
ask-deal_event = Losuje se událost, která bude ve hře.
ask-deal_deck = Losuje se karta do balíčku.
ask-deal_deck_event = Losuje se událost k balíčku.
ask-start_card = { $seat }: se kterou kartou ze svého balíčku začneš?
ask-preparatory_build = { $seat }: postav počáteční nebo centrální kartu, nebo pasuj. Kdo pasuje, už před hrou nestaví.
ask-start_stack = { $seat }: ze kterého dobíracího balíčku si vezmeš počáteční karty?
ask-regions_choice = { $seat }: necháš své krajiny tak, jak leží?
ask-start_region = { $seat }: kterou krajinu položíš { $place_to }?
ask-gain =
    { $resource ->
        [none]
            { $seat }: kterou surovinu získáš{ $happening ->
                [none]
                    { $symbol ->
                        [none] { "" }
                       *[other] { " (" }{ $symbol })
                    }
               *[other] { " (" }{ $happening })
            }?{ $amount ->
                [one] { "" }
               *[other] { " " }Zbývá vybrat: { $amount }.
            }
       *[other]
            { $amount ->
                [one] { $seat }: kam uložíš { $amount } { $resource_acc }?
                [few] { $seat }: kam uložíš { $amount } { $resource_few }?
               *[other] { $seat }: kam uložíš { $amount } { $resource_many }?
            }
    }
ask-gain_at =
    { $amount ->
        [one] { $seat }: { $region_low } dává { $amount } zlato. Kam ho uložíš?
        [few] { $seat }: { $region_low } dává { $amount } zlata. Kam je uložíš?
       *[other] { $seat }: { $region_low } dává { $amount } zlat. Kam je uložíš?
    }
ask-pay = { $seat }: ze které krajiny zaplatíš { $resource_acc }? Zbývá zaplatit { $cost_acc }.
ask-pay_any =
    { $amount ->
        [one] { $seat }: kterou surovinou zaplatíš?
       *[other] { $seat }: kterou surovinou zaplatíš? Zbývá odevzdat: { $amount }.
    }
ask-give = { $seat }: soupeř si bere { $resource_acc }. Ze které krajiny?
ask-take_choice =
    { $amount ->
        [one] { $seat }: kterou surovinu vezmeš soupeři?
       *[other] { $seat }: kterou surovinu vezmeš soupeři? Smíš jich vzít až { $amount }.
    }
ask-search_choice = { $seat }: který dobírací balíček si prohlédneš?
ask-searched_card =
    { $cards ->
        [one] { $seat }: kterou kartu si vezmeš z { $stack_gen }?
       *[other] { $seat }: kterou kartu si vezmeš z { $stack_gen }? Zbývá vybrat: { $cards }.
    }
ask-pre_roll = { $seat }: hoď kostkami, nebo nejdřív zahraj kartu, která kostku nastaví. Vítězné body: { $points } z { $target }.
ask-roll_production = Hází se kostkou výnosů.
ask-roll_event = Hází se kostkou události.
ask-trade_event =
    { $amount ->
        [one] { $seat }: vezmi soupeři { $amount } surovinu (Obchod). Kterou?
        [few] { $seat }: smíš soupeři vzít až { $amount } suroviny (Obchod). Kterou nejdřív?
       *[other] { $seat }: smíš soupeři vzít až { $amount } surovin (Obchod). Kterou nejdřív?
    }
ask-draw_event = Táhne se karta události.
ask-action_phase = { $seat }: stav, vyměňuj, hraj karty, nebo ukonči akční fázi. Vítězné body: { $points } z { $target }.
ask-draw_region = Táhne se krajina.
ask-upper_region = { $seat }: tvé nové krajiny jsou { $region_low } a { $other_region_low }. Kterou položíš { $place_to }?
ask-scouted_region = { $seat }: kterou krajinu z balíčku položíš { $place_to }?
ask-waive_choice = { $seat }: { $card } stojí { $cost_acc }. Kterou surovinu ušetříš?
ask-sunk_ship = { $seat }: piráti potápějí jednu tvou obchodní loď. Kterou odhodíš?
ask-tithe_choice =
    { $amount ->
        [one] { $seat }: obilí, nebo vlnu? Získáš { $amount } kus.
        [few] { $seat }: obilí, nebo vlnu? Získáš { $amount } kusy.
       *[other] { $seat }: obilí, nebo vlnu? Získáš { $amount } kusů.
    }
ask-discarded_card = { $seat }: kterou kartu si vezmeš z odhazovacího balíčku?
ask-lost_card_stack = { $seat }: pod který dobírací balíček vložíš { $card_acc }?
ask-sebastian_choice = { $seat }: událost „{ $happening }“: { $happening_effect }. Zahraješ Sebastiana?
ask-purchase =
    { $amount ->
        [one] { $seat }: co koupíš za 1 zlato? Smíš koupit ještě { $amount } surovinu; zlato: { $have }.
        [few] { $seat }: co koupíš za 1 zlato? Smíš koupit ještě { $amount } suroviny; zlato: { $have }.
       *[other] { $seat }: co koupíš za 1 zlato? Smíš koupit ještě { $amount } surovin; zlato: { $have }.
    }
ask-designation = { $seat }: Svár. Kterou soupeřovu stavbu označíš?
ask-feud_loss = { $seat }: Svár. Kterou z označených staveb vložíš pod dobírací balíček?
ask-feud_card = { $seat }: Bratrská hádka. Kterou kartu ze soupeřovy ruky odložíš?
ask-feud_stack = { $seat }: pod který dobírací balíček tuto kartu vložíš?
ask-riots_choice = { $seat }: Rebelie. Zaplatíš { $pay } (máš { $have }), nebo vložíš některou jednotku pod dobírací balíček?
ask-relocation_choice = { $seat }: které krajiny nebo karty výstavby prohodíš?
ask-relocation_partner = { $seat }: se kterou kartou výstavby si vymění místo { $card } ({ $site })?
ask-merchant_gift = { $seat }: kterou surovinu dáš soupeři na oplátku?
ask-brigands_region = { $seat }: kterou svou krajinu doplní Loupežná výprava?
ask-doctors_bath_house = { $seat }: u kterých Lázní Doktor působí?
ask-defence = { $seat }: soupeř hraje { $card_acc }. Budeš se bránit hodem kostkou?
ask-roll_defence = Hází se kostkou na obranu.
ask-archer_target = { $seat }: Lučištník. Kterou jednotku se silou vložíš pod dobírací balíček?
ask-arsonist_target = { $seat }: Žhář. Kterou soupeřovu stavbu vybereš?
ask-traitors_card = { $seat }: Zrádce. Kterou kartu si vezmeš ze soupeřovy ruky?
ask-draw_choice = { $seat }: ze kterého dobíracího balíčku si dobereš?
ask-surplus_card =
    { $cards ->
        [one] { $seat }: kterou kartu vložíš pod dobírací balíček? Přebývá ti { $cards }.
        [few] { $seat }: kterou kartu vložíš pod dobírací balíček? Přebývají ti { $cards }.
       *[other] { $seat }: kterou kartu vložíš pod dobírací balíček? Přebývá ti { $cards }.
    }
ask-hidden_card_stack = { $seat }: pod který dobírací balíček vložíš kartu z ruky?
ask-exchange_choice = { $seat }: kterou kartu z ruky vyměníš? Nemusíš žádnou.
ask-new_card = { $seat }: dobereš si horní kartu balíčku, nebo si jeden prohlédneš?

## Actions

do-draw_starter = Náhoda: začíná { $seat }
do-deal_card = Náhoda: { $card }
do-deal_event = Náhoda: ve hře bude „{ $happening }“
do-roll_production = Náhoda: kostka výnosů ukazuje { $number }
do-roll_event = Náhoda: na kostce události je { $symbol }
do-draw_event = Náhoda: událost je „{ $happening }“
do-draw_region = Náhoda: { $region_low }
do-roll_defence = Náhoda: kostka ukazuje { $number }
do-choose_stack =
    { $cards ->
        [one] Zvolit { $stack_low } ({ $back }, { $cards } karta)
        [few] Zvolit { $stack_low } ({ $back }, { $cards } karty)
       *[other] Zvolit { $stack_low } ({ $back }, { $cards } karet)
    }
do-keep_regions = Nechat krajiny, jak leží
do-rearrange_regions = Uspořádat krajiny znovu
do-put_region = Položit { $region_acc } { $place_to }
do-roll = Hodit kostkami
do-fix_production = Zahrát { $card_acc }: kostka výnosů ukáže { $number }
do-fix_celebration = Zahrát Reinera: událostí bude Oslava
do-end_actions = Ukončit akční fázi
do-pass_building = Pasovat a před hrou už nestavět
do-build_road = Postavit cestu { $side } za { $pay_acc }
do-build_settlement = Postavit vesnici { $side } za { $pay_acc }
do-scout_settlement = Postavit se Zvědem vesnici { $side } za { $pay_acc }
do-build_city = Postavit město { $town_at } za { $pay_acc }
do-build =
    { $less ->
        [0] Postavit { $card_acc } ({ $site }) za { $pay_acc }
        [one] Postavit { $card_acc } ({ $site }) za { $pay_acc }, o { $less } surovinu méně
        [few] Postavit { $card_acc } ({ $site }) za { $pay_acc }, o { $less } suroviny méně
       *[other] Postavit { $card_acc } ({ $site }) za { $pay_acc }, o { $less } surovin méně
    }
do-place_cache = Vyložit Úkryt pro zlato ke krajině { $region_low }
do-remove = Odstranit { $card_acc } ({ $site })
do-trade_bank =
    Vyměnit { $amount } { $amount ->
        [one] { $give_acc }
        [few] { $give_few }
       *[other] { $give_many }
    } za 1 { $take_acc }
do-trade_ship =
    Vyměnit { $amount } { $amount ->
        [one] { $give_acc }
        [few] { $give_few }
       *[other] { $give_many }
    } za 1 { $take_acc } obchodní lodí
do-trade_large_ship =
    Vyměnit { $amount } { $amount ->
        [one] { $give_acc }
        [few] { $give_few }
       *[other] { $give_many }
    } z krajiny { $region_low } za 1 { $take_acc } Velkou obchodní lodí
do-trade_mint = Vyměnit 1 zlato za 1 { $take_acc } v Mincovně
do-play = Zahrát { $card_acc } – { $card_effect }
do-pay =
    { $region ->
        [none] Zaplatit 1 { $resource_acc } z Úkrytu pro zlato, zásoba { $have }
       *[other] Zaplatit 1 { $resource_acc } z krajiny { $region_low }, zásoba { $have }
    }
do-gain =
    { $region ->
        [none] Uložit 1 { $resource_acc } do Úkrytu pro zlato, zásoba { $have }
       *[other] Uložit 1 { $resource_acc } do krajiny { $region_low }, zásoba { $have }
    }
do-give =
    { $region ->
        [none] Dát 1 { $resource_acc } z Úkrytu pro zlato, zásoba { $have }
       *[other] Dát 1 { $resource_acc } z krajiny { $region_low }, zásoba { $have }
    }
do-buy =
    { $region ->
        [none] Koupit 1 { $resource_acc } do Úkrytu pro zlato, zásoba { $have }
       *[other] Koupit 1 { $resource_acc } do krajiny { $region_low }, zásoba { $have }
    }
do-waive = Ušetřit 1 { $resource_acc }
do-name = Zvolit { $resource_acc }
do-enough = Dál už ne
do-choose = Zvolit { $card_acc } ({ $site })
do-choose_region = Zvolit { $region_acc }, zásoba { $have }
do-swap_regions = Prohodit { $region_acc } a { $other_region_acc }
do-defend = Bránit se hodem kostkou
do-decline = Nevyužít
do-play_sebastian = Zahrát Sebastiana
do-pay_riots = Zaplatit { $pay }
do-take = Vzít si { $card_acc } – { $card_effect }
do-take_nothing = Nevzít si žádnou kartu
do-hide = Odložit { $card_acc }
do-put_under =
    { $cards ->
        [one] Vložit ji pod { $stack_low } ({ $back }, { $cards } karta)
        [few] Vložit ji pod { $stack_low } ({ $back }, { $cards } karty)
       *[other] Vložit ji pod { $stack_low } ({ $back }, { $cards } karet)
    }
do-draw =
    { $cards ->
        [one] Dobrat si z { $stack_gen } ({ $back }, { $cards } karta)
        [few] Dobrat si z { $stack_gen } ({ $back }, { $cards } karty)
       *[other] Dobrat si z { $stack_gen } ({ $back }, { $cards } karet)
    }
do-search =
    Prohlédnout si { $stack_low } ({ $back }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }){ $price ->
        [0] { "" }
        [one] { " za " }{ $price } surovinu
        [few] { " za " }{ $price } suroviny
       *[other] { " za " }{ $price } surovin
    }
do-exchange_card = Vyměnit { $card_acc }
do-skip = Nevyměňovat žádnou kartu

## Log

event-starter_drawn = { $seat } začíná
event-stack_chosen = { $seat } si bere počáteční karty z { $stack_gen }
event-regions_kept = { $seat } nechává krajiny, jak leží
event-start_card_chosen = { $seat } začíná s kartou { $card }
event-start_card_chosen-hidden = { $seat } si vybírá počáteční kartu
event-deck_card_shown = { $seat } má v balíčku kartu { $card }
event-deck_card_dealt = { $seat } má v balíčku kartu { $card }
event-deck_card_dealt-hidden = { $seat } má v balíčku další kartu
event-deck_event_shown = { $seat } má mezi svými událostmi „{ $happening }“
event-deck_event_dealt = { $seat } má mezi svými událostmi „{ $happening }“
event-deck_event_dealt-hidden = { $seat } má další událost
event-building_asked = { $seat } může před hrou stavět
event-building_passed = { $seat } už před hrou nic nestaví
event-region_placed = { $seat } pokládá { $region_acc } { $place_to }
event-turn_started = { $turn }. tah: { $seat }
event-production_fixed = { $seat } nastavuje kostku výnosů na { $number }
event-celebration_fixed = { $seat } nastavuje kostku události na Oslavu
event-production_rolled = Na kostce výnosů padlo číslo { $number }
event-symbol_rolled = Na kostce události padl symbol { $symbol }: { $symbol_effect }
event-event_drawn = Událost „{ $happening }“: { $happening_effect }
event-event_stack_rebuilt = Balíček událostí je připraven znovu
event-event_without_effect = Událost „{ $happening }“ nemá žádný efekt
event-actions_ended = { $seat } končí akční fázi
event-token_moved =
    { $holder ->
        [none] { $token } se vrací doprostřed
       *[other] { $holder } získává { $token_low }
    }
event-game_ended =
    { $winner ->
        [none] Hra končí po { $turn }. tahu nerozhodně
       *[other] { $winner } vyhrává hru v { $turn }. tahu
    }
event-produced =
    { $seat } získává z výnosu { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[other] { $resource_many }
    } { $region ->
        [none] v Úkrytu pro zlato
       *[other] v krajině { $region_low }
    }
event-gained =
    { $seat } získává { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[other] { $resource_many }
    } { $region ->
        [none] v Úkrytu pro zlato
       *[other] v krajině { $region_low }
    }
event-lost =
    { $seat } ztrácí { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[other] { $resource_many }
    } { $region ->
        [none] z Úkrytu pro zlato
       *[other] z krajiny { $region_low }
    }
event-overflowed =
    { $amount ->
        [one] { $seat } nemá místo pro { $amount } surovinu
        [few] { $seat } nemá místo pro { $amount } suroviny
       *[other] { $seat } nemá místo pro { $amount } surovin
    }
event-paid =
    { $seat } platí { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[other] { $resource_many }
    } { $region ->
        [none] z Úkrytu pro zlato
       *[other] z krajiny { $region_low }
    }
event-given =
    { $seat } odevzdává { $amount } { $amount ->
        [one] { $resource_acc }
        [few] { $resource_few }
       *[other] { $resource_many }
    } { $region ->
        [none] z Úkrytu pro zlato
       *[other] z krajiny { $region_low }
    }
event-waived = { $seat } šetří 1 { $resource_acc }
event-named = { $seat } volí { $resource_acc }
event-robbed =
    { $amount ->
        [one] Zloděj okrádá { $seat_gen }, který má { $amount } surovinu
        [few] Zloděj okrádá { $seat_gen }, který má { $amount } suroviny
       *[other] Zloděj okrádá { $seat_gen }, který má { $amount } surovin
    }
event-trade_declined = { $seat } si nebere nic při události Obchod
event-purchases_ended = { $seat } už nic nekupuje
event-road_built = { $seat } staví cestu { $side }
event-settlement_built = { $seat } staví vesnici { $town_at }
event-region_drawn = { $seat } dostává { $region_acc }
event-region_stack_shuffled = { $seat } míchá balíček krajin
event-city_built = { $seat } staví město { $town_at }
event-card_built = { $seat } staví { $card_acc } ({ $site })
event-cache_placed = { $seat } vykládá Úkryt pro zlato ({ $place })
event-card_removed = { $seat } odstraňuje { $card_acc } ({ $site })
event-traded =
    { $seat } mění { $amount } { $amount ->
        [one] { $give_acc }
        [few] { $give_few }
       *[other] { $give_many }
    } za 1 { $take_acc }
event-card_played = { $seat } hraje { $card_acc }
event-regions_swapped = { $seat } prohazuje dvě krajiny ({ $place } a { $other_place })
event-cards_swapped = { $seat } prohazuje { $card_acc } ({ $site }) a { $other_card_acc } ({ $other_site })
event-defence_declined = { $seat } se nebrání
event-defence_rolled = { $seat } hází na obranu { $number }
event-attack_repelled = { $seat } odráží útok karty { $card }
event-building_designated = { $seat } označuje { $card_acc } ({ $site })
event-sebastian_declined = { $seat } nehraje Sebastiana
event-not_affected = { $seat } je před událostí „{ $happening }“ v bezpečí
event-card_lost = { $seat } ztrácí { $card_acc } ({ $site })
event-laid_face_up = { $seat } vrací { $card_acc } do veřejného balíčku
event-card_discarded = { $seat } odhazuje { $card_acc }
event-taken_from_discard = { $seat } si bere { $card_acc } z odhazovacího balíčku
event-nothing_taken = { $seat } si nebere žádnou kartu
event-card_drawn = { $seat } si dobírá { $card_acc } z { $stack_gen }
event-card_drawn-hidden = { $seat } si dobírá kartu z { $stack_gen }
event-card_taken = { $seat } si bere { $card_acc } z { $stack_gen }
event-card_taken-hidden = { $seat } si bere kartu z { $stack_gen }
event-card_hidden = { $seat } vkládá { $card_acc } pod { $stack_low }
event-card_hidden-hidden = { $seat } vkládá kartu z ruky pod { $stack_low }
event-back_seen = { $seat } přesouvá kartu s rubem: { $back } ({ $number }. shora)
event-hand_card_put_away = { $seat } vkládá { $card_acc } ze soupeřovy ruky pod { $stack_low }
event-hand_card_put_away-hidden = { $seat } vkládá kartu ze soupeřovy ruky pod { $stack_low }
event-hand_card_stolen = { $seat } bere soupeři z ruky { $card_acc }
event-hand_card_stolen-hidden = { $seat } bere soupeři kartu z ruky
event-hand_card_missed = { $seat } přichází o { $card_acc } z ruky
event-hand_card_missed-hidden = { $seat } přichází o kartu z ruky
event-card_under_stack = { $seat } vkládá { $card_acc } pod { $stack_low }
event-stack_searched = { $seat } si prohlíží { $stack_low }
event-hand_shown = { $to } si prohlíží karty v ruce { $seat_gen }
event-exchange_skipped = { $seat } nevyměňuje žádnou kartu

## Why not?

why-too_few = Potřebuješ { $goods_acc }; máš { $have }.
why-too_few_in_all =
    { $need ->
        [one] Potřebuješ { $need } surovinu; máš { $have }.
        [few] Potřebuješ { $need } suroviny; máš { $have }.
       *[other] Potřebuješ { $need } surovin; máš { $have }.
    }
why-too_few_to_search =
    { $need ->
        [one] Prohlédnout si balíček stojí { $need } surovinu, ale máš { $have }.
        [few] Prohlédnout si balíček stojí { $need } suroviny, ale máš { $have }.
       *[other] Prohlédnout si balíček stojí { $need } surovin, ale máš { $have }.
    }
why-no_store = Tam nic uložit nemůžeš ({ $store }).
why-store_empty = Nic tam neleží ({ $store }).
why-store_full = Není tam místo ({ $store }).
why-other_resource = Tam patří jiná surovina ({ $store }).
why-no_room = Pro { $resource_acc } nemáš místo.
why-opponent_has_none = Soupeř už žádnou takovou surovinu nemá ({ $resource_low }).
why-no_room_to_take = Pro další { $resource_acc } nemáš místo.
why-must_take_one = Aspoň jednu surovinu si vzít musíš.
why-not_tithed = Stodola na desátky dává jen obilí nebo vlnu, ne { $resource_acc }.
why-not_in_cost = V ceně není { $resource_low }.
why-no_gold_left = Nemáš už žádné zlato.
why-not_gold_for_gold = Zlato se za zlato nekupuje.
why-not_in_hand = Karta { $card } v ruce není.
why-stack_empty = { $stack } je prázdný.
why-not_own_stack = { $stack } patří soupeři.
why-not_in_deck = Karta { $card } ve tvém balíčku není, nebo už ji máš v ruce.
why-not_for_traitor = Zrádce si v turnajové hře bere jen jednotky a akční karty, a to { $card } není.
why-hero_there = { $card } už v knížectví stojí.
why-not_in_preparation = Kartu { $card } před prvním tahem použít nelze.
why-no_such_stack = { $stack } v této hře není.
why-other_back = Karta má jiný rub než { $stack_low }.
why-not_in_stack = Karta { $card } v balíčku není.
why-not_basic_stack = Počáteční karty se berou z balíčku základní sady, a to { $stack_low } není.
why-stack_taken = Z { $stack_gen } už má počáteční karty soupeř.
why-not_in_discard = Karta { $card } v odhazovacím balíčku není.
why-none_left = Žádná taková karta už nezbývá.
why-road_there = Cestu { $side } už máš.
why-no_road = Nejdřív potřebuješ cestu { $side }.
why-no_regions_left = Pro vesnici už nezbývá dost krajin.
why-no_settlement = Nemáš vesnici { $town_at }.
why-no_town_here = Nemáš tam vesnici ani město ({ $site }).
why-site_full = Není tam volné stavební místo ({ $site }).
why-only_in_city = Karty výstavby města se staví jen u města ({ $site }).
why-not_an_expansion = Karta { $card } se u vesnice ani u města nestaví.
why-only_one = Kartu { $card } smíš mít jen jednou a už ji máš.
why-no_parish_hall_here = U města tam nestojí Obecní dům ({ $site }).
why-no_region_here = Nemáš tam žádnou krajinu ({ $place }).
why-not_face_up = Karta { $card } ve veřejném balíčku není.
why-not_in_intro = V úvodní hře své karty odstraňovat nemůžeš.
why-not_there = Karta { $card } tam neleží ({ $site }).
why-region_placed_already = Krajina { $region_low } už je položená.
why-region_not_available = Krajinu { $region_low } teď položit nemůžeš.
why-needs_card = Potřebuješ mít vyloženou kartu { $card }.
why-needs_either = Potřebuješ mít vyloženou kartu { $card } nebo { $other_card }.
why-needs_city_or_commerce =
    { $need ->
        [one] Potřebuješ město nebo { $need } bod obchodu.
        [few] Potřebuješ město nebo { $need } body obchodu.
       *[other] Potřebuješ město nebo { $need } bodů obchodu.
    }
why-needs_card_or_fewer_points = Potřebuješ vyloženou kartu { $card } nebo méně vítězných bodů než soupeř.
why-needs_progress =
    { $need ->
        [one] Potřebuješ na svých kartách výstavby { $need } bod rozvoje.
        [few] Potřebuješ na svých kartách výstavby { $need } body rozvoje.
       *[other] Potřebuješ na svých kartách výstavby { $need } bodů rozvoje.
    }
why-needs_strength_advantage = Potřebuješ žeton síly, tedy aspoň 3 body síly a víc než soupeř.
why-needs_hero = Potřebuješ hrdinu se silou.
why-nothing_to_take = Soupeř nemá nic, co si můžeš vzít a uložit.
why-no_target = Soupeř nemá nic, co by karta { $card } mohla zasáhnout.
why-without_effect = Karta { $card } by teď neměla žádný efekt.
why-discard_pile_empty = Odhazovací balíček je prázdný.
why-once_a_turn = Karta { $card } už byla v tomto tahu zahrána.
why-not_an_action_card = Karta { $card } není akční karta.
why-wrong_time = Kartu { $card } teď hrát nelze ({ $card_effect }).
why-die_fixed = Tato kostka už je nastavená.
why-same_resource = Vzít si musíš jinou surovinu, než jakou dáváš.
why-too_few_for_bank = K výměně potřebuješ { $goods_acc }; máš { $have }.
why-too_few_for_ship = K výměně s lodí potřebuješ { $goods_acc }; máš { $have }.
why-too_few_in_region = Velká obchodní loď potřebuje { $goods_acc } z jedné krajiny; tam máš { $have }.
why-too_few_for_mint = Mincovna potřebuje { $goods_acc }; máš { $have }.
why-no_ship = Obchodní loď pro { $resource_acc } nemáš.
why-no_large_ship = U této krajiny Velkou obchodní loď nemáš ({ $place }).
why-no_mint = Mincovnu nemáš.
why-mint_used = Každá Mincovna pracuje jednou za tah.
why-no_gold_from_mint = Zlato Mincovna nedává.
why-not_a_swap = Prohozením těchto dvou by se nic nezměnilo.
why-not_legal_there = Karta { $card } tam ležet nesmí ({ $site }).
why-not_a_building = Karta { $card } není stavba.
why-not_designated = Kartu { $card } soupeř neoznačil.
why-already_designated = Karta { $card } už je označená.
why-protected_by_fire_brigade = Stavby tam chrání Požární zbrojnice ({ $site }).
why-not_such_a_unit = Počítá se jen jednotka se silou nebo obchodem, a to { $card } není.
why-not_a_unit_with_strength = Karta { $card } není jednotka se silou.
why-not_burnable = Žhář si vybírá stavbu, a to { $card } není.
why-not_a_trade_ship = Karta { $card } není obchodní loď.
why-not_a_bath_house = Karta { $card } nejsou Lázně.
why-no_sebastian = Sebastiana v ruce nemáš.
why-too_little_gold_for_riots =
    { $need ->
        [one] Stojí to { $need } zlato a tolik nemáš.
        [few] Stojí to { $need } zlata a tolik nemáš.
       *[other] Stojí to { $need } zlat a tolik nemáš.
    }
why-region_full = V této krajině už není místo ({ $place }).

## What the table asks back about a move that is probably a slip

slip-victory = Můžeš ještě postavit něco, čím hru vyhraješ. Opravdu akční fázi ukončit?
slip-defence = Hod tě nic nestojí a může jen pomoci. Opravdu se nebránit?
slip-gift = Nic tě to nestojí. Opravdu to nevyužít?

## Terms

term-variant = Varianta
term-switches = Domácí pravidla
term-viewer = Z pohledu hráče
term-phase = Fáze
term-turn = Tah
term-active = Aktivní hráč
term-starter = Začínající hráč
term-target = Cíl
term-production = Kostka výnosů
term-symbol = Kostka události
term-event = Kostka události
term-happening = Karta události
term-fixed = Nastaveno kartou
term-tokens = Žetony
term-players = Hráči
term-seat = Hráč
term-points = Vítězné body
term-sources = Rozpis
term-strength = Síla
term-skill = Zručnost
term-commerce = Obchod
term-progress = Rozvoj
term-trade = Obchod
term-goods = Suroviny
term-principality = Knížectví
term-above = Nahoře
term-middle = Uprostřed
term-below = Dole
term-regions = Krajiny
term-region = Krajina
term-terrain = Druh krajiny
term-resource = Surovina
term-number = Číslo
term-stock = Zásoba
term-towns = Vesnice a města
term-settlement = Vesnice
term-city = Město
term-road = Cesta
term-settlements = Vesnice
term-cities = Města
term-roads = Cesty
term-sites = Stavební místa
term-cache = Úkryt pro zlato
term-place = Místo
term-central = Centrální karty
term-regions_left = Balíček krajin
term-stacks = Dobírací balíčky
term-stack = Balíček
term-back = Rub
term-backs = Ruby
term-size = Počet karet
term-face_up = Veřejný balíček
term-card = Karta
term-cards = Karty
term-discard = Odhazovací balíček
term-owner = Vlastník
term-deck = Balíček
term-chosen = Zvolené události
term-to_come = Karty, které ještě neznáš
term-top = Navrchu
term-events = Balíček událostí
term-left = Zbývá
term-drawn = Vytaženo
term-known = Známé
term-fogged = Už neznámé
fogged-basic = { back-basic }
fogged-gold = { back-gold }
fogged-turmoil = { back-turmoil }
fogged-progress = { back-progress }
fogged-own = { back-own }
term-somewhere = Viděno, teď neznámo kde
term-row = Viděno v tomto pořadí, některé už chybí
term-hand = Karty v ruce
term-hand_limit = Povolený počet karet v ruce
term-cost = Cena
term-worth = Body
term-effect = Efekt
term-requirement = Podmínka
term-strength_advantage = Žeton síly
term-trade_advantage = Žeton obchodu
term-building = Stavba
term-hero = Hrdina
term-trade_ship = Obchodní loď
term-unit = Jednotka
term-action_card = Akční karta
term-waiting = Rozhoduje
term-decision = Rozhodnutí

## Where points come from

points-total = Celkem

## Kreslený stůl: co o sobě říkají karty a místa

tip-region = Získá 1 surovinu, když na kostce výnosů padne její číslo; vejdou se na ni nejvýš 3 (CD-6.2, CD-4.1).
tip-booster = { $card } vedle: o 1 víc, když padne číslo krajiny (CD-6.4).
tip-storehouse = { $card } vedle: co tu leží, to Zloděj nepočítá (CD-7.2).
tip-site = Stavební místo. Klepni na kartu v ruce a pak na místo, které se zvýrazní (CD-9.8, CD-9.9).
tip-larger = Zvětšit knížectví
tip-whole = Zobrazit celé knížectví
tip-settlement = 1 vítězný bod a po jednom stavebním místě nahoře a dole. Za 2 obilí a 3 rudy z ní může být město (CD-3.4, CD-9.6).
tip-city = 2 vítězné body a po dvou stavebních místech nahoře a dole (CD-3.4, CD-17.1).
tip-road_site = Cesta stojí 2 cihly a 1 dřevo (CD-9.3).
tip-settlement_site = Vesnice stojí 1 cihlu, 1 obilí, 1 dřevo a 1 vlnu, staví se na konec cesty a přinese 2 krajiny (CD-9.4).
tip-city_site = Město stojí 2 obilí a 3 rudy a staví se na vlastní vesnici (CD-9.6).
tip-points = Kdo má na konci svého tahu { $target } vítězných bodů, vyhrává (CD-17.2).
tip-token-strength = 1 vítězný bod pro toho, kdo má aspoň 3 body síly a víc než soupeř (CD-13.4, CD-13.6).
tip-token-trade = 1 vítězný bod pro toho, kdo má aspoň 3 body obchodu a víc než soupeř (CD-13.5, CD-13.6).
tip-strength = Máš-li aspoň 3 body a víc než soupeř, patří ti žeton síly (CD-13.4).
tip-skill = Kdo jich má víc, získá při Oslavě surovinu (CD-7.5).
tip-commerce = Máš-li aspoň 3 body a víc než soupeř, patří ti žeton obchodu (CD-13.5).
tip-progress = Za každý bod smíš mít v ruce o 1 kartu víc (CD-12.1).
tip-good = Všechno toho druhu na tvých krajinách. Chceš-li měnit, klepni na to, co dáš, a pak na to, co chceš: 3 za 1; levněji, když začneš u obchodní lodi, u krajiny vedle Velké obchodní lodi nebo u Mincovny (CD-10.1 až CD-10.4).
tip-good-other = Všechno toho druhu na soupeřových krajinách. Zásoby jsou veřejné (CD-4.8).
tip-stack = Dobírací balíček; pod ním je shora dolů vidět, co o něm víš (CD-12.2, CD-15.6).
tip-look = Prohlédnout si
tip-search = Uvidíš celý balíček a vezmeš si 1 kartu; pořadí ostatních se nezmění (CD-12.4).
tip-events = Otazník na kostce události otočí horní kartu (CD-7.8). Vánoce jsou vždy čtvrté odspodu (CD-2.5).
tip-dice = Kostka výnosů určí, které krajiny vynesou, kostka události, co se ještě stane (CD-6.1, CD-6.2).
tip-discard = Vidět je jen horní karta (CD-15.4). V tematických hrách klepni na balíček a pak na svou kartu, kterou chceš odstranit (CD-15.5).

## Lekce

lesson-1-settlement = Tvá první nová vesnice
lesson-1-settlement-hint = Úvodní hra: kostky, krajiny, cesta, vesnice a mlýn. Jeden tah od začátku do konce.
lesson-1-settlement-theme = Katan, kdysi dávno. O ostrov se dělí dvě knížata a každé vládne svému knížectví s cestami, vesnicemi a městy. Ty jsi **Červený**, tvůj soupeř je **Modrý**. Kdo z vás bude větším knížetem?
lesson-1-settlement-goal = Rozhodují **vítězné body**: 1 za každou vesnici, 2 za každé město, 1 za každý ze dvou žetonů. Kdo jich má na konci svého tahu **7**, vyhrává úvodní hru. Za své dvě vesnice máš na začátek 2.
lesson-1-settlement-regions = Kolem tvých vesnic leží šest **krajin**. Každá má číslo, které musí padnout, a vejdou se na ni až 3 kusy její suroviny: les dává dřevo, vrchovina cihly, pole obilí, pastvina vlnu, pohoří rudu a zlatonosná řeka zlato. Co se nevejde, propadá.
lesson-1-settlement-roll = Tah začíná dvěma kostkami: jedna určuje **výnosy**, druhá **událost**. **Hoď jimi.**
lesson-1-settlement-roll-why = Nejdřív se hází. Hoď kostkami.
lesson-1-settlement-dice = Padla **5**: suroviny dávají všechny krajiny s pětkou, tvé i soupeřovy. Ty získáváš 1 rudu, Modrý 1 obilí. Událostí je Obchod, ale žeton obchodu nikdo nemá, a tak se nic neděje. Tvé pohoří je teď plné.
lesson-1-settlement-road = A teď stavět. K vesnici musí nejdřív vést **cesta**; stojí 2 cihly a 1 dřevo. **Postav cestu vpravo.**
lesson-1-settlement-road-why = Všechno má svůj čas. Začni cestou vpravo: na jejím konci bude stát vesnice.
lesson-1-settlement-settlement = Na konci cesty je místo pro **vesnici**. Stojí 1 cihlu, 1 dřevo, 1 obilí a 1 vlnu, přesně to, co máš. **Postav ji.**
lesson-1-settlement-settlement-why = Na vesnici máš a přinese ti bod. Postav ji vpravo.
lesson-1-settlement-new = 3 body! Nová vesnice přináší i **dvě krajiny** z balíčku, jednu nahoru a jednu dolů. **Vyber tu, která přijde nahoru.** Bude na tom záležet, až vedle ní postavíš stavbu.
lesson-1-settlement-new-why = Dobře to bude tak i tak: vyber krajinu, která přijde nahoru.
lesson-1-settlement-trade = Tři rudy a nemáš je za co utratit? **Tři stejné suroviny** můžeš vždycky vyměnit za 1 jinou. **Vyměň 3 rudy za 1 obilí**: mezi svými surovinami se dotkni rudy a pak obilí.
lesson-1-settlement-trade-why = I to jde, ale teď potřebujeme obilí: dej rudu a vezmi obilí.
lesson-1-settlement-mill = **Mlýn**, který máš v ruce, stojí 1 obilí a 1 dřevo. Když padne číslo pole, se kterým sousedí, dá to pole **2 obilí místo 1**. **Postav ho nahoru, vedle pole.**
lesson-1-settlement-mill-why = Tam by s žádným polem nesousedil. Postav ho nahoru, hned vlevo nebo vpravo od pole.
lesson-1-settlement-done = Nic dalšího už postavit nemůžeš. **Ukonči akční fázi.**
lesson-1-settlement-done-why = Pro tento tah máš dostavěno: ukonči akční fázi.
lesson-1-settlement-draw = V ruce máš 2 karty a můžeš mít 3. **Dober si jednu** z balíčku, který chceš.
lesson-1-settlement-draw-why = Na balíčku nezáleží: dober si kartu.
lesson-1-settlement-exchange = Nakonec smíš jednu kartu **vyměnit**: vložit ji pod balíček a dobrat si jinou. Karty máš dobré, **nech si je.**
lesson-1-settlement-exchange-why = To teď není potřeba: nech si své karty.
lesson-1-settlement-end = To byl celý tah: hod, stavění a výměny, dobrání, výměna karty. **Rada:** plná krajina už nic nepřidá, tak stav, než přeteče. A s více než 7 surovinami si dej pozor na Zloděje: vezme ti všechno zlato a všechnu vlnu.

lesson-2-tokens = Hrdinové, lodě a žetony
lesson-2-tokens-hint = Město, hrdina vyhledaný v balíčku a dva žetony, které rozhodnou úvodní hru.
lesson-2-tokens-hello = O pár tahů později máš 4 body a Modrý drží **žeton síly** za 1 bod. Hrdinové přinášejí **sílu**: kdo jí má aspoň 3 a víc než soupeř, tomu žeton patří. Za **obchod** se stejně získává žeton obchodu. Získejme oba.
lesson-2-tokens-city = Nejdřív **město**: za 2 obilí a 3 rudy ho uděláš z vesnice. Má hodnotu 2 bodů a je u něj místo pro dvě karty nahoře a dvě dole. **Postav ho na krajní vesnici vpravo.**
lesson-2-tokens-city-why = Město ano, ale vpravo: místo budeme potřebovat tam.
lesson-2-tokens-done = Cihly si nech na později. **Ukonči akční fázi.**
lesson-2-tokens-done-why = Ještě ne, cihly se budou hodit příští tah. Ukonči akční fázi.
lesson-2-tokens-exchange = Potřebuješ druhého hrdinu a pamatuješ si, že **Harald** leží v balíčku 2. Zvěd pomáhá jen při stavbě vesnice: **vyměň Zvěda.**
lesson-2-tokens-exchange-why = Ty karty budeš potřebovat. Vyměň Zvěda.
lesson-2-tokens-under = Karta, kterou dáváš pryč, přijde pod balíček. **Vlož ji pod kterýkoli kromě druhého.**
lesson-2-tokens-under-why = Druhý balíček si budeš prohlížet; vlož Zvěda pod jiný.
lesson-2-tokens-search = Teď si můžeš dobrat kartu naslepo, nebo si balíček **prohlédnout** a vybrat si. Stojí to 2 suroviny, s Obecním domem jen 1. **Prohlédni si balíček 2.**
lesson-2-tokens-search-why = Harald leží v balíčku 2. Prohlédni si ten.
lesson-2-tokens-pay = Zaplať tím, co potřebuješ nejméně: **zlatem.**
lesson-2-tokens-pay-why = To budeš potřebovat. Zaplať zlatem.
lesson-2-tokens-take = Tohle jsou karty v balíčku; vidíš je jen ty. **Vezmi si Haralda.**
lesson-2-tokens-take-why = Dobrá karta, ale žeton ti přinese Harald. Vezmi si jeho.
lesson-2-tokens-roll = Modrému padla 5, díky které máš 1 rudu, a nic nepostavil. Jsi zase na řadě: **hoď kostkami.**
lesson-2-tokens-roll-why = Nejdřív se hází. Hoď kostkami.
lesson-2-tokens-harvest = Zase 5 a další ruda. A k tomu **Bohatá sklizeň**: oba získáváte 1 libovolnou surovinu. **Vezmi si vlnu**, bude na loď.
lesson-2-tokens-harvest-why = Chybí ti vlna. Ulož 1 vlnu na pastvinu.
lesson-2-tokens-ship = Tvá obchodní loď s cihlami mění **2 cihly za 1** cokoli jiného, kolikrát chceš. **Vyměň je za dřevo**: dotkni se lodi a pak dřeva mezi svými surovinami.
lesson-2-tokens-ship-why = Nejdřív dřevo: vyměň za ně 2 cihly.
lesson-2-tokens-hero = **Harald** stojí 1 obilí a 1 rudu a přináší 2 body síly. Se 2 body Siglind jsou to 4 a Modrý má 3. **Postav ho k novému městu.**
lesson-2-tokens-hero-why = Nejdřív Harald, k novému městu vpravo.
lesson-2-tokens-trade = Žeton síly je tvůj: 6 bodů. Teď **obchodní loď se zlatem** za 1 dřevo a 1 vlnu: budeš mít 3 body obchodu, Modrý má 1. **Postav ji k témuž městu.**
lesson-2-tokens-trade-why = Loď se zlatem ti přinese žeton obchodu. Postav ji k městu vpravo.
lesson-2-tokens-win = Oba žetony a **7 bodů**! Počítají se na konci tvého tahu, tak **ukonči akční fázi.**
lesson-2-tokens-win-why = Body, které potřebuješ, máš: ukonči akční fázi.
lesson-2-tokens-draw = Ještě si dobereš do 3 karet. **Dober si jednu** z kteréhokoli balíčku.
lesson-2-tokens-draw-why = Na balíčku nezáleží: dober si kartu.
lesson-2-tokens-again = **A ještě jednu.**
lesson-2-tokens-again-why = Ještě jednu kartu, z kteréhokoli balíčku.
lesson-2-tokens-keep = Lepší karty už nepotřebuješ. **Nech si je.**
lesson-2-tokens-keep-why = Vyměňovat není potřeba: nech si své karty.
lesson-2-tokens-end = Vítězství je tvé! **Rada:** žetony jsou rychlé body, ale dá se o ně zase přijít. Vesnice a města zůstávají napořád a každá nová vesnice přinese krajiny, které tě živí. Dělej obojí.

lesson-3-gold = Období zlata
lesson-3-gold-hint = Cech, piráti a mistr obchodník: první ze tří tematických her.
lesson-3-gold-hello = **Období zlata** přidává obchodníky, lodě a piráty. Hraje se na **12 bodů** a body teď mají i samotné karty. Na začátku si každý prohlédne jeden balíček, vybere si z něj 3 karty a smí si přeskládat krajiny.
lesson-3-gold-stacks = Vedle balíčků základní sady leží dva balíčky tohoto období. Červené karty jsou **výstavby města** a smějí stát jen u města. A mnohé karty potřebují, aby už ležela jiná.
lesson-3-gold-guild = **Cech obchodníků** leží veřejně a postavit ho smí kterýkoli z vás. Za 2 cihly, 1 obilí a 2 vlny dává 1 bod a 2 body obchodu. **Postav ho nad své město.**
lesson-3-gold-guild-why = Nejdřív Cech nad město: další karty tohoto období ho potřebují.
lesson-3-gold-pirates = To jsou 3 body obchodu, takže máš i žeton obchodu. Jenže Modrý má dvě obchodní lodě. Když postavíš **Pirátskou loď**, musí soupeř jednu odhodit. Stojí 1 dřevo a 1 vlnu: **postav ji.**
lesson-3-gold-pirates-why = Nejdřív trochu potrápíme Modrého: postav Pirátskou loď.
lesson-3-gold-sunk = Modrý obětoval loď s vlnou; kterou, volí její majitel. Při každé Bohaté sklizni ti navíc Pirátská loď přinese 1 zlato.
lesson-3-gold-master = **Mistr obchodník** potřebuje Cech obchodníků a ten máš. Vezme soupeři až 2 suroviny podle tvé volby. **Zahraj ho.**
lesson-3-gold-master-why = Teď ti víc přinese Mistr obchodník. Zahraj ho.
lesson-3-gold-ore = Řekni, co chceš. Rudu nemáš žádnou, tak **zvol rudu.**
lesson-3-gold-ore-why = Nemáš ani jednu rudu. Zvol nejdřív rudu.
lesson-3-gold-more = Smíš zvolit ještě jednu surovinu. **Zvol zlato.**
lesson-3-gold-more-why = Nejvíc se nám hodí zlato. Zvol zlato.
lesson-3-gold-mint = Tvá **Mincovna** vymění jednou za tvůj tah 1 zlato za 1 jinou surovinu. **Použij ji**: dotkni se jí a pak suroviny, kterou chceš.
lesson-3-gold-mint-why = Vyzkoušej Mincovnu: vyměň 1 zlato za kteroukoli jinou surovinu.
lesson-3-gold-end = Takové je toto období. **Rada:** zlato je jeho krev a Zloděj ho má rád. Nehromaď víc než 7 surovin, nebo je chraň: se Skladištěm se dvě krajiny nepočítají a Úkryt pro zlato je v bezpečí vždycky.

lesson-4-turmoil = Období zmatků
lesson-4-turmoil-hint = Žháři, lučištníci a sváry, a jak na ně vyzrát.
lesson-4-turmoil-hello = **Období zmatků** přináší útoky a také obranu proti nim. Na tahu je Modrý. Má **Špeluňku**, kde se scházejí lučištníci, žháři a zrádci. Na tvé straně drží stráž **Pozorovatelna** a **Heinrich**.
lesson-4-turmoil-defence = Modrý hraje **Žháře**, který jde po jedné z tvých staveb. Smíš hodit kostkou: Pozorovatelna ho zastaví na 1 a 2, Heinrich na 3, 4 a 5. Nic to nestojí: **hoď na obranu.**
lesson-4-turmoil-defence-why = Hod ti může jen pomoci. Hoď na obranu.
lesson-4-turmoil-repelled = Padla 5: Heinrich ho přistihl a Žhář se odhazuje bez účinku. Pomohla by i **Požární zbrojnice**. Chrání všechny stavby svého města.
lesson-4-turmoil-roll = Modrý dohrál. **Hoď kostkami.**
lesson-4-turmoil-roll-why = Nejdřív se hází. Hoď kostkami.
lesson-4-turmoil-feud = Událostí je **Svár**. Modrý má žeton síly a mohl by tě připravit o stavbu. V ruce máš ale **Sebastiana**, s nímž tě Svár, Bratrská hádka ani Rebelie nezasáhne. **Zahraj ho.**
lesson-4-turmoil-feud-why = Bez něj ztratíš stavbu, právě na to Sebastian je. Zahraj ho.
lesson-4-turmoil-tavern = Je klid. Teď vlastní **Špeluňka**: leží veřejně, stojí 1 obilí, 1 vlnu a 2 zlata a má hodnotu 1 bodu. **Postav ji k městu.**
lesson-4-turmoil-tavern-why = Bez Špeluňky nejde zaútočit. Postav ji k městu.
lesson-4-turmoil-archer = Síla Modrého je v Candamirovi. Kvůli **Lučištníkovi** se musí soupeř vzdát jednotky se silou. **Zahraj ho.**
lesson-4-turmoil-archer-why = Lučištníka máš v ruce a Candamira na mušce. Zahraj Lučištníka.
lesson-4-turmoil-hit = Modrý nemá pozorovatelnu ani strážce, a tak Candamir putuje pod dobírací balíček. Ty máš 3 body síly, Modrý žádný: **žeton síly je tvůj.**
lesson-4-turmoil-end = **Rada:** v tomto období není nic docela jisté. Měj v záloze 2 zlata na Rebelii nebo proti ní Kapli, nestav všechno k jednomu městu a nesázej jen na jediného hrdinu.

lesson-5-progress = Období pokroku
lesson-5-progress-hint = Cesta k Univerzitě, karty učenosti a lék na mor.
lesson-5-progress-hello = **Období pokroku** patří univerzitám, knihovnám a radnicím, ale i **moru**. S body rozvoje smíš mít v ruce víc karet a víc karet znamená lepší volbu.
lesson-5-progress-abbey = Tvůj **Klášter** má 1 bod rozvoje, takže smíš mít v ruce 4 karty. A otevírá cestu dál: Univerzitu smíš postavit jen s Klášterem nebo Knihovnou.
lesson-5-progress-university = **Univerzita** leží veřejně. Za 1 cihlu, 2 obilí a 2 dřeva dává 1 vítězný bod a 1 bod rozvoje. **Postav ji nad město.**
lesson-5-progress-university-why = Nejdřív Univerzita nad město: ostatní karty ji potřebují.
lesson-5-progress-grain = V ruce teď smíš mít 5 karet a karty učenosti se dají hrát. **Trojpolní hospodářství** přinese až 2 obilí. **Zahraj je.**
lesson-5-progress-grain-why = Začněme na poli: zahraj Trojpolní hospodářství.
lesson-5-progress-ore = **Stavba slojí** dělá totéž s rudou. **Zahraj ji.**
lesson-5-progress-ore-why = Nejdřív ruda: zahraj Stavbu slojí.
lesson-5-progress-cannon = Univerzitu potřebuje i **Kanonýr**. Jen za 1 dřevo a 1 rudu přináší 4 body síly; je to jednotka, ne hrdina. **Postav ho pod vesnici vlevo.**
lesson-5-progress-cannon-why = Místa u města jsou vzácná. Postav Kanonýra pod vesnici vlevo.
lesson-5-progress-doctor = Žeton síly je tvůj: 6 bodů. U **Lázní** se uplatní **Doktor**: obě krajiny vedle nich získají 1 surovinu. **Zahraj ho.**
lesson-5-progress-doctor-why = Doktor nic nestojí. Zahraj ho.
lesson-5-progress-plague = Lázně umějí ještě víc. Když přijde **mor**, ztratí každá krajina u města 1 surovinu, ale ne čtyři krajiny kolem města s Lázněmi. A Lékárna ti pokaždé dá surovinu.
lesson-5-progress-end = **Rada:** mezi událostmi tohoto období jsou tři mory a zasahují bohaté. Postav Lázně dřív, než budou sklady plné. A se 2 body rozvoje máš otevřenou Sněmovnu za 2 vítězné body.

lesson-6-duel = Souboj knížat
lesson-6-duel-hint = Všechna tři období najednou a poslední dva body dlouhé hry.
lesson-6-duel-hello = **Souboj knížat** spojuje všechna tři období a hraje se na **13 bodů**. Většinu už znáš, jen pár věcí je jinak.
lesson-6-duel-stacks = Každé období má jeden balíček a veřejně neleží nic: Cech obchodníků, Špeluňka a Univerzita, od každé karty jedna, jsou **ukryté v balíčcích**. Karty s půlměsícem zůstávají v krabici a nikdo přesně neví, které události jsou ve hře.
lesson-6-duel-plan = Máš 11 bodů. **Velká slavnostní síň**, kterou máš v ruce, má hodnotu 2 a stojí 2 cihly, 3 obilí a 3 rudy. Chybí ti 1 cihla, 1 ruda a volné místo u města. Najdeme všechno.
lesson-6-duel-gustav = **Gustav** vezme kartu z odhazovacího balíčku tomu, kdo má Knihovnu nebo prohrává. **Zahraj ho.**
lesson-6-duel-gustav-why = Nejdřív Gustav: co potřebujeme, leží v odhazovacím balíčku.
lesson-6-duel-take = Tyto karty už někdo zahrál. **Vezmi si Zlatníka**; smíš ho hned použít.
lesson-6-duel-take-why = Zlata máš dost: vezmi si Zlatníka.
lesson-6-duel-gold = Zlatonosná řeka je plná. Zlatník si vezme 3 zlata a dá ti 2 libovolné suroviny. **Zahraj ho.**
lesson-6-duel-gold-why = Zlatník ti dá za zlato dvě suroviny. Zahraj ho.
lesson-6-duel-ore = Vybíráš si je po jedné. **Nejdřív 1 rudu.**
lesson-6-duel-ore-why = Na slavnostní síň potřebuješ 1 rudu. Ulož ji na pohoří.
lesson-6-duel-brick = **A teď 1 cihlu.**
lesson-6-duel-brick-why = Chybí ti už jen cihla. Ulož ji na vrchovinu.
lesson-6-duel-remove = Tvá města jsou plná. Ve všech hrách kromě úvodní ale smíš v akční fázi zdarma **odstranit** vlastní stavby a jednotky. Pila už dosloužila. **Odstraň ji**: dotkni se odhazovacího balíčku a pak karty.
lesson-6-duel-remove-why = Vzdej se toho, co potřebuješ nejméně: odstraň Pilu.
lesson-6-duel-hall = Místo je volné. **Postav Velkou slavnostní síň.**
lesson-6-duel-hall-why = Všechno je připraveno: postav Velkou slavnostní síň.
lesson-6-duel-done = **13 bodů!** Musí vydržet jen do konce tvého tahu. **Ukonči akční fázi.**
lesson-6-duel-done-why = Body, které potřebuješ, máš: ukonči akční fázi.
lesson-6-duel-draw = Dober si do 3 karet, **jednu** z kteréhokoli balíčku...
lesson-6-duel-draw-why = Na balíčku nezáleží: dober si kartu.
lesson-6-duel-again = ...**a ještě jednu.**
lesson-6-duel-again-why = Ještě jednu kartu, z kteréhokoli balíčku.
lesson-6-duel-keep = **Nech si své karty** a je po hře.
lesson-6-duel-keep-why = Vyměňovat není potřeba: nech si své karty.
lesson-6-duel-end = Souboj je tvůj! **Poslední rada:** ze šesti balíčků nemůžeš mít všechno. Vyber si dvě období, která se hodí ke tvým kartám, pamatuj si, co v jejich balíčcích leží, a třetí nech soupeři. Teď si zahraj: dobrým prvním soupeřem je lehký bot.
