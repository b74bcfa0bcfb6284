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
setting-motion = Animace
setting-motion-hint = Libovolná klávesa nebo kliknutí animaci přeskočí.
motion-off = Žádné
motion-fast = Rychlé
motion-normal = Běžné
motion-slow = Pomalé
setting-confirm = Konec mého tahu
setting-confirm-hint = Tah na jeden dotek platí hned; potvrzuje se po více volbách a tam, odkud není cesty zpět. Dobrání karty, hod a pasování platí bez ptaní.
confirm-needed = Potvrzovat, když na tom záleží
confirm-ask = Potvrzovat vždy
confirm-automatic = Neptat se
setting-gifts = Co nic nestojí
setting-gifts-hint = Když je jedinou rozumnou odpovědí vzít si něco zdarma, vezme se to za tebe. Tlačítko Zpět to vrátí.
gifts-yes = Brát za mě
gifts-no = Ptát se
setting-table = Stůl
table-drawn = Herní plán
table-text = Text
setting-sound = Zvuky
setting-sound-hint = Tichý tón, když jsi na tahu, padají kostky, cinkají mince, přijde zpráva nebo hra skončí. Klávesa M je vypíná a zapíná.
sound-no = Vypnuto
sound-yes = Zapnuto
setting-notify = Upozornit, když jsem na tahu
setting-notify-hint = Oznámením prohlížeče, když je tato karta na pozadí.
notify-no = Ne
notify-yes = Ano
about-me = Co se o mně uchovává
about-me-text = Tento server tě zná jen podle cookie v tomto prohlížeči. Uchovává hry, které připravíš, jména, která v nich použiješ, tvé tahy a to, co napíšeš v chatu.
about-me-save = Uložit vše do souboru
about-me-delete = Vše smazat…
about-me-sure = Smažou se tvá jména a zprávy, nezačaté hry a také to, co si pamatuje tento prohlížeč. V rozehraných hrách tě zastoupí bot. Dohrané hry zůstanou ostatním, ale bez tvého jména. Nelze to vrátit.
about-me-do = Nadobro smazat
about-me-gone = Všechno je smazané.

## Front page

lobby-title = Přisedni ke stolu
lobby-lead = Deskové hry o stavění u jednoho stolu: hned proti botům, nebo s přáteli přes odkaz. Bez účtu, bez instalace.
lobby-games = Hry
players-count =
    { $more ->
        [0] { $low } hráči
       *[other] { $low }–{ $high } hráči
    }
minutes-about = asi { $n } min
weight-1 = Snadno se naučíš
weight-2 = Středně náročná
weight-3 = Náročná
has-lessons = S lekcemi
lobby-first = Hraješ tu poprvé? Začni lekcí nebo proti lehkému botovi.
learn-first = Začít lekcí
play-now = Hrát
set-the-table = Připravit hru…
rules = Pravidla
learn = Škola hrou
server-silent = Server neodpovídá. Běží ještě?
server-busy = Server má teď požadavků dost. Zkus to prosím za chvíli znovu.
server-too-large = Tohle je větší, než server přijme.
server-not-there = O ničem takovém server neví. Možná je odkaz neúplný nebo zastaralý.
my-tables = Moje hry
your-turn = Jsi na tahu
state-waiting = Čeká na hráče
state-playing = Hraje se
state-over = Dohráno
state-aside = Nejde otevřít
tidy = Uklidit
tidy-done = Hotovo
tidy-hide = Skrýt
tidy-show = Znovu ukázat
tidy-leave = Odejít
tidy-remove = Smazat
tidy-leave-hint = Vzdáš se svého místa. Před začátkem hry se znovu uvolní; během hry za tebe hraje bot, dokud místo s novým odkazem nezaujme někdo jiný.
tidy-hidden = Ukázat skryté hry ({ $n })
state-paused = Pozastaveno
state-turn = Na tahu je { $name }
show-all = Zobrazit všechno ({ $n })
record-title = Otevřít soubor
record-hint = Přetáhni kamkoli na tuto stránku uloženou hru (.stav) a přehraješ si ji, pozici či scénář (.toml) a budeš hrát odtud, nebo balíček (.toml) a budeš hrát s ním.
record-choose = Vybrat soubor…
lobby-decks = Balíčky pro Katan – Duel
lobby-decks-hint = Pro turnajovou hru: sestav si vlastní balíček, zkontroluj ho a sdílej.
lobby-decks-open = Sestavit balíček

