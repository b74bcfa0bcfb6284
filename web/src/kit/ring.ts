/** Places round a ring, clockwise, as parts of a square of 100. Angles are in degrees, clockwise from the right. */

export interface Point {
  x: number;
  y: number;
}

/** The middle of the square. */
const MIDDLE = 50;

/** The angle of a space; space 1 begins at the left, as a reader does. */
export function angle(space: number, spaces: number): number {
  return -180 + ((space - 0.5) * 360) / spaces;
}

export function onRing(degrees: number, radius: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.cos(radians), y: MIDDLE + radius * Math.sin(radians) };
}

/** A part of the ring, from one angle to the other: the path of its outline. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const at = (degrees: number, radius: number) => {
    const { x, y } = onRing(degrees, radius);
    return `${x} ${y}`;
  };
  return (
    `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`
  );
}
