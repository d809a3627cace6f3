import sharp from 'sharp';
import type { Pixels } from './scene';

/** The input for a shadow: the shape that casts it, its position in the picture, and the side of the light. */
interface Thrown {
  /** RGBA of the product as it appears in the picture */
  readonly shape: Pixels;
  readonly left: number;
  readonly top: number;
  readonly light: 'start' | 'end';
}

/** An overlay of a picture. */
export interface Layer {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
  readonly left: number;
  readonly top: number;
}

/** Shadows are computed on a grid that is coarser than the picture by this factor: they are soft, and enlarging softens them further. */
const GRID = 10;
/** Extra grid cells around a shape, in which its shadow fades out. */
const MARGIN = 5;
const COLOUR = [30, 22, 34] as const;

/** The shape cast on the ground behind the product, and the dark line where it touches the ground. */
export async function castShadow({ shape, left, top, light }: Thrown): Promise<Layer> {
  const { alpha, columns, rows } = await coarse(shape);
  const depth = Math.max(3, Math.round(rows * 0.34));
  const lean = Math.round(depth * 0.9);
  const [width, height] = [columns + lean + 2 * MARGIN, depth + 2 * MARGIN];
  const cells = new Float32Array(width * height);
  for (let row = 0; row < depth; row += 1) {
    const far = row / depth;
    const from = Math.min(rows - 1, Math.floor(rows - 1 - far * rows));
    const shift = Math.round(far * lean);
    for (let column = 0; column < columns; column += 1) {
      const x = MARGIN + column + (light === 'start' ? shift : lean - shift);
      const y = height - MARGIN - 1 - row;
      cells[y * width + x] = ((alpha[from * columns + column] ?? 0) / 255) * (0.42 - 0.34 * far);
    }
  }
  const soft = blurred(cells, width, height, 2);
  touch(soft, width, height, alpha, columns, rows, light === 'start' ? 0 : lean);
  return enlarged(
    soft,
    width,
    height,
    left - (MARGIN + (light === 'start' ? 0 : lean)) * GRID,
    top + shape.info.height - (height - MARGIN) * GRID + Math.round(GRID * 0.6),
  );
}

/** The shape cast on the surface that it lies on or hangs at, away from the light. */
export async function dropShadow({ shape, left, top, light }: Thrown): Promise<Layer> {
  const { alpha, columns, rows } = await coarse(shape);
  const [width, height] = [columns + 2 * MARGIN, rows + 2 * MARGIN];
  const cells = new Float32Array(width * height);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      cells[(row + MARGIN) * width + column + MARGIN] = ((alpha[row * columns + column] ?? 0) / 255) * 0.4;
    }
  }
  const away = light === 'start' ? 1 : -1;
  const soft = blurred(cells, width, height, 2);
  return enlarged(soft, width, height, left - MARGIN * GRID + away * 14, top - MARGIN * GRID + 20);
}

/** How much of each grid cell the shape covers, 0 to 255. */
async function coarse({ data, info }: Pixels): Promise<{ alpha: Buffer; columns: number; rows: number }> {
  const columns = Math.max(3, Math.round(info.width / GRID));
  const rows = Math.max(3, Math.round(info.height / GRID));
  const alpha = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extractChannel(3)
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { alpha, columns, rows };
}

/** Darkens the ground under the lowest parts of the shape. */
function touch(
  cells: Float32Array,
  width: number,
  height: number,
  alpha: Buffer,
  columns: number,
  rows: number,
  shift: number,
): void {
  const y = height - MARGIN - 1;
  for (let column = 0; column < columns; column += 1) {
    const lowest = Math.max(
      alpha[(rows - 1) * columns + column] ?? 0,
      (alpha[(rows - 2) * columns + column] ?? 0) * 0.8,
    );
    const dark = (lowest / 255) * 0.5;
    for (const [row, share] of [
      [y - 1, 0.35],
      [y, 1],
      [y + 1, 0.45],
    ] as const) {
      const at = row * width + MARGIN + column + shift;
      cells[at] = Math.max(cells[at] ?? 0, dark * share);
    }
  }
}

/** A box blur applied twice: close enough to a Gaussian. */
function blurred(cells: Float32Array, width: number, height: number, radius: number): Float32Array {
  let from = cells;
  for (const [step, end] of [
    [1, width],
    [width, height],
    [1, width],
    [width, height],
  ] as const) {
    const to = new Float32Array(from.length);
    for (let n = 0; n < from.length; n += 1) {
      const place = step === 1 ? n % width : Math.floor(n / width);
      let sum = 0;
      for (let d = -radius; d <= radius; d += 1) {
        if (place + d >= 0 && place + d < end) sum += from[n + d * step] ?? 0;
      }
      to[n] = sum / (2 * radius + 1);
    }
    from = to;
  }
  return from;
}

async function enlarged(cells: Float32Array, columns: number, rows: number, left: number, top: number): Promise<Layer> {
  const small = Buffer.alloc(columns * rows * 4);
  for (let n = 0; n < cells.length; n += 1) {
    small.set([...COLOUR, Math.round(255 * Math.min(1, cells[n] ?? 0))], 4 * n);
  }
  const [width, height] = [columns * GRID, rows * GRID];
  const input = await sharp(small, { raw: { width: columns, height: rows, channels: 4 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
  return { input, raw: { width, height, channels: 4 }, left, top };
}
