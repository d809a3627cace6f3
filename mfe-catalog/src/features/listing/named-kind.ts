import { NotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductListing } from 'shared-kernel/contract/listing';
import { brandLink, collectionLink } from 'shared-kernel/remote/entity-links';
import { listingParams } from 'shared-kernel/rules/listing-query';
import {
  type Crumb,
  FILTER_GROUPS,
  type ListingKind,
  toChoices,
  toListingPage,
} from '../../components/listing/listing-kind';

/**
 * Listings named by a query parameter: `/{main}/brand?brand={id}` and `/{main}/collection?collection={id}` (S081). The
 * parameter is the key; a wrong `{main}` redirects to the right one, a missing or unknown id is a 404.
 */
function namedKind(
  name: 'brand' | 'collection',
  group: 'brands' | 'collections',
  above: readonly Crumb[],
): ListingKind {
  return {
    id: name,
    subject: [name],
    groups: FILTER_GROUPS.filter((other) => other !== group),
    sortable: true,
    path: ({ main = '' }) => `/${encodeURIComponent(main)}/${name}`,
    async read({ api, filters, sidebar, signal }) {
      const [id] = filters[name];
      if (!id) throw new NotFound(name);
      const { data } = await api.request<ProductListing>(CALLS.products, {
        query: { ...listingParams({ ...filters, [name]: [id] }), sidebar_data: sidebar },
        signal,
      });
      if (!data.source) throw new NotFound(`${name} ${id}`);
      const source = { id, slug: data.source.slug };
      const address = name === 'brand' ? brandLink(source) : collectionLink(source);
      return {
        frame: {
          title: data.source.title,
          path: address.slice(0, address.indexOf('?')),
          crumbs: [...above, { title: data.source.title, path: address }],
          neighbours: [],
          extra: undefined,
        },
        page: toListingPage(data.result, data.server_time),
        choices: toChoices(data),
      };
    },
  };
}

export const brandKind = namedKind('brand', 'brands', []);
export const collectionKind = namedKind('collection', 'collections', []);
