### The page's own words, Polish. Words of games are in the games' own catalogues.

## Everywhere

skip-to-content = Przejdź do treści
settings = Ustawienia
close = Zamknij
loading = Chwileczkę…
page-did-not-load = Nie udało się wczytać tej strony.
try-again = Spróbuj ponownie
not-found = Tu nic nie ma.
to-the-front-page = Na stronę główną
rule = Zasada { $rule }

## Settings

setting-language = Język
setting-theme = Wygląd
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
setting-motion = Animacje
setting-motion-hint = Dowolny klawisz lub kliknięcie pomija animację.
motion-off = Brak
motion-fast = Szybkie
motion-normal = Zwykłe
motion-slow = Powolne
setting-confirm = Koniec mojej tury
setting-confirm-hint = Tura na jedno dotknięcie liczy się od razu; potwierdza się po kilku wyborach i tam, skąd nie ma odwrotu. Dobranie karty, rzut i pasowanie liczą się bez pytania.
confirm-needed = Tam, gdzie to ważne
confirm-ask = Zawsze pytaj o potwierdzenie
confirm-automatic = Nie pytaj
setting-gifts = To, co nic nie kosztuje
setting-gifts-hint = Jeśli jedyną rozsądną odpowiedzią jest wziąć coś za darmo, bierze się to za ciebie. Przycisk Cofnij to odwraca.
gifts-yes = Bierz za mnie
gifts-no = Pytaj
setting-table = Stół
table-drawn = Plansza
table-text = Tekst
setting-sound = Dźwięki
setting-sound-hint = Cichy ton na początku twojej tury, przy kościach i monetach, przy wiadomości i na końcu gry. Klawisz M je wyłącza i włącza.
sound-no = Wyłączone
sound-yes = Włączone
setting-notify = Powiadamiaj, gdy przyjdzie moja kolej
setting-notify-hint = Powiadomieniem przeglądarki, gdy ta karta jest w tle.
notify-no = Nie
notify-yes = Tak
about-me = Co o mnie zapisano
about-me-text = Ten serwer zna cię tylko z pliku cookie w tej przeglądarce. Przechowuje przygotowane przez ciebie gry, używane w nich imiona, twoje ruchy i wiadomości z czatu.
about-me-save = Zapisz wszystko w pliku
about-me-delete = Usuń wszystko…
about-me-sure = Znikną twoje imiona i wiadomości, nierozpoczęte gry oraz to, co pamięta ta przeglądarka. W trwających grach zastąpi cię bot. Zakończone gry zostaną dla innych, bez twojego imienia. Tego nie da się cofnąć.
about-me-do = Usuń na dobre
about-me-gone = Wszystko zostało usunięte.

## Front page

lobby-title = Przysiądź się
lobby-lead = Gry planszowe o budowaniu przy jednym stole: od razu z botami albo ze znajomymi przez link. Bez konta, bez instalacji.
lobby-games = Gry
players-count =
    { $more ->
        [0] { $low } graczy
       *[other] Od { $low } do { $high } graczy
    }
minutes-about = ok. { $n } min
weight-1 = Łatwa do opanowania
weight-2 = Średnio trudna
weight-3 = Wymagająca
has-lessons = Z lekcjami
lobby-first = Grasz tu po raz pierwszy? Zacznij od lekcji albo od łatwego bota.
learn-first = Zacznij od lekcji
play-now = Graj
set-the-table = Przygotuj grę…
rules = Zasady
learn = Naucz się, grając
server-silent = Serwer nie odpowiada. Czy jeszcze działa?
server-busy = Serwer ma na razie dość zapytań. Spróbuj ponownie za chwilę.
server-too-large = To jest większe, niż serwer przyjmuje.
server-not-there = Serwer nic o tym nie wie. Być może link jest niepełny lub nieaktualny.
my-tables = Moje gry
your-turn = Twoja kolej
state-waiting = Czeka na graczy
state-playing = Gra trwa
state-over = Zakończona
state-aside = Nie da się otworzyć
tidy = Uporządkuj
tidy-done = Gotowe
tidy-hide = Ukryj
tidy-show = Pokaż ponownie
tidy-leave = Odejdź
tidy-remove = Usuń
tidy-leave-hint = Oddajesz swoje miejsce. Przed grą znów będzie wolne; w trakcie gry gra za ciebie bot, dopóki ktoś inny nie zajmie miejsca z nowym linkiem.
tidy-hidden = Pokaż ukryte gry ({ $n })
state-paused = Wstrzymana
state-turn = Teraz gra { $name }
show-all = Pokaż wszystko ({ $n })
record-title = Otwórz plik
record-hint = Upuść gdziekolwiek na tej stronie zapisaną grę (.stav), by ją obejrzeć, pozycję lub scenariusz (.toml), by od nich zagrać, albo talię (.toml), by nią zagrać.
record-choose = Wybierz plik…
lobby-decks = Talie do gry Catan: Pojedynek
lobby-decks-hint = Do gry turniejowej: ułóż własną talię, sprawdź ją i udostępnij.
lobby-decks-open = Ułóż talię

