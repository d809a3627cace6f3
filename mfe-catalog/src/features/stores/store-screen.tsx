import { Listing } from '../../components/listing/listing';
import { StoreHead } from './store-head';
import { storeKind } from './store-kind';

/** `/shop/{slug}` (S127): the store and its products. */
export function StoreScreen() {
  return <Listing kind={storeKind} head={({ extra }) => <StoreHead {...extra} />} />;
}
