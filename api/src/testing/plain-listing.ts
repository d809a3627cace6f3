import type { Sort } from 'shared-kernel/contract/filters';
import type { PlainProduct } from './plain-shop';

/** Filters of a listing from the shopper's point of view; amounts in minor units. */
export interface PlainQuery {
  brand?: number[];
  brand_ids?: number[];
  collection?: number[];
  shipping?: number[];
  category_ids?: number[];
  sub_category_ids?: number[];
  tags?: string[];
  /** values by attribute, as `attribute_values` takes them */
  values?: Record<number, number[]>;
  store?: number[];
  in_stock?: true;
  on_offer?: true;
  rating?: number;
  min?: number;
  max?: number;
  sortby?: Sort;
}

const isIn = (value: number | null, bounds: number[] | undefined) =>
  !bounds || (value !== null && bounds.includes(value));

/** Whether a single variant has a wanted value of each attribute. */
const hasValues = (variant: Record<number, number>, filters: PlainQuery['values'] = {}) =>
  Object.entries(filters).every(([attribute, values]) => values.includes(variant[Number(attribute)] ?? 0));

/** The groups of filters; a product is listed if it passes all of them. */
const GROUPS = {
  brands: (p: PlainProduct, q: PlainQuery) => isIn(p.brand, q.brand) && isIn(p.brand, q.brand_ids),
  collections: (p: PlainProduct, q: PlainQuery) =>
    !q.collection || q.collection.some((id) => p.collections.includes(id)),
  shipping: (p: PlainProduct, q: PlainQuery) => isIn(p.shipping, q.shipping),
  categories: (p: PlainProduct, q: PlainQuery) => isIn(p.category, q.category_ids),
  subCategories: (p: PlainProduct, q: PlainQuery) => isIn(p.subCategory, q.sub_category_ids),
  stores: (p: PlainProduct, q: PlainQuery) => isIn(p.store, q.store),
  stock: (p: PlainProduct, q: PlainQuery) => !q.in_stock || !p.soldOut,
  offers: (p: PlainProduct, q: PlainQuery) => !q.on_offer || p.shown < p.regular,
  values: (p: PlainProduct, q: PlainQuery) =>
    Object.keys(q.values ?? {}).length === 0 || p.variants.some((variant) => hasValues(variant, q.values)),
  ratings: (p: PlainProduct, q: PlainQuery) => p.rating >= (q.rating ?? 0),
  prices: (p: PlainProduct, q: PlainQuery) => p.shown >= (q.min ?? 0) && p.shown <= (q.max ?? Number.POSITIVE_INFINITY),
  tags: (p: PlainProduct, q: PlainQuery) => (q.tags ?? []).every((tag) => p.tags.includes(tag.toLowerCase())),
};
type Group = keyof typeof GROUPS;

/** Products that pass all groups, or all but one. */
export function plainFilter(products: PlainProduct[], query: PlainQuery, except?: Group): PlainProduct[] {
  const groups = (Object.keys(GROUPS) as Group[]).filter((group) => group !== except);
  return products.filter((product) => groups.every((group) => GROUPS[group](product, query)));
}

const BY: Record<Sort, (product: PlainProduct) => number[]> = {
  featured: (p) => [p.featured, -p.created, -p.id],
  newest: (p) => [-p.created, -p.id],
  price_low_to_high: (p) => [p.shown, p.id],
  price_high_to_low: (p) => [-p.shown, -p.id],
  most_popular: (p) => [-p.popularity, -p.id],
  avg_customer_review: (p) => [-p.rating, -p.reviews, -p.id],
};

/** D18; sold-out products come last. */
export function plainSort(products: PlainProduct[], sort: Sort = 'newest'): PlainProduct[] {
  const compare = (a: number[], b: number[]) => a.map((key, at) => key - (b[at] ?? 0)).find((gap) => gap !== 0) ?? 0;
  const keys = (p: PlainProduct) => [Number(p.soldOut), ...BY[sort](p)];
  return [...products].sort((a, b) => compare(keys(a), keys(b)));
}

/** Counts by id: every id that occurs in `products`, counted over the products that pass all other groups. */
export function plainCounts(
  products: PlainProduct[],
  query: PlainQuery,
  group: Group,
  valuesOf: (product: PlainProduct) => (number | null)[],
): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const value of products.flatMap(valuesOf)) if (value !== null) counts[value] = 0;
  for (const value of plainFilter(products, query, group).flatMap(valuesOf)) {
    if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Number of products by attribute value: those with a variant in stock that has this value and a wanted value of each other attribute. */
export function plainValueCounts(products: PlainProduct[], query: PlainQuery): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const value of products.flatMap((p) => p.variants.flatMap((variant) => Object.values(variant))))
    counts[value] = 0;
  const others = plainFilter(products, query, 'values');
  for (const key of Object.keys(counts)) {
    const value = Number(key);
    counts[value] = others.filter((p) =>
      p.variants.some((variant) => {
        const own = Object.keys(variant).find((attribute) => variant[Number(attribute)] === value);
        const { [Number(own)]: _, ...otherFilters } = query.values ?? {};
        return own !== undefined && hasValues(variant, otherFilters);
      }),
    ).length;
  }
  return counts;
}
