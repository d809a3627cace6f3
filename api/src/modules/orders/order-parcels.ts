import { type RawBuilder, sql } from 'kysely';
import type { OrderParcel } from 'shared-kernel/contract/orders';

/** A parcel as the database returns it; its times are not yet in the contract's format. */
export type ParcelRecord = OrderParcel & { cancellation: { title: string; message: string } | null };

/**
 * The parcels of an order as JSON, in the order of their creation: one per store, with the carrier and the times of its statuses.
 * They contain no personal data (D41), except the shop's message about a cancelled parcel, which is kept apart for its shopper only.
 *
 * @param order column with the order's id, such as `placed.id`
 */
export const parcelsOfOrder = (order: string): RawBuilder<ParcelRecord[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'store_id', parcel.store_id, 'status', parcel.status, 'cancelled', parcel.cancelled, 'carrier', parcel.carrier,
    'tracking_code', parcel.tracking_code, 'tracking_link', parcel.tracking_link,
    'status_history', (
      select coalesce(json_agg(json_build_object('status', step.status, 'at', step.at) order by step.status), '[]')
      from parcel_steps step where step.parcel_id = parcel.id
    ), 'cancellation', (
      select json_build_object('title', off.title, 'message', off.message) from parcel_cancellations off
      where off.parcel_id = parcel.id
    )
  ) order by parcel.id), '[]')
  from parcels parcel where parcel.order_id = ${sql.ref(order)})`;

export function toParcel({ status_history, ...parcel }: ParcelRecord): OrderParcel {
  return {
    ...parcel,
    status_history: status_history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
  };
}
