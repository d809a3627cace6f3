import { type RawBuilder, sql } from 'kysely';
import type { OrderParcel } from 'shared-kernel/contract/orders';

/** A parcel as the database has it; its moments are still to be written as the contract does. */
export type ParcelRecord = OrderParcel & { cancellation: { title: string; message: string } | null };

/**
 * The parcels of an order as JSON, as they were made (`parcels`): one for each store, with the carrier and the dates of its steps. They
 * tell of no person (D41), but for the shop's words about one that was called off by itself: only its shopper reads them.
 *
 * @param order the order's id, such as `placed.id`
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
