### Catan Duel in German.
### Which variables a message gets is told in stavitel/texts.py.

title = Catan – Das Duell
about = Zwei Fürsten bauen auf Catan um die Wette Straßen, Siedlungen und Städte und kommen sich mit Karten in die Quere.

## Players

seat-red = Rot
seat-blue = Blau

## Resources, terrains and regions: the number is the one to be rolled

resource-brick = Lehm
resource-grain = Getreide
resource-lumber = Holz
resource-ore = Erz
resource-wool = Wolle
resource-gold = Gold

terrain-hills = Hügelland
terrain-fields = Ackerland
terrain-forest = Wald
terrain-mountains = Gebirge
terrain-pasture = Weideland
terrain-gold_river = Goldfluss

region-red_forest = Wald (2)
region-red_gold_river = Goldfluss (1)
region-red_fields = Ackerland (6)
region-red_hills = Hügelland (3)
region-red_pasture = Weideland (4)
region-red_mountains = Gebirge (5)
region-blue_forest = Wald (3)
region-blue_gold_river = Goldfluss (4)
region-blue_fields = Ackerland (5)
region-blue_hills = Hügelland (2)
region-blue_pasture = Weideland (1)
region-blue_mountains = Gebirge (6)
region-stack_forest_1 = Wald (4)
region-stack_forest_2 = Wald (6)
region-stack_gold_river_1 = Goldfluss (2)
region-stack_gold_river_2 = Goldfluss (3)
region-stack_fields_1 = Ackerland (1)
region-stack_fields_2 = Ackerland (3)
region-stack_hills_1 = Hügelland (1)
region-stack_hills_2 = Hügelland (5)
region-stack_pasture_1 = Weideland (5)
region-stack_pasture_2 = Weideland (6)
region-stack_mountains_1 = Gebirge (2)
region-stack_mountains_2 = Gebirge (4)

## Places, counted outwards from the road between the first two settlements: even columns hold
## settlements and cities, odd ones regions

town--10 = links 6
    .at = am 6. Platz links
town--8 = links 5
    .at = am 5. Platz links
town--6 = links 4
    .at = am 4. Platz links
town--4 = links 3
    .at = am 3. Platz links
town--2 = links 2
    .at = am 2. Platz links
town-0 = links 1
    .at = am 1. Platz links
town-2 = rechts 1
    .at = am 1. Platz rechts
town-4 = rechts 2
    .at = am 2. Platz rechts
town-6 = rechts 3
    .at = am 3. Platz rechts
town-8 = rechts 4
    .at = am 4. Platz rechts
town-10 = rechts 5
    .at = am 5. Platz rechts
town-12 = rechts 6
    .at = am 6. Platz rechts

site--10a = links 6, oben
    .at = am 6. Platz links oben
site--10b = links 6, unten
    .at = am 6. Platz links unten
site--8a = links 5, oben
    .at = am 5. Platz links oben
site--8b = links 5, unten
    .at = am 5. Platz links unten
site--6a = links 4, oben
    .at = am 4. Platz links oben
site--6b = links 4, unten
    .at = am 4. Platz links unten
site--4a = links 3, oben
    .at = am 3. Platz links oben
site--4b = links 3, unten
    .at = am 3. Platz links unten
site--2a = links 2, oben
    .at = am 2. Platz links oben
site--2b = links 2, unten
    .at = am 2. Platz links unten
site-0a = links 1, oben
    .at = am 1. Platz links oben
site-0b = links 1, unten
    .at = am 1. Platz links unten
site-2a = rechts 1, oben
    .at = am 1. Platz rechts oben
site-2b = rechts 1, unten
    .at = am 1. Platz rechts unten
site-4a = rechts 2, oben
    .at = am 2. Platz rechts oben
site-4b = rechts 2, unten
    .at = am 2. Platz rechts unten
site-6a = rechts 3, oben
    .at = am 3. Platz rechts oben
site-6b = rechts 3, unten
    .at = am 3. Platz rechts unten
site-8a = rechts 4, oben
    .at = am 4. Platz rechts oben
site-8b = rechts 4, unten
    .at = am 4. Platz rechts unten
site-10a = rechts 5, oben
    .at = am 5. Platz rechts oben
site-10b = rechts 5, unten
    .at = am 5. Platz rechts unten
site-12a = rechts 6, oben
    .at = am 6. Platz rechts oben
site-12b = rechts 6, unten
    .at = am 6. Platz rechts unten

place--11a = 6. Landschaft links, oben
    .at = als 6. Landschaft links oben
place--11b = 6. Landschaft links, unten
    .at = als 6. Landschaft links unten
place--9a = 5. Landschaft links, oben
    .at = als 5. Landschaft links oben
place--9b = 5. Landschaft links, unten
    .at = als 5. Landschaft links unten
place--7a = 4. Landschaft links, oben
    .at = als 4. Landschaft links oben
place--7b = 4. Landschaft links, unten
    .at = als 4. Landschaft links unten
place--5a = 3. Landschaft links, oben
    .at = als 3. Landschaft links oben
place--5b = 3. Landschaft links, unten
    .at = als 3. Landschaft links unten
place--3a = 2. Landschaft links, oben
    .at = als 2. Landschaft links oben
place--3b = 2. Landschaft links, unten
    .at = als 2. Landschaft links unten
place--1a = 1. Landschaft links, oben
    .at = als 1. Landschaft links oben
place--1b = 1. Landschaft links, unten
    .at = als 1. Landschaft links unten
place-1a = mittlere Landschaft, oben
    .at = als mittlere Landschaft oben
place-1b = mittlere Landschaft, unten
    .at = als mittlere Landschaft unten
place-3a = 1. Landschaft rechts, oben
    .at = als 1. Landschaft rechts oben
place-3b = 1. Landschaft rechts, unten
    .at = als 1. Landschaft rechts unten
place-5a = 2. Landschaft rechts, oben
    .at = als 2. Landschaft rechts oben
place-5b = 2. Landschaft rechts, unten
    .at = als 2. Landschaft rechts unten
place-7a = 3. Landschaft rechts, oben
    .at = als 3. Landschaft rechts oben
place-7b = 3. Landschaft rechts, unten
    .at = als 3. Landschaft rechts unten
place-9a = 4. Landschaft rechts, oben
    .at = als 4. Landschaft rechts oben
place-9b = 4. Landschaft rechts, unten
    .at = als 4. Landschaft rechts unten
place-11a = 5. Landschaft rechts, oben
    .at = als 5. Landschaft rechts oben
place-11b = 5. Landschaft rechts, unten
    .at = als 5. Landschaft rechts unten
place-13a = 6. Landschaft rechts, oben
    .at = als 6. Landschaft rechts oben
place-13b = 6. Landschaft rechts, unten
    .at = als 6. Landschaft rechts unten

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
store-cache = Goldversteck

column--11 = 6. Landschaft links
column--10 = links 6
column--9 = 5. Landschaft links
column--8 = links 5
column--7 = 4. Landschaft links
column--6 = links 4
column--5 = 3. Landschaft links
column--4 = links 3
column--3 = 2. Landschaft links
column--2 = links 2
column--1 = 1. Landschaft links
column-0 = links 1
column-1 = mittlere Landschaft
column-2 = rechts 1
column-3 = 1. Landschaft rechts
column-4 = rechts 2
column-5 = 2. Landschaft rechts
column-6 = rechts 3
column-7 = 3. Landschaft rechts
column-8 = rechts 4
column-9 = 4. Landschaft rechts
column-10 = rechts 5
column-11 = 5. Landschaft rechts
column-12 = rechts 6
column-13 = 6. Landschaft rechts
column-middle--9 = zwischen links 5 und 6
column-middle--7 = zwischen links 4 und 5
column-middle--5 = zwischen links 3 und 4
column-middle--3 = zwischen links 2 und 3
column-middle--1 = zwischen links 1 und 2
column-middle-1 = in der Mitte
column-middle-3 = zwischen rechts 1 und 2
column-middle-5 = zwischen rechts 2 und 3
column-middle-7 = zwischen rechts 3 und 4
column-middle-9 = zwischen rechts 4 und 5
column-middle-11 = zwischen rechts 5 und 6

## Sides, tokens, stacks, backs, symbols of the event die and phases

side-left = links
side-right = rechts

token-strength = Heldenstein
    .acc = den Heldenstein
token-trade = Handelsstein
    .acc = den Handelsstein

stack-1 = Stapel 1
stack-2 = Stapel 2
stack-3 = Stapel 3
stack-4 = Stapel 4
stack-5 = Stapel 5
stack-6 = Stapel 6
stack-7 = Stapel 7
stack-8 = Stapel 8
stack-9 = Stapel 9
stack-10 = Stapel 10
stack-11 = Stapel 11
stack-12 = Stapel 12
stack-13 = Stapel 13
stack-14 = Stapel 14

back-basic = Basisset
back-gold = Zeit des Goldes
back-turmoil = Zeit der Wirren
back-progress = Zeit des Fortschritts
back-own = eigene Karten

symbol-brigand_attack = Räuberüberfall
    .effect = { symbol-brigand_attack-hint }
symbol-trade = Handel
    .effect = { symbol-trade-hint }
symbol-celebration = Fest
    .effect = { symbol-celebration-hint }
symbol-plentiful_harvest = Reiche Ernte
    .effect = { symbol-plentiful_harvest-hint }
symbol-event_card = Fragezeichen
    .effect = { symbol-event_card-hint }

symbol-brigand_attack-hint = Wer mehr als 7 Rohstoffe hat, verliert alles Gold und alle Wolle
symbol-trade-hint = Wer den Handelsvorteil hat, nimmt dem Gegner 1 Rohstoff ab
symbol-celebration-hint = Wer mehr Geschick hat, erhält 1 beliebigen Rohstoff; bei Gleichstand beide
symbol-plentiful_harvest-hint = Jeder erhält 1 beliebigen Rohstoff
symbol-event_card-hint = Eine Ereigniskarte wird gezogen

phase-setup = Spielvorbereitung
phase-pre_roll = Vor dem Wurf
phase-roll = Würfeln
phase-action = Aktionsphase
phase-replenish = Handkarten ergänzen
phase-exchange = Handkarte tauschen
phase-game_end = Spielende

## Draw cards and what they do

card-brigitta = Brigitta, die weise Frau
    .acc = Brigitta
    .effect = { card-brigitta-hint }
card-goldsmith = Goldschmied
    .acc = den Goldschmied
    .effect = { card-goldsmith-hint }
card-merchant_caravan = Kaufmannszug
    .acc = den Kaufmannszug
    .effect = { card-merchant_caravan-hint }
card-scout = Kundschafter
    .acc = den Kundschafter
    .effect = { card-scout-hint }
card-relocation = Umzug
    .acc = den Umzug
    .effect = { card-relocation-hint }
card-brick_factory = Ziegelbrennerei
    .acc = die Ziegelbrennerei
    .effect = { card-brick_factory-hint }
card-iron_foundry = Eisenschmelze
    .acc = die Eisenschmelze
    .effect = { card-iron_foundry-hint }
card-grain_mill = Getreidemühle
    .acc = die Getreidemühle
    .effect = { card-grain_mill-hint }
card-lumber_camp = Holzfällerlager
    .acc = das Holzfällerlager
    .effect = { card-lumber_camp-hint }
card-weavers_shop = Webstube
    .acc = die Webstube
    .effect = { card-weavers_shop-hint }
card-parish_hall = Gemeindehaus
    .acc = das Gemeindehaus
    .effect = { card-parish_hall-hint }
card-abbey = Kloster
    .acc = das Kloster
    .effect = { card-abbey-hint }
card-storehouse = Lagerstätte
    .acc = die Lagerstätte
    .effect = { card-storehouse-hint }
card-marketplace = Markt
    .acc = den Markt
    .effect = { card-marketplace-hint }
card-toll_bridge = Zollbrücke
    .acc = die Zollbrücke
    .effect = { card-toll_bridge-hint }
card-brick_ship = Lehm-Handelsschiff
    .acc = das Lehm-Handelsschiff
    .effect = { card-brick_ship-hint }
card-grain_ship = Getreide-Handelsschiff
    .acc = das Getreide-Handelsschiff
    .effect = { card-grain_ship-hint }
card-ore_ship = Erz-Handelsschiff
    .acc = das Erz-Handelsschiff
    .effect = { card-ore_ship-hint }
card-wool_ship = Woll-Handelsschiff
    .acc = das Woll-Handelsschiff
    .effect = { card-wool_ship-hint }
card-lumber_ship = Holz-Handelsschiff
    .acc = das Holz-Handelsschiff
    .effect = { card-lumber_ship-hint }
card-gold_ship = Gold-Handelsschiff
    .acc = das Gold-Handelsschiff
    .effect = { card-gold_ship-hint }
