import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderedProduct } from 'shared-kernel/contract/orders';
import { listComma } from 'shared-kernel/rules/list-comma';
import { own } from './sheet';

/** Note below a title: variant and SKU; empty when there is neither. */
export function variantNote(
  { inventory_attributes, sku }: OrderedProduct['updated_inventory'],
  language: LanguageCode,
): string {
  const chosen = inventory_attributes.map(({ attribute_value }) => attribute_value.title).join(listComma(language));
  return [chosen, sku && own(sku)].filter(Boolean).join(' · ');
}
