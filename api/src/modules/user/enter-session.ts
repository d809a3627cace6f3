import type { SignedIn } from 'shared-kernel/contract/user';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import { Refused } from '../../http/refused';
import { createCartQueries } from '../cart/cart.queries';
import { mergeGuest, type NamedOrder, takeOpenedOrders } from '../shoppers/merge-guest';
import { findShopper } from '../shoppers/shopper';
import type { SessionDevice } from './session-device';
import { createSessions } from './sessions';
import type { UserRow } from './user.queries';

interface Entry {
  /** guest token of this browser; the guest's data become the user's (D30) */
  userToken: string | undefined;
  /** guest orders that this browser has opened by the links of their mails */
  opened: readonly NamedOrder[];
  now: Date;
  /** true: the session lasts a year */
  remember?: boolean | undefined;
  /** device on which the session is opened */
  device: SessionDevice;
  /** bearer token of the browser's previous session; it ends, so that a token never outlives a sign-in (A6) */
  replaces?: string | undefined;
}

/**
 * Final step of every way of signing in: opens a session, moves the guest's data and opened orders into the account, and returns the user.
 *
 * @param trx the transaction of the sign-in, which holds the lock of the user
 * @throws Refused when the shop has closed the account
 */
export async function enterSession(
  trx: Database,
  { id, name, email }: Pick<UserRow, 'id' | 'name' | 'email'>,
  { userToken, opened, now, remember = false, device, replaces }: Entry,
): Promise<SignedIn> {
  const account = await trx.selectFrom('users').select('closed').where('id', '=', id).executeTakeFirst();
  if (account?.closed) throw new Refused('user.closed');
  await mergeGuest(trx, id, userToken);
  await takeOpenedOrders(trx, id, opened);
  const sessions = createSessions(trx);
  if (replaces !== undefined) await sessions.close(replaces);
  const session = await sessions.open(id, { now, remember, device });
  const shown = { id, name, email, cart_count: await countCart(trx, { kind: 'user', id, token: '' }) };
  return { ...shown, ...session, user: shown };
}

/** Pieces in a caller's cart, for the badge. */
export async function countCart(db: Database, caller: Caller): Promise<number> {
  const shopperId = await findShopper(db, caller);
  return shopperId === null ? 0 : createCartQueries(db, shopperId).count();
}
