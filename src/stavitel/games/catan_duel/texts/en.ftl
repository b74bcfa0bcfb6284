### Catan Duel in English.
### Which variables a message gets is told in stavitel/texts.py.

title = Catan – Duel
about = Two princes race to build roads, settlements and cities on Catan, and their cards get in each other’s way.

## Players

seat-red = Red
seat-blue = Blue

## Resources, terrains and regions: the number is the one to be rolled

resource-brick = Brick
    .low = brick
resource-grain = Grain
    .low = grain
resource-lumber = Lumber
    .low = lumber
resource-ore = Ore
    .low = ore
resource-wool = Wool
    .low = wool
resource-gold = Gold
    .low = gold

terrain-hills = Hills
terrain-fields = Fields
terrain-forest = Forest
terrain-mountains = Mountains
terrain-pasture = Pasture
terrain-gold_river = Gold field

region-red_forest = Forest (2)
    .low = forest (2)
region-red_gold_river = Gold field (1)
    .low = gold field (1)
region-red_fields = Fields (6)
    .low = fields (6)
region-red_hills = Hills (3)
    .low = hills (3)
region-red_pasture = Pasture (4)
    .low = pasture (4)
region-red_mountains = Mountains (5)
    .low = mountains (5)
region-blue_forest = Forest (3)
    .low = forest (3)
region-blue_gold_river = Gold field (4)
    .low = gold field (4)
region-blue_fields = Fields (5)
    .low = fields (5)
region-blue_hills = Hills (2)
    .low = hills (2)
region-blue_pasture = Pasture (1)
    .low = pasture (1)
region-blue_mountains = Mountains (6)
    .low = mountains (6)
region-stack_forest_1 = Forest (4)
    .low = forest (4)
region-stack_forest_2 = Forest (6)
    .low = forest (6)
region-stack_gold_river_1 = Gold field (2)
    .low = gold field (2)
region-stack_gold_river_2 = Gold field (3)
    .low = gold field (3)
region-stack_fields_1 = Fields (1)
    .low = fields (1)
region-stack_fields_2 = Fields (3)
    .low = fields (3)
region-stack_hills_1 = Hills (1)
    .low = hills (1)
region-stack_hills_2 = Hills (5)
    .low = hills (5)
region-stack_pasture_1 = Pasture (5)
    .low = pasture (5)
region-stack_pasture_2 = Pasture (6)
    .low = pasture (6)
region-stack_mountains_1 = Mountains (2)
    .low = mountains (2)
region-stack_mountains_2 = Mountains (4)
    .low = mountains (4)

## Places, counted outwards from the road between the first two settlements: even columns hold
## settlements and cities, odd ones regions

town--10 = left 6
    .at = in place 6 on the left
town--8 = left 5
    .at = in place 5 on the left
town--6 = left 4
    .at = in place 4 on the left
town--4 = left 3
    .at = in place 3 on the left
town--2 = left 2
    .at = in place 2 on the left
town-0 = left 1
    .at = in place 1 on the left
town-2 = right 1
    .at = in place 1 on the right
town-4 = right 2
    .at = in place 2 on the right
town-6 = right 3
    .at = in place 3 on the right
town-8 = right 4
    .at = in place 4 on the right
town-10 = right 5
    .at = in place 5 on the right
town-12 = right 6
    .at = in place 6 on the right

site--10a = left 6, above
site--10b = left 6, below
site--8a = left 5, above
site--8b = left 5, below
site--6a = left 4, above
site--6b = left 4, below
site--4a = left 3, above
site--4b = left 3, below
site--2a = left 2, above
site--2b = left 2, below
site-0a = left 1, above
site-0b = left 1, below
site-2a = right 1, above
site-2b = right 1, below
site-4a = right 2, above
site-4b = right 2, below
site-6a = right 3, above
site-6b = right 3, below
site-8a = right 4, above
site-8b = right 4, below
site-10a = right 5, above
site-10b = right 5, below
site-12a = right 6, above
site-12b = right 6, below

place--11a = region 6 on the left, above
    .at = in region space 6 on the left, above
place--11b = region 6 on the left, below
    .at = in region space 6 on the left, below
place--9a = region 5 on the left, above
    .at = in region space 5 on the left, above
place--9b = region 5 on the left, below
    .at = in region space 5 on the left, below
place--7a = region 4 on the left, above
    .at = in region space 4 on the left, above
place--7b = region 4 on the left, below
    .at = in region space 4 on the left, below
place--5a = region 3 on the left, above
    .at = in region space 3 on the left, above
place--5b = region 3 on the left, below
    .at = in region space 3 on the left, below
place--3a = region 2 on the left, above
    .at = in region space 2 on the left, above
place--3b = region 2 on the left, below
    .at = in region space 2 on the left, below
place--1a = region 1 on the left, above
    .at = in region space 1 on the left, above
place--1b = region 1 on the left, below
    .at = in region space 1 on the left, below
place-1a = middle region, above
    .at = in the middle region space, above
place-1b = middle region, below
    .at = in the middle region space, below
place-3a = region 1 on the right, above
    .at = in region space 1 on the right, above
place-3b = region 1 on the right, below
    .at = in region space 1 on the right, below
place-5a = region 2 on the right, above
    .at = in region space 2 on the right, above
place-5b = region 2 on the right, below
    .at = in region space 2 on the right, below
place-7a = region 3 on the right, above
    .at = in region space 3 on the right, above
place-7b = region 3 on the right, below
    .at = in region space 3 on the right, below
place-9a = region 4 on the right, above
    .at = in region space 4 on the right, above
place-9b = region 4 on the right, below
    .at = in region space 4 on the right, below
place-11a = region 5 on the right, above
    .at = in region space 5 on the right, above
place-11b = region 5 on the right, below
    .at = in region space 5 on the right, below
place-13a = region 6 on the right, above
    .at = in region space 6 on the right, above
place-13b = region 6 on the right, below
    .at = in region space 6 on the right, below

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
store-cache = Gold Cache

column--11 = region 6 on the left
column--10 = left 6
column--9 = region 5 on the left
column--8 = left 5
column--7 = region 4 on the left
column--6 = left 4
column--5 = region 3 on the left
column--4 = left 3
column--3 = region 2 on the left
column--2 = left 2
column--1 = region 1 on the left
column-0 = left 1
column-1 = middle region
column-2 = right 1
column-3 = region 1 on the right
column-4 = right 2
column-5 = region 2 on the right
column-6 = right 3
column-7 = region 3 on the right
column-8 = right 4
column-9 = region 4 on the right
column-10 = right 5
column-11 = region 5 on the right
column-12 = right 6
column-13 = region 6 on the right
column-middle--9 = between left 5 and 6
column-middle--7 = between left 4 and 5
column-middle--5 = between left 3 and 4
column-middle--3 = between left 2 and 3
column-middle--1 = between left 1 and 2
column-middle-1 = in the middle
column-middle-3 = between right 1 and 2
column-middle-5 = between right 2 and 3
column-middle-7 = between right 3 and 4
column-middle-9 = between right 4 and 5
column-middle-11 = between right 5 and 6

## Sides, tokens, stacks, backs, symbols of the event die and phases

side-left = on the left
side-right = on the right

token-strength = Hero token
    .low = hero token
token-trade = Trade token
    .low = trade token

stack-1 = Stack 1
    .low = stack 1
stack-2 = Stack 2
    .low = stack 2
stack-3 = Stack 3
    .low = stack 3
stack-4 = Stack 4
    .low = stack 4
stack-5 = Stack 5
    .low = stack 5
stack-6 = Stack 6
    .low = stack 6
stack-7 = Stack 7
    .low = stack 7
stack-8 = Stack 8
    .low = stack 8
stack-9 = Stack 9
    .low = stack 9
stack-10 = Stack 10
    .low = stack 10
stack-11 = Stack 11
    .low = stack 11
stack-12 = Stack 12
    .low = stack 12
stack-13 = Stack 13
    .low = stack 13
stack-14 = Stack 14
    .low = stack 14

back-basic = Basic Set
back-gold = Era of Gold
back-turmoil = Era of Turmoil
back-progress = Era of Progress
back-own = own cards

symbol-brigand_attack = Brigand Attack
    .effect = { symbol-brigand_attack-hint }
symbol-trade = Trade
    .effect = { symbol-trade-hint }
symbol-celebration = Celebration
    .effect = { symbol-celebration-hint }
symbol-plentiful_harvest = Plentiful Harvest
    .effect = { symbol-plentiful_harvest-hint }
symbol-event_card = Question mark
    .effect = { symbol-event_card-hint }

symbol-brigand_attack-hint = whoever has more than 7 resources loses all gold and wool
symbol-trade-hint = whoever has the trade advantage takes 1 resource from the other
symbol-celebration-hint = whoever has more skill gains 1 resource of their choice; in a tie, both do
symbol-plentiful_harvest-hint = both players gain 1 resource of their choice
symbol-event_card-hint = an event card is drawn

phase-setup = Setup
phase-pre_roll = Before the roll
phase-roll = Dice roll
phase-action = Action phase
phase-replenish = Refilling your hand
phase-exchange = Exchanging a card
phase-game_end = End of the game

## Draw cards and what they do

card-brigitta = Brigitta, the Wise Woman
    .the = Brigitta, the Wise Woman
    .effect = { card-brigitta-hint }
card-goldsmith = Goldsmith
    .the = the Goldsmith
    .effect = { card-goldsmith-hint }
card-merchant_caravan = Merchant Caravan
    .the = the Merchant Caravan
    .effect = { card-merchant_caravan-hint }
card-scout = Scout
    .the = the Scout
    .effect = { card-scout-hint }
card-relocation = Relocation
    .the = Relocation
    .effect = { card-relocation-hint }
card-brick_factory = Brick Factory
    .the = the Brick Factory
    .effect = { card-brick_factory-hint }
card-iron_foundry = Iron Foundry
    .the = the Iron Foundry
    .effect = { card-iron_foundry-hint }
card-grain_mill = Grain Mill
    .the = the Grain Mill
    .effect = { card-grain_mill-hint }
