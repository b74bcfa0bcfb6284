### What the command line says, Czech.

error-no-file = { $place }: takový soubor neexistuje
error-folder = { $place }: to je složka, ne soubor
error-empty = { $place }: soubor je prázdný
error-binary = { $place }: to není text v UTF-8, ale binární data
error-game = hru „{ $got }“ neznám; na výběr: { $expected }
error-seats = { $game }: počet hráčů může být { $expected }, ne { $got }
error-deck-variant = { $game }: balíčky patří k variantě { $expected }, ne k „{ $got }“
error-variant = { $game }: varianta „{ $got }“ neexistuje; na výběr: { $expected }
error-switch = { $game }: přepínač „{ $got }“ neexistuje; na výběr: { $expected }
error-switch-form = --switch: napiš NÁZEV=VOLBA, ne „{ $got }“
error-player = hráče „{ $got }“ neznám; na výběr: { $expected }
error-players = --players: jmen může být nejvýše { $expected }, ne { $got }
error-language = jazyk „{ $got }“ neumím; na výběr: { $expected }
error-continue = --continue: ve složce { $folder } není žádná rozehraná hra
error-save-folder = { $place }: to je složka; zadej soubor, do kterého se má ukládat
error-save-nowhere = { $place }: složka { $folder } neexistuje
error-save-exists = { $place }: ten soubor už existuje (viz --resume)
error-port = --port: port { $port } je obsazený; zvol jiný, nebo 0 pro kterýkoli volný
error-scenario-files = zadej soubory se scénáři, nebo --template HRA
error-commitment = --commitment: jen spolu s --fair
error-resumed = { $option }: v uložené hře je { $expected }; zadáno bylo { $got }
error-resumed-position = --position nelze zadat s --resume ani --continue
error-resumed-colours = --colours nelze zadat s --resume, --continue ani --position
error-resumed-decks = --decks nelze zadat s --resume, --continue ani --position
error-no-colours = { $game }: v této hře se barvy nevolí; sedni si na místo té barvy
error-colours-number = barvy musí být různé, pro každé místo jedna (celkem { $seats }), ne { $got }
error-colour = barva „{ $got }“ v krabici není; na výběr: { $known }
error-two-saved = --continue nelze zadat s --resume
error-schema-kind = schéma je pro { $expected }, ne pro '{ $got }'
error-no-schemas = { $game }: tato hra nemá schémata
error-no-puzzle = { $game }: tato hra nemá úlohu
error-puzzle-number = { $game }: úlohy mají čísla od 1 do { $count }; úloha { $n } není
error-puzzles-nothing = zadej zaznamenané hry, nebo --play GAME.
error-first-look = --positions { $n } nestačí ani na první pohled; zadej víc
error-solved-over = není co řešit: hra už skončila
error-solved-chance = není co řešit: v této pozici nerozhoduje hráč, ale náhoda
error-not-over = tato hra ještě neskončila; rozebrat lze jen dohranou
error-card-key = napiš „klíč = hodnota“ s některým z klíčů { $keys }, ne { $got }
error-deck-which = zadej soubor, nebo ukázkový balíček: { $known }
error-deck-unknown = balíček „{ $got }“ není ani soubor, ani ukázka; na výběr: { $known }
error-no-decks = { $game }: tato hra nemá balíčky
error-decks-number = balíčky mají být { $expected }, pro každé místo jeden, ne { $got }
error-decks-player = --decks: zadej jednoho hráče, který hraje se všemi balíčky; zadáno jich bylo { $got }
error-decks-different = --decks: zadej aspoň dva různé balíčky; zadáno bylo: { $got }
error-decks-controls = --controls nelze zadat s --decks
error-deck-large = { $place }: soubor s balíčkem smí mít nejvýše { $most } bajtů; tento je větší
error-options-alike = Volba { $name } neexistuje. (Nemyslíš některou z těchto: { $others }?)
error-option-alike = Volba { $name } neexistuje. (Nemyslíš { $other }?)
error-no-option = Volba { $name } neexistuje.
error-command-alike = Příkaz { $name } neexistuje. (Nemyslíš { $other }?)
error-no-command = Příkaz { $name } neexistuje.
error-missing-argument = Chybí argument { $name }.
error-extra-argument = { $name } je tu navíc
error-extra-arguments = Tohle je tu navíc: { $names }
error-invalid = Neplatná hodnota pro { $name }: { $problem }
error-see = { $problem } (viz { $command } --help)
in-file = { $file }, řádek { $line }: { $problem }
did-you-mean = nemělo být „{ $word }“?
fault-given-in = { $what } už je na řádku { $before }
fault-given = { $what } už je zadáno
fault-given-twice = { $what } je zadáno dvakrát
fault-no-equals = na řádku má být „klíč = hodnota“; chybí „=“
fault-no-value = chybí hodnota: číslo, true, false, nebo text v uvozovkách
fault-line-end = za hodnotou má řádek skončit
fault-no-bracket = na konci seznamu chybí ']'
fault-no-quote = na konci textu chybí uvozovka
fault-table-name = za názvem tabulky chybí ']'
fault-list-name = za názvem tabulky chybí ']]'
fault-key-missing = chybí klíč „{ $key }“
fault-whole-number = má tu být celé číslo, ne { $got }
fault-range-from-zero = má tu být číslo od { $low } do { $high }, ne { $got }, počítáno od 1 (tento soubor počítá od 0)
fault-range = má tu být číslo od { $low } do { $high }, ne { $got }
fault-flag = má tu být true nebo false, ne { $got }
fault-text = má tu být text v uvozovkách, ne { $got }
fault-list = má tu být seznam, ne { $got }
fault-table = má tu být tabulka, ne { $got }
fault-word = { $got } tu být nemůže; na výběr: { $known }
fault-unknown-key = neznámý klíč { $got }; na výběr: { $known }
fault-unknown-verb = neznámé sloveso { $got }; na výběr: { $known }
fault-twice = { $what } je v seznamu dvakrát
fault-format = má tu být 1 nebo 2 (v 1 se místa číslují od 0, ve 2 od 1), ne { $got }
fault-first-line = první řádek má být „{ $wanted }“, ne { $got }
fault-header-line = v hlavičce chybí řádek „{ $key }: ...“
fault-header-form = má tu být „klíč: hodnota“ nebo prázdný řádek, ne { $got }
fault-action-form = má tu být „místo: akce“, ne { $got }
fault-impossible = to tu není možné: { $got }
fault-whose = na tahu je { $who }, ne { $got }
fault-over = hra už skončila, další akce není možná: { $got }
fault-after-end = za „end“ na řádku { $end } už nemá nic být; je tam { $got }
fault-rules = známé verze: { $known }; tady je { $got }
fault-cards = hra se hrála s jinými čísly karet (značka { $got }, naše je { $mark }); zadej jejich soubor volbou --components
fault-other-box = tady se hraje jen s čísly naší krabice; s jinými hraj v terminálu
fault-finished = v této pozici už není co hrát, hra skončila
fault-no-step = scénář potřebuje aspoň jeden [[step]]
fault-no-action = čeká se tu rozhodnutí, při kterém nejde udělat nic
fault-start-or-position = má tu být buď „start“, nebo „position“, ne obojí
fault-game = chybí označení hry, například „caylus_magna_carta“
fault-key-unread = tento klíč pravidla nečtou, jeho změna by nic neudělala
fault-not-served = to není hra ze serveru: chybí závazek a tajné číslo
fault-other-draw = podle tajného čísla mělo být { $draw }, je tu { $got }
fault-other-commitment = uložený závazek je { $kept }, v souboru je { $got }
fault-forced = předtím vynuceno: { $done }
fault-no-brace = na konci tabulky chybí '{ $brace }'
fault-no-statement = na tomto řádku má být 'klíč = hodnota', [tabulka] nebo [[tabulka]]
fault-key-form = klíč má být z písmen, číslic, _ a -
fault-not-seen = taková hodnota v pohledu není: '{ $part }' z '{ $path }'; na výběr: { $known }
fault-looks-into = taková hodnota v pohledu není: '{ $part }' z '{ $path }' vede do { $found }
fault-nothing-typed = chybí akce
fault-argument = chybí { $name }
fault-written = nelze zapsat: { $why }
fault-value-form = hodnota má být zapsaná jako { $ours }, ne { $got }
fault-folder-empty = ve složce mají být scénáře; není tam žádný
fault-setup-pending = má tu být i 'pending': příprava se popisuje tím, co ještě zbývá
fault-commitment = závazek není SHA-256 tajného čísla, stolu a pravidel
fault-backslash = zpětné lomítko se v textu píše '\\'
fault-keys = klíčů, tabulek a seznamů smí být nejvýš { $most }
fault-bytes = soubor je příliš velký; nejvýš smí mít { $most } bajtů
fault-deep = tabulky smějí být vnořené nejvýš { $most } úrovní
fault-digits = číslo je příliš dlouhé; smí mít nejvýš 18 číslic
fault-toml = tomu nelze jako TOML rozumět ({ $why })
fault-rests-on = před tím má být { $before }, ne { $got }
fault-phase = k tomu patří fáze { $phases }, ne { $got }
fault-phase-above = nad tím má být fáze { $phases }, ne { $got }
fault-nothing-left = fáze má být { $phases }: nic už nezbývá
fault-nothing-possible = tady se nedá udělat nic
fault-setup-left = chybí, co zbývá z přípravy hry
fault-nobody-decides = tady nerozhoduje nikdo, ani { $got }
fault-decides = rozhoduje tu { $who }, ne { $got }
fault-business-form = má tu být '{ $form }', ne '{ $got }'
fault-end-mark = má tu být { $mark }, značka pozice, ke které záznam vede, ne { $got } (po změně záznamu tento řádek vynech)
fault-header-key = má tu být { $known }, ne { $got } (hlavičku ukončí prázdný řádek)
fault-as-header = má tu být { $wanted } jako v hlavičce, ne { $got }
fault-start-json = má tu být pozice jako JSON na jednom řádku, ne { $got }
fault-proof-line = k { $beside } patří řádek '{ $key }: ...', ale chybí
fault-hash = má tu být 64 číslic od 0 do f, ne { $got }
fault-promise = má tu být { $known }, závazek, který tato verze zná, ne { $got }
fault-letters = má tu být 1 až { $most } znaků v uvozovkách, ne { $got }
fault-item-text = má tu být text, ne { $got }
fault-item = má tu být text, číslo, true nebo false, ne { $got }
fault-entries = počet položek má být { $n }, ne { $got }
fault-some-numbers = má tu být seznam čísel
fault-switch-variant = má tu být '{ $usual }' nebo varianta { $known }, ne '{ $got }'
fault-no-argument = nic dalšího sem nepatří, ani { $got }
instead-word = '{ $got }' sem nepatří; má tu být: { $known }

