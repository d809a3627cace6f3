import type { ProductDetail } from 'shared-kernel/contract/product';

/** A product that the shop stopped selling while its page was open: what was read stays to read, and nothing of it can be had. */
export function withdrawn(product: ProductDetail): ProductDetail {
  return { ...product, in_stock: false, inventory: [], vouchers: [] };
}

/** Products that are sold have a variant at least. */
export const isWithdrawn = ({ inventory }: Pick<ProductDetail, 'inventory'>): boolean => inventory.length === 0;