## A new table

your-name = Tvoje jméno
form-players = Počet hráčů
form-seats = Místa
form-seat = { $seat }: kdo hraje
form-colour = Barva místa { $n }
form-variant = Pravidla
house-rules = Domácí pravidla
house-rules-usual = Všechna obvyklá
house-rule-usual = (obvyklé)
form-clock = Hodiny
form-hints = Rady
hints-alone = Jen ve hře proti samým botům
hints-on = Pro všechny
hints-off = Pro nikoho
form-begin = Začít
form-invite = Připravit hru a pozvat
form-decks = Každý přinese svůj balíček. Přátelé si ho vyberou, až se připojí; cizí balíček nikdo nevidí.
who-me = Ty
who-open = Někdo přes odkaz
who-here = Někdo na tomto zařízení
who-name = Jméno
level-1 = 1. úroveň: kolemjdoucí
level-1-hint = Přehlédne víc než polovinu svých možností a nic neplánuje; na první hru tak akorát.
level-2 = 2. úroveň: pomocník
level-2-hint = Přehlédne každou třetí možnost a na tebe zapomíná.
level-3 = 3. úroveň: učeň
level-3-hint = Občas něco přehlédne a myslí jen na tuto chvíli.
level-4 = 4. úroveň: tovaryš
level-4-hint = Vždy bere to, co hned přinese nejvíc, a o tvé odpovědi nepřemýšlí.
level-5 = 5. úroveň: zedník
level-5-hint = Své nejlepší nápady krátce vyzkouší až do svého příštího tahu.
level-6 = 6. úroveň: polír
level-6-hint = Porovnává své nápady v několika možných průbězích hry.
level-7 = 7. úroveň: stavební mistr
level-7-hint = Důkladně přemýšlí dopředu a počítá s tvou nejlepší odpovědí.
level-8 = 8. úroveň: architekt
level-8-hint = O každém rozhodnutí přemýšlí až sekundu a jen málo odpouští.
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

no-table = Taková hra tu není.
aside-table = Tuto hru nejde otevřít.
aside-save = Uložit, co se dá přečíst
join-title = Zveme tě ke hře: { $game }
join-with = U stolu: { $names }
join-sit = Přisednout
join-watch = Jen se dívat
room-host = Pošli každému z přátel jeden z těchto odkazů. Hra začne, jakmile budou všechna místa obsazená.
room-guest = Hra začne, jakmile budou všechna místa obsazená.
room-decks = Hra začne, jakmile každý přinese svůj balíček.
numbers-wait = Čeká se na náhodná čísla, kterými do losování přispívají: { $names }. Pokud nepřijdou, hra za chvíli začne bez nich.
room-which-bot = Který bot
room-fill = Přidat bota
seat-open = Volné místo
seat-waits = Čeká na hráče
seat-here = U stolu
seat-away = Není tu
seat-deck-awaited = vybírá balíček
seat-deck-brought = má balíček
seat-left = Hráč odešel; místo něj hraje { $bot }
seat-time = Čas vypršel; místo hráče hraje { $bot }
seat-replaced = Hráč tu není; místo něj hraje { $bot }
seat-waited = Hráč tu není; stůl čeká
seat-resigned = Hráč to vzdal; místo něj hraje { $bot }
seat-vacant = Volné; než si někdo sedne, hraje { $bot }
seat-muted = ztlumeno
invite-link = Odkaz na toto místo
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
invite-share = Sdílet…

## At the table

