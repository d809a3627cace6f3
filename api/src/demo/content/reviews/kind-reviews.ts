import type { KindReviews } from './kind';
import { beautyReviews } from './kinds/beauty';
import { electronicsReviews } from './kinds/electronics';
import { fashionReviews } from './kinds/fashion';
import { foodReviews } from './kinds/food';
import { homeGardenReviews } from './kinds/home-garden';
import { sportsReviews } from './kinds/sports';
import { stationeryReviews } from './kinds/stationery';
import { toysMusicReviews } from './kinds/toys-music';

/** Review texts for each kind of product, by slug of the kind. */
export const KIND_REVIEWS: Readonly<Record<string, KindReviews>> = {
  ...fashionReviews,
  ...electronicsReviews,
  ...homeGardenReviews,
  ...beautyReviews,
  ...sportsReviews,
  ...toysMusicReviews,
  ...foodReviews,
  ...stationeryReviews,
};
