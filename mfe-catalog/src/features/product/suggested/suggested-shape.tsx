import type { ProductDetail } from 'shared-kernel/contract/product';
import { RowShape } from '../../../components/row-shape';
import type { SuggestedList } from './suggested-query';

export interface SuggestedShapeProps {
  product: Pick<ProductDetail, 'related' | 'related_of_category'>;
  titles: Record<SuggestedList, string>;
}

/** Placeholders of both rows; the first is left out when its sub-category has no other product. */
export function SuggestedShape({ product: { related, related_of_category }, titles }: SuggestedShapeProps) {
  return (
    <>
      {!related_of_category && <RowShape title={titles.suggestion_1} products={related} />}
      <RowShape title={titles.suggestion_2} products={related_of_category ? related : undefined} />
    </>
  );
}