link-lost = Spojení se přerušilo. Připojuji se znovu…
link-restarting = Server se restartuje. Hra bude za okamžik pokračovat…
link-gone = Tento stůl už neexistuje, nebo ho teď nejde otevřít.
link-full = K tomuto stolu je připojeno příliš mnoho prohlížečů.
game-over = Konec hry
turn-of = Na tahu je { $name }
bot-thinks = { $name } přemýšlí…
confirm-question = Hotovo? Potvrď tah, nebo ho vrať.
changes = Co se změnilo
would-change = Co by se tím změnilo
undo = Zpět
confirm = Potvrdit
options = Možnosti ({ $n })
why-not = Proč nemůžu…?
nothing-refused = Tady nic zakázáno není.
asked-what = Rozhoduje se:
in-hand =
    { $n ->
        [one] Máš v ruce kus. Polož ho na zvýrazněné místo, nebo ho dalším dotykem vrať.
       *[other] Máš v ruce kus. Polož ho na některé ze zvýrazněných míst ({ $n }), nebo ho dalším dotykem vrať.
    }
fresh-hint = Čárkovaný rámeček: změna od tvého posledního tahu.
thumb-bar = Tvoje suroviny a možnosti
own-goods = Tvoje suroviny
report = Nahlásit
report-hint = Stalo se něco proti pravidlům? Soubor zachycuje tento okamžik (jen to, co smíš vědět) a dá se spustit i upravit.
command = Číslo nebo zápis
command-do = Provést
not-understood = Zadání „{ $input }“ nerozumím: napiš číslo od 1 do { $n }, nebo akci, například { $example }.
typed = Možnost { $number }…
which-title = Kterou možnost?
warning-title = Opravdu?
warning-no = Zpět
seats = Hráči
come-back = Vrátit se na své místo
leave = Ať za mě hraje bot
leave-title = Má za tebe hrát bot?
leave-hint = Tvoje místo převezme bot ({ $bot }). Kdykoli si ho jedním kliknutím vezmeš zpět.
leave-now = Ať hraje
leave-in = Bot začne hrát za { $n } s
leave-stop = Zastavit
my-bot = Hraje za tebe bot
note-left = { $name } odchází; dál hraje bot
note-time = Čas vypršel; za hráče { $name } hraje bot
note-bot = Za hráče { $name } hraje bot ({ $bot })
note-wait = Stůl čeká na hráče { $name }
note-back = { $name } je zpět
note-resigned = { $name } to vzdává; dál hraje bot
note-sent = Hráč { $name } byl vykázán od stolu; dál hraje bot
note-ended = Hra byla předčasně ukončena
by-bot = Táhl bot
paused = Pozastaveno, dokud se některý hráč nevrátí ke stolu
waits-for = Čeká se na hráče { $name }, který tu není
absent-title = { $name } tu není
absent-wait = Počkat
absent-bot = Ať hraje bot
absent-level = Síla bota
absent-all = Stane se to, jakmile všichni přítomní zvolí totéž.
absent-wish = { $name }: { $wish }
manage = Tento stůl…
manage-title = Tento stůl
my-link = Moje místo na jiném zařízení
my-link-hint = Otevři tam tento odkaz. Kdo ho má, může hrát za tebe, tak ho nikomu nedávej.
qr-code = QR kód
qr-alt = QR kód tohoto odkazu
qr-local = Tato adresa funguje jen na tomto počítači. Otevři stránku nejdřív přes síťovou adresu počítače.
power-renew = Nový odkaz: { $name }
power-renew-hint = Starý odkaz přestane fungovat a všechna ostatní zařízení, která ho použila, o místo přijdou.
power-resign = Nadobro vzdát: { $name }
power-resign-hint = Toto místo dohraje bot a vrátit se už nedá. Pokud nikdo další nehraje, hra skončí.
power-kick = Vykázat od stolu: { $name }
power-kick-hint-waiting = Místo bude zase volné a dostane nový odkaz.
power-kick-hint-playing = Dál bude hrát bot, dokud místo s novým odkazem nezaujme někdo jiný.
power-mute = Ztlumit: { $name }
power-unmute = Zrušit ztlumení: { $name }
power-mute-watchers = Ztlumit diváky
power-unmute-watchers = Zrušit ztlumení diváků
power-end = Ukončit nedohranou hru
power-end-hint = Hra skončí pro všechny a nikdo nevyhraje. Odkryje se vše, co bylo skryté.
power-remove = Zrušit tuto hru
power-remove-hint = Hra zmizí všem a její odkazy přestanou fungovat.
chat-muted = Hostitel tě v chatu ztlumil.
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
log-jump = Ukázat tento okamžik v přehrávání
digest =
    { $n ->
        [one] Od tvého posledního tahu: { $n } událost
        [few] Od tvého posledního tahu: { $n } události
        [many] Od tvého posledního tahu: { $n } události
       *[other] Od tvého posledního tahu: { $n } událostí
    }
