import { firstFrom, type Lists, type Offer, type ProductColumns } from './product-columns';

/** A run of neighbouring products in some columns. */
export interface Piece {
  readonly of: ProductColumns;
  readonly from: number;
  /** the place behind the last one */
  readonly to: number;
}

type Numbers = Int32Array | Float64Array | Uint8Array;

const FEW = 32;

/**
 * Joins pieces of columns that share their codes, one after the other. Numbers are copied as blocks of memory, so that a million products
 * take some milliseconds.
 *
 * @param like columns for all that belongs to no single product, such as offers by their places in the joined columns
 */
export function joinColumns(pieces: readonly Piece[], like: ProductColumns): ProductColumns {
  const size = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
  const join = <Column extends Numbers>(joined: Column, column: (of: ProductColumns) => Column): Column => {
    let at = 0;
    for (const { of, from, to } of pieces) at = copy(column(of), from, to, joined, at);
    return joined;
  };
  const integers = (column: (of: ProductColumns) => Int32Array) => join(new Int32Array(size), column);
  const floats = (column: (of: ProductColumns) => Float64Array) => join(new Float64Array(size), column);
  const coded = (name: 'category' | 'subCategory' | 'brand' | 'store' | 'shipping') => ({
    values: like[name].values,
    codes: integers((of) => of[name].codes),
  });
  return {
    ...like,
    size,
    ids: integers((of) => of.ids),
    category: coded('category'),
    subCategory: coded('subCategory'),
    brand: coded('brand'),
    store: coded('store'),
    shipping: coded('shipping'),
    rating: floats((of) => of.rating),
    price: floats((of) => of.price),
    selling: floats((of) => of.selling),
    soldOut: join(new Uint8Array(size), (of) => of.soldOut),
    reviews: integers((of) => of.reviews),
    stars: integers((of) => of.stars),
    changed: floats((of) => of.changed),
    variants: { ...like.variants, ...joinLists(pieces, size, (of) => of.variants) },
    collections: { ...like.collections, ...joinLists(pieces, size, (of) => of.collections) },
    tags: { ...like.tags, ...joinLists(pieces, size, (of) => of.tags) },
  };
}

function joinLists(pieces: readonly Piece[], size: number, lists: (of: ProductColumns) => Lists): Lists {
  const starts = new Int32Array(size + 1);
  let [place, filled] = [0, 0];
  for (const { of, from, to } of pieces) {
    const begins = lists(of).starts;
    const first = begins[from] ?? 0;
    for (let at = from; at < to; at++) starts[place++] = (begins[at] ?? 0) - first + filled;
    filled += (begins[to] ?? 0) - first;
  }
  starts[size] = filled;
  const joined = new Int32Array(filled);
  let at = 0;
  for (const { of, from, to } of pieces) {
    const { codes, starts: begins } = lists(of);
    at = copy(codes, begins[from] ?? 0, begins[to] ?? 0, joined, at);
  }
  return { codes: joined, starts };
}

/** @returns the place after the copied numbers */
function copy(numbers: Numbers, from: number, to: number, into: Numbers, at: number): number {
  // copying a few numbers as a block takes longer than one by one
  if (to - from < FEW) for (let place = from; place < to; place++) into[at + place - from] = numbers[place] ?? 0;
  else into.set(numbers.subarray(from, to), at);
  return at + to - from;
}

/**
 * Picks the products at some places, so that counting a search need not go over all others.
 *
 * @param places in ascending order
 */
export function takePlaces(columns: ProductColumns, places: readonly number[]): ProductColumns {
  const pieces: { of: ProductColumns; from: number; to: number }[] = [];
  for (const place of places) {
    const last = pieces.at(-1);
    if (last?.to === place) last.to += 1;
    else pieces.push({ of: columns, from: place, to: place + 1 });
  }
  const taken = new Map(places.map((place, at) => [place, at]));
  const offers = columns.offers.flatMap((offer): Offer[] => {
    const place = taken.get(offer.place);
    return place === undefined ? [] : [{ ...offer, place }];
  });
  return joinColumns(pieces, { ...columns, offers });
}

/**
 * Replaces some products of columns by their current state.
 *
 * @param changed ids of these products in ascending order; those missing in `now` are removed
 */
export function replaceProducts(
  columns: ProductColumns,
  changed: readonly number[],
  now: ProductColumns,
): ProductColumns {
  const pieces: Piece[] = [];
  let [old, fresh] = [0, 0];
  for (const id of changed) {
    const place = firstFrom(columns.ids, id);
    if (place > old) pieces.push({ of: columns, from: old, to: place });
    old = columns.ids[place] === id ? place + 1 : place;
    if (now.ids[fresh] !== id) continue;
    pieces.push({ of: now, from: fresh, to: fresh + 1 });
    fresh += 1;
  }
  pieces.push({ of: columns, from: old, to: columns.size });
  return joinColumns(pieces, now);
}
