import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { FlashSale } from 'shared-kernel/contract/site';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text } from '../../db/texts';
import { isPublic, joinFlash, tile } from '../listings/tile';

/** Products shown of each sale (wire contract §1). */
const PREVIEW = 9;

/** A sale without its products as JSON; wants `flash_sales f`. */
const sale = (language: LanguageCode) => sql`json_build_object(
  'id', f.id, 'title', ${text(language, 'flash_sale_texts', 'f.id')}, 'start_time', f.start_time,
  'end_time', f.end_time, 'status', f.status)`;

export function createFlashSaleQueries(db: Database) {
  async function list(condition: RawBuilder<unknown>, language: LanguageCode, now: Date): Promise<FlashSale[]> {
    const { rows } = await sql<{
      sale: Omit<FlashSale, 'public_products'>;
      public_products: FlashSale['public_products'];
    }>`${keptPlan}
      select ${sale(language)} as sale, products.tiles as public_products
      from flash_sales f, lateral (
        select json_agg(x.tile) as tiles from (
          select ${tile(language)} as tile from (
            select p.id, p.sold_out, offer.price / p.selling as share
            from flash_sale_products offer join products p on p.id = offer.product_id
            where offer.flash_sale_id = f.id and ${isPublic}
            order by p.sold_out, share, p.id limit ${sql.lit(PREVIEW)}) best
          join products p on p.id = best.id ${joinFlash(now)}
          order by best.sold_out, best.share, p.id) x) products
      where f.status = 1 and f.end_time > ${now} and ${condition} and products.tiles is not null
      order by f.start_time > ${now}, f.end_time, f.id`.execute(db);
    return rows.map((row) => ({ ...row.sale, public_products: row.public_products }));
  }

  return {
    /** Running sales with their best offers; sales without public products are left out. */
    running: (language: LanguageCode, now: Date) => list(sql`f.start_time <= ${now}`, language, now),

    /** Running sales, then those to come. */
    runningAndComing: (language: LanguageCode, now: Date) => list(sql`true`, language, now),

    /** A public sale that is not over, or undefined. */
    async byId(id: number, language: LanguageCode, now: Date): Promise<Omit<FlashSale, 'public_products'> | undefined> {
      const { rows } = await sql<{ sale: Omit<FlashSale, 'public_products'> }>`
        select ${sale(language)} as sale from flash_sales f
        where f.id = ${id} and f.status = 1 and f.end_time > ${now}`.execute(db);
      return rows[0]?.sale;
    },
  };
}
export type FlashSaleQueries = ReturnType<typeof createFlashSaleQueries>;
