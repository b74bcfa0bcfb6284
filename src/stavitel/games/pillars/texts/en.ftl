### The Pillars of the Earth in English.
### Which variables a message gets is told in stavitel/texts.py.

title = The Pillars of the Earth
about = Gather wood, stone and sand, hire craftsmen and place your master builders well while the cathedral of Kingsbridge rises.

## Players

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow

## Cubes and resource cards

good-wood = Wood
    .low = wood
good-stone = Stone
    .low = stone
good-sand = Sand
    .low = sand
good-metal = Metal
    .low = metal

resource-wood_2 = 2 wood
resource-wood_3 = 3 wood
resource-wood_4 = 4 wood
resource-stone_2 = 2 stone
resource-stone_3 = 3 stone
resource-stone_4 = 4 stone
resource-sand_2 = 2 sand
resource-sand_3 = 3 sand
resource-sand_4 = 4 sand

## Craftsmen: where a trade has several cards, the round tells them apart

craftsman-start_mortar_mixer = Mortar mixer
    .low = mortar mixer
craftsman-start_woodworker = Woodworker
    .low = woodworker
craftsman-start_stonecutter = Stonecutter
    .low = stonecutter
craftsman-r1_mason = Mason (round 1)
    .low = mason (round 1)
craftsman-r1_toolmaker = Toolmaker
    .low = toolmaker
craftsman-r1_mortar_mixer = Mortar mixer (round 1)
    .low = mortar mixer (round 1)
craftsman-r1_master_woodworker = Master woodworker
    .low = master woodworker
craftsman-r2_potter = Potter (round 2)
    .low = potter (round 2)
craftsman-r2_architect = Architect
    .low = architect
craftsman-r2_mason = Mason (round 2)
    .low = mason (round 2)
craftsman-r2_carpenter = Carpenter (round 2)
    .low = carpenter (round 2)
craftsman-r3_potter = Potter (round 3)
    .low = potter (round 3)
craftsman-r3_sculptor = Sculptor (round 3)
    .low = sculptor (round 3)
craftsman-r3_carpenter = Carpenter (round 3)
    .low = carpenter (round 3)
craftsman-r3_mason = Mason (round 3)
    .low = mason (round 3)
craftsman-r4_mason = Mason (round 4)
    .low = mason (round 4)
craftsman-r4_sculptor = Sculptor (round 4)
    .low = sculptor (round 4)
craftsman-r4_carpenter = Carpenter (round 4)
    .low = carpenter (round 4)
craftsman-r4_glassblower = Glassblower (round 4)
    .low = glassblower (round 4)
craftsman-r5_carpenter = Carpenter (round 5)
    .low = carpenter (round 5)
craftsman-r5_goldsmith = Goldsmith (round 5)
    .low = goldsmith (round 5)
craftsman-r5_sculptor = Sculptor (round 5)
    .low = sculptor (round 5)
craftsman-r5_glassblower = Glassblower (round 5)
    .low = glassblower (round 5)
craftsman-r6_bell_maker = Bell maker
    .low = bell maker
craftsman-r6_organ_builder = Organ builder
    .low = organ builder
craftsman-r6_sculptor = Sculptor (round 6)
    .low = sculptor (round 6)
craftsman-r6_goldsmith = Goldsmith (round 6)
    .low = goldsmith (round 6)

## Advantage cards and what they do

advantage-toledo_studies = Studies in Toledo
    .effect = { advantage-toledo_studies-hint }
advantage-weeping_madonna = The Weeping Madonna
    .effect = { advantage-weeping_madonna-hint }
advantage-brother_remigius = Brother Remigius
    .effect = { advantage-brother_remigius-hint }
advantage-otto_blackface = Otto Blackface
    .effect = { advantage-otto_blackface-hint }
advantage-archbishop_thomas = Archbishop Thomas
    .effect = { advantage-archbishop_thomas-hint }
advantage-loyalty_rewarded = Loyalty Rewarded
    .effect = { advantage-loyalty_rewarded-hint }
advantage-near_completion = Almost Finished
    .effect = { advantage-near_completion-hint }
advantage-wool_fair = The Wool Fair
    .effect = { advantage-wool_fair-hint }
advantage-king_at_the_festivities = The King Comes to Celebrate
    .effect = { advantage-king_at_the_festivities-hint }
advantage-aliena = Aliena
    .effect = { advantage-aliena-hint }
