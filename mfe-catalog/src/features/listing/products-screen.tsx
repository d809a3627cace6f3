import { Listing } from '../../components/listing/listing';
import { productsKind } from './products-kind';
import { Titled } from './titled';

export function ProductsScreen() {
  return <Listing kind={productsKind} head={(frame) => <Titled frame={frame} />} />;
}