card-lumber_camp = Lumber Camp
    .the = the Lumber Camp
    .effect = { card-lumber_camp-hint }
card-weavers_shop = Weaver's Shop
    .the = the Weaver's Shop
    .effect = { card-weavers_shop-hint }
card-parish_hall = Parish Hall
    .the = the Parish Hall
    .effect = { card-parish_hall-hint }
card-abbey = Abbey
    .the = the Abbey
    .effect = { card-abbey-hint }
card-storehouse = Storehouse
    .the = the Storehouse
    .effect = { card-storehouse-hint }
card-marketplace = Marketplace
    .the = the Marketplace
    .effect = { card-marketplace-hint }
card-toll_bridge = Toll Bridge
    .the = the Toll Bridge
    .effect = { card-toll_bridge-hint }
card-brick_ship = Brick Ship
    .the = the Brick Ship
    .effect = { card-brick_ship-hint }
card-grain_ship = Grain Ship
    .the = the Grain Ship
    .effect = { card-grain_ship-hint }
card-ore_ship = Ore Ship
    .the = the Ore Ship
    .effect = { card-ore_ship-hint }
card-wool_ship = Wool Ship
    .the = the Wool Ship
    .effect = { card-wool_ship-hint }
card-lumber_ship = Lumber Ship
    .the = the Lumber Ship
    .effect = { card-lumber_ship-hint }
card-gold_ship = Gold Ship
    .the = the Gold Ship
    .effect = { card-gold_ship-hint }
card-austin = Austin
    .the = Austin
    .effect = { card-austin-hint }
card-candamir = Candamir
    .the = Candamir
    .effect = { card-candamir-hint }
card-harald = Harald
    .the = Harald
    .effect = { card-harald-hint }
card-inga = Inga
    .the = Inga
    .effect = { card-inga-hint }
card-osmund = Osmund
    .the = Osmund
    .effect = { card-osmund-hint }
card-siglind = Siglind
    .the = Siglind
    .effect = { card-siglind-hint }
card-large_trade_ship = Large Trade Ship
    .the = the Large Trade Ship
    .effect = { card-large_trade_ship-hint }
card-gudrun = Gudrun, Terror of the Seas
    .the = Gudrun, Terror of the Seas
    .effect = { card-gudrun-hint }
card-trade_master = Trade Master
    .the = the Trade Master
    .effect = { card-trade_master-hint }
card-merchant = Merchant
    .the = the Merchant
    .effect = { card-merchant-hint }
card-brigands = Brigands
    .the = the Brigands
    .effect = { card-brigands-hint }
card-reiner = Reiner the Herald
    .the = Reiner the Herald
    .effect = { card-reiner-hint }
card-gold_cache = Gold Cache
    .the = the Gold Cache
    .effect = { card-gold_cache-hint }
card-pirate_ship = Pirate Ship
    .the = the Pirate Ship
    .effect = { card-pirate_ship-hint }
card-moneylender = Moneylender
    .the = the Moneylender
    .effect = { card-moneylender-hint }
card-harbor = Harbor
    .the = the Harbor
    .effect = { card-harbor-hint }
card-trading_base = Trading Base
    .the = the Trading Base
    .effect = { card-trading_base-hint }
card-merchant_guild = Merchant Guild
    .the = the Merchant Guild
    .effect = { card-merchant_guild-hint }
card-mint = Mint
    .the = the Mint
    .effect = { card-mint-hint }
card-salt_silo = Salt Silo
    .the = the Salt Silo
    .effect = { card-salt_silo-hint }
card-staple_house = Staple House
    .the = the Staple House
    .effect = { card-staple_house-hint }
card-voyage_of_plunder = Voyage of Plunder
    .the = the Voyage of Plunder
    .effect = { card-voyage_of_plunder-hint }
card-archer = Archer
    .the = the Archer
    .effect = { card-archer-hint }
card-arsonist = Arsonist
    .the = the Arsonist
    .effect = { card-arsonist-hint }
card-sebastian = Sebastian the Itinerant Preacher
    .the = Sebastian the Itinerant Preacher
    .effect = { card-sebastian-hint }
card-traitor = Traitor
    .the = the Traitor
    .effect = { card-traitor-hint }
card-lookout_tower = Lookout Tower
    .the = the Lookout Tower
    .effect = { card-lookout_tower-hint }
card-drill_ground = Drill Ground
    .the = the Drill Ground
    .effect = { card-drill_ground-hint }
card-carl_forkbeard = Carl Forkbeard
    .the = Carl Forkbeard
    .effect = { card-carl_forkbeard-hint }
card-heinrich = Heinrich the Sentinel
    .the = Heinrich the Sentinel
    .effect = { card-heinrich-hint }
card-irmgard = Irmgard, Keeper of the Light
    .the = Irmgard, Keeper of the Light
    .effect = { card-irmgard-hint }
card-fairgrounds = Fairgrounds
    .the = the Fairgrounds
    .effect = { card-fairgrounds-hint }
card-fire_brigade = Fire Brigade
    .the = the Fire Brigade
    .effect = { card-fire_brigade-hint }
card-large_festival_hall = Large Festival Hall
    .the = the Large Festival Hall
    .effect = { card-large_festival_hall-hint }
card-chapel_low = Chapel (1–3)
    .the = the Chapel (1–3)
    .effect = { card-chapel_low-hint }
card-chapel_high = Chapel (4–6)
    .the = the Chapel (4–6)
    .effect = { card-chapel_high-hint }
card-hedge_tavern = Hedge Tavern
    .the = the Hedge Tavern
    .effect = { card-hedge_tavern-hint }
card-tithe_barn = Tithe Barn
    .the = the Tithe Barn
    .effect = { card-tithe_barn-hint }
card-benjamin = Benjamin the Traveling Scholar
    .the = Benjamin the Traveling Scholar
    .effect = { card-benjamin-hint }
card-three_field_system = Three-Field System
    .the = the Three-Field System
    .effect = { card-three_field_system-hint }
card-mineral_mining = Mineral Mining
    .the = Mineral Mining
    .effect = { card-mineral_mining-hint }
card-guido = Guido the Ambassador
    .the = Guido the Ambassador
    .effect = { card-guido-hint }
card-gustav = Gustav the Librarian
    .the = Gustav the Librarian
    .effect = { card-gustav-hint }
card-doctor = Doctor
    .the = the Doctor
    .effect = { card-doctor-hint }
card-chief_cannoneer = Chief Cannoneer
    .the = the Chief Cannoneer
    .effect = { card-chief_cannoneer-hint }
card-pharmacy = Pharmacy
    .the = the Pharmacy
    .effect = { card-pharmacy-hint }
card-bath_house = Bath House
    .the = the Bath House
    .effect = { card-bath_house-hint }
card-building_crane = Building Crane
    .the = the Building Crane
    .effect = { card-building_crane-hint }
card-library = Library
    .the = the Library
    .effect = { card-library-hint }
card-parliament = Parliament
    .the = the Parliament
    .effect = { card-parliament-hint }
card-town_hall = Town Hall
    .the = the Town Hall
    .effect = { card-town_hall-hint }
card-university = University
    .the = the University
    .effect = { card-university-hint }
card-gold_goldsmith = Goldsmith (Era of Gold)
    .the = the Goldsmith (Era of Gold)
    .effect = { card-gold_goldsmith-hint }
card-gold_storehouse = Storehouse (Era of Gold)
    .the = the Storehouse (Era of Gold)
    .effect = { card-gold_storehouse-hint }
card-gold_toll_bridge = Toll Bridge (Era of Gold)
    .the = the Toll Bridge (Era of Gold)
    .effect = { card-gold_toll_bridge-hint }
card-gold_large_trade_ship = Large Trade Ship (Era of Gold)
    .the = the Large Trade Ship (Era of Gold)
    .effect = { card-gold_large_trade_ship-hint }
card-turmoil_brigands = Brigands (Era of Turmoil)
    .the = the Brigands (Era of Turmoil)
    .effect = { card-turmoil_brigands-hint }
card-progress_brigitta = Brigitta, the Wise Woman (Era of Progress)
    .the = Brigitta, the Wise Woman (Era of Progress)
    .effect = { card-progress_brigitta-hint }
card-progress_relocation = Relocation (Era of Progress)
    .the = Relocation (Era of Progress)
    .effect = { card-progress_relocation-hint }

