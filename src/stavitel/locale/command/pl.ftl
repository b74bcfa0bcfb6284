### What the command line says, Polish.

error-no-file = { $place }: nie ma takiego pliku
error-folder = { $place }: to folder, nie plik
error-empty = { $place }: plik jest pusty
error-binary = { $place }: to nie tekst w UTF-8, tylko dane binarne
error-game = nie ma gry „{ $got }”; do wyboru: { $expected }
error-seats = { $game }: liczba graczy może wynosić { $expected }, nie { $got }
error-deck-variant = { $game }: talie należą do wariantu { $expected }, nie „{ $got }”
error-variant = { $game }: nie ma wariantu „{ $got }”; do wyboru: { $expected }
error-switch = { $game }: nie ma przełącznika „{ $got }”; do wyboru: { $expected }
error-switch-form = --switch: podaj NAZWA=WYBÓR, a nie „{ $got }”
error-player = nie ma gracza „{ $got }”; do wyboru: { $expected }
error-players = --players: imion może być najwyżej { $expected }, nie { $got }
error-language = nie znam języka „{ $got }”; do wyboru: { $expected }
error-continue = --continue: w folderze { $folder } nie ma niedokończonej gry
error-save-folder = { $place }: to folder; podaj plik do zapisu
error-save-nowhere = { $place }: nie ma folderu { $folder }
error-save-exists = { $place }: ten plik już istnieje (zob. --resume)
error-port = --port: port { $port } jest zajęty; podaj inny albo 0 (dowolny wolny)
error-scenario-files = podaj pliki scenariuszy albo --template GRA
error-commitment = --commitment: tylko razem z --fair
error-resumed = { $option }: w zapisanej grze jest { $expected }; podano { $got }
error-resumed-position = --position nie można podać razem z --resume ani --continue
error-resumed-colours = --colours nie można podać razem z --resume, --continue ani --position
error-resumed-decks = --decks nie można podać razem z --resume, --continue ani --position
error-no-colours = { $game }: w tej grze nie wybiera się kolorów; zajmij miejsce tego koloru
error-colours-number = kolory muszą być różne, po jednym na miejsce (razem { $seats }), a nie { $got }
error-colour = nie ma koloru „{ $got }”; do wyboru: { $known }
error-two-saved = --continue nie można podać razem z --resume
error-schema-kind = schemat jest dla { $expected }, a nie dla '{ $got }'
error-no-schemas = { $game }: ta gra nie ma schematów
error-no-puzzle = { $game }: ta gra nie ma zadania
error-puzzle-number = { $game }: zadania mają numery od 1 do { $count }; nie ma zadania { $n }
error-puzzles-nothing = podaj zapisane gry albo --play GAME.
error-first-look = --positions { $n } nie wystarczy nawet na pierwsze spojrzenie; podaj więcej
error-solved-over = nie ma czego rozwiązywać: gra jest skończona
error-solved-chance = nie ma czego rozwiązywać: w tej pozycji decyduje los, a nie gracz
error-not-over = ta gra jeszcze trwa; analizować można tylko zakończoną
error-card-key = wpisz „klucz = wartość” z jednym z kluczy { $keys }, a nie { $got }
error-deck-which = podaj plik albo przykładową talię: { $known }
error-deck-unknown = talia „{ $got }” nie jest ani plikiem, ani przykładem; do wyboru: { $known }
error-no-decks = { $game }: ta gra nie ma talii
error-decks-number = talie mają być { $expected }, po jednej na każde miejsce, nie { $got }
error-decks-player = --decks: podaj jednego gracza, który gra wszystkimi taliami; podano { $got }
error-decks-different = --decks: podaj co najmniej dwie różne talie; podano: { $got }
error-decks-controls = --controls nie można podać razem z --decks
error-deck-large = { $place }: plik z talią może mieć najwyżej { $most } bajtów; ten jest większy
error-options-alike = Nie ma opcji { $name }. (Może jedna z tych: { $others }?)
error-option-alike = Nie ma opcji { $name }. (Może { $other }?)
error-no-option = Nie ma opcji { $name }.
error-command-alike = Nie ma polecenia { $name }. (Może { $other }?)
error-no-command = Nie ma polecenia { $name }.
error-missing-argument = Brakuje argumentu { $name }.
error-extra-argument = { $name } jest tu zbędne
error-extra-arguments = To jest tu zbędne: { $names }
error-invalid = Niepoprawna wartość { $name }: { $problem }
error-see = { $problem } (zob. { $command } --help)
in-file = { $file }, wiersz { $line }: { $problem }
did-you-mean = czy chodziło o „{ $word }”?
fault-given-in = { $what } podano już w wierszu { $before }
fault-given = { $what } już podano
fault-given-twice = { $what } podano dwa razy
fault-no-equals = w tym wierszu powinno być „klucz = wartość”; brakuje „=”
fault-no-value = brakuje wartości: liczby, true, false albo tekstu w cudzysłowie
fault-line-end = za wartością wiersz powinien się kończyć
fault-no-bracket = na końcu listy brakuje ']'
fault-no-quote = na końcu tekstu brakuje cudzysłowu
fault-table-name = za nazwą tabeli brakuje ']'
fault-list-name = za nazwą tabeli brakuje ']]'
fault-key-missing = brakuje klucza „{ $key }”
fault-whole-number = powinna tu być liczba całkowita, a nie { $got }
fault-range-from-zero = powinna tu być liczba od { $low } do { $high }, a nie { $got }, licząc od 1 (ten plik liczy od 0)
fault-range = powinna tu być liczba od { $low } do { $high }, a nie { $got }
fault-flag = powinno tu być true albo false, a nie { $got }
fault-text = powinien tu być tekst w cudzysłowie, a nie { $got }
fault-list = powinna tu być lista, a nie { $got }
fault-table = powinna tu być tabela, a nie { $got }
fault-word = { $got } nie może tu być; do wyboru: { $known }
fault-unknown-key = nieznany klucz { $got }; do wyboru: { $known }
fault-unknown-verb = nieznany czasownik { $got }; do wyboru: { $known }
fault-twice = { $what } występuje na liście dwa razy
fault-format = powinno tu być 1 albo 2 (w 1 miejsca numeruje się od 0, w 2 od 1), a nie { $got }
fault-first-line = pierwszy wiersz powinien brzmieć „{ $wanted }”, a nie { $got }
fault-header-line = w nagłówku brakuje wiersza „{ $key }: ...”
fault-header-form = powinno tu być „klucz: wartość” albo pusty wiersz, a nie { $got }
fault-action-form = powinno tu być „miejsce: akcja”, a nie { $got }
fault-impossible = to nie jest tu możliwe: { $got }
fault-whose = kolej na { $who }, a nie { $got }
fault-over = gra już się skończyła, dalsza akcja nie jest możliwa: { $got }
fault-after-end = po „end” w wierszu { $end } nie powinno już nic być; jest { $got }
fault-rules = znane wersje: { $known }; tutaj jest { $got }
fault-cards = grano z innymi liczbami na kartach (znak { $got }, nasz to { $mark }); podaj ich plik opcją --components
fault-other-box = tutaj gra się tylko z liczbami z naszego pudełka; z innymi zagraj w terminalu
fault-finished = w tej pozycji nie ma już czego grać, gra jest skończona
fault-no-step = scenariusz potrzebuje co najmniej jednego [[step]]
fault-no-action = czeka tu decyzja, w której nic nie można zrobić
fault-start-or-position = powinno tu być albo „start”, albo „position”, a nie jedno i drugie
fault-game = brakuje oznaczenia gry, na przykład „caylus_magna_carta”
fault-key-unread = zasady nie czytają tego klucza, jego zmiana nic by nie dała
fault-not-served = to nie jest gra z serwera: brakuje zobowiązania i sekretu
fault-other-draw = według sekretu powinno być { $draw }, a jest { $got }
fault-other-commitment = zapisane zobowiązanie to { $kept }, a w pliku jest { $got }
fault-forced = przedtem wymuszone: { $done }
fault-no-brace = na końcu tabeli brakuje '{ $brace }'
fault-no-statement = w tym wierszu powinno być 'klucz = wartość', [tabela] albo [[tabela]]
fault-key-form = klucz powinien składać się z liter, cyfr, _ i -
fault-not-seen = nie ma takiej wartości w widoku: '{ $part }' z '{ $path }'; do wyboru: { $known }
fault-looks-into = nie ma takiej wartości w widoku: '{ $part }' z '{ $path }' prowadzi do { $found }
fault-nothing-typed = brakuje akcji
fault-argument = brakuje { $name }
fault-written = nie można zapisać: { $why }
fault-value-form = wartość powinna być zapisana jak { $ours }, a nie { $got }
fault-folder-empty = w folderze powinny być scenariusze; nie ma żadnego
fault-setup-pending = powinno tu być też 'pending': przygotowanie opisuje się tym, co zostało
fault-commitment = zobowiązanie nie jest SHA-256 sekretu, stołu i zasad
fault-backslash = ukośnik wsteczny pisze się w tekście jako '\\'
fault-keys = kluczy, tabel i list może być najwyżej { $most }
fault-bytes = plik jest za duży; może mieć najwyżej { $most } bajtów
fault-deep = tabele mogą być zagnieżdżone najwyżej na { $most } poziomów
fault-digits = liczba jest za długa; może mieć najwyżej 18 cyfr
fault-toml = tego nie da się odczytać jako TOML ({ $why })
fault-rests-on = przed tym powinno być { $before }, a jest { $got }
fault-phase = do tego pasuje faza { $phases }, a jest { $got }
fault-phase-above = nad tym powinna być faza { $phases }, a jest { $got }
fault-nothing-left = powinna być faza { $phases }: nic już nie zostało do zrobienia
fault-nothing-possible = tu nic nie można zrobić
fault-setup-left = brakuje tego, co zostało z przygotowania gry
fault-nobody-decides = tu nikt nie podejmuje decyzji, { $got } też nie
fault-decides = decyduje tu { $who }, a nie { $got }
fault-business-form = powinno tu być '{ $form }', a jest '{ $got }'
fault-end-mark = powinno tu być { $mark }, znacznik pozycji, do której prowadzi zapis, a jest { $got } (po zmianie zapisu pomiń ten wiersz)
fault-header-key = powinno tu być { $known }, a jest { $got } (nagłówek kończy pusty wiersz)
fault-as-header = powinno tu być { $wanted }, jak w nagłówku, a jest { $got }
fault-start-json = powinna tu być pozycja jako JSON w jednym wierszu, a jest { $got }
fault-proof-line = obok { $beside } powinien być wiersz '{ $key }: ...', a go brakuje
fault-hash = powinny tu być 64 cyfry od 0 do f, a jest { $got }
fault-promise = powinno tu być { $known }, zobowiązanie znane tej wersji, a jest { $got }
fault-letters = powinno tu być od 1 do { $most } znaków w cudzysłowie, a jest { $got }
fault-item-text = powinien tu być tekst, a jest { $got }
fault-item = powinien tu być tekst, liczba, true albo false, a jest { $got }
fault-entries = liczba pozycji powinna wynosić { $n }, a wynosi { $got }
fault-some-numbers = powinna tu być lista liczb
fault-switch-variant = powinno tu być '{ $usual }' albo wariant { $known }, a jest '{ $got }'
fault-no-argument = nic więcej tu nie pasuje, a jest { $got }
instead-word = '{ $got }' tu nie pasuje; powinno być: { $known }

