### The page's own words, Czech. Words of games are in the games' own catalogues.

## Everywhere

skip-to-content = Přejít k obsahu
settings = Nastavení
close = Zavřít
loading = Okamžik…
page-did-not-load = Tuto stránku se nepodařilo načíst.
try-again = Zkusit znovu
not-found = Tady nic není.
to-the-front-page = Na úvodní stránku
rule = Pravidlo { $rule }

## Settings

setting-language = Jazyk
setting-theme = Vzhled
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
setting-motion = Pohyb
setting-motion-hint = Libovolná klávesa nebo kliknutí pohyb dokončí.
motion-off = Žádný
motion-fast = Rychlý
motion-normal = Běžný
motion-slow = Pomalý
setting-confirm = Konec mého tahu
setting-confirm-hint = Dokud tah nepotvrdíš, můžeš ho vzít zpět.
confirm-ask = Potvrzuji
confirm-automatic = Automaticky
setting-table = Stůl
table-drawn = Kreslený
table-text = Slovní
setting-notify = Upozornit, když jsem na tahu
setting-notify-hint = Oznámením prohlížeče, když se dívám jinam.
notify-no = Ne
notify-yes = Ano

## Front page

lobby-title = Přisedni ke stolu
lobby-lead = Stavitelské deskové hry u jednoho stolu: hned proti botům, nebo s přáteli přes odkaz. Bez účtu, bez instalace.
lobby-games = Hry
players-count =
    { $more ->
        [0] Hráčů: { $low }
       *[other] { $low ->
            [1] Hráčů: 1–{ $high }, i sólo
           *[other] Hráčů: { $low }–{ $high }
        }
    }
play-now = Hrát
set-the-table = Připravit stůl…
rules = Pravidla
learn = Naučit se hrou
server-silent = Server neodpovídá. Běží ještě?
my-tables = Moje stoly
your-turn = Jsi na tahu
state-waiting = Čeká na hráče
state-playing = Hraje se
state-over = Dohráno
state-aside = Nejde otevřít
show-all = Zobrazit všechno ({ $n })
record-title = Podívat se na hru znovu
record-hint = Přetáhni soubor .stav kamkoli na tuto stránku, nebo ho vyber.
record-choose = Vybrat soubor…

## A new table

your-name = Tvoje jméno
form-players = Počet hráčů
form-seats = Místa
form-seat = { $seat }: kdo hraje
form-variant = Pravidla
form-clock = Hodiny
form-begin = Začít
form-invite = Připravit stůl a pozvat
who-me = Ty
who-open = Někdo přes odkaz
who-here = Někdo u tohoto zařízení
who-name = Jméno
level-random = Náhodný bot
level-greedy = Bot začátečník
level-search-50ms = Lehký bot
level-search-300ms = Běžný bot
level-search-1000ms = Silný bot
clock-none = Bez hodin
clock-move-1 = 1 minuta na tah
clock-move-5 = 5 minut na tah
clock-game-15 = 15 minut a 20 sekund navíc za tah
clock-game-45 = 45 minut a 1 minuta navíc za tah
clock-days-1 = 1 den na tah
clock-days-3 = 3 dny na tah

## Joining and waiting

no-table = Takový stůl tu není.
aside-table = Tento stůl nejde otevřít.
aside-save = Uložit, co se dá přečíst
join-title = Zveme tě ke hře: { $game }
join-with = U stolu: { $names }
join-sit = Sednout si
join-watch = Jen se dívat
room-host = Pošli každému z přátel jeden z těchto odkazů. Hra začne, jakmile budou všechna místa obsazená.
room-guest = Hra začne, jakmile budou všechna místa obsazená.
numbers-wait = Čeká se na čísla pro losování; přidávají je { $names }. Pokud nepřijdou, hra za chvíli začne bez nich.
room-which-bot = Který bot
room-fill = Posadit bota
seat-open = Volné místo
seat-waits = Čeká na hráče
seat-here = U stolu
seat-away = Pryč
seat-left = Místo opuštěno; dál hraje { $bot }
invite-link = Odkaz na toto místo
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
invite-share = Sdílet…

## At the table