card-brigitta-hint = before rolling: choose the number of the production die, then roll only the event die
card-goldsmith-hint = pay 3 gold and gain any 2 resources
card-merchant_caravan-hint = give exactly 2 resources and gain any 2
card-scout-hint = with a new settlement: choose any 2 cards from the region stack
card-relocation-hint = two of your regions (with their stocks) or two of your expansions change places
card-brick_factory-hint = neighbouring hills produce 2 brick instead of 1 when their number is rolled
card-iron_foundry-hint = neighbouring mountains produce 2 ore instead of 1 when their number is rolled
card-grain_mill-hint = neighbouring fields produce 2 grain instead of 1 when their number is rolled
card-lumber_camp-hint = neighbouring forests produce 2 lumber instead of 1 when their number is rolled
card-weavers_shop-hint = neighbouring pastures produce 2 wool instead of 1 when their number is rolled
card-parish_hall-hint = choosing a card from a draw stack costs you only 1 resource
card-abbey-hint = 1 progress point: one extra card in your hand
card-storehouse-hint = Brigand Attack: the resources of both neighbouring regions do not count
card-marketplace-hint = when your opponent has more regions with the rolled number than you: 1 resource that one of them produces
card-toll_bridge-hint = Plentiful Harvest: 2 extra gold
card-brick_ship-hint = on your turn, as often as you like: trade 2 brick for 1 other resource
card-grain_ship-hint = on your turn, as often as you like: trade 2 grain for 1 other resource
card-ore_ship-hint = on your turn, as often as you like: trade 2 ore for 1 other resource
card-wool_ship-hint = on your turn, as often as you like: trade 2 wool for 1 other resource
card-lumber_ship-hint = on your turn, as often as you like: trade 2 lumber for 1 other resource
card-gold_ship-hint = on your turn, as often as you like: trade 2 gold for 1 other resource
card-austin-hint = hero: strength 1, skill 2
card-candamir-hint = hero: strength 4, skill 1
card-harald-hint = hero: strength 2, skill 1
card-inga-hint = hero: strength 1, skill 3
card-osmund-hint = hero: strength 2, skill 2
card-siglind-hint = hero: strength 2, skill 3
card-large_trade_ship-hint = on your turn, as often as you like: trade 2 resources from one neighbouring region for 1 other resource
card-gudrun-hint = take up to 2 gold from your opponent for each of your Pirate Ships
card-trade_master-hint = take 1 or 2 resources of your choice from your opponent; needs the Merchant Guild
card-merchant-hint = take 1 or 2 resources of your choice from your opponent and give 1 in return; needs a city or 3 commerce points
card-brigands-hint = fill one of your regions with resources taken from your opponent; needs the strength advantage
card-reiner-hint = before rolling: the event is Celebration, and you gain 1 extra resource
card-gold_cache-hint = holds up to 3 gold, safe from Brigand Attack and Plague; needs a hero with strength
card-pirate_ship-hint = when built: your opponent discards a trade ship; Plentiful Harvest: 1 gold
card-moneylender-hint = event Trade: with the trade advantage you take up to 2 resources instead of 1
card-harbor-hint = 1 victory point while you have at least 3 trade ships
card-trading_base-hint = your Marketplace and your Harbor each have 1 extra commerce point
card-merchant_guild-hint = allows the Trade Master and the Staple House
card-mint-hint = once on each of your turns: trade 1 gold for 1 other resource
card-salt_silo-hint = each of your trade ships has 1 extra commerce point
card-staple_house-hint = when built: any 2 resources; needs the Merchant Guild
card-voyage_of_plunder-hint = take 1 resource from your opponent, 2 if your opponent has more victory points; needs the strength advantage
card-archer-hint = your opponent puts a unit with strength under a draw stack; needs the Hedge Tavern
card-arsonist-hint = your opponent puts a building of your choice under a draw stack; needs the Hedge Tavern
card-sebastian-hint = when Riots, Feud or Fraternal Feuds would hit you: the event does not apply to you
card-traitor-hint = look at your opponent's hand; you may take 1 card; needs the Hedge Tavern
card-lookout_tower-hint = against Archer, Arsonist and Traitor: roll the die, on 1–2 the card has no effect
card-drill_ground-hint = your heroes cost 1 resource less
card-carl_forkbeard-hint = hero: strength 5
card-heinrich-hint = hero: strength 2; against Archer, Arsonist and Traitor: roll the die, on 3–5 the card has no effect
card-irmgard-hint = hero: skill 2; when an event or your opponent's action card removes one of your expansions, you gain 1 resource
card-fairgrounds-hint = when built: any 2 resources if you have more skill than your opponent
card-fire_brigade-hint = protects all buildings of its city from the Arsonist
card-large_festival_hall-hint = 2 victory points
card-chapel_low-hint = Riots does not apply to you when the production die shows 1–3
card-chapel_high-hint = Riots does not apply to you when the production die shows 4–6
card-hedge_tavern-hint = allows the Archer, the Arsonist and the Traitor
card-tithe_barn-hint = when built: choose grain or wool and gain 1 of it for each of your heroes
card-benjamin-hint = each of your regions with the number rolled this turn produces 1 more resource
card-three_field_system-hint = up to 2 grain; needs the University
card-mineral_mining-hint = up to 2 ore; needs the University
card-guido-hint = take any 1 card from the discard pile; needs the Town Hall or fewer victory points than your opponent
card-gustav-hint = take any 1 card from the discard pile; needs the Library or fewer victory points than your opponent
card-doctor-hint = both regions next to one of your Bath Houses gain 1 resource each; needs a Bath House
card-chief_cannoneer-hint = unit, not a hero: strength 4; needs the University
card-pharmacy-hint = Plague: 1 resource of your choice
card-bath_house-hint = protects the 4 regions around its city from Plague
card-building_crane-hint = city expansions that cost more than 4 resources cost you 1 less; needs the University
card-library-hint = when built: you may take any 1 card from a draw stack
card-parliament-hint = 2 victory points; needs 2 progress points
card-town_hall-hint = goes on your Parish Hall in a city; choosing a card from a draw stack is free for you
card-university-hint = 1 progress point; allows several cards of its era; needs the Abbey or the Library
card-gold_goldsmith-hint = { card-goldsmith-hint }
card-gold_storehouse-hint = { card-storehouse-hint }
card-gold_toll_bridge-hint = { card-toll_bridge-hint }
card-gold_large_trade_ship-hint = { card-large_trade_ship-hint }
card-turmoil_brigands-hint = { card-brigands-hint }
card-progress_brigitta-hint = { card-brigitta-hint }
card-progress_relocation-hint = { card-relocation-hint }

## Event cards and what they do

happening-fraternal_feuds = Fraternal Feuds
    .effect = { happening-fraternal_feuds-hint }
happening-invention = Invention
    .effect = { happening-invention-hint }
happening-year_of_plenty = Year of Plenty
    .effect = { happening-year_of_plenty-hint }
happening-traveling_merchant = Traveling Merchant
    .effect = { happening-traveling_merchant-hint }
happening-feud = Feud
    .effect = { happening-feud-hint }
happening-yule = Yule
    .effect = { happening-yule-hint }
happening-trade_ships_race = Trade Ships Race
    .effect = { happening-trade_ships_race-hint }
happening-gift_for_the_prince = Gift for the Prince
    .effect = { happening-gift_for_the_prince-hint }
happening-riots = Riots
    .effect = { happening-riots-hint }
happening-plague = Plague
    .effect = { happening-plague-hint }

happening-fraternal_feuds-hint = the player with the strength advantage puts 2 cards from the other's hand under draw stacks
happening-invention-hint = 1 resource of your choice for each building with a progress point, 2 at most
happening-year_of_plenty-hint = every region gains 1 resource for each neighbouring Storehouse and Abbey
happening-traveling_merchant-hint = both players may buy up to 2 resources for 1 gold each
happening-feud-hint = the player with the strength advantage names 3 of the other's buildings; the other puts one of them under a draw stack
happening-yule-hint = the event stack is reshuffled and another event is drawn
happening-trade_ships_race-hint = whoever has more trade ships gains 1 resource of their choice; in a tie with at least one ship each, both do
happening-gift_for_the_prince-hint = both players gain 1 gold for each unit with strength
happening-riots-hint = whoever has units with strength or commerce pays 1 gold, 2 gold for three or more, or loses one of them
happening-plague-hint = every region next to a city loses 1 resource

## Decks of the tournament game: what is wrong with one, what is unwise, and the sample decks

deck-td-01 =
    The deck has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }; it must have exactly { $most }.
deck-td-02 = There is no card "{ $what }" in the base box.
deck-td-03 = { $what } does not belong among the draw cards.
deck-td-04 = { $n } × { $what }: your box holds only { $most }.
deck-td-05 = Only one { $what } with the half-moon may be used.
deck-td-06 =
    You chose { $n ->
        [one] { $n } event card
       *[other] { $n } event cards
    }; exactly { $most } are needed.
deck-td-07 = { $what } is not an event card.
deck-td-08 = At most { $most } × { $what } may be chosen; you chose { $n }.
deck-td-09 = { $what } is added by the host and cannot be chosen.
deck-td-10 =
    You named { $n ->
        [one] { $n } starting card
       *[other] { $n } starting cards
    }; exactly { $most } are needed.
deck-td-11 = { $what } is a starting card, but the deck does not hold that many copies.
deck-td-12 = The number of copies must be a whole number from 1 ({ $what }).
deck-td-13 = The deck file needs { $what } = { $expected }.
deck-td-14 = The two decks together use { $n } × { $what }; the one box holds { $most }.
deck-td-15 = Cards with the half-moon are not allowed here: { $what }.
deck-tw-1 = { $what } can only be played if you have { $needs } in play, and the deck has none.
deck-tw-1-either = { $what } can only be built if you have { $needs } or { $other } in play, and the deck has neither.
deck-tw-1-progress =
    { $what } can only be built with { $n ->
        [one] { $n } progress point
       *[other] { $n } progress points
    }, more than the rest of the deck offers.
deck-tw-1-hero = { $what } can only be built if you have a hero with strength, and the deck has none.
deck-tw-2 = With 1 of each resource you cannot build any of your starting cards before the first turn.
deck-tw-3 = { $n } × { $what }: only one of them may stand in your principality at a time.
deck-tw-4 =
    The city expansions of this deck are worth { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }; { $most } or more are advisable.
deck-tw-5 = There is no { $what } in the deck.
deck-ignored = "{ $what }" means nothing in a deck file and is ignored.
deck-key-format = { $example }
deck-key-name = a text of 1 to 60 characters
deck-key-author = a text of 1 to 60 characters
deck-key-note = a text in quotes
deck-key-start = a list of card ids
deck-key-cards = a table of card ids and numbers
deck-key-events = a table of card ids and numbers
deck-central-road = Road
deck-central-settlement = Settlement
deck-central-city = City

deck-sample-merchant_fleet = Merchant Fleet
deck-sample-merchant_fleet-note = Trade: ships, commerce points, the trade advantage, and the cards of the Merchant Guild.
deck-sample-nine_heroes = Nine Heroes
deck-sample-nine_heroes-note = All nine heroes, the strength advantage, Tithe Barn and Fairgrounds.
deck-sample-learned_city = Learned City
deck-sample-learned_city-note = Progress: a large hand, University, Parliament, Town Hall and Chief Cannoneers.
deck-sample-gold_rush = Gold Rush
deck-sample-gold_rush-note = Gold: Toll Bridges, Pirate Ships, Mints, Goldsmiths and the Gold Cache.
deck-sample-golden_mean = Golden Mean
deck-sample-golden_mean-note = A little of everything: a good first deck.
deck-sample-torch_and_arrow = Torch and Arrow
deck-sample-torch_and_arrow-note = Attack: Hedge Tavern, Archers, Arsonists, Traitors, Pirate Ships and strong heroes.

## Variants

