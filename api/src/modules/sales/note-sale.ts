import { sql } from 'kysely';
import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';

/**
 * Notes that the shop and each store of an order are to be told what they sold, in the transaction that made it so: once it is paid, or to
 * be paid at the door. Called whenever that may have come about; everybody is noted once. Stores without an address are told nothing.
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
 * Notes that whoever was to pack an order is told not to, in the transaction that cancels it or gives its money back. A store whose parcel
 * has left is told nothing.
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

/** Notes that one store is told not to pack its part, in the transaction that calls its parcel off. */
export async function noteParcelCalledOff(trx: Database, orderId: number, storeId: number, now: Date): Promise<void> {
  await sql`
    insert into sale_notices (order_id, store_id, notice, created_at, next_try_at)
    select order_id, store_id, 'calledOff', ${now}, ${now} from sale_notices
    where order_id = ${orderId} and store_id = ${storeId} and notice = 'sold'
    on conflict do nothing`.execute(trx);
}
