import { sql } from 'kysely';
import { Visibility } from 'shared-kernel/contract/enums';
import { given, type Planning, readOwned, TITLE, textColumn } from './plan-catalogue';
import { productSpecifications } from './plan-product-facts';
import { planPlainStock } from './plan-stock';
import type { CatalogueFile, CatalogueRow } from './read-folder';
import { namesIn, slugOf, usual } from './row-values';

const TEXTS = {
  ...TITLE,
  description: textColumn('description', ''),
  overview: textColumn('overview'),
  badge: textColumn('badge'),
  unit: textColumn('unit'),
  keywords: textColumn('keywords', ''),
  meta_title: textColumn('meta_title'),
  meta_description: textColumn('meta_description'),
};

/** Plans products with stock, pictures, tags and specifications; their texts follow later. */
export async function planProducts(planning: Planning): Promise<void> {
  const { plan, catalogue } = planning;
  const file = catalogue.products;
  if (!file) return;
  const shelves = await readShelves(planning, file);
  const tags = await planning.known('tags');
  const planFacts = file.has.has('specifications') ? await productSpecifications(planning, file) : null;
  const ids = new Map<number, CatalogueRow>();
  const offers = await readOffers(planning, file);
  await planning.eachRow('products', 'products', slugOf, (row, id, _file, isNew) => {
    ids.set(id, row);
    const split = shelves(row, isNew);
    const offer = offers.get(id);
    if (offer !== undefined && offer >= Number(row.values.price))
      planning.fault(
        file,
        row,
        `price must be above ${offer}, for which the shop offers it: give an offer_price, or none.`,
      );
    const pictures = namesIn(row, 'images').map((cell) => planning.pictures.get(cell) ?? '');
    // tiles show the first picture of the gallery
    if (file.has.has('images')) split.given.image = pictures[0] ?? '';
    else split.first.image = '';
    plan.put('products', { id }, { slug: row.values.slug, ...split.given }, split.first);
  });
  await planPlainStock(planning, file, ids);
  if (file.has.has('images')) await planImages(planning, ids);
  for (const [id, row] of ids) {
    planFacts?.(row, id);
    if (!file.has.has('tags')) continue;
    for (const slug of new Set(namesIn(row, 'tags'))) {
      const tag_id = tags.find(slug);
      if (tag_id === undefined) planning.fault(file, row, `tags: there is no tag '${slug}'.`);
      else plan.putOwned('product_tags', 'product_id', { product_id: id, tag_id });
    }
    plan.own('product_tags', 'product_id', id, ['product_id', 'tag_id']);
  }
}

/** Current offer prices, by product, if the file has no offer prices: they must stay below the file's prices. */
async function readOffers({ db }: Planning, file: CatalogueFile): Promise<Map<number, number>> {
  if (file.has.has('offer_price')) return new Map();
  const { rows } = await sql<{ id: number; offered: number }>`
    select id, offered::float8 as offered from products
    where slug = any(${file.rows.map(slugOf)}::text[]) and offered is not null`.execute(db);
  return new Map(rows.map(({ id, offered }) => [id, offered]));
}

/**
 * Plans the texts of products. It runs after the variants are written, because their values are part of the search data of a text,
 * which are then computed only once.
 */
export async function planProductTexts(planning: Planning): Promise<void> {
  const file = planning.catalogue.products;
  if (!file) return;
  const known = await planning.known('products');
  for (const row of file.rows) {
    const id = known.find(slugOf(row));
    if (id !== undefined) planning.texts('product_texts', 'product_id', id, { file, row, columns: TEXTS });
  }
}