choose-game = Kterou hru? Napiš její číslo; Enter zvolí { $usual }, q skončí.
choose-variant = Kterou variantu? Napiš její číslo; Enter zvolí { $usual }, q skončí.
choose-seats = Kolik hráčů i s tebou? Napiš číslo od { $low } do { $high }; Enter zvolí { $usual }, q skončí.
choose-level = Jak silní mají být boti? Napiš číslo; Enter zvolí { $usual }, q skončí.
choose-again = Napiš číslo od { $low } do { $high }, nebo stiskni Enter, nebo napiš q.
simulated = { $game }, { $variant }: odehráno her: { $games }, seed { $seed }
choose-rules = Domácí pravidla: Enter hraje podle těchto, číslo jedno změní, q skončí.
head-seat = místo
head-player = hráč
head-deck = balíček
head-wins = výhry
head-win_share = podíl výher
head-score = body
simulated-note = ± je 95% interval u podílu výher a směrodatná odchylka u bodů.
simulated-speed = Kol na hru: { $rounds }; rozhodnutí: { $decisions } za { $seconds } s, { $rate } za sekundu.
simulated-faults = Počet chyb: { $n }
arena-played = { $game }, { $variant }, míst: { $seats }; odehráno her: { $games }, seed { $seed }
arena-decks = Se všemi balíčky hraje { $player }. Podíly výher v procentech, řádek proti sloupci, s 95% intervaly:
head-candidate = kdo
head-base = proti komu
head-sets = sady
head-even = vyrovnaně
head-elo = Elo
head-decisions = rozhodnutí
head-mean_ms = průměr ms
head-p99_ms = 99 % ms
head-slowest_ms = nejdéle ms
arena-note = Sada je jedno rozdání se zkoušeným hráčem postupně na všech místech. V závorce je 95% interval počítaný z celých sad. Elo je rozdíl proti poslednímu hráči.
arena-sprt-keep = Silnější spíš o { $high } než o { $low } Elo, po { $sets } sadách (logaritmus poměru věrohodností { $ratio }).
arena-sprt-drop = Silnější nejvýš o { $low }, ne o { $high } Elo, po { $sets } sadách (logaritmus poměru věrohodností { $ratio }).
arena-sprt-open = Po { $sets } sadách není rozhodnuto mezi { $low } a { $high } Elo (logaritmus poměru věrohodností { $ratio }).
arena-mirror = { $player } sám proti sobě: { $share },
arena-against_random = { $player } proti random: { $share },
arena-expected = jak se dalo čekat.
arena-unexpected = NE tak, jak se dalo čekat.
trained = V prohledávání síť vyhrála { $share } z { $games } partií proti ručně psanému hodnocení, s limitem { $budget } na rozhodnutí (vyrovnaný výsledek je { $even } %).
trained-weights = Váhy a karta výsledků: { $path }
scenario-ok = ok
scenario-failed = CHYBA
scenario-met = splněno { $met } z { $all } očekávání
scenario-total = { $good } z { $files } souborů podle očekávání, splněno { $met } z { $all } očekávání
judged-offered = mělo by to být nabídnuto, a není
judged-refused = mělo by to být odmítnuto, ale jde to
judged-possible = čekalo se odmítnutí { $wanted }, ale jde to
judged-missing = čekalo se a není nabídnuto: { $actions }
judged-extra = je nabídnuto a nečekalo se: { $actions }
judged-twice = uvedeno dvakrát: { $actions }
judged-value = čekalo se { $wanted }; je { $got }
solve-line = Na tahu: { $seat }. Nejlepší postup:
solve-chance = Dál rozhoduje náhoda.
solve-equal = Stejně dobrý začátek: { $moves }
solve-wins = { $seat } vyhraje. Náskok v bodech: { $lead }
solve-loses = { $seat } vyhrát nemůže. Náskok v bodech: { $lead }
solve-undecided = { $seat } zatím nevyhrává ani neprohrává, nebo se o vítězství dělí. Náskok v bodech: { $lead }
solve-average = { $seat } vyhraje ve { $percent } případech ze 100. Průměrný náskok v bodech: { $lead }
solve-proven = Dokázáno: každý průběh byl sledován do konce hry, nebo už o nic nešlo. Pozice: { $n }
solve-proven-turns = Dokázáno pro zadaný počet tahů. Pozice: { $n }
solve-unproven = Nedokázáno: průběhy byly sledovány do hloubky { $choices } voleb, pak se sečetly body. Pozice: { $n }
solve-terms = Všechny karty se berou jako odkryté.
solve-alone = Všechny karty se berou jako odkryté a všichni ostatní hrají proti jednomu: { $seat }.
head-start = na začátku
head-luck = štěstí
head-own = vlastní hra
head-others = hra ostatních
head-result = výsledek
head-end = na konci
analyse-title = Štěstí a umění v procentních bodech šance na výhru
analyse-curve = Šance na výhru
analyse-errors = Zlomové tahy
analyse-none = Žádný tah nestál prokazatelně 5 bodů nebo víc.
analyse-error = Tah { $move }, { $seat } { $mark } { $played }. Ztráta { $loss } b. (± { $error }); lepší: { $better }
analyse-note = Štěstí je to, co přinesla náhoda oproti průměru toho, co mohlo přijít. Hra se porovnává s průměrnou volbou u tohoto stolu. Štěstí a hra dávají dohromady výsledek. Zlomové tahy se posuzují podle toho, co mohl hráč vědět. Ztráty ve zlomových tazích nedávají v součtu vlastní hru: každá se měří s nejlepším tahem v dané chvíli, kdežto do vlastní hry se počítají všechna rozhodnutí, i ta dobrá, ve srovnání s průměrem u tohoto stolu.
puzzle-answer = { $file }, po tahu { $move }, { $seat }: { $best } (před druhou nejlepší volbou o { $n } b.)
puzzle-written = { $place }: na tahu { $seat }
puzzles-count = Úlohy: { $n }
puzzle-place = { $game }: úloha { $n } z { $count }
puzzle-ask = Na tahu je { $seat }: jedna možnost je jednoznačně nejlepší. Která?
puzzle-keys = Číslo nebo zápis · s řešení · n další úloha · q konec
puzzle-not-understood = Napiš číslo od 1 do { $n }, s pro řešení, n pro další úlohu nebo q pro konec.
puzzle-right = To je nejlepší tah.
puzzle-wrong = To není nejlepší tah: šance na výhru je { $share } %. Zkus jiný, nebo napiš s a uvidíš řešení.
puzzle-solution = Nejlepší tah: { $best }. Šance na výhru { $share } %
puzzle-others = Další v pořadí: { $others }
puzzles-solved = Zatím vyřešeno: { $n } z { $count }. Další úlohu ukáže n.
cards-begin = Rekonstruovaných čísel: { $n }, karet a desek: { $cards }, už zadáno: { $done }. Enter: u tebe je totéž; jinak napiš, co tam je (klíč = hodnota), * když jsou takto všechny tohoto druhu, - později, q konec.
cards-none = { $game }: všechna čísla jsou z pravidel nebo jiného zdroje; není co zadávat.
cards-kept = Uloženo v { $file }; stejný příkaz bude pokračovat odtud.
cards-play = Hra s tvými kartami: { $command }
deck-legal = platný balíček
deck-warning = Poznámka: { $told }
deck-action = Akční karty
deck-settlement = Karty výstavby vesnice
deck-city = Karty výstavby města
deck-region = Karty výstavby krajiny
deck-events = Karty událostí
deck-start = počáteční karta
deck-reconstructed = Rekonstruováno, protože to v žádných nám známých pravidlech není: 33 karet, 3 počáteční karty.
check-scenario = scénář, počet kroků: { $n }; spustíš ho příkazem stavitel scenario
check-position = pozice, { $state }, { $mark }
check-over = hra skončila
check-waiting = na tahu je { $seat }
check-chance = náhoda
check-components = součásti hry { $game }
check-recording = nahrávka, počet tahů: { $n }, pravidla { $rules }, naše jsou { $ours }: podle nich lze odehrát { $led } z nich, řádek { $line }
check-record = záznam, počet tahů: { $n }, { $state }, pravidla { $rules }
check-record-over = dohráno
check-record-open = nedohráno
check-led = , naše pravidla ({ $ours }) vedou ke stejnému konci
check-mark = , pozice { $mark }
check-old-mark = , neporovnáno: značka na konci má starší podobu