## A new table

your-name = Twoje imię
form-players = Liczba graczy
form-seats = Miejsca
form-seat = Kto gra: { $seat }
form-colour = Kolor miejsca { $n }
form-variant = Zasady
house-rules = Zasady domowe
house-rules-usual = Wszystkie domyślne
house-rule-usual = (domyślnie)
form-clock = Zegar
form-hints = Podpowiedzi
hints-alone = Tylko w grze przeciwko samym botom
hints-on = Dla wszystkich
hints-off = Dla nikogo
form-begin = Zacznij
form-invite = Przygotuj grę i zaproś
form-decks = Każdy przynosi własną talię. Zaproszeni wybierają swoją po dołączeniu; cudzej talii nikt nie widzi.
who-me = Ty
who-open = Ktoś znajomy, przez link
who-here = Ktoś na tym urządzeniu
who-name = Imię
level-1 = Poziom 1: przechodzień
level-1-hint = Nie zauważa ponad połowy swoich możliwości i niczego nie planuje; w sam raz na pierwszą grę.
level-2 = Poziom 2: pomocnik
level-2-hint = Nie zauważa co trzeciej możliwości i zapomina o tobie.
level-3 = Poziom 3: uczeń
level-3-hint = Czasem coś przeoczy i myśli tylko o tej chwili.
level-4 = Poziom 4: czeladnik
level-4-hint = Zawsze bierze to, co od razu daje najwięcej, i nie myśli o twojej odpowiedzi.
level-5 = Poziom 5: murarz
level-5-hint = Krótko sprawdza swoje najlepsze pomysły, aż do swojej następnej tury.
level-6 = Poziom 6: majster
level-6-hint = Porównuje swoje pomysły w kilku możliwych przebiegach gry.
level-7 = Poziom 7: mistrz budowlany
level-7-hint = Dokładnie myśli naprzód i liczy się z twoją najlepszą odpowiedzią.
level-8 = Poziom 8: architekt
level-8-hint = Nad każdą decyzją myśli nawet sekundę i niewiele wybacza.
level-random = Losowy bot
level-greedy = Początkujący bot
level-search-50ms = Łatwy bot
level-search-300ms = Zwykły bot
level-search-1000ms = Mocny bot
clock-none = Bez zegara
clock-move-1 = 1 minuta na ruch
clock-move-5 = 5 minut na ruch
clock-game-15 = 15 minut plus 20 sekund za każdy ruch
clock-game-45 = 45 minut plus 1 minuta za każdy ruch
clock-days-1 = 1 dzień na ruch
clock-days-3 = 3 dni na ruch

## Joining and waiting

no-table = Nie ma takiej gry.
aside-table = Tej gry nie da się otworzyć.
aside-save = Zapisz to, co da się odczytać
join-title = Zaproszenie do gry: { $game }
join-with = Przy stole: { $names }
join-sit = Zajmij miejsce
join-watch = Tylko oglądaj
room-host = Wyślij każdej osobie jeden z tych linków. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-guest = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-decks = Gra zacznie się, gdy wszyscy przyniosą talie.
numbers-wait = Czekamy na liczby losowe, które dodają: { $names }. Jeśli nie nadejdą, gra zaraz zacznie się bez nich.
room-which-bot = Który bot
room-fill = Dodaj bota
seat-open = Wolne miejsce
seat-waits = Czeka na gracza
seat-here = Obecny
seat-away = Nie ma przy stole
seat-deck-awaited = wybiera talię
seat-deck-brought = ma talię
seat-left = Gracz odszedł; zastępuje go { $bot }
seat-time = Czas minął; gracza zastępuje { $bot }
seat-replaced = Nie ma przy stole; w zastępstwie gra { $bot }
seat-waited = Nie ma przy stole; czekamy
seat-resigned = Gracz się poddał; zastępuje go { $bot }
seat-vacant = Wolne; dopóki nikt nie usiądzie, gra { $bot }
seat-muted = wyciszony
invite-link = Link do tego miejsca
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-share = Udostępnij…

