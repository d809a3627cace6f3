import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { joinColumns, type Piece, replaceProducts } from './join-columns';
import {
  type Lists,
  type Offer,
  type ProductColumns,
  placeOf,
  type StoreTotals,
  type Variants,
} from './product-columns';

/**
 * Products per statement. All of a large shop at once take longer than a server's statement may (`WAITS`), and building columns from them
 * blocks the event loop.
 */
const SLICE = 20_000;
/** Share of changed products above which all are read again. */
const MOST_CHANGED = 1 / 4;

/** What has changed since columns were read. */
export interface ColumnChanges {
  readonly products: ReadonlySet<number>;
  /** stores, collections and attributes may have changed, too */
  readonly catalogue: boolean;
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
  | 'sold_out'
  | 'reviews'
  | 'stars'
  | 'changed';
type Packed = Record<Column, Buffer | null>;

export type ColumnReader = ReturnType<typeof createColumnReader>;

/**
 * Reads the columns of all public products, and later what has changed in them. The database sends each column as blocks of numbers, not as
 * rows. Codes stay the same from one reading to the next, so that columns of different moments can be joined.
 *
 * @param slice products per statement
 */
export function createColumnReader(db: Database, slice = SLICE) {
  const known = {
    category: new Codes<number>(),
    subCategory: new Codes<number>(),
    brand: new Codes<number>(),
    store: new Codes<number>(),
    shipping: new Codes<number>(),
    collection: new Codes<number>(),
    tag: new Codes<number>(),
    combination: new Codes<readonly number[]>(),
  };
  let publicStores = '';

  /** @param now sales that are over by then are left out */
  async function readAll(now: Date): Promise<ProductColumns> {
    publicStores = await readPublicStores();
    const pieces: Piece[] = [];
    for (let last: number | undefined = 0; last !== undefined; ) {
      const next = await readSlice(sql`p.id > ${last}`, (first, to) => (id) => sql`${id} between ${first} and ${to}`);
      pieces.push({ of: next, from: 0, to: next.size });
      last = next.size < slice ? undefined : next.ids.at(-1);
    }
    return complete(joinColumns(pieces, empty()), now);
  }

  async function readSome(columns: ProductColumns, changed: readonly number[]): Promise<ProductColumns> {
    let replaced = columns;
    for (let from = 0; from < changed.length; from += slice) {
      const ids = changed.slice(from, from + slice);
      const among = (id: RawBuilder<unknown>) => sql`${id} = any(${ids}::int[])`;
      replaced = replaceProducts(replaced, ids, await readSlice(among(sql`p.id`), () => among));
    }
    return replaced;
  }

  /** @param beside condition for reading other tables, from the slice's first product to its last */
  async function readSlice(
    which: RawBuilder<unknown>,
    beside: (first: number, last: number) => (id: RawBuilder<unknown>) => RawBuilder<unknown>,
  ): Promise<ProductColumns> {
    const { rows } = await sql<Packed>`
      select string_agg(float8send(x.id), '') as id, string_agg(float8send(x.category_id), '') as category,
        string_agg(float8send(coalesce(x.sub_category_id, 0)), '') as sub_category,
        string_agg(float8send(coalesce(x.brand_id, 0)), '') as brand, string_agg(float8send(x.store_id), '') as store,
        string_agg(float8send(coalesce(x.shipping_rule_id, 0)), '') as shipping,
        string_agg(float8send((x.rating * 100)::float8), '') as rating,
        string_agg(float8send((x.shown_price * 1000)::float8), '') as price,
        string_agg(float8send((x.selling * 1000)::float8), '') as selling,
        string_agg(float8send(x.sold_out::int), '') as sold_out,
        string_agg(float8send(x.review_count), '') as reviews, string_agg(float8send(x.rating_sum), '') as stars,
        string_agg(float8send(extract(epoch from x.updated_at)::float8 * 1000), '') as changed
      from (select p.* from products p join stores s on s.id = p.store_id and s.status = 1
        where p.status = 1 and ${which} order by p.id limit ${sql.lit(slice)}) x`.execute(db);
    const column = (name: Column) => unpack(rows[0]?.[name] ?? null);
    const ids = Int32Array.from(column('id'));
    if (ids.length === 0) return empty();
    const those = beside(ids[0] ?? 0, ids.at(-1) ?? 0);
    const [combined, collections, tags] = await Promise.all([
      sql<{ value_ids: number[]; products: Buffer }>`
        select value_ids, string_agg(float8send(product_id), '') as products
        from inventory where quantity > 0 and value_ids <> '{}' and ${those(sql`product_id`)} group by value_ids`.execute(
        db,
      ),
      readCollections(ids, those),
      readTags(ids, those),
    ]);
    const { category, subCategory, brand, store, shipping, combination } = known;
    return {
      ...empty(),
      size: ids.length,
      ids,
      category: category.columnOf(column('category')),
      subCategory: subCategory.columnOf(column('sub_category')),
      brand: brand.columnOf(column('brand')),
      store: store.columnOf(column('store')),
      shipping: shipping.columnOf(column('shipping')),
      rating: column('rating'),
      price: column('price'),
      selling: column('selling'),
      soldOut: Uint8Array.from(column('sold_out')),
      reviews: Int32Array.from(column('reviews')),
      stars: Int32Array.from(column('stars')),
      changed: column('changed'),
      variants: {
        ...NO_VARIANTS,
        ...listsOf(
          ids,
          combined.rows.map(({ value_ids, products }) => [combination.codeOf(value_ids.join(), value_ids), products]),
        ),
      },
      collections,
      tags,
    };
  }

  type Selection = (id: RawBuilder<unknown>) => RawBuilder<unknown>;
  const readCollections = (ids: Int32Array, those: Selection) =>
    readLists(
      ids,
      known.collection,
      sql`
      select cp.collection_id as id, string_agg(float8send(cp.product_id), '') as products
      from collection_products cp join collections c on c.id = cp.collection_id and c.status = 1
      where ${those(sql`cp.product_id`)} group by 1`,
    );
  const readTags = (ids: Int32Array, those: Selection) =>
    readLists(
      ids,
      known.tag,
      sql`
      select tag_id as id, string_agg(float8send(product_id), '') as products
      from product_tags where ${those(sql`product_id`)} group by 1`,
    );

  async function readLists(ids: Int32Array, codes: Codes<number>, query: RawBuilder<{ id: number; products: Buffer }>) {
    const { rows } = await query.execute(db);
    const lists = rows.map(({ id, products }): [number, Buffer] => [codes.codeOf(id, id), products]);
    return { values: codes.values, ...listsOf(ids, lists) };
  }

  /** The same products with their current collections. */
  async function withCollections(columns: ProductColumns): Promise<ProductColumns> {
    const pieces: Piece[] = [];
    for (let from = 0; from < columns.size; from += slice) {
      const to = Math.min(from + slice, columns.size);
      const part = joinColumns([{ of: columns, from, to }], columns);
      const [first, last] = [part.ids[0], part.ids.at(-1)];
      const collections = await readCollections(part.ids, (id) => sql`${id} between ${first} and ${last}`);
      pieces.push({ of: { ...part, collections }, from: 0, to: part.size });
    }
    return joinColumns(pieces, columns);
  }

  /** Adds what belongs to no product in particular. */
  async function complete(columns: ProductColumns, now: Date): Promise<ProductColumns> {
    const [offered, attributes] = await Promise.all([
      sql<{ product_id: number; sale: number; price: number; start_time: Date; end_time: Date }>`
        select o.product_id, f.id as sale, o.price, f.start_time, f.end_time
        from flash_sales f join flash_sale_products o on o.flash_sale_id = f.id
        where f.status = 1 and f.end_time > ${now}`.execute(db),
      sql<{ id: number; attribute: number }>`select id, attribute_id as attribute from attribute_values`.execute(db),
    ]);
    return {
      ...columns,
      variants: { ...columns.variants, ...combinationsOf(known.combination.values, attributes.rows) },
      offers: offered.rows.flatMap(({ product_id, sale, price, start_time, end_time }): Offer[] => {
        const place = placeOf(columns.ids, product_id);
        return place < 0 ? [] : [{ place, sale, price, start: start_time.getTime(), end: end_time.getTime() }];
      }),
      stores: totalsOf(columns),
    };
  }

  async function readPublicStores(): Promise<string> {
    const { rows } = await sql<{ ids: string | null }>`
      select string_agg(id::text, ' ' order by id) as ids from stores where status = 1`.execute(db);
    return rows[0]?.ids ?? '';
  }

  /** No products, with the codes of all. */
  const empty = (): ProductColumns => ({
    ...NO_PRODUCTS,
    category: { ...NO_PRODUCTS.category, values: known.category.values },
    subCategory: { ...NO_PRODUCTS.subCategory, values: known.subCategory.values },
    brand: { ...NO_PRODUCTS.brand, values: known.brand.values },
    store: { ...NO_PRODUCTS.store, values: known.store.values },
    shipping: { ...NO_PRODUCTS.shipping, values: known.shipping.values },
    collections: { ...NO_PRODUCTS.collections, values: known.collection.values },
    tags: { ...NO_PRODUCTS.tags, values: known.tag.values },
  });

  return {
    readAll,
    /** @param columns of this reader */
    async readChanges(
      columns: ProductColumns,
      { products, catalogue }: ColumnChanges,
      now: Date,
    ): Promise<ProductColumns> {
      if (products.size > columns.size * MOST_CHANGED) return readAll(now);
      if (catalogue && (await readPublicStores()) !== publicStores) return readAll(now);
      const changed = Int32Array.from(products).sort();
      const replaced = changed.length > 0 ? await readSome(columns, Array.from(changed)) : columns;
      return complete(catalogue ? await withCollections(replaced) : replaced, now);
    },
  };
}

/** Numbers the values of the shop, so that each is stored once. */
class Codes<Value> {
  readonly values: Value[] = [];
  readonly #known = new Map<Value | string, number>();

