import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { productLink } from 'shared-kernel/remote/entity-links';
import { collectionPage } from 'shared-kernel/remote/json-ld';
import { parseListing } from 'shared-kernel/rules/listing-query';
import { crumbsJsonLd } from '../crumbs-json-ld';
import type { ListingFrame, ListingKind, ListingPage } from './listing-kind';
import { frameOptions, listingOptions } from './listing-query';

/** JSON-LD of a listing with its products; positions continue from page to page. */
export function listingJsonLd<Extra>(kind: ListingKind<Extra>) {
  return (context: PrefetchContext): object[] => {
    const listing = keptListing(kind, context);
    if (!listing) return [];
    const { frame, page } = listing;
    const place = { title: frame.title || context.t('listing.allProducts'), path: frame.path };
    return [
      ...crumbsJsonLd(context, frame.crumbs),
      collectionPage(
        context,
        place,
        page.products.map(productLink),
        firstPosition(page, parseListing(context.search).from),
      ),
    ];
  };
}

/** The listing that `prefetch` put into the cache. */
export function keptListing<Extra>(
  kind: ListingKind<Extra>,
  { params, search, site, api, queryClient }: PrefetchContext,
): { frame: ListingFrame<Extra>; page: ListingPage } | null {
  const place = { kind, params, api, site };
  const filters = parseListing(search);
  const frame = queryClient.getQueryData<ListingFrame<Extra>>(frameOptions(place, filters).queryKey);
  const page = queryClient.getQueryData<ListingPage>(listingOptions(place, filters).queryKey);
  return frame && page ? { frame, page } : null;
}

/** Position of the first product on the screen in the whole list; all pages but the last have the same length. */
function firstPosition({ products, page, lastPage, total, more }: ListingPage, from: number): number {
  if (page >= lastPage && !more) return total - products.length + 1;
  return 1 + (from - 1) * (products.length / (page - from + 1));
}
