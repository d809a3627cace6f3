import type { NoReturnReason } from 'shared-kernel/contract/product';
import type { Category, Kind, SubCategory } from './category';

/** Warranty and return period of a kind of product; null means that there is none. If the reason is null, the product can be returned. */
export interface KindTerms {
  readonly warrantyMonths: number | null;
  readonly returnDays: number | null;
  readonly freeReturn: boolean;
  readonly noReturnReason: NoReturnReason | null;
}

const terms = (
  warrantyMonths: number | null,
  returnDays: number | null,
  freeReturn = returnDays !== null,
): KindTerms => ({
  warrantyMonths,
  returnDays,
  freeReturn,
  noReturnReason: null,
});
/** Cannot be returned, because it could not be sold again. */
const final = (noReturnReason: NoReturnReason): KindTerms => ({ ...terms(null, null), noReturnReason });
const FRESH = final('fresh');
const LIVING = final('living');
/** opened food, and what touches lips or skin */
const HYGIENE = final('hygiene');
const PAID = false;

const BY_CATEGORY: Readonly<Record<string, KindTerms>> = {
  fashion: terms(null, 30),
  electronics: terms(24, 30),
  'home-garden': terms(null, 30),
  beauty: terms(null, 14, PAID),
  'sports-outdoors': terms(24, 30),
  'toys-music': terms(null, 30),
  food: HYGIENE,
  'stationery-crafts': terms(null, 30),
};
const BY_SUB: Readonly<Record<string, KindTerms>> = {
  bakery: FRESH,
  fruit: FRESH,
  bags: terms(24, 30),
  furniture: terms(60, 30),
  kitchen: terms(24, 30),
  clocks: terms(24, 30),
  'strings-keys': terms(24, 30, PAID),
  'wind-drums': terms(24, 30, PAID),
};
const BY_KIND: Readonly<Record<string, KindTerms>> = {
  // too large for a parcel
  sofa: terms(60, 30, PAID),
  bed: terms(60, 30, PAID),
  'city-bike': terms(60, 30, PAID),
  skis: terms(24, 30, PAID),
  desktop: terms(24, 30, PAID),
  // has a longer warranty than its category
  suitcase: terms(60, 30),
  umbrella: terms(24, 30),
  'wrist-watch': terms(24, 30),
  sunglasses: terms(24, 30),
  'gem-ring': terms(24, 14),
  'chef-knife': terms(120, 30),
  'frying-pan': terms(36, 30),
  hammer: terms(120, 30),
  screwdriver: terms(120, 30),
  toolbox: terms(60, 30),
  'light-bulb': terms(36, 30),
  'fountain-pen': terms(24, 30),
  telescope: terms(60, 30),
  microscope: terms(60, 30),
  'toy-robot': terms(24, 30),
  'hair-scissors': terms(24, 30),
  razor: terms(24, 14, PAID),
  // has no parts that could fail
  skateboard: terms(12, 30),
  sledge: terms(12, 30),
  'judo-suit': terms(null, 30),
  'boxing-gloves': terms(null, 30),
  football: terms(6, 30),
  basketball: terms(6, 30),
  volleyball: terms(6, 30),
  'rugby-ball': terms(6, 30),
  bowl: terms(null, 30),
  cup: terms(null, 30),
  teapot: terms(null, 30),
  'stem-glass': terms(null, 30),
  // perishable, or cannot be sold again once opened
  cupcakes: FRESH,
  doughnuts: FRESH,
  cheese: FRESH,
  'potted-plant': LIVING,
  cactus: LIVING,
  bouquet: FRESH,
  lipstick: HYGIENE,
  'nail-polish': HYGIENE,
  toothbrush: HYGIENE,
  'bath-sponge': HYGIENE,
  'hand-fan': terms(null, 30),
  'wicker-basket': terms(null, 30),
};

/** The terms of a kind: its own, otherwise those of its sub-category, otherwise those of its category. */
export function termsOfKind(category: Category, sub: SubCategory, kind: Kind): KindTerms {
  const ownTerms = BY_KIND[kind.slug] ?? BY_SUB[sub.slug] ?? BY_CATEGORY[category.slug];
  if (!ownTerms) throw new Error(`no terms for ${category.slug}/${sub.slug}/${kind.slug}`);
  return ownTerms;
}
