import type { ProductDetail } from 'shared-kernel/contract/product';

/** A product withdrawn while its page was open: the page stays readable, but nothing can be bought. */
export function withdrawn(product: ProductDetail): ProductDetail {
  return { ...product, in_stock: false, inventory: [], vouchers: [] };
}

/** Products on sale have at least one variant. */
export const isWithdrawn = ({ inventory }: Pick<ProductDetail, 'inventory'>): boolean => inventory.length === 0;
