import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { link } from 'shared-kernel/platform/links';

const PARAM = 'review';

/** Address of the form for a review of a product from an order (S192). */
export const reviewPath = (orderId: number, productId: number) => link('order', { id: orderId, review: productId });

/** id of the link to it, which takes the focus when the form closes */
export const reviewLinkId = (productId: number) => `review-of-${productId}`;

/** The item whose review the URL opens; null without one or when it cannot be reviewed (D42). */
export function reviewedItem(order: OrderDetail, search: URLSearchParams): OrderedProduct | null {
  if (order.status !== OrderStatus.delivered || order.cancelled === 1) return null;
  const wanted = search.get(PARAM);
  return order.ordered_products.find(({ product }) => String(product.id) === wanted) ?? null;
}