## Help

usage = Použití:
options = Volby
commands = Příkazy
examples = Příklady:
option-help = Vypíše tuto nápovědu.
option-version = Vypíše verzi.
help-stavitel = Stavitel, stůl pro stavitelské deskové hry. Hry: { $games }.

    Hraj proti počítači i s přáteli, v prohlížeči i v terminálu, a prohlížej si zaznamenané hry.
epilog = Začni příkazem stavitel play. Každý příkaz má vlastní --help s příklady.
short-serve = Otevře stůl v prohlížeči pro tebe i pro přátele.
short-backup = Zkopíruje vše, co server uchovává, i za běhu.
short-play = Spustí hru v terminálu.
short-games = Vypíše hry, počty hráčů, varianty a přepínače.
short-replay = Přehraje zaznamenanou hru tah po tahu.
short-simulate = Odehraje mnoho her mezi počítačovými hráči.
short-arena = Zjistí, který počítačový hráč je silnější.
short-train = Natrénuje síť, která hodnotí pozice.
short-check = Zkontroluje záznamy, pozice, scénáře a součásti.
short-cards = Doplní čísla z tvé vlastní krabice.
short-deck = Kontroluje a ukazuje balíčky pro turnajovou hru.
short-scenario = Spustí scénáře: pozice, akce a očekávání.
short-solve = Hledá nejlepší postup v malé pozici.
short-analyse = Rozebere dohranou partii: zlomové tahy, štěstí a umění.
short-puzzles = Řeší úlohy, nebo je sbírá z odehraných her.
short-editor = Vypíše schéma, podle něhož editor doplňuje soubory.
short-perft = Spočítá všechny průběhy hry do dané hloubky.
short-bench = Změří rychlost a paměť.
short-schema = Zapíše zprávy serveru jako TypeScript.
short-completion = Vypíše skript pro doplňování klávesou Tab.
help-play = Spustí hru v terminálu.

    Bez názvu hry se zeptá na hru, variantu, počet hráčů, úroveň botů a domácí pravidla; Enter zvolí to obvyklé. Šipkami nebo číslem vyber, co chceš udělat, a potvrď Enterem. Znak ? řekne, co nejde a proč, u vrátí tah, l ukáže záznam, h karty, r pravidla, q hru ukončí. Hra se ukládá po každé volbě a vždy v ní lze pokračovat.
