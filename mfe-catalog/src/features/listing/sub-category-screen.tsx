import { Listing } from '../../components/listing/listing';
import { subCategoryKind } from './sub-category-kind';
import { Titled } from './titled';

export function SubCategoryScreen() {
  return <Listing kind={subCategoryKind} head={(frame) => <Titled frame={frame} />} />;
}