## At the table

link-lost = Utracono połączenie. Łączę ponownie…
link-restarting = Serwer uruchamia się ponownie. Gra za chwilę zostanie wznowiona…
link-gone = Tego stołu już nie ma albo nie da się go teraz otworzyć.
link-full = Z tym stołem połączonych jest już zbyt wiele przeglądarek.
game-over = Koniec gry
turn-of = Teraz gra { $name }
bot-thinks = { $name } myśli…
confirm-question = Gotowe? Zatwierdź turę albo ją cofnij.
changes = Co się zmieniło
would-change = Co by to zmieniło
undo = Cofnij
confirm = Zatwierdź
options = Możliwości ({ $n })
why-not = Dlaczego nie mogę…?
nothing-refused = Tutaj nic nie jest zabronione.
asked-what = Pytanie:
in-hand =
    { $n ->
        [one] Trzymasz element w ręce. Dotknij podświetlonego miejsca albo jeszcze raz elementu, żeby go odłożyć.
       *[other] Trzymasz element w ręce. Dotknij jednego z { $n } podświetlonych miejsc albo jeszcze raz elementu, żeby go odłożyć.
    }
fresh-hint = Przerywana ramka: zmiana od twojej ostatniej tury.
thumb-bar = Twoje zasoby i możliwości
own-goods = Twoje zasoby
report = Zgłoś
report-hint = Coś jest niezgodne z zasadami? Ten plik utrwala tę sytuację (tylko to, co możesz wiedzieć); można go uruchomić i zmienić.
command = Numer albo zapis
command-do = Wykonaj
not-understood = Nie rozumiem „{ $input }”: wpisz numer od 1 do { $n } albo akcję, na przykład { $example }.
typed = Możliwość { $number }…
which-title = Która możliwość?
warning-title = Na pewno?
warning-no = Wróć
seats = Gracze
come-back = Wróć na swoje miejsce
leave = Niech zagra za mnie bot
leave-title = Czy bot ma zagrać za ciebie?
leave-hint = Twoje miejsce zajmie bot ({ $bot }). W każdej chwili odzyskasz je jednym kliknięciem.
leave-now = Niech gra
leave-in = Bot zacznie grać za { $n } s
leave-stop = Zatrzymaj
my-bot = Bot gra za ciebie
note-left = { $name } odchodzi; dalej gra bot
note-time = Czas minął; za gracza { $name } gra bot
note-bot = Za gracza { $name } gra bot ({ $bot })
note-wait = Stół czeka na gracza { $name }
note-back = { $name } wraca
note-resigned = { $name } się poddaje; dalej gra bot
note-sent = Gracza { $name } wyproszono od stołu; dalej gra bot
note-ended = Gra została zakończona przed czasem
by-bot = Ruch bota
paused = Wstrzymano, dopóki ktoś z graczy nie wróci do stołu
waits-for = Czekamy na nieobecnego gracza { $name }
absent-title = Gracz { $name } jest nieobecny
absent-wait = Czekajmy
absent-bot = Niech gra bot
absent-level = Poziom bota
absent-all = Stanie się to, gdy wszyscy obecni wybiorą to samo.
absent-wish = { $name }: { $wish }
manage = Ten stół…
manage-title = Ten stół
my-link = Moje miejsce na innym urządzeniu
my-link-hint = Otwórz tam ten link. Kto go ma, może grać za ciebie, więc nikomu go nie dawaj.
qr-code = Kod QR
qr-alt = Kod QR tego linku
qr-local = Ten adres działa tylko na tym komputerze. Najpierw otwórz stronę pod adresem sieciowym komputera.
power-renew = Nowy link: { $name }
power-renew-hint = Stary link przestanie działać, a wszystkie inne urządzenia, które go użyły, stracą miejsce.
power-resign = Poddaj się na dobre: { $name }
power-resign-hint = Bot rozegra to miejsce do końca i nie da się już wrócić. Jeśli nikt inny nie gra, gra się zakończy.
power-kick = Wyproś od stołu: { $name }
power-kick-hint-waiting = Miejsce znów będzie wolne i dostanie nowy link.
power-kick-hint-playing = Bot będzie grał, dopóki ktoś inny nie zajmie miejsca z nowym linkiem.
power-mute = Wycisz: { $name }
power-unmute = Wyłącz wyciszenie: { $name }
power-mute-watchers = Wycisz widzów
power-unmute-watchers = Wyłącz wyciszenie widzów
power-end = Przerwij grę
power-end-hint = Gra skończy się dla wszystkich i nikt nie wygra. Odsłoni się wszystko, co było ukryte.
power-remove = Usuń tę grę
power-remove-hint = Gra zniknie dla wszystkich, a jej linki przestaną działać.
chat-muted = Gospodarz wyciszył cię na czacie.
watchers =
    { $n ->
        [one] { $n } widz
        [few] { $n } widzów
        [many] { $n } widzów
       *[other] { $n } widza
    }