card-austin = Austin
    .acc = Austin
    .effect = { card-austin-hint }
card-candamir = Candamir
    .acc = Candamir
    .effect = { card-candamir-hint }
card-harald = Harald
    .acc = Harald
    .effect = { card-harald-hint }
card-inga = Inga
    .acc = Inga
    .effect = { card-inga-hint }
card-osmund = Osmund
    .acc = Osmund
    .effect = { card-osmund-hint }
card-siglind = Siglind
    .acc = Siglind
    .effect = { card-siglind-hint }
card-large_trade_ship = Großes Handelsschiff
    .acc = das Große Handelsschiff
    .effect = { card-large_trade_ship-hint }
card-gudrun = Gudrun, Schrecken der Meere
    .acc = Gudrun
    .effect = { card-gudrun-hint }
card-trade_master = Handelsmeister
    .acc = den Handelsmeister
    .effect = { card-trade_master-hint }
card-merchant = Händler
    .acc = den Händler
    .effect = { card-merchant-hint }
card-brigands = Raubzug
    .acc = den Raubzug
    .effect = { card-brigands-hint }
card-reiner = Reiner, der Herold
    .acc = Reiner
    .effect = { card-reiner-hint }
card-gold_cache = Goldversteck
    .acc = das Goldversteck
    .effect = { card-gold_cache-hint }
card-pirate_ship = Kaperschiff
    .acc = das Kaperschiff
    .effect = { card-pirate_ship-hint }
card-moneylender = Geldverleiher
    .acc = den Geldverleiher
    .effect = { card-moneylender-hint }
card-harbor = Hafen
    .acc = den Hafen
    .effect = { card-harbor-hint }
card-trading_base = Handelsstützpunkt
    .acc = den Handelsstützpunkt
    .effect = { card-trading_base-hint }
card-merchant_guild = Händlergilde
    .acc = die Händlergilde
    .effect = { card-merchant_guild-hint }
card-mint = Münzstätte
    .acc = die Münzstätte
    .effect = { card-mint-hint }
card-salt_silo = Salzspeicher
    .acc = den Salzspeicher
    .effect = { card-salt_silo-hint }
card-staple_house = Stapelhaus
    .acc = das Stapelhaus
    .effect = { card-staple_house-hint }
card-voyage_of_plunder = Beutefahrt
    .acc = die Beutefahrt
    .effect = { card-voyage_of_plunder-hint }
card-archer = Bogenschütze
    .acc = den Bogenschützen
    .effect = { card-archer-hint }
card-arsonist = Feuerteufel
    .acc = den Feuerteufel
    .effect = { card-arsonist-hint }
card-sebastian = Sebastian, der Wanderprediger
    .acc = Sebastian
    .effect = { card-sebastian-hint }
card-traitor = Verräter
    .acc = den Verräter
    .effect = { card-traitor-hint }
card-lookout_tower = Spähturm
    .acc = den Spähturm
    .effect = { card-lookout_tower-hint }
card-drill_ground = Übungsplatz
    .acc = den Übungsplatz
    .effect = { card-drill_ground-hint }
card-carl_forkbeard = Carl Gabelbart
    .acc = Carl Gabelbart
    .effect = { card-carl_forkbeard-hint }
card-heinrich = Heinrich, der Wächter
    .acc = Heinrich
    .effect = { card-heinrich-hint }
card-irmgard = Irmgard, Bewahrerin des Lichts
    .acc = Irmgard
    .effect = { card-irmgard-hint }
card-fairgrounds = Festplatz
    .acc = den Festplatz
    .effect = { card-fairgrounds-hint }
card-fire_brigade = Feuerwache
    .acc = die Feuerwache
    .effect = { card-fire_brigade-hint }
card-large_festival_hall = Große Festhalle
    .acc = die Große Festhalle
    .effect = { card-large_festival_hall-hint }
card-chapel_low = Kapelle (1–3)
    .acc = die Kapelle (1–3)
    .effect = { card-chapel_low-hint }
card-chapel_high = Kapelle (4–6)
    .acc = die Kapelle (4–6)
    .effect = { card-chapel_high-hint }
card-hedge_tavern = Spelunke
    .acc = die Spelunke
    .effect = { card-hedge_tavern-hint }
card-tithe_barn = Zehntscheuer
    .acc = die Zehntscheuer
    .effect = { card-tithe_barn-hint }
card-benjamin = Benjamin, der fahrende Scholar
    .acc = Benjamin
    .effect = { card-benjamin-hint }
card-three_field_system = Dreifelderwirtschaft
    .acc = die Dreifelderwirtschaft
    .effect = { card-three_field_system-hint }
card-mineral_mining = Flözbau
    .acc = den Flözbau
    .effect = { card-mineral_mining-hint }
card-guido = Guido, der Gesandte
    .acc = Guido
    .effect = { card-guido-hint }
card-gustav = Gustav, der Bibliothekar
    .acc = Gustav
    .effect = { card-gustav-hint }
card-doctor = Medicus
    .acc = den Medicus
    .effect = { card-doctor-hint }
card-chief_cannoneer = Geschützmeister
    .acc = den Geschützmeister
    .effect = { card-chief_cannoneer-hint }
card-pharmacy = Apotheke
    .acc = die Apotheke
    .effect = { card-pharmacy-hint }
card-bath_house = Badhaus
    .acc = das Badhaus
    .effect = { card-bath_house-hint }
card-building_crane = Baukran
    .acc = den Baukran
    .effect = { card-building_crane-hint }
card-library = Bibliothek
    .acc = die Bibliothek
    .effect = { card-library-hint }
card-parliament = Parlament
    .acc = das Parlament
    .effect = { card-parliament-hint }
card-town_hall = Rathaus
    .acc = das Rathaus
    .effect = { card-town_hall-hint }
card-university = Universität
    .acc = die Universität
    .effect = { card-university-hint }
card-gold_goldsmith = Goldschmied (Zeit des Goldes)
    .acc = den Goldschmied (Zeit des Goldes)
    .effect = { card-gold_goldsmith-hint }
card-gold_storehouse = Lagerstätte (Zeit des Goldes)
    .acc = die Lagerstätte (Zeit des Goldes)
    .effect = { card-gold_storehouse-hint }
card-gold_toll_bridge = Zollbrücke (Zeit des Goldes)
    .acc = die Zollbrücke (Zeit des Goldes)
    .effect = { card-gold_toll_bridge-hint }
card-gold_large_trade_ship = Großes Handelsschiff (Zeit des Goldes)
    .acc = das Große Handelsschiff (Zeit des Goldes)
    .effect = { card-gold_large_trade_ship-hint }
card-turmoil_brigands = Raubzug (Zeit der Wirren)
    .acc = den Raubzug (Zeit der Wirren)
    .effect = { card-turmoil_brigands-hint }
card-progress_brigitta = Brigitta, die weise Frau (Zeit des Fortschritts)
    .acc = Brigitta (Zeit des Fortschritts)
    .effect = { card-progress_brigitta-hint }
card-progress_relocation = Umzug (Zeit des Fortschritts)
    .acc = den Umzug (Zeit des Fortschritts)
    .effect = { card-progress_relocation-hint }

card-brigitta-hint = vor dem Wurf: die Zahl des Ertragswürfels festlegen, dann nur den Ereigniswürfel werfen
card-goldsmith-hint = 3 Gold zahlen und 2 beliebige Rohstoffe nehmen
card-merchant_caravan-hint = genau 2 Rohstoffe abgeben und 2 beliebige nehmen
card-scout-hint = beim Bau einer Siedlung: 2 beliebige Karten des Landschaftsstapels aussuchen
card-relocation-hint = 2 eigene Landschaften (samt Lagerbestand) oder 2 eigene Ausbauten vertauschen
card-brick_factory-hint = benachbartes Hügelland bringt 2 statt 1 Lehm, wenn seine Zahl fällt
card-iron_foundry-hint = benachbartes Gebirge bringt 2 statt 1 Erz, wenn seine Zahl fällt
card-grain_mill-hint = benachbartes Ackerland bringt 2 statt 1 Getreide, wenn seine Zahl fällt
card-lumber_camp-hint = benachbarter Wald bringt 2 statt 1 Holz, wenn seine Zahl fällt
card-weavers_shop-hint = benachbartes Weideland bringt 2 statt 1 Wolle, wenn seine Zahl fällt
card-parish_hall-hint = eine Karte aus einem Nachziehstapel auszusuchen kostet dich nur 1 Rohstoff
card-abbey-hint = 1 Fortschrittspunkt: eine Handkarte mehr
card-storehouse-hint = Räuberüberfall: Die Rohstoffe beider Nachbarlandschaften zählen nicht mit
card-marketplace-hint = wenn dein Gegner mehr Landschaften mit der gewürfelten Zahl hat als du: 1 Rohstoff, den eine davon bringt
card-toll_bridge-hint = Reiche Ernte: zusätzlich 2 Gold
card-brick_ship-hint = in deinem Zug beliebig oft: 2 Lehm gegen 1 anderen Rohstoff tauschen
card-grain_ship-hint = in deinem Zug beliebig oft: 2 Getreide gegen 1 anderen Rohstoff tauschen
card-ore_ship-hint = in deinem Zug beliebig oft: 2 Erz gegen 1 anderen Rohstoff tauschen
card-wool_ship-hint = in deinem Zug beliebig oft: 2 Wolle gegen 1 anderen Rohstoff tauschen
card-lumber_ship-hint = in deinem Zug beliebig oft: 2 Holz gegen 1 anderen Rohstoff tauschen
card-gold_ship-hint = in deinem Zug beliebig oft: 2 Gold gegen 1 anderen Rohstoff tauschen
card-austin-hint = Held: Stärke 1, Geschick 2
card-candamir-hint = Held: Stärke 4, Geschick 1
card-harald-hint = Held: Stärke 2, Geschick 1
card-inga-hint = Heldin: Stärke 1, Geschick 3
card-osmund-hint = Held: Stärke 2, Geschick 2
card-siglind-hint = Heldin: Stärke 2, Geschick 3
card-large_trade_ship-hint = in deinem Zug beliebig oft: 2 Rohstoffe einer Nachbarlandschaft gegen 1 anderen tauschen
card-gudrun-hint = dem Gegner für jedes eigene Kaperschiff bis zu 2 Gold abnehmen
card-trade_master-hint = dem Gegner 1 oder 2 Rohstoffe deiner Wahl abnehmen; Voraussetzung: Händlergilde
card-merchant-hint = dem Gegner 1 oder 2 Rohstoffe deiner Wahl abnehmen und ihm dafür 1 geben; Voraussetzung: Stadt oder 3 Handelspunkte
card-brigands-hint = eine eigene Landschaft mit Rohstoffen des Gegners auffüllen; Voraussetzung: Stärkevorteil
card-reiner-hint = vor dem Wurf: Das Ereignis ist ein Fest, und du erhältst 1 Rohstoff mehr
card-gold_cache-hint = fasst bis zu 3 Gold, sicher vor Räuberüberfall und Seuche; Voraussetzung: Held mit Stärke
card-pirate_ship-hint = beim Bau: Der Gegner legt eines seiner Handelsschiffe ab; Reiche Ernte: 1 Gold
card-moneylender-hint = Ereignis Handel: Mit dem Handelsvorteil nimmst du bis zu 2 Rohstoffe statt 1
card-harbor-hint = 1 Siegpunkt, solange du mindestens 3 Handelsschiffe hast
card-trading_base-hint = dein Markt und dein Hafen haben je 1 Handelspunkt mehr
card-merchant_guild-hint = erlaubt Handelsmeister und Stapelhaus
card-mint-hint = einmal in jedem deiner Züge: 1 Gold gegen 1 anderen Rohstoff tauschen
card-salt_silo-hint = jedes deiner Handelsschiffe hat 1 Handelspunkt mehr
card-staple_house-hint = beim Bau: 2 beliebige Rohstoffe; Voraussetzung: Händlergilde
card-voyage_of_plunder-hint = dem Gegner 1 Rohstoff abnehmen, 2, wenn er mehr Siegpunkte hat; Voraussetzung: Stärkevorteil
card-archer-hint = der Gegner schiebt eine seiner Einheiten mit Stärke unter einen Nachziehstapel; Voraussetzung: Spelunke
card-arsonist-hint = der Gegner schiebt ein Gebäude deiner Wahl unter einen Nachziehstapel; Voraussetzung: Spelunke
card-sebastian-hint = wenn dich Unruhen, Fehde oder Bruderzwist treffen: Das Ereignis gilt nicht für dich
card-traitor-hint = die Handkarten des Gegners ansehen, 1 davon darfst du nehmen; Voraussetzung: Spelunke
card-lookout_tower-hint = gegen Bogenschütze, Feuerteufel und Verräter: würfeln, bei 1–2 bleibt die Karte wirkungslos
card-drill_ground-hint = deine Helden kosten 1 Rohstoff weniger
card-carl_forkbeard-hint = Held: Stärke 5
card-heinrich-hint = Held: Stärke 2; gegen Bogenschütze, Feuerteufel und Verräter: würfeln, bei 3–5 bleibt die Karte wirkungslos
card-irmgard-hint = Heldin: Geschick 2; verlierst du durch ein Ereignis oder eine Aktionskarte des Gegners einen Ausbau, erhältst du 1 Rohstoff
card-fairgrounds-hint = beim Bau: 2 beliebige Rohstoffe, wenn du mehr Geschick hast als der Gegner
card-fire_brigade-hint = schützt alle Gebäude ihrer Stadt vor dem Feuerteufel
card-large_festival_hall-hint = 2 Siegpunkte
card-chapel_low-hint = zeigt der Ertragswürfel 1–3, gelten Unruhen nicht für dich
card-chapel_high-hint = zeigt der Ertragswürfel 4–6, gelten Unruhen nicht für dich
card-hedge_tavern-hint = erlaubt Bogenschütze, Feuerteufel und Verräter
card-tithe_barn-hint = beim Bau: Getreide oder Wolle wählen und davon 1 je eigenem Helden nehmen
card-benjamin-hint = deine Landschaften mit der in diesem Zug gewürfelten Zahl bringen noch einmal je 1 Rohstoff
card-three_field_system-hint = bis zu 2 Getreide; Voraussetzung: Universität
card-mineral_mining-hint = bis zu 2 Erz; Voraussetzung: Universität
card-guido-hint = 1 beliebige Karte vom Ablagestapel nehmen; Voraussetzung: Rathaus oder weniger Siegpunkte als der Gegner
card-gustav-hint = 1 beliebige Karte vom Ablagestapel nehmen; Voraussetzung: Bibliothek oder weniger Siegpunkte als der Gegner
card-doctor-hint = beide Landschaften neben einem deiner Badhäuser erhalten je 1 Rohstoff; Voraussetzung: Badhaus
card-chief_cannoneer-hint = Einheit, kein Held: Stärke 4; Voraussetzung: Universität
card-pharmacy-hint = Seuche: 1 beliebiger Rohstoff
card-bath_house-hint = schützt die 4 Landschaften um seine Stadt vor der Seuche
card-building_crane-hint = Stadtausbauten, die mehr als 4 Rohstoffe kosten, kosten dich 1 weniger; Voraussetzung: Universität
card-library-hint = beim Bau: Du darfst dir 1 Karte aus einem Nachziehstapel aussuchen
card-parliament-hint = 2 Siegpunkte; Voraussetzung: 2 Fortschrittspunkte
card-town_hall-hint = wird auf das Gemeindehaus an einer Stadt gebaut; eine Karte aus einem Nachziehstapel auszusuchen kostet dich nichts
card-university-hint = 1 Fortschrittspunkt; erlaubt mehrere Karten ihrer Zeit; Voraussetzung: Kloster oder Bibliothek
card-gold_goldsmith-hint = { card-goldsmith-hint }
card-gold_storehouse-hint = { card-storehouse-hint }
card-gold_toll_bridge-hint = { card-toll_bridge-hint }
card-gold_large_trade_ship-hint = { card-large_trade_ship-hint }
card-turmoil_brigands-hint = { card-brigands-hint }
card-progress_brigitta-hint = { card-brigitta-hint }
card-progress_relocation-hint = { card-relocation-hint }

