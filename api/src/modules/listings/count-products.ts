import { SourceType } from 'shared-kernel/contract/enums';
import { parseNumeric } from '../../db/money';
import type { ChosenValues, Scope } from './conditions';
import { countVariants, haveVariant } from './count-variants';
import { takePlaces } from './join-columns';
import type { ListingQuery } from './listing-query';
import { type Coded, type CodedLists, type ProductColumns, placesOf } from './product-columns';

/** What narrows a listing, as far as columns hold it; other conditions were turned into ids of products. */
export interface Narrowed {
  scope: Scope;
  query: Partial<ListingQuery>;
  /** the values of `attribute_values`, by attribute */
  chosen: ChosenValues;
  /** only these products; several lists: those in all of them */
  only: readonly (readonly number[])[];
  /** ms since 1970: decides which flash prices run (D20) */
  now: number;
}

/** How many products each entry of a filter group gives; the keys are the entries that exist. */
export type Counts = ReadonlyMap<number, number>;

export interface ProductCounts {
  readonly total: number;
  readonly brands: Counts;
  readonly collections: Counts;
  readonly shipping: Counts;
  readonly categories: Counts;
  readonly subCategories: Counts;
  readonly stores: Counts;
  /** by value of an attribute */
  readonly values: Counts;
  readonly inStock: number;
  readonly onOffer: number;
  /** by number of stars, 4 to 1 */
  readonly ratings: readonly { rating: number; count: number }[];
  /** minor units; null without a product */
  readonly priceRange: { min: number; max: number } | null;
}

/** One bit per group of filters that a product fails; a product outside the listing fails everything. */
const FAILS = {
  brand: 1,
  collection: 2,
  shipping: 4,
  category: 8,
  subCategory: 16,
  rating: 32,
  price: 64,
  outside: 128,
  store: 256,
  values: 512,
  stock: 1024,
  offer: 2048,
};

/**
 * Counts a listing, total and side lists (S086, S090): an entry counts the products that match it and the filters of all
 * other groups, so that ticking one brand leaves the numbers of the others.
 */
export function countProducts(all: ProductColumns, narrowed: Narrowed): ProductCounts {
  const columns = onlyThose(all, narrowed);
  const prices = pricesAt(columns, narrowed.now);
  const fails = findFailures(columns, narrowed, prices);
  return {
    total: totalOf(fails),
    brands: countValues(columns.brand, fails, FAILS.brand),
    shipping: countValues(columns.shipping, fails, FAILS.shipping),
    categories: countValues(columns.category, fails, FAILS.category),
    // entries of other categories than the chosen ones are not offered
    subCategories: countValues(columns.subCategory, fails, FAILS.subCategory, FAILS.category),
    stores: countValues(columns.store, fails, FAILS.store),
    values: countVariants(columns.variants, narrowed.chosen, {
      isListed: (place) => ((fails[place] ?? 0) & FAILS.outside) === 0,
      passesOthers: (place) => ((fails[place] ?? 0) & ~FAILS.values) === 0,
    }),
    inStock: countWhere(fails, FAILS.stock, (place) => columns.soldOut[place] === 0),
    onOffer: countWhere(fails, FAILS.offer, (place) => isOnOffer(columns, prices, place)),
    collections: countCollections(columns, fails),
    ratings: countRated(columns, fails),
    priceRange: priceRange(prices, fails),
  };
}

/** The number of products of a listing. */
export const countTotal = (all: ProductColumns, narrowed: Narrowed): number => countListed(all, narrowed, 0).total;

/** Ids of the products of a listing. */
export const listedIds = (all: ProductColumns, narrowed: Narrowed): readonly number[] =>
  countListed(all, narrowed, Number.POSITIVE_INFINITY).ids ?? [];

/** The number of products of a listing, and their ids unless there are more than `most`. */
export function countListed(all: ProductColumns, narrowed: Narrowed, most: number) {
  const columns = onlyThose(all, narrowed);
  const isListed = allOf(testsOf(columns, narrowed, pricesAt(columns, narrowed.now)));
  const ids: number[] = [];
  let total = 0;
  for (let place = 0; place < columns.size; place++) {
    if (!isListed(place)) continue;
    total++;
    if (total <= most) ids.push(columns.ids[place] ?? 0);
  }
  return { total, ids: total <= most ? ids : undefined };
}

/**
 * Ids of products that only their price excludes from a listing, the nearest to its bounds first; empty when the listing has products.
 */
export function nearestInPrice(all: ProductColumns, narrowed: Narrowed): number[] {
  const columns = onlyThose(all, narrowed);
  const prices = pricesAt(columns, narrowed.now);
  const fails = findFailures(columns, narrowed, prices);
  if (fails.includes(0)) return [];
  const { least, most } = boundsOf(narrowed.query);
  return Array.from(fails.keys())
    .filter((place) => fails[place] === FAILS.price)
    .map((place) => ({ id: columns.ids[place] ?? 0, price: prices[place] ?? 0 }))
    .map(({ id, price }) => ({ id, away: Math.max(least - price, price - most) }))
    .toSorted((one, other) => one.away - other.away)
    .map(({ id }) => id);
}

