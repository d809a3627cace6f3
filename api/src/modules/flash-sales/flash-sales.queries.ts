import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { ProductTile } from 'shared-kernel/contract/product';
import type { FlashSale } from 'shared-kernel/contract/site';
import type { Database } from '../../db/database';
import { keptPlan } from '../../db/kept-plan';
import { text } from '../../db/texts';
import { readTilesOf } from '../listings/read-tiles';
import { isPublic } from '../listings/tile';

/** Products shown per sale (wire contract §1). */
const PREVIEW = 9;

/** A sale without its products as JSON; needs `flash_sales f` in the query. */
const sale = (language: LanguageCode) => sql`json_build_object(
  'id', f.id, 'title', ${text(language, 'flash_sale_texts', 'f.id')}, 'start_time', f.start_time,
  'end_time', f.end_time, 'status', f.status)`;

/** A sale with the ids of its shown products. */
type Previewed = { sale: Omit<FlashSale, 'public_products'>; ids: number[] };

export function createFlashSaleQueries(db: Database) {
  async function preview(condition: RawBuilder<unknown>, language: LanguageCode, now: Date): Promise<Previewed[]> {
    const { rows } = await sql<Previewed>`${keptPlan}
      select ${sale(language)} as sale, best.ids
      from flash_sales f, lateral (select array(
        select p.id from flash_sale_products offer join products p on p.id = offer.product_id
        where offer.flash_sale_id = f.id and ${isPublic}
        order by p.sold_out, offer.price / p.selling, p.id limit ${sql.lit(PREVIEW)}) as ids offset 0) best
      where f.status = 1 and f.end_time > ${now} and ${condition} and cardinality(best.ids) > 0
      order by f.start_time > ${now}, f.end_time, f.id`.execute(db);
    return rows;
  }

  return {
    /** Running sales with the ids of their best offers; sales without public products are left out. */
    running: (language: LanguageCode, now: Date) => preview(sql`f.start_time <= ${now}`, language, now),

    /** Running sales, then upcoming ones, with their best offers. */
    async runningAndComing(language: LanguageCode, now: Date): Promise<FlashSale[]> {
      const previewed = await preview(sql`true`, language, now);
      return showSales(
        previewed,
        await readTilesOf(
          db,
          previewed.map(({ ids }) => ids),
          { language, now },
        ),
      );
    },

    /** A public sale that has not ended, or undefined. */
    async byId(id: number, language: LanguageCode, now: Date): Promise<Omit<FlashSale, 'public_products'> | undefined> {
      const { rows } = await sql<{ sale: Omit<FlashSale, 'public_products'> }>`
        select ${sale(language)} as sale from flash_sales f
        where f.id = ${id} and f.status = 1 and f.end_time > ${now}`.execute(db);
      return rows[0]?.sale;
    },
  };
}
export type FlashSaleQueries = ReturnType<typeof createFlashSaleQueries>;

/** @param tilesOf returns the existing tiles for a list of ids */
export function showSales(
  previewed: readonly Previewed[],
  tilesOf: (ids: readonly number[]) => ProductTile[],
): FlashSale[] {
  return previewed.flatMap(({ sale, ids }) => {
    const public_products = tilesOf(ids);
    return public_products.length > 0 ? { ...sale, public_products } : [];
  });
}
