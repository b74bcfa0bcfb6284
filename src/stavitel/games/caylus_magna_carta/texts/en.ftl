### Caylus Magna Carta in English.
### Which variables a message gets is told in stavitel/texts.py.

title = Caylus Magna Carta

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
variant-standard-hint = The full game, with the provost and with residences.
variant-beginner = Beginner rules
variant-beginner-hint = A simpler game for the first evening, without the provost and without residences.

switch-lawyer_occupied = Lawyer and occupied cards
switch-lawyer_occupied-hint = What happens when the Lawyer turns over a card on which a worker stands.
switch-lawyer_occupied-old_face = The card works once more
switch-lawyer_occupied-old_face-hint = It is a residence at once, but its worker and owner still get the old effects this round.
switch-lawyer_occupied-forbidden = Not allowed
switch-lawyer_occupied-forbidden-hint = A card on which a worker stands cannot be turned over.
switch-lawyer_occupied-no_effect = The worker gets nothing
switch-lawyer_occupied-no_effect-hint = The card is a residence at once, and the worker on it comes back without effect.

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
        [one] { $n } own building turned into a residence
       *[other] { $n } own buildings turned into residences
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

ask-deal_neutral = Chance lays out the next neutral building.
ask-deal_card = { $seat }: chance draws a card from the pile.
ask-draw_first_player = Chance draws the first player.
ask-mulligan = { $seat }: keep the opening hand, or change all of it once?
ask-player_turn = { $seat }: choose an action.
ask-pay_cost = { $seat }: choose the cubes that pay for { $cost }.
ask-residence_choice = { $seat }: which residence shall carry the new building ({ $building })?
ask-provost_turn =
    { $goods_total ->
        [0] { $seat }: move the provost? He stands on { $card } ({ $position }); you have no deniers.
       *[other] { $seat }: move the provost? He stands on { $card } ({ $position }); you have { $goods }.
    }
ask-use_effect = { $seat }: use the { $role } of { $card } ({ $position })?
ask-delivery = { $seat }: deliver a batch for a { $part } token? Tokens left: { $tokens }; your batches so far: { $batches }.

## Actions

do-deal_neutral = Chance: { $card } is laid out
do-deal_card = Chance: { $seat } draws { $card }
do-draw_first_player = Chance: { $seat } is the first player
do-keep_hand = Keep this hand
do-new_hand = Discard the whole hand and draw a new one
do-draw_card =
    { $pay_total ->
        [0] Draw a card
       *[other] Draw a card for { $pay }
    }
do-exchange_hand =
    { $pay_total ->
        [0] Exchange the whole hand
       *[other] Exchange the whole hand for { $pay }
    }
do-place_worker =
    Place a worker on { $card } ({ $position }), { $owner ->
        [none] neutral
       *[other] owner { $owner }
    }{ $pay_total ->
        [0] { "" }
       *[other] , for { $pay }
    }
do-build = Build { $card } for { $cost }
do-build_prestige = Build { $building } for { $cost }
do-pass =
    { $gain_total ->
        [0] Pass (bridge space { $space })
       *[other] Pass (bridge space { $space }) and take { $gain }
    }
