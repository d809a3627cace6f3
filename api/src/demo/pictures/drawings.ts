import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { type Body, bodyOf, type Dye, dyed } from './dye';

interface IconSet {
  readonly width: number;
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>;
}

/** Edge length of a drawing's raster in pixels: the largest size at which most pictures show a drawing. */
export const RASTER = 512;
/** Number of rasters kept in memory: rendering a drawing takes 0.15 s (blurred shades), and orders arrive sorted by drawing. */
const KEPT = 40;
/** Drawings whose body is not the part with the most frequent colour, such as a screen or tyres: degrees of hue, or that the body is grey. */
const BODIES: Readonly<Record<string, number | 'grey'>> = { television: 'grey', robot: 'grey', bicycle: 25 };

/** Bounding box of a drawing without its empty margin; pixels of the raster. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing as RGBA pixels, `RASTER` x `RASTER`. The pixels are shared. */
export class Drawing {
  readonly pixels: Buffer;
  readonly box: Box;
  readonly #hue: number | 'grey' | undefined;
  #body: Body | undefined;
  readonly #dyed = new Map<string, Buffer>();

  constructor(pixels: Buffer, hue: number | 'grey' | undefined) {
    this.pixels = pixels;
    this.box = boxOf(pixels);
    this.#hue = hue;
  }

  /** Its pixels in another colour. */
  in(dye: Dye): Buffer {
    this.#body ??= bodyOf(this.pixels, this.#hue);
    const key = `${dye.lightness} ${dye.chroma} ${dye.hue}`;
    const known = this.#dyed.get(key) ?? dyed(this.pixels, this.#body, dye);
    this.#dyed.set(key, known);
    return known;
  }
}

let loading: Promise<IconSet> | undefined;
const rasters = new Map<string, Promise<Drawing>>();

/**
 * A drawing of the openly licensed set Fluent Emoji (MIT).
 *
 * @throws if the set has no drawing of that name
 */
export function drawing(name: string): Promise<Drawing> {
  const raster = rasters.get(name) ?? render(name);
  // the last one used goes last
  rasters.delete(name);
  rasters.set(name, raster);
  const [oldest] = rasters.keys();
  if (rasters.size > KEPT && oldest) rasters.delete(oldest);
  return raster;
}

/** Frees the memory of the set and the rasters. */
export function forgetDrawings(): void {
  loading = undefined;
  rasters.clear();
}

async function render(name: string): Promise<Drawing> {
  const { icons, width: usual } = await iconSet();
  const icon = icons[name];
  if (!icon) throw new Error(`There is no drawing called '${name}'.`);
  const width = icon.width ?? usual;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${RASTER}" height="${RASTER}" viewBox="0 0 ${width} ${width}">${icon.body}</svg>`;
  return new Drawing(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(), BODIES[name]);
}

function boxOf(pixels: Buffer): Box {
  let [left, top, right, bottom] = [RASTER, RASTER, 0, 0];
  for (let y = 0; y < RASTER; y += 1) {
    for (let x = 0; x < RASTER; x += 1) {
      if ((pixels[4 * (y * RASTER + x) + 3] ?? 0) < 24) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The set is one JSON file of 100 MB: it is read once, and only if a picture has to be made. */
function iconSet(): Promise<IconSet> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  loading ??= readFile(file, 'utf8').then((text) => JSON.parse(text) as IconSet);
  return loading;
}
