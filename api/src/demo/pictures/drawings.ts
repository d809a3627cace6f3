import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { type Turnable, turnable } from './oklch';

interface IconSet {
  readonly width: number;
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>;
}

/** Edge of a drawing's raster in pixels: the largest at which pictures show one. */
export const RASTER = 512;
/** Rasters kept: a drawing takes 0.15 s to render (blurred shades), and orders come sorted by drawing. */
const KEPT = 24;

let loading: Promise<IconSet> | undefined;
const rasters = new Map<string, Promise<Turnable>>();

/**
 * A drawing of the openly licensed set Fluent Emoji (MIT), `RASTER` x `RASTER` RGBA pixels, which are shared.
 *
 * @throws when the set has no drawing of that name
 */
export function drawing(name: string): Promise<Turnable> {
  const known = rasters.get(name);
  if (known) return known;
  const raster = render(name);
  rasters.set(name, raster);
  const [oldest] = rasters.keys();
  if (rasters.size > KEPT && oldest) rasters.delete(oldest);
  return raster;
}

/** Lets go of the set's and the rasters' memory. */
export function forgetDrawings(): void {
  loading = undefined;
  rasters.clear();
}

async function render(name: string): Promise<Turnable> {
  const { icons, width: usual } = await iconSet();
  const icon = icons[name];
  if (!icon) throw new Error(`There is no drawing called '${name}'.`);
  const width = icon.width ?? usual;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${RASTER}" height="${RASTER}" viewBox="0 0 ${width} ${width}">${icon.body}</svg>`;
  return turnable(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
}

/** The set is one JSON file of 100 MB: read once, and only when a picture has to be made. */
function iconSet(): Promise<IconSet> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  loading ??= readFile(file, 'utf8').then((text) => JSON.parse(text) as IconSet);
  return loading;
}
