import type { KindReviews } from './kind';
import { beautyReviews } from './kinds/beauty';
import { electronicsReviews } from './kinds/electronics';
import { fashionReviews } from './kinds/fashion';

/** What people write about each kind of product, by slug of the kind. */
export const KIND_REVIEWS: Readonly<Record<string, KindReviews>> = {
  ...fashionReviews,
  ...electronicsReviews,
  ...beautyReviews,
};