advantage-ellen = Ellen
    .effect = { advantage-ellen-hint }
advantage-jack = Jack
    .effect = { advantage-jack-hint }
advantage-richard_outlaws = Richard and the Outlaws
    .effect = { advantage-richard_outlaws-hint }
advantage-tom_builder = Tom Builder
    .effect = { advantage-tom_builder-hint }
advantage-brother_francis = Brother Francis
    .effect = { advantage-brother_francis-hint }
advantage-prior_philip = Prior Philip
    .effect = { advantage-prior_philip-hint }

advantage-toledo_studies-hint = 2 metal at once
advantage-weeping_madonna-hint = 3 points at once
advantage-brother_remigius-hint = once, place a builder for free
advantage-otto_blackface-hint = one extra worker every round
advantage-archbishop_thomas-hint = once, protection from an event
advantage-loyalty_rewarded-hint = once, pay no tax
advantage-near_completion-hint = 1 stone and 1 wood at once
advantage-wool_fair-hint = 8 gold at once
advantage-king_at_the_festivities-hint = 1 metal at once
advantage-aliena-hint = 1 wood every round
advantage-ellen-hint = a look at the event every round
advantage-jack-hint = room for a sixth craftsman
advantage-richard_outlaws-hint = 1 sand every round
advantage-tom_builder-hint = 1 stone every round
advantage-brother_francis-hint = a tax of only 2 gold
advantage-prior_philip-hint = 1 extra point in the priory

## Event cards and what they do

happening-kings_victory = The King's Victory
    .effect = { happening-kings_victory-hint }
happening-richard_takes_the_castle = Richard Takes the Castle
    .effect = { happening-richard_takes_the_castle-hint }
happening-monastery_goods = Goods of the Monastery
    .effect = { happening-monastery_goods-hint }
happening-madonna_statue = A Statue of the Madonna
    .effect = { happening-madonna_statue-hint }
happening-volunteers = Volunteers
    .effect = { happening-volunteers-hint }
happening-cathedral_collapse = Collapse
    .effect = { happening-cathedral_collapse-hint }
happening-prior_against_bishop = Prior against Bishop
    .effect = { happening-prior_against_bishop-hint }
happening-hard_winter = Hard Winter
    .effect = { happening-hard_winter-hint }
happening-city_wall = The City Wall
    .effect = { happening-city_wall-hint }
happening-hamleigh_levy = Hamleigh's Levy
    .effect = { happening-hamleigh_levy-hint }

happening-kings_victory-hint = everybody takes 5 gold
happening-richard_takes_the_castle-hint = everybody takes 1 metal
happening-monastery_goods-hint = up to five of each player's workers in the wool mill earn 2 gold each
happening-madonna_statue-hint = one of each player's craftsmen may work one extra time
happening-volunteers-hint = every resource card gives 1 extra cube
happening-cathedral_collapse-hint = everybody loses a craftsman
happening-prior_against_bishop-hint = everybody loses 2 points
happening-hard_winter-hint = every resource card gives 1 cube fewer
happening-city_wall-hint = everybody may use only 2 builders next round
happening-hamleigh_levy-hint = everybody pays 4 gold

## Places for builders and what they bring

place-bishop = Bishop's seat
    .at = at the bishop's seat
place-kingsbridge_1 = Kingsbridge (space 1)
    .at = at Kingsbridge (space 1)
place-kingsbridge_2 = Kingsbridge (space 2)
    .at = at Kingsbridge (space 2)
place-priory_1 = Priory (space 1)
    .at = at the priory (space 1)
place-priory_2 = Priory (space 2)
    .at = at the priory (space 2)
place-court = King's court
    .at = at the King's court
place-shiring_1 = Shiring (space 1)
    .at = at Shiring (space 1)
place-shiring_2 = Shiring (space 2)
    .at = at Shiring (space 2)
place-castle = Shiring castle
    .at = at Shiring castle
place-market = Market
    .at = at the market
place-start_player = Starting-player space
    .at = on the starting-player space

place-bishop-hint = protection from the event, or 1 cube
place-kingsbridge_1-hint = an advantage card
place-kingsbridge_2-hint = an advantage card
place-priory_1-hint = 2 points
place-priory_2-hint = 1 point
place-court-hint = no tax, and metal for the first
place-shiring_1-hint = a free craftsman
place-shiring_2-hint = a free craftsman
place-castle-hint = 2 grey workers for the next round
place-market-hint = buying and selling
place-start_player-hint = going first next round

