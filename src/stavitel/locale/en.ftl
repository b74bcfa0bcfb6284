### What all games and the terminal share, English.

## Lists: texts.py joins the parts of a sentence with these.

list-more = { $left }, { $right }
list-last = { $left } and { $right }
nothing = nothing
