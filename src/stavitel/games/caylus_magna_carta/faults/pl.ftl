### What is wrong with a position, Polish. Found by its English words, see stavitel/cli/words.py.

fault-places = w ilu miejscach powinno być: { $n }; jest tu: { $where }
fault-known = znanej karty nie ma na ręce
fault-negative = powinno tu być 0 lub więcej, a nie { $n }
fault-workers = robotników powinno być { $n }; w zasobie jest { $supply }, wystawionych { $placed }
fault-neutral = tylko budynki neutralne nie mają właściciela
fault-residence = { $card } nie może być domem mieszkalnym
fault-beneath = pod budynkiem prestiżowym musi być dom mieszkalny
fault-worker-there = robotnik nie może tu stać
fault-store = kostek powinno tu być od 0 do { $most }, a jest { $found }
fault-neutrals = różnych budynków neutralnych powinno być { $n }, a jest { $found }
fault-peddler = powinien tu być neutral_peddler
fault-provost = powinien być na drodze, a jest na pozycji { $n }
fault-seat = powinien tu być gracz tej gry
fault-tokens = żetonów powinno być razem { $n }; zostało { $left }, gracze mają { $owned }, usunięto { $removed }
fault-token-order = żetony bierze się dopiero, gdy puste jest: { $part }
fault-bridge = powinni tu być różni gracze tej gry
