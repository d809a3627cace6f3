import type { Kind } from '../content/category';
import type { Colour } from '../content/options';
import { oklch } from './oklch';
import type { Recipe } from './recipe';

const SQUARE = { width: 800, height: 800 };

/** The colour of the swatch shown beside pictures of products in that colour. */
export const swatch = ({ hue, chroma, lightness }: Colour): string => oklch(lightness, chroma, hue);

/** A single drawing on a coloured background: used if a picture is missing. */
export function plainPicture({ slug, drawing }: Pick<Kind, 'slug' | 'drawing'>, hue: number): Recipe {
  return { label: slug, ...SQUARE, ground: hue, items: [{ drawing, x: 0.5, y: 0.49, size: 0.63 }] };
}

/** Several drawings on one background: the tile of a category, the cover of a store or collection. */
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

/** A wide picture: the drawings are in the far half, so that there is room for text in the near half. */
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
