import sharp, { type OutputInfo } from 'sharp';
import { drawing, RASTER } from './drawings';
import { type Measures, measureLines } from './measure-lines';
import { oklch } from './oklch';
import type { Item, Recipe } from './recipe';
import { castShadow, dropShadow, type Layer } from './shadows';

export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Paints a recipe: background, shadows, drawings, then the SVG on top. */
export async function paint(recipe: Recipe): Promise<Pixels> {
  const { width, height, items, swatch, svg: over } = recipe;
  const layers = (await Promise.all(items.map((item) => layersOf(item, recipe)))).flat();
  if (swatch) layers.push(await swatchLayer(swatch));
  if (over) {
    const { data } = await render(svg(width, height, over));
    layers.push({ input: data, raw: { width, height, channels: 4 }, left: 0, top: 0 });
  }
  const { data, info } = await groundOf(recipe);
  // a copy: grounds are shared
  const pixels = { data: Buffer.from(data), info };
  if (recipe.ground !== null || recipe.light) {
    for (const layer of layers) lay(layer, pixels);
    return sharp(pixels.data, { raw: rawOf(pixels) })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  }
  const inside = await Promise.all(layers.map((layer) => cropped(layer, width, height)));
  return sharp(data, { raw: rawOf(pixels) })
    .composite(inside.flat())
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Blends a layer over opaque pixels: `sharp` computes a whole picture per layer in floating point, which takes ten times as long. */
function lay({ input, raw, left, top }: Layer, { data, info: { width, height } }: Pixels): void {
  const [fromX, toX] = [Math.max(0, -left), Math.min(raw.width, width - left)];
  for (let y = Math.max(0, -top); y < Math.min(raw.height, height - top); y += 1) {
    let from = 4 * (y * raw.width + fromX);
    let to = 4 * ((y + top) * width + fromX + left);
    for (let x = fromX; x < toX; x += 1, from += 4, to += 4) {
      const alpha = input[from + 3] ?? 0;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = data[to + channel] ?? 0;
        data[to + channel] = under + (((input[from + channel] ?? 0) - under) * alpha) / 255 + 0.5;
      }
    }
  }
}

async function swatchLayer({ svg: shapes, edge, left, top }: NonNullable<Recipe['swatch']>): Promise<Layer> {
  const { data } = await base(svg(edge, edge, shapes));
  return { input: data, raw: { width: edge, height: edge, channels: 4 }, left, top };
}

async function groundOf(recipe: Recipe): Promise<Pixels> {
  const { width, height, items, backdrop = '', flopped } = recipe;
  const spots = items.map((item) => spot(item, width, height)).join('');
  const under = await base(svg(width, height, ground(recipe) + backdrop + spots));
  return flopped
    ? sharp(under.data, { raw: rawOf(under) })
        .flop()
        .raw()
        .toBuffer({ resolveWithObject: true })
    : under;
}

/** The information that `sharp` needs to read these pixels. */
export const rawOf = ({ info: { width, height, channels } }: Pixels) => ({ width, height, channels });

/** Number of backgrounds kept in memory: most pictures use one of a few studios and rooms. */
const KEPT = 80;
const bases = new Map<string, Promise<Pixels>>();

function base(svgText: string): Promise<Pixels> {
  const pixels = bases.get(svgText) ?? render(svgText);
  // the last one used goes last
  bases.delete(svgText);
  bases.set(svgText, pixels);
  const [oldest] = bases.keys();
  if (bases.size > KEPT && oldest) bases.delete(oldest);
  return pixels;
}