help-serve = Otevře stůl v prohlížeči pro tebe i pro přátele.

    Vše je uloženo v jedné složce: stoly, tahy i klíč k odkazům. Ctrl-C server zastaví; nic se neztratí a po novém spuštění se hraje dál.
help-games = Vypíše hry, počty hráčů, varianty a přepínače.

    S volbou --sources ukáže u každé součásti, odkud pochází: z pravidel, z jiných veřejných zdrojů, z naší rekonstrukce, nebo z tvého souboru za --components. --reconstructed vypíše jen to, co jsme museli odhadnout; ptá se na to stavitel cards. --words vypíše anglicky vše, co mohou soubory a programy do hry zapsat nebo z ní přečíst.
help-replay = Přehraje zaznamenanou hru: záznam, stůl po kterémkoli tahu, nebo krok za krokem.

    Čísla před řádky záznamu jsou čísla tahů; počítají se i tahy náhody.
help-simulate = Odehraje mnoho her mezi počítačovými hráči a řekne, kdo vyhrával.

    Stejný seed dá stejné hry bez ohledu na počet procesů (kromě hráčů, kteří přemýšlejí daný počet milisekund). Skončí kódem 1, když se některá hra pokazí. Chceš-li hráče porovnat, použij stavitel arena; tady každý zůstává na svém místě.