link-lost = Spojení se přerušilo. Zkouším to znovu…
link-restarting = Server se restartuje. Hra za okamžik pokračuje…
link-gone = Tento stůl už neexistuje, nebo ho teď nejde otevřít.
link-full = Na tento stůl se dívá tolik prohlížečů, že už se k němu další nevejde.
game-over = Konec hry
turn-of = Na tahu: { $name }
bot-thinks = { $name } přemýšlí…
confirm-question = Hotovo? Potvrď to, nebo vezmi zpět.
changes = Co se změnilo
undo = Zpět
confirm = Potvrdit
options = Možnosti ({ $n })
why-not = Co nejde a proč?
nothing-refused = Všechno, co tu připadá v úvahu, jde udělat.
command = Číslo nebo zápis
command-do = Provést
not-understood = Nerozumím „{ $input }“: napiš číslo od 1 do { $n }, nebo akci jako { $example }.
typed = Možnost { $number }…
which-title = Kterou možnost?
warning-title = Opravdu?
warning-no = Raději ne
seats = Hráči
come-back = Vrátit se na své místo
leave = Nechat hrát bota
watchers =
    { $n ->
        [one] { $n } divák
        [few] { $n } diváci
        [many] { $n } diváka
       *[other] { $n } diváků
    }
watcher = Divák
time-left = Zbývající čas
days-left =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
        [many] { $n } dne
       *[other] { $n } dní
    }
log = Záznam
log-jump = Otevřít tento okamžik v přehrávání
digest =
    { $n ->
        [one] Od tvého posledního tahu: { $n } událost
        [few] Od tvého posledního tahu: { $n } události
        [many] Od tvého posledního tahu: { $n } události
       *[other] Od tvého posledního tahu: { $n } událostí
    }
digest-mine = Co se týká tebe
chat = Rozhovor
chat-say = Něco říct
chat-send = Poslat
curtain-title = { $name }: teď hraješ ty
curtain-hint = Zvedni oponu, až se nikdo jiný nedívá.
curtain-lift = Jsem tu
to-text-table = Ke stolu ve slovech
to-drawn-table = Ke kreslenému stolu
text-table = Stůl ve slovech
yes = ano

## The end

winners =
    { $n ->
        [one] Vítězství: { $names }
       *[other] Společné vítězství: { $names }
    }
place = Pořadí
rematch = Hrát znovu
rematch-go = K další hře
replay = Přehrát
record-download = Uložit hru
fair-check = Byla náhoda poctivá?

## Keyboard

keys = Klávesnice
key-digits = Vybrat možnost podle čísla
key-enter = Potvrdit tah
key-undo = Vzít zpět
key-options = K možnostem
key-board = Ke stolu
key-log = K záznamu
key-chat = K rozhovoru
key-table = Kreslený stůl nebo stůl ve slovech
key-help = Tento seznam
key-space = Vysvětlit, co je vybráno
key-escape = Zavřít

## Pravidla

reconstructed = Číslo nebo podrobnost, kterou projekt doplnil sám: není v žádném prameni, který známe.
rules-search = Najít pravidlo
rules-search-hint = Slova nebo 5.20
rules-found =
    { $n ->
        [one] Nalezeno { $n } místo
        [few] Nalezena { $n } místa
       *[other] Nalezeno { $n } míst
    }
rules-none-found = To tu nikde není. Zkus méně slov nebo jen část slova.
rules-contents = Obsah

## Záznam

replay-controls = Pohyb hrou
replay-first = Na začátek
replay-round-back = O kolo zpět
replay-back = O tah zpět
replay-play = Přehrávat
replay-pause = Zastavit
replay-next = Další tah
replay-round-next = Na další kolo
replay-last = Na konec
replay-move =
    { $round ->
        [0] Tah { $move }
       *[other] Tah { $move } · kolo { $round }
    }
replay-move-of =
    { $round ->
        [0] Tah { $move } z { $moves }
       *[other] Tah { $move } z { $moves } · kolo { $round }
    }
replay-slider = Tah
replay-pace = Rychlost
replay-spoiler-free = Neprozrazovat konec
replay-spoiler-free-hint = Délka a výsledek hry zůstanou skryté; postupuješ jen dál, tah po tahu.
replay-link = Odkaz na tah { $move }
replay-keys = Klávesy: ← → tah, [ ] kolo, Home a End, P přehrává.
replay-keys-spoiler-free = Klávesy: → další tah, ← zpět, P přehrává.
recording = Záznam starší hry
recording-what = Tato hra se hrála podle starší verze pravidel ({ $rules }, nyní { $ours }). Stůl je vidět do tahu { $shown } z { $moves }; další průběh se jen vypráví, pokud byl zapsán.
recording-beyond = Stůl zůstává u tahu { $shown }: odtud dál se hra už jen vypráví.
recording-stopped = Podle dnešních pravidel hra nemůže pokračovat. Až ji některý hráč uzavře, uvidí ji všichni celou.
recording-close = Uzavřít hru
recording-rest =
    { $n ->
        [one] { $n } další tah, jak je v zápisu
        [few] { $n } další tahy, jak jsou v zápisu
       *[other] { $n } dalších tahů, jak jsou v zápisu
    }
