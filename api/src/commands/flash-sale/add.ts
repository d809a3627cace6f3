import type { Minor } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { addFlashSale, type Unfit } from '../../modules/flash-sales/add-flash-sale';
import { command, Refusal } from '../command';
import {
  always,
  amount,
  checkAll,
  checkAmounts,
  checkPeriod,
  id,
  isInOrder,
  moment,
  readMoments,
  readShopMoney,
  TITLE_OPTIONS,
  titles,
  titlesOf,
} from '../values';
import { plainAmount, plainMoment } from '../wording';

/** Values `12=9.99` of the repeatable `--product`. */
const offers = z
  .array(z.string(), 'is missing: name the products and their prices, such as --product 12=9.99.')
  .transform((all, { addIssue }) => {
    const prices = new Map<number, Minor>();
    for (const text of all) {
      const [product, price, more] = text.split('=');
      const read = [id().safeParse(product), amount().safeParse(price)] as const;
      if (!read[0].success || !read[1].success || more !== undefined)
        addIssue(`'${text}' must be an id and a price, such as 12=9.99.`);
      else if (prices.has(read[0].data)) addIssue(`names ${product} twice.`);
      else prices.set(read[0].data, read[1].data);
    }
    return prices;
  });

const whyNot = (unfit: Unfit, digits: number): string =>
  unfit.why === 'unknown'
    ? `There is no product ${unfit.product} that shoppers can see.`
    : `The product ${unfit.product} costs ${plainAmount(unfit.price, digits)} without the sale: its price must be below that.`;

/** Adds a flash sale (D20). */
export const flashSaleAdd = command({
  verb: 'add',
  about: 'adds a flash sale; while it runs its prices count before all others, for every variant',
  options: {
    ...TITLE_OPTIONS,
    '--from <time>': "2026-12-01 or 2026-12-01T09:00 in the shop's zone, or 2026-12-01T09:00+01:00",
    '--until <time>': 'the moment from which it is over',
    '--product... <id=price>': 'a product and what it costs then; give it again for each product',
  },
  examples: [
    'flash-sale add --title-en "One night" --from 2026-12-01T20:00 --until 2026-12-02T08:00 --product 12=9.99 --product 40=25',
  ],
  input: z
    .object({ ...titles, from: moment(), until: moment(), product: offers })
    .refine(isInOrder, { ...always('until'), error: 'must be later than --from.' }),
  async run({ from, until, product: prices, ...written }, { db, now }) {
    const money = await readShopMoney(db);
    const amounts = Object.fromEntries([...prices].map(([product, price]) => [`--product ${product}`, price]));
    const period = await readMoments(db, { from, until });
    checkAll(
      () => checkAmounts(money, amounts),
      () => checkPeriod(period, now),
    );
    const added = await addFlashSale(db, { titles: titlesOf(written), ...period, prices });
    if (typeof added !== 'number') throw new Refusal(added.map((unfit) => whyNot(unfit, money.digits)));
    const { from: begin, until: end } = period;
    return {
      messages: [
        `The flash sale ${added} runs from ${plainMoment(begin)} until ${plainMoment(end)}, with ${prices.size} products.`,
      ],
      data: { id: added, from: begin, until: end, products: prices.size },
    };
  },
});
