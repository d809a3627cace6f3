import { sql } from 'kysely';
import { z } from 'zod';
import { isCalled } from '../../modules/catalogue-files/row-names';
import { more } from '../catalogue/row-commands';
import { rowName } from '../catalogue/row-options';
import { noSuchRow } from '../catalogue/write-row';
import { command, Refusal } from '../command';
import { PRODUCT_FILTERS, productConditions, productFilters, variantName } from '../product/find-products';
import { count } from '../values';

interface Pieces {
  product: string;
  variant: string | null;
  sku: string | null;
  pieces: number;
}

/** Lists stock, lowest first. */
export const stockList = command({
  verb: 'list',
  about: 'pieces of products and variants, the fewest first',
  options: { ...PRODUCT_FILTERS, '--below <pieces>': 'of which there are fewer; 1: what is sold out' },
  examples: ['stock list --below 5', 'stock list --below 1 --store bazaar-basics --json'],
  input: z.object({ ...productFilters, below: count().optional() }),
  async run({ limit, below, ...filters }, { db }) {
    const { rows } = await sql<Pieces>`
      select p.slug as product, ${variantName} as variant, i.sku, i.quantity as pieces
      from inventory i join products p on p.id = i.product_id
      where ${await productConditions(db, filters)} and (${below ?? null}::integer is null or i.quantity < ${below ?? null})
      order by i.quantity, p.id, i.id limit ${limit + 1}`.execute(db);
    const shown = rows.slice(0, limit);
    return {
      messages: [...(shown.length === 0 ? ['There are none.'] : []), ...more(rows.length > limit)],
      rows: shown.map(written),
      data: shown,
    };
  },
});

/** Shows the stock of one product. */
export const stockShow = command({
  verb: 'show',
  about: 'the pieces of a product, of each variant',
  arguments: { '<product>': 'its slug' },
  examples: ['stock show red-dress'],
  input: z.object({ product: rowName() }),
  async run({ product }, desk) {
    const { rows } = await sql<Pieces>`
      select x.slug as product, ${variantName} as variant, i.sku, i.quantity as pieces
      from inventory i join products x on x.id = i.product_id where ${isCalled('products', [product])} order by i.id`.execute(
      desk.db,
    );
    if (rows.length === 0)
      throw new Refusal([await noSuchRow(desk, { file: 'products', noun: 'product', name: [product] })]);
    return { rows: rows.map(written), data: rows };
  },
});

const written = ({ product, variant, sku, pieces }: Pieces) => ({
  product,
  variant: variant ?? '',
  sku: sku ?? '',
  pieces,
});