/** Reduces the columns to given products: going over a million for the 500 that a search finds takes longer than the search. */
function onlyThose(columns: ProductColumns, { only: [first, ...others] }: Narrowed): ProductColumns {
  if (!first) return columns;
  const rest = others.map((products) => new Set(products));
  const ids = [...new Set(first)].filter((id) => rest.every((products) => products.has(id)));
  return takePlaces(
    columns,
    placesOf(
      columns.ids,
      ids.toSorted((one, other) => one - other),
    ),
  );
}

/** Cached, because copying the prices for each listing would be most of its work. */
const pricesKnown = new WeakMap<ProductColumns, { moments: number; prices: Float64Array }>();

/** The price shown of every product: that of a running flash sale, the lower of two (D20), else its own. */
function pricesAt(columns: ProductColumns, now: number): Float64Array {
  const { price, offers } = columns;
  const moments = momentsOf(offers, now);
  const known = pricesKnown.get(columns);
  if (known?.moments === moments) return known.prices;
  const flash = new Map<number, number>();
  for (const { place, price: offer, start, end } of offers)
    if (start <= now && end > now) flash.set(place, Math.min(offer, flash.get(place) ?? offer));
  const prices = flash.size > 0 ? price.slice() : price;
  for (const [place, offer] of flash) prices[place] = offer;
  pricesKnown.set(columns, { moments, prices });
  return prices;
}

/** Number of offers that have begun plus those that have ended: while it is the same, the same offers run. */
export const momentsOf = (offers: ProductColumns['offers'], now: number): number =>
  offers.reduce((sum, { start, end }) => sum + Number(start <= now) + Number(end <= now), 0);

/** One condition of a listing, and the filter group that a product fails if it does not hold. */
interface Test {
  readonly bit: number;
  readonly holds: (place: number) => boolean;
}

/** Joins tests and stops at the first that fails: most products of a narrow listing fail its first condition. */
const allOf =
  (tests: readonly Test[]) =>
  (place: number): boolean => {
    for (const { holds } of tests) if (!holds(place)) return false;
    return true;
  };

/** Per product the bits of the groups that it fails. */
function findFailures(columns: ProductColumns, narrowed: Narrowed, prices: Float64Array): Uint16Array {
  const fails = new Uint16Array(columns.size);
  for (const { bit, holds } of testsOf(columns, narrowed, prices))
    for (let place = 0; place < fails.length; place++) if (!holds(place)) fails[place] = (fails[place] ?? 0) | bit;
  return fails;
}

/** The conditions of a listing on each product. */
function testsOf(columns: ProductColumns, { scope, query, chosen, now }: Narrowed, prices: Float64Array): Test[] {
  const tests: Test[] = [];
  const keepWhere = (holds: Test['holds'], bit: number) => void tests.push({ bit, holds });
  const keepValues = ({ values, codes }: Coded, chosen: readonly number[] | undefined, bit: number) => {
    if (!chosen) return;
    const isChosen = values.map((value) => chosen.includes(value));
    keepWhere((place) => isChosen[codes[place] ?? 0] === true, bit);
  };
  const keepListed = ({ values, codes, starts }: CodedLists, chosen: readonly number[], bit: number) => {
    const isChosen = values.map((id) => chosen.includes(id));
    keepWhere((place) => {
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < end; at++) if (isChosen[codes[at] ?? 0]) return true;
      return false;
    }, bit);
  };
  const keepFrom = (column: Float64Array, least: number, most: number, bit: number) =>
    keepWhere((place) => {
      const value = column[place] ?? 0;
      return value >= least && value <= most;
    }, bit);

  if (scope.categoryId !== undefined) keepValues(columns.category, [scope.categoryId], FAILS.outside);
  if (scope.subCategoryId !== undefined) keepValues(columns.subCategory, [scope.subCategoryId], FAILS.outside);
  if (scope.storeId !== undefined) keepValues(columns.store, [scope.storeId], FAILS.outside);
  if (scope.flashSaleId !== undefined) {
    const offers = columns.offers.filter(({ sale, end }) => sale === scope.flashSaleId && end > now);
    const isOffered = new Uint8Array(columns.size);
    for (const { place } of offers) isOffered[place] = 1;
    keepWhere((place) => isOffered[place] === 1, FAILS.outside);
  }
  for (const tags of scope.tags ?? []) keepListed(columns.tags, tags, FAILS.outside);
  const { source } = scope;
  if (source?.source_type === SourceType.categories) keepValues(columns.category, source.source_ids, FAILS.outside);
  if (source?.source_type === SourceType.subCategories)
    keepValues(columns.subCategory, source.source_ids, FAILS.outside);
  if (source?.source_type === SourceType.brands) keepValues(columns.brand, source.source_ids, FAILS.outside);

  keepValues(columns.brand, query.brand, FAILS.brand);
  keepValues(columns.brand, query.brand_ids, FAILS.brand);
  keepValues(columns.shipping, query.shipping, FAILS.shipping);
  keepValues(columns.category, query.category_ids, FAILS.category);
  keepValues(columns.subCategory, query.sub_category_ids, FAILS.subCategory);
  if (query.collection) {
    keepListed(columns.collections, query.collection, FAILS.collection);
  }
  keepValues(columns.store, query.store, FAILS.store);
  if (query.in_stock) keepWhere((place) => columns.soldOut[place] === 0, FAILS.stock);
  if (query.on_offer) keepWhere((place) => isOnOffer(columns, prices, place), FAILS.offer);
  if (chosen.length > 0) keepWhere(haveVariant(columns.variants, chosen), FAILS.values);
  if (query.rating !== undefined) keepFrom(columns.rating, query.rating * 100, Number.POSITIVE_INFINITY, FAILS.rating);
  const { least, most } = boundsOf(query);
  if (query.min !== undefined || query.max !== undefined) keepFrom(prices, least, most, FAILS.price);
  return tests;
}

