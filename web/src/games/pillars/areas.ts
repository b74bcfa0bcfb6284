/** What one sees in each area: the left side of its field is drawn, the rest is country. */
import {
  block,
  body,
  disc,
  door,
  fir,
  flat,
  hatch,
  lancets,
  line,
  logs,
  merlons,
  pennant,
  poly,
  rect,
  roof,
  tree,
  wall,
  wheel,
  windows,
  type Shape,
  type Wash,
} from "../../art/scenery/shapes";

export const WIDTH = 160;
export const HEIGHT = 60;

const GROUND = 54;

export function landscape(area: string): Shape[] {
  return [
    flat("M0 46q40-8 84-3t76-4v21H0z", "hill"),
    ...(VIEWS[area] ?? (() => []))(),
    hatch("M96 52h9M112 56h12M132 50h8M148 55h7"),
  ];
}

const VIEWS: Readonly<Record<string, () => Shape[]>> = {
  event: () => [
    line(`M10 ${GROUND}V16M48 ${GROUND}V16`),
    body("M6 16q23-8 46 0v24q-23-6-46 0z", "plaster"),
    hatch("M12 20q17-5 34 0M12 25q17-5 34 0M12 30q17-5 34 0M12 35q12-4 22-2"),
    body(disc(44, 38, 4.5), "crimson"),
  ],
  bishop: () => [
    ...wall(6, 28, 40, 26, "marble"),
    ...roof(6, 28, 40, 11, "roof", 26),
    ...wall(20, 12, 12, 42, "masonry"),
    ...roof(20, 12, 12, 9, "slate", 0, 1.5),
    line("M26 3v-3M24.500 1.300h3"),
    ...lancets(20, 4, 9, 24),
    ...door(22, GROUND, 8, 13),
    ...lancets(34, 4, 9, 10, 38),
  ],
  wool_mill: () => [
    ...wall(8, 30, 34, 24, "plaster"),
    ...roof(8, 30, 34, 16, "thatch", 22),
    ...windows(36, 5, 5, 14, 24),
    ...door(31, GROUND, 7, 12),
    ...wheel(48, 44, 11),
    flat("M38 56q14-4 36 0t40 0v4H30z", "water"),
    ...sheep(70, 50),
    ...sheep(84, 47),
  ],
  kingsbridge: () => [
    ...house(4, 18, 22, "plaster", "roof"),
    ...house(24, 16, 28, "masonry", "slate"),
    ...house(42, 17, 20, "plaster", "thatch"),
    ...house(142, 15, 22, "plaster", "roof"),
  ],
  priory: () => [
    ...wall(4, 30, 44, 24, "masonry"),
    ...roof(4, 30, 44, 10, "slate", 32),
    ...wall(40, 16, 14, 38, "masonry"),
    ...roof(40, 16, 14, 12, "roof", 0, 1.5),
    line("M47 4v-4M45 2h4"),
    ...lancets(24, 4, 9, 45),
    ...lancets(36, 5, 12, 9, 18, 27),
    ...door(43, GROUND, 8, 12),
  ],
  forest: () => [
    ...fir(10, GROUND, 16, 40),
    ...tree(26, GROUND, 10),
    ...fir(42, GROUND, 18, 46),
    ...tree(58, GROUND, 9),
    ...logs(64, 57, 3, 3),
    ...fir(148, 50, 14, 34),
    ...fir(136, 48, 11, 26),
  ],
  quarry: () => [
    body("M0 54V20l10-8 14 4 6 12 14 4 8 22z", "masonry"),
    hatch("M10 12l4 20 10 4M24 16l2 14M30 28l4 12 10 4M6 34h8M18 44h14M4 48h10"),
    ...block(46, GROUND, 14, 10),
    ...block(64, GROUND, 10, 8),
    ...block(50, 44, 9, 7),
  ],
  gravel_pit: () => [
    body("M2 54q10-26 24-27q14 1 26 27z", "thatch"),
    hatch("M30 30q10 6 16 22M27 29q8 10 12 23M20 40h3M14 46h3M28 44h3M22 50h3"),
    body("M44 54q6-13 14-13t14 13z", "thatch"),
    line("M36 40l12-18"),
    body("M47 24l6-4-1-9-7 5z", "slate"),
  ],
  court: () => [
    ...tent(4, 30, 40, "crimson"),
    ...tent(30, 26, 30, "azure"),
    ...pennant(19, 4, "gilding"),
    ...pennant(43, 14, "crimson"),
  ],
  shiring: () => [
    ...wall(4, 34, 52, 20, "masonry"),
    ...merlons(4, 34, 52, 8, "masonry"),
    ...wall(20, 22, 18, 32, "masonry"),
    ...roof(20, 22, 18, 11, "roof"),
    ...door(25, GROUND, 8, 16),
    ...windows(27, 3, 4, 24, 31),
    ...house(62, 14, 16, "plaster", "thatch"),
  ],
  castle: () => [
    ...wall(4, 22, 14, 32, "masonry"),
    ...merlons(4, 22, 14, 3, "masonry"),
    ...wall(18, 32, 26, 22, "masonry"),
    ...merlons(18, 32, 26, 5, "masonry"),
    ...wall(40, 16, 16, 38, "masonry"),
    ...merlons(40, 16, 16, 4, "masonry"),
    ...door(26, GROUND, 10, 15),
    ...windows(30, 3, 6, 9.5),
    ...windows(25, 3, 6, 46.5),
    ...pennant(48, 3, "azure"),
  ],
  market: () => [],
  start_player: () => [
    line(`M16 ${GROUND}V14`),
    body("M6 16h24l6 5-6 5H6z", "wood"),
    body("M26 30H10l-5 4.500 5 4.500h16z", "wood"),
    body("M60 60q-8-8 4-14t4-9h5q2 6-5 12t2 11z", "thatch"),
    ...tree(146, 50, 8),
  ],
};

function house(x: number, w: number, h: number, walls: Wash, top: Wash): Shape[] {
  return [
    ...wall(x, GROUND - h, w, h, walls),
    ...roof(x, GROUND - h, w, 11, top, 0, 2),
    ...windows(GROUND - h + 4, 4, 4, x + 3, x + w - 7),
    ...door(x + w / 2 - 2.5, GROUND, 5, 8),
  ];
}

function tent(x: number, w: number, h: number, wash: Wash): Shape[] {
  const [middle, eaves] = [x + w / 2, GROUND - h * 0.45];
  return [
    body(poly([x + 2, eaves], [x + w - 2, eaves], [x + w, GROUND], [x, GROUND]), "plaster"),
    body(poly([middle, GROUND - h], [x + w, eaves], [x, eaves]), wash),
    body(poly([middle, eaves], [middle + 4, GROUND], [middle - 4, GROUND]), "window"),
    hatch(`M${x + w - 6} ${eaves + 2}V${GROUND}M${x + w - 3} ${eaves + 3}V${GROUND}`),
  ];
}

function sheep(x: number, y: number): Shape[] {
  return [
    line(`M${x - 3} ${y}v5M${x + 3} ${y}v5`),
    body(`${disc(x, y - 2, 5)}`, "marble"),
    body(disc(x - 5, y - 4, 2.4), "timber"),
    hatch(`M${x} ${y - 4}q2 1 3-1M${x - 1} ${y}q2 1 3-1`),
    body(rect(x - 5, y - 5, 0.8, 0.8), "marble"),
  ];
}
