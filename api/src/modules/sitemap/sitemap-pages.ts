import { type RawBuilder, sql } from 'kysely';
import type { SitemapKind } from 'shared-kernel/contract/sitemap';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { isPublic } from '../listings/tile';

export interface PageRow {
  id: number;
  slug: string;
  /** slug of the category that a sub-category belongs to */
  parent: string | null;
  image: string | null;
  /** null when nothing says when the page changed */
  updated_at: Date | null;
}

interface Pages {
  /** a query that gives `PageRow`s of what everybody may see at a moment, ids unique */
  readonly rows: (now: Date) => RawBuilder<PageRow>;
  readonly path: (row: PageRow) => string;
}

/**
 * The latest change among public products, by the column that says which listing they are in: one pass for all rows. Listings
 * without any are not in it.
 */
const changes = (column: 'category_id' | 'sub_category_id' | 'brand_id' | 'store_id') => sql`(
  select p.${sql.ref(column)} as id, max(p.updated_at) as at from products p where ${isPublic} group by 1) changed`;

/**
 * Where each kind of page comes from and what its address is. A listing changes when a product in it does; one that is empty is
 * nothing to find. A store has a page of its own without products as well.
 */
export const SITEMAP_PAGES: Readonly<Record<SitemapKind, Pages>> = {
  products: {
    rows: () => sql`select p.id, p.slug, null::text as parent, p.image, p.updated_at from products p where ${isPublic}`,
    path: ({ id, slug }) => promisedLink('product', { main: slug, id }),
  },
  categories: {
    rows: () => sql`
      select c.id, c.slug, null::text as parent, c.image, changed.at as updated_at
      from categories c join ${changes('category_id')} on changed.id = c.id where c.status = 1`,
    path: ({ slug }) => promisedLink('category', { category: slug }),
  },
  'sub-categories': {
    rows: () => sql`
      select sc.id, sc.slug, c.slug as parent, sc.image, changed.at as updated_at
      from sub_categories sc join categories c on c.id = sc.category_id
      join ${changes('sub_category_id')} on changed.id = sc.id where sc.status = 1 and c.status = 1`,
    path: ({ parent, slug }) => promisedLink('sub-category', { category: parent ?? '', subCategory: slug }),
  },
  brands: {
    rows: () => sql`
      select b.id, b.slug, null::text as parent, b.image, changed.at as updated_at
      from brands b join ${changes('brand_id')} on changed.id = b.id where b.status = 1`,
    path: ({ id, slug }) => promisedLink('brand', { main: slug, brand: id }),
  },
  collections: {
    rows: () => sql`
      select c.id, c.slug, null::text as parent, null::text as image, changed.at as updated_at
      from collections c join (
        select cp.collection_id as id, max(p.updated_at) as at
        from collection_products cp join products p on p.id = cp.product_id where ${isPublic} group by 1
      ) changed on changed.id = c.id where c.status = 1`,
    path: ({ id, slug }) => promisedLink('collection', { main: slug, collection: id }),
  },
  stores: {
    rows: () => sql`
      select st.id, st.slug, null::text as parent, st.image, changed.at as updated_at
      from stores st left join ${changes('store_id')} on changed.id = st.id where st.status = 1`,
    path: ({ slug }) => promisedLink('store', { slug }),
  },
  pages: {
    rows: () => sql`
      select g.id, g.slug, null::text as parent, null::text as image, g.updated_at from pages g where g.status = 1`,
    path: ({ slug }) => promisedLink('page', { slug }),
  },
  'flash-sales': {
    // over is 404; a sale to come changes when it starts
    rows: (now) => sql`
      select f.id, ''::text as slug, null::text as parent, null::text as image,
        case when f.start_time <= ${now} then f.start_time end as updated_at
      from flash_sales f where f.status = 1 and f.end_time > ${now}`,
    path: ({ id }) => promisedLink('flash-sale', { id }),
  },
};