variant-intro = Introductory game
variant-intro-hint = The Basic Set on its own: the first to 7 victory points wins.
variant-gold = The Era of Gold
variant-gold-hint = Theme game to 12 points: gold, trade ships and pirates.
variant-turmoil = The Era of Turmoil
variant-turmoil-hint = Theme game to 12 points: archers, arsonists and traitors, and how to guard against them.
variant-progress = The Era of Progress
variant-progress-hint = Theme game to 12 points: university, library and town hall, and the plague.
variant-duel = Duel of the Princes
variant-duel-hint = All three eras at once, to 13 points.
variant-tournament = Tournament Game
variant-tournament-hint = Each player brings a deck of 33 cards and draws from stacks of their own; 15 points win. Reconstructed: not all of the printed rules could be read.

switch-doctor = The Doctor
switch-doctor-hint = How many regions gain a resource from the Doctor.
switch-doctor-two_regions = Two regions
switch-doctor-two_regions-hint = Those beside the Bath House card itself, as the Doctor's card puts it.
switch-doctor-four_regions = Four regions
switch-doctor-four_regions-hint = All around the city with the Bath House, the ones that the Bath House protects.
switch-bath_house = The Bath House between two cities
switch-bath_house-hint = Whether the Bath House also protects a region that borders a second city without one.
switch-bath_house-all_four = Protected
switch-bath_house-all_four-hint = All four regions of its city are safe, whatever else they border.
switch-bath_house-not_shared = Not protected
switch-bath_house-not_shared-hint = The region is struck because of the other city.
switch-start_stacks = The first hands of a theme game
switch-start_stacks-hint = Whether both players may choose their first cards from the same stack.
switch-start_stacks-different = From different stacks
switch-start_stacks-different-hint = As in the introductory game: whatever the theme games do not change still applies.
switch-start_stacks-any = From any stack
switch-start_stacks-any-hint = The theme games do not repeat that the stacks must differ.
switch-early_win = Winning before the roll
switch-early_win-hint = Whether a player with enough points at the start of their turn wins at once.
switch-early_win-theme_games = In theme games and the Duel
switch-early_win-theme_games-hint = Only their chapter says so. In the introductory game the end of the turn counts.
switch-early_win-every_game = In every game
switch-early_win-every_game-hint = In the introductory game too.
switch-gold_cache = Gold Cache
switch-gold_cache-hint = Whether gold that a gold field yields may go to the Gold Cache.
switch-gold_cache-all_gold = For all gold you gain
switch-gold_cache-all_gold-hint = Also for what a gold field yields, even if the field is full: the card is for gold received.
switch-gold_cache-not_yields = Not for what a field yields
switch-gold_cache-not_yields-hint = A gold field keeps what it yields, and what has no room there is lost. Other gold may go to the Gold Cache.
switch-target_points = The target of the tournament
switch-target_points-hint = How many victory points win. Reconstructed: probable (R55).
switch-target_points-fifteen = 15 points
switch-target_points-fifteen-hint = As one secondary source has it.
switch-target_points-thirteen = 13 points
switch-target_points-thirteen-hint = As in the Duel of the Princes.
switch-start_hand = Starting cards
switch-start_hand-hint = Where the 3 cards of the first hand come from. Reconstructed: inferred (R49).
switch-start_hand-from_deck = From the deck
switch-start_hand-from_deck-hint = You choose any 3 cards; the rest is shuffled.
switch-start_hand-from_stack = From a stack
switch-start_hand-from_stack-hint = You look through one of your stacks and choose 3 cards.
switch-start_hand-top = The top of a stack
switch-start_hand-top-hint = You take the 3 uppermost cards of one of your stacks.
switch-stack_count = Own draw stacks
switch-stack_count-hint = How many stacks your deck is dealt to. Reconstructed: inferred (R51).
switch-stack_count-three = Three
switch-stack_count-three-hint = With 33 cards, three stacks of 10.
switch-stack_count-two = Two
switch-stack_count-two-hint = With 33 cards, two stacks of 15.
switch-stack_count-four = Four
switch-stack_count-four-hint = With 33 cards, two stacks of 8 and two of 7.
switch-stack_count-five = Five
switch-stack_count-five-hint = With 33 cards, five stacks of 6.
switch-preparatory = The preparatory round
switch-preparatory-hint = How long you build before the first turn. Reconstructed: inferred (R52, R62).
switch-preparatory-until_pass = Until both pass
switch-preparatory-until_pass-hint = In turn, one card at a time; a pass is final.
switch-preparatory-one_each = One card each
switch-preparatory-one_each-hint = Each player builds once or passes.
switch-preparatory-none = No such round
switch-preparatory-none-hint = The game begins with the first turn.
switch-refill = Hands after the preparatory round
switch-refill-hint = Whether you draw before the first turn. Reconstructed: inferred (R54).
switch-refill-not_refilled = Not refilled
switch-refill-not_refilled-hint = You draw at the end of your first turn.
switch-refill-refilled = Refilled
switch-refill-refilled-hint = Both players draw up to their limit at once.
switch-heroes = The same hero twice
switch-heroes-hint = Whether a hero may stand in both principalities. Reconstructed: inferred (R57).
switch-heroes-each = Once for each player
switch-heroes-each-hint = Both players may have the same hero.
switch-heroes-across = Once for both
switch-heroes-across-hint = While a hero stands in one principality, it cannot be built in the other.
switch-deck_moons = Draw cards with a half-moon
switch-deck_moons-hint = Which of them a deck may contain. Reconstructed: inferred (R48).
switch-deck_moons-one_of_a_kind = One of a kind
switch-deck_moons-one_of_a_kind-hint = With one box each, this allows every card.
switch-deck_moons-none = None
switch-deck_moons-none-hint = Cards with a half-moon stay in the box, as in the Duel of the Princes.
switch-deck_lists = Deck lists
switch-deck_lists-hint = Whether you know what your opponent has brought. Reconstructed: ours (R58).
switch-deck_lists-secret = Secret
switch-deck_lists-secret-hint = You only know what has come to light.
switch-deck_lists-open = Open
switch-deck_lists-open-hint = Both players may read both lists.
switch-deck_cards = Cards in a deck
switch-deck_cards-hint = How many draw cards a deck has. Reconstructed: inferred (R47).
switch-deck_cards-thirty_three = 33 cards
switch-deck_cards-thirty_three-hint = As in the older game with own decks.
switch-deck_cards-thirty = 30 cards
switch-deck_cards-thirty-hint = A smaller deck, in which you find your cards sooner.
switch-deck_cards-forty = 40 cards
switch-deck_cards-forty-hint = A larger deck, for longer games.
switch-stack_layout = How own stacks are formed
switch-stack_layout-hint = Whether the cards in your stacks are mixed or sorted by their backs. Reconstructed: inferred (R51).
switch-stack_layout-mixed = Mixed
switch-stack_layout-mixed-hint = All your cards are shuffled together.
switch-stack_layout-by_back = By back
switch-stack_layout-by_back-hint = Each set has its own stacks of at most 12 cards, as many as your deck needs.
switch-show_backs = Backs of own cards
switch-show_backs-hint = Whether both players see which set a face-down card belongs to. Reconstructed: inferred (R51).
switch-show_backs-hidden = Hidden
switch-show_backs-hidden-hint = From behind, all your cards look alike.
switch-show_backs-shown = Shown
switch-show_backs-shown-hint = In hands and throughout the stacks. Stacks sorted by back always show them.

## Amounts and counts

amount-brick = { $n } brick
amount-grain = { $n } grain
amount-lumber = { $n } lumber
amount-ore = { $n } ore
amount-wool = { $n } wool
amount-gold = { $n } gold

count-resource =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
count-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-turn =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }

## Prompts

ask-draw_starter = The starting player is drawn.
ask-deal_card = A card is dealt to { $stack_low }.
ask-deal_event = An event card is chosen for this game.
ask-deal_deck = A card is dealt to a deck.
ask-deal_deck_event = An event is chosen for a deck.
ask-start_card = { $seat }: which card of your deck do you start with?
ask-preparatory_build = { $seat }: build one of your starting cards or a center card, or pass. A pass is final.
ask-start_stack = { $seat }: which draw stack do you take your opening hand from?
ask-regions_choice = { $seat }: keep your regions as they are?
ask-start_region = { $seat }: which region do you put { $place_at }?
ask-gain =
    { $resource ->
        [none]
            { $seat }: which resource do you gain{ $happening ->
                [none]
                    { $symbol ->
                        [none] { "" }
                       *[other] { " (" }{ $symbol })
                    }
               *[other] { " (" }{ $happening })
            }?{ $amount ->
                [one] { "" }
               *[other] { " " }You may choose { $amount }.
            }
       *[other] { $seat }: where do you store { $amount } { $resource_low }?
    }
ask-gain_at = { $seat }: the { $region_low } region produces { $amount } gold. Where do you store it?
ask-pay = { $seat }: which region do you pay the { $resource_low } from? Still to pay: { $cost }.
ask-pay_any =
    { $amount ->
        [one] { $seat }: which resource do you pay?
       *[other] { $seat }: which resource do you pay? You owe { $amount }.
    }
ask-give = { $seat }: your opponent takes { $resource_low }. Which region do you give it from?
ask-take_choice =
    { $amount ->
        [one] { $seat }: which resource do you take from your opponent?
       *[other] { $seat }: which resource do you take from your opponent? You may take up to { $amount }.
    }
ask-search_choice = { $seat }: which draw stack do you look through?
ask-searched_card =
    { $cards ->
        [one] { $seat }: which card do you take from { $stack_low }?
       *[other] { $seat }: which card do you take from { $stack_low }? You may take { $cards }.
    }
ask-pre_roll = { $seat }: roll the dice, or first play a card that sets a die. Victory points: { $points } of { $target }.
ask-roll_production = The production die is rolled.
ask-roll_event = The event die is rolled.
ask-trade_event =
    { $amount ->
        [one] { $seat }: you take { $amount } resource from your opponent (Trade). Which one?
       *[other] { $seat }: you may take up to { $amount } resources from your opponent (Trade). Which one first?
    }
