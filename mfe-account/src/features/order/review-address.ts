import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { link } from 'shared-kernel/platform/links';
import { isDelivered } from 'shared-kernel/rules/order-parcels';

const PARAM = 'review';

/** Path of the form for a review of a product from an order (S192). */
export const reviewPath = ({ order }: Pick<OrderDetail, 'order'>, productId: number) =>
  link('order', { id: order, review: productId });

/** id of the link to it, which takes the focus when the form closes */
export const reviewLinkId = (productId: number) => `review-of-${productId}`;

/** The item whose review the URL opens; null without one or when it cannot be reviewed (D42). */
export function reviewedItem(order: OrderDetail, search: URLSearchParams): OrderedProduct | null {
  const productId = search.get(PARAM);
  const item = order.ordered_products.find(({ product }) => String(product.id) === productId);
  return item && isDelivered(order, item.product.store.id) ? item : null;
}
