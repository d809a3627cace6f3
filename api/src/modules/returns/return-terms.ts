import { sql } from 'kysely';
import type { NoReturnReason } from 'shared-kernel/contract/product';
import type { ReturnTerms } from 'shared-kernel/contract/returns';
import { dayOf, daysLater } from '../../http/moments';

/** Return terms promised with a line, and the state of its pieces. */
export interface TermsRecord {
  possible: boolean;
  reason: NoReturnReason | null;
  /** counted from the day of delivery */
  days: number;
  free: boolean;
  /** ISO 8601; null: the store's parcel has not arrived, or was cancelled */
  delivered_at: string | null;
  /** pieces neither refunded nor held by a return; 0 when the whole order is being refunded */
  left: number;
}

/** The return terms of a line `bought` of an order `placed`, as JSON. */
export const RETURN_TERMS = sql<TermsRecord>`(
  select json_build_object('possible', terms.possible, 'reason', terms.reason, 'days', terms.days, 'free', terms.free,
    'delivered_at', (
      select step.at from parcels parcel join parcel_steps step on step.parcel_id = parcel.id and step.status = 5
      where parcel.order_id = bought.order_id and parcel.store_id = bought.store_id and parcel.cancelled = 0
    ), 'left', case when placed.refunded = 1 or exists (
      select from refunds back join payments tried on tried.id = back.payment_id
      where tried.order_id = placed.id and tried.state = 'paid'
    ) then 0 else bought.quantity - held_pieces(bought.id) - gone_pieces(bought.id) end)
  from return_terms terms where terms.ordered_product_id = bought.id)`;

/** Clock and calendar for the deadline of a return: the server's and the shop's, never the caller's. */
interface ShopDay {
  now: Date;
  /** IANA name */
  timeZone: string;
}

/** Whether, until when and how many pieces can be returned (issue 14). */
export function toReturnTerms(
  { possible, reason, days, free, delivered_at, left }: TermsRecord,
  { now, timeZone }: ShopDay,
): ReturnTerms {
  const until = delivered_at === null ? null : daysLater(dayOf(new Date(delivered_at), timeZone), days);
  const open = possible && until !== null && dayOf(now, timeZone) <= until;
  return { possible, reason, free, until, open, pieces: open ? Math.max(0, left) : 0 };
}
