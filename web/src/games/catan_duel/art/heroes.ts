/** The heroes: each with a head, a coat and a weapon of their own. */
import { body, disc, hatch, line } from "../../../art/scenery/shapes";
import { axe, flame, mirrored, room, shield, spear, sword, turned, type Pictures } from "./parts";
import { person } from "./people";

export const heroes = {
  // a singer as well: a harp, and a short sword
  austin: () => [
    ...room(),
    ...person({ coat: "azure", hair: "long", tint: "thatch" }),
    body("M44 44V24q2-7 14-5q-2 5-1 9L48 46z", "timber"),
    hatch("M47 41V23M50 39V21M53 35V21"),
    ...sword(8, 46, 0.7, -14),
  ],
  candamir: () => [
    ...room(),
    ...person({ coat: "crimson", hair: "short", beard: "full", hat: "circlet" }),
    ...axe(48, 50, 1.15, 6),
    ...shield(11, 40, 9, "gilding"),
  ],
  harald: () => [
    ...room(),
    ...person({ coat: "leaf", hat: "helm", hue: "slate", beard: "moustache", tint: "thatch" }),
    ...spear(54, 50, 1.05, 4),
    ...shield(11, 39, 9, "roof"),
  ],
  inga: () => [
    ...room(),
    ...person({ coat: "jade", hair: "braids", tint: "gilding" }),
    line("M53 5q10 20 0 40"),
    hatch("M53 5v40"),
    ...turned([line("M0 0V-26"), body("M-2-24L0-31l2 7z", "slate")], 9, 48, 1, 8),
    ...turned([line("M0 0V-24"), body("M-2-22L0-29l2 7z", "slate")], 7, 48, 1, -12),
  ],
  osmund: () => [
    ...room(),
    ...person({ coat: "slate", hat: "kettle", hue: "masonry", beard: "goatee" }),
    ...sword(55, 48, 1.1, 4),
    body("M3 27h18v9q0 9-9 12q-9-3-9-12z", "azure"),
    body("M10 27h4v21h-4zM3 32h18v4H3z", "gilding"),
  ],
  siglind: () => [
    ...room(),
    ...person({ coat: "crimson", hat: "wings", hue: "slate", hair: "braids", tint: "roof" }),
    ...sword(53, 49, 1.15, 14),
    body("M42 40l10-3 3 5-10 5z", "plaster"),
  ],
  carl_forkbeard: () => [
    ...room(),
    ...person({ coat: "timber", hat: "horns", hue: "slate", beard: "fork", tint: "roof" }),
    ...axe(50, 50, 1.15, 16),
    ...mirrored(axe(50, 50, 1.15, 16)),
  ],
  heinrich: () => [
    ...room(),
    ...person({ coat: "masonry", hat: "kettle", hue: "slate", beard: "full", tint: "slate" }),
    body("M53 50V10h2v40z", "timber"),
    body("M54 2l3 8h6q0 8-6 9h-3l-6-5 4-4z", "slate"),
    ...shield(11, 39, 9, "slate"),
  ],
  irmgard: () => [
    ...room(),
    ...person({ coat: "azure", hat: "veil", hue: "marble", hair: "bald" }),
    ...flame(52, 24, 0.8),
    body("M48 24h8l-1 5h-6z", "gilding"),
    body("M50.500 29h3v14h-3z", "marble"),
    hatch(`M42 14l3 2M62 14l-3 2M52 1v3M44 6l2 3M60 6l-2 3`),
    body(disc(52, 42, 4), "plaster"),
  ],
} satisfies Pictures;
