import { Listing } from '../../components/listing/listing';
import { brandKind } from './named-kind';
import { Titled } from './titled';

export function BrandScreen() {
  return <Listing kind={brandKind} head={(frame) => <Titled frame={frame} />} />;
}
