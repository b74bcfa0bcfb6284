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
setting-motion-hint = Dowolny klawisz lub kliknięcie kończy animację.
motion-off = Brak
motion-fast = Szybkie
motion-normal = Zwykłe
motion-slow = Powolne
setting-confirm = Koniec mojej tury
setting-confirm-hint = Dopóki tura nie jest zatwierdzona, można ją cofnąć.
confirm-ask = Zatwierdzam
confirm-automatic = Automatycznie
setting-table = Stół
table-drawn = Rysowany
table-text = Tekstowy
setting-notify = Powiadamiaj, gdy przyjdzie moja kolej
setting-notify-hint = Powiadomieniem przeglądarki, gdy patrzę gdzie indziej.
notify-no = Nie
notify-yes = Tak

## Front page

lobby-title = Przysiądź się
lobby-lead = Gry planszowe o budowaniu przy jednym stole: od razu z botami albo ze znajomymi przez link. Bez konta, bez instalacji.
lobby-games = Gry
players-count =
    { $more ->
        [0] { $low } graczy
       *[other] { $low ->
            [1] Solo albo do { $high } graczy
           *[other] Od { $low } do { $high } graczy
        }
    }
play-now = Graj
set-the-table = Przygotuj stół…
rules = Zasady
learn = Naucz się, grając
server-silent = Serwer nie odpowiada. Czy jeszcze działa?
my-tables = Moje stoły
your-turn = Twoja kolej
state-waiting = Czeka na graczy
state-playing = Gra trwa
state-over = Zakończona
state-aside = Nie da się otworzyć
show-all = Pokaż wszystko ({ $n })
record-title = Obejrzyj grę jeszcze raz
record-hint = Upuść plik .stav gdziekolwiek na tej stronie albo go wybierz.
record-choose = Wybierz plik…

## A new table

your-name = Twoje imię
form-players = Liczba graczy
form-seats = Miejsca
form-seat = Kto gra: { $seat }
form-variant = Zasady
form-clock = Zegar
form-begin = Zaczynamy
form-invite = Przygotuj stół i zaproś
who-me = Ty
who-open = Ktoś znajomy, przez link
who-here = Ktoś przy tym urządzeniu
who-name = Imię
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

no-table = Nie ma takiego stołu.
aside-table = Tego stołu nie da się otworzyć.
aside-save = Zapisz to, co da się odczytać
join-title = Zaproszenie do gry: { $game }
join-with = Przy stole: { $names }
join-sit = Usiądź
join-watch = Tylko oglądaj
room-host = Wyślij każdej osobie jeden z tych linków. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-guest = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
numbers-wait = Czekamy na liczby do losowań; dodają je: { $names }. Jeśli nie nadejdą, gra zaraz zacznie się bez nich.
room-which-bot = Który bot
room-fill = Posadź bota
seat-open = Wolne miejsce
seat-waits = Czeka na gracza
seat-here = Przy stole
seat-away = Poza stołem
seat-left = Gracz odszedł; dalej gra { $bot }
invite-link = Link do tego miejsca
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-share = Udostępnij…

## At the table

link-lost = Utracono połączenie. Próbuję ponownie…
link-restarting = Serwer uruchamia się ponownie. Za chwilę gra potoczy się dalej…
link-gone = Tego stołu już nie ma albo nie da się go teraz otworzyć.
link-full = Ten stół ogląda tyle przeglądarek, że nie ma już miejsca dla kolejnej.
game-over = Koniec gry
turn-of = Kolej: { $name }
bot-thinks = { $name } myśli…
confirm-question = Gotowe? Zatwierdź albo cofnij.
changes = Co się zmieniło
undo = Cofnij
confirm = Zatwierdź
options = Możliwości ({ $n })
why-not = Czego nie można zrobić i dlaczego?
nothing-refused = Wszystko, co tu wchodzi w grę, jest możliwe.
command = Numer albo zapis
command-do = Wykonaj
not-understood = Nie rozumiem „{ $input }”: wpisz numer od 1 do { $n } albo akcję, na przykład { $example }.
typed = Możliwość { $number }…
which-title = Która możliwość?
warning-title = Na pewno?
warning-no = Jednak nie
seats = Gracze
come-back = Wracam na miejsce
leave = Niech zagra bot
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
log-jump = Otwórz ten moment w powtórce
digest =
    { $n ->
        [one] Od twojej ostatniej tury: { $n } zdarzenie
        [few] Od twojej ostatniej tury: { $n } zdarzenia
        [many] Od twojej ostatniej tury: { $n } zdarzeń
       *[other] Od twojej ostatniej tury: { $n } zdarzenia
    }
digest-mine = Co dotyczy ciebie
chat = Rozmowa
chat-say = Powiedz coś
chat-send = Wyślij
curtain-title = { $name }: teraz ty
curtain-hint = Podnieś kurtynę, gdy nikt inny nie patrzy.
curtain-lift = Już jestem
to-text-table = Do stołu tekstowego
to-drawn-table = Do stołu rysowanego
text-table = Stół tekstowy
yes = tak

## The end