ask-draw_event = An event card is drawn.
ask-action_phase = { $seat }: build, trade, play a card, or end the action phase. Victory points: { $points } of { $target }.
ask-draw_region = A region is drawn.
ask-upper_region = { $seat }: your new regions are { $region_low } and { $other_region_low }. Which do you put { $place_at }?
ask-scouted_region = { $seat }: which region from the stack do you put { $place_at }?
ask-waive_choice = { $seat }: { $card } costs { $cost }. Which resource do you save?
ask-sunk_ship = { $seat }: pirates sink one of your trade ships. Which one do you discard?
ask-tithe_choice =
    { $amount ->
        [one] { $seat }: grain or wool? You gain { $amount }.
       *[other] { $seat }: grain or wool? You gain { $amount } of it.
    }
ask-discarded_card = { $seat }: which card do you take from the discard pile?
ask-lost_card_stack = { $seat }: which draw stack do you put { $card_the } under?
ask-sebastian_choice = { $seat }: the event is “{ $happening }”: { $happening_effect }. Do you play Sebastian?
ask-purchase =
    { $amount ->
        [one] { $seat }: what do you buy for 1 gold? You may buy { $amount } resource; you have { $have } gold.
       *[other] { $seat }: what do you buy for 1 gold? You may buy { $amount } resources; you have { $have } gold.
    }
ask-designation = { $seat }: Feud. Which of your opponent's buildings do you name?
ask-feud_loss = { $seat }: Feud. Which of the named buildings do you put under a draw stack?
ask-feud_card = { $seat }: Fraternal Feuds. Which card from your opponent's hand do you put away?
ask-feud_stack = { $seat }: which draw stack do you put this card under?
ask-riots_choice = { $seat }: Riots. Pay { $pay } (you have { $have }), or put a unit under a draw stack?
ask-relocation_choice = { $seat }: which regions or expansions do you swap?
ask-relocation_partner = { $seat }: which expansion changes places with { $card_the } ({ $site })?
ask-merchant_gift = { $seat }: which resource do you give your opponent in return?
ask-brigands_region = { $seat }: which of your regions do the Brigands fill?
ask-doctors_bath_house = { $seat }: at which Bath House does the Doctor work?
ask-defence = { $seat }: your opponent plays { $card_the }. Do you roll the die in defence?
ask-roll_defence = The die is rolled in defence.
ask-archer_target = { $seat }: Archer. Which unit with strength do you put under a draw stack?
ask-arsonist_target = { $seat }: Arsonist. Which of your opponent's buildings do you choose?
ask-traitors_card = { $seat }: Traitor. Which card from your opponent's hand do you take?
ask-draw_choice = { $seat }: which draw stack do you draw from?
ask-surplus_card =
    { $cards ->
        [one] { $seat }: which card do you put under a draw stack? You have { $cards } too many.
       *[other] { $seat }: which card do you put under a draw stack? You have { $cards } too many.
    }
ask-hidden_card_stack = { $seat }: which draw stack do you put the card from your hand under?
ask-exchange_choice = { $seat }: which card in your hand do you exchange, if any?
ask-new_card = { $seat }: draw the top card of a stack, or search one?

## Actions

do-draw_starter = Chance: { $seat } starts
do-deal_card = Chance: { $card }
do-deal_event = Chance: “{ $happening }” is in the game
do-roll_production = Chance: the production die shows { $number }
do-roll_event = Chance: the event die shows { $symbol }
do-draw_event = Chance: the event is “{ $happening }”
do-draw_region = Chance: { $region_low }
do-roll_defence = Chance: the die shows { $number }
do-choose_stack =
    { $cards ->
        [one] Choose { $stack_low } ({ $back }, { $cards } card)
       *[other] Choose { $stack_low } ({ $back }, { $cards } cards)
    }
do-keep_regions = Keep the regions as they are
do-rearrange_regions = Rearrange the regions
do-put_region = Put { $region_low } { $place_at }
do-roll = Roll the dice
do-fix_production = Play { $card_the }: the production die shows { $number }
do-fix_celebration = Play Reiner: the event is Celebration
do-end_actions = End the action phase
do-pass_building = Pass and build nothing more before the game
do-build_road = Build a road { $side } for { $pay }
do-build_settlement = Build a settlement { $side } for { $pay }
do-scout_settlement = Build a settlement { $side } with the Scout for { $pay }
do-build_city = Build a city { $town_at } for { $pay }
do-build =
    { $less ->
        [0] Build { $card_the } ({ $site }) for { $pay }
       *[other] Build { $card_the } ({ $site }) for { $pay }, less { $less } resource
    }
do-place_cache = Place the Gold Cache next to the { $region_low }
do-remove = Remove { $card_the } ({ $site })
do-trade_bank = Trade { $amount } { $give_low } for 1 { $take_low }
do-trade_ship = Trade { $amount } { $give_low } for 1 { $take_low } with the trade ship
do-trade_large_ship = Trade { $amount } { $give_low } from { $region_low } for 1 { $take_low } with the Large Trade Ship
do-trade_mint = Trade 1 gold for 1 { $take_low } with the Mint
do-play = Play { $card_the } – { $card_effect }
do-pay =
    { $region ->
        [none] Pay 1 { $resource_low } from the Gold Cache (holds { $have })
       *[other] Pay 1 { $resource_low } from the { $region_low } region (holds { $have })
    }
do-gain =
    { $region ->
        [none] Store 1 { $resource_low } in the Gold Cache (holds { $have })
       *[other] Store 1 { $resource_low } in the { $region_low } region (holds { $have })
    }
do-give =
    { $region ->
        [none] Give 1 { $resource_low } from the Gold Cache (holds { $have })
       *[other] Give 1 { $resource_low } from the { $region_low } region (holds { $have })
    }
do-buy =
    { $region ->
        [none] Buy 1 { $resource_low } and store it in the Gold Cache (holds { $have })
       *[other] Buy 1 { $resource_low } and store it in the { $region_low } region (holds { $have })
    }
do-waive = Save 1 { $resource_low }
do-name = Choose { $resource_low }
do-enough = Stop here
do-choose = Choose { $card_the } ({ $site })
do-choose_region = Choose the { $region_low } region (holds { $have })
do-swap_regions = Swap { $region_low } and { $other_region_low }
do-defend = Roll the die in defence
do-decline = Decline
do-play_sebastian = Play Sebastian
do-pay_riots = Pay { $pay }
do-take = Take { $card_the } – { $card_effect }
do-take_nothing = Don't take a card
do-hide = Put away { $card_the }
do-put_under =
    { $cards ->
        [one] Put it under { $stack_low } ({ $back }, { $cards } card)
       *[other] Put it under { $stack_low } ({ $back }, { $cards } cards)
    }
do-draw =
    { $cards ->
        [one] Draw from { $stack_low } ({ $back }, { $cards } card)
       *[other] Draw from { $stack_low } ({ $back }, { $cards } cards)
    }
do-search =
    Search { $stack_low } ({ $back }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }){ $price ->
        [0] { "" }
        [one] { " for " }{ $price } resource
       *[other] { " for " }{ $price } resources
    }
do-exchange_card = Exchange { $card_the }
do-skip = Don't exchange a card

## Log

event-starter_drawn = { $seat } starts
event-stack_chosen = { $seat } takes the opening hand from { $stack_low }
event-regions_kept = { $seat } keeps the regions as they are
event-start_card_chosen = { $seat } starts with { $card_the }
event-start_card_chosen-hidden = { $seat } chooses a starting card
event-deck_card_shown = { $seat }'s deck gets { $card_the }
event-deck_card_dealt = { $seat }'s deck gets { $card_the }
event-deck_card_dealt-hidden = { $seat }'s deck gets a card
event-deck_event_shown = { $seat }'s deck gets the event “{ $happening }”
event-deck_event_dealt = { $seat }'s deck gets the event “{ $happening }”
event-deck_event_dealt-hidden = { $seat }'s deck gets an event
event-building_asked = { $seat } may build before the game
event-building_passed = { $seat } builds nothing more before the game
event-region_placed = { $seat } puts { $region_low } { $place_at }
event-turn_started = Turn { $turn }: { $seat }
event-production_fixed = { $seat } sets the production die to { $number }
event-celebration_fixed = { $seat } sets the event die to Celebration
event-production_rolled = The production die shows { $number }
event-symbol_rolled = The event die shows { $symbol }: { $symbol_effect }
event-event_drawn = The event is “{ $happening }”: { $happening_effect }
event-event_stack_rebuilt = The event stack is reshuffled
event-event_without_effect = “{ $happening }” has no effect
event-actions_ended = { $seat } ends the action phase
event-token_moved =
    { $holder ->
        [none] The { $token_low } returns to the middle
       *[other] { $holder } gets the { $token_low }
    }
event-game_ended =
    { $winner ->
        [none] The game ends in a draw after turn { $turn }
       *[other] { $winner } wins the game in turn { $turn }
    }
event-produced =
    { $seat } produces { $amount } { $resource_low } { $region ->
        [none] in the Gold Cache
       *[other] in the { $region_low }
    }
event-gained =
    { $seat } gains { $amount } { $resource_low } { $region ->
        [none] in the Gold Cache
       *[other] in the { $region_low }
    }
event-lost =
    { $seat } loses { $amount } { $resource_low } { $region ->
        [none] from the Gold Cache
       *[other] from the { $region_low }
    }
event-overflowed =
    { $amount ->
        [one] { $seat } has no room for { $amount } resource
       *[other] { $seat } has no room for { $amount } resources
    }
event-paid =
    { $seat } pays { $amount } { $resource_low } { $region ->
        [none] from the Gold Cache
       *[other] from the { $region_low }
    }
event-given =
    { $seat } gives { $amount } { $resource_low } { $region ->
        [none] from the Gold Cache
       *[other] from the { $region_low }
    }
event-waived = { $seat } saves 1 { $resource_low }
event-named = { $seat } chooses { $resource_low }
event-robbed =
    { $amount ->
        [one] Brigands rob { $seat }, who has { $amount } resource
       *[other] Brigands rob { $seat }, who has { $amount } resources
    }