## Areas of the board and phases

area-none = Off the board
    .number = 0
area-event = Event
    .number = 1
area-bishop = Bishop's seat
    .number = 2
area-wool_mill = Wool mill
    .number = 3
area-kingsbridge = Kingsbridge
    .number = 4
area-priory = Kingsbridge Priory
    .number = 5
area-forest = Forest
    .number = 6
area-quarry = Quarry
    .number = 7
area-gravel_pit = Gravel pit
    .number = 8
area-court = King's court
    .number = 9
area-shiring = Shiring
    .number = 10
area-castle = Shiring castle
    .number = 11
area-market = Market
    .number = 12
area-cathedral = Cathedral
    .number = 13
area-start_player = Next starting player
    .number = 14

phase-setup = Setup
phase-round_start = Start of the round
phase-offer = Phase I: Choosing craftsmen and resources
phase-builders = Phase II: Placing master builders
phase-resolution = Phase III: Resolving the board
phase-game_end = End of the game

## Variant

variant-standard = Standard rules
variant-standard-hint = The whole game in six rounds.

switch-sixth_builder = The last builder with two players
switch-sixth_builder-hint = What the sixth and last builder drawn costs in a game for two.
switch-sixth_builder-paid = It costs 2 gold
switch-sixth_builder-paid-hint = Its owner pays 2 or lets it wait; only then does the marker go to 0.
switch-sixth_builder-free = It is free
switch-sixth_builder-free-hint = The marker goes to 0 as soon as it is drawn, so it is placed without paying.
switch-metal_left = Metal nobody took
switch-metal_left-hint = What happens to the metal at the King's court when nobody has gone there.
switch-metal_left-one_cube = Always one cube
switch-metal_left-one_cube-hint = The court has one cube of metal every round, whatever happened before.
switch-metal_left-piles_up = It piles up
switch-metal_left-piles_up-hint = It stays, a new cube is added each round, and the first to arrive takes all of it.
switch-madonna = The statue of the Madonna
switch-madonna-hint = Which craftsmen may work one extra time with the statue of the Madonna.
switch-madonna-with_figure = Those with a capacity
switch-madonna-with_figure-hint = The architect and the toolmaker show no capacity, so they gain nothing.
switch-madonna-every_craftsman = Architect and toolmaker too
switch-madonna-every_craftsman-hint = They work once a round and may be chosen like any other: then they work twice.

## Amounts and counts

amount-wood = { $n } wood
amount-stone = { $n } stone
amount-sand = { $n } sand
amount-metal = { $n } metal
amount-gold = { $n } gold
amount-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

count-cube =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
count-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
count-builder =
    { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
count-craftsman =
    { $n ->
        [one] { $n } craftsman
       *[other] { $n } craftsmen
    }
count-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-round =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }

## What craftsmen do

effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left }, or { $right }

## Prompts

ask-draw_starting_player = The starting player is drawn.
ask-deal_advantage = An advantage card is revealed for { $place }.
ask-deal_craftsman =
    { $place ->
        [none] A craftsman is revealed for the offer.
       *[other] A craftsman is revealed for { $place }.
    }
ask-leave_out_card = One resource card is left out this round.
ask-foresee_event = { $owner } looks at the coming event.
ask-reveal_event = The event is revealed.
ask-draw_builder = A builder is drawn (price { $price }).
ask-roll_tax = The tax die is rolled.
ask-ellens_look = { $seat }: do you look at the coming event?
ask-offer_turn = { $seat }: take a card or pass. You have { $have } gold; free workers: { $workers }.
ask-craftsman_limit = { $seat }: you have no room for the { $craftsman_low }. Which craftsman do you dismiss?
ask-collapse_loss = { $seat }: part of the cathedral has collapsed. Which craftsman do you lose?
ask-return_choice = { $seat }: { $owner }'s builder has been drawn at price { $price }. Do you keep the draw?
ask-builder_turn = { $seat }: where do you place the builder for { $price } gold? You have { $have }.
ask-free_builder = { $seat }: where do you place the builder? It is free.
ask-bishop_choice = { $seat }: the event is “{ $happening }”: { $happening_effect }. Protection or a cube?
ask-bishop_cube = { $seat }: which cube do you take from the market?
ask-thomas_choice = { $seat }: the event is “{ $happening }”: { $happening_effect }. Do you use Archbishop Thomas?
ask-tax_freedom_choice = { $seat }: you owe { $tax } gold in tax. Do you use Loyalty Rewarded?
ask-market_turn = { $seat }: what do you buy or sell? You have { $have } gold.
ask-madonna_choice = { $seat }: which craftsman may work one extra time this round?
ask-conversion = { $seat }: which craftsman do you use?
ask-cube_return =
    { $cubes ->
        [one] { $seat }: which cube do you return? You have { $cubes } too many.
       *[other] { $seat }: which cube do you return? You have { $cubes } too many.
    }

