import { useRef } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { priceOf } from 'shared-kernel/rules/price';

/**
 * What has changed since the page was rendered: a cached page may have an outdated price or stock. Null without a change; the end
 * of a flash sale is shown by its countdown instead.
 * @param variantId the chosen variant, whose own price is compared
 */
export function useOfferChange(product: ProductDetail, variantId: number | undefined): 'price' | 'stock' | null {
  const sent = useRef(product);
  if (priceAt(sent.current, product.server_time, variantId) !== priceAt(product, product.server_time, variantId))
    return 'price';
  return stockOf(sent.current) === stockOf(product) ? null : 'stock';
}

function priceAt(product: ProductDetail, now: string, variantId: number | undefined): number {
  const variant = product.inventory.find(({ id }) => id === variantId);
  return priceOf(product, new Date(now), variant).current;
}

/** Ids of the variants in stock, as text to compare. */
function stockOf({ inventory }: ProductDetail): string {
  return inventory
    .filter((variant) => variant.quantity > 0)
    .map((variant) => variant.id)
    .sort((a, b) => a - b)
    .join();
}
