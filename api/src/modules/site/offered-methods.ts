import { OrderMethod } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';

/** Whether there are keys for an online method. */
export type IsConfigured = (method: number) => boolean;

/** Ways of paying that are switched on and can be carried out, by number (S155, D32); cash on delivery needs no keys. */
export async function offeredMethods(
  db: Database,
  isConfigured: IsConfigured,
): Promise<{ method: number; preselected: boolean }[]> {
  const rows = await db
    .selectFrom('payment_methods')
    .select(['method', 'preselected'])
    .where('enabled', '=', true)
    .orderBy('method')
    .execute();
  return rows.filter(({ method }) => method === OrderMethod.cashOnDelivery || isConfigured(method));
}

export async function isOffered(db: Database, method: number, isConfigured: IsConfigured): Promise<boolean> {
  return (await offeredMethods(db, isConfigured)).some((offered) => offered.method === method);
}
