import { sql } from 'kysely';
import type { Database } from '../../db/database';

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
  readonly variants: Variants;
  readonly offers: readonly Offer[];
  /** places of the products of each public collection */
  readonly collections: ReadonlyMap<number, readonly number[]>;
  /** by the store's id; those without public products are left out */
  readonly stores: readonly StoreTotals[];
}

/** What the variants in stock come in. Few combinations occur (red and 38), whatever the number of products. */
export interface Variants {
  /** each value that occurs, with its attribute's id */
  readonly values: readonly { readonly id: number; readonly attribute: number }[];
  /** each combination as indexes into `values` */
  readonly combinations: readonly (readonly number[])[];
  /** combinations of all products, one product after the other */
  readonly codes: Int32Array;
  /** per product where its own begin in `codes`, and at last the end */
  readonly starts: Int32Array;
}

/** What the public products of a store come to. */
export interface StoreTotals {
  readonly id: number;
  readonly products: number;
  readonly reviews: number;
  /** the average star, 0 without any */
  readonly stars: number;
}

type Column =
  | 'id'
  | 'category'
  | 'sub_category'
  | 'brand'
  | 'store'
  | 'shipping'
  | 'rating'
  | 'price'
  | 'selling'
  | 'sold_out';
type Packed = Record<Column, Buffer | null>;

/**
 * Reads the columns of all public products; the rows stay in the database, each column arrives as one block of numbers.
 *
 * @param now sales that are over by then are left out
 */
export async function readProductColumns(db: Database, now: Date): Promise<ProductColumns> {
  const [packed, offered, collected, totals, combined, known] = await Promise.all([
    sql<Packed>`
      select string_agg(float8send(x.id), '') as id, string_agg(float8send(x.category_id), '') as category,
        string_agg(float8send(coalesce(x.sub_category_id, 0)), '') as sub_category,
        string_agg(float8send(coalesce(x.brand_id, 0)), '') as brand, string_agg(float8send(x.store_id), '') as store,
        string_agg(float8send(coalesce(x.shipping_rule_id, 0)), '') as shipping,
        string_agg(float8send((x.rating * 100)::float8), '') as rating,
        string_agg(float8send((x.shown_price * 1000)::float8), '') as price,
        string_agg(float8send((x.selling * 1000)::float8), '') as selling,
        string_agg(float8send(x.sold_out::int), '') as sold_out
      from (select p.* from products p join stores s on s.id = p.store_id and s.status = 1
        where p.status = 1 order by p.id) x`.execute(db),
    sql<{ product_id: number; sale: number; price: number; start_time: Date; end_time: Date }>`
      select o.product_id, f.id as sale, o.price, f.start_time, f.end_time
      from flash_sales f join flash_sale_products o on o.flash_sale_id = f.id
      where f.status = 1 and f.end_time > ${now}`.execute(db),
    sql<{ id: number; products: number[] }>`
      select c.id, array_agg(cp.product_id) as products
      from collections c join collection_products cp on cp.collection_id = c.id
      where c.status = 1 group by c.id`.execute(db),
    sql<StoreTotals>`
      select p.store_id as id, count(*) as products, sum(p.review_count) as reviews,
        coalesce(round(sum(p.rating_sum) / nullif(sum(p.review_count), 0)::numeric, 2), 0)::float8 as stars
      from products p where p.status = 1 group by p.store_id`.execute(db),
    sql<{ value_ids: number[]; products: Buffer }>`
      select value_ids, string_agg(float8send(product_id), '') as products
      from inventory where quantity > 0 and value_ids <> '{}' group by value_ids`.execute(db),
    sql<{ id: number; attribute: number }>`select id, attribute_id as attribute from attribute_values`.execute(db),
  ]);
  const column = (name: Column) => unpack(packed.rows[0]?.[name] ?? null);
  const ids = Int32Array.from(column('id'));
  return {
    size: ids.length,
    ids,
    category: code(column('category')),
    subCategory: code(column('sub_category')),
    brand: code(column('brand')),
    store: code(column('store')),
    shipping: code(column('shipping')),
    rating: column('rating'),
    price: column('price'),
    selling: column('selling'),
    soldOut: Uint8Array.from(column('sold_out')),
    variants: variantsOf(ids, combined.rows, known.rows),
    offers: offered.rows.flatMap(({ product_id, sale, price, start_time, end_time }) => {
      const place = placeOf(ids, product_id);
      return place < 0 ? [] : [{ place, sale, price, start: start_time.getTime(), end: end_time.getTime() }];
    }),
    collections: new Map(collected.rows.map(({ id, products }) => [id, placesOf(ids, products)])),
    stores: totals.rows,
  };
}

function variantsOf(
  ids: Int32Array,
  combined: readonly { value_ids: number[]; products: Buffer }[],
  known: readonly { id: number; attribute: number }[],
): Variants {
  const attributes = new Map(known.map(({ id, attribute }) => [id, attribute]));
  const values = [...new Set(combined.flatMap((row) => row.value_ids))].flatMap((id) => {
    // a value that was added between both reads comes with the next
    const attribute = attributes.get(id);
    return attribute === undefined ? [] : [{ id, attribute }];
  });
  const indexes = new Map(values.map(({ id }, index) => [id, index]));
  const places = combined.map(({ products }) => placesOf(ids, [...unpack(products)]));
  const starts = new Int32Array(ids.length + 1);
  for (const list of places) for (const place of list) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  for (let place = 0; place < ids.length; place++) starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const free = starts.slice();
  const codes = new Int32Array(starts[ids.length] ?? 0);
  places.forEach((list, code) => {
    for (const place of list) {
      const at = free[place] ?? 0;
      codes[at] = code;
      free[place] = at + 1;
    }
  });
  return {
    values,
    combinations: combined.map((row) => row.value_ids.flatMap((id) => indexes.get(id) ?? [])),
    codes,
    starts,
  };
}

/** Places of those of the products that are public, in the order given. */
export function placesOf(ids: Int32Array, products: readonly number[]): number[] {
  return products.map((id) => placeOf(ids, id)).filter((place) => place >= 0);
}

/** Binary search; -1 when the product is not there. */
function placeOf(ids: Int32Array, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = ids[middle] ?? 0;
    if (there === id) return middle;
    if (there < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Numbers as PostgreSQL's `float8send` packs them: eight bytes each, the highest first. */
function unpack(packed: Buffer | null): Float64Array {
  // a copy of its own: views of eight bytes have to start at a multiple of eight
  const bytes = new Uint8Array(packed ?? []);
  Buffer.from(bytes.buffer).swap64();
  return new Float64Array(bytes.buffer).map(Math.round);
}

function code(column: Float64Array): Coded {
  const known = new Map<number, number>();
  const codes = new Int32Array(column.length);
  for (let place = 0; place < column.length; place++) {
    const value = column[place] ?? 0;
    let at = known.get(value);
    if (at === undefined) {
      at = known.size;
      known.set(value, at);
    }
    codes[place] = at;
  }
  return { values: [...known.keys()], codes };
}
