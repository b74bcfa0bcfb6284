### What all games and the terminal share, Czech.

## Lists: texts.py joins the parts of a sentence with these.

list-more = { $left }, { $right }
list-last = { $left } a { $right }
nothing = nic
yes = ano
no = ne

## Why not? The engine's own reason.

why-not_now = Teď to nejde.

## Examples of the guide, played at the table

example-guide-why = V příkladu se hraje jinak. Zkus to tak, jak je v textu.
example-end = To byl celý příklad. Čti dál v pravidlech, nebo si zahraj.

### Terminal

## Signs and short heads on the table of Caylus Magna Carta

terminal-cmc-food = J
terminal-cmc-wood = D
terminal-cmc-stone = K
terminal-cmc-gold = Z
terminal-cmc-any = libovolná surovina
terminal-cmc-known_hand = Známé karty v ruce
terminal-cmc-hand = ruka
terminal-cmc-pile = balíč.
terminal-cmc-discard = odlož.
terminal-cmc-buildings = bud.
terminal-cmc-prestige = prest.

## Signs and short heads on the table of The Red Cathedral

terminal-rc-wood = D
terminal-rc-brick = C
terminal-rc-stone = K
terminal-rc-gold = Z
terminal-rc-white = B
terminal-rc-room = míst
terminal-rc-all-types = všechny typy
terminal-rc-same = téhož druhu
terminal-rc-different = různých druhů
terminal-rc-next = uznání do dalšího bodu prestiže

## Computer players: the names of their levels, and how they play

level-1 = kolemjdoucí
level-1-hint = Přehlédne víc než polovinu svých možností a nic neplánuje; na první hru tak akorát.
level-2 = pomocník
level-2-hint = Přehlédne každou třetí možnost a na tebe zapomíná.
level-3 = učeň
level-3-hint = Občas něco přehlédne a myslí jen na tuto chvíli.
level-4 = tovaryš
level-4-hint = Vždy bere to, co hned přinese nejvíc, a o tvé odpovědi nepřemýšlí.
level-5 = zedník
level-5-hint = Své nejlepší nápady krátce vyzkouší až do svého příštího tahu.
level-6 = polír
level-6-hint = Porovnává své nápady v několika možných průbězích hry.
level-7 = stavební mistr
level-7-hint = Důkladně přemýšlí dopředu a počítá s tvou nejlepší odpovědí.
level-8 = architekt
level-8-hint = O každém rozhodnutí přemýšlí až sekundu a jen málo odpouští.
bot-random = náhodný bot
bot-search = bot { $budget }

## At the table

terminal-you = ty
terminal-welcome = Hraješ: { $seats }. Jiné nastavení hry: stavitel play --help
terminal-keys = Číslo nebo zápis · ? proč ne · t rada · u zpět · l záznam · v stůl · h karty · r pravidla · s uložit · ! nahlásit · q konec
terminal-screen-keys = ↑↓ Enter, ? proč ne, t rada, u zpět, l záznam, h karty, r pravidla, q konec
terminal-screen-back = ↑↓ PgUp PgDn posun · jiná klávesa: zpět ke stolu
terminal-more-keys = ? 5.20 ukáže pravidlo · ? slovo hledá v tom, co nejde · l all celý záznam · h all všechny karty · r slovo hledá v pravidlech · s SOUBOR uloží jinam · ! AKCE nahlásí i to, co bylo odmítnuto · t 5 poradí po pěti sekundách přemýšlení
terminal-screen-more-keys = Tečka začíná řádek: .? 5.20 ukáže pravidlo · .? slovo hledá v tom, co nejde · .l all celý záznam · .h all všechny karty · .r slovo hledá v pravidlech · .s SOUBOR uloží jinam · .! AKCE nahlásí i to, co bylo odmítnuto · .t 5 poradí po pěti sekundách přemýšlení
terminal-signs = Značky
terminal-since = Od tvého posledního tahu
terminal-earlier =
    { $n ->
        [one] … a { $n } řádek předtím: l
        [few] … a { $n } řádky předtím: l
       *[other] … a { $n } řádků předtím: l
    }
terminal-nothing-yet = Zatím se nic nestalo.
terminal-thinking = { $seat } přemýšlí…
hint-promise = Šance na výhru { $share } % (± { $error }), na konci asi { $points } b.
hint-why = Do tvého příštího tahu oproti druhé nejlepší volbě: { $what }
hint-why-not = Do tvého příštího tahu oproti nejlepší volbě: { $what }
hint-more = navíc { $what }
hint-less = chybí { $what }
hint-then = Potom možná: { $line }
hint-several = Rady dostaneš, jen když jsou všichni ostatní boti.
terminal-replaced = { $player } nemůže pokračovat ({ $why }). Místo něj hraje bot.
terminal-curtain = { $seat }: stiskni Enter, až se nikdo jiný nedívá.
terminal-not-understood = Zadání „{ $input }“ nerozumím: napiš číslo od 1 do { $n }, akci, například { $example }, nebo klávesu.
terminal-refused = Teď nejde:
terminal-nothing-refused = Tady nic zakázáno není.
terminal-and-more = … a ještě { $n }
terminal-more-alike =
    { $n ->
        [few] A ještě { $n } podobné.
       *[other] A ještě { $n } podobných.
    }
