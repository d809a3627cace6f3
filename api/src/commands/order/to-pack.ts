import { type RawBuilder, sql } from 'kysely';
import { OrderMethod, OrderStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { Refusal } from '../command';

/** Orders that somebody has to pack: paid, or to be paid at the door, and not with the carrier yet. */
export const TO_PACK: RawBuilder<boolean> = sql`(placed.cancelled = 0 and placed.refunded = 0
  and placed.status < ${OrderStatus.pickedUp}
  and (placed.payment_done = 1 or placed.order_method = ${OrderMethod.cashOnDelivery}))`;

/** Orders with something of a store. */
export const ofStore = (storeId: number): RawBuilder<boolean> => sql`exists (
  select from ordered_products bought where bought.order_id = placed.id and bought.store_id = ${storeId})`;

/** The store of a slug or id. @throws Refusal when there is none */
export async function findStore(db: Database, name: string): Promise<number> {
  const number = /^\d{1,9}$/.test(name) ? Number(name) : null;
  const store = await db
    .selectFrom('stores')
    .select('id')
    .$if(number !== null, (query) => query.where('id', '=', number))
    .$if(number === null, (query) => query.where('slug', '=', name))
    .executeTakeFirst();
  if (!store) {
    const known = await db.selectFrom('stores').select('slug').orderBy('slug').limit(50).execute();
    throw new Refusal([`There is no store ${name}. There are: ${known.map(({ slug }) => slug).join(', ')}.`]);
  }
  return store.id;
}