choose-game = W którą grę? Wpisz jej numer; Enter wybiera { $usual }, q kończy.
choose-variant = Który wariant? Wpisz jego numer; Enter wybiera { $usual }, q kończy.
choose-seats = Ilu graczy razem z tobą? Wpisz liczbę od { $low } do { $high }; Enter wybiera { $usual }, q kończy.
choose-level = Jak silne mają być boty? Wpisz numer; Enter wybiera { $usual }, q kończy.
choose-again = Wpisz liczbę od { $low } do { $high } albo naciśnij Enter, albo wpisz q.
simulated = { $game }, { $variant }: rozegrane gry: { $games }, ziarno { $seed }
choose-rules = Zasady domowe: Enter zaczyna grę według tych, numer zmienia jedną, q kończy.
head-seat = miejsce
head-player = gracz
head-deck = talia
head-wins = wygrane
head-win_share = udział wygranych
head-score = punkty
simulated-note = ± to przedział 95% przy udziale wygranych i odchylenie standardowe przy punktach.
simulated-speed = Rund na grę: { $rounds }; decyzji: { $decisions } w { $seconds } s, { $rate } na sekundę.
simulated-faults = Liczba błędów: { $n }
arena-played = { $game }, { $variant }, miejsc: { $seats }; rozegrane gry: { $games }, ziarno { $seed }
arena-decks = Wszystkimi taliami gra { $player }. Udziały wygranych w procentach, wiersz przeciw kolumnie, z 95-procentowymi przedziałami:
head-candidate = kto
head-base = przeciw komu
head-sets = serie
head-even = równo
head-elo = Elo
head-decisions = decyzje
head-mean_ms = średnio ms
head-p99_ms = 99% ms
head-slowest_ms = najdłużej ms
arena-note = Seria to jedno rozdanie z badanym graczem kolejno na każdym miejscu. W nawiasie 95-procentowy przedział, liczony z całych serii. Elo to różnica względem ostatniego gracza.
arena-sprt-keep = Silniejszy raczej o { $high } niż o { $low } Elo, po { $sets } seriach (logarytm ilorazu wiarygodności { $ratio }).
arena-sprt-drop = Silniejszy najwyżej o { $low }, nie o { $high } Elo, po { $sets } seriach (logarytm ilorazu wiarygodności { $ratio }).
arena-sprt-open = Po { $sets } seriach nie wiadomo, czy { $low }, czy { $high } Elo (logarytm ilorazu wiarygodności { $ratio }).
arena-mirror = { $player } sam ze sobą: { $share },
arena-against_random = { $player } przeciw random: { $share },
arena-expected = jak należało oczekiwać.
arena-unexpected = NIE tak, jak należało oczekiwać.
trained = W przeszukiwaniu sieć wygrała { $share } z { $games } partii przeciw ocenie napisanej ręcznie, z limitem { $budget } na decyzję (równy wynik to { $even } %).
trained-weights = Wagi i karta wyników: { $path }
scenario-ok = ok
scenario-failed = BŁĄD
scenario-met = spełniono { $met } z { $all } oczekiwań
scenario-total = { $good } z { $files } plików zgodnie z oczekiwaniami, spełniono { $met } z { $all } oczekiwań
judged-offered = powinno być oferowane, a nie jest
judged-refused = powinno być odrzucone, a jest możliwe
judged-possible = oczekiwano odmowy { $wanted }, a jest to możliwe
judged-missing = oczekiwane, a nieoferowane: { $actions }
judged-extra = oferowane, a nieoczekiwane: { $actions }
judged-twice = wymienione dwa razy: { $actions }
judged-value = oczekiwano { $wanted }; jest { $got }
solve-line = Ruch: { $seat }. Najlepszy ciąg ruchów:
solve-chance = Dalej decyduje los.
solve-equal = Równie dobry początek: { $moves }
solve-wins = { $seat } wygrywa. Przewaga w punktach: { $lead }
solve-loses = { $seat } nie może wygrać. Przewaga w punktach: { $lead }
solve-undecided = { $seat } jeszcze nie wygrywa ani nie przegrywa albo dzieli zwycięstwo. Przewaga w punktach: { $lead }
solve-average = { $seat } wygrywa w { $percent } przypadkach na 100. Średnia przewaga w punktach: { $lead }
solve-proven = Dowiedzione: każdy przebieg prześledzono do końca gry albo nie wymagał dalszego badania. Pozycje: { $n }
solve-proven-turns = Dowiedzione dla podanej liczby tur. Pozycje: { $n }
solve-unproven = Niedowiedzione: przebiegi śledzono na głębokość { $choices } wyborów, potem policzono punkty. Pozycje: { $n }
solve-terms = Wszystkie karty uznaje się za odkryte.
solve-alone = Wszystkie karty uznaje się za odkryte, a wszyscy pozostali grają przeciwko jednemu: { $seat }.
head-start = na początku
head-luck = szczęście
head-own = własna gra
head-others = gra pozostałych
head-result = wynik
head-end = na końcu
analyse-title = Szczęście i umiejętności w punktach procentowych szansy na wygraną
analyse-curve = Szanse na wygraną
analyse-errors = Punkty zwrotne
analyse-none = Żaden ruch nie kosztował z pewnością 5 punktów lub więcej.
analyse-error = Ruch { $move }, { $seat } { $mark } { $played }. Strata { $loss } pkt (± { $error }); lepiej: { $better }
analyse-note = Szczęście to to, co przyniósł los, w porównaniu ze średnią tego, co mogło się zdarzyć. Grę porównuje się z przeciętnym wyborem przy tym stole. Szczęście i gra składają się na wynik. Punkty zwrotne ocenia się według tego, co gracz mógł wiedzieć. Straty w punktach zwrotnych nie sumują się do własnej gry: każdą mierzy się względem najlepszego ruchu w danej chwili, a we własnej grze liczą się wszystkie decyzje, także te dobre, w porównaniu ze średnią przy tym stole.
puzzle-answer = { $file }, po ruchu { $move }, { $seat }: { $best } (o { $n } pkt lepiej niż drugi najlepszy wybór)
puzzle-written = { $place }: ruch ma { $seat }
puzzles-count = Zadania: { $n }
puzzle-place = { $game }: zadanie { $n } z { $count }
puzzle-ask = Ruch ma { $seat }: jedna z możliwości jest wyraźnie najlepsza. Która?
puzzle-keys = Numer albo zapis · s rozwiązanie · n następne zadanie · q koniec
puzzle-not-understood = Wpisz numer od 1 do { $n }, s, żeby zobaczyć rozwiązanie, n, żeby przejść do następnego zadania, albo q, żeby skończyć.
puzzle-right = To najlepszy ruch.
puzzle-wrong = To nie jest najlepszy ruch: szansa na wygraną wynosi { $share }%. Spróbuj innego albo wpisz s, żeby zobaczyć rozwiązanie.
puzzle-solution = Najlepszy ruch: { $best }. Szansa na wygraną { $share }%
puzzle-others = Następne w kolejności: { $others }
puzzles-solved = Rozwiązane do tej pory: { $n } z { $count }. Następne zadanie: n.
cards-begin = Zrekonstruowane liczby: { $n }, karty i plansze: { $cards }, już wpisane: { $done }. Enter: u ciebie jest to samo; w przeciwnym razie wpisz, co tam jest (klucz = wartość), * gdy wszystkie tego rodzaju są takie, - później, q koniec.
cards-none = { $game }: wszystkie liczby pochodzą z instrukcji lub innego źródła; nie ma czego wpisywać.
cards-kept = Zapisano w { $file }; to samo polecenie wznowi pracę w tym miejscu.
cards-play = Gra z twoimi kartami: { $command }
deck-legal = prawidłowa talia
deck-warning = Uwaga: { $told }
deck-action = Karty akcji
deck-settlement = Karty rozbudowy osady
deck-city = Karty rozbudowy miasta
deck-region = Karty rozbudowy terenu
deck-events = Karty wydarzeń
deck-start = karta początkowa
deck-reconstructed = Odtworzone, bo nie ma tego w żadnych znanych nam zasadach: 33 karty, 3 karty początkowe.
check-scenario = scenariusz, liczba kroków: { $n }; uruchamia go stavitel scenario
check-position = pozycja, { $state }, { $mark }
check-over = gra skończona
check-waiting = ruch: { $seat }
check-chance = los
check-components = elementy gry { $game }
check-recording = nagranie, liczba ruchów: { $n }, zasady { $rules }, nasze to { $ours }: pozwalają rozegrać { $led } z nich, wiersz { $line }
check-record = zapis, liczba ruchów: { $n }, { $state }, zasady { $rules }
check-record-over = gra skończona
check-record-open = gra niedokończona
check-led = , nasze zasady ({ $ours }) prowadzą do tego samego końca
check-mark = , pozycja { $mark }
check-old-mark = , nie porównano: znacznik na końcu ma starszą postać

