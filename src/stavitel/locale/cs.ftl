### What all games and the terminal share, Czech.

## Lists: texts.py joins the parts of a sentence with these.

list-more = { $left }, { $right }
list-last = { $left } a { $right }
nothing = nic
