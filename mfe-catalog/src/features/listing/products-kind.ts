import { NotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductListing } from 'shared-kernel/contract/listing';
import { listingParams } from 'shared-kernel/rules/listing-query';
import { FILTER_GROUPS, type ListingKind, toChoices, toListingPage } from '../../components/listing/listing-kind';

const mainPath = (main: string) => `/${encodeURIComponent(main)}/products`;

/**
 * `/{main}/products`: all products; with `home_spm` or `banner` those of a source (S085, D3); with `tags` those with these tags, under
 * the tags' slugs (decision 80). Without source and tags any `{main}` is accepted: it is a word of the link, not a key. Unknown tags
 * alone are a 404.
 */
export const productsKind: ListingKind = {
  id: 'products',
  subject: ['source', 'banner', 'query', 'tags'],
  groups: FILTER_GROUPS,
  sortable: true,
  nameKey: 'listing.allProducts',
  // a source's products are listed in their categories, and `{main}` may be any word (D3)
  noindex: true,
  path: ({ main = '' }) => mainPath(main),
  async read({ api, params: { main = '' }, filters, sidebar, signal }) {
    const { data } = await api.request<ProductListing>(CALLS.products, {
      query: { ...listingParams(filters), sidebar_data: sidebar },
      signal,
    });
    // an empty list under an unknown tag would suggest that it is out of stock; older APIs return no tag names
    if (filters.tags.length > 0 && data.tags?.length === 0 && !data.source) throw new NotFound(`tags ${filters.tags}`);
    const own = mainPath(data.source?.slug || main);
    return {
      frame: {
        title: data.source?.title ?? '',
        path: own,
        crumbs: data.source ? [{ title: data.source.title, path: own }] : [],
        neighbours: [],
        extra: undefined,
      },
      page: toListingPage(data.result, data.server_time),
      choices: toChoices(data),
    };
  },
};