winners =
    { $n ->
        [one] Zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
place = Miejsce
rematch = Zagraj ponownie
rematch-go = Do następnej gry
replay = Powtórka
record-download = Zapisz grę
fair-check = Czy los był uczciwy?

## Keyboard

keys = Klawiatura
key-digits = Wybierz możliwość po numerze
key-enter = Zatwierdź turę
key-undo = Cofnij
key-options = Do możliwości
key-board = Do stołu
key-log = Do dziennika
key-chat = Do rozmowy
key-table = Stół rysowany albo tekstowy
key-help = Ta lista
key-space = Wyjaśnij zaznaczony element
key-escape = Zamknij

## Zasady

reconstructed = Liczba lub szczegół odtworzone przez projekt: nie ma ich w żadnym znanym nam źródle.
rules-search = Znajdź zasadę
rules-search-hint = Słowa albo 5.20
rules-found =
    { $n ->
        [one] Znaleziono { $n } miejsce
        [few] Znaleziono { $n } miejsca
       *[many] Znaleziono { $n } miejsc
    }
rules-none-found = Nigdzie tu tego nie ma. Spróbuj mniejszej liczby słów albo części słowa.
rules-contents = Spis treści

## Zapis gry

replay-controls = Poruszanie się po grze
replay-first = Na początek
replay-round-back = O rundę wstecz
replay-back = O ruch wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Następny ruch
replay-round-next = Do następnej rundy
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
replay-spoiler-free-hint = Długość i wynik gry pozostają ukryte; idziesz tylko naprzód, ruch po ruchu.
replay-link = Link do ruchu { $move }
replay-keys = Klawisze: ← → ruch, [ ] runda, Home i End, P odtwarza.
replay-keys-spoiler-free = Klawisze: → następny ruch, ← wstecz, P odtwarza.
recording = Zapis starszej gry
recording-what = Ta gra toczyła się według starszej wersji zasad ({ $rules }, obecnie { $ours }). Stół widać do ruchu { $shown } z { $moves }; dalszy przebieg jest tylko opowiedziany, o ile go zapisano.
recording-beyond = Stół zatrzymuje się na ruchu { $shown }: odtąd gra jest już tylko opowiadana.
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
branch-hint = Dotychczasowa gra pozostaje bez zmian; odtąd decydujesz za jedno miejsce, a los jest znów otwarty.
branch-seat = Twoje miejsce
branch-bots = Pozostali
to-the-table = Do stołu

## Uczciwy los

fair-good = Nikt nie wybierał losowań w tej grze.
fair-bad = Losowaniom w tej grze nie można ufać.
fair-promise = Sekret jest tym, do którego zobowiązał się serwer; ta przeglądarka zapisała zobowiązanie przed pierwszym losowaniem.
fair-promise-broken = Sekret nie jest tym, do którego serwer zobowiązał się przed pierwszym losowaniem.
fair-draws =
    { $n ->
        [0] Nie było czego losować.
        [one] Jedyne losowanie wynika z sekretu i liczb graczy.
        [few] Wszystkie { $n } losowania wynikają z sekretu i liczb graczy.
       *[many] Wszystkie losowania ({ $n }) wynikają z sekretu i liczb graczy.
    }
fair-draw-wrong = Losowanie { $number } ({ $words }) nie jest tym, co dają sekret i liczby graczy.
fair-record = Zapisana gra podaje te same losowania w tej samej kolejności.
fair-record-differs = Zapisana gra podaje inne losowania.
fair-limits = Policzyła to wyłącznie twoja przeglądarka. To, która karta odpowiada której liczbie, przyjmuje od serwera; sprawdza to także stavitel check --fair.
fair-details = Liczby do samodzielnego sprawdzenia
fair-commitment = Zobowiązanie przed pierwszym losowaniem (SHA-256)
fair-secret = Sekret, ujawniony po grze
fair-numbers = Własne liczby graczy
fair-partly = Losowania są ze sobą zgodne, ale ta przeglądarka nie może stwierdzić, że nikt ich nie wybrał.
fair-promise-told = Ta przeglądarka nie zapisała żadnego zobowiązania przed pierwszym losowaniem: dołączyła później albo grasz na innym urządzeniu. Mogła porównać tylko z tym, co serwer mówi teraz.
fair-mine-used = Twoja własna liczba jest w losowaniach.
fair-mine-unused = Twojej własnej liczby nie ma w losowaniach, choć twoja przeglądarka ją podała.
fair-mine-none = W losowaniach nie ma żadnej liczby z tej przeglądarki.
fair-changed = Liczby inne niż przyrzeczone: { $n }.
fair-withheld = Liczby przyrzeczone, a potem niepokazane: { $n }. Każda z nich mogła raz zmienić losowania.
fair-older = Starsze zobowiązanie: liczby graczy były znane, zanim powstało, więc nie dowodzi ono, że nikt nie dobrał do nich sekretu.
fair-title = Uczciwy los
fair-how = Najpierw serwer zobowiązuje się do swojego sekretu. Potem przeglądarka każdego gracza przyrzeka własną liczbę, a gdy przyrzeczone są wszystkie, zostają pokazane. Wszystkie losowania wynikają z sekretu i tych liczb.
fair-proves = Czego to dowodzi: nikt nie mógł wybrać losowań, nawet serwer, o ile choć jedna liczba pochodziła z przeglądarki samego gracza.
fair-proves-not = Czego nie dowodzi: że ten, kto prowadzi serwer, nigdy nie zajrzał w zakryte karty.
fair-stored = Twoja przeglądarka zapisała to zobowiązanie i porówna je na końcu.
fair-not-stored = Twoja przeglądarka dołączyła, gdy gra już trwała, i nie ma zapisanego zobowiązania.

## Lekcje

lesson-place = Lekcja { $lesson } z { $lessons }
lesson-step = Krok { $step } z { $steps }
lesson-progress = Twoje postępy
lesson-leave = Wyjdź; postęp zostanie zapisany
lesson-not-that = Niezupełnie.
lesson-back = Wstecz
lesson-next = Dalej
lesson-skip = Pokaż i przejdź dalej
lesson-again = Jeszcze raz od początku
lesson-following = Następna lekcja: { $name }
lesson-play = Zagraj z łatwym botem
lesson-happened = Co się właśnie stało
