import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderedProduct, PartRefund } from 'shared-kernel/contract/orders';
import type { MailParcel } from '../mail/mail';
import { orderParcels } from './order-mail';
import type { News } from './order-news';

/** News of a delivery status, which does not apply to cancelled parcels. */
const STEPS: readonly News[] = ['confirmed', 'pickedUp', 'onTheWay', 'delivered'];

/** The lines of an order that the news concerns. */
export function itemsOfNews(order: OrderDetail, news: News): readonly OrderedProduct[] {
  if (!STEPS.includes(news)) return order.ordered_products;
  const off = (order.parcels ?? []).filter(({ cancelled }) => cancelled === 1).map(({ store_id }) => store_id);
  return order.ordered_products.filter(({ product }) => !off.includes(product.store.id));
}

/**
 * The parcels that a mail lists.
 *
 * @param part a partial refund: the mail lists its pieces without amounts, because it states the sum. A refund without lines lists nothing
 */
export function newsParcels(order: OrderDetail, news: News, language: LanguageCode, part?: PartRefund): MailParcel[] {
  if (!part) return orderParcels({ ...order, ordered_products: [...itemsOfNews(order, news)] }, language);
  const ordered_products = part.lines.flatMap(({ id, quantity }) =>
    order.ordered_products.filter((item) => item.id === id).map((item) => ({ ...item, quantity })),
  );
  return orderParcels({ ...order, ordered_products }, language).map(({ lines, ...parcel }) => ({
    ...parcel,
    note: null,
    lines: lines.map((line) => ({ ...line, amount: '' })),
  }));
}
