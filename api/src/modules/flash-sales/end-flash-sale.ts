import { Visibility } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';

export type FlashSaleEnd = 'ended' | 'unknown' | 'over';

/** Ends a flash sale now; one that has not started is made private. From then on its products have their usual prices. */
export function endFlashSale(db: Database, id: number, now: Date): Promise<FlashSaleEnd> {
  return db.transaction().execute(async (trx) => {
    const sale = await trx
      .selectFrom('flash_sales')
      .select(['start_time', 'end_time', 'status'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!sale) return 'unknown';
    if (sale.end_time <= now || sale.status !== Visibility.public) return 'over';
    await trx
      .updateTable('flash_sales')
      // the end cannot lie before the start
      .set(sale.start_time < now ? { end_time: now } : { status: Visibility.private })
      .where('id', '=', id)
      .execute();
    return 'ended';
  });
}
