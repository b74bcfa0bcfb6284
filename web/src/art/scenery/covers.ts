/** A picture for every game, on a field of 320 by 120 with the ground at y = 108. */
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
  merlons,
  pennant,
  rect,
  roof,
  slab,
  tree,
  wall,
  wheel,
  windows,
  type Shape,
  type Wash,
} from "./shapes";

export const COVER_BOX = "0 0 320 120";

const GROUND = 108;

/** Morning over hills: a sun with rays, and clouds cut as a few strokes. */
function morning(x: number, y: number): Shape[] {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    const at = (r: number) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
    return `M${at(19)}L${at(i % 2 ? 25 : 29)}`;
  });
  return [
    flat(rect(-160, -40, 640, 180), "sky"),
    body(disc(x, y, 15), "gilding"),
    line(rays.join("")),
    hatch("M20 18h22m5 0h9M26 22h14M250 14h20m6 0h12M262 18h16M126 10h14m4 0h8"),
    flat("M-160 92q60 -26 120 -10t110 -4q60 -22 120 -2t130 -6t160 10v60H-160z", "hill"),
  ];
}

function ground(wash: Wash = "hill"): Shape[] {
  return [
    body(rect(-160, GROUND, 640, 40), wash),
    hatch("M12 113h18m6 0h9M80 115h22M150 112h16m5 0h8M214 115h24M280 113h16m4 0h10"),
  ];
}

/** A gabled town house. */
function house(x: number, w: number, h: number, wash: Wash, cover: Wash): Shape[] {
  const top = GROUND - h;
  return [
    ...wall(x, top, w, h, wash),
    ...roof(x, top, w, w * 0.62, cover, 0, 2),
    ...door(x + w / 2 - 4, GROUND, 8, 12),
    ...windows(top + 4, 5, 6, x + 4, x + w - 9),
  ];
}

function tower(x: number, w: number, h: number, cover: Wash): Shape[] {
  const top = GROUND - h;
  return [
    ...wall(x, top, w, h, "masonry"),
    ...roof(x, top, w, w * 1.05, cover, 0, 2.5),
    ...lancets(top + 8, 5, 11, x + w / 2 - 2.5),
  ];
}

/** A drum with an onion on it and a cross on top. */
function onion(x: number, base: number, r: number, drum: number, wash: Wash): Shape[] {
  const y = base - drum;
  const tip = y - r * 2.5;
  const d = `M${x - r * 0.62} ${y}c${-r} ${-r * 0.85} ${-r * 0.35} ${-r * 1.55} ${r * 0.62} ${-r * 2.5}c${r * 0.97} ${r * 0.95} ${r * 1.62} ${r * 1.65} ${r * 0.62} ${r * 2.5}z`;
  return [
    ...wall(x - r * 0.62, y, r * 1.24, drum, "plaster"),
    ...lancets(y + drum * 0.25, r * 0.4, drum * 0.5, x - r * 0.2),
    body(d, wash),
    hatch(
      `M${x + r * 0.5} ${y - 1}q${r * 0.6} ${-r} ${-r * 0.4} ${-r * 1.9}M${x + r * 0.15} ${y - 1}q${r * 0.45} ${-r} ${-r * 0.15} ${-r * 2}`,
    ),
    line(`M${x} ${tip}v-8M${x - 2.5} ${tip - 5}h5`),
  ];
}

/** Poles and planks in front of a wall that is not finished. */
function scaffold(x: number, y: number, w: number, h: number): Shape[] {
  const levels = Math.round(h / 14);
  const planks = Array.from({ length: levels }, (_, i) =>
    rect(x - 3, y + (i * h) / levels, w + 6, 2.6),
  );
  return [
    line(`M${x} ${y - 5}v${h + 5}M${x + w / 2} ${y - 5}v${h + 5}M${x + w} ${y - 5}v${h + 5}`),
    line(`M${x} ${y + h}L${x + w / 2} ${y}M${x + w / 2} ${y + h}L${x + w} ${y}`),
    body(planks.join(""), "wood"),
  ];
}

function crane(x: number, base: number, h: number, reach: number): Shape[] {
  const top = base - h;
  return [
    line(
      `M${x} ${base}V${top}l${reach} 8M${x} ${top}l${-reach * 0.3} 10M${x} ${top + 18}l${reach * 0.5} -13`,
    ),
    line(`M${x + reach} ${top + 8}v14`),
    ...block(x + reach - 6, top + 32, 11, 9),
    ...wheel(x, base - 9, 8),
  ];
}

