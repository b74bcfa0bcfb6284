### What all games and the terminal share, Polish.

## Lists: texts.py joins the parts of a sentence with these.

list-more = { $left }, { $right }
list-last = { $left } i { $right }
nothing = nic
yes = tak
no = nie

## Why not? The engine's own reason.

why-not_now = Teraz nie można tego zrobić.

## Examples of the guide, played at the table

example-guide-why = W przykładzie jest inaczej. Spróbuj tak, jak mówi tekst.
example-end = To był cały przykład. Czytaj dalej albo zagraj partię.

### Terminal

## Signs and short heads on the table of Caylus Magna Carta

terminal-cmc-food = Ż
terminal-cmc-wood = D
terminal-cmc-stone = K
terminal-cmc-gold = Z
terminal-cmc-any = dowolny surowiec
terminal-cmc-known_hand = Znane karty na ręce
terminal-cmc-hand = karty
terminal-cmc-pile = talia
terminal-cmc-discard = odrz.
terminal-cmc-buildings = bud.
terminal-cmc-prestige = prest.

## Signs and short heads on the table of The Red Cathedral

terminal-rc-wood = D
terminal-rc-brick = C
terminal-rc-stone = K
terminal-rc-gold = Z
terminal-rc-white = B
terminal-rc-room = miejsc
terminal-rc-all-types = wszystkie rodzaje
terminal-rc-same = jednego rodzaju
terminal-rc-different = różnych rodzajów
terminal-rc-next = uznania do następnego punktu prestiżu

## Computer players: the names of their levels, and how they play

level-1 = przechodzień
level-1-hint = Nie zauważa ponad połowy swoich możliwości i niczego nie planuje; w sam raz na pierwszą grę.
level-2 = pomocnik
level-2-hint = Nie zauważa co trzeciej możliwości i zapomina o tobie.
level-3 = uczeń
level-3-hint = Czasem coś przeoczy i myśli tylko o tej chwili.
level-4 = czeladnik
level-4-hint = Zawsze bierze to, co od razu daje najwięcej, i nie myśli o twojej odpowiedzi.
level-5 = murarz
level-5-hint = Krótko sprawdza swoje najlepsze pomysły, aż do swojej następnej tury.
level-6 = majster
level-6-hint = Porównuje swoje pomysły w kilku możliwych przebiegach gry.
level-7 = mistrz budowlany
level-7-hint = Dokładnie myśli naprzód i liczy się z twoją najlepszą odpowiedzią.
level-8 = architekt
level-8-hint = Nad każdą decyzją myśli nawet sekundę i niewiele wybacza.
bot-random = losowy bot
bot-search = bot { $budget }

## At the table

terminal-you = ty
terminal-welcome = Grasz: { $seats }. Inne ustawienia gry: stavitel play --help
terminal-keys = Numer lub zapis · ? czemu nie · t rada · u cofnij · l dziennik · v stół · h karty · r zasady · s zapisz · ! zgłoś · q koniec
terminal-screen-keys = ↑↓ Enter, ? czemu nie, t rada, u cofnij, l dziennik, h karty, r zasady, q koniec
terminal-screen-back = ↑↓ PgUp PgDn przewijanie · inny klawisz: powrót do stołu
terminal-more-keys = ? 5.20 pokazuje zasadę · ? słowo szuka w tym, czego nie wolno · l all cały dziennik · h all wszystkie karty · r słowo szuka w zasadach · s PLIK zapisuje tam · ! AKCJA zgłasza też to, czego odmówiono · t 5 podpowiada po pięciu sekundach namysłu
terminal-screen-more-keys = Kropka zaczyna wiersz: .? 5.20 pokazuje zasadę · .? słowo szuka w tym, czego nie wolno · .l all cały dziennik · .h all wszystkie karty · .r słowo szuka w zasadach · .s PLIK zapisuje tam · .! AKCJA zgłasza też to, czego odmówiono · .t 5 podpowiada po pięciu sekundach namysłu
terminal-signs = Znaki
terminal-since = Od twojego ostatniego ruchu
terminal-earlier =
    { $n ->
        [one] … i { $n } wiersz wcześniej: l
        [few] … i { $n } wiersze wcześniej: l
       *[other] … i { $n } wierszy wcześniej: l
    }
terminal-nothing-yet = Na razie nic się nie wydarzyło.
terminal-thinking = { $seat } myśli…
hint-promise = Szansa na wygraną { $share }% (± { $error }), na końcu około { $points } pkt
hint-why = Do twojej następnej tury w porównaniu z drugim najlepszym wyborem: { $what }
hint-why-not = Do twojej następnej tury w porównaniu z najlepszym wyborem: { $what }
hint-more = { $what } więcej
hint-less = { $what } mniej
hint-then = Potem może: { $line }
hint-several = Podpowiedzi są dostępne tylko wtedy, gdy wszyscy pozostali to boty.
terminal-replaced = { $player } nie może grać dalej ({ $why }). Zastępuje go bot.
terminal-curtain = { $seat }: naciśnij Enter, gdy nikt inny nie patrzy.
terminal-not-understood = Nie rozumiem „{ $input }”: wpisz numer od 1 do { $n }, akcję, na przykład { $example }, albo klawisz.
terminal-refused = Teraz nie można:
terminal-nothing-refused = Tutaj nic nie jest zabronione.
terminal-and-more = … i jeszcze { $n }
terminal-more-alike =
    { $n ->
        [few] I jeszcze { $n } podobne.
       *[other] I jeszcze { $n } podobnych.
    }