digest-mine = Co se týká tebe
chat = Chat
chat-unread =
    { $n ->
        [one] { $n } nová zpráva
        [few] { $n } nové zprávy
       *[other] { $n } nových zpráv
    }
chat-say = Napiš něco
chat-send = Poslat
curtain-title = Zařízení si teď vezme { $name }
curtain-hint = Pokračuj, až se nikdo jiný nedívá.
curtain-lift = Můžeme
to-text-table = Zobrazit text
to-drawn-table = Zobrazit herní plán
text-table = Stůl slovy
yes = ano

## The end

winners =
    { $n ->
        [one] Vyhrává { $names }
       *[other] Společné vítězství: { $names }
    }
unfinished = Hra skončila předčasně
unfinished-hint = Nikdo nevyhrál. Hru si můžeš přehrát a uložit jako každou jinou.
place = Pořadí
rematch = Hrát znovu
rematch-go = Přejít k další hře
replay = Přehrát
record-download = Uložit hru
picture-download = Uložit obrázek
fair-check = Bylo losování poctivé?

## Keyboard

keys = Klávesnice
key-digits = Vybrat možnost podle čísla
key-enter = Potvrdit tah
key-undo = Vrátit tah
key-options = Přejít k možnostem
key-board = Přejít ke stolu
key-log = Přejít k záznamu
key-chat = Přejít do chatu
key-table = Přepnout mezi herním plánem a textem
key-hint = Požádat o radu
key-sound = Zapnout nebo vypnout zvuky
key-help = Zobrazit tento seznam
key-space = Vysvětlit vybraný prvek
key-escape = Zavřít, nebo vrátit kus z ruky

## Pravidla

reconstructed = Číslo nebo údaj, který jsme zrekonstruovali: neuvádí ho žádný zdroj, který známe.
rules-search = Najít pravidlo
rules-search-hint = Slovo, nebo 5.20
rules-found =
    { $n ->
        [one] { $n } výsledek
        [few] { $n } výsledky
       *[other] { $n } výsledků
    }
rules-none-found = Na této stránce se nic nenašlo. Zkus méně slov nebo jen část slova.
rules-contents = Obsah
rules-reference = Číslovaná pravidla
rules-details = O tomto zpracování: zdroje, výklady, rekonstruovaná čísla

## Záznam

replay-controls = Procházení hry
replay-first = Na začátek
replay-round-back = O kolo zpět
replay-back = O tah zpět
replay-play = Přehrávat automaticky
replay-pause = Pozastavit
replay-next = Další tah
replay-round-next = O kolo vpřed
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
replay-spoiler-free = Bez prozrazení konce
replay-spoiler-free-hint = Délka a výsledek hry zůstanou skryté; postupovat jde jen dopředu, tah po tahu.
replay-link = Odkaz na tah { $move }
replay-keys = Klávesy: ← → o tah, [ ] o kolo, Home a End, P automaticky.
replay-keys-spoiler-free = Klávesy: → další tah, ← zpět, P automaticky.

