import { sql } from 'kysely';
import type { ListIntent } from 'shared-kernel/contract/compare';
import type { HelpfulVote } from 'shared-kernel/contract/helpful';
import type { Database } from '../../db/database';
import { Refused } from '../../http/refused';
import { isPublic } from '../listings/tile';

/**
 * Adds or removes a user's helpful vote on a review. Concurrent clicks are serialised; the database counts the votes.
 *
 * @returns the new state
 * @throws Refused for an unknown review, one of a private product, and the user's own
 */
export function voteHelpful(
  db: Database,
  { userId, reviewId, intent }: { userId: number; reviewId: number; intent: NonNullable<ListIntent> },
): Promise<HelpfulVote> {
  return db.transaction().execute(async (trx) => {
    // lock the user's row, because the vote's row may not exist yet
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const { rows } = await sql<HelpfulVote & { own: boolean }>`
      select r.helpful_count, author.user_id is not distinct from ${userId} as own,
        exists (select from review_helpful v where v.review_id = r.id and v.user_id = ${userId}) as helpful
      from reviews r join products p on p.id = r.product_id join shoppers author on author.id = r.shopper_id
      where r.id = ${reviewId} and r.hidden_at is null and ${isPublic}`.execute(trx);
    const review = rows[0];
    if (!review) throw new Refused('reviews.gone');
    if (review.own) throw new Refused('reviews.own');
    const helpful = intent === 'toggle' ? !review.helpful : intent === 'add';
    if (helpful === review.helpful) return { helpful, helpful_count: review.helpful_count };
    if (helpful) await trx.insertInto('review_helpful').values({ review_id: reviewId, user_id: userId }).execute();
    else {
      await trx.deleteFrom('review_helpful').where('review_id', '=', reviewId).where('user_id', '=', userId).execute();
    }
    const counted = await trx
      .selectFrom('reviews')
      .select('helpful_count')
      .where('id', '=', reviewId)
      .executeTakeFirstOrThrow();
    return { helpful, ...counted };
  });
}
