### What is wrong with a position, Czech. Found by its English words, see stavitel/cli/words.py.

fault-places = počet míst, kde to má být: { $n }; je tu: { $where }
fault-known = známá karta není v ruce
fault-negative = má tu být 0 nebo víc, ne { $n }
fault-workers = dělníků má být { $n }; v zásobě jich je { $supply } a na cestě { $placed }
fault-neutral = bez majitele jsou jen neutrální budovy
fault-residence = { $card } nemůže být obytný dům
fault-beneath = pod prestižní budovou musí být obytný dům
fault-worker-there = tady dělník stát nemůže
fault-store = kostek tu má být 0 až { $most }, je jich { $found }
fault-neutrals = různých neutrálních budov má být { $n }, je jich { $found }
fault-peddler = má tu být neutral_peddler
fault-provost = má být na cestě, je na pozici { $n }
fault-seat = má tu být hráč této hry
fault-tokens = žetonů má být celkem { $n }; zbývá { $left }, hráči mají { $owned }, odstraněno { $removed }
fault-token-order = žetony se berou, až když je prázdné: { $part }
fault-bridge = mají tu být různí hráči této hry