## Rozbor

analysis = Rozbor
analysis-hint = Jakou měl kdo v které chvíli šanci na výhru, kde se hra zlomila a kolik v ní bylo štěstí.
analysis-begin = Rozebrat hru
analysis-working =
    { $choices ->
        [0] Hra se rozebírá…
       *[other] Hra se rozebírá: volba { $judged } z { $choices }
    }
analysis-graph = Šance na výhru v průběhu hry. Kliknutím přejdeš na daný okamžik.
analysis-gravest = Graf ukazuje nejhorší zlomové tahy; všechny ({ $n }) jsou v seznamu níže.
analysis-share = { $share } %
analysis-skill = Štěstí a umění v procentních bodech šance na výhru
analysis-luck = Štěstí
analysis-own = Vlastní hra
analysis-others = Hra ostatních
analysis-result = Výsledek
analysis-errors = Zlomové tahy
analysis-sum = Ztráty ve zlomových tazích nedávají v součtu vlastní hru: každá se měří s nejlepším tahem v dané chvíli, kdežto do vlastní hry se počítají všechna rozhodnutí, i ta dobrá, ve srovnání s průměrem u tohoto stolu.
analysis-none = Žádný tah nestál prokazatelně 5 bodů nebo víc.
analysis-loss = −{ $loss } b. (± { $error }).
analysis-better = Lepší:
analysis-note = Štěstí je to, co přinesla náhoda oproti průměru toho, co mohlo přijít. Hra se porovnává s průměrnou volbou u tohoto stolu. Štěstí a hra dávají dohromady výsledek. Zlomové tahy se posuzují podle toho, co mohl hráč vědět.
advice-title = Co by udělal bot?
advice = Zeptat se u tohoto tahu
advice-nobody = Tady nikdo nevybírá.
advice-thinking = Přemýšlí…
hint = Rada
hint-promise = Šance na výhru { $share } % (± { $error }), na konci asi { $points } b.
hint-why = Do příštího tahu oproti druhé nejlepší volbě: { $what }
hint-why-not = Do příštího tahu oproti nejlepší volbě: { $what }
hint-then = Potom možná: { $line }
recording = Záznam starší hry
recording-what = Tato hra se hrála podle starší verze pravidel ({ $rules }, nyní platí { $ours }). Stůl lze ukázat do tahu { $shown } z { $moves }; z dalšího průběhu zbyl jen záznam.
recording-beyond = Stůl zůstává u tahu { $shown }; odtud dál je k dispozici jen záznam.
recording-stopped = Podle současných pravidel hra nemůže pokračovat. Až ji některý hráč uzavře, uvidí ji všichni celou.
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
branch-hint = Původní hra zůstane, jak je. Odtud hraješ za jedno místo a karty i kostky padnou nově.
branch-seat = Tvé místo
branch-bots = Ostatní
to-the-table = Zpět ke stolu

## Poctivá náhoda

fair-good = Losování v této hře nikdo neovlivnil.
fair-bad = Losování v této hře se nedá věřit.
fair-promise = Tajné číslo odpovídá závazku, který si tento prohlížeč uložil před prvním losováním.
fair-promise-broken = Tajné číslo neodpovídá závazku, který server dal před prvním losováním.
fair-draws =
    { $n ->
        [0] Nic se nelosovalo.
        [one] Jediné losování vyplývá z tajného čísla a z čísel hráčů.
        [few] Všechna { $n } losování vyplývají z tajného čísla a z čísel hráčů.
       *[other] Všech { $n } losování vyplývá z tajného čísla a z čísel hráčů.
    }
