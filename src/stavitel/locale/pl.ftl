### What all games and the terminal share, Polish.

## Lists: texts.py joins the parts of a sentence with these.

list-more = { $left }, { $right }
list-last = { $left } i { $right }
nothing = nic
