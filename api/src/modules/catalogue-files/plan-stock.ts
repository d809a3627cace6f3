import { sql } from 'kysely';
import type { Planning } from './plan-catalogue';
import { valueName } from './plan-terms';
import type { CatalogueFile, CatalogueRow } from './read-folder';
import { namesIn, slugOf } from './row-values';

/** A row of stock that is there. */
interface Stock {
  id: number;
  quantity: number;
  price: string;
  sku: string | null;
  value_ids: number[];
}

/** One variant, or the whole stock of a product without variants. */
interface Wanted {
  file: CatalogueFile;
  row: CatalogueRow;
  valueIds: readonly number[];
  /** undefined: as it is, the file has no column of it */
  quantity: number | undefined;
  price: string | undefined;
  sku: string | null | undefined;
}

/**
 * Plans the stock: a row for each variant, or one for a product without. A variant is known by its values; one that its product's file
 * leaves out is sold out, because orders and carts may name it.
 */
export async function planStock(planning: Planning): Promise<void> {
  const { plan, catalogue } = planning;
  if (!catalogue.products && !catalogue.variants) return;
  const products = await planning.known('products');
  const there = await readStock(planning);
  const wanted = await readVariants(planning);
  const plain = catalogue.products;
  const news: { product: number; of: Wanted; id?: number; before?: Stock }[] = [];
  const keep = (product: number, before: Stock, of: Wanted) => news.push({ product, of, id: before.id, before });

  for (const [product, list] of wanted) {
    const before = there.get(product) ?? [];
    const used = new Set<number>();
    const open: Wanted[] = [];
    for (const one of list) {
      const same = before.find(({ id, value_ids }) => !used.has(id) && sameValues(value_ids, one.valueIds));
      if (same) keep(product, used.add(same.id) && same, one);
      else open.push(one);
    }
    // a product that had no variants: carts that hold it hold the first one now
    const bare = before.find(({ value_ids }) => value_ids.length === 0);
    for (const one of open) {
      if (bare && !used.has(bare.id)) keep(product, used.add(bare.id) && bare, one);
      else news.push({ product, of: one });
    }
    for (const { id, price, sku } of before)
      if (!used.has(id)) plan.put('inventory', { id }, { product_id: product, quantity: 0, price, sku });
  }
  for (const row of plain?.rows ?? []) {
    const product = products.find(slugOf(row));
    if (!plain || product === undefined) continue;
    const { stock, sku } = row.values;
    const before = there.get(product) ?? [];
    const hasVariants = wanted.has(product) || before.some(({ value_ids }) => value_ids.length > 0);
    if (hasVariants) {
      if (typeof stock === 'number')
        planning.fault(plain, row, 'stock: the product has variants, so it stands in variants.');
      continue;
    }
    const [own] = before;
    if (own && stock === undefined && sku === undefined) continue;
    const of = {
      file: plain,
      row,
      valueIds: [],
      price: '0',
      quantity: typeof stock === 'number' ? stock : (own?.quantity ?? 0),
    };
    const named = typeof sku === 'string' ? sku : sku === undefined ? (own?.sku ?? null) : null;
    news.push({ product, of: { ...of, sku: named, price: own?.price ?? '0' }, ...(own ? { id: own.id } : {}) });
  }

  const rows = await planning.known('inventory');
  await planning.reserve(rows, news.filter(({ id }) => id === undefined).length);
  const skus = new Map<string, CatalogueRow>();
  for (const { product, of, id = rows.another(), before } of news) {
    const { file, row, valueIds } = of;
    const { sku = before?.sku ?? null, quantity = before?.quantity ?? 0, price = before?.price ?? '0' } = of;
    const twin = sku === null ? undefined : skus.get(sku);
    if (twin) planning.fault(file, row, `sku ${sku} stands in line ${twin.line}, too.`);
    if (sku !== null) skus.set(sku, row);
    const taken = sku === null ? undefined : there.ofSku.get(sku);
    if (taken !== undefined && taken !== id)
      planning.fault(file, row, `sku ${sku} belongs to another variant in the shop.`);
    plan.put('inventory', { id }, { product_id: product, quantity, price, sku });
    for (const attribute_value_id of valueIds)
      plan.putOwned('inventory_attributes', 'inventory_id', { inventory_id: id, attribute_value_id });
    if (valueIds.length > 0)
      plan.own('inventory_attributes', 'inventory_id', id, ['inventory_id', 'attribute_value_id']);
  }
}

async function readStock({ db }: Planning) {
  const { rows } = await sql<Stock & { product_id: number }>`
    select id, product_id, quantity, price::text as price, sku, value_ids from inventory order by id`.execute(db);
  const byProduct = new Map<number, Stock[]>();
  const ofSku = new Map<string, number>();
  for (const row of rows) {
    const list = byProduct.get(row.product_id);
    if (list) list.push(row);
    else byProduct.set(row.product_id, [row]);
    if (row.sku !== null) ofSku.set(row.sku, row.id);
  }
  return Object.assign(byProduct, { ofSku });
}

/** The variants of the file by product; faults for what they name that is not there. */
async function readVariants(planning: Planning): Promise<Map<number, Wanted[]>> {
  const file = planning.catalogue.variants;
  const wanted = new Map<number, Wanted[]>();
  if (!file) return wanted;
  const products = await planning.known('products');
  const attributes = await planning.known('attributes');
  const values = await planning.known('attribute_values');
  for (const row of file.rows) {
    const product = planning.refer(file, row, 'product', products, 'product');
    const valueIds = namesIn(row, 'values').flatMap((name) => {
      const [attribute = '', ...title] = name.split('=');
      const known = valueName(attributes.find(attribute.trim()), title.join('=').trim());
      const id = values.find(known);
      if (id === undefined) planning.fault(file, row, `values: there is no '${name}'.`);
      else if (attributes.isTwice(attribute.trim()) || values.isTwice(known))
        planning.fault(file, row, `values: '${name}' is there more than once in the shop.`);
      return id ?? [];
    });
    if (product === null) continue;
    const list = wanted.get(product) ?? [];
    const twin = list.find((one) => sameValues(one.valueIds, valueIds));
    if (twin) planning.fault(file, row, `is the same variant as line ${twin.row.line}.`);
    const { stock, price, sku } = row.values;
    list.push({
      ...{ file, row, valueIds },
      quantity: stock === undefined ? undefined : Number(stock ?? 0),
      price: price === undefined ? undefined : String(price ?? '0'),
      sku: sku === undefined ? undefined : typeof sku === 'string' ? sku : null,
    });
    wanted.set(product, list);
  }
  return wanted;
}

const sameValues = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
