### Caylus Magna Carta in English.
### Which variables a message gets is told in stavitel/texts.py.

title = Caylus Magna Carta
about = Put up buildings along the road to the castle and send workers into them, but mind the provost: only buildings he reaches do any work.

## Seats

seat-red = Red
seat-green = Green
seat-orange = Orange
seat-blue = Blue

## Cards of the road

card-small_farm = Small Farm
card-small_sawmill = Small Sawmill
card-small_quarry = Small Quarry
card-peddler = Peddler
card-market = Market
card-lawyer = Lawyer
card-large_farm = Large Farm
card-large_sawmill = Large Sawmill
card-large_quarry = Large Quarry
card-gold_mine = Gold Mine
card-bank = Bank
card-church = Church
card-neutral_peddler = Peddler
card-park = Park
card-forest = Forest
card-neutral_quarry = Quarry
card-trading_post = Trading Post
card-residence = Residence

## Prestige buildings

building-theatre = Theatre
building-statue = Statue
building-hotel = Hotel
building-stables = Stables
building-town_hall = Town Hall
building-monument = Monument
building-cathedral = Cathedral

## Goods, parts of the castle, phases, roles

good-food = Food
good-wood = Wood
good-stone = Stone
good-gold = Gold

part-palace = Dungeon
part-walls = Walls
part-towers = Towers

phase-setup = Setup
phase-income = Income
phase-actions = Actions
phase-provost = Provost's move
phase-buildings = Building effects
phase-castle = Castle
phase-end_round = End of the round
phase-game_end = End of the game

role-worker = worker's effect
role-owner = owner's bonus

## Variants and switches

variant-standard = Standard rules
variant-standard-hint = The full game, with the provost and residences.
variant-beginner = Beginner rules
variant-beginner-hint = A simpler game for the first evening, without the provost or residences.

switch-lawyer_occupied = The Lawyer and occupied cards
switch-lawyer_occupied-hint = What happens when the Lawyer turns over a card with a worker on it.
switch-lawyer_occupied-old_face = The card works once more
switch-lawyer_occupied-old_face-hint = It becomes a residence at once, but its worker and owner still get the old effects this round.
switch-lawyer_occupied-forbidden = Not allowed
switch-lawyer_occupied-forbidden-hint = A card with a worker on it cannot be turned over.
switch-lawyer_occupied-no_effect = The worker gets nothing
switch-lawyer_occupied-no_effect-hint = The card becomes a residence at once, and its worker comes back with nothing.
switch-lawyer_food = Gold for the Lawyer's food
switch-lawyer_food-hint = Whether gold, which can replace any other good you build with, may also replace the food the Lawyer takes.
switch-lawyer_food-gold_too = Gold is accepted
switch-lawyer_food-gold_too-hint = The food is the price of a residence, so gold may be paid instead, as for any building.
switch-lawyer_food-food_only = Food only
switch-lawyer_food-food_only-hint = Turning a card over is not building: the Lawyer takes food and nothing else.

## Amounts and counts

amount-food = { $n } food
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-denier =
    { $n ->
        [one] { $n } denier
       *[other] { $n } deniers
    }

gain-basic =
    { $n ->
        [one] { $n } basic good
       *[other] { $n } basic goods
    }
gain-castle_token =
    { $n ->
        [one] { $n } prestige token
       *[other] { $n } prestige tokens
    }
gain-store =
    { $n ->
        [one] { $n } cube from the card store
       *[other] { $n } cubes from the card store
    }
gain-residence =
    { $n ->
        [one] { $n } of your buildings turned into a residence
       *[other] { $n } of your buildings turned into residences
    }
pay-any =
    { $n ->
        [one] { $n } cube of any kind
       *[other] { $n } cubes of any kind
    }
cost-any =
    { $n ->
        [one] { $n } cube of any kind
       *[other] { $n } cubes of any kind
    }

count-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-token =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
count-batch =
    { $n ->
        [one] { $n } batch
       *[other] { $n } batches
    }
