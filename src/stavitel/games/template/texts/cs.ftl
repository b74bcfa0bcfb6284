### Věž v češtině.
### Které proměnné zpráva dostane, říká stavitel/texts.py.

title = Věž
about = Pokládáš kameny na věž, nebo si bereš další: ze všech her nejkratší.
seat-red = Červený
seat-blue = Modrý
seat-green = Zelený
seat-yellow = Žlutý
variant-standard = Věž
variant-standard-hint = Jinak se hrát nedá.
view-tower = Věž
view-players = Hráči
view-points = Body
view-blocks = Kvádry v ruce
view-hand = Tvoje ruka

## Co lze udělat

ask-draw_block = Táhne se kvádr.
ask-turn = Polož kvádr, jeden si vytáhni, nebo odpočívej.
do-draw_block = Kvádr { $block }
do-lay = Položit kvádr { $block }
do-draw = Vytáhnout kvádr
do-rest = Odpočívat

## Co se stalo

event-block_drawn = { $seat } táhne kvádr { $block }
event-block_drawn-hidden = { $seat } táhne kvádr
event-block_laid = { $seat } pokládá kvádr { $block } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
event-rested = { $seat } odpočívá

## Proč ne?

why-not_in_hand = Kvádr { $block } nemáš v ruce.
why-too_large = Kvádr { $block } je moc velký: musí být menší než { $top }.
why-bag_empty = Sáček je prázdný.
