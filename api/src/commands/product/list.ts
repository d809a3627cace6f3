import { sql } from 'kysely';
import { toMinor } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { more } from '../catalogue/row-commands';
import { command } from '../command';
import { readShopMoney } from '../values';
import { plainAmount } from '../wording';
import { PRODUCT_FILTERS, productConditions, productFilters } from './find-products';

interface Listed {
  id: number;
  slug: string;
  title: string;
  price: string;
  offer: string | null;
  stock: number;
  store: string;
  public: boolean;
}

/** Lists the newest products. */
export const productList = command({
  verb: 'list',
  about: 'the newest products, hidden ones too, with all pieces of their variants',
  options: PRODUCT_FILTERS,
  examples: ['product list', 'product list --category dresses --hidden --json'],
  input: z.object(productFilters),
  async run({ limit, ...filters }, { db }) {
    const { digits } = await readShopMoney(db);
    const { rows } = await sql<Listed>`
      select p.id, p.slug, t.title, p.selling::text as price, p.offered::text as offer,
        (select sum(i.quantity) from inventory i where i.product_id = p.id) as stock, s.slug as store, p.status = 1 as public
      from products p join product_texts t on t.product_id = p.id and t.language = 'en' join stores s on s.id = p.store_id
      where ${await productConditions(db, filters)} order by p.id desc limit ${limit + 1}`.execute(db);
    const amount = (text: string) => plainAmount(toMinor(text), digits);
    const shown = rows.slice(0, limit).map((row) => ({
      ...row,
      price: amount(row.price),
      offer: row.offer === null ? null : amount(row.offer),
    }));
    return {
      messages: [...(shown.length === 0 ? ['There are none.'] : []), ...more(rows.length > limit)],
      rows: shown.map((row) => ({ ...row, offer: row.offer ?? '', public: row.public ? 'yes' : 'no' })),
      data: shown,
    };
  },
});
