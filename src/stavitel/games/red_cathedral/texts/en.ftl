### The Red Cathedral in English.
### Which variables a message gets is told in stavitel/texts.py.

title = The Red Cathedral
about = Dice circle the market and bring in materials, and rival teams use them to raise one cathedral, section by section.

## Seats: the players and the solo opponent

seat-yellow = Yellow
seat-green = Green
seat-red = Red
seat-blue = Blue
seat-ivan = Ivan

## Resources

good-wood = Wood
    .low = wood
good-brick = Brick
    .low = brick
good-stone = Stone
    .low = stone
good-gold = Gold
    .low = gold
good-emerald = Green jewel
    .low = green jewel
good-amethyst = Purple jewel
    .low = purple jewel
good-rubles = Rubles
    .low = ruble
good-recognition = Recognition
    .low = recognition

## Dice, slots of the workshop board, places of banners, sides of the board

die-yellow = yellow die
die-green = green die
die-red = red die
die-blue = blue die
die-white = white die

slot-yellow = yellow slot
slot-green = green slot
slot-red = red slot
slot-blue = blue slot
slot-white_1 = first white slot
slot-white_2 = second white slot

place-inventory = inventory
    .from = from the inventory
    .on = in the inventory
place-outside = place beside the inventory
    .from = from beside the inventory
    .on = beside the inventory
place-white_1 = first white slot
    .from = from the first white slot
    .on = on the first white slot
place-white_2 = second white slot
    .from = from the second white slot
    .on = on the second white slot

side-basic = basic side
side-advanced = advanced side

## Cathedral cards

section-base_01 = Base 1
section-base_02 = Base 2
section-base_03 = Base 3
section-base_04 = Base 4
section-base_05 = Base 5
section-base_06 = Base 6
section-base_07 = Base 7
section-base_08 = Base 8
section-base_09 = Base 9
section-base_10 = Base 10
section-middle_01 = Middle section 1
section-middle_02 = Middle section 2
section-middle_03 = Middle section 3
section-middle_04 = Middle section 4
section-middle_05 = Middle section 5
section-middle_06 = Middle section 6
section-middle_07 = Middle section 7
section-middle_08 = Middle section 8
section-middle_09 = Middle section 9
section-middle_10 = Middle section 10
section-middle_11 = Middle section 11
section-middle_12 = Middle section 12
section-middle_13 = Middle section 13
section-middle_14 = Middle section 14
section-middle_15 = Middle section 15
section-middle_16 = Middle section 16
section-middle_17 = Middle section 17
section-middle_18 = Middle section 18
section-middle_19 = Middle section 19
section-middle_20 = Middle section 20
section-dome_01 = Dome 1
section-dome_02 = Dome 2
section-dome_03 = Dome 3
section-dome_04 = Dome 4
section-dome_05 = Dome 5
section-dome_06 = Dome 6
section-dome_07 = Dome 7
section-dome_08 = Dome 8
section-dome_09 = Dome 9
section-dome_10 = Dome 10

## Workshop tiles

tile-wt_n_die_yellow = yellow die
tile-wt_n_die_green = green die
tile-wt_n_die_red = red die
tile-wt_n_die_blue = blue die
tile-wt_n_die_white = white die
tile-wt_n_wood = wood
tile-wt_n_brick = brick
tile-wt_n_stone = stone
tile-wt_n_gold = gold
tile-wt_n_emerald = green jewel
tile-wt_n_amethyst = purple jewel
tile-wt_n_rubles = rubles
tile-wt_n_recognition_1 = recognition A
tile-wt_n_recognition_2 = recognition B
tile-wt_p_die_yellow = yellow die +
tile-wt_p_die_green = green die +
tile-wt_p_die_red = red die +
tile-wt_p_die_blue = blue die +
tile-wt_p_die_white = white die +
tile-wt_p_wood = wood +
tile-wt_p_brick = brick +
tile-wt_p_stone = stone +
tile-wt_p_gold = gold +
tile-wt_p_emerald = green jewel +
tile-wt_p_amethyst = purple jewel +
tile-wt_p_rubles = rubles +
tile-wt_p_recognition_1 = recognition A +
tile-wt_p_recognition_2 = recognition B +

## Influence cards

card-craftsmen_1 = Craftsmen's Guild 1
card-craftsmen_2 = Craftsmen's Guild 2
card-craftsmen_3 = Craftsmen's Guild 3
card-teamsters_1 = Teamster's Guild 1
card-teamsters_2 = Teamster's Guild 2
card-teamsters_3 = Teamster's Guild 3
card-merchants_1 = Merchant's Guild 1
card-merchants_2 = Merchant's Guild 2
card-merchants_3 = Merchant's Guild 3
card-clergy_1 = Clergy 1
card-clergy_2 = Clergy 2
card-clergy_3 = Clergy 3

## Building plans

