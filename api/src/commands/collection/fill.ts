import { z } from 'zod';
import { fillCollection } from '../../modules/collections/fill-collection';
import { amountOf, CONDITIONS } from '../../modules/collections/written-rule';
import { command, Misuse, Refusal } from '../command';
import { checkAmounts, line, readShopMoney } from '../values';

/** A condition as an option, with the rules of catalogue files. */
const option = <Name extends keyof typeof CONDITIONS>(name: Name) => {
  const { pattern, must, read } = CONDITIONS[name];
  return z
    .string()
    .trim()
    .regex(pattern, must)
    .transform((written) => read(written) as ReturnType<(typeof CONDITIONS)[Name]['read']>)
    .optional();
};

/** Fills a collection by a rule. */
export const collectionFill = command({
  verb: 'fill',
  about: 'makes a collection hold the products that meet a rule, and no others',
  arguments: { '<collection>': "its slug, as 'collection list' shows it" },
  options: {
    '--tag <slug>': 'products with this tag',
    '--min-rating <stars>': 'average stars, such as 4.5',
    '--min-reviews <count>': 'so many reviews at least',
    '--min-discount <percent>': 'so much off the regular price at least',
    '--max-price <amount>': 'what they cost at most',
    '--max-age <days>': 'days since they came into the shop at most',
  },
  examples: [
    'collection fill loved-by-shoppers --min-rating 4.5 --min-reviews 10',
    'collection fill gifts-under-25 --tag gift --max-price 25',
  ],
  input: z.object({
    collection: line(200),
    tag: option('tag'),
    minRating: option('min-rating'),
    minReviews: option('min-reviews'),
    minDiscount: option('min-discount'),
    maxPrice: option('max-price'),
    maxAge: option('max-age'),
  }),
  async run({ collection, ...rule }, { db, now }) {
    if (Object.values(rule).every((value) => value === undefined))
      throw new Misuse(['Name at least one condition, such as --min-rating 4.5.']);
    checkAmounts(await readShopMoney(db), { '--max-price': amountOf(rule) });
    if (rule.tag !== undefined) {
      const tag = await db.selectFrom('tags').select('id').where('slug', '=', rule.tag).executeTakeFirst();
      if (!tag) throw new Refusal([`There is no tag ${rule.tag}.`]);
    }
    const products = await db.transaction().execute((trx) => fillCollection(trx, collection, rule, now));
    if (products === undefined) throw new Refusal([`There is no collection ${collection}; see 'collection list'.`]);
    return { messages: [`The collection ${collection} holds ${products} products.`], data: { collection, products } };
  },
});
