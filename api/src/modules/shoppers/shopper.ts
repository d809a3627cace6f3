import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import { Fault } from '../../http/fault';
import { hashToken } from '../../http/find-user';

const ownedBy = (caller: Caller) =>
  caller.kind === 'user'
    ? ({ user_id: caller.id, guest_token_hash: null } as const)
    : ({ user_id: null, guest_token_hash: hashToken(caller.userToken) } as const);

const shopperOf = (db: Database, caller: Caller) => {
  const { user_id, guest_token_hash } = ownedBy(caller);
  return db
    .selectFrom('shoppers')
    .select('id')
    .where(
      user_id === null ? sql<boolean>`guest_token_hash = ${guest_token_hash}` : sql<boolean>`user_id = ${user_id}`,
    );
};

/** The shopper of a caller, who owns cart, addresses and orders. Null before the first write, and without a caller. */
export async function findShopper(db: Database, caller: Caller | null): Promise<number | null> {
  if (!caller) return null;
  // a user's shopper never changes: signing in merges the guest into it (`mergeGuest`)
  if (caller.kind === 'user' && typeof caller.shopperId === 'number') return caller.shopperId;
  const shopper = await shopperOf(db, caller).executeTakeFirst();
  return shopper?.id ?? null;
}

/**
 * The caller's shopper, created if missing and locked until the transaction ends. Every write to a cart or an order starts
 * here, so a shopper's own requests are serialised; rows of `inventory` are locked after it, by id.
 *
 * @throws Fault 401 when the caller's account has been deleted meanwhile
 */
export async function lockShopper(trx: Database, caller: Caller): Promise<number> {
  // A guest's shopper is deleted when the guest signs in (`mergeGuest`). A request that waited for it retries.
  for (;;) {
    const known = await shopperOf(trx, caller).forUpdate().executeTakeFirst();
    if (known) return known.id;
    if (caller.kind === 'user' && !(await isThere(trx, caller.id))) throw new Fault(401);
    const made = await trx
      .insertInto('shoppers')
      .values(ownedBy(caller))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return made.id;
  }
}

/** False if another tab deleted the account while this call waited. */
async function isThere(trx: Database, userId: number): Promise<boolean> {
  return Boolean(await trx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst());
}

/** The shopper of an order, locked until the transaction ends, before other rows as everywhere; null: there is no such order. */
export async function lockShopperOf(trx: Database, orderId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from shoppers where id = (select shopper_id from orders where id = ${orderId}) for update`.execute(trx);
  return rows[0]?.id ?? null;
}
