/** One value per product, each value of the shop written down once. */
export interface Coded {
  /** the ids that occur, 0 for none */
  readonly values: readonly number[];
  /** per product the index into `values` */
  readonly codes: Int32Array;
}

/** An offer of a flash sale that runs or is to come. */
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
 * What listings count by, of all public products: one array per column, one place per product, places in the order of their
 * ids. Going over 100,000 of them takes a millisecond or two, where PostgreSQL needs a hundred (docs/decisions/0015).
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
  /** minor units, what is shown while no flash sale runs */
  readonly price: Float64Array;
  /** minor units, the regular price */
  readonly selling: Float64Array;
  /** 1: nothing of it is left */
  readonly soldOut: Uint8Array;
  readonly reviews: Int32Array;
  /** all stars of all reviews */
  readonly stars: Int32Array;
  /** ms since 1970 */
  readonly changed: Float64Array;
  readonly variants: Variants;
  /** the public collections that it is in */
  readonly collections: CodedLists;
  readonly tags: CodedLists;
  readonly offers: readonly Offer[];
  /** by the store's id; those without public products are left out */
  readonly stores: readonly StoreTotals[];
}

/** Codes of each product, as many as it has. */
export interface Lists {
  /** those of all products, one product after the other */
  readonly codes: Int32Array;
  /** per product where its own begin in `codes`, and at last the end */
  readonly starts: Int32Array;
}

/** Ids of each product, as many as it has, each id of the shop written down once. */
export interface CodedLists extends Lists {
  readonly values: readonly number[];
}

/** What the variants in stock come in. Few combinations occur (red and 38), whatever the number of products. */
export interface Variants extends Lists {
  /** each value that occurs, with its attribute's id */
  readonly values: readonly { readonly id: number; readonly attribute: number }[];
  /** each combination as indexes into `values` */
  readonly combinations: readonly (readonly number[])[];
}

/** What the public products of a store come to. */
export interface StoreTotals {
  readonly id: number;
  readonly products: number;
  readonly reviews: number;
  /** the average star, 0 without any */
  readonly stars: number;
}

/** Places of those of the products that are public, in the order given. */
export function placesOf(ids: Int32Array, products: readonly number[]): number[] {
  return products.map((id) => placeOf(ids, id)).filter((place) => place >= 0);
}

/** Binary search; -1 when the product is not there. */
export function placeOf(ids: Int32Array, id: number): number {
  const place = firstFrom(ids, id);
  return ids[place] === id ? place : -1;
}

/** The first place whose id is not below this one. */
export function firstFrom(ids: Int32Array, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
