import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import sharp from 'sharp';
import type { FileStore } from '../../files/file-store';
import { ENCODERS, filesOf, formatsOf, stemOf, THUMB_PREFIX } from '../../modules/media/encoders';
import { forgetDrawings } from './drawings';
import type { Recipe } from './recipe';
import { forgetGrounds, paint, rawOf } from './scene';

/** Increase it if the same recipe should result in another picture. */
const STYLE = 3;

interface Delivery {
  /** `further`: those shown only in galleries; `first`: all others */
  of?: 'all' | 'first' | 'further';
  /** number of pictures made at the same time; by default one per processor */
  workers?: number;
  progress?: (made: number, of: number) => void;
}

/**
 * Collects the pictures that the demo world needs and makes the missing ones. File names are derived from the recipe, so that equal recipes
 * share one file and a second run makes nothing.
 */
export class Studio {
  readonly #recipes = new Map<string, Recipe>();

  /** Requests a picture; returns the file name to store in the data. `name` replaces the one derived from the recipe. */
  order(recipe: Recipe, name = fileName(recipe)): string {
    this.#recipes.set(name, recipe);
    return name;
  }

  /** Names of all requested pictures. */
  get names(): readonly string[] {
    return [...this.#recipes.keys()];
  }

  /** Makes the pictures that `media` lacks. Returns the number of pictures made. */
  async deliver(media: FileStore, { of = 'all', workers, progress = () => {} }: Delivery = {}): Promise<number> {
    const have = await media.names();
    const missing = [...this.#recipes]
      .filter(([, recipe]) => of === 'all' || (recipe.further === true) === (of === 'further'))
      .filter(([name]) => filesOf(name).some((file) => !have.has(file)))
      .sort(([, a], [, b]) => firstDrawing(a).localeCompare(firstDrawing(b), 'en'));
    const queue = missing.values();
    let made = 0;
    const work = async () => {
      for (const [name, recipe] of queue) {
        await make(media, name, recipe);
        progress(++made, missing.length);
      }
    };
    // one thread per picture: encoders that share threads only wait for each other
    const threads = sharp.concurrency();
    sharp.concurrency(1);
    try {
      await Promise.all(Array.from({ length: workers ?? Math.max(2, cpus().length) }, work));
    } finally {
      sharp.concurrency(threads);
      forgetDrawings();
      forgetGrounds();
    }
    return made;
  }
}

/** True if all files of these pictures exist. */
export async function allThere(media: FileStore, names: readonly string[]): Promise<boolean> {
  const have = await media.names();
  return names.every((name) => filesOf(name).every((file) => have.has(file)));
}

const firstDrawing = ({ items }: Recipe) => items[0]?.drawing ?? '';

function fileName(recipe: Recipe): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([STYLE, recipe]))
    .digest('hex')
    .slice(0, 10);
  return `${recipe.label}-${hash}.${recipe.further ? 'webp' : 'jpg'}`;
}

/** px of width up to which a picture is compressed like a thumbnail: logos and marks */
const SMALL = 400;

async function make(media: FileStore, name: string, recipe: Recipe): Promise<void> {
  const picture = await paint(recipe);
  const thumb = await sharp(picture.data, { raw: rawOf(picture) })
    .resize({ width: Math.round(recipe.width / 2) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stem = stemOf(name);
  for (const [prefix, pixels] of [
    ['', picture],
    [THUMB_PREFIX, thumb],
  ] as const) {
    const small = prefix === THUMB_PREFIX || recipe.width <= SMALL;
    for (const format of formatsOf(name)) {
      const bytes = await ENCODERS[format](sharp(pixels.data, { raw: rawOf(pixels) }), small).toBuffer();
      await media.put(`${prefix}${stem}.${format}`, bytes);
    }
  }
}