## Event cards and what they do

happening-fraternal_feuds = Bruderzwist
    .effect = { happening-fraternal_feuds-hint }
happening-invention = Erfindung
    .effect = { happening-invention-hint }
happening-year_of_plenty = Ertragreiches Jahr
    .effect = { happening-year_of_plenty-hint }
happening-traveling_merchant = Fahrender Händler
    .effect = { happening-traveling_merchant-hint }
happening-feud = Fehde
    .effect = { happening-feud-hint }
happening-yule = Julfest
    .effect = { happening-yule-hint }
happening-trade_ships_race = Wettfahrt der Handelsschiffe
    .effect = { happening-trade_ships_race-hint }
happening-gift_for_the_prince = Geschenk für den Fürsten
    .effect = { happening-gift_for_the_prince-hint }
happening-riots = Unruhen
    .effect = { happening-riots-hint }
happening-plague = Seuche
    .effect = { happening-plague-hint }

happening-fraternal_feuds-hint = Wer den Stärkevorteil hat, schiebt 2 Handkarten des Gegners unter Nachziehstapel
happening-invention-hint = 1 beliebiger Rohstoff für jedes Gebäude mit Fortschrittspunkt, höchstens 2
happening-year_of_plenty-hint = Jede Landschaft erhält 1 Rohstoff für jede benachbarte Lagerstätte und jedes benachbarte Kloster
happening-traveling_merchant-hint = Jeder darf bis zu 2 Rohstoffe für je 1 Gold kaufen
happening-feud-hint = Wer den Stärkevorteil hat, nennt 3 Gebäude des Gegners; dieser schiebt eines davon unter einen Nachziehstapel
happening-yule-hint = Der Ereignisstapel wird neu gebildet und ein weiteres Ereignis gezogen
happening-trade_ships_race-hint = 1 beliebiger Rohstoff für den, der mehr Handelsschiffe hat; bei gleich vielen, mindestens je einem, für beide
happening-gift_for_the_prince-hint = Jeder erhält 1 Gold für jede eigene Einheit mit Stärke
happening-riots-hint = Wer Einheiten mit Stärke oder Handel hat, zahlt 1 Gold, ab drei Einheiten 2 Gold, oder verliert eine davon
happening-plague-hint = Jede Landschaft an einer Stadt verliert 1 Rohstoff

## Decks of the tournament game: what is wrong with one, what is unwise, and the sample decks

deck-td-01 =
    Das Deck hat { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }; es müssen genau { $most } sein.
deck-td-02 = Eine Karte "{ $what }" gibt es im Basisspiel nicht.
deck-td-03 = "{ $what }" gehört nicht zu den Nachziehkarten.
deck-td-04 = { $n } × { $what }: Deine Schachtel enthält nur { $most }.
deck-td-05 = Von der Karte "{ $what }" darfst du nur eine mit Halbmond verwenden.
deck-td-06 =
    Du hast { $n ->
        [one] { $n } Ereigniskarte
       *[other] { $n } Ereigniskarten
    } gewählt; es müssen genau { $most } sein.
deck-td-07 = "{ $what }" ist keine Ereigniskarte.
deck-td-08 = "{ $what }" darfst du höchstens { $most }-mal wählen; du hast die Karte { $n }-mal gewählt.
deck-td-09 = "{ $what }" steuert der Gastgeber bei; diese Karte lässt sich nicht wählen.
deck-td-10 =
    Du hast { $n ->
        [one] { $n } Startkarte
       *[other] { $n } Startkarten
    } bestimmt; es müssen genau { $most } sein.
deck-td-11 = "{ $what }" ist eine Startkarte, kommt im Deck aber nicht so oft vor.
deck-td-12 = Die Anzahl muss eine ganze Zahl ab 1 sein ({ $what }).
deck-td-13 = In der Deckdatei muss { $what } = { $expected } stehen.
deck-td-14 = Beide Decks zusammen verwenden { $n } × { $what }; die eine Schachtel enthält { $most }.
deck-td-15 = Karten mit Halbmond sind hier nicht erlaubt: { $what }.
deck-tw-1 = "{ $what }" lässt sich nur spielen, wenn bei dir "{ $needs }" ausliegt, und das fehlt im Deck.
deck-tw-1-either = "{ $what }" lässt sich nur bauen, wenn bei dir "{ $needs }" oder "{ $other }" ausliegt, und beides fehlt im Deck.
deck-tw-1-progress =
    "{ $what }" lässt sich nur mit { $n ->
        [one] { $n } Fortschrittspunkt
       *[other] { $n } Fortschrittspunkten
    } bauen, mehr, als der Rest des Decks hergibt.
deck-tw-1-hero = "{ $what }" lässt sich nur bauen, wenn du einen Helden mit Stärke hast, und im Deck ist keiner.
deck-tw-2 = Mit je 1 Rohstoff kannst du vor dem ersten Zug keine deiner Startkarten bauen.
deck-tw-3 = { $n } × { $what }: In deinem Fürstentum darf immer nur eine davon stehen.
deck-tw-4 =
    Die Stadtausbauten dieses Decks bringen { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }; mindestens { $most } sind ratsam.
deck-tw-5 = Im Deck fehlt die Karte "{ $what }".
deck-ignored = "{ $what }" hat in einer Deckdatei keine Bedeutung und bleibt unbeachtet.
deck-key-format = { $example }
deck-key-name = ein Text mit 1 bis 60 Zeichen
deck-key-author = ein Text mit 1 bis 60 Zeichen
deck-key-note = ein Text in Anführungszeichen
deck-key-start = eine Liste von Karten
deck-key-cards = eine Tabelle mit Karten und Anzahlen
deck-key-events = eine Tabelle mit Karten und Anzahlen
deck-central-road = Straße
deck-central-settlement = Siedlung
deck-central-city = Stadt

deck-sample-merchant_fleet = Handelsflotte
deck-sample-merchant_fleet-note = Handel: Schiffe, Handelspunkte, Handelsvorteil und die Karten der Händlergilde.
deck-sample-nine_heroes = Neun Helden
deck-sample-nine_heroes-note = Alle neun Helden, der Stärkevorteil, Zehntscheuer und Festplatz.
deck-sample-learned_city = Gelehrte Stadt
deck-sample-learned_city-note = Fortschritt: viele Handkarten, Universität, Parlament, Rathaus und Geschützmeister.
deck-sample-gold_rush = Goldrausch
deck-sample-gold_rush-note = Gold: Zollbrücken, Kaperschiffe, Münzstätten, Goldschmiede und das Goldversteck.
deck-sample-golden_mean = Goldene Mitte
deck-sample-golden_mean-note = Von allem etwas: ein gutes erstes Deck.
deck-sample-torch_and_arrow = Fackel und Pfeil
deck-sample-torch_and_arrow-note = Angriff: Spelunke, Bogenschützen, Feuerteufel, Verräter, Kaperschiffe und starke Helden.

## Variants

variant-intro = Einführungsspiel
variant-intro-hint = Nur das Basisset: Wer zuerst 7 Siegpunkte hat, gewinnt.
variant-gold = Die Zeit des Goldes
variant-gold-hint = Themenspiel bis 12 Punkte: Gold, Handelsschiffe und Piraten.
variant-turmoil = Die Zeit der Wirren
variant-turmoil-hint = Themenspiel bis 12 Punkte: Bogenschützen, Feuerteufel, Verräter und der Schutz vor ihnen.
variant-progress = Die Zeit des Fortschritts
variant-progress-hint = Themenspiel bis 12 Punkte: Universität, Bibliothek und Rathaus, aber auch die Seuche.
variant-duel = Duell der Fürsten
variant-duel-hint = Alle drei Zeiten zugleich, bis 13 Punkte.
variant-tournament = Turnierspiel
variant-tournament-hint = Jeder bringt ein Deck aus 33 Karten mit und hat eigene Stapel, gespielt wird bis 15 Punkte. Rekonstruiert: Die gedruckten Regeln waren nicht vollständig lesbar.