help-arena = Nechá počítačové hráče utkat se mezi sebou a řekne, jak jsou silní.

    Každé rozdání se odehraje se zkoušeným hráčem postupně na všech místech; při třech a čtyřech místech jsou ostatní kopie jeho protivníka. Počítá se po takových sadách; k podílu výher i k Elu patří interval, v němž skutečná hodnota leží v 95 ze 100 utkání. Je-li hráčů víc, utká se každý s každým. Stejný seed dá stejná rozdání bez ohledu na počet procesů.
help-train = Natrénuje síť, která hodnotí pozice, na partiích počítače proti sobě samému.

    V prvním kole hraje ručně psané hodnocení, ve všech dalších dosavadní síť, která se učí z vlastních partií; poslední kola mohou hrát experti, kteří s touto sítí prohledávají. Nakonec se poslední sítě vyzkoušejí v prohledávání proti ručně psanému hodnocení, na nových rozdáních. Nejlepší se uloží i s kartou, na níž stojí, jak byla trénována a kolik vyhrála. Prohledávání ji použije jako search:20ms@SOUBOR.

    Po přerušení se pokračuje tam, kde se skončilo, pokud se příkaz zopakuje se stejným --out, --seed a stejnými čísly. S větším --rounds se trénuje dál.
help-check = Zkontroluje záznamy, pozice, scénáře a soubory součástí.

    Záznam se přehraje a porovná se jeho značka; u pozice se vyjmenuje každé porušené pravidlo. Hra podle starších pravidel je od místa, kde naše vedou jinam, nahrávkou. Každý soubor má jeden řádek; vadné se vypíšou na chybový výstup. Skončí kódem 2, je-li některý vadný.