async function planImages(planning: Planning, rows: ReadonlyMap<number, CatalogueRow>): Promise<void> {
  const { plan } = planning;
  const images = await readOwned<{ image: string }>(
    planning.db,
    sql`select product_id as owner, image from product_images where product_id = any(${[...rows.keys()]})
      order by product_id, position, id`,
  );
  const changed = [...rows].flatMap(([id, row]) => {
    const names = namesIn(row, 'images').map((cell) => planning.pictures.get(cell) ?? '');
    const there = images.get(id)?.map(({ image }) => image) ?? [];
    return names.join('|') === there.join('|') ? [] : [{ id, wanted: names }];
  });
  const numbers = planning.numbersOf('product_images');
  await planning.reserve(
    numbers,
    changed.reduce((sum, { wanted: names }) => sum + names.length, 0),
  );
  for (const { id, wanted: names } of changed) {
    for (const [position, image] of names.entries())
      plan.putOwned('product_images', 'product_id', { id: numbers.another() }, { product_id: id, image, position });
    plan.own('product_images', 'product_id', id, ['id']);
  }
}

/** Returns a function that gives a row's columns, after loading everything rows refer to. */
async function readShelves(planning: Planning, file: CatalogueFile) {
  const categories = await planning.known('categories');
  const below = await planning.known('sub_categories');
  const brands = await planning.known('brands');
  const stores = await planning.known('stores');
  const taxes = await planning.known('tax_rules');
  const rules = await planning.known('shipping_rules');
  const kinds = await planning.known('kinds');
  const deals = await planning.known('bundle_deals');
  const parents = new Map(
    (await planning.db.selectFrom('sub_categories').select(['id', 'category_id']).execute()).map((row) => [
      row.id,
      row.category_id,
    ]),
  );
  for (const row of planning.catalogue.categories?.rows ?? []) {
    const [sub, top] = [below.find(slugOf(row)), categories.find(String(row.values.parent ?? ''))];
    // a sub-category may move together with its products; a trial run moves nothing, so it keeps the current parent
    if (sub !== undefined && top !== undefined && (planning.numbered || !parents.has(sub))) parents.set(sub, top);
  }
  const onlyStore = stores.only();
  return (row: CatalogueRow, isNew: boolean) => {
    const { values } = row;
    const category = String(values.category ?? '');
    const sub_category_id = below.find(category) ?? null;
    const category_id = sub_category_id === null ? categories.find(category) : parents.get(sub_category_id);
    if (category_id === undefined && category)
      planning.fault(file, row, `category: there is no category '${category}'.`);
    // possible by SQL only: files cannot create this
    if (sub_category_id !== null && categories.find(category) !== undefined)
      planning.fault(
        file,
        row,
        `category: '${category}' is on both levels in the shop, so nobody can tell which is meant.`,
      );
    const store_id = values.store ? planning.refer(file, row, 'store', stores, 'store') : onlyStore;
    if (store_id === null && !values.store && (isNew || file.has.has('store')))
      planning.fault(file, row, 'store is missing: there is more than one, or none.');
    if (values.offer_price && Number(values.offer_price) >= Number(values.price))
      planning.fault(
        file,
        row,
        `offer_price must be below price. It is ${values.offer_price}, and price is ${values.price}.`,
      );
    const warranty = termOf(values.warranty);
    const returns = termOf(values.returns);
    const { position: _, ...own } = usual(row);
    const split = given(file, {
      ...own,
      store: ['store_id', store_id],
      brand: ['brand_id', planning.refer(file, row, 'brand', brands, 'brand')],
      tax: ['tax_rule_id', planning.refer(file, row, 'tax', taxes, 'tax rule')],
      shipping: ['shipping_rule_id', planning.refer(file, row, 'shipping', rules, 'rule of shipping')],
      kind: ['kind_id', planning.refer(file, row, 'kind', kinds, 'kind')],
      bundle_deal: ['bundle_deal_id', planning.refer(file, row, 'bundle_deal', deals, 'bundle deal')],
      offer_price: ['offered', values.offer_price],
      free_return: ['free_return', values.free_return ?? false],
    });
    const promise = (has: boolean) => (has ? split.given : split.first);
    Object.assign(promise(file.has.has('warranty')), { warranty: warranty.promised, warranty_months: warranty.long });
    Object.assign(promise(file.has.has('returns')), { refundable: returns.promised, return_days: returns.long });
    Object.assign(split.given, { category_id, sub_category_id, selling: values.price });
    return split;
  };
}

const termOf = (value: unknown) =>
  (value as { promised: number; long: number | null } | null | undefined) ?? {
    promised: Visibility.private,
    long: null,
  };