switch-doctor = Der Medicus
switch-doctor-hint = Wie viele Landschaften durch den Medicus einen Rohstoff bekommen.
switch-doctor-two_regions = Zwei Landschaften
switch-doctor-two_regions-hint = Die neben der Karte des Badhauses selbst, wie es auf der Karte des Medicus heißt.
switch-doctor-four_regions = Vier Landschaften
switch-doctor-four_regions-hint = Alle um die Stadt mit dem Badhaus, also die, die das Badhaus schützt.
switch-bath_house = Das Badhaus zwischen zwei Städten
switch-bath_house-hint = Ob das Badhaus auch eine Landschaft schützt, die an eine zweite Stadt ohne Badhaus grenzt.
switch-bath_house-all_four = Geschützt
switch-bath_house-all_four-hint = Alle vier Landschaften seiner Stadt sind sicher, woran sie auch sonst grenzen.
switch-bath_house-not_shared = Nicht geschützt
switch-bath_house-not_shared-hint = Die Landschaft wird wegen der anderen Stadt getroffen.
switch-start_stacks = Die ersten Handkarten im Themenspiel
switch-start_stacks-hint = Ob beide ihre ersten Karten aus demselben Stapel wählen dürfen.
switch-start_stacks-different = Aus verschiedenen Stapeln
switch-start_stacks-different-hint = Wie im Einführungsspiel: Was Themenspiele nicht ändern, gilt weiter.
switch-start_stacks-any = Aus jedem Stapel
switch-start_stacks-any-hint = Die Themenspiele sagen nicht noch einmal, dass es ein anderer Stapel sein muss.
switch-early_win = Sieg vor dem Wurf
switch-early_win-hint = Ob sofort gewinnt, wer zu Beginn des eigenen Zuges genug Punkte hat.
switch-early_win-theme_games = In Themenspielen und im Duell
switch-early_win-theme_games-hint = Nur deren Kapitel sagt es. Im Einführungsspiel zählt das Ende des Zuges.
switch-early_win-every_game = In jedem Spiel
switch-early_win-every_game-hint = Auch im Einführungsspiel.
switch-gold_cache = Goldversteck
switch-gold_cache-hint = Ob auch Gold aus dem Ertrag eines Goldflusses ins Goldversteck darf.
switch-gold_cache-all_gold = Für alles Gold, das du erhältst
switch-gold_cache-all_gold-hint = Auch für den Ertrag eines Goldflusses, selbst wenn er voll ist: Die Karte ist für erhaltenes Gold da.
switch-gold_cache-not_yields = Nicht für den Ertrag eines Flusses
switch-gold_cache-not_yields-hint = Was ein Goldfluss bringt, bleibt dort; was keinen Platz hat, verfällt. Anderes Gold darf ins Goldversteck.
switch-target_points = Das Ziel des Turnierspiels
switch-target_points-hint = Wie viele Siegpunkte zum Sieg reichen. Rekonstruiert: wahrscheinlich (R55).
switch-target_points-fifteen = 15 Punkte
switch-target_points-fifteen-hint = Wie es eine Sekundärquelle angibt.
switch-target_points-thirteen = 13 Punkte
switch-target_points-thirteen-hint = Wie im Duell der Fürsten.
switch-start_hand = Startkarten
switch-start_hand-hint = Woher die ersten 3 Handkarten kommen. Rekonstruiert: erschlossen (R49).
switch-start_hand-from_deck = Aus dem Deck
switch-start_hand-from_deck-hint = Du wählst 3 beliebige Karten, der Rest wird gemischt.
switch-start_hand-from_stack = Aus einem Stapel
switch-start_hand-from_stack-hint = Du siehst einen deiner Stapel durch und wählst 3 Karten.
switch-start_hand-top = Von oben
switch-start_hand-top-hint = Du nimmst die obersten 3 Karten eines deiner Stapel.
switch-stack_count = Eigene Nachziehstapel
switch-stack_count-hint = Auf wie viele Stapel dein Deck verteilt wird. Rekonstruiert: erschlossen (R51).
switch-stack_count-three = Drei
switch-stack_count-three-hint = Bei 33 Karten drei Stapel zu je 10.
switch-stack_count-two = Zwei
switch-stack_count-two-hint = Bei 33 Karten zwei Stapel zu je 15.
switch-stack_count-four = Vier
switch-stack_count-four-hint = Bei 33 Karten zwei Stapel zu 8 und zwei zu 7.
switch-stack_count-five = Fünf
switch-stack_count-five-hint = Bei 33 Karten fünf Stapel zu je 6.
switch-preparatory = Die Vorbereitungsrunde
switch-preparatory-hint = Wie lange vor dem ersten Zug gebaut wird. Rekonstruiert: erschlossen (R52, R62).
switch-preparatory-until_pass = Bis beide passen
switch-preparatory-until_pass-hint = Abwechselnd je eine Karte; wer passt, baut nicht mehr.
switch-preparatory-one_each = Je eine Karte
switch-preparatory-one_each-hint = Jeder baut einmal oder passt.
switch-preparatory-none = Keine Vorbereitung
switch-preparatory-none-hint = Das Spiel beginnt mit dem ersten Zug.
switch-refill = Die Hand nach der Vorbereitungsrunde
switch-refill-hint = Ob vor dem ersten Zug nachgezogen wird. Rekonstruiert: erschlossen (R54).
switch-refill-not_refilled = Nicht aufgefüllt
switch-refill-not_refilled-hint = Nachgezogen wird erst am Ende des ersten Zuges.
switch-refill-refilled = Aufgefüllt
switch-refill-refilled-hint = Beide ziehen sofort bis zu ihrem Limit nach.
switch-heroes = Derselbe Held zweimal
switch-heroes-hint = Ob ein Held in beiden Fürstentümern stehen darf. Rekonstruiert: erschlossen (R57).
switch-heroes-each = Einmal je Fürstentum
switch-heroes-each-hint = Beide dürfen denselben Helden haben.
switch-heroes-across = Nur einmal
switch-heroes-across-hint = Solange ein Held in einem Fürstentum steht, kann er im anderen nicht gebaut werden.
switch-deck_moons = Karten mit Halbmond
switch-deck_moons-hint = Welche von ihnen ein Deck enthalten darf. Rekonstruiert: erschlossen (R48).
switch-deck_moons-one_of_a_kind = Eine je Art
switch-deck_moons-one_of_a_kind-hint = Mit einer Schachtel je Spieler erlaubt das alle Karten.
switch-deck_moons-none = Keine
switch-deck_moons-none-hint = Karten mit Halbmond bleiben in der Schachtel, wie im Duell der Fürsten.
switch-deck_lists = Decklisten
switch-deck_lists-hint = Ob du weißt, was der andere mitgebracht hat. Rekonstruiert: von uns (R58).
switch-deck_lists-secret = Geheim
switch-deck_lists-secret-hint = Du kennst nur, was ans Licht gekommen ist.
switch-deck_lists-open = Offen
switch-deck_lists-open-hint = Beide dürfen beide Listen lesen.
switch-deck_cards = Karten im Deck
switch-deck_cards-hint = Wie viele Nachziehkarten ein Deck hat. Rekonstruiert: erschlossen (R47).
switch-deck_cards-thirty_three = 33 Karten
switch-deck_cards-thirty_three-hint = Wie im älteren Spiel mit eigenen Decks.
switch-deck_cards-thirty = 30 Karten
switch-deck_cards-thirty-hint = Ein kleineres Deck, in dem du deine Karten eher findest.
switch-deck_cards-forty = 40 Karten
switch-deck_cards-forty-hint = Ein größeres Deck für längere Partien.
switch-stack_layout = Wie eigene Stapel entstehen
switch-stack_layout-hint = Ob die Karten deiner Stapel gemischt oder nach Rückseiten sortiert sind. Rekonstruiert: erschlossen (R51).
switch-stack_layout-mixed = Gemischt
switch-stack_layout-mixed-hint = Alle deine Karten werden zusammen gemischt.
switch-stack_layout-by_back = Nach Rückseiten
switch-stack_layout-by_back-hint = Jedes Set hat eigene Stapel mit höchstens 12 Karten, so viele, wie dein Deck braucht.
switch-show_backs = Rückseiten eigener Karten
switch-show_backs-hint = Ob beide sehen, aus welchem Set eine verdeckte Karte ist. Rekonstruiert: erschlossen (R51).
switch-show_backs-hidden = Verborgen
switch-show_backs-hidden-hint = Von hinten sehen alle deine Karten gleich aus.
switch-show_backs-shown = Sichtbar
switch-show_backs-shown-hint = Auf der Hand und in den ganzen Stapeln. Stapel nach Rückseiten zeigen sie immer.

## Amounts and counts

amount-brick = { $n } Lehm
amount-grain = { $n } Getreide
amount-lumber = { $n } Holz
amount-ore = { $n } Erz
amount-wool = { $n } Wolle
amount-gold = { $n } Gold

count-resource =
    { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    }
count-card =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
count-turn =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }

## Prompts

ask-draw_starter = Der Startspieler wird ausgelost.
ask-deal_card = Eine Karte für { $stack } wird gezogen.
ask-deal_event = Ein Ereignis für diese Partie wird gezogen.
ask-deal_deck = Eine Karte für ein Deck wird gezogen.
ask-deal_deck_event = Ein Ereignis für ein Deck wird gezogen.
ask-start_card = { $seat }: Mit welcher Karte aus deinem Deck beginnst du?
ask-preparatory_build = { $seat }: Baue eine Startkarte oder eine Zentralkarte, oder passe. Wer passt, baut vor dem Spiel nicht mehr.
ask-start_stack = { $seat }: Von welchem Nachziehstapel nimmst du deine ersten Handkarten?
ask-regions_choice = { $seat }: Lässt du deine Landschaften so liegen?
ask-start_region = { $seat }: Welche Landschaft legst du { $place_at } aus?
ask-gain =
    { $resource ->
        [none]
            { $seat }: Welchen Rohstoff erhältst du{ $happening ->
                [none]
                    { $symbol ->
                        [none] { "" }
                       *[other] { " (" }{ $symbol })
                    }
               *[other] { " (" }{ $happening })
            }?{ $amount ->
                [one] { "" }
               *[other] { " " }Noch zu wählen: { $amount }.
            }
       *[other] { $seat }: Wo lagerst du { $amount } { $resource } ein?
    }
ask-gain_at = { $seat }: { $region } bringt { $amount } Gold. Wo lagerst du es ein?
ask-pay = { $seat }: Von welcher Landschaft zahlst du { $resource }? Noch zu zahlen: { $cost }.
ask-pay_any =
    { $amount ->
        [one] { $seat }: Welchen Rohstoff zahlst du?
       *[other] { $seat }: Welchen Rohstoff zahlst du? Noch zu zahlen: { $amount }.
    }
ask-give = { $seat }: Dein Gegner nimmt { $resource }. Von welcher Landschaft?
ask-take_choice =
    { $amount ->
        [one] { $seat }: Welchen Rohstoff nimmst du deinem Gegner ab?
       *[other] { $seat }: Welchen Rohstoff nimmst du deinem Gegner ab? Du darfst bis zu { $amount } nehmen.
    }
ask-search_choice = { $seat }: Welchen Nachziehstapel siehst du durch?
ask-searched_card =
    { $cards ->
        [one] { $seat }: Welche Karte nimmst du aus { $stack }?
       *[other] { $seat }: Welche Karte nimmst du aus { $stack }? Noch zu wählen: { $cards }.
    }
ask-pre_roll = { $seat }: Würfle, oder spiele zuerst eine Karte, die einen Würfel stellt. Siegpunkte: { $points } von { $target }.
ask-roll_production = Der Ertragswürfel wird geworfen.
ask-roll_event = Der Ereigniswürfel wird geworfen.
ask-trade_event =
    { $amount ->
        [one] { $seat }: Du nimmst deinem Gegner { $amount } Rohstoff ab (Handel). Welchen?
       *[other] { $seat }: Du darfst deinem Gegner bis zu { $amount } Rohstoffe abnehmen (Handel). Welchen zuerst?
    }
ask-draw_event = Eine Ereigniskarte wird gezogen.
ask-action_phase = { $seat }: Baue, tausche, spiele eine Karte oder beende die Aktionsphase. Siegpunkte: { $points } von { $target }.
ask-draw_region = Eine Landschaft wird gezogen.
ask-upper_region = { $seat }: Deine neuen Landschaften sind { $region } und { $other_region }. Welche legst du { $place_at } aus?
ask-scouted_region = { $seat }: Welche Landschaft des Stapels legst du { $place_at } aus?
ask-waive_choice = { $seat }: { $card } kostet { $cost }. Welchen Rohstoff sparst du?
ask-sunk_ship = { $seat }: Piraten versenken eines deiner Handelsschiffe. Welches legst du ab?
ask-tithe_choice = { $seat }: Getreide oder Wolle? Du erhältst davon { $amount }.
ask-discarded_card = { $seat }: Welche Karte nimmst du vom Ablagestapel?
ask-lost_card_stack = { $seat }: Unter welchen Nachziehstapel schiebst du { $card_acc }?
ask-sebastian_choice = { $seat }: Das Ereignis ist „{ $happening }“: { $happening_effect }. Spielst du Sebastian?
ask-purchase =
    { $amount ->
        [one] { $seat }: Was kaufst du für 1 Gold? Du darfst noch { $amount } Rohstoff kaufen und hast { $have } Gold.
       *[other] { $seat }: Was kaufst du für 1 Gold? Du darfst noch { $amount } Rohstoffe kaufen und hast { $have } Gold.
    }