help-cards = Zadej čísla z vlastní krabice kartu po kartě tam, kde jsou naše rekonstruovaná.

    Každou kartu ukážeme tak, jak ji máme. Enter potvrdí, že na tvé je totéž; jinak napiš, co na ní je: rubles = 3, nebo jen 3, ptáme-li se na jediné číslo. Hvězdička * potvrdí všechny karty toho druhu, - odloží, q skončí. Odpovědi se hned ukládají do souboru a se stejným souborem pokračuješ na stejném místě. Pak s ním hraj: stavitel play HRA --components SOUBOR.
help-deck = Kontroluje, vypisuje nebo ukazuje balíčky pro turnajovou hru Katan – Duel.

    Balíček je soubor TOML: 33 karet, 4 karty událostí a 3 z těch 33 jako počáteční karty. list vypíše ukázkové balíčky, check a show berou soubory nebo názvy ukázek. Každá chyba je popsána větou s kódem a řádkem. Není-li některý balíček platný, příkaz skončí kódem 2.
help-scenario = Spustí scénáře: pozici, akce a to, co se od nich čeká.

    Napiš scénář, když chceš ohlásit chybu v pravidlech nebo zadat úlohu. Vypíše se řádek za každý soubor a za každé nesplněné očekávání; zadáš-li složku, spustí se všechny soubory v ní. Skončí kódem 1, když některé očekávání neplatí, a kódem 2, když soubor nelze použít.