fair-draw-wrong = Losování { $number } ({ $words }) nevyplývá z tajného čísla a z čísel hráčů.
fair-record = Uložená hra obsahuje tatáž losování ve stejném pořadí.
fair-record-differs = Uložená hra obsahuje jiná losování.
fair-limits = Tvůj prohlížeč to spočítal sám. Jen v tom, která karta patří ke kterému číslu, se spoléhá na server; i to ověří stavitel check --fair.
fair-details = Čísla k vlastnímu ověření
fair-commitment = Závazek před prvním losováním (SHA-256)
fair-secret = Tajné číslo, zveřejněné po hře
fair-numbers = Vlastní čísla hráčů
fair-partly = Losování si neodporují, ale tento prohlížeč nemůže vyloučit, že je někdo ovlivnil.
fair-promise-told = Tento prohlížeč neměl před prvním losováním uložený žádný závazek: připojil se později, nebo se hrálo na jiném zařízení. Losování mohl porovnat jen s tím, co server říká teď.
fair-mine-used = Číslo tvého prohlížeče je v losování započítané.
fair-mine-unused = Číslo tvého prohlížeče v losování chybí, i když bylo odesláno.
fair-mine-none = V losování není žádné číslo z tohoto prohlížeče.
fair-changed = Čísla, která neodpovídají závazku: { $n }.
fair-withheld = Čísla, ke kterým se někdo zavázal, ale nikdy je neodhalil: { $n }. Každé z nich mohlo losování jednou změnit.
fair-older = Starší druh závazku: čísla hráčů byla známa dřív, než vznikl, takže nedokazuje, že tajné číslo nikdo nevybral podle nich.
fair-title = Poctivé losování
fair-how = Nejdřív se server zaváže k tajnému číslu. Pak se prohlížeč každého hráče zaváže k vlastnímu číslu a teprve potom se všechna čísla odhalí. Všechna losování vyplývají z tajného čísla a z těchto čísel.
fair-proves = Co to dokazuje: losování nemohl ovlivnit nikdo, ani server, pokud aspoň jedno číslo přišlo z hráčova vlastního prohlížeče.
fair-proves-not = Co to nedokazuje: že se provozovatel serveru nikdy nepodíval na skryté karty.
fair-stored = Tvůj prohlížeč si tento závazek uložil a na konci ho ověří.
fair-not-stored = Tvůj prohlížeč se připojil až po začátku hry a žádný závazek uložený nemá.

## Lekce

lesson-place = Lekce { $lesson } z { $lessons }
lesson-step = Krok { $step } z { $steps }
lesson-progress = Tvůj postup
lesson-leave = Odejít (postup se uloží)
lesson-not-that = To není ono.
lesson-back = Zpět
lesson-next = Dál
lesson-skip = Ukaž mi to a pokračuj
lesson-again = Znovu od začátku
lesson-following = Další lekce: { $name }
lesson-play = Zahrát si proti lehkému botovi
lesson-happened = Co se právě stalo
example-title = Příklad z pravidel
example-back = Zpět k pravidlům

## Úlohy

puzzles = Úlohy
puzzles-all = Všechny úlohy
puzzles-solved = Vyřešeno v tomto prohlížeči: { $n } z { $count }. Nejlehčí jsou na začátku.
puzzle = Úloha
puzzle-solved = vyřešeno
puzzle-place = Úloha { $n } z { $count }
puzzle-ask = Na tahu je { $seat }: jedna možnost je jednoznačně nejlepší. Která?
puzzle-right = To je nejlepší tah.
puzzle-wrong = To není nejlepší tah. Zkus jiný, nebo se podívej na řešení.
puzzle-share = šance na výhru { $share } %
puzzle-solution = Nejlepší tah:
puzzle-others = Další v pořadí:
puzzle-reveal = Ukázat řešení
puzzle-next = Další úloha
puzzle-again = Zkusit znovu

## Decks for Catan Duel