  codeOf(key: Value | string, value: Value): number {
    let code = this.#known.get(key);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.#known.set(key, code);
    }
    return code;
  }

  columnOf(this: Codes<number>, column: Float64Array) {
    return { values: this.values, codes: Int32Array.from(column, (value) => this.codeOf(value, value)) };
  }
}

/** Turns the products of each code into lists of the codes of each product, by its place. */
function listsOf(ids: Int32Array, coded: readonly (readonly [number, Buffer])[]): Lists {
  const places = coded.map(([, products]) => Int32Array.from(unpack(products), (id) => placeOf(ids, id)));
  const starts = new Int32Array(ids.length + 1);
  for (const list of places) for (const place of list) if (place >= 0) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  for (let place = 0; place < ids.length; place++) starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const free = starts.slice();
  const codes = new Int32Array(starts[ids.length] ?? 0);
  places.forEach((list, n) => {
    for (const place of list) {
      if (place < 0) continue;
      const at = free[place] ?? 0;
      codes[at] = coded[n]?.[0] ?? 0;
      free[place] = at + 1;
    }
  });
  return { codes, starts };
}

function combinationsOf(
  combined: readonly (readonly number[])[],
  known: readonly { id: number; attribute: number }[],
): Pick<Variants, 'values' | 'combinations'> {
  const attributes = new Map(known.map(({ id, attribute }) => [id, attribute]));
  const values = [...new Set(combined.flat())].flatMap((id) => {
    // a value that was added between the two reads comes with the next reading
    const attribute = attributes.get(id);
    return attribute === undefined ? [] : [{ id, attribute }];
  });
  const indexes = new Map(values.map(({ id }, index) => [id, index]));
  return { values, combinations: combined.map((ids) => ids.flatMap((id) => indexes.get(id) ?? [])) };
}