watcher = Widz
time-left = Pozostały czas
days-left =
    { $n ->
        [one] { $n } dzień
       *[other] { $n } dni
    }
log = Dziennik
log-jump = Pokaż ten moment w powtórce
digest =
    { $n ->
        [one] Od twojej ostatniej tury: { $n } zdarzenie
        [few] Od twojej ostatniej tury: { $n } zdarzenia
        [many] Od twojej ostatniej tury: { $n } zdarzeń
       *[other] Od twojej ostatniej tury: { $n } zdarzenia
    }
digest-mine = Co dotyczy ciebie
chat = Czat
chat-unread =
    { $n ->
        [one] { $n } nowa wiadomość
        [few] { $n } nowe wiadomości
       *[other] { $n } nowych wiadomości
    }
chat-say = Powiedz coś
chat-send = Wyślij
curtain-title = Urządzenie bierze teraz { $name }
curtain-hint = Kontynuuj, gdy nikt inny nie patrzy.
curtain-lift = Gotowe
to-text-table = Pokaż tekst
to-drawn-table = Pokaż planszę
text-table = Opis stołu
yes = tak

## The end

winners =
    { $n ->
        [one] Wygrywa { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
unfinished = Gra została przerwana
unfinished-hint = Nikt nie wygrał. Grę można odtworzyć i zapisać jak każdą inną.
place = Miejsce
rematch = Zagraj ponownie
rematch-go = Przejdź do następnej gry
replay = Powtórka
record-download = Zapisz grę
picture-download = Zapisz obrazek
fair-check = Czy losowanie było uczciwe?

## Keyboard

keys = Klawiatura
key-digits = Wybierz możliwość po numerze
key-enter = Zatwierdź turę
key-undo = Cofnij
key-options = Przejdź do możliwości
key-board = Przejdź do stołu
key-log = Przejdź do dziennika
key-chat = Przejdź do czatu
key-table = Przełącz między planszą a tekstem
key-hint = Poproś o podpowiedź
key-sound = Włącz lub wyłącz dźwięki
key-help = Pokaż tę listę
key-space = Wyjaśnij zaznaczony element
key-escape = Zamknij albo odłóż element

## Zasady

reconstructed = Liczba lub szczegół zrekonstruowane przez projekt: nie ma ich w żadnym znanym nam źródle.
rules-search = Znajdź zasadę
rules-search-hint = Słowo albo 5.20
rules-found =
    { $n ->
        [one] { $n } wynik
        [few] { $n } wyniki
       *[many] { $n } wyników
    }
rules-none-found = Na tej stronie niczego nie znaleziono. Spróbuj mniejszej liczby słów albo części słowa.
rules-contents = Spis treści
rules-reference = Zasady numerowane
rules-details = O tym opracowaniu: źródła, interpretacje, zrekonstruowane liczby

## Zapis gry

replay-controls = Przeglądanie gry
replay-first = Na początek
replay-round-back = O rundę wstecz
replay-back = O ruch wstecz
replay-play = Odtwarzaj automatycznie
replay-pause = Zatrzymaj
replay-next = Następny ruch
replay-round-next = O rundę naprzód
replay-last = Na koniec
replay-move =
    { $round ->
        [0] Ruch { $move }
       *[other] Ruch { $move } · runda { $round }
    }
replay-move-of =
    { $round ->
        [0] Ruch { $move } z { $moves }
       *[other] Ruch { $move } z { $moves } · runda { $round }
    }
replay-slider = Ruch
replay-pace = Tempo
replay-spoiler-free = Bez zdradzania wyniku
replay-spoiler-free-hint = Długość i wynik gry pozostają ukryte; można iść tylko naprzód, ruch po ruchu.
replay-link = Link do ruchu { $move }
replay-keys = Klawisze: ← → o ruch, [ ] o rundę, Home i End, P odtwarza automatycznie.
replay-keys-spoiler-free = Klawisze: → następny ruch, ← wstecz, P odtwarza automatycznie.

## Analiza

analysis = Analiza
analysis-hint = Kto i kiedy miał jakie szanse na wygraną, gdzie gra się odwróciła i ile było w niej szczęścia.
analysis-begin = Przeanalizuj grę
analysis-working =
    { $choices ->
        [0] Trwa analiza gry…
       *[other] Trwa analiza gry: wybór { $judged } z { $choices }
    }
analysis-graph = Szanse na wygraną w trakcie gry. Kliknięcie przenosi do tej chwili.
analysis-gravest = Wykres pokazuje najpoważniejsze punkty zwrotne; wszystkie ({ $n }) są na liście poniżej.
analysis-share = { $share }%
analysis-skill = Szczęście i umiejętności w punktach procentowych szansy na wygraną
analysis-luck = Szczęście
analysis-own = Własna gra
analysis-others = Gra pozostałych
analysis-result = Wynik
analysis-errors = Punkty zwrotne
analysis-sum = Straty w punktach zwrotnych nie sumują się do własnej gry: każdą mierzy się względem najlepszego ruchu w danej chwili, a we własnej grze liczą się wszystkie decyzje, także te dobre, w porównaniu ze średnią przy tym stole.
analysis-none = Żaden ruch nie kosztował z pewnością 5 punktów lub więcej.
analysis-loss = −{ $loss } pkt (± { $error }).
analysis-better = Lepiej:
analysis-note = Szczęście to to, co przyniósł los, w porównaniu ze średnią tego, co mogło się zdarzyć. Grę porównuje się z przeciętnym wyborem przy tym stole. Szczęście i gra składają się na wynik. Punkty zwrotne ocenia się według tego, co gracz mógł wiedzieć.
advice-title = Co zrobiłby bot?
advice = Zapytaj przy tym ruchu
advice-nobody = Tutaj nikt nie wybiera.
advice-thinking = Myśli…
hint = Podpowiedź
hint-promise = Szansa na wygraną { $share }% (± { $error }), na końcu około { $points } pkt
hint-why = Do następnej tury w porównaniu z drugim najlepszym wyborem: { $what }
hint-why-not = Do następnej tury w porównaniu z najlepszym wyborem: { $what }
hint-then = Potem może: { $line }
recording = Zapis starszej gry
recording-what = Tę grę rozegrano według starszej wersji zasad ({ $rules }, obecnie obowiązuje { $ours }). Stół można pokazać do ruchu { $shown } z { $moves }; z dalszego przebiegu pozostał tylko dziennik.
recording-beyond = Stół zatrzymuje się na ruchu { $shown }; odtąd jest już tylko dziennik.
recording-stopped = Według obecnych zasad gry nie da się kontynuować. Gdy któryś z graczy ją zamknie, wszyscy zobaczą ją w całości.
recording-close = Zamknij grę
recording-rest =
    { $n ->
        [one] { $n } dalszy ruch, tak jak w zapisie
        [few] { $n } dalsze ruchy, tak jak w zapisie
       *[many] { $n } dalszych ruchów, tak jak w zapisie
    }
viewpoint = Widok
viewpoint-all = Wszyscy
branch = Graj stąd dalej…
branch-title = Nowa gra od ruchu { $move }
branch-hint = Pierwotna gra pozostaje bez zmian. Odtąd grasz za jedno miejsce, a karty i kości wypadną na nowo.
branch-seat = Twoje miejsce
branch-bots = Pozostali
to-the-table = Wróć do stołu

## Uczciwy los

fair-good = W tej grze nikt nie wpłynął na losowania.
fair-bad = Losowaniom w tej grze nie można ufać.
fair-promise = Sekret zgadza się ze zobowiązaniem, które ta przeglądarka zapisała przed pierwszym losowaniem.
fair-promise-broken = Sekret nie zgadza się ze zobowiązaniem, które serwer złożył przed pierwszym losowaniem.
fair-draws =
    { $n ->
        [0] Niczego nie losowano.
        [one] Jedyne losowanie wynika z sekretu i liczb graczy.
        [few] Wszystkie { $n } losowania wynikają z sekretu i liczb graczy.
       *[many] Wszystkie losowania ({ $n }) wynikają z sekretu i liczb graczy.
    }
fair-draw-wrong = Losowanie { $number } ({ $words }) nie wynika z sekretu i liczb graczy.
fair-record = Zapisana gra zawiera te same losowania w tej samej kolejności.
fair-record-differs = Zapisana gra zawiera inne losowania.
fair-limits = Policzyła to wyłącznie twoja przeglądarka. Tylko w tym, która karta odpowiada której liczbie, polega na serwerze; także to sprawdza stavitel check --fair.
fair-details = Liczby do samodzielnego sprawdzenia
fair-commitment = Zobowiązanie przed pierwszym losowaniem (SHA-256)
fair-secret = Sekret, ujawniony po grze
fair-numbers = Własne liczby graczy
fair-partly = Losowania są ze sobą zgodne, ale ta przeglądarka nie może wykluczyć, że ktoś na nie wpłynął.
fair-promise-told = Ta przeglądarka nie miała przed pierwszym losowaniem zapisanego zobowiązania: dołączyła później albo grano na innym urządzeniu. Mogła porównać losowania tylko z tym, co serwer mówi teraz.
fair-mine-used = Liczba z twojej przeglądarki jest częścią losowań.
fair-mine-unused = Liczby z twojej przeglądarki nie ma w losowaniach, choć została wysłana.
fair-mine-none = W losowaniach nie ma żadnej liczby z tej przeglądarki.
fair-changed = Liczby inne niż te, do których się zobowiązano: { $n }.
fair-withheld = Liczby, do których się zobowiązano, ale ich nie ujawniono: { $n }. Każda z nich mogła raz zmienić losowania.
fair-older = Starsze zobowiązanie: liczby graczy były znane, zanim powstało, więc nie dowodzi ono, że nikt nie dobrał do nich sekretu.
fair-title = Uczciwe losowanie
fair-how = Najpierw serwer zobowiązuje się do swojego sekretu. Potem przeglądarka każdego gracza zobowiązuje się do własnej liczby i dopiero wtedy wszystkie liczby zostają ujawnione. Wszystkie losowania wynikają z sekretu i tych liczb.
fair-proves = Czego to dowodzi: nikt, nawet serwer, nie mógł wpłynąć na losowania, o ile choć jedna liczba pochodziła z przeglądarki samego gracza.
fair-proves-not = Czego nie dowodzi: że ten, kto prowadzi serwer, nigdy nie zajrzał w zakryte karty.
fair-stored = Twoja przeglądarka zapisała to zobowiązanie i sprawdzi je na końcu.
fair-not-stored = Twoja przeglądarka dołączyła, gdy gra już trwała, i nie ma zapisanego zobowiązania.

## Lekcje

lesson-place = Lekcja { $lesson } z { $lessons }
lesson-step = Krok { $step } z { $steps }
lesson-progress = Twoje postępy
lesson-leave = Wyjdź (postęp zostanie zapisany)
lesson-not-that = Niezupełnie.
lesson-back = Wstecz
lesson-next = Dalej
lesson-skip = Pokaż mi i przejdź dalej
lesson-again = Jeszcze raz od początku
lesson-following = Następna lekcja: { $name }
lesson-play = Zagraj z łatwym botem
lesson-happened = Co się właśnie stało
example-title = Przykład z zasad
example-back = Wróć do zasad

## Zadania

puzzles = Zadania
puzzles-all = Wszystkie zadania
puzzles-solved = Rozwiązane w tej przeglądarce: { $n } z { $count }. Najłatwiejsze są na początku.
puzzle = Zadanie
puzzle-solved = rozwiązane
puzzle-place = Zadanie { $n } z { $count }
puzzle-ask = Ruch ma { $seat }: jedna z możliwości jest wyraźnie najlepsza. Która?
puzzle-right = To najlepszy ruch.
puzzle-wrong = To nie jest najlepszy ruch. Spróbuj innego albo zobacz rozwiązanie.
puzzle-share = szansa na wygraną { $share } %
puzzle-solution = Najlepszy ruch:
puzzle-others = Następne w kolejności:
puzzle-reveal = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-again = Spróbuj ponownie

## Decks for Catan Duel

decks-title = Talie do gry Catan: Pojedynek
decks-lead = Ułóż talię do gry turniejowej. Twoje talie są przechowywane w tej przeglądarce; plik z talią otworzysz, upuszczając go na stronę.
decks-reconstructed = Zrekonstruowane: { $cards } karty i { $start } karty początkowe, bo nie udało nam się znaleźć zasad wydawcy na ich temat. Cztery wydarzenia i ich zasada półksiężyca są pewne.
decks-shelf = Twoje i przykładowe talie
decks-which = Talia
decks-mine = Twoje talie
decks-samples = Przykładowe talie
decks-unnamed = Talia bez nazwy
decks-new = Nowa talia
decks-new-name = Moja talia
decks-me = ja
decks-duplicate = Powiel
decks-delete = Usuń
decks-delete-sure = Usuń na dobre
decks-export = Zapisz w pliku
decks-import = Otwórz plik z talią
deck-of = Talia: { $seat }
deck-later = Wybór przy stole
deck-any-sample = Dowolna przykładowa talia
deck-random = Losowa dozwolona talia
deck-ask = Którą talią zagrasz? Nikt inny jej nie zobaczy.
deck-brought = Grasz talią { $deck }. Możesz ją jeszcze zmienić.
deck-brought-random = Grasz losową talią. Możesz ją jeszcze zmienić.
deck-bring = Graj tą talią
decks-play-bot = Zagraj z botem
decks-play-friend = Zagraj z kimś
decks-open-editor = Otwórz w edytorze
decks-suggest = Zaproponuj całą talię
decks-suggest-hint = Zostawia, co pasuje, i dodaje, czego brakuje.
decks-practice = Próbne rozdanie
decks-practice-hint = Twoje karty początkowe i to, co leżałoby na wierzchu twoich trzech stosów.
decks-practice-draw = Rozdaj
decks-practice-again = Rozdaj jeszcze raz
decks-practice-hand = Karty początkowe:
decks-practice-open = wybierzesz je na początku gry
decks-practice-stack = Stos { $n }:
decks-compare = Porównaj z inną talią
decks-compare-with = Druga talia
decks-compare-none = Wybierz talię
decks-compare-shared =
    { $n ->
        [one] { $n } wspólna karta
        [few] { $n } wspólne karty
       *[other] { $n } wspólnych kart
    }
decks-compare-card = Karta
decks-link = Kopiuj link
decks-linked = Link skopiowany.
decks-link-broken = W tym linku nie ma talii.
decks-forgetful = Ta przeglądarka niczego nie zapisuje: przed wyjściem zapisz talię w pliku.
decks-read-only = Przykładowej talii nie można zmieniać. Powiel ją i zmień kopię.
decks-shared = Ta talia przyszła z linkiem. Powiel ją, aby ją zachować i zmieniać.
decks-parts = Karty i talia
decks-tab-box = Karty
decks-tab-deck = Talia
decks-name = Nazwa
decks-author = Autor
decks-note = Notatka
decks-find = Znajdź kartę
decks-any = Wszystkie
decks-by-back = Zestaw
decks-by-type = Rodzaj
decks-by-resource = Kosztuje
decks-by-symbol = Symbol
decks-by-needs = Warunek
decks-needs-yes = Z warunkiem
decks-needs-no = Bez warunku
decks-type-action = Karty akcji
decks-type-settlement = Karty rozbudowy osady
decks-type-city = Karty rozbudowy miasta
decks-type-region = Karty rozbudowy terenu
decks-type-event = Karty wydarzeń
decks-found =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
decks-add = Dodaj: { $card }
decks-remove = Usuń: { $card }
decks-in-deck = { $n } z { $copies }
decks-half-moon = Z półksiężycem: { $n } z { $copies }
decks-count-cards = Karty
decks-count-events = Wydarzenia
decks-count-start = Karty początkowe
decks-start = Karty początkowe: { $n } × { $card }
decks-legal = Ta talia jest prawidłowa.
decks-errors = Jeszcze nieprawidłowa
decks-warnings = Dozwolone, ale warto się zastanowić
decks-empty = Na razie pusta. Dodaj karty z pudełka.
decks-sums = Podsumowanie
decks-curve = Karty według kosztu
decks-curve-bar =
    { $more ->
        [yes] Koszt { $cost } i więcej: { $n }
       *[no] Koszt { $cost }: { $n }
    }