const castleAndStreet: Shape[] = [
  ...morning(206, 42),
  ...tower(62, 22, 66, "slate"),
  ...tower(136, 22, 66, "slate"),
  ...wall(84, 54, 52, 54, "masonry"),
  ...merlons(84, 54, 52, 5, "masonry"),
  ...wall(96, 38, 28, 16, "masonry"),
  ...merlons(96, 38, 28, 4, "masonry"),
  ...pennant(110, 20),
  ...lancets(64, 6, 11, 94, 107, 120),
  ...door(101, GROUND, 18, 26),
  ...wall(18, 80, 44, 28, "masonry"),
  ...merlons(18, 80, 44, 4, "masonry"),
  ...fir(2, GROUND, 20, 34),
  ...house(166, 26, 30, "plaster", "roof"),
  ...house(196, 30, 24, "masonry", "thatch"),
  ...house(230, 24, 38, "plaster", "roof"),
  ...house(258, 30, 26, "plaster", "slate"),
  ...tree(300, GROUND, 10),
  ...ground("masonry"),
];

const domes: Shape[] = [
  ...morning(262, 42),
  ...house(22, 28, 22, "timber", "thatch"),
  ...house(264, 30, 22, "timber", "thatch"),
  ...onion(104, 84, 11, 14, "roof"),
  ...onion(216, 84, 11, 14, "gilding"),
  ...onion(130, 80, 13, 18, "slate"),
  ...onion(190, 80, 13, 18, "leaf"),
  ...wall(148, 60, 24, 48, "roof"),
  ...roof(148, 60, 24, 24, "plaster", 0, 2),
  ...onion(160, 40, 4, 4, "gilding"),
  ...lancets(64, 7, 12, 156.5),
  ...wall(84, 82, 152, 26, "roof"),
  body(
    "M84 82a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1 19 0z",
    "plaster",
  ),
  ...door(152, GROUND, 16, 20),
  ...lancets(88, 7, 12, 94, 112, 130, 183, 201, 219),
  ...scaffold(240, 66, 16, 42),
  ...fir(8, GROUND, 18, 32),
  ...fir(306, GROUND, 18, 30),
  ...ground("marble"),
];

const nave: Shape[] = [
  ...morning(52, 44),
  ...wall(104, 60, 108, 48, "masonry"),
  ...roof(104, 60, 70, 20, "slate", 56, 0),
  ...lancets(68, 9, 24, 112, 130, 148, 166, 184),
  body("M174 60l6 -14v14zM186 60l5 -10v10zM198 60l4 -6v6z", "timber"),
  body(
    "M112 108l-10 0 6 -34h4zM128 108h-4v-40h4zM146 108h-4v-40h4zM164 108h-4v-40h4zM182 108h-4v-40h4z",
    "masonry",
  ),
  ...wall(84, 38, 22, 70, "masonry"),
  ...roof(84, 38, 22, 24, "slate", 0, 2),
  ...lancets(45, 7, 12, 91.5),
  ...door(89, GROUND, 12, 20),
  body(disc(95, 70, 6), "window"),
  ...wall(212, 50, 24, 58, "masonry"),
  body("M212 50v-6h5v3h5v-8h6v5h4v-2h4v8z", "masonry"),
  ...lancets(60, 7, 14, 220.5),
  ...scaffold(210, 48, 30, 60),
  ...crane(262, GROUND, 84, 34),
  ...block(246, GROUND, 13, 10),
  ...block(300, GROUND, 11, 8),
  ...house(28, 30, 24, "plaster", "roof"),
  ...tree(68, GROUND, 8),
  ...ground(),
];

const principalities: Shape[] = [
  ...morning(160, 44),
  ...tower(24, 20, 60, "roof"),
  ...wall(44, 64, 44, 44, "masonry"),
  ...merlons(44, 64, 44, 4, "masonry"),
  ...tower(88, 18, 46, "roof"),
  ...door(59, GROUND, 14, 22),
  ...lancets(72, 6, 10, 50, 76),
  ...pennant(66, 48, "roof"),
  ...tower(214, 18, 46, "slate"),
  ...wall(232, 64, 44, 44, "masonry"),
  ...merlons(232, 64, 44, 4, "masonry"),
  ...tower(276, 20, 60, "slate"),
  ...door(247, GROUND, 14, 22),
  ...lancets(72, 6, 10, 238, 264),
  ...pennant(254, 48, "slate"),
  flat(rect(112, 90, 96, 18), "water"),
  ...slab([112, 84], [208, 84], [208, 92], [112, 92], "masonry"),
  body("M112 108V92h96v16h-8a14 13 0 0 0-28 0h-24a14 13 0 0 0-28 0z", "masonry"),
  hatch("M118 97h10M136 96h12M170 97h12M190 96h12"),
  ...fir(8, GROUND, 16, 28),
  ...tree(308, GROUND, 8),
  ...ground(),
  body("M118 108h28l-8 20h-36zM174 108h28l16 20h-36z", "water"),
  hatch("M120 113h14M112 117h16M184 113h14M190 117h16"),
];

const covers: Record<string, Shape[]> = {
  caylus_magna_carta: castleAndStreet,
  red_cathedral: domes,
  pillars: nave,
  catan_duel: principalities,
};

export function cover(game: string): readonly Shape[] {
  return covers[game] ?? castleAndStreet;
}