## Actions

do-draw_starting_player = Chance: { $seat } is the starting player
do-deal_advantage = Chance: { $place }, “{ $advantage }”
do-deal_craftsman =
    { $place ->
        [none] Chance: the { $craftsman_low } joins the offer
       *[other] Chance: { $place }, { $craftsman_low }
    }
do-leave_out = Chance: “{ $resource }” is left out
do-draw_event = Chance: the event is “{ $happening }”
do-draw_builder = Chance: { $seat }'s builder
do-roll_tax = Chance: the tax is { $tax } gold
do-look = Look at the coming event
do-do_not_look = Don't look
do-pass = Pass
do-take_resource =
    { $workers ->
        [one] Send { $workers } worker for { $gain }
       *[other] Send { $workers } workers for { $gain }
    }
do-hire =
    Hire the { $craftsman_low } for { $pay }: { $cost_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain } if you have metal
            }
       *[other] { $cost } → { $gain }
    }, { $uses }×
do-dismiss =
    Dismiss the { $craftsman_low }: { $cost_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain } if you have metal
            }
       *[other] { $cost } → { $gain }
    }, { $uses }×
do-keep_builder = Keep the draw
do-return_builder = Put the builder back and draw again
do-wait = Pass and leave the builder waiting at { $price }
do-place =
    Place the builder { $pay_total ->
        [0] { $place_at }
       *[other] for { $pay } { $place_at }
    }{ $advantage ->
        [none] { "" }
       *[other] : “{ $advantage }”
    }{ $craftsman ->
        [none] { "" }
       *[other] : { $craftsman_low }
    }
do-place_with_remigius =
    Place the builder for free with Brother Remigius { $place_at }{ $advantage ->
        [none] { "" }
       *[other] : “{ $advantage }”
    }{ $craftsman ->
        [none] { "" }
       *[other] : { $craftsman_low }
    }
do-protect = Choose protection from “{ $happening }”
do-take_cube = Take { $good_low } from the market
do-keep_card = Keep “{ $advantage }”
do-use_card = Use “{ $advantage }”
do-leave_market = Leave the market
do-buy = Buy { $goods } for { $pay }
do-sell = Sell { $goods } for { $gain }
do-strengthen_nobody = Choose nobody
do-strengthen =
    The { $craftsman_low } may work one extra time: { $cost_total ->
        [0] { $gain }
       *[other] { $cost } → { $gain }
    }, { $uses }× plus once
do-end_conversion = Finish building
do-use_craftsman =
    Use the { $craftsman_low }: { $pay_total ->
        [0]
            { $shows ->
                [0] { $gain }
               *[other] { $gain } if you have metal
            }
       *[other] { $pay } → { $gain }
    } ({ $left }× left)
do-best_conversion =
    Build for the most points and finish: { $pay_total ->
        [0] { $gain }
       *[other] { $pay } → { $gain }
    }
do-return_cube = Return 1 { $good_low }

## Log

event-starting_player_chosen = { $seat } is the starting player
event-start_gold_received = { $seat } starts with { $goods }
event-round_started = Round { $round } begins; the starting player is { $seat }
event-advantage_revealed = { $place }: “{ $advantage }” is revealed
event-craftsman_came_to_shiring = { $place }: the { $craftsman_low } is revealed
event-craftsman_offered = The { $craftsman_low } joins the offer
event-resource_left_out = “{ $resource }” is left out this round
event-event_foreseen = { $seat } foresees “{ $happening }”: { $happening_effect }
event-event_foreseen-hidden = { $seat } looks at the coming event
event-look_declined = { $seat } does not look at the coming event
event-phase_started = { $phase }
event-resource_taken =
    { $workers ->
        [one] { $seat } sends { $workers } worker for { $resource }
       *[other] { $seat } sends { $workers } workers for { $resource }
    }
