import { sql } from 'kysely';
import { decimalText, type Minor, toMinor } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { rowName } from '../catalogue/row-options';
import { writeRow } from '../catalogue/write-row';
import { command, type Desk, type Report } from '../command';
import { changeSold, findSold, nameOf, type Sold, VARIANT_OPTION } from '../stock/change-sold';
import { always, amount, checkAmounts, line, readShopMoney } from '../values';
import { plainAmount, plainMoment } from '../wording';

/** In the format of a file's cell, with all fraction digits an amount can have. */
const cell = (minor: Minor): string => decimalText(minor, 3);
const WRITTEN: Readonly<Record<string, string>> = { price: '<price>', offer_price: '--offer' };

/** Sets the price of a product or a variant. */
export const priceSet = command({
  verb: 'set',
  about: 'what a product costs, and for how much it is offered; or what one of its variants costs',
  arguments: { '<product>': 'its slug', '<price>': 'the regular price, such as 24.90' },
  options: {
    '--offer <amount>': 'below it; without this an offer stays as it is',
    '--end-offer': 'the offer ends',
    ...VARIANT_OPTION,
  },
  examples: [
    'price set red-dress 24.90 --offer 19.90',
    'price set red-dress 24.90 --end-offer',
    'price set red-dress 29.90 --variant "Size=XL"',
  ],
  input: z
    .object({
      product: rowName(),
      price: amount(),
      offer: amount().optional(),
      endOffer: z.boolean().default(false),
      variant: line(200).optional(),
    })
    .refine(({ offer, endOffer }) => !(offer !== undefined && endOffer), {
      ...always('endOffer'),
      message: 'ends the offer that --offer makes.',
    })
    .refine(({ offer, endOffer, variant }) => !variant || (offer === undefined && !endOffer), {
      ...always('variant'),
      message: 'has no offer of its own: offers are for the whole product.',
    }),
  async run({ product, price, offer, endOffer, variant }, desk) {
    const money = await readShopMoney(desk.db);
    checkAmounts(money, { '<price>': price, '--offer': offer });
    const sold = await findSold(desk, { product, variant, whole: true });
    if (sold.variant !== null) return ofVariant(desk, sold, price);
    const cells = {
      price: cell(price),
      ...(offer !== undefined && { offer_price: cell(offer) }),
      ...(endOffer && { offer_price: '' }),
    };
    const wrote = (column: string) => WRITTEN[column] ?? column;
    const { changed } = await writeRow(desk, { noun: 'product', file: 'products', name: [product], cells, wrote });
    const outcome = changed.length > 0 ? 'has changed' : 'was so already';
    return {
      messages: [`The price of ${product} ${outcome}.`, ...(await dearerSales(desk, product, money.digits))],
      rows: changed.map(({ column, before, after }) => ({ column, before: before ?? '-', after: after ?? '-' })),
      data: { product, variant: null, changed },
    };
  },
});

async function ofVariant(desk: Desk, sold: Sold, price: Minor): Promise<Report> {
  const { before, after } = await changeSold(desk, sold, 'price', () => cell(price));
  return {
    messages: [`${nameOf(sold)} costs ${after}; before ${before || "the product's price"}.`],
    data: { product: sold.slug, variant: sold.variant, changed: [{ column: 'price', before: before || null, after }] },
  };
}

/** Messages about flash sales whose price is not below the product's regular one. */
async function dearerSales({ db, now }: Desk, product: string, digits: number): Promise<string[]> {
  const { rows } = await sql<{ id: number; price: string; until: Date }>`
    select f.id, offer.price::text as price, f.end_time as until
    from flash_sale_products offer join flash_sales f on f.id = offer.flash_sale_id join products p on p.id = offer.product_id
    where p.slug = ${product} and f.status = 1 and f.end_time > ${now} and offer.price >= coalesce(p.offered, p.selling)
    order by f.start_time`.execute(db);
  return rows.map(
    ({ id, price, until }) =>
      `Flash sale ${id} sells it for ${plainAmount(toMinor(price), digits)} until ${plainMoment(until)}, which is no less: flash-sale end ${id}.`,
  );
}
