import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Minor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { toNumeric } from '../../db/money';

export interface NewFlashSale {
  /** must include English */
  titles: readonly (readonly [LanguageCode, string])[];
  from: Date;
  until: Date;
  /** price of each product during the sale */
  prices: ReadonlyMap<number, Minor>;
}
/** A product that cannot be in the sale at its price. */
export type Unfit = { product: number } & ({ why: 'unknown' } | { why: 'notCheaper'; price: Minor });

/**
 * Adds a flash sale (D20). A flash price applies to every variant, so it must be below the cheapest one.
 *
 * @returns its id, or the products that do not fit, in which case nothing was added
 */
export function addFlashSale(db: Database, sale: NewFlashSale): Promise<number | readonly Unfit[]> {
  return db.transaction().execute(async (trx) => {
    const unfit = await findUnfit(trx, sale.prices);
    if (unfit.length > 0) return unfit;
    const { id } = await trx
      .insertInto('flash_sales')
      .values({ start_time: sale.from, end_time: sale.until })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('flash_sale_texts')
      .values(sale.titles.map(([language, title]) => ({ flash_sale_id: id, language, title })))
      .execute();
    await trx
      .insertInto('flash_sale_products')
      .values(
        [...sale.prices].map(([product, price]) => ({
          flash_sale_id: id,
          product_id: product,
          price: toNumeric(price),
        })),
      )
      .execute();
    return id;
  });
}

async function findUnfit(trx: Database, prices: ReadonlyMap<number, Minor>): Promise<Unfit[]> {
  const { rows } = await sql<{ id: number; cheapest: Minor }>`
    select p.id, least(p.shown_price, (
      select min(stock.price) from inventory stock where stock.product_id = p.id and stock.price > 0
    )) as cheapest
    from products p where p.id = any(${[...prices.keys()]}) and p.status = 1`.execute(trx);
  const cheapest = new Map(rows.map((row) => [row.id, row.cheapest]));
  return [...prices].flatMap(([product, price]): Unfit[] => {
    const usual = cheapest.get(product);
    if (usual === undefined) return [{ product, why: 'unknown' }];
    return price < usual ? [] : [{ product, why: 'notCheaper', price: usual }];
  });
}
