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
  /** the guest's token of this browser; what it has becomes the user's (D30) */
  userToken: string | undefined;
  /** orders of guests that this browser has opened by the links of their mails */
  opened: readonly NamedOrder[];
  now: Date;
  /** the session lasts a year */
  remember?: boolean | undefined;
  /** where the session is opened */
  device: SessionDevice;
  /** bearer of the session that this browser had; it ends, so that a token never outlives a sign-in (A6) */
  replaces?: string | undefined;
}

/**
 * Every way of signing in ends here: opens a session, takes over what the guest of this browser has and has opened, and says who is signed in.
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
