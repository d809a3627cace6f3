import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { Visibility } from 'shared-kernel/contract/enums';
import { readRule } from '../collections/written-rule';
import { readUnit } from './check-amounts';
import { completeAddress } from './collection-address';
import type { FOOTERS } from './format';
import { given, type Planning, readOwned, TITLE, textColumn } from './plan-catalogue';
import type { CatalogueFile, CatalogueRow } from './read-folder';
import { namesIn, slugOf, usual } from './row-values';

const SIDES: Readonly<Record<string, number>> = { left: 1, right: 2 };
const KINDS: Readonly<Record<string, number>> = { payment: 1, social: 2 };
const FOOTER_TYPES: Readonly<Record<(typeof FOOTERS)[number], number>> = { services: 1, about: 2 };

/** Plans collections and the links in header and footer. */
export async function planContents(planning: Planning): Promise<void> {
  await planCollections(planning);
  const collections = await planning.known('collections');
  const addressOf = ({ values }: CatalogueRow) => completeAddress(String(values.url ?? ''), collections);
  const { plan } = planning;
  await planning.eachRow(
    'header-links',
    'header_links',
    (row) => (row.values.side && row.values.url ? `${SIDES[String(row.values.side)]} ${addressOf(row)}` : ''),
    (row, id, file) => {
      const { side, position } = row.values;
      const split = given(file, { position: ['position', position ?? 0] });
      plan.put('header_links', { id }, { type: SIDES[String(side)], url: addressOf(row), ...split.given }, split.first);
      planning.texts('header_link_texts', 'header_link_id', id, { file, row, columns: TITLE });
    },
  );
  await planning.eachRow(
    'footer-links',
    'footer_image_links',
    ({ values }) => (values.kind && values.title ? `${KINDS[String(values.kind)]} ${values.title}` : ''),
    (row, id, file) => {
      const { kind, title, url } = row.values;
      const { featured: _, ...own } = usual(row);
      const split = given(file, { image: ['image', planning.picture(row)], ...own });
      plan.put(
        'footer_image_links',
        { id },
        { type: KINDS[String(kind)], title, link: url, ...split.given },
        split.first,
      );
    },
  );
}

async function planCollections(planning: Planning): Promise<void> {
  const { plan, db } = planning;
  const products = await planning.known('products');
  const there = await readOwned<{ product_id: number }>(
    db,
    sql`select collection_id as owner, product_id from collection_products order by collection_id, position, product_id`,
  );
  const planRule = await collectionRules(planning);
  const lists: { id: number; ids: number[] }[] = [];
  await planning.eachRow('collections', 'collections', slugOf, (row, id, file) => {
    const split = given(file, usual(row));
    plan.put('collections', { id }, { slug: row.values.slug, ...split.given }, split.first);
    planning.texts('collection_texts', 'collection_id', id, { file, row, columns: TITLE });
    planRule(file, row, id);
    const ids = namesIn(row, 'products').flatMap((slug) => {
      const product = products.find(slug);
      if (product === undefined) planning.fault(file, row, `products: there is no product '${slug}'.`);
      return product ?? [];
    });
    if (new Set(ids).size < ids.length) planning.fault(file, row, 'products: one of them stands here twice.');
    // a different order is a change, too; collections with a rule list no products here
    const before = there.get(id)?.map(({ product_id }) => product_id) ?? [];
    if (ids.length > 0 && ids.join() !== before.join()) lists.push({ id, ids });
  });
  for (const { id, ids } of lists) {
    for (const [position, product_id] of ids.entries())
      plan.putOwned('collection_products', 'collection_id', { collection_id: id, product_id }, { position });
    plan.own('collection_products', 'collection_id', id, ['collection_id', 'product_id']);
  }
}

