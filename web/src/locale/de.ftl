### The page's own words, English. Words of games are in the games' own catalogues.

## Everywhere

skip-to-content = Skip to the content
settings = Settings
close = Close
loading = One moment …
page-did-not-load = This page did not load.
try-again = Try again
not-found = There is nothing here.
to-the-front-page = To the front page
rule = Rule { $rule }

## Settings

setting-language = Language
setting-theme = Light
theme-system = Like the system
theme-light = Light
theme-dark = Dark
setting-motion = Motion
setting-motion-hint = Any key or click finishes what is moving.
motion-off = Off
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow
setting-confirm = End of my turn
setting-confirm-hint = Until a turn is confirmed you can take it back.
confirm-ask = I confirm
confirm-automatic = Automatic
setting-table = Table
table-drawn = Drawn
table-text = In words
setting-notify = Tell me when it is my turn
setting-notify-hint = By a notification of the browser, when I am looking elsewhere.
notify-no = No
notify-yes = Yes
