/** People as figures of wood, told apart by their outline. One grid of 24. */
import { drawings } from "../art/icons/drawings";

export interface FigureShape {
  body: string;
  /** Where the initial of its player is written. */
  initial?: readonly [x: number, y: number];
}

export const figures = {
  // a master builder
  builder: {
    body: "M12 1.500a4.300 4.300 0 0 1 3 7.400c4.500 1.300 6.200 5 6.500 13.100h-19c.300-8.100 2-11.800 6.500-13.100a4.300 4.300 0 0 1 3-7.400z",
    initial: [12, 19.5],
  },
  worker: {
    body: "M12 4a4 4 0 0 1 2.600 7l5.400 1.500-1 3-3.500-.500L17.500 22h-4L12 18.500 10.500 22h-4l2-7-3.500.500-1-3L9.400 11A4 4 0 0 1 12 4z",
  },
  // a worker with a hat, and an officer of the king with his staff
  mason: { body: drawings.worker.solid, initial: [12, 21.3] },
  provost: { body: drawings.provost.solid },
} as const satisfies Record<string, FigureShape>;

export type FigureName = keyof typeof figures;
