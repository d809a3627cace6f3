import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { CategoryListing, type NamedTag, ProductListing } from 'shared-kernel/contract/listing';
import type { Api } from '../../http/api';
import { Fault } from '../../http/fault';
import type { CategoryQueries } from '../categories/categories.queries';
import type { Scope } from './conditions';
import { ListingQuery } from './listing-query';
import type { ListingQueries } from './listings.queries';
import type { SourceQueries } from './source.queries';

interface Queries {
  listings: ListingQueries;
  sources: SourceQueries;
  categories: CategoryQueries;
}

/** `all`: products of a category or sub-category. `products`: all, or those of a source, brand, collection or search. */
export function listingRoutes(api: Api, { listings, sources, categories }: Queries): void {
  api.answer('all', { query: ListingQuery, data: CategoryListing }, async ({ query, language, now, life }) => {
    const { category, sub_category, scope } = await placeOf(query);
    const listing = { scope, query, language, now, life, path: `${API_BASE}${CALLS.all.path}` };
    return { ...(await listings.read(listing)), category, sub_category, server_time: now.toISOString() };

    /** The sub-category wins over the category (wire contract §4). @throws Fault 404 for unknown slugs */
    async function placeOf({ category, sub_category }: ListingQuery) {
      if (sub_category !== undefined) {
        const row = await categories.subBySlug(sub_category, language);
        // a sub-category exists only below its own category
        if (!row || (category !== undefined && row.tree.slug !== category)) throw new Fault(404);
        const scope: Scope = { subCategoryId: row.sub_category.id };
        return { category: row.tree, sub_category: row.sub_category, scope };
      }
      if (category === undefined) return { category: null, sub_category: null, scope: {} };
      const tree = await categories.bySlug(category, language);
      if (!tree) throw new Fault(404);
      return { category: tree, sub_category: null, scope: { categoryId: tree.id } };
    }
  });

  api.answer('products', { query: ListingQuery, data: ProductListing }, async ({ query, language, now, life }) => {
    const source = await sources.find(query, language);
    const scope: Scope = source?.scope ? { source: source.scope } : {};
    const listing = { scope, query, language, now, life, path: `${API_BASE}${CALLS.products.path}` };
    // the page names the banner or slider that was clicked
    if (query.home_spm !== undefined || query.banner !== undefined) life.madeOf('banners');
    const [read, all_categories] = await Promise.all([
      listings.read(listing),
      query.sidebar_data ? categories.tree(language) : null,
    ]);
    const shown = source?.shown ?? (query.brand || query.collection ? null : ofTags(read.tags));
    return { ...read, source: shown, all_categories, server_time: now.toISOString() };
  });
}

/** The heading of a list of tagged products. */
function ofTags(tags: readonly NamedTag[] = []): ProductListing['source'] {
  if (tags.length === 0) return null;
  const titles = [...new Map(tags.map(({ id, title }) => [id, title]))];
  return { id: 1, title: titles.map(([, title]) => title).join(' · '), slug: titles.map(([slug]) => slug).join('-') };
}
