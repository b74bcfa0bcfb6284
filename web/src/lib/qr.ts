/**
 * QR codes (ISO/IEC 18004) for links: bytes, error correction M, versions 1 to 10, which is up to
 * 213 bytes. We need one kind of code for one purpose; a package would be ten times as long.
 */

/** Of each version: error correction codewords of a block, and how many blocks there are. */
const BLOCKS: readonly (readonly [ecc: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];
/** All codewords of each version. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];

type Grid = boolean[][];

/** Places are counted right, or the code is wrong. */
function there<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError("a QR code has no such place");
  return value;
}

/** The modules of the code, rows from the top; true is dark. The mask is the one easiest to read,
 * unless one is given. */
export function qrCode(text: string, mask?: number): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex((_, place) => bytes.length <= room(place + 1));
  if (!version) throw new RangeError(`expected at most ${room(10)} bytes; got ${bytes.length}`);
  const words = interleaved(dataWords(bytes, version), version);
  if (mask !== undefined) return drawn(words, version, mask);
  const masked = Array.from({ length: 8 }, (_, mask) => drawn(words, version, mask));
  const prices = masked.map(penalty);
  return there(masked[prices.indexOf(Math.min(...prices))]);
}

/** So many bytes fit into a version. */
function room(version: number): number {
  return dataCount(version) - (version < 10 ? 2 : 3);
}

function dataCount(version: number): number {
  const [ecc, blocks] = there(BLOCKS[version - 1]);
  return there(CODEWORDS[version - 1]) - ecc * blocks;
}

/** Mode, length, the bytes, an end, and padding. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, 4);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    words.push(Array.from({ length: 8 }, (_, bit) => bits[at + bit] ?? 0).reduce(binary));
  }
  for (let pad = 0xec; words.length < dataCount(version); pad ^= 0xfd) words.push(pad);
  return words;
}

const binary = (value: number, bit: number) => value * 2 + bit;

/** Blocks of data with their error correction, column by column. The last blocks may be longer. */
function interleaved(data: number[], version: number): number[] {
  const [ecc, count] = there(BLOCKS[version - 1]);
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block += 1) {
    const length = short + (block >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const divisor = generator(ecc);
  const checks = blocks.map((block) => remainder(block, divisor));
  return [...columns(blocks, short + 1), ...columns(checks, ecc)];
}

function columns(blocks: number[][], length: number): number[] {
  const words: number[] = [];
  for (let place = 0; place < length; place += 1) {
    for (const block of blocks) words.push(...block.slice(place, place + 1));
  }
  return words;
}

// Reed and Solomon, over the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** (x - 1)(x - 2)(x - 4)…, without its leading 1. */
function generator(degree: number): number[] {
  const poly = Array<number>(degree).fill(0);
  poly[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2)) {
    for (let at = 0; at < degree; at += 1) {
      poly[at] = times(poly[at] ?? 0, root) ^ (poly[at + 1] ?? 0);
    }
  }
  return poly;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = Array<number>(divisor.length).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((each, at) => (rest[at] = (rest[at] ?? 0) ^ times(each, factor)));
  }
  return rest;
}

// the square

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(words: readonly number[], version: number, mask: number): Grid {
  const { grid, taken } = pattern(version, mask);
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern holds no data
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (taken[y]?.[x]) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        there(grid[y])[x] = (bit === 1) !== there(MASKS[mask])(x, y);
        at += 1;
      }
    }
  }
  return grid;
}

/** What is there whatever is said: finders, timing, alignment, format and version. */
function pattern(version: number, mask: number): { grid: Grid; taken: Grid } {
  const size = 17 + 4 * version;
  const blank = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const [grid, taken] = [blank(), blank()];
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    there(grid[y])[x] = dark;
    there(taken[y])[x] = true;
  };
  const rings = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (let i = 0; i < size; i += 1) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  const centres = alignment(version, size);
  const last = centres.length - 1;
  centres.forEach((cy, row) =>
    centres.forEach((cx, column) => {
      const corner = (row === 0 || row === last) && (column === 0 || column === last);
      if (!corner || (row === last && column === last)) rings(cx, cy, 2, [1]);
    }),
  );
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    rings(x, y, 4, [2, 4]);
  }
  setFormat(set, size, mask);
  if (version >= 7) setVersion(set, size, version);
  return { grid, taken };
}

/** Where the small squares stand, both across and down; version 1 has none. */
function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  if (version < 7) return [6, size - 7];
  return [6, (6 + size - 7) / 2, size - 7];
}

type Setter = (x: number, y: number, dark: boolean) => void;

function setFormat(set: Setter, size: number, mask: number): void {
  const data = mask; // error correction M is 00
  let rest = data;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    // beside the finder at the top left
    if (i < 8) set(8, i + (i > 5 ? 1 : 0), dark);
    else set(14 - i + (i === 8 ? 1 : 0), 8, dark);
    // and beside the two others
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
}

function setVersion(set: Setter, size: number, version: number): void {
  let rest = version;
  for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

// which mask is best to read

function penalty(grid: Grid): number {
  const size = grid.length;
  const across = grid.map((row) => row.map(Number).join(""));
  const down = grid.map((_, x) => grid.map((row) => Number(row[x])).join(""));
  let price = 0;
  for (const line of [...across, ...down]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) price += run.length - 2;
    price += 40 * (line.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const block = [grid[y - 1]?.[x - 1], grid[y - 1]?.[x], grid[y]?.[x - 1]];
      if (block.every((dark) => dark === grid[y]?.[x])) price += 3;
    }
  }
  const dark = across.join("").match(/1/g)?.length ?? 0;
  return price + 10 * Math.floor(Math.abs((dark / size / size) * 100 - 50) / 5);
}

/** An address that leads other devices to themselves. */
export function isLocal(link: string): boolean {
  const { hostname } = new URL(link);
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
