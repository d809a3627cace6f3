import { OrderMethod } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';

/** Whether an online method has keys and its gateway accepts the currency. */
export type IsConfigured = (method: number, currency: string) => boolean;

/** Payment methods that are enabled and usable in the shop's currency, by number (S155, D32); cash on delivery needs no keys. */
export async function offeredMethods(
  db: Database,
  isConfigured: IsConfigured,
): Promise<{ method: number; preselected: boolean }[]> {
  const rows = await db
    .selectFrom('payment_methods')
    .select(['method', 'preselected'])
    .select((row) => row.selectFrom('settings').select('currency').as('shop_currency'))
    .where('enabled', '=', true)
    .orderBy('method')
    .execute();
  const payable = (method: number, shop: string | null) =>
    method === OrderMethod.cashOnDelivery || isConfigured(method, shop ?? 'USD');
  return rows.filter(({ method, shop_currency }) => payable(method, shop_currency));
}

export async function isOffered(db: Database, method: number, isConfigured: IsConfigured): Promise<boolean> {
  return (await offeredMethods(db, isConfigured)).some((offered) => offered.method === method);
}