event-trade_declined = { $seat } takes nothing in trade
event-purchases_ended = { $seat } buys nothing more
event-road_built = { $seat } builds a road { $side }
event-settlement_built = { $seat } builds a settlement { $town_at }
event-region_drawn = { $seat } draws { $region_low }
event-region_stack_shuffled = { $seat } shuffles the region stack
event-city_built = { $seat } builds a city { $town_at }
event-card_built = { $seat } builds { $card_the } ({ $site })
event-cache_placed = { $seat } places the Gold Cache ({ $place })
event-card_removed = { $seat } removes { $card_the } ({ $site })
event-traded = { $seat } trades { $amount } { $give_low } for 1 { $take_low }
event-card_played = { $seat } plays { $card_the }
event-regions_swapped = { $seat } swaps two regions ({ $place } and { $other_place })
event-cards_swapped = { $seat } swaps { $card_the } ({ $site }) and { $other_card_the } ({ $other_site })
event-defence_declined = { $seat } does not defend
event-defence_rolled = { $seat } rolls { $number } in defence
event-attack_repelled = { $seat } wards off { $card_the }
event-building_designated = { $seat } names { $card_the } ({ $site })
event-sebastian_declined = { $seat } does not play Sebastian
event-not_affected = { $seat } is not affected by “{ $happening }”
event-card_lost = { $seat } loses { $card_the } ({ $site })
event-laid_face_up = { $seat } returns { $card_the } to the face-up stack
event-card_discarded = { $seat } discards { $card_the }
event-taken_from_discard = { $seat } takes { $card_the } from the discard pile
event-nothing_taken = { $seat } takes no card
event-card_drawn = { $seat } draws { $card_the } from { $stack_low }
event-card_drawn-hidden = { $seat } draws a card from { $stack_low }
event-card_taken = { $seat } takes { $card_the } from { $stack_low }
event-card_taken-hidden = { $seat } takes a card from { $stack_low }
event-card_hidden = { $seat } puts { $card_the } under { $stack_low }
event-card_hidden-hidden = { $seat } puts a card from hand under { $stack_low }
event-back_seen = { $seat } moves a card with this back: { $back } (place { $number } from the top)
event-hand_card_put_away = { $seat } puts { $card_the } from the opponent's hand under { $stack_low }
event-hand_card_put_away-hidden = { $seat } puts a card from the opponent's hand under { $stack_low }
event-hand_card_stolen = { $seat } takes { $card_the } from the opponent's hand
event-hand_card_stolen-hidden = { $seat } takes a card from the opponent's hand
event-hand_card_missed = { $seat } loses { $card_the } from hand
event-hand_card_missed-hidden = { $seat } loses a card from hand
event-card_under_stack = { $seat } puts { $card_the } under { $stack_low }
event-stack_searched = { $seat } searches { $stack_low }
event-hand_shown = { $to } looks at { $seat }'s hand
event-exchange_skipped = { $seat } does not exchange a card

## Why not?

why-too_few = That takes { $goods }; you have { $have }.
why-too_few_in_all =
    { $need ->
        [one] That takes { $need } resource; you have { $have }.
       *[other] That takes { $need } resources; you have { $have }.
    }
why-too_few_to_search =
    { $need ->
        [one] Searching a stack costs { $need } resource; you have { $have }.
       *[other] Searching a stack costs { $need } resources; you have { $have }.
    }
why-no_store = You cannot store anything there ({ $store }).
why-store_empty = There is nothing there ({ $store }).
why-store_full = There is no room there ({ $store }).
why-other_resource = A different resource goes there ({ $store }).
why-no_room = You have no room for { $resource_low }.
why-opponent_has_none = Your opponent has no { $resource_low } left.
why-no_room_to_take = You have no room for any more { $resource_low }.
why-must_take_one = You must take at least one resource.
why-not_tithed = The Tithe Barn gives only grain or wool, not { $resource_low }.
why-not_in_cost = The cost does not include { $resource_low }.
why-no_gold_left = You have no gold left.
why-not_gold_for_gold = Gold cannot be bought for gold.
why-not_in_hand = { $card } is not in the hand.
why-stack_empty = { $stack } is empty.
why-not_own_stack = { $stack } belongs to your opponent.
why-not_in_deck = { $card } is not in your deck, or is already in your hand.
why-not_for_traitor = In the tournament game the Traitor takes only units and action cards, and { $card_the } is neither.
why-hero_there = { $card } already stands in a principality.
why-not_in_preparation = { $card } cannot be used before the first turn.
why-no_such_stack = There is no { $stack_low } in this game.
why-other_back = The card's back doesn't match { $stack_low }.
why-not_in_stack = { $card } is not in the stack.
why-not_basic_stack = Opening hands come from Basic Set stacks; { $stack_low } isn't one.
why-stack_taken = Your opponent has already taken an opening hand from { $stack_low }.
why-not_in_discard = { $card } is not in the discard pile.
why-none_left = There are none of these cards left.
why-road_there = You already have a road { $side }.
why-no_road = You need a road { $side } first.
why-no_regions_left = There are not enough regions left for a settlement.
why-no_settlement = You have no settlement { $town_at }.
why-no_town_here = You have no settlement or city there ({ $site }).
why-site_full = There is no free building site there ({ $site }).
why-only_in_city = City expansions can be built only next to a city ({ $site }).
why-not_an_expansion = { $card } cannot be built next to a settlement or city.
why-only_one = You may have only one { $card }, and you already have it.
why-no_parish_hall_here = You have no Parish Hall next to a city there ({ $site }).
why-no_region_here = You have no region there ({ $place }).
why-not_face_up = { $card } is not in the face-up stack.
why-not_in_intro = In the introductory game you cannot remove your own cards.
why-not_there = You have no { $card } there ({ $site }).
why-region_placed_already = You have already put the { $region_low } region down.
why-region_not_available = The { $region_low } region is not yours to put down.
why-needs_card = You need { $card_the } in play.
why-needs_either = You need { $card_the } or { $other_card_the } in play.
why-needs_city_or_commerce =
    { $need ->
        [one] You need a city or { $need } commerce point.
       *[other] You need a city or { $need } commerce points.
    }
why-needs_card_or_fewer_points = You need { $card_the } in play, or fewer victory points than your opponent.
why-needs_progress =
    { $need ->
        [one] You need { $need } progress point on your expansions.
       *[other] You need { $need } progress points on your expansions.
    }
why-needs_strength_advantage = You need the strength advantage: 3 strength points or more, and more than your opponent.
why-needs_hero = You need a hero with strength.
why-nothing_to_take = Your opponent has nothing that you could take and store.
why-no_target = { $card } would have no target: your opponent has nothing it could hit.
why-without_effect = { $card } would have no effect now.
why-discard_pile_empty = The discard pile is empty.
why-once_a_turn = You have already played { $card_the } this turn.
why-not_an_action_card = { $card } is not an action card.
why-wrong_time = { $card } cannot be played now ({ $card_effect }).
why-die_fixed = This die has already been set.
why-same_resource = You must take a different resource from the one you give.
why-too_few_for_bank = A trade takes { $goods }; you have { $have }.
why-too_few_for_ship = A trade with the ship takes { $goods }; you have { $have }.
why-too_few_in_region = The Large Trade Ship takes { $goods } from one region; you have { $have } there.
why-too_few_for_mint = The Mint takes { $goods }; you have { $have }.
why-no_ship = You have no trade ship for { $resource_low }.
why-no_large_ship = You have no Large Trade Ship next to that region ({ $place }).
why-no_mint = You have no Mint.
why-mint_used = Each Mint works only once per turn.
why-no_gold_from_mint = The Mint cannot give gold.
why-not_a_swap = Swapping these two would change nothing.
why-not_legal_there = { $card } cannot go there ({ $site }).
why-not_a_building = { $card } is not a building.
why-not_designated = Your opponent has not named this building ({ $card }).
why-already_designated = You have already named this building ({ $card }).
why-protected_by_fire_brigade = A Fire Brigade protects the buildings there ({ $site }).
why-not_such_a_unit = Only a unit with strength or commerce counts here, and { $card_the } is not one.
why-not_a_unit_with_strength = { $card } is not a unit with strength.
why-not_burnable = The Arsonist needs a building, and { $card_the } is not one.
why-not_a_trade_ship = { $card } is not a trade ship.
why-not_a_bath_house = { $card } is not a Bath House.
why-no_sebastian = You do not have Sebastian in your hand.
why-too_little_gold_for_riots = That costs { $need } gold, more than you have.
why-region_full = There is no room left in that region ({ $place }).

## What the table asks back about a move that is probably a slip

slip-victory = You can build something now that wins the game. End the action phase anyway?
slip-defence = Rolling costs nothing and can only help. Decline anyway?
slip-gift = This costs nothing. Decline anyway?

## Terms

term-variant = Variant
term-switches = House rules
term-viewer = Seen by
term-phase = Phase
term-turn = Turn
term-active = Active player
term-starter = Starting player
term-target = Target
term-production = Production die
term-symbol = Event die
term-event = Event die
term-happening = Event card
term-fixed = Set by a card
term-tokens = Tokens
term-players = Players
term-seat = Player
term-points = Victory points
term-sources = Breakdown
term-strength = Strength
term-skill = Skill
term-commerce = Commerce
term-progress = Progress
term-trade = Trade
term-goods = Resources
term-principality = Principality
term-above = Above
term-middle = Middle
term-below = Below
term-regions = Regions
term-region = Region
term-terrain = Terrain
term-resource = Resource
term-number = Number
term-stock = Stock
term-towns = Settlements and cities
term-settlement = Settlement
term-city = City
term-road = Road
term-settlements = Settlements
term-cities = Cities
term-roads = Roads
term-sites = Building sites
term-cache = Gold Cache
term-place = Place
term-central = Center cards
term-regions_left = Region stack
term-stacks = Draw stacks
term-stack = Stack
term-back = Back
term-backs = Backs
term-size = Number of cards
term-face_up = Face-up stack
term-card = Card
term-cards = Cards
term-discard = Discard pile
term-owner = Owner
term-deck = Deck
term-chosen = Chosen events
term-to_come = Cards not seen yet
term-top = On top
term-events = Event stack
term-left = Left
term-drawn = Drawn
term-known = Known
term-fogged = No longer known
fogged-basic = { back-basic }
fogged-gold = { back-gold }
fogged-turmoil = { back-turmoil }
fogged-progress = { back-progress }
fogged-own = { back-own }
term-somewhere = Seen before, whereabouts unknown
term-row = Seen in this order, some now missing
term-hand = Hand
term-hand_limit = Hand limit
term-cost = Cost
term-worth = Worth
term-effect = Effect
term-requirement = Requirement
term-strength_advantage = Strength advantage
term-trade_advantage = Trade advantage
term-building = Building
term-hero = Hero
term-trade_ship = Trade ship
term-unit = Unit
term-action_card = Action card
term-waiting = Waiting for
term-decision = Decision

