import { sql } from 'kysely';
import { toMinor } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { isCalled } from '../../modules/catalogue-files/row-names';
import { more } from '../catalogue/row-commands';
import { rowName } from '../catalogue/row-options';
import { noSuchRow } from '../catalogue/write-row';
import { command, Refusal } from '../command';
import { PRODUCT_FILTERS, productConditions, productFilters, variantName } from '../product/find-products';
import { readShopMoney } from '../values';
import { plainAmount } from '../wording';

interface Priced {
  product: string;
  price: string;
  offer: string | null;
}

/** Lists prices of products. */
export const priceList = command({
  verb: 'list',
  about: 'what products cost, the newest first',
  options: { ...PRODUCT_FILTERS, '--offered': 'only those that are offered for less' },
  examples: ['price list --offered', 'price list --store bazaar-basics --json'],
  input: z.object({ ...productFilters, offered: z.boolean().default(false) }),
  async run({ limit, offered, ...filters }, { db }) {
    const { digits } = await readShopMoney(db);
    const { rows } = await sql<Priced>`
      select p.slug as product, p.selling::text as price, p.offered::text as offer from products p
      where ${await productConditions(db, filters)} and (${!offered} or p.offered is not null)
      order by p.id desc limit ${limit + 1}`.execute(db);
    const shown = rows.slice(0, limit).map((row) => ({
      product: row.product,
      price: plainAmount(toMinor(row.price), digits),
      offer: row.offer === null ? null : plainAmount(toMinor(row.offer), digits),
    }));
    return {
      messages: [...(shown.length === 0 ? ['There are none.'] : []), ...more(rows.length > limit)],
      rows: shown.map(({ offer, ...row }) => ({ ...row, offer: offer ?? '' })),
      data: shown,
    };
  },
});

/** Shows the prices of one product and its variants. */
export const priceShow = command({
  verb: 'show',
  about: 'what a product costs, and those of its variants that cost something else',
  arguments: { '<product>': 'its slug' },
  examples: ['price show red-dress'],
  input: z.object({ product: rowName() }),
  async run({ product }, desk) {
    const { currency, digits } = await readShopMoney(desk.db);
    const { rows } = await sql<Priced & { variant: string | null; own: string }>`
      select x.slug as product, x.selling::text as price, x.offered::text as offer, ${variantName} as variant, i.price::text as own
      from products x join inventory i on i.product_id = x.id where ${isCalled('products', [product])} order by i.id`.execute(
      desk.db,
    );
    const [first] = rows;
    if (!first) throw new Refusal([await noSuchRow(desk, { file: 'products', noun: 'product', name: [product] })]);
    const amount = (text: string) => plainAmount(toMinor(text), digits);
    const variants = rows.flatMap(({ variant, own }) =>
      variant !== null && toMinor(own) > 0 ? [{ variant, price: amount(own) }] : [],
    );
    const price = amount(first.price);
    const offer = first.offer === null ? null : amount(first.offer);
    return {
      messages: [`${product} costs ${price} ${currency}${offer === null ? '' : `, and is offered for ${offer}`}.`],
      rows: variants,
      data: { product, currency, price, offer, variants },
    };
  },
});
