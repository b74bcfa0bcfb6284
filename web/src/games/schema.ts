// Written by `stavitel schema` from `views.py` of every game. Change those files, not this one.

import type { CaylusBox, CaylusView } from "./caylus_magna_carta/schema";
import type { CathedralBox, CathedralView } from "./red_cathedral/schema";
import type { PillarsBox, PillarsView } from "./pillars/schema";
import type { CatanDuelBox, CatanDuelView } from "./catan_duel/schema";

/** What a seat sees, by game. */
export interface Views {
  caylus_magna_carta: CaylusView;
  red_cathedral: CathedralView;
  pillars: PillarsView;
  catan_duel: CatanDuelView;
}

/** What is printed, by game. */
export interface Boxes {
  caylus_magna_carta: CaylusBox;
  red_cathedral: CathedralBox;
  pillars: PillarsBox;
  catan_duel: CatanDuelBox;
}