plan-plan_2_1 = building plan 1 for 2 players
plan-plan_2_2 = building plan 2 for 2 players
plan-plan_2_3 = building plan 3 for 2 players
plan-plan_3_1 = building plan 1 for 3 players
plan-plan_3_2 = building plan 2 for 3 players
plan-plan_3_3 = building plan 3 for 3 players
plan-plan_4_1 = building plan 1 for 4 players
plan-plan_4_2 = building plan 2 for 4 players
plan-plan_4_3 = building plan 3 for 4 players

## Influence actions

influence-sell_any = Sell any material
influence-buy_any = Buy any material
influence-buy_shown_1 = Buy a pictured material
influence-sell_shown_1 = Sell a pictured material
influence-buy_shown_2 = Buy a pictured material
influence-sell_shown_2 = Sell a pictured material
influence-deliver_1 = Deliver
influence-deliver_2 = Deliver
influence-swap_tokens = Swap two resource tokens
influence-gain_ruble = Gain rubles
influence-exchange_2_1 = Exchange materials of one kind
influence-exchange_1_ruble = Exchange for another material
influence-exchange_4_2 = Exchange materials of one kind
influence-activate_tile = Activate one of your tiles
influence-gain_recognition = Gain recognition
influence-buy_prestige = Buy prestige
influence-offer_three = Offer different materials
influence-full_tower_kinds = All three kinds finished

## Ivan's cards, ornaments, jewels, phases

task-solo_recognition = Recognition
task-solo_inventory = Inventory
task-solo_transport = Transport
task-solo_construction = Construction
task-solo_claim = Claim

ornament-door = door
    .indef = a door
ornament-arch = arch
    .indef = an arch
ornament-cross = cross
    .indef = a cross

jewels-none = without a jewel
jewels-emerald = with 1 green jewel
jewels-amethyst = with 1 purple jewel
jewels-two_emeralds = with 2 green jewels
jewels-two_amethysts = with 2 purple jewels
jewels-emerald_and_amethyst = with 1 green and 1 purple jewel

phase-setup = Setup
phase-play = Gameplay
phase-game_end = End of the game

## Variants and switches

variant-basic = Basic side
variant-basic-hint = Every slot has its own price, and all ornaments can be used from the start.
variant-advanced = Advanced side
variant-advanced-hint = Every slot costs 3 rubles, and ornaments must first be unlocked with tiles.

switch-boards = Sides of the workshop boards
switch-boards-hint = Whether all players use the same side of the workshop board.
switch-boards-same = The same for all
switch-boards-same-hint = Everybody uses the side that goes with the variant.
switch-boards-own_choice = Each player's choice
switch-boards-own_choice-hint = Each player chooses a side at the start. The sides differ in strength.
switch-clock = Clock
switch-clock-hint = Whether the game ends after a set number of turns even if nobody has finished six sections.
switch-clock-off = No clock
switch-clock-off-hint = The game goes on until somebody finishes a sixth section.
switch-clock-on = With a clock
switch-clock-on-hint = The game ends and is scored after each player has taken a set number of turns.
switch-white_tiles = The two white tiles
switch-white_tiles-hint = Whether both tiles on your white slots may work in a turn in which you move the white die.
switch-white_tiles-one_a_turn = One per turn
switch-white_tiles-one_a_turn-hint = As both rulebooks say word for word: only one of them works each turn, whatever activates it.
switch-white_tiles-one_a_die = One by the white die
switch-white_tiles-one_a_die-hint = The limit applies to the die alone: an influence card may activate the other white tile as well.
switch-exchange = Prestige for rubles
switch-exchange-hint = When on your turn you may give up prestige for rubles.
switch-exchange-any_time = At any time
switch-exchange-any_time-hint = As often as you like, whenever you have a decision to make on your turn.
switch-exchange-one_moment = In one go
switch-exchange-one_moment-hint = As often as you like, but in one go: once you do anything else, no more this turn.
switch-clergy_points = Points sold by the clergy
switch-clergy_points-hint = What the clergy gives for 3 rubles, or for 3 different materials; we do not know the symbols printed on the cards.
switch-clergy_points-prestige = Prestige
switch-clergy_points-prestige-hint = The price is high, so it buys the more valuable points.
switch-clergy_points-recognition = Recognition
switch-clergy_points-recognition-hint = According to one published article: until the end of the game, only ornaments bring prestige.

## Amounts and counts