event-craftsman_hired = { $seat } hires the { $craftsman_low } for { $goods }
event-craftsman_dismissed = { $seat } dismisses the { $craftsman_low }
event-passed = { $seat } passes
event-craftsman_removed = The { $craftsman_low } is removed from the game
event-workers_sent_to_mill =
    { $workers ->
        [0] { $seat } sends nobody to the wool mill
        [one] { $seat } sends { $workers } worker to the wool mill
       *[other] { $seat } sends { $workers } workers to the wool mill
    }
event-builder_drawn = { $seat }'s builder is drawn at price { $price }
event-builder_returned = { $seat } puts { $owner }'s builder back into the bag
event-builder_laid_aside = Because of the city wall, { $seat }'s third builder is set aside
event-builder_placed =
    { $goods_total ->
        [0] { $seat } places a builder { $place_at }
       *[other] { $seat } places a builder { $place_at } for { $goods }
    }
event-builder_waits = { $seat } passes, leaving the builder waiting at { $price }
event-area_reached = Area { $area_number }: { $area }
event-gold_gained = { $seat } takes { $goods }
event-points_gained = { $seat } gains { $goods }
event-cubes_gained = { $seat } takes { $goods }
event-card_spent = { $seat } uses “{ $advantage }”
event-card_kept = { $seat } keeps “{ $advantage }”
event-event_revealed = The event is “{ $happening }”: { $happening_effect }
event-protected_by_bishop = { $seat } is protected by the bishop
event-market_cube_taken = { $seat } takes { $goods } from the market
event-points_lost =
    { $goods_total ->
        [0] { $seat } has no points to lose
       *[other] { $seat } loses { $goods }
    }
event-levy_paid =
    { $goods_total ->
        [0] { $seat } has nothing to pay Hamleigh with
       *[other] { $seat } pays { $goods } to Hamleigh
    }
event-builders_limited =
    { $builders ->
        [one] { $seat } has only { $builders } builder next round
       *[other] { $seat } has only { $builders } builders next round
    }
event-wages_paid =
    { $workers ->
        [0] { $seat } has no workers in the wool mill
        [one] { $seat } earns { $goods } with { $workers } worker in the wool mill
       *[other] { $seat } earns { $goods } with { $workers } workers in the wool mill
    }
event-advantage_gained = { $seat } gets “{ $advantage }”: { $advantage_effect }
event-advantage_removed = “{ $advantage }” is removed from the game
event-black_worker_joined = { $seat } gets the black worker for good
event-priory_scored = { $seat } gains { $goods } in the priory
event-cubes_produced = { $seat } brings in { $goods }
event-income_received = { $seat } gets { $goods } from “{ $advantage }”
event-tax_rolled = The tax is { $tax } gold
event-court_metal_taken = { $seat } takes { $goods } from the King's court
event-tax_paid =
    { $goods_total ->
        [0] { $seat } has nothing to pay the tax with
       *[other] { $seat } pays { $goods } in tax
    }
event-craftsman_recruited = { $seat } recruits the { $craftsman_low } in Shiring
event-grey_workers_taken =
    { $workers ->
        [one] { $seat } takes { $workers } grey worker for the next round
       *[other] { $seat } takes { $workers } grey workers for the next round
    }
event-cubes_bought = { $seat } buys { $goods } for { $price } gold
event-cubes_sold = { $seat } sells { $goods } for { $price } gold
event-market_left = { $seat } leaves the market
event-craftsman_strengthened = { $seat } may use the { $craftsman_low } one extra time
event-craftsman_used = { $seat } uses the { $craftsman_low } and gains { $goods }
event-conversion_ended = { $seat } finishes building
event-cube_returned = { $seat } returns { $goods }
event-cathedral_grew = The cathedral grows: part { $round } is in place
event-starting_player_changed = { $seat } will start the next round
event-game_ended =
    { $round ->
        [one] The game is over after { $round } round
       *[other] The game is over after { $round } rounds
    }

## Why not?

why-too_little_gold = That costs { $need } gold; you have { $have }.
why-card_taken = { $owner } has taken this card.
why-resource_left_out = This card is not used this round.
why-craftsman_at_shiring = He is waiting in Shiring; only a builder sent there can recruit him.
why-craftsman_not_offered = The { $craftsman_low } is not in the offer.
why-too_few_workers =
    { $need ->
        [one] That takes { $need } worker; you have { $have } left.
       *[other] That takes { $need } workers; you have { $have } left.
    }
