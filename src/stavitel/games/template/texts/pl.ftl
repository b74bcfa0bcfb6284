### Wieża po polsku.
### Jakie zmienne dostaje komunikat, mówi stavitel/texts.py.

title = Wieża
about = Kładziesz klocki na wieżę albo dobierasz kolejne: najkrótsza ze wszystkich gier.
seat-red = Czerwony
seat-blue = Niebieski
seat-green = Zielony
seat-yellow = Żółty
variant-standard = Wieża
variant-standard-hint = Inaczej grać się nie da.
view-tower = Wieża
view-players = Gracze
view-points = Punkty
view-blocks = Bloki na ręce
view-hand = Twoja ręka

## Co można zrobić

ask-draw_block = Trwa losowanie bloku.
ask-turn = Połóż blok, dobierz jeden albo odpocznij.
do-draw_block = Blok { $block }
do-lay = Połóż blok { $block }
do-draw = Dobierz blok
do-rest = Odpocznij

## Co się stało

event-block_drawn = { $seat } dobiera blok { $block }
event-block_drawn-hidden = { $seat } dobiera blok
event-block_laid = { $seat } kładzie blok { $block } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
event-rested = { $seat } odpoczywa

## Dlaczego nie?

why-not_in_hand = Nie masz na ręce bloku { $block }.
why-too_large = Blok { $block } jest za duży: musi być mniejszy niż { $top }.
why-bag_empty = Woreczek jest pusty.