help-puzzles = Řeš úlohy, nebo je sbírej ze zaznamenaných her: okamžiky, ve kterých je jedna volba zřetelně nejlepší.

    S --play řešíš úlohy, které jsou součástí hry, od nejlehčích; co máš vyřešeno, se pamatuje. V zaznamenaných hrách se volby porovnávají podle toho, co mohl vědět hráč na tahu. Se složkou se každá úloha zapíše jako scénář: zahraj si ji pomocí stavitel play --position, odpověď je v jejím kroku. S --set se ty nejjistější propočítají ještě jednou a vznikne z nich jeden soubor. Jinak se vypíšou odpovědi.
help-analyse = Rozebere dohranou partii: šance na výhru, zlomové tahy, štěstí a umění.

    Šance říká, s jakou pravděpodobností místo vyhraje, od 0 do 100 bodů. Štěstí je to, co přinesla náhoda oproti průměru toho, co mohlo přijít; zbytek je umění, vlastní i ostatních. Dohromady dávají výsledek. Tahy se posuzují podle toho, co mohl hráč vědět.
help-solve = Hledá nejlepší postup v malé pozici ze souboru s pozicí nebo scénářem.

    Každý průběh se sleduje do konce hry nebo zadaného počtu tahů: kdo je na tahu, chce vyhrát a pak mít co největší náskok, ostatní mu v tom brání. Všechny karty jsou odkryté a náhoda se počítá průměrem. Dozvíš se, zda je postup dokázaný.
help-editor = Vypíše schéma, podle něhož editor doplňuje a kontroluje soubory hry.

    Je to JSON Schema pro TOML. Editory s taplo, například VS Code s Even Better TOML, ho použijí v každém souboru, jehož první řádek ho jmenuje: #:schema SOUBOR. KIND je scenario, position, components, lesson, u hry catan_duel i deck.
help-backup = Zkopíruje vše, co server uchovává, i za běhu, do nové složky TARGET.

    Kopii smí číst jen její vlastník a je to rovnou datová složka: server nad ní lze hned spustit.