## Help

usage = Użycie:
options = Opcje
commands = Polecenia
examples = Przykłady:
option-help = Wypisuje tę pomoc.
option-version = Wypisuje wersję.
help-stavitel = Stavitel, stół do gier planszowych o budowaniu. Gry: { $games }.

    Graj z komputerem i z przyjaciółmi, w przeglądarce i w terminalu, i oglądaj zapisane gry.
epilog = Zacznij od: stavitel play. Każde polecenie ma własne --help z przykładami.
short-serve = Otwiera stół w przeglądarce dla ciebie i przyjaciół.
short-backup = Kopiuje wszystko, co przechowuje serwer, także w trakcie pracy.
short-play = Uruchamia grę w terminalu.
short-games = Wypisuje gry, liczby graczy, warianty i przełączniki.
short-replay = Odtwarza zapisaną grę, ruch po ruchu.
short-simulate = Rozgrywa wiele gier między graczami komputerowymi.
short-arena = Sprawdza, który gracz komputerowy jest silniejszy.
short-train = Trenuje sieć, która ocenia pozycje.
short-check = Sprawdza zapisy, pozycje, scenariusze i elementy.
short-cards = Uzupełnia liczby z twojego własnego pudełka.
short-deck = Sprawdza i pokazuje talie do gry turniejowej.
short-scenario = Uruchamia scenariusze: pozycja, akcje, oczekiwania.
short-solve = Szuka najlepszego ciągu ruchów w małej pozycji.
short-analyse = Analizuje zakończoną grę: punkty zwrotne, szczęście i umiejętności.
short-puzzles = Rozwiązuje zadania albo zbiera je z rozegranych gier.
short-editor = Wypisuje schemat, z którym edytor uzupełnia pliki.
short-perft = Liczy wszystkie przebiegi gry do danej głębokości.
short-bench = Mierzy szybkość i pamięć.
short-schema = Zapisuje komunikaty serwera jako TypeScript.
short-completion = Wypisuje skrypt uzupełniania klawiszem Tab.
help-play = Uruchamia grę w terminalu.

    Bez nazwy gry pyta o grę, wariant, liczbę graczy, poziom botów i zasady domowe; Enter wybiera to, co zwykłe. Strzałkami albo liczbą wybierz, co chcesz zrobić, i zatwierdź Enterem. Znak ? mówi, czego nie można i dlaczego, u cofa, l pokazuje dziennik, h karty, r zasady, q kończy. Gra jest zapisywana po każdym wyborze i zawsze można do niej wrócić.
