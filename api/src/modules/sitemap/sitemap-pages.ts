import { type RawBuilder, sql } from 'kysely';
import type { SitemapKind } from 'shared-kernel/contract/sitemap';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import type { ProductColumns } from '../listings/product-columns';
import { isPublic } from '../listings/tile';
import { type Listed, listingDates } from './listing-dates';

export interface PageRow {
  id: number;
  slug: string;
  /** slug of a sub-category's category */
  parent: string | null;
  image: string | null;
  /** null when the time of the last change is unknown */
  updated_at: Date | null;
}

interface Pages {
  /** a query for `PageRow`s of the pages public at that time, with unique ids */
  readonly rows: (now: Date, products: ProductColumns) => RawBuilder<PageRow>;
  readonly path: (row: PageRow) => string;
}

/** The latest change of a public product in each listing; without listings that have none. */
const changes = (products: ProductColumns, by: Listed) => {
  const dates = listingDates(products, by);
  return sql`unnest(${[...dates.keys()]}::int[], ${[...dates.values()].map((ms) => new Date(ms))}::timestamptz[]) changed (id, at)`;
};

/**
 * Query and path for each kind of page. A listing changes when one of its products does; an empty one is
 * left out. A store has its own page even without products.
 */
export const SITEMAP_PAGES: Readonly<Record<SitemapKind, Pages>> = {
  products: {
    rows: () => sql`select p.id, p.slug, null::text as parent, p.image, p.updated_at from products p where ${isPublic}`,
    path: ({ id, slug }) => promisedLink('product', { main: slug, id }),
  },
  categories: {
    rows: (_, products) => sql`
      select c.id, c.slug, null::text as parent, c.image, changed.at as updated_at
      from categories c join ${changes(products, 'category')} on changed.id = c.id where c.status = 1`,
    path: ({ slug }) => promisedLink('category', { category: slug }),
  },
  'sub-categories': {
    rows: (_, products) => sql`
      select sc.id, sc.slug, c.slug as parent, sc.image, changed.at as updated_at
      from sub_categories sc join categories c on c.id = sc.category_id
      join ${changes(products, 'subCategory')} on changed.id = sc.id where sc.status = 1 and c.status = 1`,
    path: ({ parent, slug }) => promisedLink('sub-category', { category: parent ?? '', subCategory: slug }),
  },
  brands: {
    rows: (_, products) => sql`
      select b.id, b.slug, null::text as parent, b.image, changed.at as updated_at
      from brands b join ${changes(products, 'brand')} on changed.id = b.id where b.status = 1`,
    path: ({ id, slug }) => promisedLink('brand', { main: slug, brand: id }),
  },
  collections: {
    rows: (_, products) => sql`
      select c.id, c.slug, null::text as parent, null::text as image, changed.at as updated_at
      from collections c join ${changes(products, 'collections')} on changed.id = c.id where c.status = 1`,
    path: ({ id, slug }) => promisedLink('collection', { main: slug, collection: id }),
  },
  stores: {
    rows: (_, products) => sql`
      select st.id, st.slug, null::text as parent, st.image, changed.at as updated_at
      from stores st left join ${changes(products, 'store')} on changed.id = st.id where st.status = 1`,
    path: ({ slug }) => promisedLink('store', { slug }),
  },
  pages: {
    rows: () => sql`
      select g.id, g.slug, null::text as parent, null::text as image, g.updated_at from pages g where g.status = 1`,
    path: ({ slug }) => promisedLink('page', { slug }),
  },
  'flash-sales': {
    // an ended sale is 404; an upcoming one changes when it starts
    rows: (now) => sql`
      select f.id, ''::text as slug, null::text as parent, null::text as image,
        case when f.start_time <= ${now} then f.start_time end as updated_at
      from flash_sales f where f.status = 1 and f.end_time > ${now}`,
    path: ({ id }) => promisedLink('flash-sale', { id }),
  },
};