count-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
count-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-round =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }

## What effects say on a card

effect-worker = Effect
effect-owner = Owner's bonus
effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left }, or { $right }

## Prompts

ask-deal_neutral = The next neutral building is drawn.
ask-deal_card = { $seat } draws a card from the pile.
ask-draw_first_player = The first player is drawn.
ask-mulligan = { $seat }: keep your opening hand, or replace all of it once?
ask-player_turn = { $seat }: choose an action.
ask-pay_cost = { $seat }: which cubes do you pay the cost with ({ $cost })?
ask-residence_choice = { $seat }: on which residence do you build the { $building }?
ask-provost_turn =
    { $goods_total ->
        [0] { $seat }: move the provost? He is on the { $card } ({ $position }); you have no deniers.
       *[other] { $seat }: move the provost? He is on the { $card } ({ $position }); you have { $goods }.
    }
ask-use_effect = { $seat }: use the { $role } of the { $card } ({ $position })?
ask-delivery = { $seat }: deliver a batch for a { $part } token? Tokens left: { $tokens }; your batches so far: { $batches }.

## Actions

do-deal_neutral = Chance: the { $card } is laid out
do-deal_card = Chance: { $seat } draws the { $card }
do-draw_first_player = Chance: { $seat } is the first player
do-keep_hand = Keep these cards
do-new_hand = Discard the whole hand and draw a new one
do-draw_card =
    { $pay_total ->
        [0] Draw a card
       *[other] Draw a card for { $pay }
    }
do-exchange_hand =
    { $pay_total ->
        [0] Exchange all the cards in your hand
       *[other] Exchange all the cards in your hand for { $pay }
    }
do-place_worker =
    Place a worker on the { $card } ({ $position }), { $owner ->
        [none] neutral
       *[other] owned by { $owner }
    }{ $pay_total ->
        [0] { "" }
       *[other] , for { $pay }
    }
do-build = Build the { $card } for { $cost }
do-build_prestige = Build the { $building } for { $cost }
do-pass =
    { $gain_total ->
        [0] Pass (bridge space { $space })
       *[other] Pass (bridge space { $space }) and take { $gain }
    }
do-choose_residence = Use the residence at position { $position } (formerly the { $card })
do-pay = Pay { $goods }
do-move_provost =
    { $card ->
        [none] Move the provost off the road
       *[other]
            { $steps_sign ->
                [zero] Leave the provost on the { $card } ({ $target })
                [minus] Move the provost back to the { $card } ({ $target }) for { $pay }
               *[plus] Move the provost ahead to the { $card } ({ $target }) for { $pay }
            }
    }
do-decline = Decline
do-take =
    { $pay_total ->
        [0] Take { $gain }
       *[other] Pay { $pay } and take { $gain }
    }
do-buy =
    { $pay_total ->
        [0] Take { $gain }
       *[other] Pay { $pay } and take { $gain }
    }
do-sell = Give { $pay } and take { $gain }
do-turn_over = Pay { $pay } and turn the { $card } ({ $position }) into a residence
do-stop_delivering = Deliver nothing more
do-deliver = Deliver { $goods } for a { $part } token

## Log

event-neutral_laid = The { $card } is laid out at position { $position }
event-card_drawn = { $seat } draws the { $card }
event-card_drawn-hidden = { $seat } draws a card
event-hand_kept = { $seat } keeps the opening hand
event-card_discarded = { $seat } discards the { $card }
event-pile_renewed =
    { $cards ->
        [one] { $seat } shuffles the discard pile into a new pile ({ $cards } card)
       *[other] { $seat } shuffles the discard pile into a new pile ({ $cards } cards)
    }
event-first_player_chosen = { $seat } is the first player
event-round_started = Round { $round }
event-phase_started = { $phase }
event-income_taken = { $seat } takes { $goods } as income
event-draw_bought = { $seat } pays { $goods } for a card
event-exchange_bought =
    { $cards ->
        [one] { $seat } pays { $goods } and exchanges the whole hand ({ $cards } card)
       *[other] { $seat } pays { $goods } and exchanges the whole hand ({ $cards } cards)
    }