help-serve = Otwiera stół w przeglądarce dla ciebie i przyjaciół.

    Wszystko jest w jednym folderze: stoły, ruchy i klucz do linków. Ctrl-C zatrzymuje serwer; nic nie ginie, a po ponownym uruchomieniu gry toczą się dalej.
help-games = Wypisuje gry, liczby graczy, warianty i przełączniki.

    Z opcją --sources podaje źródło każdego elementu: instrukcja, inne publiczne materiały, nasza rekonstrukcja albo twój plik podany w --components. --reconstructed wypisuje tylko to, co musieliśmy zgadywać; pyta o to stavitel cards. --words wypisuje po angielsku wszystko, co pliki i programy mogą do gry zapisać albo z niej odczytać.
help-replay = Odtwarza zapisaną grę: dziennik, stół po dowolnym ruchu albo krok po kroku.

    Liczby przed wierszami dziennika to numery ruchów; losowania też są ruchami.
help-simulate = Rozgrywa wiele gier między graczami komputerowymi i podaje, kto wygrywał.

    To samo ziarno daje te same gry niezależnie od liczby procesów (poza graczami, którzy myślą przez podaną liczbę milisekund). Kończy się kodem 1, gdy któraś gra się nie powiedzie. Do porównywania graczy służy stavitel arena; tutaj każdy zostaje na swoim miejscu.