decks-title = Balíčky pro Katan – Duel
decks-lead = Sestav si balíček pro turnajovou hru. Tvé balíčky zůstávají v tomto prohlížeči; soubor s balíčkem otevřeš přetažením na stránku.
decks-reconstructed = Rekonstruováno: { $cards } karet a { $start } počáteční karty, protože pravidla vydavatele k nim se nám nepodařilo najít. Čtyři události a jejich pravidlo o půlměsíci jsou jisté.
decks-shelf = Tvé a ukázkové balíčky
decks-which = Balíček
decks-mine = Tvé balíčky
decks-samples = Ukázkové balíčky
decks-unnamed = Balíček beze jména
decks-new = Nový balíček
decks-new-name = Můj balíček
decks-me = já
decks-duplicate = Zkopírovat
decks-delete = Smazat
decks-delete-sure = Opravdu smazat
decks-export = Uložit do souboru
decks-import = Otevřít soubor
deck-of = Balíček: { $seat }
deck-later = Vybrat až u stolu
deck-any-sample = Některý ukázkový balíček
deck-random = Náhodný povolený balíček
deck-ask = Se kterým balíčkem budeš hrát? Nikdo jiný ho neuvidí.
deck-brought = Hraješ s balíčkem { $deck }. Ještě ho můžeš změnit.
deck-brought-random = Hraješ s náhodným balíčkem. Ještě ho můžeš změnit.
deck-bring = Hrát s tímto balíčkem
decks-play-bot = Hrát proti botovi
decks-play-friend = Hrát s někým
decks-open-editor = Otevřít v editoru
decks-suggest = Navrhnout celý balíček
decks-suggest-hint = Nechá, co se hodí, a doplní, co chybí.
decks-practice = Zkušební rozdání
decks-practice-hint = Tvé počáteční karty a to, co by leželo navrchu tvých tří dobíracích balíčků.
decks-practice-draw = Rozdat
decks-practice-again = Rozdat znovu
decks-practice-hand = Počáteční karty:
decks-practice-open = vybereš je na začátku hry
decks-practice-stack = Balíček { $n }:
decks-compare = Porovnat s jiným balíčkem
decks-compare-with = Druhý balíček
decks-compare-none = Vyber balíček
decks-compare-shared =
    { $n ->
        [one] { $n } společná karta
        [few] { $n } společné karty
       *[other] { $n } společných karet
    }
decks-compare-card = Karta
decks-link = Kopírovat odkaz
decks-linked = Odkaz je zkopírovaný.
decks-link-broken = V tomto odkazu žádný balíček není.
decks-forgetful = Tento prohlížeč nic neukládá: než odejdeš, ulož si balíček do souboru.
decks-read-only = Ukázkový balíček nejde měnit. Zkopíruj si ho a uprav kopii.
decks-shared = Tento balíček přišel s odkazem. Zkopíruj si ho, chceš-li ho mít a měnit.
decks-parts = Karty a balíček
decks-tab-box = Karty
decks-tab-deck = Balíček
decks-name = Název
decks-author = Autor
decks-note = Poznámka
decks-find = Najít kartu
decks-any = Vše
decks-by-back = Sada
decks-by-type = Druh
decks-by-resource = Stojí
decks-by-symbol = Symbol
decks-by-needs = Podmínka
decks-needs-yes = S podmínkou
decks-needs-no = Bez podmínky
decks-type-action = Akční karty
decks-type-settlement = Karty výstavby vesnice
decks-type-city = Karty výstavby města
decks-type-region = Karty výstavby krajiny
decks-type-event = Karty událostí
decks-found =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
decks-add = Přidat: { $card }
decks-remove = Odebrat: { $card }
decks-in-deck = { $n } z { $copies }
decks-half-moon = S půlměsícem: { $n } z { $copies }
decks-count-cards = Karty
decks-count-events = Události
decks-count-start = Počáteční karty
decks-start = Počáteční karty: { $n } × { $card }
decks-legal = Tento balíček je platný.
decks-errors = Zatím neplatný
decks-warnings = Platné, ale stojí za zamyšlení
decks-empty = Zatím prázdný. Přidej karty z krabice.
decks-sums = Součty
decks-curve = Karty podle ceny
decks-curve-bar =
    { $more ->
        [yes] Cena { $cost } a víc: { $n }
       *[no] Cena { $cost }: { $n }
    }
