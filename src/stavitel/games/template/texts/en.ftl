### The Tower in English.
### Which variables a message gets is told in stavitel/texts.py.

title = The Tower
about = Lay blocks on a tower or draw more of them: the shortest game of all.
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
variant-standard = The Tower
variant-standard-hint = The only way to play it.
view-tower = Tower
view-players = Players
view-points = Points
view-blocks = Blocks in hand
view-hand = Your hand

## What can be done

ask-draw_block = A block is drawn.
ask-turn = Lay a block, draw one, or rest.
do-draw_block = Block { $block }
do-lay = Lay block { $block }
do-draw = Draw a block
do-rest = Rest

## What has happened

event-block_drawn = { $seat } draws block { $block }
event-block_drawn-hidden = { $seat } draws a block
event-block_laid = { $seat } lays block { $block } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-rested = { $seat } rests

## Why not?

why-not_in_hand = You do not hold block { $block }.
why-too_large = Block { $block } is too large: it must be smaller than { $top }.
why-bag_empty = The bag is empty.
