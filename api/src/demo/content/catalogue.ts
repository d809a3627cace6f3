import { beauty } from './categories/beauty';
import { electronics } from './categories/electronics';
import { fashion } from './categories/fashion';
import { food } from './categories/food';
import { homeGarden } from './categories/home-garden';
import { sports } from './categories/sports';
import { stationery } from './categories/stationery';
import { toysMusic } from './categories/toys-music';
import type { Category, Kind, SubCategory } from './category';

export const CATEGORIES: readonly Category[] = [
  fashion,
  electronics,
  homeGarden,
  beauty,
  sports,
  toysMusic,
  food,
  stationery,
];

/** A sub-category together with its category. */
export interface Shelf {
  readonly category: Category;
  readonly sub: SubCategory;
}
export const SHELVES: readonly Shelf[] = CATEGORIES.flatMap((category) =>
  category.subs.map((sub) => ({ category, sub })),
);

/** A kind of product together with its sub-category and category. */
export interface Placed extends Shelf {
  readonly kind: Kind;
}
export const KINDS: readonly Placed[] = SHELVES.flatMap((shelf) => shelf.sub.kinds.map((kind) => ({ ...shelf, kind })));