help-arena = Rozgrywa pojedynki graczy komputerowych i podaje, jak są silni.

    Każde rozdanie rozgrywa się z badanym graczem kolejno na każdym miejscu; przy trzech i czterech miejscach pozostali to kopie jego przeciwnika. Liczy się takimi seriami; udział wygranych i Elo podawane są z przedziałem, w którym prawdziwa wartość leży w 95 na 100 pojedynków. Gdy graczy jest więcej, gra każdy z każdym. To samo ziarno daje te same rozdania niezależnie od liczby procesów.
help-train = Trenuje sieć, która ocenia pozycje, na partiach komputera z samym sobą.

    W pierwszej rundzie gra ocena napisana ręcznie, we wszystkich następnych dotychczasowa sieć, która uczy się z własnych partii; ostatnie rundy mogą rozgrywać eksperci, którzy przeszukują z tą siecią. Na koniec ostatnie sieci są wypróbowywane w przeszukiwaniu przeciw ocenie napisanej ręcznie, na nowych rozdaniach. Najlepsza jest zapisywana z kartą, która mówi, jak ją trenowano i ile wygrała. Przeszukiwanie używa jej jako search:20ms@PLIK.

    Po przerwaniu trening rusza od miejsca, w którym stanął, jeśli powtórzyć polecenie z tym samym --out, --seed i tymi samymi liczbami. Z większym --rounds trening trwa dalej.
