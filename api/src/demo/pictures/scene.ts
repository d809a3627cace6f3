import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import { drawing, RASTER } from './drawings';
import { oklch, turned } from './oklch';
import type { Item, Recipe } from './recipe';

export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Paints a recipe: ground, shadows, drawings, then what is drawn over them. */
export async function paint(recipe: Recipe): Promise<Pixels> {
  const { width, height, items } = recipe;
  const under = await base(
    svg(
      width,
      height,
      ground(recipe) + (recipe.backdrop ?? '') + items.map((item) => shadow(item, width, height)).join(''),
    ),
  );
  const layers = await Promise.all(items.map((item) => layer(item, width, height)));
  if (recipe.svg) layers.push({ input: Buffer.from(svg(width, height, recipe.svg)), left: 0, top: 0 });
  const picture = sharp(under.data, { raw: rawOf(under) }).composite(layers);
  return (recipe.ground === null ? picture : picture.removeAlpha()).raw().toBuffer({ resolveWithObject: true });
}

/** What `sharp` must know to read these pixels. */
export const rawOf = ({ info: { width, height, channels } }: Pixels) => ({ width, height, channels });

/** Grounds kept: most pictures show one thing in the middle, so few grounds with their shadows differ. */
const KEPT = 24;
const bases = new Map<string, Promise<Pixels>>();

function base(svgText: string): Promise<Pixels> {
  const known = bases.get(svgText);
  if (known) return known;
  const pixels = sharp(Buffer.from(svgText)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  bases.set(svgText, pixels);
  const [oldest] = bases.keys();
  if (bases.size > KEPT && oldest) bases.delete(oldest);
  return pixels;
}

/** Lets go of the memory. */
export function forgetGrounds(): void {
  bases.clear();
}

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

function ground({ ground: hue, width, height }: Recipe): string {
  if (hue === null) return '';
  const stops = [oklch(0.985, 0.012, hue), oklch(0.95, 0.028, hue), oklch(0.885, 0.052, hue)]
    .map((colour, i) => `<stop offset="${[0, 0.55, 1][i]}" stop-color="${colour}"/>`)
    .join('');
  const shade = [0.26, 0.1, 0]
    .map((opacity, i) => `<stop offset="${[0, 0.6, 1][i]}" stop-color="#1b1530" stop-opacity="${opacity}"/>`)
    .join('');
  const radius = Math.hypot(width, height) * 0.56;
  return `<defs>
<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="${height * 0.42}" r="${radius}">${stops}</radialGradient>
<radialGradient id="shadow">${shade}</radialGradient>
</defs><rect width="${width}" height="${height}" fill="url(#ground)"/>`;
}

function shadow({ x, y, size }: Item, width: number, height: number): string {
  const edge = size * height;
  return `<ellipse cx="${x * width}" cy="${y * height + edge * 0.485}" rx="${edge * 0.46}" ry="${edge * 0.075}" fill="url(#shadow)"/>`;
}

async function layer({ drawing: name, x, y, size, tilt = 0, turn }: Item, width: number, height: number) {
  const shared = await drawing(name);
  const pixels = turn ? turned(shared, turn) : shared.pixels;
  const edge = Math.round(size * height);
  const sized = sharp(pixels, { raw: { width: RASTER, height: RASTER, channels: 4 } }).resize(edge, edge);
  // rotating enlarges the canvas, so that no corner is cut off; a second pipeline because one rotates before it resizes
  const straight =
    tilt === 0
      ? sized
      : sharp(await sized.png({ compressionLevel: 0 }).toBuffer()).rotate(tilt, { background: '#0000' });
  const { data, info } = await straight.raw().toBuffer({ resolveWithObject: true });
  const placed: OverlayOptions = {
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    left: Math.round(x * width - info.width / 2),
    top: Math.round(y * height - info.height / 2),
  };
  return placed;
}
