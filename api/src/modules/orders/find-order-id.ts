import { readTrackingCode } from 'shared-kernel/rules/tracking-code';
import type { Database } from '../../db/database';
import { IdParam } from '../../http/parameters';

/** The id of the order that a number or a code names, whoever may see it; null for what names none. */
export async function findOrderId(db: Database, named: number | string): Promise<number | null> {
  // no order has an id that the column cannot hold
  if (typeof named === 'number') return IdParam.safeParse(named).success ? named : null;
  const code = readTrackingCode(named);
  if (code === null) return null;
  const order = await db.selectFrom('orders').select('id').where('tracking_code', '=', code).executeTakeFirst();
  return order?.id ?? null;
}