ask-designation = { $seat }: Fehde. Welches Gebäude deines Gegners nennst du?
ask-feud_loss = { $seat }: Fehde. Welches der genannten Gebäude schiebst du unter einen Nachziehstapel?
ask-feud_card = { $seat }: Bruderzwist. Welche Handkarte deines Gegners legst du weg?
ask-feud_stack = { $seat }: Unter welchen Nachziehstapel schiebst du diese Karte?
ask-riots_choice = { $seat }: Unruhen. Zahlst du { $pay } (du hast { $have }), oder schiebst du eine Einheit unter einen Nachziehstapel?
ask-relocation_choice = { $seat }: Welche Landschaften oder Ausbauten vertauschst du?
ask-relocation_partner = { $seat }: Mit welchem Ausbau tauscht { $card } ({ $site }) den Platz?
ask-merchant_gift = { $seat }: Welchen Rohstoff gibst du deinem Gegner dafür?
ask-brigands_region = { $seat }: Welche deiner Landschaften füllt der Raubzug auf?
ask-doctors_bath_house = { $seat }: Neben welchem Badhaus wirkt der Medicus?
ask-defence = { $seat }: Dein Gegner spielt { $card_acc }. Würfelst du zur Abwehr?
ask-roll_defence = Zur Abwehr wird gewürfelt.
ask-archer_target = { $seat }: Bogenschütze. Welche Einheit mit Stärke schiebst du unter einen Nachziehstapel?
ask-arsonist_target = { $seat }: Feuerteufel. Welches Gebäude deines Gegners wählst du?
ask-traitors_card = { $seat }: Verräter. Welche Handkarte deines Gegners nimmst du?
ask-draw_choice = { $seat }: Von welchem Nachziehstapel ziehst du?
ask-surplus_card = { $seat }: Welche Karte schiebst du unter einen Nachziehstapel? Du hast { $cards } zu viel.
ask-hidden_card_stack = { $seat }: Unter welchen Nachziehstapel schiebst du die Handkarte?
ask-exchange_choice = { $seat }: Welche Handkarte tauschst du? Du musst nicht.
ask-new_card = { $seat }: Ziehst du die oberste Karte eines Stapels, oder siehst du einen durch?

## Actions

do-draw_starter = Zufall: { $seat } beginnt
do-deal_card = Zufall: { $card }
do-deal_event = Zufall: „{ $happening }“ ist im Spiel
do-roll_production = Zufall: Der Ertragswürfel zeigt { $number }
do-roll_event = Zufall: Der Ereigniswürfel zeigt { $symbol }
do-draw_event = Zufall: Das Ereignis ist „{ $happening }“
do-draw_region = Zufall: { $region }
do-roll_defence = Zufall: Der Würfel zeigt { $number }
do-choose_stack =
    { $cards ->
        [one] { $stack } wählen ({ $back }, { $cards } Karte)
       *[other] { $stack } wählen ({ $back }, { $cards } Karten)
    }
do-keep_regions = Die Landschaften so liegen lassen
do-rearrange_regions = Die Landschaften neu auslegen
do-put_region = { $region } { $place_at } auslegen
do-roll = Würfeln
do-fix_production = „{ $card }“ spielen: Der Ertragswürfel zeigt { $number }
do-fix_celebration = Reiner spielen: Das Ereignis ist ein Fest
do-end_actions = Die Aktionsphase beenden
do-pass_building = Passen und vor dem Spiel nicht mehr bauen
do-build_road = Straße { $side } für { $pay } bauen
do-build_settlement = Siedlung { $side } für { $pay } bauen
do-scout_settlement = Siedlung { $side } mit dem Kundschafter für { $pay } bauen
do-build_city = Stadt { $town_at } für { $pay } bauen
do-build =
    { $less ->
        [0] „{ $card }“ ({ $site }) für { $pay } bauen
       *[other] „{ $card }“ ({ $site }) für { $pay } bauen, { $less } Rohstoff weniger
    }
do-place_cache = Goldversteck an der Landschaft { $region } anlegen
do-remove = „{ $card }“ ({ $site }) entfernen
do-trade_bank = { $amount } { $give } gegen 1 { $take } tauschen
do-trade_ship = { $amount } { $give } mit dem Handelsschiff gegen 1 { $take } tauschen
do-trade_large_ship = { $amount } { $give } der Landschaft { $region } mit dem Großen Handelsschiff gegen 1 { $take } tauschen
do-trade_mint = 1 Gold in der Münzstätte gegen 1 { $take } tauschen
do-play = „{ $card }“ spielen – { $card_effect }
do-pay =
    { $region ->
        [none] 1 { $resource } aus dem Goldversteck zahlen (Bestand { $have })
       *[other] 1 { $resource } von der Landschaft { $region } zahlen (Bestand { $have })
    }
do-gain =
    { $region ->
        [none] 1 { $resource } im Goldversteck einlagern (Bestand { $have })
       *[other] 1 { $resource } auf der Landschaft { $region } einlagern (Bestand { $have })
    }
do-give =
    { $region ->
        [none] 1 { $resource } aus dem Goldversteck abgeben (Bestand { $have })
       *[other] 1 { $resource } von der Landschaft { $region } abgeben (Bestand { $have })
    }
do-buy =
    { $region ->
        [none] 1 { $resource } kaufen und im Goldversteck einlagern (Bestand { $have })
       *[other] 1 { $resource } kaufen und auf der Landschaft { $region } einlagern (Bestand { $have })
    }
do-waive = 1 { $resource } sparen
do-name = { $resource } wählen
do-enough = Hier aufhören
do-choose = „{ $card }“ ({ $site }) wählen
do-choose_region = { $region } wählen (Bestand { $have })
do-swap_regions = { $region } und { $other_region } vertauschen
do-defend = Zur Abwehr würfeln
do-decline = Verzichten
do-play_sebastian = Sebastian spielen
do-pay_riots = { $pay } zahlen
do-take = „{ $card }“ nehmen – { $card_effect }
do-take_nothing = Keine Karte nehmen
do-hide = „{ $card }“ weglegen
do-put_under =
    { $cards ->
        [one] Unter { $stack } schieben ({ $back }, { $cards } Karte)
       *[other] Unter { $stack } schieben ({ $back }, { $cards } Karten)
    }
do-draw =
    { $cards ->
        [one] Von { $stack } ziehen ({ $back }, { $cards } Karte)
       *[other] Von { $stack } ziehen ({ $back }, { $cards } Karten)
    }
do-search =
    { $stack } durchsehen ({ $back }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }){ $price ->
        [0] { "" }
        [one] { " für " }{ $price } Rohstoff
       *[other] { " für " }{ $price } Rohstoffe
    }
do-exchange_card = „{ $card }“ tauschen
do-skip = Keine Karte tauschen

## Log

event-starter_drawn = { $seat } beginnt
event-stack_chosen = { $seat } nimmt die ersten Handkarten von { $stack }
event-regions_kept = { $seat } lässt die Landschaften so liegen
event-start_card_chosen = { $seat } beginnt mit der Karte „{ $card }“
event-start_card_chosen-hidden = { $seat } wählt eine Startkarte
event-deck_card_shown = { $seat } hat die Karte „{ $card }“ im Deck
event-deck_card_dealt = { $seat } hat die Karte „{ $card }“ im Deck
event-deck_card_dealt-hidden = { $seat } hat eine weitere Karte im Deck
event-deck_event_shown = { $seat } hat das Ereignis „{ $happening }“ im Deck
event-deck_event_dealt = { $seat } hat das Ereignis „{ $happening }“ im Deck
event-deck_event_dealt-hidden = { $seat } hat ein weiteres Ereignis im Deck
event-building_asked = { $seat } darf vor dem Spiel bauen
event-building_passed = { $seat } baut vor dem Spiel nichts mehr
event-region_placed = { $seat } legt { $region } { $place_at } aus
event-turn_started = Zug { $turn }: { $seat }
event-production_fixed = { $seat } stellt den Ertragswürfel auf { $number }
event-celebration_fixed = { $seat } stellt den Ereigniswürfel auf Fest
event-production_rolled = Der Ertragswürfel zeigt { $number }
event-symbol_rolled = Der Ereigniswürfel zeigt { $symbol }: { $symbol_effect }
event-event_drawn = Das Ereignis ist „{ $happening }“: { $happening_effect }
event-event_stack_rebuilt = Der Ereignisstapel wird neu gebildet
event-event_without_effect = „{ $happening }“ bleibt ohne Wirkung
event-actions_ended = { $seat } beendet die Aktionsphase
event-token_moved =
    { $holder ->
        [none] Der { $token } liegt wieder in der Mitte
       *[other] { $holder } bekommt { $token_acc }
    }
event-game_ended =
    { $winner ->
        [none] Das Spiel endet nach Zug { $turn } unentschieden
       *[other] { $winner } gewinnt das Spiel in Zug { $turn }
    }
event-produced =
    { $seat } erhält als Ertrag { $amount } { $resource } { $region ->
        [none] im Goldversteck
       *[other] auf der Landschaft { $region }
    }
event-gained =
    { $seat } erhält { $amount } { $resource } { $region ->
        [none] im Goldversteck
       *[other] auf der Landschaft { $region }
    }
event-lost =
    { $seat } verliert { $amount } { $resource } { $region ->
        [none] aus dem Goldversteck
       *[other] von der Landschaft { $region }
    }
event-overflowed =
    { $amount ->
        [one] { $seat } hat keinen Platz für { $amount } Rohstoff
       *[other] { $seat } hat keinen Platz für { $amount } Rohstoffe
    }
event-paid =
    { $seat } zahlt { $amount } { $resource } { $region ->
        [none] aus dem Goldversteck
       *[other] von der Landschaft { $region }
    }
event-given =
    { $seat } gibt { $amount } { $resource } { $region ->
        [none] aus dem Goldversteck
       *[other] von der Landschaft { $region }
    } ab
event-waived = { $seat } spart 1 { $resource }
event-named = { $seat } wählt { $resource }
event-robbed =
    { $amount ->
        [one] { $seat } hat { $amount } Rohstoff und wird ausgeraubt
       *[other] { $seat } hat { $amount } Rohstoffe und wird ausgeraubt
    }
event-trade_declined = { $seat } nimmt beim Handel nichts
event-purchases_ended = { $seat } kauft nichts mehr
event-road_built = { $seat } baut { $side } eine Straße
event-settlement_built = { $seat } baut { $town_at } eine Siedlung
event-region_drawn = { $seat } bekommt { $region }
event-region_stack_shuffled = { $seat } mischt den Landschaftsstapel
event-city_built = { $seat } baut { $town_at } eine Stadt
event-card_built = { $seat } baut { $card_acc } ({ $site })
event-cache_placed = { $seat } legt das Goldversteck an ({ $place })
event-card_removed = { $seat } entfernt { $card_acc } ({ $site })
event-traded = { $seat } tauscht { $amount } { $give } gegen 1 { $take }
event-card_played = { $seat } spielt { $card_acc }
event-regions_swapped = { $seat } vertauscht zwei Landschaften ({ $place } und { $other_place })
event-cards_swapped = { $seat } vertauscht { $card_acc } ({ $site }) und { $other_card_acc } ({ $other_site })
event-defence_declined = { $seat } verzichtet auf die Abwehr
event-defence_rolled = { $seat } würfelt zur Abwehr eine { $number }
event-attack_repelled = { $seat } wehrt { $card_acc } ab
event-building_designated = { $seat } nennt { $card_acc } ({ $site })
event-sebastian_declined = { $seat } spielt Sebastian nicht
event-not_affected = { $seat } ist von „{ $happening }“ nicht betroffen
event-card_lost = { $seat } verliert { $card_acc } ({ $site })
event-laid_face_up = { $seat } legt { $card_acc } auf den offenen Ausbaustapel zurück
event-card_discarded = { $seat } legt { $card_acc } ab
event-taken_from_discard = { $seat } nimmt { $card_acc } vom Ablagestapel
event-nothing_taken = { $seat } nimmt keine Karte
event-card_drawn = { $seat } zieht { $card_acc } von { $stack }
event-card_drawn-hidden = { $seat } zieht eine Karte von { $stack }
event-card_taken = { $seat } nimmt { $card_acc } aus { $stack }
event-card_taken-hidden = { $seat } nimmt eine Karte aus { $stack }
event-card_hidden = { $seat } schiebt { $card_acc } unter { $stack }
event-card_hidden-hidden = { $seat } schiebt eine Handkarte unter { $stack }
event-back_seen = { $seat } bewegt eine Karte mit dieser Rückseite: { $back } ({ $number }. von oben)
event-hand_card_put_away = { $seat } schiebt { $card_acc } aus der Hand des Gegners unter { $stack }
event-hand_card_put_away-hidden = { $seat } schiebt eine Handkarte des Gegners unter { $stack }
event-hand_card_stolen = { $seat } nimmt { $card_acc } aus der Hand des Gegners
event-hand_card_stolen-hidden = { $seat } nimmt eine Handkarte des Gegners
event-hand_card_missed = { $seat } verliert { $card_acc } aus der Hand
event-hand_card_missed-hidden = { $seat } verliert eine Handkarte
event-card_under_stack = { $seat } schiebt { $card_acc } unter { $stack }
event-stack_searched = { $seat } sieht { $stack } durch
event-hand_shown = { $to } sieht sich die Handkarten von { $seat } an
event-exchange_skipped = { $seat } tauscht keine Karte

