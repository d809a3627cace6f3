import type { ProductDetail } from 'shared-kernel/contract/product';
import type { Choice } from 'shared-kernel/rules/variants';

/** The highest stock of any variant with the chosen values; with a complete choice, that variant's stock. */
export function stockOf({ inventory }: Pick<ProductDetail, 'inventory'>, choice: Choice): number {
  const fitting = inventory.filter(({ inventory_attributes }) =>
    Object.values(choice).every((id) => inventory_attributes.some((value) => value.attribute_value_id === id)),
  );
  return Math.max(0, ...fitting.map(({ quantity }) => quantity));
}