## Where points come from

points-total = Total

## The drawn table: what pieces and places say of themselves

tip-region = Gains 1 resource when the production die shows its number, and holds 3 at most (CD-6.2, CD-4.1).
tip-booster = { $card } beside it: 1 more when its number is rolled (CD-6.4).
tip-storehouse = { $card } beside it: brigands do not count what lies here (CD-7.2).
tip-site = A building site. Touch a card in your hand, then a site that lights up (CD-9.8, CD-9.9).
tip-larger = Show this principality larger
tip-whole = Show the whole principality
tip-settlement = 1 victory point, and one building site above and below. A city can replace it for 2 grain and 3 ore (CD-3.4, CD-9.6).
tip-city = 2 victory points, and two building sites above and below (CD-3.4, CD-17.1).
tip-road_site = A road costs 2 brick and 1 lumber (CD-9.3).
tip-settlement_site = A settlement costs 1 brick, 1 grain, 1 lumber and 1 wool, goes at the end of a road and brings 2 regions (CD-9.4).
tip-city_site = A city costs 2 grain and 3 ore and goes on one of your settlements (CD-9.6).
tip-points = Whoever has { $target } victory points at the end of their own turn wins (CD-17.2).
tip-token-strength = 1 victory point for whoever has at least 3 strength points and more than the opponent (CD-13.4, CD-13.6).
tip-token-trade = 1 victory point for whoever has at least 3 commerce points and more than the opponent (CD-13.5, CD-13.6).
tip-strength = With 3 or more, and more than your opponent, you have the strength advantage (CD-13.4).
tip-skill = Whoever has more gains a resource at a Celebration (CD-7.5).
tip-commerce = With 3 or more, and more than your opponent, you have the trade advantage (CD-13.5).
tip-progress = Each point raises your hand limit by 1 (CD-12.1).
tip-good = Everything of this kind on your regions. To trade, touch what you give, then what you want: 3 for 1; cheaper if you start from a trade ship, from a region next to a Large Trade Ship, or from the Mint (CD-10.1 to CD-10.4).
tip-good-other = Everything of this kind on your opponent's regions. Stocks are open (CD-4.8).
tip-stack = A draw stack; below it, from the top down, what you know of it (CD-12.2, CD-15.6).
tip-look = Look through
tip-search = You see the whole stack and take 1 card; the others stay in order (CD-12.4).
tip-events = A question mark on the event die turns over the top card (CD-7.8). Yule is always fourth from the bottom (CD-2.5).
tip-dice = The production die decides which regions yield, the event die what else happens (CD-6.1, CD-6.2).
tip-discard = Only the top card can be seen (CD-15.4). In theme games, touch the pile and then one of your cards to remove it (CD-15.5).

## Lessons

lesson-1-settlement = Your first settlement
lesson-1-settlement-hint = The introductory game: dice, regions, a road, a settlement and a mill. One turn from beginning to end.
lesson-1-settlement-theme = Catan, long ago. Two princes share the island, and each rules a principality of roads, settlements and cities. You are **Red**, your opponent is **Blue**. Which of you will be the greater prince?
lesson-1-settlement-goal = **Victory points** decide: 1 for each settlement, 2 for each city, 1 for each of the two tokens. Whoever has **7** of them at the end of their own turn wins the introductory game. Your two settlements give you 2 to begin with.
lesson-1-settlement-regions = Around your settlements lie six **regions**. Each has a number for the die and stores up to 3 of its resource: forest gives lumber, hills brick, fields grain, pasture wool, mountains ore, and the gold field gold. What does not fit is lost.
lesson-1-settlement-roll = Your turn begins with two dice: one for **production**, one for an **event**. **Roll them.**
lesson-1-settlement-roll-why = The dice come first. Roll them.
lesson-1-settlement-dice = A **5**: every region with a 5 produces, yours and your opponent's alike. You gain 1 ore, Blue 1 grain. The event is Trade, but nobody has the trade token, so nothing happens. Your mountains are full now.
lesson-1-settlement-road = Now build. A settlement needs a **road** first; that costs 2 brick and 1 lumber. **Build a road on the right.**
lesson-1-settlement-road-why = All in good time. Start with the road on the right: a settlement will stand at its end.
lesson-1-settlement-settlement = There is room for a **settlement** at the end of your road. It costs 1 brick, 1 lumber, 1 grain and 1 wool, just what you have. **Build it.**
lesson-1-settlement-settlement-why = You can afford a settlement, and it is worth a point. Build it on the right.
lesson-1-settlement-new = 3 points! A new settlement also brings **two regions** from the stack, one above it and one below. **Choose the one that goes above.** It matters later, when a building stands next to it.
lesson-1-settlement-new-why = Either will do: choose the region that goes above.
lesson-1-settlement-trade = Three ore, and nothing to spend it on? **Three of a kind** can always be traded for 1 of another. **Trade 3 ore for 1 grain**: touch the ore among your resources, then the grain.
lesson-1-settlement-trade-why = You could, but we need grain: give ore, take grain.
lesson-1-settlement-mill = The **Grain Mill** in your hand costs 1 grain and 1 lumber. When the number of a field next to it comes up, that field gives **2 grain instead of 1**. **Build it above, beside your fields.**
lesson-1-settlement-mill-why = It would have no fields beside it there. Take the site above, directly left or right of your fields.
lesson-1-settlement-done = There is nothing left that you could build. **End the action phase.**
lesson-1-settlement-done-why = Your building is done for this turn: end the action phase.
lesson-1-settlement-draw = You hold 2 cards and may have 3. **Draw one** from a stack of your choice.
lesson-1-settlement-draw-why = Any stack will do: draw a card.
lesson-1-settlement-exchange = Finally you could **exchange** a card: put it under a stack and draw another. Your hand is fine, so **keep it.**
lesson-1-settlement-exchange-why = No need for that now: keep your cards.
lesson-1-settlement-end = That was a whole turn: roll, build and trade, draw, exchange. **A tip:** a full region gains nothing more, so build before it overflows. And with more than 7 resources, beware of the brigands: they take all your gold and wool.

lesson-2-tokens = Heroes, ships and tokens
lesson-2-tokens-hint = A city, a hero found in a stack, and two tokens that decide the introductory game.
lesson-2-tokens-hello = Some turns later you have 4 points, and Blue holds the **hero token**, worth 1. Heroes bring **strength**: with at least 3 of it, and more than your opponent, the token is yours. **Commerce** wins the trade token in the same way. Let's get both.
lesson-2-tokens-city = First a **city**: 2 grain and 3 ore make one out of a settlement. It is worth 2 points and has room for two cards above and two below. **Build it on your last settlement on the right.**
lesson-2-tokens-city-why = A city it shall be, but on the right: we will need the room there.
lesson-2-tokens-done = Keep your brick for later. **End the action phase.**
lesson-2-tokens-done-why = Not yet, the brick will be useful next turn. End the action phase.
lesson-2-tokens-exchange = You need a second hero, and you remember that **Harald** lies in stack 2. The Scout only helps with new settlements: **exchange the Scout.**
lesson-2-tokens-exchange-why = You will need those cards. Exchange the Scout.
lesson-2-tokens-under = The card you give away goes under a stack. **Put it under any stack but the second.**
lesson-2-tokens-under-why = You are going to search the second stack; put the Scout under another.
lesson-2-tokens-search = Now you may draw a card blindly, or **search** a stack and choose one. A search costs 2 resources; with your Parish Hall it costs only 1. **Search stack 2.**
lesson-2-tokens-search-why = Harald lies in stack 2. Search that one.
lesson-2-tokens-pay = Pay with what you need least: **your gold.**
lesson-2-tokens-pay-why = You will need that. Pay with gold.
lesson-2-tokens-take = These are the cards in the stack; only you see them. **Take Harald.**
lesson-2-tokens-take-why = A good card, but Harald wins you the token. Take him.
lesson-2-tokens-roll = Blue rolled a 5, which gave you 1 ore, and built nothing. It is your turn again: **roll the dice.**
lesson-2-tokens-roll-why = The dice come first. Roll them.
lesson-2-tokens-harvest = Another 5 and another ore. And **Plentiful Harvest**: both of you gain 1 resource of your choice. **Take wool**, for a ship.
lesson-2-tokens-harvest-why = Wool is what you lack. Store 1 wool in the pasture.
lesson-2-tokens-ship = Your Brick Ship trades **2 brick for 1** of anything else, as often as you like. **Trade them for lumber**: touch the ship, then the lumber among your resources.
lesson-2-tokens-ship-why = First lumber: trade 2 brick for it.
lesson-2-tokens-hero = **Harald** costs 1 grain and 1 ore and brings 2 strength. With the 2 of Siglind that makes 4, and Blue has 3. **Build him at your new city.**
lesson-2-tokens-hero-why = Harald comes first, at the new city on the right.
lesson-2-tokens-trade = The hero token is yours: 6 points. Now the **Gold Ship** for 1 lumber and 1 wool: with it you have 3 commerce, Blue has 1. **Build it at the same city.**
lesson-2-tokens-trade-why = The Gold Ship wins you the trade token. Build it at the city on the right.
lesson-2-tokens-win = Both tokens and **7 points**! They count at the end of your turn, so **end the action phase.**
lesson-2-tokens-win-why = You have the points you need: end the action phase.
lesson-2-tokens-draw = You still draw back up to 3 cards. **Draw one** from any stack.
lesson-2-tokens-draw-why = Any stack will do: draw a card.
lesson-2-tokens-again = **And another one.**
lesson-2-tokens-again-why = One more card, from any stack.
lesson-2-tokens-keep = You need no better cards now. **Keep them.**
lesson-2-tokens-keep-why = No exchange is needed: keep your cards.
lesson-2-tokens-end = You have won! **A tip:** tokens are quick points, but they can be lost again. Settlements and cities stay for good, and every new settlement brings regions that feed you. Do both.