help-check = Sprawdza zapisy, pozycje, scenariusze i pliki elementów.

    Zapis jest odtwarzany, a jego znacznik porównywany; w pozycji wymieniane są wszystkie naruszenia. Gra według starszych zasad jest nagraniem od miejsca, w którym nasze prowadzą gdzie indziej. Każdy plik to jeden wiersz; błędne trafiają na wyjście błędów. Kończy się kodem 2, gdy któryś jest błędny.
help-cards = Wpisz liczby z własnego pudełka, karta po karcie, tam, gdzie nasze są zrekonstruowane.

    Każdą kartę pokazujemy tak, jak ją mamy. Enter potwierdza, że na twojej jest to samo; w przeciwnym razie wpisz, co na niej jest: rubles = 3 albo samo 3, gdy pytamy o jedną liczbę. Znak * potwierdza wszystkie karty tego rodzaju, - odkłada, q kończy. Odpowiedzi są od razu zapisywane w pliku i z tym samym plikiem wracasz w to samo miejsce. Potem graj z nim: stavitel play GRA --components PLIK.
help-deck = Sprawdza, wypisuje lub pokazuje talie do gry turniejowej w Catan: Pojedynek.

    Talia to plik TOML: 33 karty, 4 karty wydarzeń i 3 z tych 33 jako karty początkowe. list wypisuje przykładowe talie, a check i show przyjmują pliki lub nazwy przykładów. Każdy błąd opisuje zdanie z kodem i numerem wiersza. Jeśli któraś talia jest nieprawidłowa, polecenie kończy się kodem 2.