option-seats = Počet hráčů.
option-variant = Varianta pravidel; viz stavitel games.
option-colours = Barvy míst, pro každé jedna: blue,orange.
option-decks = Balíčky pro turnajovou hru Katan – Duel, místo po místě: ukázkové balíčky, soubory, nebo random.
option-play-players = Kdo hraje, místo po místě: human, human:Anna, level:1 až level:8, random, greedy, search:500ms, module:Class, cmd:PROGRAM. Zbylá místa obsadí greedy.
option-simulate-players = Kdo hraje, místo po místě: level:1 až level:8, random, greedy, search:200ms, search:5000, module:Class, cmd:PROGRAM. Je-li jmen méně než míst, opakují se.
option-switches = Pravidlo, které si stůl může zvolit; viz stavitel games.
option-seed = Stejné číslo dá stejné karty.
option-lang = Jazyk. Bez této volby platí $STAVITEL_LANG nebo jazyk systému.
option-components = Soubor s čísly z tvých vlastních karet, která nahradí naše.
option-resume = Pokračovat v uložené hře.
option-go_on = Pokračovat v naposledy přerušené hře.
option-position = Začít od pozice nebo scénáře v souboru.
option-save = Kam hru průběžně ukládat.
option-plain = Stůl slovy, pro čtečky obrazovky.
option-games = Kolik her.
option-jobs = Kolik procesů má pracovat (výchozí: všechna jádra).
option-game = Která hra, podle id nebo jeho začátku.
option-arena-games = Kolik her má mít každé utkání; zaokrouhlí se nahoru na celé sady.
option-arena-seed = Stejné číslo dá stejná rozdání.
option-sprt = Skončit, jakmile je jasné, zda je první hráč silnější o větší z obou hodnot Elo, nebo jen o menší; riziko omylu je na obě strany 5 %.
option-controls = Navíc nechá prvního hráče hrát proti sobě samému a proti random a zjistí, jakou výhodu dává které místo.
option-arena-decks = Balíčky, které se utkají v turnajové hře Katan – Duel, se všemi hraje jeden hráč: ukázkové balíčky, soubory, random, nebo all pro všechny ukázky.
option-train-seats = Počet hráčů (výchozí: co nejméně).
option-train-out = Ukládat průběh do této složky.
option-train-rounds = Kola partií a učení.
option-train-first = Partie v prvním kole.
option-train-games = Partie v každém dalším kole.
option-train-mixed = Učit se z partií všech variant, které používají stejnou síť.
option-train-experts = Tolik posledních kol hraje prohledávání s dosavadní sítí.
option-train-expert_games = Partie v jednom takovém kole.
option-train-hidden = Skryté jednotky sítě.
option-train-match = Partie, v nichž se každá z posledních sítí vyzkouší.
option-train-plays = Rozehrané možnosti na každé rozhodnutí v těchto partiích.
option-train-final = Partie utkání, o němž se podá zpráva.
option-train-budget = Kolik smí stát rozhodnutí v tomto utkání: 20ms, nebo 200 rozehraných možností.
option-train-seed = Stejné číslo dá stejnou síť.
option-as_json = Zpráva jako JSON.
option-simulate-save = Uložit záznam každé hry sem.
option-check = Po každé akci hledat chyby.
option-owner = Soubory jsou součásti této hry.
option-fair = Ověřit každé losování her odehraných na serveru.
option-commitment = S volbou --fair: závazek, který máš uložený.
option-template = Vypíše příklad s komentáři, od kterého lze začít.
option-solve-turns = Počítat nejvýše tolik tahů dopředu.
option-html = Zapíše rozbor jako jednu stránku pro prohlížeč.
option-puzzles-output = Složka, do které se zapíšou.
option-as_one = Vytvoří sadu ke hraní: jeden soubor.
option-puzzles-most = Skončit, až jich sada bude mít tolik.
option-puzzles-play = Řešit úlohy, které jsou součástí této hry.
option-number = Začít touto úlohou.
option-positions = Prohlédnout nejvýše tolik pozic.
option-puzzle = Vypíše úlohu této hry.
option-deck_size = Tolik karet tvoří balíček.
option-half_moon_draw = Dobírací karty s půlměsícem: jedna od druhu, nebo žádná.
option-editor-output = Zapíše ho do tohoto souboru.
option-cards-output = Soubor s odpověďmi (výchozí: GAME-cards.toml).
option-reconstructed = Jen údaje, které nikde nejsou a můžeš je zadat.
option-show_sources = Odkud je které číslo.
option-words = Každé sloveso, událost, důvod a klíč, s příklady.
option-rules = Očíslovaná pravidla, celá stránka.
option-move = Ukáže stůl po tolika tazích.
option-seat = Číma očima se dívat: red, green, … nebo all.
option-step = Procházet hru tah po tahu.
option-replay-position = Vypíše pozici po --move jako soubor.
option-scenario = Vypíše ten tah jako scénář.
option-cut = Zapíše záznam zkrácený na tolik tahů, viz -o.
option-output = Soubor pro --cut.
option-host = Adresa, na které poslouchat; 0.0.0.0 otevře stůl celé síti.
option-port = Port, na kterém poslouchat; 0 vezme kterýkoli volný.
option-data = Složka, ve které je vše uloženo.
option-opened = Otevřít stránku v prohlížeči, pokud to jde.
option-public_url = Adresa, kterou lidé používají, stojí-li před serverem proxy; lze zadat vícekrát.
option-host_name = Další jméno, pod kterým prohlížeče znají tento počítač; lze zadat vícekrát.
option-keep_unplayed = Jak dlouho se uchovávají stoly, u kterých nikdo nehrál.
option-metrics = Port tohoto stroje, nebo ADRESA:PORT, kde jsou na /metrics naměřené hodnoty.
option-log_format = Podoba řádků protokolu.
