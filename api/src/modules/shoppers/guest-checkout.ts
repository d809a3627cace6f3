import { Visibility } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import { Refused } from '../../http/refused';

/**
 * Refuses guests unless the shop sells to guests (`setting.guest_checkout`, which the storefront reads in `common`).
 * A guest's cart is kept in any case: it is merged at login (D30).
 *
 * @throws Refused for a guest who may not order
 */
export async function refuseGuestsIfClosed(db: Database, caller: Caller): Promise<void> {
  if (caller.kind === 'user') return;
  const settings = await db.selectFrom('settings').select('guest_checkout').executeTakeFirst();
  if (settings && settings.guest_checkout !== Visibility.public) throw new Refused('shoppers.logInToOrder');
}
