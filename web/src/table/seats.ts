/** How seats look. Colours are the game's words for them, shapes go by the number of the seat. */

const COLOURS = ["red", "green", "orange", "blue", "yellow", "purple", "sky", "white", "black"];
const OTHERS = ["blue", "orange", "green", "red", "purple", "sky"];

// shield, lozenge, roundel, tower, hexagon, cross: told apart without any colour
const SHAPES = [
  "M3 2h18v10c0 5-3.600 8.500-9 10.500C6.600 20.500 3 17 3 12z",
  "M12 .8L23.200 12 12 23.200.8 12z",
  "M12 1.500a10.500 10.500 0 1 1 0 21a10.500 10.500 0 1 1 0-21z",
  "M2.500 2h4v3h3.500V2h4v3h3.500V2h4v20.500h-19z",
  "M6.500 2h11L23 12l-5.500 10h-11L1 12z",
  "M7 1.500h10V7h5.500v10H17v5.500H7V17H1.500V7H7z",
];

export interface SeatColour {
  fill: string;
  ink: string;
}

export function seatColour(word: string, seat: number): SeatColour {
  const name = COLOURS.includes(word) ? word : OTHERS[seat % OTHERS.length];
  return { fill: `var(--seat-${name})`, ink: `var(--seat-${name}-ink)` };
}

export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}
