import { type RawBuilder, sql } from 'kysely';
import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';

/**
 * True for orders `placed` with a parcel to pack: paid or to be paid at the door, and not with the carrier yet. Not once a full refund is
 * recorded, even if the gateway has not given it yet.
 *
 * @param storeId whose parcel; null: any store
 */
export const toPack = (storeId: number | null): RawBuilder<boolean> => sql`(placed.cancelled = 0 and placed.refunded = 0
  and not exists (
    select from refunds back join payments tried on tried.id = back.payment_id
    where tried.order_id = placed.id and tried.state = 'paid')
  and (placed.payment_done = 1 or placed.order_method = ${OrderMethod.cashOnDelivery})
  and exists (select from parcels parcel where parcel.order_id = placed.id and ${isToPack(storeId)}))`;

/** True for each `parcel` that has not left yet and has a piece that is not refunded. */
export const isToPack = (storeId: number | null): RawBuilder<boolean> => sql`(
  parcel.cancelled = 0 and parcel.status < ${OrderStatus.pickedUp}
  and ${storeId === null ? sql`true` : sql`parcel.store_id = ${storeId}`}
  and exists (
    select from ordered_products line
    where line.order_id = parcel.order_id and line.store_id = parcel.store_id and line.quantity > gone_pieces(line.id)))`;

/** True for orders with a parcel of the store. */
export const ofStore = (storeId: number): RawBuilder<boolean> => sql`exists (
  select from parcels parcel where parcel.order_id = placed.id and parcel.store_id = ${storeId})`;
