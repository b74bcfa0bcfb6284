/** A person to the waist: a coat, a head with hair, beard and hat. What is held is added by each card. */
import { body, disc, hatch, line, type Shape, type Wash } from "../../../art/scenery/shapes";

export type Hat =
  | "none"
  | "helm"
  | "horns"
  | "wings"
  | "hood"
  | "cap"
  | "wide"
  | "kettle"
  | "scarf"
  | "veil"
  | "circlet"
  | "tonsure"
  | "plume";
export type Hair = "short" | "long" | "braids" | "bald";
export type Beard = "none" | "full" | "long" | "fork" | "moustache" | "goatee";

export interface Look {
  coat: Wash;
  hat?: Hat;
  hue?: Wash;
  hair?: Hair;
  tint?: Wash;
  beard?: Beard;
}

export function person(look: Look): Shape[] {
  const { coat, hat = "none", hue = coat, hair = "short", tint = "timber", beard = "none" } = look;
  return [
    ...behind(hat, hue, hair, tint),
    body("M11 50c0-11 8-15 21-15s21 4 21 15z", coat),
    hatch("M45 38q4 4 5 9M41 37q4 4 5 10M37 37q3 5 4 9"),
    body("M26 33l6 7 6-7z", "plaster"),
    body("M23 18q0 16 9 17q9-1 9-17q0-9-9-9t-9 9z", "plaster"),
    line("M28 20v1.500M36 20v1.500M32 21.500l-1 4h2"),
    ...beards(beard, tint),
    ...(hair === "bald" ? [] : [body(HAIR[hair], tint)]),
    ...hats(hat, hue, tint),
  ];
}

const FRINGE = "M22 21q-3-14 10-14t10 14q-2-8-8-9q-9 1-12 9z";
const HAIR: Record<Exclude<Hair, "bald">, string> = {
  short: FRINGE,
  long: FRINGE,
  braids: `${FRINGE}M22 20q-5 9-3 20l4-1q-1-10 2-16zM42 20q5 9 3 20l-4-1q1-10-2-16z`,
};

function behind(hat: Hat, hue: Wash, hair: Hair, tint: Wash): Shape[] {
  if (hat === "hood") return [body("M18 40q-3-34 14-35q17 1 14 35z", hue)];
  if (hat === "veil") return [body("M19 42q-3-35 13-36q16 1 13 36z", hue)];
  return hair === "long" ? [body("M20 40q-4-33 12-33t12 33z", tint)] : [];
}

function hats(hat: Hat, hue: Wash, tint: Wash): Shape[] {
  const helm = [
    body("M21 19q-1-14 11-15q12 1 11 15q-11-5-22 0z", hue),
    hatch("M32 5v11M38 7q2 4 2 9"),
  ];
  switch (hat) {
    case "none":
      return [];
    case "helm":
      return [...helm, body("M30.500 15h3v8h-3z", hue)];
    case "horns":
      return [body("M22 15q-9-1-11-12q6 6 13 5zM42 15q9-1 11-12q-6 6-13 5z", "marble"), ...helm];
    case "wings":
      return [
        ...helm,
        body("M22 16q-8-4-7-14q4 5 9 7zM42 16q8-4 7-14q-4 5-9 7z", "gilding"),
        hatch("M18 7q2 4 5 5M46 7q-2 4-5 5"),
      ];
    case "hood":
      return [body("M20 26q-1-18 12-21q13 3 12 21q-3-12-12-13q-9 1-12 13z", hue)];
    case "veil":
      return [body("M21 24q-1-16 11-17q12 1 11 17q-2-10-11-11q-9 1-11 11z", hue)];
    case "cap":
      return [body("M18 15q2-11 15-11t14 10q-15-4-29 1z", hue), hatch("M36 6q6 1 8 5")];
    case "wide":
      return [
        body("M12 15q20-8 40 0q-4 3-8 2q-12-3-24 0q-5 1-8-2z", hue),
        body("M22 13q1-10 10-10t10 10q-10-3-20 0z", hue),
        hatch("M38 5q3 3 3 6M35 4q2 3 2 6"),
      ];
    case "kettle":
      return [
        body("M14 18q18-6 36 0l-3 3q-15-5-30 0z", hue),
        body("M21 16q1-11 11-12q10 1 11 12q-11-3-22 0z", hue),
        hatch("M38 6q3 3 4 8"),
      ];
    case "scarf":
      return [
        body("M21 18q0-12 11-12t11 12q-11-5-22 0z", hue),
        body("M42 15l9 1-3 3 2 5-8-5z", hue),
        hatch(disc(28, 12, 1) + disc(34, 10.5, 1) + disc(38, 13, 1)),
      ];
    case "circlet":
      return [
        body("M21.500 15q10-4 21 0v3.500q-10-4-21 0z", "gilding"),
        body(disc(32, 14.5, 1.8), "crimson"),
      ];
    case "tonsure":
      return [
        body("M22 22q-3-9 3-13l-1 6q8-4 16 0l-1-6q6 4 3 13q-1-5-3-6q-7-3-14 0q-2 1-3 6z", tint),
      ];
    case "plume":
      return [
        body("M40 9q4-12 15-7q-4 1-4 4q-3-1-4 3q-4 0-7 3z", "marble"),
        body("M14 14q4-9 18-9t17 8q-2 5-8 3q-12-3-19 0q-6 2-8-2z", hue),
      ];
  }
}

function beards(beard: Beard, tint: Wash): Shape[] {
  switch (beard) {
    case "none":
      return [line("M29.500 29q2.500 1.500 5 0")];
    case "moustache":
      return [body("M25 29q4-4 7-1q3-3 7 1q-4 2-7 0q-3 2-7 0z", tint)];
    case "goatee":
      return [body("M28 27q4-2 8 0q0 8-4 11q-4-3-4-11z", tint), line("M30 29.500h4")];
    case "full":
      return [
        body("M23 22q2 5 5 4q4-2 8 0q3 1 5-4q1 15-9 16q-10-1-9-16z", tint),
        line("M30 29.500h4"),
      ];
    case "long":
      return [
        body("M23 22q2 5 5 4q4-2 8 0q3 1 5-4q2 22-9 25q-11-3-9-25z", tint),
        line("M30 29.500h4"),
        hatch("M29 33v8M32 33v11M35 33v8"),
      ];
    case "fork":
      return [
        body("M23 22q2 5 5 4q4-2 8 0q3 1 5-4q2 14-1 25q-4-3-8-10q-4 7-8 10q-3-11-1-25z", tint),
        line("M30 29.500h4"),
        hatch("M27 33l-1 8M37 33l1 8"),
      ];
  }
}