why-not_your_craftsman = You do not have the { $craftsman_low }.
why-place_taken = There is no free space { $place_at }.
why-no_remigius = You do not have Brother Remigius.
why-must_be_placed = A builder drawn at price 0 must be placed.
why-never_metal = The market never has metal.
why-stock_too_small = That takes { $goods }; the market has { $have }.
why-no_such_cubes = That takes { $goods }; you have { $have }.
why-bought_here = You have just bought { $good_low } at this market, so you may not sell it here.
why-no_woodworker = Without a woodworker you cannot buy wood.
why-no_stonecutter = Without a stonecutter you cannot sell stone.
why-capacity_used =
    { $uses ->
        [one] The { $craftsman_low } has already worked once this round.
       *[other] The { $craftsman_low } has already worked { $uses } times this round.
    }
why-input_missing = That takes { $goods }; you have { $have }.
why-no_mortar_mixer = Without a mortar mixer your masons cannot work.
why-no_metal_to_show = The toolmaker requires 1 metal (you keep it); you have none.
why-nothing_to_convert = None of your craftsmen can bring you anything now.
why-cannot_be_strengthened = The statue of the Madonna does nothing for the { $craftsman_low }.
why-no_cube_to_return = You have no { $good_low } to return.

## Short signs for the terminal

short-wood = Wo
short-stone = St
short-sand = Sa
short-metal = Me

## Terms

term-variant = Variant
term-switches = House rules
term-phase = Phase
term-area = Area
term-seat = Player
term-round = Round
term-starting_player = Starting player
term-offer = Offer
term-resources = Resource cards
term-craftsmen = Craftsmen
term-protected = Protected
term-past_events = Events so far
term-builders = Builders
term-price = Price
term-cost_track = Cost track
term-drawn = Builder drawn
term-returned = Builder returned
term-city_wall = City wall
term-tax = Tax
term-court_metal = Metal at the King's court
term-supply = Supply
term-grey_workers = Grey workers
term-next_grey_workers = Grey workers next round
term-black_worker = Black worker
term-players = Players
term-decks = Decks
term-events = Events
term-advantages = Advantages
term-past_advantages = Advantages so far
term-looked = Ellen has been used
term-waiting = Waiting for
term-decision = Decision
term-foreseen = Coming event
term-points = Points
term-gold = Gold
term-goods = Cubes
term-craftsman_limit = Room for craftsmen
term-work = Work
term-pay = Takes
term-shows = Shows
term-gain = Gives
term-uses = Capacity
term-used = Used
term-workers = Free workers
term-mill_workers = Workers in the wool mill
term-all_workers = Workers
term-bag = Builders in the bag
term-aside = Builders set aside
term-passed = Has passed
term-bought = Bought
term-converted = Has built

## Where points come from

points-start = At the start
points-craftsmen = Craftsmen
points-priory = Kingsbridge Priory
points-advantages = Advantages
points-lost = Lost
points-total = Total

## The drawn table: what pieces and places say of themselves

