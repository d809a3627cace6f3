import { KINDS } from '../content/catalogue';
import { FAVOURITES } from '../content/reviews/any-product';
import { shopperPhoto } from '../pictures/photos';
import type { Recipe } from '../pictures/recipe';
import { type PlannedProduct, paletteOf } from './plan-product';

/** Number of photos of a popular kind; of the other kinds, every third has one. */
const OF_FAVOURITES = 8;

/**
 * The photos that shoppers may add to their reviews of a product. They are made once for all products of a kind; a photo that shows a colour
 * is only used for products available in it.
 */
export function shopperPhotos({ kind, colours }: Pick<PlannedProduct, 'kind' | 'colours'>): Recipe[] {
  const place = KINDS.findIndex((placed) => placed.kind === kind);
  const shots = FAVOURITES.includes(kind.slug) ? OF_FAVOURITES : place % 3 === 0 ? 1 : 0;
  // the first two colours, because every product of the first turn has them
  const palette = paletteOf(kind).slice(0, 2);
  return Array.from({ length: shots }, (_, shot) => ({ shot, colour: palette[shot % 2] ?? null }))
    .filter(({ colour }) => colour === null || colours.includes(colour))
    .map(({ shot, colour }) => shopperPhoto(kind, colour, shot));
}