/** Bounds of the price, in minor units. */
const boundsOf = ({ min, max }: Partial<ListingQuery>) => ({
  least: min === undefined ? Number.NEGATIVE_INFINITY : parseNumeric(min),
  most: max === undefined ? Number.POSITIVE_INFINITY : parseNumeric(max),
});

const isOnOffer = ({ selling }: ProductColumns, prices: Float64Array, place: number) =>
  (prices[place] ?? 0) < (selling[place] ?? 0);

/** Counts products that hold and that no filter but the group's own excludes. */
function countWhere(fails: Uint16Array, own: number, holds: (place: number) => boolean): number {
  let count = 0;
  for (let place = 0; place < fails.length; place++) if (((fails[place] ?? 0) & ~own) === 0 && holds(place)) count++;
  return count;
}

function totalOf(fails: Uint16Array): number {
  let total = 0;
  for (let place = 0; place < fails.length; place++) if (fails[place] === 0) total++;
  return total;
}

/** @param also another group whose filter decides which entries exist, beside the listing itself */
function countValues({ values, codes }: Coded, fails: Uint16Array, own: number, also = 0): Counts {
  // per value the products of the unfiltered listing, and those that no filter but the group's own excludes
  const all = new Int32Array(values.length);
  const left = new Int32Array(values.length);
  const hidden = FAILS.outside | also;
  for (let place = 0; place < fails.length; place++) {
    const failed = fails[place] ?? 0;
    if (failed & hidden) continue;
    const code = codes[place] ?? 0;
    all[code] = (all[code] ?? 0) + 1;
    if ((failed & ~own) === 0) left[code] = (left[code] ?? 0) + 1;
  }
  const countById = new Map<number, number>();
  values.forEach((value, code) => {
    if (value !== 0 && all[code]) countById.set(value, left[code] ?? 0);
  });
  return countById;
}

function countCollections({ collections }: ProductColumns, fails: Uint16Array): Counts {
  const { values, codes, starts } = collections;
  const counts = new Int32Array(values.length);
  const occurs = new Uint8Array(values.length);
  for (let place = 0; place < fails.length; place++) {
    const failed = fails[place] ?? 0;
    if (failed & FAILS.outside) continue;
    const counted = (failed & ~FAILS.collection) === 0;
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at++) {
      const code = codes[at] ?? 0;
      occurs[code] = 1;
      if (counted) counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return new Map(values.flatMap((id, code) => (occurs[code] ? [[id, counts[code] ?? 0]] : [])));
}

function countRated({ rating }: ProductColumns, fails: Uint16Array): ProductCounts['ratings'] {
  /** by whole stars */
  const exactly = [0, 0, 0, 0, 0, 0];
  for (let place = 0; place < fails.length; place++) {
    if ((fails[place] ?? 0) & ~FAILS.rating) continue;
    const stars = Math.floor((rating[place] ?? 0) / 100);
    exactly[stars] = (exactly[stars] ?? 0) + 1;
  }
  return [4, 3, 2, 1].map((stars) => ({
    rating: stars,
    count: exactly.slice(stars).reduce((sum, count) => sum + count),
  }));
}

function priceRange(prices: Float64Array, fails: Uint16Array): ProductCounts['priceRange'] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < fails.length; place++) {
    if ((fails[place] ?? 0) & ~FAILS.price) continue;
    const price = prices[place] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return min <= max ? { min, max } : null;
}