do-choose_residence = Use the residence at position { $position } (once { $card })
do-pay = Pay { $goods }
do-move_provost =
    { $card ->
        [none] Move the provost off the road ({ $target })
       *[other]
            { $steps_sign ->
                [zero] Leave the provost on { $card } ({ $target })
                [minus] Move the provost back to { $card } ({ $target }) for { $pay }
               *[plus] Move the provost ahead to { $card } ({ $target }) for { $pay }
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
do-turn_over = Pay { $pay } and turn { $card } ({ $position }) into a residence
do-stop_delivering = Deliver nothing more
do-deliver = Deliver { $goods } for a { $part } token

## Log

event-neutral_laid = { $card } is laid out at position { $position }
event-card_drawn = { $seat }: draws { $card }
event-card_drawn-hidden = { $seat }: draws a card
event-hand_kept = { $seat }: keeps the opening hand
event-card_discarded = { $seat }: discards { $card }
event-pile_renewed =
    { $cards ->
        [one] { $seat }: shuffles the discard pile into a new pile ({ $cards } card)
       *[other] { $seat }: shuffles the discard pile into a new pile ({ $cards } cards)
    }
event-first_player_chosen = { $seat }: is the first player
event-round_started = Round { $round }
event-phase_started = Phase: { $phase }
event-income_taken = { $seat }: takes { $goods } as income
event-draw_bought = { $seat }: pays { $goods } for a card
event-exchange_bought =
    { $cards ->
        [one] { $seat }: pays { $goods } and exchanges the whole hand ({ $cards } card)
       *[other] { $seat }: pays { $goods } and exchanges the whole hand ({ $cards } cards)
    }
event-worker_placed = { $seat }: places a worker on { $card } ({ $position }) for { $goods }
event-cost_paid = { $seat }: pays { $goods }
event-building_built = { $seat }: builds { $card } ({ $position })
event-store_filled = Card store of { $card } ({ $position }): { $goods }
event-prestige_built = { $seat }: builds { $building } on the residence at position { $position }
event-prestige_built_in_front = { $seat }: builds { $building }
event-passed =
    { $goods_total ->
        [0] { $seat }: passes (bridge space { $space })
       *[other] { $seat }: passes (bridge space { $space }) and takes { $goods }
    }
event-provost_moved =
    { $steps_sign ->
        [zero] { $seat }: leaves the provost at position { $position }
        [minus] { $seat }: moves the provost back to position { $position } for { $goods }
       *[plus] { $seat }: moves the provost ahead to position { $position } for { $goods }
    }
event-effect_declined = { $seat }: declines the { $role } of { $card } ({ $position })
event-cubes_given = { $seat }: gives { $goods }
event-deniers_paid = { $seat }: pays { $goods }
event-cubes_taken = { $seat }: takes { $goods } ({ $card })
event-deniers_taken = { $seat }: takes { $goods } ({ $card })
event-store_cubes_taken = { $seat }: takes { $goods } from the card store ({ $card })
event-card_turned = { $seat }: turns { $card } ({ $position }) into a residence
event-worker_returned = { $seat }: takes back the worker from position { $position }
event-batch_delivered = { $seat }: delivers a batch of { $goods }
event-token_taken = { $seat }: takes a { $part } token
event-delivery_ended =
    { $batches ->
        [0] { $seat }: delivers nothing
        [one] { $seat }: delivers { $batches } batch in all
       *[other] { $seat }: delivers { $batches } batches in all
    }
event-most_batches_rewarded = { $seat }: takes { $goods } for the most batches
event-token_removed = Nobody has delivered: a { $part } token leaves the game
event-provost_advanced =
    { $steps ->
        [0] The provost stays at position { $position }, the end of the road
       *[other] The provost walks on to position { $position }
    }
event-first_player_passed_on = { $seat }: becomes the first player
event-game_ended =
    { $round ->
        [one] The game is over after { $round } round
       *[other] The game is over after { $round } rounds
    }

## Why not?

why-too_few_deniers =
    { $need ->
        [one] Needs { $need } denier; you have { $have }.
       *[other] Needs { $need } deniers; you have { $have }.
    }
why-no_card_to_draw = There is no card to draw: your pile and your discard pile are empty.
why-empty_hand = Your hand is empty.
why-nothing_to_exchange = There is no card to exchange for: your pile and your discard pile are empty.
why-no_worker_left = You have no worker left.
why-off_the_road =
    { $road ->
        [one] There is no position { $position }: the road has { $road } card, counted from 0.
       *[other] There is no position { $position }: the road has { $road } cards, counted from 0.
    }
why-worker_there = A worker of { $seat } stands there already.
why-no_worker_on_residence = A residence takes no workers.
why-no_worker_on_prestige = A prestige building stands there ({ $building }), and it takes no workers.
why-not_in_hand = { $card } is not in your hand.
why-not_in_this_game = { $card } is not part of the beginner game.
why-cost_not_covered =
    { $missing ->
        [one] You are { $missing } cube short of the cost.
       *[other] You are { $missing } cubes short of the cost.
    }
why-prestige_taken = This building is no longer to be had: { $building }.
why-prestige_not_in_this_game = This building is not part of the beginner game: { $building }.
why-no_free_residence = You have no residence without a prestige building.
why-not_a_free_residence = You have no residence without a prestige building there.
why-wrong_number_of_cubes =
    { $need ->
        [one] Exactly { $need } cube has to be paid, not { $paid }.
       *[other] Exactly { $need } cubes have to be paid, not { $paid }.
    }
why-cubes_not_held = Needs { $goods }; you have { $have }.
why-cubes_do_not_fit = These cubes do not fit the cost; only gold may stand for another good.
why-provost_too_far =
    { $most ->
        [one] The provost can be moved { $most } card at most.
       *[other] The provost can be moved { $most } cards at most.
    }
why-provost_off_the_road = The provost cannot leave the road.
why-no_such_option = The effect has no such option.
why-too_few_tokens =
    { $need ->
        [one] Needs { $need } prestige token; the castle has { $have }.
       *[other] Needs { $need } prestige tokens; the castle has { $have }.
    }
why-store_empty = The card store is empty.
why-gold_for_gold = Gold for gold would change nothing.
why-not_your_card = This card is not yours.
why-cannot_be_turned = { $card } cannot become a residence.
why-already_residence = This card is a residence already.
why-turned_card_occupied = A worker of { $seat } stands on this card, and at this table such a card is not turned over.
why-lawyer_takes_food = The Lawyer takes only food, or gold in its place.
why-no_token_left = No prestige token is left in the castle.
why-goods_first = Gold comes last: a good that gold has replaced in this delivery stays replaced.

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
lesson-1-road-hint = Workers, buildings and the provost: a whole round, move by move.
lesson-1-road-theme = A king wants a castle, and along the road to it a town is growing. You are **Red**, one of its builders; Green is your rival. This lesson is one round at the real table.
lesson-1-road-goal = Whoever has the most **prestige points** at the end wins. The castle gives tokens for them: 4 points in the Dungeon, then 3 in the Walls, then 2 in the Towers. Your buildings count too. When the last token is gone, so is the game.
lesson-1-road-round = The road is a row of cards. In every round you take your **income**, choose **actions** in turn, may bribe the **provost**, then the **road** works from its start, and what you have earned may go to the **castle**.
lesson-1-road-worker = Now you. A worker costs 1 denier and brings home what the card shows. **Put a worker on the Park**: it gives 1 food.
lesson-1-road-worker-why = The Park is the first card of the road, so the provost is sure to pass it. Choose it, and your worker goes there.
lesson-1-road-build = Green sends a worker to the Peddler. You have the cubes for a house of your own: **build the Small Farm** from your hand. It costs 1 food and 1 wood, is worth 1 point and goes to the end of the road.
lesson-1-road-build-why = Choose the Small Farm in your hand. The other cards cost stone, and you have none yet.
lesson-1-road-pass = Look: Green pays to work on **your** Farm. Whenever others use your building, you get its bonus. There is nothing more you need, so **pass**. Whoever passes first takes 1 denier.
lesson-1-road-pass-why = You could send more workers, but this round has enough in store. Pass first and take the denier before Green does.
lesson-1-road-provost = The provost stands on the Large Quarry, and only cards **up to him** work this round. Your Farm lies one card beyond. **Move him 1 card ahead** for 1 denier.
lesson-1-road-provost-why = Without the provost on it, the Farm gives nothing: not to Green, and no bonus to you. One step ahead is enough.
lesson-1-road-effect = Now the road works, card by card from its start. Your worker on the Park is first: **take the food**.
lesson-1-road-effect-why = You may decline any effect, but this food is free. Take it.
lesson-1-road-bonus = Green has bought 1 stone from the Peddler and taken 1 food from your Farm. Now the owner is paid: **take your bonus**, 1 food out of the store on the card.
lesson-1-road-bonus-why = The bonus costs nothing and does not harm you. Take the food from the store.
lesson-1-road-end = Nobody could deliver to the castle, so two tokens left the game: the castle does not wait. The first player has changed, and everybody has taken 2 deniers. That was a whole round.

lesson-2-castle = Building the castle
lesson-2-castle-hint = Batches, gold as a joker, and the reward for the most.
lesson-2-castle-batch = The end of a later round: the castle. A **batch** is 1 food, 1 wood and 1 stone, and brings one token. The Dungeon is worth most, 4 points each. **Deliver a batch.**
lesson-2-castle-batch-why = Use one food, one wood and one stone, and save the gold: it can stand for anything later.
lesson-2-castle-gold = You have no stone left, but **gold** may stand for any other cube. **Deliver a second batch** with gold in place of stone.
lesson-2-castle-gold-why = One food, one wood and the gold make a batch: another 4 points. Stopping now would leave them lying about.
lesson-2-castle-most = Green has delivered one batch, you two. Whoever delivers **the most** in a round takes 1 gold, so yours is back already. In a tie it goes to whoever passed first.
lesson-2-castle-end = So save for the castle, but not too long: its tokens lose value, and the others take them too. At the end every gold is worth 1 point as well, and so is each full set of 3 other cubes or of 3 deniers.

lesson-3-prestige = Residences and prestige
lesson-3-prestige-hint = Turn a house over, set something grand on it, and a tip to take along.
lesson-3-prestige-lawyer = The middle of the game. Your worker is at Green's Lawyer: for 1 food he turns one of **your** buildings into a residence. It takes no workers any more, but pays 1 denier each round. **Turn over the Small Farm**, whose store is empty.
lesson-3-prestige-lawyer-why = The Large Quarry still earns you stone whenever somebody works there. The Small Farm has nothing left to give: it costs you least.
lesson-3-prestige-prestige = A new round, and the residence has paid already. On a residence you may build one of the great **prestige buildings**. You have 2 stone and 1 gold: **build the Statue** for 6 points.
lesson-3-prestige-prestige-why = The Statue is the one you can pay for, and nobody else can build it then. Choose it among the prestige buildings.
lesson-3-prestige-tip = **A tip:** build cards that others want to use, near the start of the road. Then they pay for the worker, and you take the bonus. Now one move is yours: **do whatever you like.**
lesson-3-prestige-tip-why = Anything that is offered will do.
lesson-3-prestige-end = That is all you need for a first game. Everything the table offers explains itself: point at a card, ask why something cannot be done, or open the rules. **Now play!**

## Heads on the table in words

view-variant = Rules
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
view-removed = Tokens out of the game

## What the table asks back about a move that is probably a slip

slip-gift = This costs nothing. Decline it all the same?
slip-reach = The provost cannot come that far this round, whatever anybody pays. Place the worker there all the same?
