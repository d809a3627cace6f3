import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../db/database';

interface ReviewOptions {
  product: number;
  rating: number;
  review: string;
  /** days after 1 January 2026 */
  day: number;
  /** number of pictures, named `{review}-1.jpg` and so on */
  images?: number;
  language?: LanguageCode;
  /** default: a new shopper */
  shopper?: number;
}

/** A review that belongs to no order. @returns its id */
export async function aReview(db: Database, options: ReviewOptions): Promise<number> {
  const { product, rating, review, day, images = 0, language, shopper } = options;
  const { id } = await db
    .insertInto('reviews')
    .values({
      product_id: product,
      shopper_id: shopper ?? (await aShopper(db, `maya-${product}-${review}@example.test`)),
      author: 'Maya Stone',
      rating,
      review,
      ...(language ? { language } : {}),
      created_at: new Date(Date.UTC(2026, 0, 1 + day)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let n = 1; n <= images; n++) {
    await db
      .insertInto('review_images')
      .values({ review_id: id, image: `${review}-${n}.jpg` })
      .execute();
  }
  return id;
}

async function aShopper(db: Database, email: string): Promise<number> {
  const user = await db
    .insertInto('users')
    .values({ name: 'Maya Stone', email })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db.insertInto('shoppers').values({ user_id: user.id }).returning('id').executeTakeFirstOrThrow();
  return id;
}
