import type { Database } from '../db/database';

interface ReviewOptions {
  product: number;
  rating: number;
  review: string;
  /** days from the first of January 2026 */
  day: number;
  /** number of pictures: `{review}-1.jpg` and so on */
  images?: number;
}

/** A review that nobody ordered for, by a shopper of its own. */
export async function aReview(db: Database, options: ReviewOptions): Promise<void> {
  const { product, rating, review, day, images = 0 } = options;
  const user = await db
    .insertInto('users')
    .values({ name: 'Maya Stone', email: `maya-${product}-${review}@example.test` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shopper = await db
    .insertInto('shoppers')
    .values({ user_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('reviews')
    .values({
      product_id: product,
      shopper_id: shopper.id,
      author: 'Maya Stone',
      rating,
      review,
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
}