event-worker_placed = { $seat } places a worker on the { $card } ({ $position }) for { $goods }
event-cost_paid = { $seat } pays { $goods }
event-building_built = { $seat } builds the { $card } ({ $position })
event-store_filled = The card store of the { $card } ({ $position }) gets { $goods }
event-prestige_built = { $seat } builds the { $building } on the residence at position { $position }
event-prestige_built_in_front = { $seat } builds the { $building }
event-passed =
    { $goods_total ->
        [0] { $seat } passes (bridge space { $space })
       *[other] { $seat } passes (bridge space { $space }) and takes { $goods }
    }
event-provost_moved =
    { $steps_sign ->
        [zero] { $seat } leaves the provost at position { $position }
        [minus] { $seat } moves the provost back to position { $position } for { $goods }
       *[plus] { $seat } moves the provost ahead to position { $position } for { $goods }
    }
event-effect_declined = { $seat } declines the { $role } of the { $card } ({ $position })
event-cubes_given = { $seat } gives { $goods }
event-deniers_paid = { $seat } pays { $goods }
event-cubes_taken = { $seat } takes { $goods } from the { $card }
event-deniers_taken = { $seat } takes { $goods } from the { $card }
event-store_cubes_taken = { $seat } takes { $goods } from the card store of the { $card }
event-card_turned = { $seat } turns the { $card } ({ $position }) into a residence
event-worker_returned = { $seat } takes back a worker from position { $position }
event-batch_delivered = { $seat } delivers a batch of { $goods }
event-token_taken = { $seat } takes a { $part } token
event-delivery_ended =
    { $batches ->
        [0] { $seat } delivers nothing
        [one] { $seat } delivers { $batches } batch in total
       *[other] { $seat } delivers { $batches } batches in total
    }
event-most_batches_rewarded = { $seat } takes { $goods } for delivering the most batches
event-token_removed = Nobody delivered, so a { $part } token is removed from the game
event-provost_advanced =
    { $steps ->
        [0] The provost stays at position { $position }, the end of the road
       *[other] The provost moves on to position { $position }
    }
event-first_player_passed_on = { $seat } becomes the first player
event-game_ended =
    { $round ->
        [one] The game is over after { $round } round
       *[other] The game is over after { $round } rounds
    }

## Why not?

why-too_few_deniers =
    { $need ->
        [one] That costs { $need } denier; you have { $have }.
       *[other] That costs { $need } deniers; you have { $have }.
    }
why-no_card_to_draw = You have no cards to draw: your pile and discard pile are empty.
why-empty_hand = Your hand is empty.
why-nothing_to_exchange = You have no cards to exchange for: your pile and discard pile are empty.
why-no_worker_left = You have no workers left.
why-off_the_road =
    { $road ->
        [one] The road does not reach that far: it has only { $road } card.
       *[other] The road does not reach that far: it has only { $road } cards.
    }
why-worker_there = { $seat } already has a worker there.
why-no_worker_on_residence = Workers cannot be placed on a residence.
why-no_worker_on_prestige = Workers cannot be placed on a prestige building ({ $building }).
why-not_in_hand = The { $card } is not in your hand.
why-not_in_this_game = The { $card } is not part of the beginner game.
why-cost_not_covered =
    { $missing ->
        [one] You are { $missing } cube short of the cost.
       *[other] You are { $missing } cubes short of the cost.
    }
why-prestige_taken = The { $building } has already been built.
why-prestige_not_in_this_game = The { $building } is not part of the beginner game.
why-no_free_residence = You have no residence free for a prestige building.
why-not_a_free_residence = You have no residence there that is free for a prestige building.
why-wrong_number_of_cubes =
    { $need ->
        [one] You must pay exactly { $need } cube, not { $paid }.
       *[other] You must pay exactly { $need } cubes, not { $paid }.
    }