help-scenario = Uruchamia scenariusze: pozycję, akcje i to, czego się po nich oczekuje.

    Napisz scenariusz, żeby zgłosić błąd w zasadach albo ułożyć zadanie. Wypisuje wiersz dla każdego pliku i każdego niespełnionego oczekiwania; z folderu uruchamia wszystkie pliki. Kończy się kodem 1, gdy któreś oczekiwanie zawiedzie, i kodem 2, gdy pliku nie da się użyć.
help-puzzles = Rozwiązuj zadania albo zbieraj je z zapisanych gier: chwile, w których jeden wybór jest wyraźnie najlepszy.

    Z --play rozwiązujesz zadania dołączone do gry, od najłatwiejszych; rozwiązane są zapamiętywane. W zapisanych grach wybory porównuje się na podstawie tego, co mógł wiedzieć gracz, który miał ruch. Z folderem każde zadanie jest zapisywane jako scenariusz: zagraj je przez stavitel play --position, odpowiedź jest w jego kroku. Z --set najpewniejsze są przeliczane jeszcze raz i powstaje z nich jeden plik. W przeciwnym razie wypisywane są odpowiedzi.
help-analyse = Analizuje zakończoną grę: szanse na wygraną, punkty zwrotne, szczęście i umiejętności.

    Szansa mówi, z jakim prawdopodobieństwem miejsce wygra, od 0 do 100 punktów. Szczęście to to, co przyniósł los, w porównaniu ze średnią tego, co mogło się zdarzyć; reszta to umiejętności, własne i pozostałych. Razem dają wynik. Ruchy ocenia się według tego, co gracz mógł wiedzieć.
help-solve = Szuka najlepszego ciągu ruchów w małej pozycji z pliku pozycji lub scenariusza.

    Każdy przebieg jest śledzony do końca gry albo przez podaną liczbę tur: gracz, który ma ruch, chce wygrać, a potem mieć jak największą przewagę, pozostali mu przeszkadzają. Wszystkie karty są odkryte, a los liczy się jako średnia. Dowiesz się, czy wynik jest dowiedziony.
help-editor = Wypisuje schemat, dzięki któremu edytor uzupełnia i sprawdza pliki gry.

    To JSON Schema dla TOML. Edytory z taplo, na przykład VS Code z Even Better TOML, używają go w każdym pliku, którego pierwszy wiersz go wymienia: #:schema PLIK. KIND to scenario, position, components, lesson, a w grze catan_duel także deck.
help-backup = Kopiuje wszystko, co przechowuje serwer, także w trakcie pracy, do nowego folderu TARGET.

    Kopię może czytać tylko jej właściciel; jest to od razu folder danych, na którym można uruchomić serwer.
