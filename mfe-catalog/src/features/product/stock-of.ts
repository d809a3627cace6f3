import type { ProductDetail } from 'shared-kernel/contract/product';
import type { Choice } from 'shared-kernel/rules/variants';

/** Most pieces that one variant with the chosen values has: of the variant itself, once all is chosen. */
export function stockOf({ inventory }: Pick<ProductDetail, 'inventory'>, choice: Choice): number {
  const fitting = inventory.filter(({ inventory_attributes }) =>
    Object.values(choice).every((id) => inventory_attributes.some((value) => value.attribute_value_id === id)),
  );
  return Math.max(0, ...fitting.map(({ quantity }) => quantity));
}
