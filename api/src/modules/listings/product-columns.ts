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
  readonly offers: readonly Offer[];
  /** places of the products of each public collection */
  readonly collections: ReadonlyMap<number, readonly number[]>;
  /** by the store's id; those without public products are left out */
  readonly stores: readonly StoreTotals[];
}

/** What the public products of a store come to. */
export interface StoreTotals {
  readonly id: number;
  readonly products: number;
  readonly reviews: number;
  /** the average star, 0 without any */
  readonly stars: number;
}

type Column = 'id' | 'category' | 'sub_category' | 'brand' | 'store' | 'shipping' | 'rating' | 'price';
type Packed = Record<Column, Buffer | null>;

/**
 * Reads the columns of all public products; the rows stay in the database, each column arrives as one block of numbers.
 *
 * @param now sales that are over by then are left out
 */
export async function readProductColumns(db: Database, now: Date): Promise<ProductColumns> {
  const [packed, offered, collected, totals] = await Promise.all([
    sql<Packed>`
      select string_agg(float8send(x.id), '') as id, string_agg(float8send(x.category_id), '') as category,
        string_agg(float8send(coalesce(x.sub_category_id, 0)), '') as sub_category,
        string_agg(float8send(coalesce(x.brand_id, 0)), '') as brand, string_agg(float8send(x.store_id), '') as store,
        string_agg(float8send(coalesce(x.shipping_rule_id, 0)), '') as shipping,
        string_agg(float8send((x.rating * 100)::float8), '') as rating,
        string_agg(float8send((x.shown_price * 100)::float8), '') as price
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
    offers: offered.rows.flatMap(({ product_id, sale, price, start_time, end_time }) => {
      const place = placeOf(ids, product_id);
      return place < 0 ? [] : [{ place, sale, price, start: start_time.getTime(), end: end_time.getTime() }];
    }),
    collections: new Map(collected.rows.map(({ id, products }) => [id, placesOf(ids, products)])),
    stores: totals.rows,
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
