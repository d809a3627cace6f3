import { readTrackingCode } from 'shared-kernel/rules/tracking-code';
import type { Database } from '../../db/database';
import { IdParam } from '../../http/parameters';

/** Id of the order with this number or code, without an access check; null when there is none. */
export async function findOrderId(db: Database, named: number | string): Promise<number | null> {
  // an id outside the column's range names no order
  if (typeof named === 'number') return IdParam.safeParse(named).success ? named : null;
  const code = readTrackingCode(named);
  if (code === null) return null;
  const order = await db.selectFrom('orders').select('id').where('tracking_code', '=', code).executeTakeFirst();
  return order?.id ?? null;
}
