import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '../command';
import { count, id, moment, readMoments } from '../values';
import { plainMoment } from '../wording';

interface ReviewRow {
  id: number;
  product_id: number;
  product: string;
  rating: number;
  author: string;
  review: string;
  photos: number;
  written: Date;
  hidden: Date | null;
}

/** Letters of a review shown in the table. */
const SHOWN = 60;

/** Lists the newest reviews of the whole shop. */
export const reviewList = command({
  verb: 'list',
  about: 'the newest reviews, or those of a product, with few stars, or that are hidden',
  options: {
    '--product <id>': 'of one product',
    '--max-rating <stars>': 'with at most so many stars',
    '--hidden': 'only those that nobody sees',
    '--since <time>': 'written at this time or later',
    '--limit <number>': 'how many (20)',
  },
  examples: ['review list', 'review list --max-rating 2 --since 2026-12-01 --json'],
  input: z.object({
    product: id().optional(),
    maxRating: count().optional(),
    hidden: z.boolean().default(false),
    since: moment().optional(),
    limit: count().default(20),
  }),
  async run({ product, maxRating, hidden, since, limit }, { db }) {
    const conditions = [
      product === undefined ? sql`true` : sql`r.product_id = ${product}`,
      maxRating === undefined ? sql`true` : sql`r.rating <= ${maxRating}`,
      hidden ? sql`r.hidden_at is not null` : sql`true`,
      since === undefined ? sql`true` : sql`r.created_at >= ${(await readMoments(db, { since })).since}`,
    ];
    const { rows } = await sql<ReviewRow>`
      select r.id, r.product_id, said.title as product, r.rating, r.author, r.review, r.created_at as written,
        r.hidden_at as hidden, (select count(*) from review_images i where i.review_id = r.id) as photos
      from reviews r join product_texts said on said.product_id = r.product_id and said.language = 'en'
      where ${sql.join(conditions, sql` and `)} order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
    return {
      ...(rows.length === 0 && { messages: ['There are none.'] }),
      rows: rows.map(({ product_id: _, ...row }) => ({
        ...row,
        review: row.review.length > SHOWN ? `${row.review.slice(0, SHOWN)}…` : row.review,
        written: plainMoment(row.written),
        hidden: row.hidden ? 'hidden' : '',
      })),
      data: rows,
    };
  },
});
