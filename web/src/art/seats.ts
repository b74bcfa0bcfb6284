/** The shapes of the seats: with colour and initial the third thing that tells players apart. */

const shapes: Record<string, string> = {
  red: "M2 2h20v10c0 5-4 8.5-10 11C6 20.5 2 17 2 12z", // a shield
  green: "M12 .5L23.5 12 12 23.5.5 12z", // a lozenge
  orange: "M6.5 2h11L23 12l-5.5 10h-11L1 12z", // a hexagon
  blue: "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z", // a roundel
  yellow: "M12 1l11 8-4.2 14H5.2L1 9z", // a pentagon
  purple: "M2 4c4 0 7.5-1 10-3 2.5 2 6 3 10 3v16c-4 0-7.5 1-10 3-2.5-2-6-3-10-3z", // a banner
  sky: "M6 2h12v4h4v12h-4v4H6v-4H2V6h4z", // a cross
  white: "M2 2h20v20H2z", // a square
  black: "M12 1l10 9v13H2V10z", // a house
};

const ANY = "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z";

export function seatShape(word: string): string {
  return shapes[word] ?? ANY;
}
