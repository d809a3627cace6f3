import { Listing } from '../../components/listing/listing';
import { collectionKind } from './named-kind';
import { Titled } from './titled';

export function CollectionScreen() {
  return <Listing kind={collectionKind} head={(frame) => <Titled frame={frame} />} />;
}