const render = (svgText: string) =>
  sharp(Buffer.from(svgText)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Frees the memory. */
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

/** An ellipse below a drawing, unless it specifies another shadow. */
function spot({ x, y, size, shadow = 'spot' }: Item, width: number, height: number): string {
  if (shadow !== 'spot') return '';
  const edge = size * height;
  return `<ellipse cx="${x * width}" cy="${y * height + edge * 0.485}" rx="${edge * 0.46}" ry="${edge * 0.075}" fill="url(#shadow)"/>`;
}

/** A drawing with its shadow below it. */
async function layersOf(item: Item, { width, height, light = 'start' }: Recipe): Promise<Layer[]> {
  const { x, y, at, shadow } = item;
  const shape = await shapeOf(item, height);
  const { width: wide, height: high } = shape.info;
  const left = Math.round(x * width - wide / 2);
  const top = Math.round(y * height - (at === 'foot' ? high : at === 'top' ? 0 : high / 2));
  const shapeLayer: Layer = { input: shape.data, raw: { width: wide, height: high, channels: 4 }, left, top };
  const throws = shadow === 'cast' ? castShadow : shadow === 'drop' ? dropShadow : null;
  const layers = throws ? [await throws({ shape, left, top, light }), shapeLayer] : [shapeLayer];
  return item.measures
    ? [...layers, await ruled(shape, { ...item, measures: item.measures }, left, top, width, height)]
    : layers;
}

async function ruled(
  shape: Pixels,
  { measures }: Item & { measures: Measures },
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<Layer> {
  const { width: wide, height: high } = shape.info;
  const lines = measureLines({ left, top, width: wide, height: high }, measures, slantOf(shape));
  const { data } = await render(svg(width, height, lines));
  return { input: data, raw: { width, height, channels: 4 }, left: 0, top: 0 };
}

/** Whether most of a shape lies on a diagonal: 1 if it rises to the right. */
function slantOf({ data, info: { width, height } }: Pixels): -1 | 0 | 1 {
  if (Math.max(width, height) > 1.7 * Math.min(width, height)) return 0;
  let [count, xx, yy, xy] = [0, 0, 0, 0];
  for (let y = 2; y < height; y += 5) {
    for (let x = 2; x < width; x += 5) {
      if ((data[4 * (y * width + x) + 3] ?? 0) < 128) continue;
      const [dx, dy] = [x / width - 0.5, 0.5 - y / height];
      count += 1;
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  }
  const along = count > 0 ? xy / Math.sqrt(Math.max(1e-9, xx * yy)) : 0;
  return along > 0.55 ? 1 : along < -0.55 ? -1 : 0;
}

/** A drawing as it appears in the picture: with its size, colour and tilt. */
async function shapeOf({ drawing: name, size, at, mirrored, tilt = 0, dye }: Item, height: number): Promise<Pixels> {
  const shared = await drawing(name);
  const raw = { width: RASTER, height: RASTER, channels: 4 as const };
  const all = sharp(dye ? shared.in(dye) : shared.pixels, { raw });
  const edge = size * height;
  const { box } = shared;
  const scale = at ? edge / Math.max(box.width, box.height) : edge / RASTER;
  const of = at ? box : { width: RASTER, height: RASTER };
  const cut = at ? all.extract(box) : all;
  const sized = cut.resize(Math.max(1, Math.round(of.width * scale)), Math.max(1, Math.round(of.height * scale)), {
    fit: 'fill',
    // enlarged, a drawing gains nothing from a finer kernel
    kernel: scale > 1 ? 'cubic' : 'lanczos3',
  });
  const upright = await (mirrored ? sized.flop() : sized).raw().toBuffer({ resolveWithObject: true });
  if (tilt === 0) return upright;
  // rotating enlarges the canvas, so that no corner is cut off; a second pipeline because one rotates before it resizes
  return sharp(upright.data, { raw: rawOf(upright) })
    .rotate(tilt, { background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The part of a layer that is inside the picture. */
async function cropped(layer: Layer, width: number, height: number): Promise<Layer[]> {
  const { input, raw } = layer;
  const [left, top] = [Math.max(0, layer.left), Math.max(0, layer.top)];
  const wide = Math.min(width, layer.left + raw.width) - left;
  const high = Math.min(height, layer.top + raw.height) - top;
  if (wide <= 0 || high <= 0) return [];
  if (wide === raw.width && high === raw.height) return [layer];
  const part = await sharp(input, { raw })
    .extract({ left: left - layer.left, top: top - layer.top, width: wide, height: high })
    .raw()
    .toBuffer();
  return [{ input: part, raw: { width: wide, height: high, channels: 4 }, left, top }];
}
