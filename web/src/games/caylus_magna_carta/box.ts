/** Cards of the box by name. */
import type { Building, Card, CaylusBox, Face } from "./schema";

export function faceOf(box: CaylusBox, id: Card | Building): Face {
  return isBuilding(box, id) ? box.prestige[id] : box.cards[id];
}

function isBuilding(box: CaylusBox, id: Card | Building): id is Building {
  return id in box.prestige;
}