terminal-possible = To jest możliwe: opcja { $n }.
terminal-ask-back = Wybierz to ponownie, aby potwierdzić, albo wybierz coś innego.
terminal-rule = zasada { $rule }
terminal-not-found = Nie znaleziono „{ $words }”.
terminal-undone = Cofnięto: { $action }.
terminal-cannot-undo = Nie ma czego cofnąć: od twojego ostatniego wyboru dobrano kartę albo zagrał ktoś inny.
terminal-saved = Zapisano w { $file }
terminal-not-saved = Nie zapisano: { $problem }
terminal-reported = Ta sytuacja jest zapisana w pliku { $file }; napisz w nim, co jest nie tak, a potem uruchom: { $command }
terminal-resume = Aby grać dalej: { $command }
terminal-serving = Serwer działa pod adresem { $address } (Ctrl-C go zatrzymuje, gry pozostają zapisane)
terminal-measuring = Metryki są dostępne pod adresem { $address }
terminal-backed-up = { $n ->
        [one] Kopia zapasowa gotowa: { $n } stół w { $target }
        [few] Kopia zapasowa gotowa: { $n } stoły w { $target }
       *[other] Kopia zapasowa gotowa: { $n } stołów w { $target }
    }

## At the end

terminal-place = Miejsce
terminal-winners =
    { $n ->
        [one] Zwycięzca: { $seats }
       *[other] Wspólne zwycięstwo: { $seats }
    }
terminal-look-again = Aby obejrzeć powtórkę: { $command }

## Replay

terminal-move = Ruch { $n } z { $total }
terminal-replay-keys = Enter dalej · b wstecz · numer skok · t stół · ! zgłoś · q koniec
terminal-replay-range = Wpisz numer od 0 do { $total }.

## The list of games

terminal-players-count =
    { $more ->
        [0] { $low } graczy
       *[other] { $low }–{ $high } graczy
    }
terminal-seats = Miejsca
terminal-variants = Warianty
terminal-switches = Zasady domowe
terminal-usual = domyślnie
terminal-entry = Pozycja
terminal-source = Źródło
terminal-note = Uwaga
terminal-source-rulebook = z instrukcji
terminal-source-public = ze źródeł publicznych
terminal-source-reconstructed = nasza rekonstrukcja
terminal-source-own = twoje własne liczby

## Dlaczego stół nie zrobił tego, o co poproszono

table-stale = Sytuacja na stole już się zmieniła; spójrz jeszcze raz.
table-illegal = Teraz nie można tego zrobić.
table-not-your-turn = To nie twoja kolej.
table-not-yours = To nie twoje miejsce.
table-host-only = Może to zrobić tylko ten, kto przygotował grę.
table-not-others = To dotyczy tylko miejsca, na którym siedzi ktoś inny.
table-resigned = Gracz na dobre zrezygnował z tego miejsca.
table-other-seat = Siedzisz już przy tym stole; to miejsce musi zająć ktoś inny.
table-muted = Gospodarz wyciszył cię na czacie.
table-seat-taken = To miejsce jest zajęte.
table-no-seat = Nie ma takiego miejsca.
table-not-playing = Teraz nie toczy się żadna gra.
table-not-over = To będzie możliwe dopiero po zakończeniu gry.
table-recording = Ta gra toczyła się według starszych zasad i nie może być kontynuowana.
table-not-away = Nikt nie zastępuje gracza na tym miejscu.
table-not-absent = Ten gracz jest przy stole.
table-not-alone = Przy tym stole grają lub grali też inni; możesz go ukryć.
table-away = Zastępuje cię bot; najpierw wróć na swoje miejsce.
table-confirm-first = Najpierw zatwierdź turę albo ją cofnij.
table-nothing-held = Nie ma czego zatwierdzać.
table-no-undo = Nie ma czego cofnąć.
table-too-fast = Za szybko; poczekaj chwilę.
table-too-long = To jest za długie.
table-too-many = Z tym stołem połączonych jest już zbyt wiele przeglądarek.
table-talk-full = Czat przy tym stole jest pełny.
table-bad = Tej wiadomości nie da się odczytać.
table-try-again = Nie udało się tego teraz zapisać; spróbuj ponownie.
table-aside = Tego stołu nie da się już otworzyć, bo jego dane są uszkodzone. Odłożono go na bok; to, co jeszcze da się odczytać, można zapisać jako plik.
table-no-room = Dysk serwera jest pełny. Tego nie zapisano; spróbuj ponownie, gdy zwolni się miejsce. Wszystko wcześniejsze jest bezpieczne.
server-no-room = Dysk serwera jest pełny; dopóki nie zwolni się miejsce, nic nowego nie zostanie zapisane.
table-number-early = Nie wszyscy zobowiązali się jeszcze do swojej liczby; liczby ujawnia się dopiero potem.
table-number-other = To nie jest liczba, do której się zobowiązano.
table-other-promise = Ten stół zobowiązał się do czego innego.
table-no-decks = Do tego stołu nie przynosi się talii.
table-deck-late = Gra zaraz się zacznie: talii nie można już zmienić.
file-empty = Ten plik jest pusty.
file-binary = To nie jest plik tekstowy.
file-line = Nie da się odczytać wiersza { $line } tego pliku.
file-bad = Tego pliku nie da się tu użyć.
file-fault-line = Błąd w pliku, wiersz { $line }:
file-fault = Błąd w pliku:
analysis-gravest = Wykres pokazuje najpoważniejsze punkty zwrotne; wszystkie ({ $n }) są na liście poniżej.