terminal-possible = To jde: možnost { $n }.
terminal-ask-back = Pro potvrzení to zvol znovu, nebo zvol něco jiného.
terminal-rule = pravidlo { $rule }
terminal-not-found = Výraz „{ $words }“ se nenašel.
terminal-undone = Vráceno: { $action }.
terminal-cannot-undo = Není co vrátit: od tvé poslední volby se už dobírala karta nebo hrál někdo jiný.
terminal-saved = Uloženo do { $file }
terminal-not-saved = Neuloženo: { $problem }
terminal-reported = Tento okamžik je v souboru { $file }; napiš do něj, co je špatně, a pak spusť: { $command }
terminal-resume = Pokračovat ve hře: { $command }
terminal-serving = Server běží na adrese { $address } (Ctrl-C ho zastaví, hry zůstanou uložené)
terminal-measuring = Metriky jsou na adrese { $address }
terminal-backed-up = { $n ->
        [one] Zálohován { $n } stůl do { $target }
        [few] Zálohovány { $n } stoly do { $target }
       *[other] Zálohováno { $n } stolů do { $target }
    }

## At the end

terminal-place = Pořadí
terminal-winners =
    { $n ->
        [one] Vítěz: { $seats }
       *[other] Společné vítězství: { $seats }
    }
terminal-look-again = Přehrát hru znovu: { $command }

## Replay

terminal-move = Tah { $n } z { $total }
terminal-replay-keys = Enter další · b zpět · číslo skok · t stůl · ! nahlásit · q konec
terminal-replay-range = Zadej číslo od 0 do { $total }.

## The list of games

terminal-players-count =
    { $more ->
        [0] { $low } hráči
       *[other] { $low }–{ $high } hráči
    }
terminal-seats = Místa
terminal-variants = Varianty
terminal-switches = Domácí pravidla
terminal-usual = výchozí
terminal-entry = Položka
terminal-source = Zdroj
terminal-note = Poznámka
terminal-source-rulebook = z pravidel
terminal-source-public = z veřejných zdrojů
terminal-source-reconstructed = naše rekonstrukce
terminal-source-own = tvoje vlastní čísla

## Proč stůl neudělal, oč byl požádán

table-stale = Hra mezitím pokročila; podívej se znovu.
table-illegal = To teď není možné.
table-not-your-turn = Nejsi na tahu.
table-not-yours = To není tvoje místo.
table-host-only = To smí jen ten, kdo hru připravil.
table-not-others = To lze jen u místa, na kterém sedí někdo jiný.
table-resigned = Tohoto místa se hráč nadobro vzdal.
table-other-seat = U tohoto stolu už sedíš; na to místo si musí sednout někdo jiný.
table-muted = Hostitel tě v chatu ztlumil.
table-seat-taken = To místo je obsazené.
table-no-seat = Takové místo tu není.
table-not-playing = Hra právě neběží.
table-not-over = To půjde až po skončení hry.
table-recording = Tato hra se hrála podle starších pravidel a nemůže pokračovat.
table-not-away = Na tomto místě nikdo nezaskakuje.
table-not-absent = Tento hráč je u stolu.
table-not-alone = U tohoto stolu hrají nebo hráli i jiní; můžeš ho skrýt.
table-away = Zaskakuje za tebe bot; nejdřív si vezmi místo zpět.
table-confirm-first = Nejdřív tah potvrď, nebo ho vrať.
table-nothing-held = Není co potvrdit.
table-no-undo = Není co vrátit.
table-too-fast = To bylo příliš rychle; chvíli počkej.
table-too-long = To je příliš dlouhé.
table-too-many = K tomuto stolu je připojeno příliš mnoho prohlížečů.
table-talk-full = Chat u tohoto stolu je plný.
table-bad = Zprávu nelze přečíst.
table-try-again = Teď se to nepodařilo uložit; zkus to znovu.
table-aside = Tento stůl už nejde otevřít, protože jeho data jsou poškozená. Odložili jsme ho stranou; co se dá ještě přečíst, si můžeš uložit jako soubor.
table-no-room = Na disku serveru není místo. Tohle se neuložilo; zkus to znovu, až se místo uvolní. Všechno předchozí je v bezpečí.
server-no-room = Na disku serveru není místo; dokud se neuvolní, nic nového se neuloží.
table-number-early = Zatím se ke svému číslu nezavázali všichni; čísla se odhalí až potom.
table-number-other = To není číslo, ke kterému se hráč zavázal.
table-other-promise = K tomuhle se tento stůl nezavázal.
table-no-decks = K tomuto stolu se balíčky nenosí.
table-deck-late = Hra právě začíná: balíčky už nejde vyměnit.
file-empty = Tento soubor je prázdný.
file-binary = Tohle není textový soubor.
file-line = Řádek { $line } tohoto souboru nejde přečíst.
file-bad = Tento soubor tu nejde použít.
file-fault-line = Chyba v souboru na řádku { $line }:
file-fault = Chyba v souboru:
analysis-gravest = Graf ukazuje nejhorší zlomové tahy; všechny ({ $n }) jsou v seznamu níže.
