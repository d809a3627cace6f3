import { sql } from 'kysely';
import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';

/**
 * Queues the sale notices to the shop and to each store of an order, in the transaction that causes them: once the order is paid, or is to
 * be paid at the door. Called whenever that may be the case; each recipient gets one notice. Stores without an email address get none.
 */
export async function noteSale(trx: Database, orderId: number, now: Date): Promise<void> {
  await sql`
    insert into sale_notices (order_id, store_id, notice, created_at, next_try_at)
    select placed.id, told.store_id, 'sold', ${now}, ${now}
    from orders placed
    cross join lateral (
      select null::integer as store_id from settings
      union all
      select distinct store.id from ordered_products bought
      join stores store on store.id = bought.store_id and store.email is not null
      where bought.order_id = placed.id
    ) told
    where placed.id = ${orderId} and placed.cancelled = 0
      and (placed.payment_done = 1 or placed.order_method = ${OrderMethod.cashOnDelivery})
    on conflict do nothing`.execute(trx);
}

/**
 * Queues notices not to pack an order, in the transaction that cancels or refunds it. A store whose parcel
 * has left gets none.
 */
export async function noteCalledOff(trx: Database, orderId: number, now: Date): Promise<void> {
  await sql`
    insert into sale_notices (order_id, store_id, notice, created_at, next_try_at)
    select sold.order_id, sold.store_id, 'calledOff', ${now}, ${now} from sale_notices sold
    where sold.order_id = ${orderId} and sold.notice = 'sold' and exists (
      select from parcels parcel
      where parcel.order_id = sold.order_id and parcel.status < ${OrderStatus.pickedUp}
        and (sold.store_id is null or parcel.store_id = sold.store_id))
    on conflict do nothing`.execute(trx);
}

/** Queues a notice to one store not to pack its parcel, in the transaction that cancels the parcel. */
export async function noteParcelCalledOff(trx: Database, orderId: number, storeId: number, now: Date): Promise<void> {
  await sql`
    insert into sale_notices (order_id, store_id, notice, created_at, next_try_at)
    select order_id, store_id, 'calledOff', ${now}, ${now} from sale_notices
    where order_id = ${orderId} and store_id = ${storeId} and notice = 'sold'
    on conflict do nothing`.execute(trx);
}
