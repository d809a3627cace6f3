import { link } from 'shared-kernel/platform/links';
import type { PrefetchContext } from 'shared-kernel/remote/definition';
import { absolute, absolutePicture, SCHEMA_ORG } from 'shared-kernel/remote/json-ld';
import { keptListing, listingJsonLd } from '../../components/listing/listing-json-ld';
import { storeKind } from './store-kind';

const storeListing = listingJsonLd(storeKind);

/** schema.org OnlineStore: the store, its rating and its products. */
export function storeJsonLd(context: PrefetchContext): object[] {
  const listing = keptListing(storeKind, context);
  if (!listing) return [];
  const { store, rating, reviewCount } = listing.frame.extra;
  const seller = {
    ...SCHEMA_ORG,
    '@type': 'OnlineStore',
    name: store.name,
    url: absolute(context, link('store', { slug: store.slug })),
    logo: absolutePicture(context, store.image),
    ...(store.meta_description ? { description: store.meta_description } : {}),
    ...(rating > 0 && reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }
      : {}),
  };
  return [seller, ...storeListing(context)];
}
