import { beautySpecifications } from './specifications/beauty';
import { electronicsSpecifications } from './specifications/electronics';
import { fashionSpecifications } from './specifications/fashion';
import { foodSpecifications } from './specifications/food';
import { homeGardenSpecifications } from './specifications/home-garden';
import type { KindPlan } from './specifications/plan';
import { sportsSpecifications } from './specifications/sports';
import { stationerySpecifications } from './specifications/stationery';
import { toysMusicSpecifications } from './specifications/toys-music';

/** The specifications of each kind's products, by slug of the kind. */
export const KIND_SPECIFICATIONS: Readonly<Record<string, KindPlan>> = {
  ...fashionSpecifications,
  ...electronicsSpecifications,
  ...homeGardenSpecifications,
  ...beautySpecifications,
  ...sportsSpecifications,
  ...toysMusicSpecifications,
  ...foodSpecifications,
  ...stationerySpecifications,
};