## Why not?

why-too_few = Dafür brauchst du { $goods }; du hast { $have }.
why-too_few_in_all =
    { $need ->
        [one] Dafür brauchst du { $need } Rohstoff; du hast { $have }.
       *[other] Dafür brauchst du { $need } Rohstoffe; du hast { $have }.
    }
why-too_few_to_search =
    { $need ->
        [one] Einen Stapel durchzusehen kostet { $need } Rohstoff; du hast { $have }.
       *[other] Einen Stapel durchzusehen kostet { $need } Rohstoffe; du hast { $have }.
    }
why-no_store = Dort kannst du nichts einlagern ({ $store }).
why-store_empty = Dort liegt nichts ({ $store }).
why-store_full = Dort ist kein Platz ({ $store }).
why-other_resource = Dort lagert ein anderer Rohstoff ({ $store }).
why-no_room = Du hast keinen Platz für { $resource }.
why-opponent_has_none = Dein Gegner hat davon nichts mehr ({ $resource }).
why-no_room_to_take = Du hast keinen Platz für weiteren Rohstoff dieser Art ({ $resource }).
why-must_take_one = Mindestens einen Rohstoff musst du nehmen.
why-not_tithed = Die Zehntscheuer bringt nur Getreide oder Wolle, nicht { $resource }.
why-not_in_cost = { $resource } gehört nicht zu den Kosten.
why-no_gold_left = Du hast kein Gold mehr.
why-not_gold_for_gold = Gold kauft man nicht für Gold.
why-not_in_hand = Die Karte „{ $card }“ ist nicht auf der Hand.
why-stack_empty = { $stack } ist leer.
why-not_own_stack = { $stack } gehört dem anderen.
why-not_in_deck = Die Karte „{ $card }“ ist nicht in deinem Deck oder schon auf deiner Hand.
why-not_for_traitor = Im Turnierspiel nimmt der Verräter nur Einheiten und Aktionskarten, und „{ $card }“ ist weder das eine noch das andere.
why-hero_there = „{ $card }“ steht schon in einem Fürstentum.
why-not_in_preparation = Die Karte „{ $card }“ lässt sich vor dem ersten Zug nicht einsetzen.
why-no_such_stack = { $stack } gibt es in diesem Spiel nicht.
why-other_back = { $stack } hat eine andere Rückseite als die Karte.
why-not_in_stack = Die Karte „{ $card }“ ist nicht im Stapel.
why-not_basic_stack = Die ersten Handkarten kommen von einem Stapel des Basissets, und { $stack } gehört nicht dazu.
why-stack_taken = Von { $stack } hat schon dein Gegner seine ersten Handkarten genommen.
why-not_in_discard = Die Karte „{ $card }“ liegt nicht im Ablagestapel.
why-none_left = Von diesen Karten ist keine mehr übrig.
why-road_there = Es liegt { $side } schon eine Straße.
why-no_road = Du brauchst { $side } zuerst eine Straße.
why-no_regions_left = Für eine Siedlung sind nicht genug Landschaften übrig.
why-no_settlement = Du hast { $town_at } keine Siedlung.
why-no_town_here = Du hast dort weder Siedlung noch Stadt ({ $site }).
why-site_full = Dort ist kein Bauplatz frei ({ $site }).
why-only_in_city = Stadtausbauten gehören nur an eine Stadt ({ $site }).
why-not_an_expansion = Die Karte „{ $card }“ baut man nicht an eine Siedlung oder Stadt.
why-only_one = Die Karte „{ $card }“ darfst du nur einmal haben, und du hast sie schon.
why-no_parish_hall_here = Dort steht kein Gemeindehaus an einer Stadt ({ $site }).
why-no_region_here = Du hast dort keine Landschaft ({ $place }).
why-not_face_up = Die Karte „{ $card }“ liegt nicht im offenen Ausbaustapel.
why-not_in_intro = Im Einführungsspiel kannst du deine Karten nicht entfernen.
why-not_there = Die Karte „{ $card }“ liegt dort nicht ({ $site }).
why-region_placed_already = Die Landschaft { $region } hast du schon ausgelegt.
why-region_not_available = Die Landschaft { $region } kannst du jetzt nicht auslegen.
why-needs_card = Dafür muss bei dir die Karte „{ $card }“ ausliegen.
why-needs_either = Dafür muss bei dir die Karte „{ $card }“ oder „{ $other_card }“ ausliegen.
why-needs_city_or_commerce =
    { $need ->
        [one] Dafür brauchst du eine Stadt oder { $need } Handelspunkt.
       *[other] Dafür brauchst du eine Stadt oder { $need } Handelspunkte.
    }
why-needs_card_or_fewer_points = Dafür muss bei dir die Karte „{ $card }“ ausliegen, oder du brauchst weniger Siegpunkte als dein Gegner.
why-needs_progress =
    { $need ->
        [one] Dafür brauchst du { $need } Fortschrittspunkt auf deinen Ausbauten.
       *[other] Dafür brauchst du { $need } Fortschrittspunkte auf deinen Ausbauten.
    }
why-needs_strength_advantage = Dafür brauchst du den Stärkevorteil: mindestens 3 Stärkepunkte und mehr als dein Gegner.
why-needs_hero = Dafür brauchst du einen Helden mit Stärke.
why-nothing_to_take = Dein Gegner hat nichts, was du nehmen und einlagern könntest.
why-no_target = Dein Gegner hat nichts, was die Karte „{ $card }“ treffen könnte.
why-without_effect = Die Karte „{ $card }“ hätte jetzt keine Wirkung.
why-discard_pile_empty = Der Ablagestapel ist leer.
why-once_a_turn = Die Karte „{ $card }“ hast du in diesem Zug schon gespielt.
why-not_an_action_card = „{ $card }“ ist keine Aktionskarte.
why-wrong_time = Die Karte „{ $card }“ kann jetzt nicht gespielt werden ({ $card_effect }).
why-die_fixed = Dieser Würfel ist schon festgelegt.
why-same_resource = Du musst einen anderen Rohstoff nehmen als den, den du gibst.
why-too_few_for_bank = Für den Tausch brauchst du { $goods }; du hast { $have }.
why-too_few_for_ship = Für den Tausch mit dem Schiff brauchst du { $goods }; du hast { $have }.
why-too_few_in_region = Das Große Handelsschiff braucht { $goods } aus einer Landschaft; dort hast du { $have }.
why-too_few_for_mint = Die Münzstätte braucht { $goods }; du hast { $have }.
why-no_ship = Für { $resource } hast du kein Handelsschiff.
why-no_large_ship = Neben dieser Landschaft hast du kein Großes Handelsschiff ({ $place }).
why-no_mint = Du hast keine Münzstätte.
why-mint_used = Jede Münzstätte arbeitet nur einmal im Zug.
why-no_gold_from_mint = Gold gibt die Münzstätte nicht.
why-not_a_swap = Diese beiden zu vertauschen würde nichts ändern.
why-not_legal_there = Die Karte „{ $card }“ darf dort nicht liegen ({ $site }).
why-not_a_building = „{ $card }“ ist kein Gebäude.
why-not_designated = Dein Gegner hat dieses Gebäude nicht genannt („{ $card }“).
why-already_designated = Dieses Gebäude hast du schon genannt („{ $card }“).
why-protected_by_fire_brigade = Die Gebäude dort schützt eine Feuerwache ({ $site }).
why-not_such_a_unit = Hier zählt nur eine Einheit mit Stärke oder Handel, und „{ $card }“ ist keine.
why-not_a_unit_with_strength = „{ $card }“ ist keine Einheit mit Stärke.
why-not_burnable = Der Feuerteufel braucht ein Gebäude, und „{ $card }“ ist keines.
why-not_a_trade_ship = „{ $card }“ ist kein Handelsschiff.
why-not_a_bath_house = „{ $card }“ ist kein Badhaus.
why-no_sebastian = Sebastian hast du nicht auf der Hand.
why-too_little_gold_for_riots = Das kostet { $need } Gold; so viel hast du nicht.
why-region_full = Auf dieser Landschaft ist kein Platz mehr ({ $place }).

## What the table asks back about a move that is probably a slip

slip-victory = Du kannst jetzt etwas bauen, womit du das Spiel gewinnst. Die Aktionsphase trotzdem beenden?
slip-defence = Der Wurf kostet dich nichts und kann nur helfen. Trotzdem auf die Abwehr verzichten?
slip-gift = Das kostet dich nichts. Trotzdem verzichten?

## Terms

term-variant = Variante
term-switches = Hausregeln
term-viewer = Aus der Sicht von
term-phase = Phase
term-turn = Zug
term-active = Aktiver Spieler
term-starter = Startspieler
term-target = Ziel
term-production = Ertragswürfel
term-symbol = Ereigniswürfel
term-event = Ereigniswürfel
term-happening = Ereigniskarte
term-fixed = Durch eine Karte festgelegt
term-tokens = Steine
term-players = Spieler
term-seat = Spieler
term-points = Siegpunkte
term-sources = Aufschlüsselung
term-strength = Stärke
term-skill = Geschick
term-commerce = Handel
term-progress = Fortschritt
term-trade = Handel
term-goods = Rohstoffe
term-principality = Fürstentum
term-above = Oben
term-middle = Mitte
term-below = Unten
term-regions = Landschaften
term-region = Landschaft
term-terrain = Landschaftsart
term-resource = Rohstoff
term-number = Zahl
term-stock = Bestand
term-towns = Siedlungen und Städte
term-settlement = Siedlung
term-city = Stadt
term-road = Straße
term-settlements = Siedlungen
term-cities = Städte
term-roads = Straßen
term-sites = Bauplätze
term-cache = Goldversteck
term-place = Platz
term-central = Zentralkarten
term-regions_left = Landschaftsstapel
term-stacks = Nachziehstapel
term-stack = Stapel
term-back = Rückseite
term-backs = Rückseiten
term-size = Kartenzahl
term-face_up = Offener Ausbaustapel
term-card = Karte
term-cards = Karten
term-discard = Ablagestapel
term-owner = Besitzer
term-deck = Deck
term-chosen = Gewählte Ereignisse
term-to_come = Noch nicht gesehene Karten
term-top = Obenauf
term-events = Ereignisstapel
term-left = Übrig
term-drawn = Gezogen
term-known = Bekannt
term-fogged = Nicht mehr bekannt
fogged-basic = { back-basic }
fogged-gold = { back-gold }
fogged-turmoil = { back-turmoil }
fogged-progress = { back-progress }
fogged-own = { back-own }
term-somewhere = Gesehen, Verbleib unbekannt
term-row = In dieser Reihenfolge gesehen, einige fehlen inzwischen
term-hand = Handkarten
term-hand_limit = Handkartenlimit
term-cost = Kosten
term-worth = Punkte
term-effect = Wirkung
term-requirement = Voraussetzung
term-strength_advantage = Stärkevorteil
term-trade_advantage = Handelsvorteil
term-building = Gebäude
term-hero = Held
term-trade_ship = Handelsschiff
term-unit = Einheit
term-action_card = Aktionskarte
term-waiting = Entscheidet
term-decision = Entscheidung

## Where points come from

points-total = Summe

## Der gezeichnete Tisch: was Karten und Plätze von sich sagen