tip-event = Revealed at the start of phase III. A good event is for everybody, a bad one for everybody who is not protected (PE-7.1.1).
tip-events = The event cards still to come. Whoever has Ellen may look at the next one in secret (PE-4.4).
tip-bishop = Protection from a bad event, or 1 wood, stone or sand from the market (PE-7.2.1, PE-7.2.2).
tip-wool_mill = All workers not sent for resources earn 1 gold each here (PE-5.7, PE-7.3.1).
tip-kingsbridge = A builder here gets the advantage card of the space (PE-7.4.1).
tip-priory = A builder here scores the points of the space (PE-7.5.1).
tip-forest = Workers sent here with a resource card bring in its wood (PE-5.4, PE-7.6.1).
tip-quarry = Workers sent here with a resource card bring in its stone (PE-5.4, PE-7.6.1).
tip-gravel_pit = Workers sent here with a resource card bring in its sand (PE-5.4, PE-7.6.1).
tip-court = Whoever has a builder here pays no tax, and the first to arrive also takes the metal. The others pay what the die shows (PE-7.9.1, PE-7.9.2).
tip-shiring = A builder here gets the craftsman of the space without paying (PE-7.10.1).
tip-castle = A builder here gets 2 grey workers for the next round (PE-7.11.1).
tip-market = Whoever has a builder here buys and sells, one trade at a time in turn (PE-7.12.1, PE-7.12.2).
tip-cathedral = Here craftsmen turn cubes into points, and everybody keeps at most 5 cubes. Then the cathedral grows by one part (PE-7.13.1, PE-7.13.4, PE-7.13.5).
tip-start_player = Whoever has a builder here starts the next round; without a builder it is the left neighbour (PE-7.14.1).
tip-space = Any free space may be chosen; each holds one builder (PE-6.1).
tip-stall = Touch the stall, then how many cubes to buy. Wood takes a woodworker (PE-7.12.3, PE-7.12.6).
tip-good = Your cubes. Touch them to sell at the market or to return the surplus; you may keep 5 (PE-7.12.4, PE-7.13.4).
tip-resource = The workers shown go to fetch these cubes (PE-5.4).
tip-hire = Pay the price, and he joins your row; it has room for 5 (PE-5.5, PE-3.8).
tip-craftsman = In area 13 every touch sets him to work once, as often as his dots show (PE-7.13.1).
tip-cost = The price of the builder drawn. Passing leaves it waiting here until all are drawn; then it is placed for free (PE-6.5, PE-6.8).
tip-bag = Builders are drawn unseen. Once in this phase the starting player may put one back and draw again (PE-6.3, PE-6.4).
tip-drawn = The builder just drawn: its owner places it for the price, or passes (PE-6.5).
tool-give_back = Return { $cubes }
tool-as_often = As often as possible
tip-best_conversion = Uses all your craftsmen at once for the most points. You can also use them one by one (PE-7.13.1).
tip-pass = You take no more cards this round; all free workers go to the wool mill (PE-5.2, PE-5.7).
tip-mason = Works only while you have a mortar mixer (PE-10.7).
tip-mortar_mixer = Without one, masons cannot work (PE-10.7).
tip-woodworker = Without one, you may not buy wood at the market (PE-10.8).
tip-master_woodworker = { tip-woodworker }
tip-stonecutter = Without one, you may not sell stone at the market (PE-10.8).
tip-toolmaker = You must have metal, but you keep it (PE-10.5).
tip-architect = Needs nothing; he works on his own at the end (PE-10.4, PE-10.10).

## Lessons

lesson-1-cards = Workers and craftsmen
lesson-1-cards-hint = The first phase of a round: who fetches stone, who joins you, and who stays at the mill.
lesson-1-cards-theme = England in the twelfth century. In Kingsbridge, Prior Philip is building a cathedral, and you, **Blue**, are one of its master builders. It takes six rounds, and each round another part of it rises. Whoever has the **most points** at the end wins.
lesson-1-cards-round = A round has three phases. First you send workers and hire **craftsmen**, then you place three **builders**. In the third phase a lantern follows the path through all fourteen areas, one after another; at the cathedral, craftsmen turn cubes into points.
lesson-1-cards-stone = Phase I. You have 12 workers. A card says how many it takes and what they bring: 8 of them fetch **3 stone**, the most precious material. **Take that card**, and the workers walk to the quarry.
lesson-1-cards-stone-why = These are all good cards, but stone brings the most. Let's take the 3 stone.
lesson-1-cards-craftsman = Red fetches wood. Now a craftsman: the **mason** turns a stone into a point, twice a round; your stonecutter needs two stones for each. The mason costs 5 gold, and you pay him only once. **Hire him.**
lesson-1-cards-craftsman-why = First the mason, before Red gets him: he is worth his 5 gold round after round.
lesson-1-cards-pass = Four workers are left. You could send them for sand, but gold is useful too: every worker you don't need goes to the **wool mill** and earns 1 gold. **Pass.**
lesson-1-cards-pass-why = You could do that too, but here we want the gold from the mill: pass.
lesson-1-cards-end = Phase I is over; next come the builders. A tip: better craftsmen arrive every round, but you have room for only five. Look at what each of them makes from a cube.

