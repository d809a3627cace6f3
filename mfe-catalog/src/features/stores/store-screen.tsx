import { Listing } from '../../components/listing/listing';
import type { ListingFrame } from '../../components/listing/listing-kind';
import { SearchInStore } from './search-in-store';
import { StoreHead } from './store-head';
import { type StoreFacts, storeKind } from './store-kind';

const storeHead = ({ extra }: ListingFrame<StoreFacts>, query: string) => (
  <>
    <StoreHead {...extra} />
    <SearchInStore slug={extra.store.slug} query={query} />
  </>
);

/** `/shop/{slug}` (S127): the store and its products, searchable with `?q=`. */
export function StoreScreen() {
  return <Listing kind={storeKind} head={storeHead} />;
}
