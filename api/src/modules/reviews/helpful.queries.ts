import type { Database } from '../../db/database';
import { isPublic } from '../listings/tile';

export function createHelpfulQueries(db: Database) {
  return {
    /** Ids of the product's reviews that this user marked as helpful. */
    async list(userId: number, productId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('review_helpful as vote')
        .innerJoin('reviews as r', 'r.id', 'vote.review_id')
        .innerJoin('products as p', 'p.id', 'r.product_id')
        .select('vote.review_id')
        .where('vote.user_id', '=', userId)
        .where('r.product_id', '=', productId)
        .where(isPublic)
        .orderBy('vote.review_id')
        .execute();
      return rows.map(({ review_id }) => review_id);
    },
  };
}
