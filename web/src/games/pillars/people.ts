/** The craftsmen as people: a head with a cap and beard of its own, a tunic, and the tool of the trade. */
import {
  body,
  disc,
  hatch,
  line,
  poly,
  rect,
  type Shape,
  type Wash,
} from "../../art/scenery/shapes";

export const SIZE = 48;

type Cap = "hood" | "flat" | "coif" | "straw" | "tall" | "none";
type Beard = "none" | "full" | "long" | "moustache";

interface Look {
  tunic: Wash;
  cap: Cap;
  hue: Wash;
  beard: Beard;
  tool: () => Shape[];
}

/** A handle from below to the upper right, under what is fastened to it. */
const HANDLE = line("M33 48L41 20");

const LOOKS: Readonly<Record<string, Look>> = {
  mortar_mixer: {
    tunic: "thatch",
    cap: "coif",
    hue: "plaster",
    beard: "none",
    tool: () => [HANDLE, body("M37 21l8 2 1-9q-4-5-7-1z", "slate")],
  },
  woodworker: {
    tunic: "leaf",
    cap: "hood",
    hue: "leaf",
    beard: "full",
    tool: () => [HANDLE, body("M39 14l7-3q3 6 0 11l-8-2z", "slate")],
  },
  master_woodworker: {
    tunic: "leaf",
    cap: "tall",
    hue: "gilding",
    beard: "long",
    tool: () => [HANDLE, body("M39 14l7-3q3 6 0 11l-8-2z", "gilding")],
  },
  stonecutter: {
    tunic: "slate",
    cap: "flat",
    hue: "timber",
    beard: "moustache",
    tool: () => [HANDLE, body("M34 13l12 3-2 8-12-3z", "timber")],
  },
  mason: {
    tunic: "masonry",
    cap: "straw",
    hue: "thatch",
    beard: "none",
    tool: () => [line("M34 46L38 32"), body("M38 32l-5-3 7-16 5 18z", "slate")],
  },
  toolmaker: {
    tunic: "timber",
    cap: "none",
    hue: "timber",
    beard: "full",
    tool: () => [body("M28 38h18l-3 4h-3v5h-7v-5q-5 0-5-4z", "slate"), hatch("M30 40h12")],
  },
  potter: {
    tunic: "roof",
    cap: "coif",
    hue: "thatch",
    beard: "none",
    tool: () => [body("M33 46q-5-8 1-13v-3h9v3q6 5 1 13z", "roof"), hatch("M32 38h13M33 42h11")],
  },
  architect: {
    tunic: "azure",
    cap: "tall",
    hue: "azure",
    beard: "long",
    tool: () => [line("M38 16L31 44M38 16L46 44M34 33h9"), body(disc(38, 15, 2.6), "gilding")],
  },
  carpenter: {
    tunic: "wood",
    cap: "flat",
    hue: "leaf",
    beard: "full",
    tool: () => [
      body("M30 46l3-8 14-21 1 5-13 24z", "slate"),
      hatch("M35 40l2 1M38 35l2 1M41 30l2 1M44 25l2 1"),
    ],
  },
  sculptor: {
    tunic: "crimson",
    cap: "flat",
    hue: "crimson",
    beard: "long",
    tool: () => [
      body(rect(33, 38, 13, 9), "stone"),
      body("M36 38q-1-6 4-8q5 2 3 8z", "marble"),
      line("M30 30l5-7"),
    ],
  },
  glassblower: {
    tunic: "jade",
    cap: "hood",
    hue: "jade",
    beard: "none",
    tool: () => [line("M27 29L38 38"), body(disc(41, 40, 5.5), "water"), hatch("M38 38q1-2 3-2")],
  },
  goldsmith: {
    tunic: "gilding",
    cap: "flat",
    hue: "crimson",
    beard: "moustache",
    tool: () => [body("M32 27h13q0 9-5 10v5h4v4H33v-4h4v-5q-5-1-5-10z", "gold"), hatch("M34 30h9")],
  },
  bell_maker: {
    tunic: "timber",
    cap: "coif",
    hue: "masonry",
    beard: "full",
    tool: () => [
      body("M29 44q4-3 4-9q0-8 6-8t6 8q0 6 3 9z", "gilding"),
      body(disc(38.5, 45.5, 2), "timber"),
      hatch("M34 36h10"),
    ],
  },
  organ_builder: {
    tunic: "azure",
    cap: "none",
    hue: "timber",
    beard: "moustache",
    tool: () => [
      body(rect(30, 30, 4, 17) + rect(35, 24, 4, 23) + rect(40, 18, 4, 29), "slate"),
      hatch("M30 41h3M35 38h3M40 35h3"),
    ],
  },
};

export function person(trade: string): Shape[] {
  const look = LOOKS[trade] ?? (LOOKS["mason"] as Look);
  return [
    body("M3 48c0-11 7-15 18-15s18 4 18 15z", look.tunic),
    hatch("M30 36q5 3 7 9M27 36q5 4 6 10M24 36q3 5 4 10"),
    ...behind(look),
    body("M12 19q0 14 9 15q9-1 9-15q0-8-9-8t-9 8z", "plaster"),
    ...beard(look.beard),
    line("M17 20v1.500M25 20v1.500M21 21l-1 4.500h2"),
    ...cap(look),
    ...look.tool(),
  ];
}

/** What of a hood hangs behind the head. */
function behind({ cap, hue }: Look): Shape[] {
  return cap === "hood" ? [body("M9 35q-2-28 12-28t12 28z", hue)] : [];
}

function cap({ cap, hue }: Look): Shape[] {
  switch (cap) {
    case "hood":
      return [body("M11 22q0-14 10-16q10 2 10 16q-3-8-10-8t-10 8z", hue)];
    case "flat":
      return [body("M8 15q2-10 14-10t13 9q-14-4-27 1z", hue), hatch("M24 7q6 1 8 5")];
    case "coif":
      return [body("M11 24q-2-17 10-17t10 17q-1-9-10-10q-9 1-10 10z", hue)];
    case "straw":
      return [
        body("M4 16q17-6 34 0q-3 2-6 1q-11-3-22 0q-4 1-6-1z", hue),
        body(poly([13, 14], [16, 6], [26, 6], [29, 14]), hue),
        hatch("M15 10h12M14 12.500h14"),
      ];
    case "tall":
      return [body("M11 15l1-12h18l1 12q-10-4-20 0z", hue), hatch("M12 11q9-3 18 0")];
    case "none":
      return [body("M11 18q-1-11 10-11t10 11q-3-6-10-5q-7-1-10 5z", "timber")];
  }
}

function beard(kind: Beard): Shape[] {
  if (kind === "none") return [line("M18.500 29q2.500 1.500 5 0")];
  if (kind === "moustache") return [body("M15 28q3-3 6-1q3-2 6 1q-3 2-6 0q-3 2-6 0z", "timber")];
  const foot = kind === "long" ? 42 : 36;
  return [
    body(`M12 24q3 4 9 3q6 1 9-3q1 9-9 ${foot - 24}q-10-${foot - 33}-9-${foot - 24}z`, "timber"),
    hatch(`M18 30v5M21 30v${foot - 34}M24 30v5`),
  ];
}
