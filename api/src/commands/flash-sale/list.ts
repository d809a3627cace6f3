import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '../command';
import { plainMoment } from '../wording';

interface SaleRow {
  id: number;
  title: string;
  products: number;
  from: Date;
  until: Date;
  state: string;
}

/** Lists flash sales with their number of products. */
export const flashSaleList = command({
  verb: 'list',
  about: 'flash sales that run or are to come; --all names those that are over, too',
  options: { '--all': 'those that are over or withdrawn as well' },
  examples: ['flash-sale list'],
  input: z.object({ all: z.boolean().default(false) }),
  async run({ all }, { db, now }) {
    const { rows } = await sql<SaleRow>`
      select * from (
        select f.id, english.title, f.start_time as from, f.end_time as until,
          (select count(*) from flash_sale_products offer where offer.flash_sale_id = f.id) as products,
          case when f.status <> 1 then 'withdrawn' when f.end_time <= ${now} then 'over'
            when f.start_time > ${now} then 'to come' else 'running' end as state
        from flash_sales f join flash_sale_texts english on english.flash_sale_id = f.id and english.language = 'en'
      ) listed
      where ${all} or state in ('running', 'to come') order by until, id`.execute(db);
    const sales = rows.map(({ id, state, products, from, until, title }) => ({
      id,
      state,
      products,
      from: plainMoment(from),
      until: plainMoment(until),
      title,
    }));
    return { ...(sales.length === 0 && { messages: ['There are none.'] }), rows: sales, data: sales };
  },
});
