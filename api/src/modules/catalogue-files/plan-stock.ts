import { sql } from 'kysely';
import type { Planning } from './plan-catalogue';
import { valueName } from './plan-terms';
import type { CatalogueFile, CatalogueRow } from './read-folder';
import { namesIn } from './row-values';

/** An existing row of stock. */
interface Stock {
  id: number;
  product_id: number;
  value_ids: number[];
}
/** Defaults of a new row. */
const BARE = { quantity: 0, price: '0', sku: null };

/** One variant, or the whole stock of a product without variants; undefined: unchanged, the file has no such column. */
interface PlannedStock {
  file: CatalogueFile;
  row: CatalogueRow;
  product: number;
  valueIds: readonly number[];
  quantity: number | undefined;
  price: string | undefined;
  sku: string | null | undefined;
  /** attributes that distinguish it from other variants: `Colour, Size` */
  differsIn: string;
  /** its existing row */
  before?: Stock | undefined;
}

/** Plans the stock of products without variants: one row each. @param rows by id */
export async function planPlainStock(
  planning: Planning,
  file: CatalogueFile,
  rows: ReadonlyMap<number, CatalogueRow>,
): Promise<void> {
  const there = await readStock(planning, [...rows.keys()]);
  const planned = [...rows].flatMap(([product, row]): PlannedStock[] => {
    const { stock, sku, slug } = row.values;
    const own = there.get(product) ?? [];
    const [before] = own;
    if (planning.varied.has(String(slug)) || own.some(({ value_ids }) => value_ids.length > 0)) {
      for (const [column, value] of Object.entries({ stock, sku }))
        if (value !== undefined && value !== null)
          planning.fault(file, row, `${column}: the product has variants, so it stands in variants.`);
      return [];
    }
    if (before && stock === undefined && sku === undefined) return [];
    const of = { file, row, product, valueIds: [], differsIn: '', price: undefined, before };
    return [{ ...of, quantity: quantityOf(stock), sku: skuOf(row) }];
  });
  await planRows(planning, planned);
}

/** State of variants in earlier batches. */
export class SeenVariants {
  /** ids of stock rows with a variant in the files */
  readonly kept = new Set<number>();
  /** products with variants in the files */
  readonly products = new Set<number>();
  /** attributes of a product's first variant, and its line */
  readonly #first = new Map<number, { differsIn: string; line: number }>();

  /**
   * All variants that shoppers can choose have the same attributes. Existing ones that are sold out may have other attributes, in this shop or
   * in the one from which a file was exported.
   *
   * @returns the first variant if its attributes differ; undefined: they are the same, or this is the first
   */
  otherThan({
    product,
    differsIn,
    row,
    quantity,
    before,
  }: PlannedStock): { differsIn: string; line: number } | undefined {
    if (differsIn === '' || quantity === 0) return undefined;
    const first = this.#first.get(product);
    if (!first) this.#first.set(product, { differsIn, line: row.line });
    return first && !before && first.differsIn !== differsIn ? first : undefined;
  }
}

/**
 * Plans variants: one row each, identified by its values. A product without variants keeps its row for the first one, because carts refer
 * to it.
 */
export async function planVariants(planning: Planning, seen: SeenVariants): Promise<void> {
  const file = planning.catalogue.variants;
  if (!file) return;
  const named = await readVariants(planning, file);
  const there = await readStock(planning, [...new Set(named.map(({ product }) => product))]);
  const planned: PlannedStock[] = [];
  for (const one of named) {
    seen.products.add(one.product);
    const free = (there.get(one.product) ?? []).filter(({ id }) => !seen.kept.has(id));
    const before = free.find(({ value_ids }) => sameValues(value_ids, one.valueIds));
    if (before) seen.kept.add(before.id);
    planned.push({ ...one, before });
    const other = seen.otherThan({ ...one, before });
    if (other) planning.fault(file, one.row, `values: must say ${other.differsIn}, as line ${other.line} does.`);
  }
  for (const one of planned) {
    if (one.before) continue;
    const bare = there.get(one.product)?.find(({ id, value_ids }) => value_ids.length === 0 && !seen.kept.has(id));
    if (bare) seen.kept.add(bare.id);
    one.before = bare;
  }
  for (const id of await planRows(planning, planned)) seen.kept.add(id);
}

/**
 * Plans variants missing from the files of products that have others there: they are sold out, not deleted, because orders and carts may
 * refer to them.
 */
export async function planSoldOut(planning: Planning, seen: SeenVariants, products: readonly number[]): Promise<void> {
  for (const [product_id, rows] of await readStock(planning, products))
    for (const { id } of rows)
      if (!seen.kept.has(id)) planning.plan.put('inventory', { id }, { quantity: 0 }, { product_id });
}