viewpoint = Pohled
viewpoint-all = Všichni
branch = Hrát odtud dál…
branch-title = Nová hra od tahu { $move }
branch-hint = Dosavadní hra zůstane, jak je; odtud rozhoduješ za jedno místo a náhoda je znovu otevřená.
branch-seat = Tvé místo
branch-bots = Ostatní
to-the-table = Ke stolu

## Poctivá náhoda

fair-good = Losování v této hře nikdo neovlivnil.
fair-bad = Losování v této hře se nedá věřit.
fair-promise = Tajemství je to, ke kterému se server zavázal; závazek si tento prohlížeč uložil před prvním losováním.
fair-promise-broken = Tajemství není to, ke kterému se server zavázal před prvním losováním.
fair-draws =
    { $n ->
        [0] Nebylo co losovat.
        [one] Jediné losování vyplývá z tajemství a z čísel hráčů.
        [few] Všechna { $n } losování vyplývají z tajemství a z čísel hráčů.
       *[other] Všech { $n } losování vyplývá z tajemství a z čísel hráčů.
    }
fair-draw-wrong = Losování { $number } ({ $words }) neodpovídá tajemství a číslům hráčů.
fair-record = Uložená hra obsahuje tatáž losování ve stejném pořadí.
fair-record-differs = Uložená hra obsahuje jiná losování.
fair-limits = Spočítal to jen tvůj prohlížeč. V tom, která karta patří ke kterému číslu, věří serveru; i to ověří stavitel check --fair.
fair-details = Čísla k vlastnímu ověření
fair-commitment = Závazek před prvním losováním (SHA-256)
fair-secret = Tajemství, zveřejněné po hře
fair-numbers = Vlastní čísla hráčů
fair-partly = Losování do sebe zapadají, ale tento prohlížeč nepozná, že je nikdo neovlivnil.
fair-promise-told = Tento prohlížeč si před prvním losováním žádný závazek neuložil: přišel později, nebo hraješ na jiném zařízení. Porovnat mohl jen s tím, co server říká teď.
fair-mine-used = Tvoje vlastní číslo je v losování započítané.
fair-mine-unused = Tvoje vlastní číslo v losování chybí, i když ho tvůj prohlížeč poslal.
fair-mine-none = V losování není žádné číslo z tohoto prohlížeče.
fair-changed = Čísla, která nejsou ta přislíbená: { $n }.
fair-withheld = Čísla, která byla přislíbena a pak neukázána: { $n }. Každé z nich mohlo losování jednou změnit.
fair-older = Starší závazek: čísla hráčů byla známa dřív, než vznikl, takže nedokazuje, že tajemství nikdo nevybral podle nich.
fair-title = Poctivá náhoda
fair-how = Nejdřív se server zaváže ke svému tajemství. Pak prohlížeč každého hráče přislíbí vlastní číslo a teprve když jsou přislíbena všechna, ukážou se. Z tajemství a z těchto čísel vyplývají všechna losování.
fair-proves = Co to dokazuje: losování nemohl ovlivnit nikdo, ani server, pokud aspoň jedno číslo přišlo z hráčova vlastního prohlížeče.
fair-proves-not = Co to nedokazuje: že se provozovatel serveru nikdy nepodíval na skryté karty.
fair-stored = Tvůj prohlížeč si tento závazek uložil a na konci ho porovná.
fair-not-stored = Tvůj prohlížeč přišel, když hra už běžela, a žádný závazek uložený nemá.

## Lekce

lesson-place = Lekce { $lesson } z { $lessons }
lesson-step = Krok { $step } z { $steps }
lesson-progress = Jak jsi daleko
lesson-leave = Odejít; postup se uloží
lesson-not-that = Skoro.
lesson-back = Zpět
lesson-next = Dál
lesson-skip = Ukaž mi to a dál
lesson-again = Znovu od začátku
lesson-following = Další lekce: { $name }
lesson-play = Zahrát si proti lehkému botovi
lesson-happened = Co se právě stalo
