### What is wrong with a position, English. Found by its English words, see stavitel/cli/words.py.

fault-places = expected in { $n } place(s); found in { $where }
fault-known = a known hand card is not in the hand
fault-negative = expected 0 or more; found { $n }
fault-workers = expected { $n } workers; found { $supply } in supply and { $placed } placed
fault-neutral = only neutral buildings have no owner
fault-residence = { $card } cannot be a residence
fault-beneath = a prestige building needs a residence beneath it
fault-worker-there = a worker may not stand there
fault-store = expected 0 to { $most } cubes; found { $found }
fault-neutrals = expected { $n } different neutral buildings; found { $found }
fault-peddler = expected the neutral_peddler
fault-provost = expected on the road; found at { $n }
fault-seat = expected a seat of this game
fault-tokens = expected { $n } tokens in all; found { $left } left, { $owned } owned, { $removed } removed
fault-token-order = tokens are taken before { $part } is empty
fault-bridge = expected different seats of this game
