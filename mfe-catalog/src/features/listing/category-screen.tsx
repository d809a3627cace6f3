import { Listing } from '../../components/listing/listing';
import { categoryKind } from './category-kind';
import { Titled } from './titled';

export function CategoryScreen() {
  return <Listing kind={categoryKind} head={(frame) => <Titled frame={frame} />} />;
}