why-cubes_not_held = That takes { $goods }; you have { $have }.
why-cubes_do_not_fit = These cubes do not match the cost; only gold can stand in for another good.
why-provost_too_far =
    { $most ->
        [one] The provost can move { $most } card at most.
       *[other] The provost can move { $most } cards at most.
    }
why-provost_off_the_road = The provost cannot leave the road.
why-no_such_option = This effect has no such option.
why-too_few_tokens =
    { $need ->
        [one] That takes { $need } prestige token; the castle has { $have }.
       *[other] That takes { $need } prestige tokens; the castle has { $have }.
    }
why-store_empty = The card store is empty.
why-gold_for_gold = Trading gold for gold would change nothing.
why-not_your_card = This card is not yours.
why-cannot_be_turned = The { $card } cannot become a residence.
why-already_residence = This card is already a residence.
why-turned_card_occupied = { $seat } has a worker on this card, and under the rules of this table such a card cannot be turned over.
why-lawyer_takes_food = The Lawyer takes only food, or gold instead.
why-lawyer_takes_no_gold = At this table the Lawyer takes no gold instead of food.
why-no_token_left = The castle has no prestige tokens left.

## Terms

term-goods = Goods
term-stock = Stock
term-store = Card store
term-player = Player
term-first_player = First player
term-worker = Worker
term-passing_marker = Passing marker
term-provost = Provost
term-bridge = Bridge
term-castle = Castle
term-road = Road
term-road_start = Start of the road
term-road_end = End of the road
term-building = Building
term-neutral_building = Neutral building
term-player_building = Player building
term-prestige_building = Prestige building
term-prestige_points = Prestige points
term-prestige_token = Prestige token
term-batch = Batch
term-hand = Hand
term-pile = Pile
term-discard = Discard pile
term-cost = Cost
term-worker_effect = Effect
term-owner_bonus = Owner's bonus
term-round = Round
term-phase = Phase
term-standard_game = Standard rules
term-beginner_game = Beginner rules
term-mulligan = New opening hand
term-decline = Decline
term-most_batches = Most batches
term-tie = Shared victory

## Where points come from

points-tokens = Tokens
points-buildings = Buildings
points-residences = Residences
points-prestige = Prestige buildings
points-gold = Gold
points-goods = Goods
points-deniers = Deniers
points-total = Total

## Lessons

lesson-1-road = One round on the road
lesson-1-road-hint = Workers, buildings and the provost: one whole round, move by move.
lesson-1-road-theme = A king wants a castle, and a town is growing along the road to it. You are **Red**, one of its builders; Green is your rival. This lesson is one round at the real table.
lesson-1-road-goal = Whoever has the most **prestige points** at the end wins. The castle awards them as tokens: 4 points each in the Dungeon, then 3 in the Walls, then 2 in the Towers. Your buildings count too. When the last token is gone, the game is over.
lesson-1-road-round = The road is a row of cards. Each round you take your **income**, take turns choosing **actions** and may bribe the **provost**. Then the cards of the **road** take effect, from its start, and you may deliver what you have earned to the **castle**.
lesson-1-road-worker = Your turn. A worker costs 1 denier and brings home what the card shows. **Place a worker on the Park**: it gives 1 food.
lesson-1-road-worker-why = The Park is the first card of the road, so the provost is sure to get past it. Choose it, and your worker goes there.
lesson-1-road-build = Green sends a worker to the Peddler. You have the cubes for a building of your own: **build the Small Farm** from your hand. It costs 1 food and 1 wood, is worth 1 point and goes at the end of the road.
lesson-1-road-build-why = Choose the Small Farm in your hand. The other cards cost stone, and you have none yet.
lesson-1-road-pass = Look: Green pays to work on **your** farm. Whenever others use your building, you get its bonus. You need nothing more this round, so **pass**. Whoever passes first takes 1 denier.
lesson-1-road-pass-why = You could send more workers, but enough is coming your way this round. Pass first and take the denier before Green does.
lesson-1-road-provost = The provost is on the Large Quarry, and only cards **up to him** take effect this round. Your farm lies one card beyond. **Move him 1 card ahead** for 1 denier.
lesson-1-road-provost-why = Unless the provost gets there, the farm gives nothing: not to Green, and no bonus to you. One step ahead is enough.
lesson-1-road-effect = Now the cards of the road take effect, one by one from the start. Your worker on the Park comes first: **take the food**.
lesson-1-road-effect-why = You may decline any effect, but this food is free. Take it.
lesson-1-road-bonus = Green has bought 1 stone from the Peddler and taken 1 food from your farm. Now the owner is paid: **take your bonus**, 1 food from the store on the card.
lesson-1-road-bonus-why = The bonus costs you nothing. Take the food from the store.
lesson-1-road-end = Nobody could deliver to the castle, so two tokens have been removed from the game: the castle waits for no one. The first player has changed, and everybody has taken 2 deniers. That was a whole round.

