import { Listing } from '../../components/listing/listing';
import type { ListingFrame } from '../../components/listing/listing-kind';
import { StoreHead } from './store-head';
import { type StoreFacts, storeKind } from './store-kind';

const storeHead = ({ extra }: ListingFrame<StoreFacts>) => <StoreHead {...extra} />;

/** `/shop/{slug}` (S127): the store and its products. */
export function StoreScreen() {
  return <Listing kind={storeKind} head={storeHead} />;
}
