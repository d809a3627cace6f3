import { beautyNames } from './kind-names/beauty';
import { electronicsNames } from './kind-names/electronics';
import { fashionNames } from './kind-names/fashion';
import { foodNames } from './kind-names/food';
import { homeGardenNames } from './kind-names/home-garden';
import { sportsNames } from './kind-names/sports';
import { stationeryNames } from './kind-names/stationery';
import { toysMusicNames } from './kind-names/toys-music';
import type { KindNames } from './names';

/** The names that shoppers use for each kind of product, by slug of the kind. */
export const KIND_NAMES: Readonly<Record<string, KindNames>> = {
  ...fashionNames,
  ...electronicsNames,
  ...homeGardenNames,
  ...beautyNames,
  ...sportsNames,
  ...toysMusicNames,
  ...foodNames,
  ...stationeryNames,
};
