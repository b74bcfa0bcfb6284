### What is wrong with a position, German. Found by its English words, see stavitel/cli/words.py.

fault-places = so viele Stellen müssten es sein: { $n }; es ist hier: { $where }
fault-known = eine bekannte Handkarte ist nicht auf der Hand
fault-negative = hier gehört 0 oder mehr hin, nicht { $n }
fault-workers = es müssten { $n } Arbeiter sein; im Vorrat sind { $supply }, eingesetzt { $placed }
fault-neutral = nur neutrale Gebäude haben keinen Besitzer
fault-residence = { $card } kann kein Wohnhaus sein
fault-beneath = unter einem Prestigegebäude muss ein Wohnhaus liegen
fault-worker-there = hier darf kein Arbeiter stehen
fault-store = hier müssten 0 bis { $most } Würfel liegen, es sind { $found }
fault-neutrals = es müssten { $n } verschiedene neutrale Gebäude sein, es sind { $found }
fault-peddler = hier gehört der neutral_peddler hin
fault-provost = muss auf der Straße sein, steht auf Position { $n }
fault-seat = hier gehört ein Mitspieler hin
fault-tokens = insgesamt müssten es { $n } Prestigeplättchen sein; übrig { $left }, im Besitz { $owned }, entfernt { $removed }
fault-token-order = Prestigeplättchen werden erst genommen, wenn { $part } leer ist
fault-bridge = hier gehören verschiedene Mitspieler hin
