import { Visibility } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';

export type VoucherEnd = 'ended' | 'unknown' | 'over';

/** Ends a voucher now; one that has not started is made private. Orders that hold it keep it. */
export function endVoucher(db: Database, code: string, now: Date): Promise<VoucherEnd> {
  return db.transaction().execute(async (trx) => {
    const voucher = await trx
      .selectFrom('vouchers')
      .select(['id', 'start_time', 'end_time', 'status'])
      .where(({ eb, fn }) => eb(fn<string>('lower', ['code']), '=', code.toLowerCase()))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!voucher) return 'unknown';
    if (voucher.end_time <= now || voucher.status !== Visibility.public) return 'over';
    await trx
      .updateTable('vouchers')
      // the end cannot lie before the start
      .set(voucher.start_time < now ? { end_time: now } : { status: Visibility.private })
      .where('id', '=', voucher.id)
      .execute();
    return 'ended';
  });
}
