import { PaymentStatus } from 'shared-kernel/contract/enums';
import type { CreditNote, OrderDetail } from 'shared-kernel/contract/orders';
import { parcelsOf } from 'shared-kernel/rules/order-parcels';
import type { News, NewsOf } from '../orders/order-news';
import { moneyOfParcel } from '../orders/parcel-mail';

/** The credit note that a mail concerns, of a refund or of a reduced amount due; undefined when there is none. */
export function creditNoteOfNews(
  order: OrderDetail,
  news: News,
  { storeId, partRefundId }: NewsOf = {},
): CreditNote | undefined {
  const of = (refund: number | null) => order.credit_notes?.find(({ refund_id }) => refund_id === refund);
  if (news === 'refunded') return of(null);
  // of an order that was never paid; for a paid one the refund has its own mail
  if (news === 'calledOff' && order.payment_done === PaymentStatus.unpaid) return of(null);
  if (news === 'partRefunded' && partRefundId) return of(partRefundId);
  if (news !== 'parcelCalledOff') return undefined;
  const parcel = parcelsOf(order.ordered_products, order.parcels).find(({ store }) => store.id === storeId);
  const money = parcel && moneyOfParcel(parcel, order);
  // a refund has its own mail once it is done
  return money?.left_off ? of(money.id) : undefined;
}