/** Returns a function that plans a collection's rule. Products listed by hand exclude a rule. */
async function collectionRules(planning: Planning) {
  const { plan, db } = planning;
  const rows = await db.selectFrom('collection_rules').select(['collection_id', 'rule']).execute();
  const there = new Map(rows.map(({ collection_id, rule }) => [collection_id, rule]));
  const tags = await planning.known('tags');
  const { currency, unit } = await readUnit(planning);
  return (file: CatalogueFile, row: CatalogueRow, collection_id: number) => {
    const written = namesIn(row, 'rule');
    const byHand = namesIn(row, 'products').length > 0;
    if (!file.has.has('rule') && !byHand) return;
    plan.own('collection_rules', 'collection_id', collection_id, ['collection_id']);
    if (written.length === 0) return;
    const { rule, maxPrice = 0, faults } = readRule(written);
    for (const fault of faults) planning.fault(file, row, `rule: ${fault}`);
    if (byHand) planning.fault(file, row, 'products and rule exclude each other.');
    if (rule.tag !== undefined && tags.find(rule.tag) === undefined)
      planning.fault(file, row, `rule: there is no tag '${rule.tag}'.`);
    if (maxPrice % unit !== 0) planning.fault(file, row, `rule: ${currency} cannot write the amount of max-price.`);
    const isSame = isDeepStrictEqual(there.get(collection_id), rule);
    // a new or changed rule is applied in the next round
    const own = isSame ? {} : { rule, filled_at: new Date(0) };
    plan.putOwned('collection_rules', 'collection_id', { collection_id }, own);
  };
}

/** Plans content pages. */
export async function planPages(planning: Planning): Promise<void> {
  const { plan, catalogue } = planning;
  if (!catalogue.pages) return;
  const screens = await readScreens(planning);
  await planning.eachRow('pages', 'pages', slugOf, (row, id, file) => {
    const built_in = file.has.has('built_in') ? row.values.built_in : screens.get(slugOf(row));
    const { featured: _, ...own } = usual(row);
    const split = given(file, {
      ...own,
      built_in: ['page_from_component', built_in ? Visibility.public : Visibility.private],
    });
    plan.put('pages', { id }, { slug: row.values.slug, ...split.given }, split.first);
    const body = typeof built_in === 'string' ? built_in : '';
    if (body && Object.keys(row.texts.body ?? {}).length > 0)
      planning.fault(file, row, `body: a page that is the screen ${body} has no text of its own.`);
    // a built-in screen is named in place of the text
    const texts = body
      ? { ...row.texts, body: Object.fromEntries(Object.keys(row.texts.title ?? {}).map((code) => [code, body])) }
      : row.texts;
    const columns = {
      ...TITLE,
      body: textColumn('description', ''),
      meta_title: textColumn('meta_title'),
      meta_description: textColumn('meta_description'),
    };
    const { title } = file.languages;
    const written = body
      ? {
          ...file,
          has: new Set([...file.has, 'body']),
          languages: { ...file.languages, ...(title && { body: title }) },
        }
      : file;
    planning.texts('page_texts', 'page_id', id, { file: written, row: { ...row, texts }, columns });
    if (!file.has.has('footer')) return;
    for (const name of new Set(namesIn(row, 'footer') as (typeof FOOTERS)[number][])) {
      const type = FOOTER_TYPES[name];
      plan.putOwned('footer_pages', 'page_id', { page_id: id, type }, {}, { position: row.values.position ?? 0 });
    }
    plan.own('footer_pages', 'page_id', id, ['page_id', 'type']);
  });
}

/** Built-in screens by the slugs of their pages, for files without that column, which must not change them. */
async function readScreens({ db }: Planning): Promise<Map<string, string>> {
  const { rows } = await sql<{ slug: string; screen: string }>`
    select p.slug, x.description as screen from pages p join page_texts x on x.page_id = p.id and x.language = 'en'
    where p.page_from_component = ${Visibility.public}`.execute(db);
  return new Map(rows.map(({ slug, screen }) => [slug, screen]));
}
