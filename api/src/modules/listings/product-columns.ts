/** One value per product; each value of the shop is stored once. */
export interface Coded {
  /** the ids that occur, 0 for none */
  readonly values: readonly number[];
  /** per product the index into `values` */
  readonly codes: Int32Array;
}

/** An offer of a current or future flash sale. */
export interface Offer {
  readonly place: number;
  readonly sale: number;
  /** minor units */
  readonly price: number;
  /** ms since 1970 */
  readonly start: number;
  readonly end: number;
}

/**
 * What listings count by: all public products, one array per column and one place per product, in the order of their ids. Going over
 * 100,000 products takes a millisecond or two, where PostgreSQL needs a hundred (docs/decisions/0015).
 */
export interface ProductColumns {
  readonly size: number;
  readonly ids: Int32Array;
  readonly category: Coded;
  readonly subCategory: Coded;
  readonly brand: Coded;
  readonly store: Coded;
  readonly shipping: Coded;
  /** hundredths of a star */
  readonly rating: Float64Array;
  /** minor units, the price displayed while no flash sale runs */
  readonly price: Float64Array;
  /** minor units, the regular price */
  readonly selling: Float64Array;
  /** 1: sold out */
  readonly soldOut: Uint8Array;
  readonly reviews: Int32Array;
  /** sum of the stars of all reviews */
  readonly stars: Int32Array;
  /** ms since 1970 */
  readonly changed: Float64Array;
  readonly variants: Variants;
  /** the public collections of each product */
  readonly collections: CodedLists;
  readonly tags: CodedLists;
  readonly offers: readonly Offer[];
  /** per store with public products */
  readonly stores: readonly StoreTotals[];
}

/** Any number of codes per product. */
export interface Lists {
  /** the codes of all products, one product after the other */
  readonly codes: Int32Array;
  /** per product the index in `codes` where its own begin, and finally the end */
  readonly starts: Int32Array;
}

/** Any number of ids per product; each id of the shop is stored once. */
export interface CodedLists extends Lists {
  readonly values: readonly number[];
}

/** The combinations of values of variants in stock. Few occur (red and 38), however many products there are. */
export interface Variants extends Lists {
  /** each value that occurs, with its attribute's id */
  readonly values: readonly { readonly id: number; readonly attribute: number }[];
  /** each combination as indexes into `values` */
  readonly combinations: readonly (readonly number[])[];
}

/** Totals of the public products of a store. */
export interface StoreTotals {
  readonly id: number;
  readonly products: number;
  readonly reviews: number;
  /** average number of stars, 0 without reviews */
  readonly stars: number;
}

/** Places of the given products in their order, without those that are not public. */
export function placesOf(ids: Int32Array, products: readonly number[]): number[] {
  return products.map((id) => placeOf(ids, id)).filter((place) => place >= 0);
}

/** Finds a product's place by binary search; -1 if it is not there. */
export function placeOf(ids: Int32Array, id: number): number {
  const place = firstFrom(ids, id);
  return ids[place] === id ? place : -1;
}

/** The first place whose id is at least `id`. */
export function firstFrom(ids: Int32Array, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
