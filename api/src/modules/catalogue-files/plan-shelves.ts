import { PriceType } from 'shared-kernel/contract/enums';
import { given, type Planning, TITLE, textColumn } from './plan-catalogue';
import type { CatalogueRow } from './read-folder';
import { englishTitle, slugOf, usual } from './row-values';

/** Plans taxes, stores, brands, categories, tags and bundle deals, to which products refer. */
export async function planShelves(planning: Planning): Promise<void> {
  const { plan } = planning;
  await planning.eachRow(
    'taxes',
    'tax_rules',
    ({ values }) => String(values.title ?? ''),
    (row, id, file) => {
      const { values } = row;
      if (values.type === 'percent' && Number(values.price) > 100)
        planning.fault(file, row, 'price: a share must be at most 100.');
      plan.put(
        'tax_rules',
        { id },
        {
          title: values.title,
          type: values.type === 'percent' ? PriceType.percent : PriceType.flat,
          price: values.price ?? '0',
        },
      );
    },
  );
  await planning.eachRow('stores', 'stores', slugOf, (row, id, file) => {
    const { values } = row;
    const split = given(file, {
      image: ['image', planning.picture(row)],
      public: usual(row).public,
      ships_from_country: ['ships_from_country', values.ships_from_country],
      dispatch_days: ['dispatch_days', values.dispatch_days],
      email: ['email', values.email],
      mail_language: ['mail_language', values.mail_language ?? 'en'],
    });
    plan.put('stores', { id }, { slug: values.slug, ...split.given }, split.first);
    const columns = {
      name: textColumn('name'),
      about: textColumn('meta_description'),
      city: textColumn('ships_from_city'),
    };
    planning.texts('store_texts', 'store_id', id, { file, row, columns });
  });
  await planning.eachRow('brands', 'brands', slugOf, (row, id, file) => {
    const split = given(file, { image: ['image', planning.picture(row)], ...usual(row) });
    plan.put('brands', { id }, { slug: row.values.slug, ...split.given }, split.first);
    planning.texts('brand_texts', 'brand_id', id, { file, row, columns: TITLE });
  });
  await planCategories(planning);
  await planning.eachRow('tags', 'tags', slugOf, (row, id, file) => {
    plan.put('tags', { id }, { slug: row.values.slug });
    planning.texts('tag_texts', 'tag_id', id, { file, row, columns: TITLE });
  });
  await planning.eachRow('bundle-deals', 'bundle_deals', englishTitle, (row, id, file) => {
    const { buy, free } = row.values;
    if (!(Number(free) > 0 && Number(buy) > Number(free)))
      planning.fault(file, row, 'free must be above 0 and below buy: free pieces are among those in the cart.');
    plan.put('bundle_deals', { id }, { buy, free });
    planning.texts('bundle_deal_texts', 'bundle_deal_id', id, { file, row, columns: TITLE });
  });
}

/** Sub-categories have no children, so there can be no cycle. */
async function planCategories(planning: Planning): Promise<void> {
  const { plan, catalogue } = planning;
  const file = catalogue.categories;
  if (!file) return;
  const categories = await planning.known('categories');
  const below = await planning.known('sub_categories');
  // without the column each category stays where it is
  const isTop = (row: CatalogueRow) =>
    row.values.parent === undefined ? below.find(slugOf(row)) === undefined : row.values.parent === null;
  const parents = new Map(file.rows.filter((row) => !isTop(row)).map((row) => [row.values.parent, row]));
  const lower = new Set<unknown>(file.rows.filter((row) => !isTop(row)).map(slugOf));
  const slugs = new Set<string>();
  for (const row of file.rows) {
    const slug = slugOf(row);
    const own = parents.get(slug);
    if (slugs.has(slug)) planning.fault(file, row, `the slug ${slug} stands here twice.`);
    else if (row.values.parent === slug) planning.fault(file, row, 'is its own parent.');
    else if (own && !isTop(row))
      planning.fault(
        file,
        row,
        `has a parent, and is the parent of line ${own.line}: there are only categories and sub-categories, no third level.`,
      );
    else if (below.find(slug) !== undefined && categories.find(slug) !== undefined)
      planning.fault(file, row, 'is on both levels in the shop, so nobody can tell which is meant.');
    else if (isTop(row) ? below.find(slug) !== undefined : categories.find(slug) !== undefined)
      planning.fault(
        file,
        row,
        'is on the other level in the shop: a category cannot become a sub-category, nor the other way round.',
      );
    slugs.add(slug);
  }
  const only = (isIncluded: (row: CatalogueRow) => boolean) => (row: CatalogueRow) =>
    isIncluded(row) ? slugOf(row) : '';
  await planning.eachRow('categories', 'categories', only(isTop), (row, id) => {
    const { featured: _, ...own } = usual(row);
    const split = given(file, { image: ['image', planning.picture(row)], ...own });
    plan.put('categories', { id }, { slug: row.values.slug, ...split.given }, split.first);
    planning.texts('category_texts', 'category_id', id, { file, row, columns: TITLE });
  });
  await planning.eachRow(
    'categories',
    'sub_categories',
    only((row) => !isTop(row)),
    (row, id) => {
      // a fault already, of the parent's row
      if (lower.has(row.values.parent)) return;
      const category_id = planning.refer(file, row, 'parent', categories, 'category');
      const split = given(file, {
        parent: ['category_id', category_id],
        image: ['image', planning.picture(row)],
        ...usual(row),
      });
      plan.put('sub_categories', { id }, { slug: row.values.slug, ...split.given }, split.first);
      planning.texts('sub_category_texts', 'sub_category_id', id, { file, row, columns: TITLE });
    },
  );
}