option-seats = Liczba graczy.
option-variant = Wariant zasad; zob. stavitel games.
option-colours = Kolory miejsc, po jednym na każde: blue,orange.
option-decks = Talie do gry turniejowej w Catan: Pojedynek, miejsce po miejscu: przykładowe talie, pliki albo random.
option-play-players = Kto gra, miejsce po miejscu: human, human:Anna, level:1 do level:8, random, greedy, search:500ms, module:Class, cmd:PROGRAM. Pozostałe miejsca zajmuje greedy.
option-simulate-players = Kto gra, miejsce po miejscu: level:1 do level:8, random, greedy, search:200ms, search:5000, module:Class, cmd:PROGRAM. Gdy imion jest mniej niż miejsc, powtarzają się.
option-switches = Zasada do wyboru przy stole; zob. stavitel games.
option-seed = Ta sama liczba daje te same karty.
option-lang = Język. Domyślnie $STAVITEL_LANG albo język systemu.
option-components = Plik z liczbami z twoich kart, które zastąpią nasze.
option-resume = Wróć do zapisanej gry.
option-go_on = Wróć do ostatnio przerwanej gry.
option-position = Zacznij od pozycji albo scenariusza z pliku.
option-save = Gdzie zapisywać grę na bieżąco.
option-plain = Stół opisany słowami, dla czytników ekranu.
option-games = Ile gier.
option-jobs = Ile procesów ma pracować (domyślnie: wszystkie rdzenie).
option-game = Która gra, według id albo jego początku.
option-arena-games = Ile gier ma mieć każdy pojedynek; zaokrągla się w górę do całych serii.
option-arena-seed = Ta sama liczba daje te same rozdania.
option-sprt = Zakończ, gdy tylko wiadomo, czy pierwszy gracz jest silniejszy o większą z obu wartości Elo, czy tylko o mniejszą; ryzyko pomyłki w obie strony wynosi 5%.
option-controls = Dodatkowo rozgrywa mecze pierwszego gracza z nim samym i z random i mierzy, ile warte jest każde miejsce.
option-arena-decks = Talie, które spotkają się w grze turniejowej w Catan: Pojedynek, wszystkimi gra jeden gracz: przykładowe talie, pliki, random albo all dla wszystkich przykładów.
option-train-seats = Liczba graczy (domyślnie jak najmniejsza).
option-train-out = Zapisuj przebieg w tym folderze.
option-train-rounds = Rundy partii i uczenia.
option-train-first = Partie w pierwszej rundzie.
option-train-games = Partie w każdej następnej rundzie.
option-train-mixed = Ucz się z partii wszystkich wariantów, które używają tej samej sieci.
option-train-experts = Tyle ostatnich rund rozgrywa przeszukiwanie z dotychczasową siecią.
option-train-expert_games = Partie w takiej rundzie.
option-train-hidden = Ukryte jednostki sieci.
option-train-match = Partie, w których próbowana jest każda z ostatnich sieci.
option-train-plays = Rozegrane możliwości na każdą decyzję w tych partiach.
option-train-final = Partie meczu, z którego powstaje raport.
option-train-budget = Ile może kosztować decyzja w tym meczu: 20ms albo 200 rozegranych możliwości.
option-train-seed = Ta sama liczba daje tę samą sieć.
option-as_json = Raport jako JSON.
option-simulate-save = Gdzie zapisywać przebieg każdej gry.
option-check = Szukaj błędów po każdej akcji.
option-owner = Pliki są elementami tej gry.
option-fair = Sprawdź każde losowanie gier rozegranych na serwerze.
option-commitment = Z opcją --fair: zobowiązanie, które masz zapisane.
option-template = Wypisuje przykład z komentarzami, od którego można zacząć.
option-solve-turns = Licz najwyżej tyle tur naprzód.
option-html = Zapisuje analizę jako jedną stronę dla przeglądarki.
option-puzzles-output = Folder, do którego są zapisywane.
option-as_one = Utwórz zestaw do rozwiązywania: jeden plik.
option-puzzles-most = Zakończ, gdy zestaw będzie ich miał tyle.
option-puzzles-play = Rozwiązuj zadania dołączone do tej gry.
option-number = Zacznij od tego zadania.
option-positions = Zbadaj najwyżej tyle pozycji.
option-puzzle = Wypisz zadanie z tej gry.
option-deck_size = Tyle kart tworzy talię.
option-half_moon_draw = Karty dobierania z półksiężycem: jedna każdego rodzaju albo żadna.
option-editor-output = Zapisz do tego pliku.
option-cards-output = Plik z odpowiedziami (domyślnie GAME-cards.toml).
option-reconstructed = Tylko dane, których nigdzie nie podano i które możesz wpisać.
option-show_sources = Skąd pochodzi każda liczba.
option-words = Każdy czasownik, zdarzenie, powód i klucz, z przykładami.
option-rules = Ponumerowane zasady, cała strona.
option-move = Pokaż stół po tylu ruchach.
option-seat = Czyimi oczami patrzeć: red, green, … albo all.
option-step = Przeglądaj grę ruch po ruchu.
option-replay-position = Wypisz pozycję po --move jako plik.
option-scenario = Wypisz ten ruch jako scenariusz.
option-cut = Zapisz grę skróconą do tylu ruchów, zob. -o.
option-output = Plik dla --cut.
option-host = Adres nasłuchiwania; 0.0.0.0 otwiera stół dla całej sieci.
option-port = Port nasłuchiwania; 0 wybiera dowolny wolny.
option-data = Folder ze wszystkimi danymi.
option-opened = Otwórz stronę w przeglądarce, jeśli to możliwe.
option-public_url = Adres, którego ludzie używają, jeśli przed serwerem stoi proxy; można podać kilka razy.
option-host_name = Dodatkowa nazwa, pod którą przeglądarki znają ten komputer; można podać kilka razy.
option-keep_unplayed = Jak długo trzymane są stoły, przy których nikt nie wykonał ruchu.
option-metrics = Port tego komputera albo ADRES:PORT, gdzie /metrics podaje pomiary.
option-log_format = Format wierszy dziennika serwera.
