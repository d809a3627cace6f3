import { z } from 'zod';
import { fillCollection } from '../../modules/collections/fill-collection';
import { STARS } from '../../modules/collections/written-rule';
import { command, Misuse, Refusal } from '../command';
import { amount, checkAmounts, count, line, readShopMoney } from '../values';

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
    tag: line(200).optional(),
    minRating: z.string().regex(STARS.pattern, STARS.must).transform(Number).optional(),
    minReviews: count().optional(),
    minDiscount: count()
      .refine((percent) => percent < 100, 'must be below 100.')
      .optional(),
    maxPrice: amount().optional(),
    maxAge: count()
      .refine((days) => days < 10_000, 'must be below 10000.')
      .optional(),
  }),
  async run({ collection, maxPrice: amountAtMost, ...others }, { db, now }) {
    const rule = { ...others, maxPrice: amountAtMost && amountAtMost / 10 };
    if (Object.values(rule).every((value) => value === undefined))
      throw new Misuse(['Name at least one condition, such as --min-rating 4.5.']);
    checkAmounts(await readShopMoney(db), { '--max-price': amountAtMost });
    if (rule.tag !== undefined) {
      const tag = await db.selectFrom('tags').select('id').where('slug', '=', rule.tag).executeTakeFirst();
      if (!tag) throw new Refusal([`There is no tag ${rule.tag}.`]);
    }
    const products = await db.transaction().execute((trx) => fillCollection(trx, collection, rule, now));
    if (products === undefined) throw new Refusal([`There is no collection ${collection}; see 'collection list'.`]);
    return { messages: [`The collection ${collection} holds ${products} products.`], data: { collection, products } };
  },
});