lesson-3-gold = The Era of Gold
lesson-3-gold-hint = A guild, pirates and a trade master: the first of the three theme games.
lesson-3-gold-hello = The **Era of Gold** adds merchants, ships and pirates. It is played to **12 points**, and now cards have points of their own. At the start each prince looks through a stack, chooses 3 cards, and may rearrange the regions.
lesson-3-gold-stacks = Beside the stacks of the Basic Set lie two of this era. Its red cards are **city expansions**, which can be built only at a city. And many cards need another one in play first.
lesson-3-gold-guild = The **Merchant Guild** lies open; either of you may build it. For 2 brick, 1 grain and 2 wool it gives you 1 point and 2 commerce. **Build it above your city.**
lesson-3-gold-guild-why = The Guild first, above your city: other cards of this era need it.
lesson-3-gold-pirates = That makes 3 commerce, so the trade token is yours as well. But Blue has two trade ships. When you build a **Pirate Ship**, your opponent must discard a trade ship. It costs 1 lumber and 1 wool: **build it.**
lesson-3-gold-pirates-why = Let's trouble Blue first: build the Pirate Ship.
lesson-3-gold-sunk = Blue has given up the Wool Ship; which one goes is up to its owner. At every Plentiful Harvest the Pirate Ship will bring you 1 gold as well.
lesson-3-gold-master = The **Trade Master** needs the Merchant Guild, and you have it. He takes up to 2 resources of your choice from your opponent. **Play him.**
lesson-3-gold-master-why = The Trade Master is worth more right now. Play him.
lesson-3-gold-ore = You say what you want. You have no ore, so **name ore.**
lesson-3-gold-ore-why = You have no ore at all. Name ore first.
lesson-3-gold-more = You may name one more. **Name gold.**
lesson-3-gold-more-why = Gold suits us best here. Name gold.
lesson-3-gold-mint = Your **Mint** turns 1 gold into 1 other resource, once on each of your turns. **Use it**: touch it, then any resource you like.
lesson-3-gold-mint-why = Try the Mint: trade 1 gold for any other resource.
lesson-3-gold-end = That is the spirit of this era. **A tip:** gold is its lifeblood, and brigands are fond of it. Do not hoard more than 7 resources, or protect them: a Storehouse keeps two regions out of the count, and the Gold Cache is always safe.

lesson-4-turmoil = The Era of Turmoil
lesson-4-turmoil-hint = Arsonists, archers and feuds, and how to get the better of them.
lesson-4-turmoil-hello = The **Era of Turmoil** brings attacks, and ways to ward them off. It is Blue's turn. Blue has a **Hedge Tavern**, where archers, arsonists and traitors meet. A **Lookout Tower** and **Heinrich** are watching over you.
lesson-4-turmoil-defence = Blue plays the **Arsonist**, who is after one of your buildings. You may roll the die: the Lookout Tower stops him on 1 and 2, Heinrich on 3, 4 and 5. It costs nothing: **roll in defence.**
lesson-4-turmoil-defence-why = A roll can only help. Roll in defence.
lesson-4-turmoil-repelled = A 5: Heinrich has caught him, and the Arsonist is discarded without effect. A **Fire Brigade** would have helped as well. It protects all buildings of its city.
lesson-4-turmoil-roll = Blue's turn is over. **Roll the dice.**
lesson-4-turmoil-roll-why = The dice come first. Roll them.
lesson-4-turmoil-feud = The event is a **Feud**. Blue has the hero token and could make you give up a building. But you hold **Sebastian**, who keeps Feud, Fraternal Feuds and Riots away from you. **Play him.**
lesson-4-turmoil-feud-why = You would lose a building, and this is what Sebastian is for. Play him.
lesson-4-turmoil-tavern = Peace is restored. Now for a **Hedge Tavern** of your own: it lies open, costs 1 grain, 1 wool and 2 gold, and is worth 1 point. **Build it at your city.**
lesson-4-turmoil-tavern-why = Without the Hedge Tavern there is no attack. Build it at your city.
lesson-4-turmoil-archer = Blue's strength is Candamir. The **Archer** makes your opponent give up a unit with strength. **Play him.**
lesson-4-turmoil-archer-why = The Archer is in your hand, and Candamir in his sights. Play the Archer.
lesson-4-turmoil-hit = Blue has no tower and no sentinel, so Candamir goes under a draw stack. You have 3 strength, Blue has none: **the hero token is yours.**
lesson-4-turmoil-end = **A tip:** nothing is quite safe in this era. Keep 2 gold for Riots, or a Chapel against them, spread out your buildings, and do not stake everything on a single hero.

lesson-5-progress = The Era of Progress
lesson-5-progress-hint = The road to the University, cards of learning, and a remedy for the plague.
lesson-5-progress-hello = The **Era of Progress** is one of universities, libraries and town halls, but also of the **plague**. Progress points let you hold more cards, and more cards mean better choices.
lesson-5-progress-abbey = Your **Abbey** has 1 progress point, so your hand limit is 4. It also opens the way: only with an Abbey or a Library may you build a University.
lesson-5-progress-university = The **University** lies open. For 1 brick, 2 grain and 2 lumber it gives you 1 victory point and 1 progress point. **Build it above your city.**
lesson-5-progress-university-why = The University first, above your city: your other cards need it.
lesson-5-progress-grain = Your hand limit is 5 now, and the cards of learning can be played. The **Three-Field System** brings up to 2 grain. **Play it.**
lesson-5-progress-grain-why = Let's begin with the fields: play the Three-Field System.
lesson-5-progress-ore = **Mineral Mining** does the same for ore. **Play it.**
lesson-5-progress-ore-why = First the ore: play Mineral Mining.
lesson-5-progress-cannon = The **Chief Cannoneer** needs the University as well. For only 1 lumber and 1 ore he brings 4 strength; he is a unit, not a hero. **Build him below your settlement on the left.**
lesson-5-progress-cannon-why = Sites at the city are precious. Build the Chief Cannoneer below the settlement on the left.
lesson-5-progress-doctor = The hero token is yours: 6 points. The **Doctor** works at a **Bath House**: both regions beside it gain 1 resource. **Play him.**
lesson-5-progress-doctor-why = The Doctor costs nothing. Play him.
lesson-5-progress-plague = The Bath House does even more. When the **plague** comes, every region next to a city loses 1 resource, but not the four around the city of your Bath House. And a Pharmacy gives you a resource each time.
lesson-5-progress-end = **A tip:** three of the events in this era are plagues, and they strike the rich. Build a Bath House before your stores are full. And with 2 progress points the Parliament is open to you: 2 victory points.

lesson-6-duel = The Duel of the Princes
lesson-6-duel-hint = All three eras at once, and the last two points of a long game.
lesson-6-duel-hello = The **Duel of the Princes** brings all three eras together and is played to **13 points**. Most of it you know by now; a few things are different.
lesson-6-duel-stacks = Each era has one stack, and nothing lies open: the Merchant Guild, the Hedge Tavern and the University, one of each, are **hidden in the stacks**. Cards with a half-moon stay in the box, and nobody knows exactly which events are in the game.
lesson-6-duel-plan = You have 11 points. The **Large Festival Hall** in your hand is worth 2 and costs 2 brick, 3 grain and 3 ore. You lack 1 brick, 1 ore, and a free site at a city. Let's find all three.
lesson-6-duel-gustav = **Gustav** fetches a card from the discard pile, for whoever has a Library or is behind. **Play him.**
lesson-6-duel-gustav-why = Gustav first: what we need lies in the discard pile.
lesson-6-duel-take = These cards have been played. **Take the Goldsmith**; you may use him at once.
lesson-6-duel-take-why = You have gold to spend: take the Goldsmith.
lesson-6-duel-gold = Your gold field is full. The Goldsmith takes 3 gold and gives you any 2 resources. **Play him.**
lesson-6-duel-gold-why = The Goldsmith gives two resources for your gold. Play him.
lesson-6-duel-ore = You choose them one by one. **First, 1 ore.**
lesson-6-duel-ore-why = For the Festival Hall you need 1 ore. Store it in the mountains.
lesson-6-duel-brick = **And now 1 brick.**
lesson-6-duel-brick-why = Brick is what you still lack. Store it in the hills.
lesson-6-duel-remove = Your cities are full. But except in the introductory game you may **remove** your own buildings and units in your action phase, for free. The Lumber Camp has done its work. **Remove it**: touch the discard pile, then the card.
lesson-6-duel-remove-why = Give up what you need least: remove the Lumber Camp.
lesson-6-duel-hall = There is your site. **Build the Large Festival Hall.**
lesson-6-duel-hall-why = Everything is ready: build the Large Festival Hall.
lesson-6-duel-done = **13 points!** They only have to last until the end of your turn. **End the action phase.**
lesson-6-duel-done-why = You have the points you need: end the action phase.
lesson-6-duel-draw = Draw back up to 3 cards, **one** from any stack...
lesson-6-duel-draw-why = Any stack will do: draw a card.
lesson-6-duel-again = ...**and another.**
lesson-6-duel-again-why = One more card, from any stack.
lesson-6-duel-keep = **Keep your cards**, and the game is over.
lesson-6-duel-keep-why = No exchange is needed: keep your cards.
lesson-6-duel-end = You have won the Duel! **One last tip:** with six stacks you cannot have everything. Choose two eras that suit your cards, remember what you have seen in their stacks, and leave the third to your opponent. Now play: an easy bot is a good first rival.