/** Totals of the products of each store that has any. */
function totalsOf({ store, reviews, stars }: ProductColumns): StoreTotals[] {
  const totals = store.values.map((id) => ({ id, products: 0, reviews: 0, stars: 0 }));
  for (let place = 0; place < store.codes.length; place++) {
    const own = totals[store.codes[place] ?? 0];
    if (!own) continue;
    own.products += 1;
    own.reviews += reviews[place] ?? 0;
    own.stars += stars[place] ?? 0;
  }
  return totals
    .filter(({ products }) => products > 0)
    .map((own) => ({ ...own, stars: own.reviews === 0 ? 0 : Math.round((own.stars * 100) / own.reviews) / 100 }));
}

/** Numbers as PostgreSQL's `float8send` packs them: eight bytes each, the highest first. */
function unpack(packed: Buffer | null): Float64Array {
  // a copy, because views of eight bytes must start at a multiple of eight
  const bytes = new Uint8Array(packed ?? []);
  Buffer.from(bytes.buffer).swap64();
  return new Float64Array(bytes.buffer).map(Math.round);
}

const NOTHING = { values: [], codes: new Int32Array(0) };
const NO_LISTS: Lists = { codes: new Int32Array(0), starts: new Int32Array(1) };
const NO_VARIANTS: Variants = { values: [], combinations: [], ...NO_LISTS };
const NO_PRODUCTS: ProductColumns = {
  size: 0,
  ids: new Int32Array(0),
  category: NOTHING,
  subCategory: NOTHING,
  brand: NOTHING,
  store: NOTHING,
  shipping: NOTHING,
  rating: new Float64Array(0),
  price: new Float64Array(0),
  selling: new Float64Array(0),
  soldOut: new Uint8Array(0),
  reviews: new Int32Array(0),
  stars: new Int32Array(0),
  changed: new Float64Array(0),
  variants: NO_VARIANTS,
  collections: { values: [], ...NO_LISTS },
  tags: { values: [], ...NO_LISTS },
  offers: [],
  stores: [],
};