lesson-2-castle = Building the castle
lesson-2-castle-hint = Batches, gold as a joker, and the reward for delivering the most.
lesson-2-castle-batch = The end of a later round: time for the castle. A **batch** is 1 food, 1 wood and 1 stone, and earns one token. The Dungeon is worth the most, 4 points each. **Deliver a batch.**
lesson-2-castle-batch-why = Use one food, one wood and one stone, and save the gold: it can stand in for anything later.
lesson-2-castle-gold = You have no stone left, but **gold** can stand in for any other cube. **Deliver a second batch** with gold instead of stone.
lesson-2-castle-gold-why = One food, one wood and the gold make a batch: another 4 points. Stop now and you would leave them on the table.
lesson-2-castle-most = Green has delivered one batch, you two. Whoever delivers **the most** in a round takes 1 gold, so you already have yours back. In a tie it goes to whoever passed first.
lesson-2-castle-end = So save up for the castle, but not for too long: its tokens lose value, and the others take them too. At the end, each gold is worth 1 point, and so is every set of 3 other cubes or 3 deniers.

lesson-3-prestige = Residences and prestige
lesson-3-prestige-hint = Turn a building over, put something grand on top, and take a tip home with you.
lesson-3-prestige-lawyer = The middle of the game. Your worker is at Green's Lawyer: for 1 food you turn one of **your** buildings into a residence. It no longer takes workers, but pays 1 denier each round. **Turn over the Small Farm**; its store is empty.
lesson-3-prestige-lawyer-why = The Large Quarry still earns you stone whenever somebody works there. The Small Farm has nothing left to give, so you lose the least.
lesson-3-prestige-prestige = A new round, and the residence has already paid. On a residence you may build one of the great **prestige buildings**. You have 2 stone and 1 gold: **build the Statue** for 6 points.
lesson-3-prestige-prestige-why = The Statue is the one you can afford, and once it is yours nobody else can build it. Choose it among the prestige buildings.
lesson-3-prestige-tip = **A tip:** build cards that others want to use, near the start of the road. Then they pay for the worker, and you take the bonus. The next move is up to you: **do whatever you like.**
lesson-3-prestige-tip-why = Anything that is offered will do.
lesson-3-prestige-end = That is all you need for a first game. Everything on the table explains itself: point at a card, ask why something isn't possible, or open the rules. **Now play!**

## Heads on the table in words

view-variant = Rules
view-switches = House rules
view-players = Players
view-seat = Player
view-points = Points
view-position = Position
view-card = Card
view-owner = Owner
view-workers = Workers
view-hand_count = Cards in hand
view-pile_count = Cards in the pile
view-known_hand = Known to be in hand
view-batches = Batches
view-removed = Tokens removed from the game

## What the table asks back about a move that is probably a slip

slip-gift = This costs nothing. Decline anyway?
slip-reach = The provost cannot get that far this round, whatever anybody pays. Place the worker there anyway?
view-income = Income
view-residence = Residence