tip-region = Erhält 1 Rohstoff, wenn der Ertragswürfel ihre Zahl zeigt, und fasst höchstens 3 (CD-6.2, CD-4.1).
tip-booster = Daneben { $card }: 1 mehr, wenn die Zahl der Landschaft fällt (CD-6.4).
tip-storehouse = Daneben { $card }: Räuber zählen nicht mit, was hier liegt (CD-7.2).
tip-site = Ein Bauplatz. Tippe auf eine Handkarte und dann auf einen Platz, der aufleuchtet (CD-9.8, CD-9.9).
tip-larger = Fürstentum vergrößern
tip-whole = Ganzes Fürstentum zeigen
tip-settlement = 1 Siegpunkt und je ein Bauplatz oben und unten. Für 2 Getreide und 3 Erz wird eine Stadt daraus (CD-3.4, CD-9.6).
tip-city = 2 Siegpunkte und je zwei Bauplätze oben und unten (CD-3.4, CD-17.1).
tip-road_site = Eine Straße kostet 2 Lehm und 1 Holz (CD-9.3).
tip-settlement_site = Eine Siedlung kostet 1 Lehm, 1 Getreide, 1 Holz und 1 Wolle, kommt ans Ende einer Straße und bringt 2 Landschaften mit (CD-9.4).
tip-city_site = Eine Stadt kostet 2 Getreide und 3 Erz und kommt auf eine eigene Siedlung (CD-9.6).
tip-points = Wer am Ende des eigenen Zugs { $target } Siegpunkte hat, gewinnt (CD-17.2).
tip-token-strength = 1 Siegpunkt für den, der mindestens 3 Stärkepunkte hat und mehr als der Gegner (CD-13.4, CD-13.6).
tip-token-trade = 1 Siegpunkt für den, der mindestens 3 Handelspunkte hat und mehr als der Gegner (CD-13.5, CD-13.6).
tip-strength = Mit mindestens 3 und mehr als dein Gegner hast du den Stärkevorteil (CD-13.4).
tip-skill = Wer mehr davon hat, erhält bei einem Fest einen Rohstoff (CD-7.5).
tip-commerce = Mit mindestens 3 und mehr als dein Gegner hast du den Handelsvorteil (CD-13.5).
tip-progress = Jeder Punkt erhöht dein Handkartenlimit um 1 (CD-12.1).
tip-good = Alles davon auf deinen Landschaften. Zum Tauschen tippst du auf das, was du gibst, und dann auf das, was du willst: 3 gegen 1; günstiger, wenn du mit einem Handelsschiff, einer Landschaft neben einem Großen Handelsschiff oder der Münzstätte beginnst (CD-10.1 bis CD-10.4).
tip-good-other = Alles davon auf den Landschaften deines Gegners. Vorräte sind offen (CD-4.8).
tip-stack = Ein Nachziehstapel; darunter steht von oben nach unten, was du von ihm weißt (CD-12.2, CD-15.6).
tip-look = Durchsehen
tip-search = Du siehst den ganzen Stapel und nimmst 1 Karte; die Reihenfolge der übrigen bleibt (CD-12.4).
tip-events = Ein Fragezeichen auf dem Ereigniswürfel deckt die oberste Karte auf (CD-7.8). Das Julfest ist immer die vierte von unten (CD-2.5).
tip-dice = Der Ertragswürfel entscheidet, welche Landschaften etwas bringen, der Ereigniswürfel, was sonst geschieht (CD-6.1, CD-6.2).
tip-discard = Nur die oberste Karte ist zu sehen (CD-15.4). In den Themenspielen tippst du auf den Stapel und dann auf die eigene Karte, die du entfernen willst (CD-15.5).

## Lektionen

lesson-1-settlement = Deine erste neue Siedlung
lesson-1-settlement-hint = Das Einführungsspiel: Würfel, Landschaften, eine Straße, eine Siedlung und eine Mühle. Ein Zug von Anfang bis Ende.
lesson-1-settlement-theme = Catan, vor langer Zeit. Zwei Fürsten teilen sich die Insel, jeder mit einem Fürstentum aus Straßen, Siedlungen und Städten. Du bist **Rot**, dein Gegner ist **Blau**. Wer von euch wird der größere Fürst?
lesson-1-settlement-goal = **Siegpunkte** entscheiden: 1 für jede Siedlung, 2 für jede Stadt, 1 für jeden der beiden Steine. Wer am Ende des eigenen Zuges **7** davon hat, gewinnt das Einführungsspiel. Mit deinen beiden Siedlungen hast du schon 2.
lesson-1-settlement-regions = Um deine Siedlungen liegen sechs **Landschaften**. Jede hat eine Würfelzahl und lagert bis zu 3 ihres Rohstoffs: Wald gibt Holz, Hügelland Lehm, Ackerland Getreide, Weideland Wolle, Gebirge Erz und der Goldfluss Gold. Was nicht hineinpasst, verfällt.
lesson-1-settlement-roll = Dein Zug beginnt mit zwei Würfeln: einem für den **Ertrag**, einem für ein **Ereignis**. **Würfle.**
lesson-1-settlement-roll-why = Zuerst wird gewürfelt. Wirf die Würfel.
lesson-1-settlement-dice = Eine **5**: Alle Landschaften mit einer 5 bringen etwas ein, deine wie die deines Gegners. Du erhältst 1 Erz, Blau 1 Getreide. Das Ereignis ist Handel, aber niemand hat den Handelsstein, also geschieht nichts. Dein Gebirge ist jetzt voll.
lesson-1-settlement-road = Nun wird gebaut. Eine Siedlung braucht erst eine **Straße**; die kostet 2 Lehm und 1 Holz. **Baue rechts eine Straße.**
lesson-1-settlement-road-why = Alles zu seiner Zeit. Beginne mit der Straße rechts: An ihrem Ende wird eine Siedlung stehen.
lesson-1-settlement-settlement = Am Ende der Straße ist Platz für eine **Siedlung**. Sie kostet 1 Lehm, 1 Holz, 1 Getreide und 1 Wolle, genau was du hast. **Baue sie.**
lesson-1-settlement-settlement-why = Du kannst dir eine Siedlung leisten, und sie ist einen Punkt wert. Baue sie rechts.
lesson-1-settlement-new = 3 Punkte! Eine neue Siedlung bringt außerdem **zwei Landschaften** vom Stapel, eine oben und eine unten. **Wähle, welche nach oben kommt.** Das wird wichtig, sobald ein Gebäude daneben steht.
lesson-1-settlement-new-why = Beides ist recht: Wähle die Landschaft, die nach oben kommt.
lesson-1-settlement-trade = Drei Erz, und du kannst nichts damit anfangen? **Drei gleiche Rohstoffe** kannst du immer gegen 1 anderen tauschen. **Tausche 3 Erz gegen 1 Getreide**: Berühre bei deinen Rohstoffen erst das Erz, dann das Getreide.
lesson-1-settlement-trade-why = Auch das ginge, aber wir brauchen Getreide: Gib Erz und nimm Getreide.
lesson-1-settlement-mill = Die **Getreidemühle** auf deiner Hand kostet 1 Getreide und 1 Holz. Fällt die Zahl eines Ackerlands neben ihr, bringt es **2 Getreide statt 1**. **Baue sie oben, neben dein Ackerland.**
lesson-1-settlement-mill-why = Dort hätte sie kein Ackerland neben sich. Baue sie oben, gleich links oder rechts vom Ackerland.
lesson-1-settlement-done = Mehr kannst du jetzt nicht bauen. **Beende die Aktionsphase.**
lesson-1-settlement-done-why = Für diesen Zug ist genug gebaut: Beende die Aktionsphase.
lesson-1-settlement-draw = Du hast 2 Handkarten und darfst 3 haben. **Zieh eine** von einem Stapel deiner Wahl.
lesson-1-settlement-draw-why = Jeder Stapel ist recht: Zieh eine Karte.
lesson-1-settlement-exchange = Zuletzt könntest du eine Karte **tauschen**: sie unter einen Stapel legen und eine andere ziehen. Deine Karten sind gut, also **behalte sie.**
lesson-1-settlement-exchange-why = Das ist jetzt nicht nötig: Behalte deine Karten.
lesson-1-settlement-end = Das war ein ganzer Zug: würfeln, bauen und tauschen, nachziehen, eine Karte tauschen. **Ein Rat:** Eine volle Landschaft bringt nichts mehr ein, also baue rechtzeitig. Und mit mehr als 7 Rohstoffen hüte dich vor den Räubern: Sie nehmen alles Gold und alle Wolle.

lesson-2-tokens = Helden, Schiffe und Steine
lesson-2-tokens-hint = Eine Stadt, ein Held aus dem Stapel und zwei Steine, die das Einführungsspiel entscheiden.
lesson-2-tokens-hello = Einige Züge später: Du hast 4 Punkte, und Blau hat den **Heldenstein**, der 1 Punkt wert ist. Helden bringen **Stärke**: Wer mindestens 3 davon hat und mehr als der andere, bekommt ihn. Ebenso gewinnt **Handel** den Handelsstein. Holen wir uns beide.
lesson-2-tokens-city = Erst eine **Stadt**: Für 2 Getreide und 3 Erz wird eine Siedlung dazu. Sie ist 2 Punkte wert und hat oben und unten Platz für je zwei Karten. **Baue sie auf deine äußerste Siedlung rechts.**
lesson-2-tokens-city-why = Eine Stadt, ja, aber rechts: Dort werden wir den Platz brauchen.
lesson-2-tokens-done = Heb dir den Lehm für später auf. **Beende die Aktionsphase.**
lesson-2-tokens-done-why = Noch nicht, der Lehm wird im nächsten Zug nützlich. Beende die Aktionsphase.
lesson-2-tokens-exchange = Du brauchst einen zweiten Helden, und du weißt noch, dass **Harald** in Stapel 2 liegt. Der Kundschafter hilft nur bei neuen Siedlungen: **Tausche den Kundschafter.**
lesson-2-tokens-exchange-why = Diese Karten wirst du brauchen. Tausche den Kundschafter.
lesson-2-tokens-under = Die Karte, die du abgibst, kommt unter einen Stapel. **Leg sie unter einen beliebigen außer dem zweiten.**
lesson-2-tokens-under-why = Den zweiten Stapel wirst du durchsehen; leg den Kundschafter unter einen anderen.
lesson-2-tokens-search = Nun kannst du blind eine Karte ziehen oder einen Stapel **durchsehen** und eine auswählen. Das kostet 2 Rohstoffe, mit deinem Gemeindehaus nur 1. **Sieh Stapel 2 durch.**
lesson-2-tokens-search-why = Harald liegt in Stapel 2. Sieh diesen durch.
lesson-2-tokens-pay = Zahle mit dem, was du am wenigsten brauchst: **mit Gold.**
lesson-2-tokens-pay-why = Das wirst du noch brauchen. Zahle mit Gold.
lesson-2-tokens-take = Das sind die Karten des Stapels; nur du siehst sie. **Nimm Harald.**
lesson-2-tokens-take-why = Eine gute Karte, aber den Stein bringt dir Harald. Nimm ihn.
lesson-2-tokens-roll = Blau hat eine 5 gewürfelt, die dir 1 Erz gab, und nichts gebaut. Du bist wieder am Zug: **Würfle.**
lesson-2-tokens-roll-why = Zuerst wird gewürfelt. Wirf die Würfel.
lesson-2-tokens-harvest = Wieder eine 5 und noch ein Erz. Dazu **Reiche Ernte**: Ihr beide erhaltet 1 beliebigen Rohstoff. **Nimm Wolle**, für ein Schiff.
lesson-2-tokens-harvest-why = Dir fehlt Wolle. Lagere 1 Wolle im Weideland.
lesson-2-tokens-ship = Dein Lehm-Handelsschiff tauscht **2 Lehm gegen 1** beliebigen anderen Rohstoff, sooft du willst. **Tausche sie gegen Holz**: Berühre das Schiff, dann das Holz bei deinen Rohstoffen.
lesson-2-tokens-ship-why = Erst das Holz: Tausche dafür 2 Lehm.
lesson-2-tokens-hero = **Harald** kostet 1 Getreide und 1 Erz und bringt 2 Stärkepunkte. Mit den 2 von Siglind sind das 4, und Blau hat 3. **Baue ihn an deine neue Stadt.**
lesson-2-tokens-hero-why = Erst Harald, an die neue Stadt rechts.
lesson-2-tokens-trade = Der Heldenstein gehört dir: 6 Punkte. Nun das **Gold-Handelsschiff** für 1 Holz und 1 Wolle: Damit hast du 3 Handelspunkte, Blau hat 1. **Baue es an dieselbe Stadt.**
lesson-2-tokens-trade-why = Das Gold-Handelsschiff bringt dir den Handelsstein. Baue es an die Stadt rechts.
lesson-2-tokens-win = Beide Steine und **7 Punkte**! Sie zählen am Ende deines Zuges, also **beende die Aktionsphase.**
lesson-2-tokens-win-why = Du hast die Punkte, die du brauchst: Beende die Aktionsphase.
lesson-2-tokens-draw = Noch ergänzt du deine Hand auf 3 Karten. **Zieh eine** von einem beliebigen Stapel.
lesson-2-tokens-draw-why = Jeder Stapel ist recht: Zieh eine Karte.
lesson-2-tokens-again = **Und noch eine.**
lesson-2-tokens-again-why = Noch eine Karte, von einem beliebigen Stapel.
lesson-2-tokens-keep = Bessere Karten brauchst du nicht mehr. **Behalte sie.**
lesson-2-tokens-keep-why = Ein Tausch ist nicht nötig: Behalte deine Karten.
lesson-2-tokens-end = Du hast gewonnen! **Ein Rat:** Die Steine sind schnelle Punkte, aber man kann sie wieder verlieren. Siedlungen und Städte bleiben, und jede neue Siedlung bringt Landschaften, die dich versorgen. Tu beides.

