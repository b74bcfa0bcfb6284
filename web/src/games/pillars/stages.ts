/** The cathedral in six stages: nave, portal, apse, first and second tower, roof. One part each round. */
import {
  body,
  disc,
  door,
  flat,
  hatch,
  lancets,
  line,
  n,
  poly,
  rect,
  slab,
  wall,
  type Shape,
} from "../../art/scenery/shapes";

export const WIDTH = 220;
export const HEIGHT = 132;

const GROUND = 122;
/** Where the walls of the nave begin and end, and their top. */
const [WEST, EAST, EAVES] = [62, 160, 76];
/** The west front, with a tower on each side of the portal. */
const [FRONT, TOWER] = [14, 17];

interface Part {
  stands: () => Shape[];
  /** Its edge while it is only a promise. */
  edge: string;
  /** What the scaffold stands in front of: left, top, right. */
  site: readonly [left: number, top: number, right: number];
}

const PARTS: readonly Part[] = [
  { stands: nave, edge: rect(WEST, EAVES, EAST - WEST, GROUND - EAVES), site: [WEST, 72, EAST] },
  {
    stands: portal,
    edge: `M${FRONT} ${GROUND}V76h48V${GROUND}zM24 76L38 60L52 76`,
    site: [FRONT, 66, WEST],
  },
  {
    stands: apse,
    edge: `M${EAST} ${GROUND}V82q34 2 34 14V${GROUND}z`,
    site: [EAST, 78, 196],
  },
  { stands: () => tower(FRONT, 1), edge: spire(FRONT), site: [FRONT - 2, 14, FRONT + TOWER + 2] },
  {
    stands: () => tower(WEST - TOWER, -1),
    edge: spire(WEST - TOWER),
    site: [WEST - TOWER - 2, 14, WEST + 2],
  },
  {
    stands: top,
    edge: poly([WEST, EAVES], [WEST + 6, 48], [EAST - 2, 48], [EAST + 4, EAVES]),
    site: [WEST, 46, EAST],
  },
];

/** So many parts in full colour, the one in work behind its scaffold, and the rest as a promise. */
export function cathedral(built: number): Shape[] {
  const shapes: Shape[] = [
    flat(`M0 112q60-16 120-10t100-6v36H0z`, "hill"),
    ...PARTS.slice(built).map(({ edge }) => hatch(edge)),
  ];
  // towers stand before the nave, and the roof lies between them and the apse
  for (const i of [2, 0, 5, 1, 3, 4]) {
    if (i < built) shapes.push(...(PARTS[i] as Part).stands());
  }
  const work = PARTS[built];
  return [...shapes, ...(work ? scaffold(...work.site) : []), line(`M4 ${GROUND}h212`)];
}

function nave(): Shape[] {
  const bays = [0, 1, 2, 3, 4].map((i) => WEST + 8 + i * 19);
  return [
    ...wall(WEST, EAVES, EAST - WEST, GROUND - EAVES, "masonry"),
    body(rect(WEST, 102, EAST - WEST, 3), "marble"),
    ...lancets(82, 8, 17, ...bays),
    ...lancets(108, 6, 11, ...bays.map((x) => x + 1)),
    ...bays.flatMap((x) =>
      slab([x + 12, 84], [x + 15, 88], [x + 17, GROUND], [x + 12, GROUND], "marble"),
    ),
  ];
}

function portal(): Shape[] {
  const middle = FRONT + 24;
  return [
    ...wall(FRONT, 76, 48, GROUND - 76, "masonry"),
    body(poly([FRONT + 12, 77], [middle, 60], [FRONT + 36, 77]), "marble"),
    body(disc(middle, 87, 7.5), "azure"),
    hatch(`${disc(middle, 87, 3)}M${middle} 79.500v15M${middle - 7.5} 87h15`),
    hatch(`M${middle - 5.3} 81.700l10.600 10.600M${middle + 5.3} 81.700l-10.600 10.600`),
    body(`M${middle - 9} ${GROUND}V106q0-6 9-11q9 5 9 11V${GROUND}z`, "marble"),
    ...door(middle - 6, GROUND, 12, 19, "timber"),
    ...lancets(104, 5, 12, FRONT + 5, FRONT + 38),
  ];
}

function apse(): Shape[] {
  return [
    body(`M${EAST} ${GROUND}V88h26q9 0 9 9V${GROUND}z`, "masonry"),
    body(`M${EAST} 89V70q26 2 37 21z`, "slate"),
    hatch(`M${EAST + 8} 73q14 6 22 15M${EAST + 16} 76q9 6 13 13M${EAST + 2} 76l3 12`),
    ...lancets(94, 6, 18, EAST + 6, EAST + 17, EAST + 27),
    hatch(`M${EAST + 29} 116h5M${EAST + 27} 119h7M${EAST} 118h18`),
  ];
}

function tower(x: number, facing: 1 | -1): Shape[] {
  const middle = x + TOWER / 2;
  return [
    ...wall(x, 40, TOWER, 62, "masonry"),
    body(rect(x - 1.5, 58, TOWER + 3, 3), "marble"),
    body(rect(x - 1.5, 38, TOWER + 3, 3.5), "marble"),
    ...lancets(44, 4, 11, middle - 5.5, middle + 1.5),
    ...lancets(65, 4.5, 14, middle - 2.2),
    ...slab([middle, 8], [middle, 8], [x + TOWER + 1, 38], [x - 1, 38], "slate", 0.5),
    line(`M${n(middle)} 8V1M${n(middle - 2)} 3.500h4`),
    hatch(`M${n(middle - facing * 6)} 90h5M${n(middle - facing * 6)} 94h8`),
  ];
}

function spire(x: number): string {
  const middle = x + TOWER / 2;
  return `${rect(x, 40, TOWER, 36)}M${x} 40L${n(middle)} 8L${x + TOWER} 40`;
}

function top(): Shape[] {
  return [
    ...slab(
      [WEST + 5, 46],
      [EAST - 2, 46],
      [EAST + 4, EAVES + 1],
      [WEST - 1, EAVES + 1],
      "roof",
      0.3,
    ),
    hatch("M78 53h6M92 60h7M112 52h6M84 68h7M104 70h6M124 63h6M134 54h5"),
    body(poly([118, 46], [121, 34], [124, 46]), "slate"),
    line("M121 34v-6M119 30h4"),
  ];
}

/** Poles, planks and a ladder in front of what is being built. */
function scaffold(left: number, top: number, right: number): Shape[] {
  const step = (right - left) / Math.max(2, Math.round((right - left) / 24));
  const poles: string[] = [];
  for (let x = left + 1; x <= right; x += step) poles.push(`M${n(x)} ${top - 3}V${GROUND}`);
  const planks: string[] = [];
  for (let y = GROUND - 16; y > top; y -= 16) planks.push(rect(left - 2, y, right - left + 4, 2.4));
  const foot = GROUND - 16;
  return [
    line(poles.join("")),
    line(
      `M${n(left + 4)} ${GROUND}L${n(left + 10)} ${foot}M${n(left + 8)} ${GROUND}L${n(left + 14)} ${foot}`,
    ),
    body(planks.join(""), "wood"),
  ];
}
