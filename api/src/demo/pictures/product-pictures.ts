import type { Category, Kind } from '../content/category';
import type { Colour } from '../content/options';
import { oklch } from './oklch';
import type { Item, Recipe } from './recipe';

const SQUARE = { width: 800, height: 800 };

/** A product in one of its colours; each colour has a ground of its own. */
export function colourPicture(kind: Kind, category: Category, { id, hue, chroma, lightness }: Colour): Recipe {
  const turn = { hue, chroma, lightness };
  return {
    label: `${kind.slug}-${id}`,
    ...SQUARE,
    ground: (category.hue + ((hue % 90) - 45) + 360) % 360,
    items: [{ drawing: kind.drawing, x: 0.5, y: 0.49, size: 0.63, turn }],
  };
}

/** The colour of a swatch beside pictures that are turned to it. */
export const swatch = ({ hue, chroma, lightness }: Colour): string =>
  oklch(Math.min(0.84, 0.63 * lightness), 0.18 * chroma, hue);

/** A product that comes in one colour, before the ground of its brand. */
export function plainPicture(kind: Pick<Kind, 'slug' | 'drawing'>, brandHue: number): Recipe {
  return {
    label: kind.slug,
    ...SQUARE,
    ground: brandHue,
    items: [{ drawing: kind.drawing, x: 0.5, y: 0.49, size: 0.63 }],
  };
}

/** The second picture of a product that comes in one colour: three of them together. */
export function groupPicture(kind: Kind, category: Category): Recipe {
  const item = (x: number, y: number, size: number): Item => ({ drawing: kind.drawing, x, y, size });
  return {
    label: `${kind.slug}-group`,
    ...SQUARE,
    ground: category.hue,
    items: [item(0.29, 0.38, 0.34), item(0.71, 0.38, 0.34), item(0.5, 0.6, 0.46)],
  };
}

/** Several drawings on one ground: the tile of a category, the cover of a store or collection. */
export function tilePicture(label: string, drawings: readonly string[], hue: number): Recipe {
  const places: readonly (readonly [number, number, number])[] =
    drawings.length === 1
      ? [[0.5, 0.49, 0.6]]
      : [
          [0.32, 0.36, 0.38],
          [0.69, 0.4, 0.34],
          [0.5, 0.65, 0.4],
        ];
  const items = drawings.slice(0, places.length).map((drawing, n) => {
    const [x, y, size] = places[n] ?? [0.5, 0.5, 0.4];
    return { drawing, x, y, size };
  });
  return { label, ...SQUARE, ground: hue, items };
}

/** A wide picture: drawings in the far half, so that words have room in the near one. */
export function widePicture(
  label: string,
  width: number,
  height: number,
  drawings: readonly string[],
  hue: number,
): Recipe {
  const ratio = width / height;
  const wide = ratio > 1.5;
  const [from, to] = wide ? [0.55, 0.98] : [0.08, 0.92];
  // neighbours overlap a little
  const size = Math.min(0.78, ((to - from) * ratio * 1.25) / Math.max(1, drawings.length));
  const half = size / ratio / 2;
  const step = drawings.length > 1 ? (to - from - 2 * half) / (drawings.length - 1) : 0;
  const tilts = [-7, 6, -4, 8];
  const items = drawings.map((drawing, n) => ({
    drawing,
    x: drawings.length > 1 ? from + half + n * step : (from + to) / 2,
    y: 0.49 + (n % 2 === 0 ? -0.03 : 0.04),
    size: n % 2 === 0 ? size : size * 0.86,
    tilt: tilts[n % tilts.length] ?? 0,
  }));
  return { label, width, height, ground: hue, items };
}
