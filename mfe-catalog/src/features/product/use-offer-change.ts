import { useRef } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { priceOf } from 'shared-kernel/rules/price';

/**
 * What has changed since the page was sent: a kept page may be older than the shop's latest price or its last piece. Null as long
 * as the page said the truth; the running out of a flash sale is told by its countdown.
 */
export function useOfferChange(product: ProductDetail): 'price' | 'stock' | null {
  const sent = useRef(product);
  const now = new Date(product.server_time);
  if (priceOf(sent.current, now).current !== priceOf(product, now).current) return 'price';
  return stockOf(sent.current) === stockOf(product) ? null : 'stock';
}

/** Which variants can be had, as text to compare. */
function stockOf({ inventory }: ProductDetail): string {
  return inventory
    .filter((variant) => variant.quantity > 0)
    .map((variant) => variant.id)
    .sort((a, b) => a - b)
    .join();
}