/** @returns the ids of the rows */
async function planRows(planning: Planning, planned: readonly PlannedStock[]): Promise<number[]> {
  const { plan } = planning;
  const numbers = planning.numbersOf('inventory');
  await planning.reserve(numbers, planned.filter(({ before }) => !before).length);
  const taken = await readSkus(planning, planned);
  return planned.map(({ file, row, product, valueIds, before, quantity, price, sku }) => {
    const id = before?.id ?? numbers.another();
    if (typeof sku === 'string') {
      const place = planning.placeOfSku(sku, { file: file.file, line: row.line });
      const at = place?.file === file.file ? `line ${place.line}` : `${place?.file}:${place?.line}`;
      if (place) planning.fault(file, row, `sku ${sku} stands in ${at}, too.`);
      const owner = taken.get(sku);
      if (!place && owner !== undefined && owner !== id)
        planning.skuMoves.claim({ file: file.file, line: row.line, sku, owner });
    }
    if (before && sku !== undefined) planning.skuMoves.say(id, sku);
    // columns missing from the file are not written, not even unchanged: the piece may be sold meanwhile
    const cells = Object.entries({ quantity, price, sku }).filter(([, value]) => value !== undefined);
    plan.put('inventory', { id }, Object.fromEntries(cells), { product_id: product, ...BARE });
    for (const attribute_value_id of valueIds)
      plan.putOwned('inventory_attributes', 'inventory_id', { inventory_id: id, attribute_value_id });
    if (valueIds.length > 0)
      plan.own('inventory_attributes', 'inventory_id', id, ['inventory_id', 'attribute_value_id']);
    return id;
  });
}

async function readStock({ db }: Planning, products: readonly number[]): Promise<Map<number, Stock[]>> {
  const { rows } = await sql<Stock>`
    select id, product_id, value_ids from inventory
    where product_id = any(${[...products]}::integer[]) order by id`.execute(db);
  const byProduct = new Map<number, Stock[]>();
  for (const row of rows) {
    const list = byProduct.get(row.product_id);
    if (list) list.push(row);
    else byProduct.set(row.product_id, [row]);
  }
  return byProduct;
}

async function readSkus({ db }: Planning, planned: readonly PlannedStock[]): Promise<Map<string, number>> {
  const skus = planned.flatMap(({ sku }) => (typeof sku === 'string' ? [sku] : []));
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ id: number; sku: string }>`
    select id, sku from inventory where sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** The variants of the file; reports unknown references. */
async function readVariants(planning: Planning, file: CatalogueFile): Promise<PlannedStock[]> {
  const products = await planning.known('products');
  const attributes = await planning.known('attributes');
  const values = await planning.known('attribute_values');
  return file.rows.flatMap((row): PlannedStock[] => {
    const product = planning.refer(file, row, 'product', products, 'product');
    const names = namesIn(row, 'values');
    const differ = new Set(names.map((name) => name.split('=')[0]?.trim() ?? ''));
    if (row.values.values && names.length === 0) planning.fault(file, row, 'values is missing.');
    if (differ.size < names.length) planning.fault(file, row, 'values: an attribute stands here twice.');
    const valueIds = names.flatMap((name) => {
      const [attribute = '', ...title] = name.split('=');
      const known = valueName(attributes.find(attribute.trim()), title.join('=').trim());
      const id = values.find(known);
      if (id === undefined) planning.fault(file, row, `values: there is no '${name}'.`);
      else if (attributes.isTwice(attribute.trim()) || values.isTwice(known))
        planning.fault(file, row, `values: '${name}' is there more than once in the shop.`);
      return id ?? [];
    });
    if (product === null) return [];
    const key = `${product} ${[...valueIds].sort((one, other) => one - other).join(' ')}`;
    const twin = planning.lineOf('variants', key, row.line);
    if (twin !== undefined) planning.fault(file, row, `is the same variant as line ${twin}.`);
    const { stock, price } = row.values;
    const quantity = quantityOf(stock);
    const differsIn = [...differ].sort().join(', ');
    return [{ ...{ file, row, product, valueIds, differsIn, quantity }, price: priceOf(price), sku: skuOf(row) }];
  });
}

const quantityOf = (stock: unknown): number | undefined => (stock === undefined ? undefined : Number(stock ?? 0));
const priceOf = (price: unknown): string | undefined => (price === undefined ? undefined : String(price ?? '0'));
function skuOf({ values: { sku } }: CatalogueRow): string | null | undefined {
  if (sku === undefined) return undefined;
  return typeof sku === 'string' ? sku : null;
}

const sameValues = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
