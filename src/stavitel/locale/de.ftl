### What all games and the terminal share, German.

## Lists: texts.py joins the parts of a sentence with these.

list-more = { $left }, { $right }
list-last = { $left } und { $right }
nothing = nichts
