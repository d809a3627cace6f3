import type { Database } from '../db/database';
import { ofCents, toNumeric } from '../db/money';
import { eachText, nextNumber, type Texts } from './texts';

const HOUR = 3_600_000;

/**
 * A flash sale that is running now.
 *
 * @param options `starts` and `ends` in hours from now (negative: past); `prices` by product id in cents
 */
export async function aFlashSale(
  db: Database,
  options: { title?: Texts; starts?: number; ends?: number; status?: number; prices: Record<number, number> },
): Promise<{ id: number; endTime: Date }> {
  const { title = `Sale ${nextNumber()}`, starts = -1, ends = 1, status = 1, prices } = options;
  const endTime = new Date(Date.now() + ends * HOUR);
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('flash_sales')
      .values({ start_time: new Date(Date.now() + starts * HOUR), end_time: endTime, status })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('flash_sale_texts')
      .values(eachText(title).map(([language, text]) => ({ flash_sale_id: id, language, title: text })))
      .execute();
    for (const [product, price] of Object.entries(prices)) {
      await trx
        .insertInto('flash_sale_products')
        .values({ flash_sale_id: id, product_id: Number(product), price: toNumeric(ofCents(price)) })
        .execute();
    }
    return { id, endTime };
  });
}
