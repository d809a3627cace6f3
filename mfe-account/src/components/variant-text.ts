import type { OrderedProduct } from 'shared-kernel/contract/orders';
import { usePage } from 'shared-kernel/platform/page-context';
import { listComma } from 'shared-kernel/rules/list-comma';

type Chosen = Pick<OrderedProduct['updated_inventory'], 'inventory_attributes'>;

/** Formats a variant's values in one line, with the language's list comma: 'Teal, L'; empty without any. */
export function useVariantText(): (variant: Chosen) => string {
  const { language } = usePage();
  return ({ inventory_attributes }) =>
    inventory_attributes.map((a) => a.attribute_value.title).join(listComma(language));
}