amount-wood = { $n } wood
amount-brick =
    { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-emerald =
    { $n ->
        [one] { $n } green jewel
       *[other] { $n } green jewels
    }
amount-amethyst =
    { $n ->
        [one] { $n } purple jewel
       *[other] { $n } purple jewels
    }
amount-rubles =
    { $n ->
        [one] { $n } ruble
       *[other] { $n } rubles
    }
amount-recognition = { $n } recognition
amount-prestige = { $n } prestige

count-material =
    { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
count-banner =
    { $n ->
        [one] { $n } banner
       *[other] { $n } banners
    }
count-section =
    { $n ->
        [one] { $n } section
       *[other] { $n } sections
    }
count-ornament =
    { $n ->
        [one] { $n } ornament
       *[other] { $n } ornaments
    }
count-die =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
count-delivery =
    { $n ->
        [one] { $n } delivery
       *[other] { $n } deliveries
    }
count-turn =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
count-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## What actions of an influence card say

pay-material =
    { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
pay-same = { $n } of the same kind
pay-different = { $n } different materials
gain-material =
    { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
gain-delivery =
    { $n ->
        [one] { $n } delivery
       *[other] { $n } deliveries
    }
effect-option = { $pay } → { $gain }
effect-free = { $gain }
effect-or = { $left }, or { $right }

## Prompts

ask-deal_token = A resource token is drawn for market space { $space }.
ask-deal_influence_card = An influence card is drawn for quadrant { $quadrant }.
ask-place_die = A die is rolled for market space { $space }.
ask-draw_building_plan = The building plan is drawn.
ask-deal_cathedral_card = A section is drawn for tower { $tower }, floor { $floor }.
ask-deal_workshop_tile = A workshop tile is drawn for tower { $tower }, floor { $floor }.
ask-deal_task = Card { $number } of Ivan's row is drawn.
ask-deal_task_die = A tile is drawn for card { $number } of Ivan's row.
ask-draw_starting_player = The first player is drawn.
ask-roll_die = The { $die } on market space { $space } is rolled.
ask-choose_board = { $seat }: which side of the workshop board do you use?
ask-player_turn =
    { $goods_total ->
        [0] { $seat }: choose an action. You have no rubles; your marker is on space { $track }.
       *[other] { $seat }: choose an action. You have { $goods }; your marker is on space { $track }.
    }
ask-reroll_choice = { $seat }: which market space's dice do you reroll?
ask-claim_choice = { $seat }: which section do you claim?
ask-tile_choice =
    { $goods_total ->
        [0] { $seat }: where do you put the “{ $tile }” tile? You have no rubles.
       *[other] { $seat }: where do you put the “{ $tile }” tile? You have { $goods }.
    }
ask-take_amount = { $seat }: how much do you take, up to { $goods }?
ask-deliveries =
    { $left ->
        [one] { $seat }: what do you deliver? You have { $left } delivery left.
       *[other] { $seat }: what do you deliver? You have { $left } deliveries left.
    }
ask-market_turn = { $seat }: the { $die } is on market space { $space } ({ $good_low } token). What do you do there?
ask-trade = { $seat }: { $influence }. Do you trade?
ask-exchange_give =
    { $amount ->
        [one] { $seat }: which material do you exchange ({ $influence })?
       *[other] { $seat }: which material do you exchange ({ $influence })? You give { $amount } of it.
    }
ask-exchange_get =
    { $left ->
        [one] { $seat }: which material do you take in exchange ({ $influence })?
       *[other] { $seat }: which material do you take in exchange ({ $influence })? You have { $left } to choose.
    }
ask-offering =
    { $left ->
        [one] { $seat }: which material do you offer? You have { $left } left to give, and all must be different.
       *[other] { $seat }: which material do you offer? You have { $left } left to give, and all must be different.
    }
ask-first_token = { $seat }: which resource token do you swap?
ask-second_token = { $seat }: which token changes places with the { $good_low } token?
ask-tile_activation = { $seat }: which of your tiles do you activate?
ask-turn_end = { $seat }: anything else before your turn ends?
ask-ivan_claim_choice = { $seat }: which section does Ivan claim?
ask-ivan_ornament_choice = { $seat }: on which section does Ivan put the { $ornament }?

## Actions

do-lay_token = Chance: the { $good_low } token goes to market space { $space }
do-deal_influence = Chance: { $card } goes to quadrant { $quadrant }
do-roll = Chance: the { $die } shows { $value } (market space { $space })
do-draw_plan = Chance: { $plan }
do-deal_section = Chance: { $section } (tower { $tower }, floor { $floor })
do-deal_tile = Chance: the “{ $tile }” tile (tower { $tower }, floor { $floor })
do-deal_solo_card = Chance: { $task } is card { $number } of Ivan's row
do-deal_solo_tile = Chance: the { $die } tile goes to card { $number } of Ivan's row
do-draw_first_player = Chance: { $seat } is the first player
do-choose_side = Use the { $side }
do-exchange_prestige = Give up 1 prestige and take { $gain }
do-reroll = Give up 1 prestige and reroll the dice on a market space
do-reroll_space =
    { $dice ->
        [one] Market space { $space } ({ $good_low } token): reroll { $dice } die
       *[other] Market space { $space } ({ $good_low } token): reroll { $dice } dice
    }
do-take_banner = Claim a section with a banner { $place_from }
do-build = Build and decorate
do-move_die =
    Move the { $die } ({ $value }{ $steps ->
        [0] { "" }
       *[other] { " + " }{ $steps }
    }) to market space { $space }{ $pay_total ->
        [0] { "" }
       *[other] { " for " }{ $pay }
    }: { $good_low } token, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
do-end_turn = End the turn
do-claim =
    Claim { $section } (tower { $tower }, floor { $floor }): cost { $cost }; reward { $gain }{ $tile ->
        [none] { "" }
       *[other] { "; " }“{ $tile }” tile
    }
do-lay_face_up =
    Put the “{ $tile }” tile face up on the { $slot }{ $pay_total ->
        [0] { "" }
       *[other] { " for " }{ $pay }
    }{ $ornament ->
        [none] { "" }
       *[other] { " and unlock " }{ $ornament_indef }
    }
do-lay_face_down =
    Put the “{ $tile }” tile face down on the { $slot }{ $ornament ->
        [none] { "" }
       *[other] { " and lose " }{ $ornament_indef }
    }
do-deliver =
    { $section ->
        [none] Deliver { $good_low } to tower { $tower }, floor { $floor }
       *[other]
            { $missing ->
                [one] Deliver { $good_low } to { $section } (tower { $tower }, floor { $floor }) and finish it
               *[other] Deliver { $good_low } to { $section } (tower { $tower }, floor { $floor }), which still needs { $missing } pieces
            }
    }
do-decorate =
    { $gain_total ->
        [0] Put { $ornament_indef } { $jewels } on { $section } (tower { $tower }, floor { $floor }) for { $pay }
       *[other] Put { $ornament_indef } { $jewels } on { $section } (tower { $tower }, floor { $floor }) for { $pay } and gain { $gain }
    }
do-stop_delivering = Deliver nothing more
do-take_resources = Take resources: up to { $goods }
do-take =
    { $amount ->
        [0] Take nothing
       *[other] Take { $goods }
    }
do-use_influence =
    Use influence: { $influence }{ $pay_total ->
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
        [none] Activate a tile on the { $slot }: { $goods }
       *[other] Activate the “{ $tile }” tile on the { $slot }: { $goods }
    }
do-end_market = Finish the market action and roll the dice
do-give =
    { $gain_total ->
        [0] Give { $pay }
       *[other] Sell { $pay } for { $gain }
    }
do-get =
    { $pay_total ->
        [0] Take { $gain }
       *[other] Buy { $gain } for { $pay }
    }
do-stop_trading = Stop trading
do-swap_token = Swap the { $good_low } token (market space { $space })
do-ivan_claim =
    Ivan claims { $section } (tower { $tower }, floor { $floor }): cost { $cost }; reward { $gain }{ $tile ->
        [none] { "" }
       *[other] { "; " }“{ $tile }” tile
    }
do-ivan_decorate = Ivan puts { $ornament_indef } on { $section } (tower { $tower }, floor { $floor }) and gains { $gain }

## Log

event-token_laid = The { $good_low } token goes to market space { $space }
event-influence_laid = { $card } goes to quadrant { $quadrant }
event-die_rolled = The { $die } on market space { $space } shows { $value }
event-plan_drawn = The construction site follows { $plan }
event-section_laid = { $section } is laid out (tower { $tower }, floor { $floor })
event-tile_laid = The “{ $tile }” tile goes on tower { $tower }, floor { $floor }
event-solo_card_laid = Card { $number } of Ivan's row is { $task }
event-solo_tile_laid = The { $die } tile goes on card { $number } of Ivan's row
event-side_chosen = { $seat } uses the { $side } of the workshop board
event-first_player_chosen = { $seat } is the first player
event-start_money_received = { $seat } starts with { $goods }
event-turn_started = Turn { $turn }: { $seat }
event-recognition_gained = { $seat } gains { $goods } (space { $track })
event-prestige_gained = { $seat } gains { $goods } (space { $track })
event-prestige_exchanged = { $seat } gives up 1 prestige for { $goods } (space { $track })
event-reroll_bought = { $seat } gives up 1 prestige to reroll the dice on market space { $space } (space { $track })
event-banner_taken = { $seat } takes a banner { $place_from }
event-section_claimed = { $seat } claims { $section } (tower { $tower }, floor { $floor }) and takes the “{ $tile }” tile
event-tile_face_up =
    { $goods_total ->
        [0] { $seat } puts the “{ $tile }” tile face up on the { $slot }
       *[other] { $seat } puts the “{ $tile }” tile face up on the { $slot } for { $goods }
    }
event-tile_face_down = { $seat } puts the “{ $tile }” tile face down on the { $slot }
event-ornament_unlocked = { $seat } unlocks { $ornament_indef }
event-ornament_lost = { $seat } loses { $ornament_indef } for the rest of the game
event-tile_activated = { $seat } activates the “{ $tile }” tile on the { $slot }
event-material_delivered = { $seat } delivers { $good_low } to { $section } (tower { $tower }, floor { $floor })
event-section_finished = { $seat } finishes { $section } (tower { $tower }, floor { $floor })
event-penalty_suffered = { $seat } loses { $goods } for the unfinished section in tower { $tower }, floor { $floor } (space { $track })
event-ornament_placed = { $seat } puts { $ornament_indef } { $jewels } on tower { $tower }, floor { $floor }
event-die_moved =
    { $goods_total ->
        [0] { $seat } moves the { $die } by { $steps } to market space { $space }
       *[other] { $seat } moves the { $die } by { $steps } to market space { $space } for { $goods }
    }
event-resources_taken = { $seat } takes { $goods }
event-influence_used = { $seat } uses influence: { $influence }
event-rubles_paid = { $seat } pays { $goods }
event-rubles_gained = { $seat } takes { $goods }
event-materials_given = { $seat } gives { $goods }
event-material_received = { $seat } receives { $goods }
event-token_moved = The { $good_low } token moves to market space { $space }
event-ivan_card_turn = Ivan's turn: card { $number }, { $task }
event-ivan_blocked = Ivan cannot move the { $die }: there are already three dice on the space where it would end
event-ivan_stocked = Ivan puts { $goods } on his Inventory card
event-ivan_transported =
    { $amount ->
        [0] Ivan has nothing to transport
        [one] Ivan moves { $amount } material to his Construction card
       *[other] Ivan moves { $amount } materials to his Construction card
    }
event-ivan_delivered =
    { $amount ->
        [one] Ivan delivers { $amount } material to { $section } (tower { $tower }, floor { $floor })
       *[other] Ivan delivers { $amount } materials to { $section } (tower { $tower }, floor { $floor })
    }
event-ivan_claimed = Ivan claims { $section } (tower { $tower }, floor { $floor }); the “{ $tile }” tile is removed from the game
event-ivan_ornament_skipped = Ivan has nowhere to place { $ornament_indef }
event-solo_tiles_collected = Ivan's five tiles are shuffled and laid out again
event-end_triggered = { $seat } has finished a sixth section and triggers the end of the game
event-leftovers_scored =
    { $pieces ->
        [one] { $seat } gains { $goods } for { $pieces } piece left over
       *[other] { $seat } gains { $goods } for { $pieces } pieces left over
    }
event-tower_scored = { $seat } gains { $goods } for tower { $tower }
event-final_score =
    { $goods_total ->
        [0] { $seat } has 0 prestige in total
       *[other] { $seat } has { $goods } in total
    }
event-game_ended =
    { $turn ->
        [one] The game is over after { $turn } turn
       *[other] The game is over after { $turn } turns
    }

## Why not?

why-no_prestige_to_lose = You have no prestige to give up: there is no prestige space below your marker.
why-already_rerolled = You have already rerolled this turn.
why-exchanged_before = At this table you exchange prestige in one go each turn, and you have already done so.
why-no_die_there = There is no die on market space { $space }.
why-no_banner_there = You have no banner { $place_on }.
why-off_the_site = The construction site has no floor { $floor } in tower { $tower }.
why-already_claimed = { $seat } already has a banner there.
why-not_claimed_below = The section below has no banner yet.
why-slot_occupied = There is already a tile on the { $slot }.
why-banner_on_slot = A banner still blocks the { $slot }.
why-too_few_rubles =
    { $need ->
        [one] That costs { $need } ruble; you have { $have }.
       *[other] That costs { $need } rubles; you have { $have }.
    }
why-slot_too_expensive =
    { $need ->
        [one] This slot costs { $need } ruble; you have { $have }.
       *[other] This slot costs { $need } rubles; you have { $have }.
    }
why-nothing_to_deliver = You have nothing that can be delivered to the construction site.
why-not_your_section = This section does not have your banner on it.
why-section_is_finished = This section is already finished.
why-not_needed_there = This section doesn't need any more { $good_low }.
why-not_in_inventory = That takes { $goods } from your inventory; you have { $have }.
why-deliver_something = You must make at least one delivery.
why-section_not_finished = This section is not finished yet.
why-already_decorated = { $seat } already has an ornament there.
why-no_ornament = You have no { $ornament } to place.
why-too_many_deliveries =
    { $need ->
        [one] That takes { $need } delivery; you have { $have } left.
       *[other] That takes { $need } deliveries; you have { $have } left.
    }
why-extra_steps_other_die = Only the white die and the die of your colour can take extra steps, not the { $die }.
why-extra_steps_cost =
    { $need ->
        [one] The extra steps cost { $need } ruble; you have { $have }.
       *[other] The extra steps cost { $need } rubles; you have { $have }.
    }
why-space_full = There are already three other dice on market space { $space }.
why-already_taken = You have already taken resources this turn.
why-influence_used_up = You have already used influence this turn.
why-already_activated = You have already activated a tile with this die this turn.
why-no_room = Your inventory is full.
why-supply_empty = The general supply has no { $good_low } left.
why-too_much_taken = You may take at most { $most }.
why-no_tile_face_up = There is no face-up tile on the { $slot }.
why-other_white_tile = The tile on the { $slot } has already worked this turn, and only one of the two white tiles may.
why-slot_of_other_die = The { $die } does not activate the { $slot }.
why-not_on_the_card = The influence card of this quadrant ({ $card }) has no such action.
why-kind_not_shown = The card does not picture { $good_low }.
why-nothing_to_give =
    { $need ->
        [one] You have no material for this; it takes { $need } piece.
       *[other] You have no materials for this; it takes { $need } pieces.
    }
why-nothing_to_get = There is nothing to take: the supply is empty or your inventory is full.
why-same_kind = You must take something other than { $good_low }.
why-kind_already_given = You have already offered { $good_low }.
why-token_chosen = You have already chosen the { $good_low } token.
why-not_all_types_finished = You have not finished a base, a middle section and a dome yet.
why-no_tile_to_activate = You have no face-up tile that could give you anything.
why-trade_first = Once you have chosen this action, you must use it at least once.
why-ivan_prefers_above = Ivan prefers a section directly above one of yours.
why-ivan_prefers_base = Ivan prefers a base.
why-ivan_decorates_yours = Ivan prefers one of your finished sections.
why-wrong_section_type = You can't put { $ornament_indef } on this kind of section.

## Terms

term-material = Material
term-materials = Materials
term-jewel = Jewel
term-resources = Resources
term-rubles = Rubles
term-recognition = Recognition
term-recognition_points = Recognition points
term-prestige = Prestige
term-prestige_points = Prestige points
term-supply = General supply
term-market = Market
term-market_space = Market space
term-quadrant = Quadrant
term-season = Season
term-construction_site = Construction site
term-tower = Tower
term-floor = Floor
term-score_track = Score track
term-workshop_board = Workshop board
term-basic_side = Basic side
term-advanced_side = Advanced side
term-workshop = Workshop
term-workshop_slot = Workshop slot
term-white_workshop = White workshop
term-inventory = Inventory
term-banner = Banner
term-banners = Banners
term-ornament = Ornament
term-ornaments = Ornaments
term-score_marker = Score marker
term-die = Die
term-dice = Dice
term-resource_token = Resource token
term-workshop_tile = Workshop tile
term-cathedral_card = Cathedral card
term-section = Section
term-base = Base
term-middle = Middle section
term-dome = Dome
term-plan_card = Building plan
term-influence_card = Influence card
term-solo_card = Solo card
term-influence = Influence
term-craftsmen = Craftsmen's Guild
term-teamsters = Teamster's Guild
term-merchants = Merchant's Guild
term-clergy = Clergy
term-claim = Claim a section
term-build = Build sections
term-acquire = Take resources from the market
term-main_action = Main action
term-optional_action = Optional action
term-prestige_to_money = Prestige for rubles
term-reroll = Give up 1 prestige to reroll
term-move_die = Move a die
term-extra_step = Extra step
term-market_action = Market action
term-take_resources = Take resources
term-use_influence = Use influence
term-activate_tile = Activate a workshop tile
term-closing_roll = Roll the dice
term-deliver = Deliver
term-delivery = Delivery
term-construct = Build
term-decorate = Decorate a section
term-face_up = Face up
term-face_down = Face down
term-lightning = Once per turn
term-infinity = Any number of times
term-done = Done
term-cost = Cost
term-reward = Reward
term-setup = Setup
term-course = Gameplay
term-turn = Turn
term-player = Player
term-own_die = Own die
term-first_player = First player
term-end_of_game = End of the game
term-last_turn = Last turn
term-final_scoring = Final scoring
term-extra_scoring = Additional scoring
term-tower_value = Tower value
term-contribution = Contribution
term-completed = Completed
term-unfinished = Unfinished
term-penalty = Penalty
term-tsar = Tsar
term-tie = Tie
term-shared_victory = Shared victory
term-solo_game = Solo game
term-opponent = Ivan Yakovlevich
term-opponent_short = Ivan
term-opponent_turn = Ivan's turn

## Where points come from

points-track = Score track
points-leftovers = Left over
points-towers = Towers
points-total = Total

## Heads on the table in words

view-variant = Rules
view-switches = House rules
view-phase = Phase
view-players = Players
view-seat = Player
view-points = Points
view-ended_by = End of the game triggered by
view-rerolled = Dice rerolled this turn
view-white_tile = White slot used this turn
view-exchange_over = No more prestige exchanges this turn
view-plan = Building plan
view-space = Space
view-token = Resource token
view-amount = Amount
view-gives = Gives now
view-gives_next = Gives with another die
view-card = Card
view-actions = Actions
view-value = Value
view-contributions = Contributions
view-floors = Floors
view-type = Kind
view-tile = Workshop tile
view-finished = Finished
view-pieces = Delivered
view-board = Workshop board
view-capacity = Room in the inventory
view-row = Ivan's row of cards
view-construction = On the Construction card

## On the drawn table

place-space = Market space { $space }
place-floor = tower { $tower }, floor { $floor }

tool-build = Build and decorate
tool-exchange_prestige = Prestige for rubles
tool-reroll = Reroll for prestige
tool-stop_delivering = Deliver nothing more
tool-stop_trading = Stop trading
tool-end_market = Finish and roll the dice
tool-end_turn = End your turn

tip-space = Touch a die, then the space it moves to: as many spaces as it shows, further for rubles with the white die or your own (RC-7.2).
tip-token = Each die on this space lets you take this much (RC-7.6).
tip-influence = Available when your die ends in this quadrant; one of the two actions (RC-7.7, RC-8.1).
tip-tile = What this tile gives when it is activated (RC-9.2).
tip-tile-die = Gives the resource of the token next to the { $die }, once (RC-9.2).
tip-slot = Tiles go here when you claim a section; a die of this colour activates a face-up tile (RC-5.3, RC-7.8).
tip-section = Claim it with a banner, from the base up, then deliver what it needs (RC-5.2, RC-6.2).
tip-section-finished = Finished sections and ornaments decide who scores for the tower (RC-12.3, RC-12.4).
tip-banner = Touch a banner to claim a section (RC-5.1). A banner in your inventory blocks a space until then (RC-10.1).
tip-ornament = A door adorns a base, an arch a middle section, a cross a dome, once it is finished (RC-6.10).
tip-supply = What is left in the general supply. Whatever runs out cannot be taken (RC-10.5).
tip-build = Deliver materials to the construction site, or decorate what is finished (RC-6.1).
tip-exchange_prestige = Give up 1 prestige for rubles, as often as you like (RC-4.2a).
tip-reroll = Give up 1 prestige and reroll all dice on one space, once per turn (RC-4.2b).
tip-reconstructed = Not printed in the rulebook; if you own the box, you can type in your cards.
tip-solo_recognition = Ivan gains recognition (RC-13.9a).
tip-solo_inventory = Ivan puts materials on this card (RC-13.9b).
tip-solo_transport = Ivan moves everything from his Inventory card to his Construction card (RC-13.9c).
tip-solo_construction = Ivan fills his sections, bottom row first (RC-13.9d).
tip-solo_claim = Ivan claims a section, above one of yours if he can (RC-13.9e).
view-outside = outside the inventory

## Lessons

lesson-1-market = A day at the market
lesson-1-market-hint = Dice, goods, workshops and influence: one market action from beginning to end.
lesson-1-market-theme = Moscow, 1555. Ivan the Terrible has ordered a cathedral in red, and you are one of the master builders chosen for it. Towers rise, domes shine, and **the builder with the most prestige wins**.
lesson-1-market-goal = These outlines are the **sections** of the cathedral. You claim them with banners, bring what they need and finish them. When somebody finishes a sixth section, the game is nearly over.
lesson-1-market-turn = On your turn you do **one** of three things: move a die round the **market**, **claim** a section, or **build**. We'll begin at the market: without materials, nothing gets built.
lesson-1-market-die = The yellow die shows 3, so it moves three spaces clockwise, to the bricks. **Touch the yellow die**, then the space. (For a ruble a step, your own die and the white one can go further.)
lesson-1-market-die-why = Not a bad idea, but let's fetch bricks first: the yellow die, three spaces, for free.
lesson-1-market-take = Two dice are on this space now, and the token gives **2 bricks for each die**. Touch the token to take them.
lesson-1-market-take-why = First the bricks: touch the token on the space of your die.
lesson-1-market-amount = You have room for six pieces; the banners in your inventory block the rest. Take **all 4 bricks**.
lesson-1-market-amount-why = You may take fewer, but here more is better: take 4.
lesson-1-market-tile = The yellow die also activates the **yellow slot** of your workshop. The tile there gives 1 stone: touch it.
lesson-1-market-tile-why = Your workshop is waiting: touch the tile in the yellow slot.
lesson-1-market-influence = This quadrant belongs to the teamsters. A visit lets you use **one** of the two actions on their card. Take 1 ruble.
lesson-1-market-influence-why = The other action delivers, but you have nothing to build yet. Touch the ruble on the card.
lesson-1-market-roll = Goods, tile, influence: each once, in any order you like. Nothing is left to do here, so your market action is over, and **all dice on the space have been rolled again**.
lesson-1-market-end = That is the market. A tip: look at where you leave the dice for the others. A space with three dice pays three times, and somebody is going to use it.

lesson-2-build = Banner, tile, cubes
lesson-2-build-hint = Claim a section, improve your workshop, and finish your first piece of the cathedral.
lesson-2-build-hello = You hold wood and stone, and this base needs exactly 1 wood and 2 stone. Nobody has claimed it yet, so let's make it yours.
lesson-2-build-banner = Take a **banner**. One from your inventory is best: it frees a space for materials.
lesson-2-build-banner-why = That would work too, but a banner from the inventory also gives you room. Touch one of those.
lesson-2-build-claim = Sections are claimed from the base upwards. Touch the base of the first tower: your banner stands there for the rest of the game.
lesson-2-build-claim-why = A fine section, but we have the materials for the first tower’s base.
lesson-2-build-tile = The **workshop tile** that lay there is yours: it gives 1 wood whenever it works. Put it face up; a coloured slot that is not yellow costs only 2 rubles.
lesson-2-build-tile-why = Face down it would never work, and the other slots cost more. Choose face up on green, red or blue.
lesson-2-build-gift = A tile works as soon as you put it face up. Take your wood.
lesson-2-build-gift-why = It costs nothing: take 1.
lesson-2-build-build = Green has claimed a section too. Now **build**: up to three deliveries in one turn. Touch the barrow.
lesson-2-build-build-why = Claims and dice can wait. You have everything this base needs: build.
lesson-2-build-wood = Touch the wood, then the section.
lesson-2-build-wood-why = Begin with the wood for your base.
lesson-2-build-stone = Now a stone.
lesson-2-build-stone-why = The base still needs stone.
lesson-2-build-finish = And the last one. A section is finished **as soon as** it has everything it needs, and you gain the recognition and rubles printed on it.
lesson-2-build-finish-why = One stone is missing: deliver it.
lesson-2-build-end = Your first section stands. Recognition moves your marker along the track; every gold space is a point of prestige. A tip: don't leave a section unfinished for long while others build above it; each one they finish costs you recognition.

lesson-3-towers = Doors, jewels and points
lesson-3-towers-hint = Decorate finished sections, and learn what a tower is worth at the end.
lesson-3-towers-hello = Two bases are finished: yours, and Green’s. Anybody may decorate any finished section once. A base takes a door, a middle section an arch, a dome a cross.
lesson-3-towers-build = Ornaments are delivered like materials. Choose **build**.
lesson-3-towers-build-why = First choose build; the door comes next.
lesson-3-towers-door = A door costs 1 wood. Add jewels and it brings prestige at once: one jewel 1, two alike 2, **one of each colour 3**. Touch the door, then Green’s base: that gives you a share in that tower as well.
lesson-3-towers-door-why = With both jewels, one green and one purple, it brings the most.
lesson-3-towers-prestige = Three steps of prestige: your marker jumped to the third gold space ahead. Early in the game such a jump is worth many steps.
lesson-3-towers-penalty = Green’s section is still unfinished, and your dome is above it. When you finish the dome, Green loses recognition for every finished section of others above it. Mind your own unfinished floors.
lesson-3-towers-scoring = At the end each tower is worth 2 for every finished section and 1 for every ornament. With two players, whoever contributed more (banners and ornaments both count) gets all of it, and the other a third. **In a tie, nobody gets anything.**
lesson-3-towers-end = So it pays to come first in some towers rather than to do a little in all of them. Every five materials or rubles left over make one more prestige. Now play: an easy bot is a good first rival.

lesson-4-ivan = Alone against Ivan
lesson-4-ivan-hint = The solo game: what Ivan is about to do, and how to use it.
lesson-4-ivan-hello = When you play alone, Ivan Yakovlevich builds against you. He needs no rubles and no workshop, he never hesitates, and he shows you what he is going to do.
lesson-4-ivan-row = This is his row. The outlined card comes next: he moves the die of its tile, takes recognition where the market offers some, then does what the card says. He goes from left to right, five turns, then starts over.
lesson-4-ivan-move = Your turn works as always. Take the yellow die to the bricks.
lesson-4-ivan-move-why = The bricks first: the yellow die, three spaces.
lesson-4-ivan-take = Two dice, 2 bricks each: touch the token.
lesson-4-ivan-take-why = Touch the token to take your bricks.
lesson-4-ivan-amount = Take all four.
lesson-4-ivan-amount-why = More is better here: take 4.
lesson-4-ivan-roll = End your market action. Then watch Ivan.
lesson-4-ivan-roll-why = End the market action, so that Ivan can play.
lesson-4-ivan-ivan = He moved the red die and gained recognition for his card. The next outlined card tells you what he will do after your next turn: inventory, transport, construction, claim. You can take the die he counts on, or the section he wants.
lesson-4-ivan-end = Ivan wins if he has more prestige, or the same and more sections. After five turns he also puts up an ornament. Good luck!

## Questions before a move that is probably a slip

slip-build = You could still deliver something. Stop anyway?
slip-market = You could still take resources here for free. End anyway?
slip-gift = You could take more for free. Take less anyway?
