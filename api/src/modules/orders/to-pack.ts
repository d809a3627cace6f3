import { type RawBuilder, sql } from 'kysely';
import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';

/**
 * Orders `placed` with a parcel that somebody has to pack: paid, or to be paid at the door, and not with the carrier yet.
 *
 * @param storeId whose parcel; null: of any store
 */
export const toPack = (storeId: number | null): RawBuilder<boolean> => sql`(placed.cancelled = 0 and placed.refunded = 0
  and (placed.payment_done = 1 or placed.order_method = ${OrderMethod.cashOnDelivery})
  and exists (select from parcels parcel where parcel.order_id = placed.id and ${isToPack(storeId)}))`;

/** True for each `parcel` that did not leave yet. */
export const isToPack = (storeId: number | null): RawBuilder<boolean> => sql`(
  parcel.cancelled = 0 and parcel.status < ${OrderStatus.pickedUp}
  and ${storeId === null ? sql`true` : sql`parcel.store_id = ${storeId}`})`;

/** Orders with something of a store. */
export const ofStore = (storeId: number): RawBuilder<boolean> => sql`exists (
  select from parcels parcel where parcel.order_id = placed.id and parcel.store_id = ${storeId})`;