lesson-3-gold = Die Zeit des Goldes
lesson-3-gold-hint = Eine Gilde, ein Kaperschiff und ein Handelsmeister: das erste der drei Themenspiele.
lesson-3-gold-hello = **Die Zeit des Goldes** bringt Händler, Schiffe und Piraten. Gespielt wird bis **12 Punkte**, und nun zählen auch Karten. Zu Beginn sieht jeder Fürst einen Stapel durch, wählt 3 Karten und darf seine Landschaften umlegen.
lesson-3-gold-stacks = Neben den Stapeln des Basissets liegen zwei dieser Zeit. Ihre roten Karten sind **Stadtausbauten** und dürfen nur an einer Stadt stehen. Und viele Karten setzen eine andere voraus.
lesson-3-gold-guild = Die **Händlergilde** liegt offen; jeder von euch darf sie bauen. Für 2 Lehm, 1 Getreide und 2 Wolle bringt sie 1 Punkt und 2 Handelspunkte. **Baue sie oben an deine Stadt.**
lesson-3-gold-guild-why = Erst die Gilde, oben an die Stadt: Andere Karten dieser Zeit setzen sie voraus.
lesson-3-gold-pirates = Das sind 3 Handelspunkte, also gehört dir auch der Handelsstein. Aber Blau hat zwei Handelsschiffe. Baust du ein **Kaperschiff**, muss dein Gegner eines davon ablegen. Es kostet 1 Holz und 1 Wolle: **Baue es.**
lesson-3-gold-pirates-why = Ärgern wir erst ein wenig Blau: Baue das Kaperschiff.
lesson-3-gold-sunk = Blau hat sich vom Woll-Handelsschiff getrennt; welches es trifft, entscheidet der Besitzer. Bei jeder Reichen Ernte bringt dir das Kaperschiff außerdem 1 Gold.
lesson-3-gold-master = Der **Handelsmeister** setzt die Händlergilde voraus, und die hast du. Er nimmt deinem Gegner bis zu 2 Rohstoffe deiner Wahl ab. **Spiele ihn.**
lesson-3-gold-master-why = Der Handelsmeister bringt jetzt mehr. Spiele ihn.
lesson-3-gold-ore = Du sagst, was du willst. Erz hast du keines, also **wähle Erz.**
lesson-3-gold-ore-why = Du hast gar kein Erz. Wähle zuerst Erz.
lesson-3-gold-more = Du darfst noch einen Rohstoff wählen. **Wähle Gold.**
lesson-3-gold-more-why = Gold passt hier am besten. Wähle Gold.
lesson-3-gold-mint = Deine **Münzstätte** tauscht einmal in jedem deiner Züge 1 Gold gegen 1 anderen Rohstoff. **Nutze sie**: Berühre sie, dann den Rohstoff, den du willst.
lesson-3-gold-mint-why = Probier die Münzstätte aus: Tausche 1 Gold gegen irgendeinen anderen Rohstoff.
lesson-3-gold-end = So geht es in dieser Zeit zu. **Ein Rat:** Alles dreht sich um Gold, und Räuber lieben es. Häufe nicht mehr als 7 Rohstoffe an oder schütze sie: Eine Lagerstätte nimmt zwei Landschaften aus der Zählung, und das Goldversteck ist immer sicher.

lesson-4-turmoil = Die Zeit der Wirren
lesson-4-turmoil-hint = Feuerteufel, Bogenschützen und Fehden, und wie man mit ihnen fertig wird.
lesson-4-turmoil-hello = **Die Zeit der Wirren** bringt Angriffe, und Mittel dagegen. Blau ist am Zug und hat eine **Spelunke**, in der sich Bogenschützen, Feuerteufel und Verräter treffen. Über dich wachen ein **Spähturm** und **Heinrich**.
lesson-4-turmoil-defence = Blau spielt den **Feuerteufel**, der es auf eines deiner Gebäude abgesehen hat. Du darfst würfeln: Der Spähturm hält ihn bei 1 und 2 auf, Heinrich bei 3, 4 und 5. Es kostet nichts: **Würfle zur Abwehr.**
lesson-4-turmoil-defence-why = Der Wurf kann dir nur helfen. Würfle zur Abwehr.
lesson-4-turmoil-repelled = Eine 5: Heinrich hat ihn erwischt, und der Feuerteufel wird ohne Wirkung abgelegt. Auch eine **Feuerwache** hätte geholfen. Sie schützt alle Gebäude ihrer Stadt.
lesson-4-turmoil-roll = Der Zug von Blau ist vorbei. **Würfle.**
lesson-4-turmoil-roll-why = Zuerst wird gewürfelt. Wirf die Würfel.
lesson-4-turmoil-feud = Das Ereignis ist eine **Fehde**. Blau hat den Heldenstein und könnte dich ein Gebäude kosten. Aber du hast **Sebastian**, der Fehde, Bruderzwist und Unruhen von dir fernhält. **Spiele ihn.**
lesson-4-turmoil-feud-why = Du würdest ein Gebäude verlieren, und genau dafür ist Sebastian da. Spiele ihn.
lesson-4-turmoil-tavern = Es herrscht wieder Ruhe. Nun eine eigene **Spelunke**: Sie liegt offen, kostet 1 Getreide, 1 Wolle und 2 Gold und ist 1 Punkt wert. **Baue sie an deine Stadt.**
lesson-4-turmoil-tavern-why = Ohne Spelunke kein Angriff. Baue sie an deine Stadt.
lesson-4-turmoil-archer = Die Stärke von Blau ist Candamir. Der **Bogenschütze** zwingt deinen Gegner, eine Einheit mit Stärke aufzugeben. **Spiele ihn.**
lesson-4-turmoil-archer-why = Der Bogenschütze ist auf deiner Hand und hat Candamir im Visier. Spiele ihn.
lesson-4-turmoil-hit = Blau hat weder Turm noch Wächter, und so kommt Candamir unter einen Nachziehstapel. Du hast 3 Stärkepunkte, Blau keinen: **Der Heldenstein gehört dir.**
lesson-4-turmoil-end = **Ein Rat:** Ganz sicher ist in dieser Zeit nichts. Behalte 2 Gold für Unruhen oder baue eine Kapelle dagegen, verteile deine Gebäude und setze nicht alles auf einen einzigen Helden.

lesson-5-progress = Die Zeit des Fortschritts
lesson-5-progress-hint = Der Weg zur Universität, Karten der Gelehrsamkeit und ein Mittel gegen die Seuche.
lesson-5-progress-hello = **Die Zeit des Fortschritts** gehört Universitäten, Bibliotheken und Rathäusern, aber auch der **Seuche**. Mit Fortschrittspunkten darfst du mehr Handkarten haben, und mehr Karten heißt mehr Auswahl.
lesson-5-progress-abbey = Dein **Kloster** hat 1 Fortschrittspunkt, also ist dein Handkartenlimit 4. Und es öffnet den Weg: Nur mit Kloster oder Bibliothek darfst du eine Universität bauen.
lesson-5-progress-university = Die **Universität** liegt offen. Für 1 Lehm, 2 Getreide und 2 Holz bringt sie 1 Siegpunkt und 1 Fortschrittspunkt. **Baue sie oben an deine Stadt.**
lesson-5-progress-university-why = Erst die Universität, oben an die Stadt: Deine anderen Karten setzen sie voraus.
lesson-5-progress-grain = Dein Handkartenlimit ist jetzt 5, und die Karten der Gelehrsamkeit sind spielbar. Die **Dreifelderwirtschaft** bringt bis zu 2 Getreide. **Spiele sie.**
lesson-5-progress-grain-why = Beginnen wir auf dem Acker: Spiele die Dreifelderwirtschaft.
lesson-5-progress-ore = **Flözbau** macht dasselbe mit Erz. **Spiele ihn.**
lesson-5-progress-ore-why = Erst das Erz: Spiele den Flözbau.
lesson-5-progress-cannon = Auch der **Geschützmeister** setzt die Universität voraus. Für nur 1 Holz und 1 Erz bringt er 4 Stärkepunkte; er ist eine Einheit, kein Held. **Baue ihn unten an deine Siedlung links.**
lesson-5-progress-cannon-why = Plätze an der Stadt sind kostbar. Baue den Geschützmeister unten an die Siedlung links.
lesson-5-progress-doctor = Der Heldenstein gehört dir: 6 Punkte. Neben einem **Badhaus** kann der **Medicus** wirken: Beide Landschaften daneben erhalten 1 Rohstoff. **Spiele ihn.**
lesson-5-progress-doctor-why = Der Medicus kostet nichts. Spiele ihn.
lesson-5-progress-plague = Das Badhaus kann noch mehr. Kommt die **Seuche**, verliert jede Landschaft an einer Stadt 1 Rohstoff, nicht aber die vier um die Stadt mit deinem Badhaus. Und eine Apotheke gibt dir jedes Mal einen Rohstoff.
lesson-5-progress-end = **Ein Rat:** Drei Ereignisse dieser Zeit sind Seuchen, und sie treffen die Reichen. Baue ein Badhaus, bevor deine Lager voll sind. Und mit 2 Fortschrittspunkten steht dir das Parlament offen: 2 Siegpunkte.

lesson-6-duel = Das Duell der Fürsten
lesson-6-duel-hint = Alle drei Zeiten zugleich und die letzten zwei Punkte eines langen Spiels.
lesson-6-duel-hello = **Das Duell der Fürsten** vereint alle drei Zeiten und geht bis **13 Punkte**. Das meiste kennst du schon; ein paar Dinge sind anders.
lesson-6-duel-stacks = Jede Zeit hat einen Stapel, und nichts liegt offen: Händlergilde, Spelunke und Universität sind je einmal **in den Stapeln verborgen**. Karten mit Halbmond bleiben in der Schachtel, und niemand weiß genau, welche Ereignisse im Spiel sind.
lesson-6-duel-plan = Du hast 11 Punkte. Die **Große Festhalle** auf deiner Hand ist 2 wert und kostet 2 Lehm, 3 Getreide und 3 Erz. Dir fehlen 1 Lehm, 1 Erz und ein freier Bauplatz an einer Stadt. Das alles lässt sich finden.
lesson-6-duel-gustav = **Gustav** holt eine Karte aus dem Ablagestapel, für den, der eine Bibliothek hat oder zurückliegt. **Spiele ihn.**
lesson-6-duel-gustav-why = Erst Gustav: Was wir brauchen, liegt im Ablagestapel.
lesson-6-duel-take = Diese Karten sind schon gespielt worden. **Nimm den Goldschmied**; du darfst ihn sofort nutzen.
lesson-6-duel-take-why = Gold hast du genug: Nimm den Goldschmied.
lesson-6-duel-gold = Dein Goldfluss ist voll. Der Goldschmied nimmt 3 Gold und gibt dir 2 beliebige Rohstoffe. **Spiele ihn.**
lesson-6-duel-gold-why = Der Goldschmied gibt dir zwei Rohstoffe für dein Gold. Spiele ihn.
lesson-6-duel-ore = Du wählst sie einzeln. **Zuerst 1 Erz.**
lesson-6-duel-ore-why = Für die Festhalle brauchst du 1 Erz. Lagere es im Gebirge.
lesson-6-duel-brick = **Und jetzt 1 Lehm.**
lesson-6-duel-brick-why = Nur Lehm fehlt noch. Lagere ihn im Hügelland.
lesson-6-duel-remove = Deine Städte sind voll. Doch außer im Einführungsspiel darfst du in deiner Aktionsphase eigene Gebäude und Einheiten kostenlos **entfernen**. Das Holzfällerlager hat seinen Dienst getan. **Entferne es**: Berühre den Ablagestapel, dann die Karte.
lesson-6-duel-remove-why = Gib auf, was du am wenigsten brauchst: Entferne das Holzfällerlager.
lesson-6-duel-hall = Da ist dein Bauplatz. **Baue die Große Festhalle.**
lesson-6-duel-hall-why = Alles ist bereit: Baue die Große Festhalle.
lesson-6-duel-done = **13 Punkte!** Sie müssen nur bis zum Ende deines Zuges halten. **Beende die Aktionsphase.**
lesson-6-duel-done-why = Du hast die Punkte, die du brauchst: Beende die Aktionsphase.
lesson-6-duel-draw = Ergänze deine Hand auf 3 Karten: **eine** von einem beliebigen Stapel...
lesson-6-duel-draw-why = Jeder Stapel ist recht: Zieh eine Karte.
lesson-6-duel-again = ...**und noch eine.**
lesson-6-duel-again-why = Noch eine Karte, von einem beliebigen Stapel.
lesson-6-duel-keep = **Behalte deine Karten**, und das Spiel ist aus.
lesson-6-duel-keep-why = Ein Tausch ist nicht nötig: Behalte deine Karten.
lesson-6-duel-end = Du hast das Duell gewonnen! **Ein letzter Rat:** Aus sechs Stapeln kannst du nicht alles haben. Wähle zwei Zeiten, die zu deinen Karten passen, merk dir, was in ihren Stapeln liegt, und überlass die dritte deinem Gegner. Nun spiel: Ein leichter Bot ist ein guter erster Gegner.