lesson-2-builders = Builders from the bag
lesson-2-builders-hint = Prices that fall, places that fill, and the art of waiting.
lesson-2-builders-bag = Phase II. Builders come out of the bag, one by one. The first costs 7 gold, the next 6, and so on. Red has placed two and left one **waiting** at 7. All builders in the bag are yours, and Ellen has told you that a good event is coming.
lesson-2-builders-wait = Your first builder would cost 4 gold; you have 6. Whoever passes leaves the builder on the cost track: when the bag is empty, it is placed **for free**, but only after those waiting at a higher price. **Leave it waiting**: touch the 4.
lesson-2-builders-wait-why = A good place, but your gold has to last for two more builders. Leave this one waiting.
lesson-2-builders-kingsbridge = Now the price is 3. At **Kingsbridge** you can get Tom Builder: a stone every round to the end of the game. Red's waiting builder could take him before yours does. **Place this one there.**
lesson-2-builders-kingsbridge-why = Don't leave what you want most to chance: take Tom Builder at the first space of Kingsbridge.
lesson-2-builders-court = Price 2. Every round there is a tax of 2 to 5 gold, except for those at the **King's court**, and the first to arrive there takes 1 metal. **Place the builder there.**
lesson-2-builders-court-why = Metal cannot be bought anywhere, and the tax hurts. Choose the King's court.
lesson-2-builders-free = The bag is empty. Red waited at 7 and has gone first, to the second card of Kingsbridge. Now yours is placed for free. **Send it to the market**: you can trade only with a builder there.
lesson-2-builders-free-why = You will need the market: gold is on its way, and you have no cubes. Place it there.
lesson-2-builders-lantern = And the lantern has set out: the event, the mill, Kingsbridge, the priory, forest, quarry and pit, then the court. You have Tom Builder, his first stone and the metal, and you paid no tax. Now the market is open; Red got there first and trades first.
lesson-2-builders-end = A tip: the bishop protects you from bad events, the castle lends you two workers, and with a builder in area 14 you start the next round. Ask yourself which of these the others are least likely to leave you.

lesson-3-cathedral = Cubes become points
lesson-3-cathedral-hint = The market, your craftsmen at work, and what you may keep.
lesson-3-cathedral-market = The lantern has come to the **market**, and yours is the only builder here. You have wood, stone, sand and one metal, but you no longer have a stonecutter: the stone is of no use to you this round.
lesson-3-cathedral-buy = The mortar mixer turns 3 sand into 1 point, and you have 2. **Buy 1 sand** for 2 gold: touch the stall, then the number.
lesson-3-cathedral-buy-why = The mortar mixer is one sand short. Buy just that.
lesson-3-cathedral-leave = On each turn you buy or sell one kind. You could sell stone only with a stonecutter in your row. **Leave the market.**
lesson-3-cathedral-leave-why = You could, but you need nothing more: leave the market.
lesson-3-cathedral-mixer = Area 13, the **cathedral**. Touch a craftsman, and he works once; the dots say how often he can. **Set the mortar mixer to work.**
lesson-3-cathedral-mixer-why = He would do too, but let's use the sand first: the mortar mixer.
lesson-3-cathedral-carpenter = Two of your people work with wood: the woodworker takes 2 for a point, the **carpenter** only 1, but he works just twice. **Use the better one first.**
lesson-3-cathedral-carpenter-why = The carpenter turns a single wood into a point. Start with him.
lesson-3-cathedral-best = You need not do all this by hand. **Build for the most points** lets everybody work as well as possible, and says beforehand what it takes and brings. **Touch it.**
lesson-3-cathedral-best-why = One touch is enough here: build for the most points.
lesson-3-cathedral-five = Six cubes are left, and you may keep only **five**. Metal is rare and brings the most in later rounds, so **return a stone**.
lesson-3-cathedral-five-why = Keep the metal: glassblowers and bell makers will need it. A stone is easier to get again.
lesson-3-cathedral-tip = A new part of the cathedral stands, and the next round has begun. **A tip:** plan backwards from your craftsmen. Cubes that nobody can work with are wasted, and so are craftsmen without cubes.
lesson-3-cathedral-end = That is all you need. Point at any place or person to see what it does; the rules are one touch away. **Now play**: an easy bot is a good first rival.

## Legal, but probably not meant

slip-workers = You have sent nobody for resources this round. Pass anyway, and send all your workers to the wool mill?
slip-cheap = You can afford this price; later your builder gets only what the others leave. Pass anyway?
slip-cubes = You have to return cubes that your craftsmen could still turn into points. Finish anyway?
slip-last = This is the last round, and your craftsmen could still make points. Finish anyway?
slip-gift = Looking costs nothing, and nobody else sees the card. Leave it anyway?
