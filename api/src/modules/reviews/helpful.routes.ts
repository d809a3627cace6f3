import { HelpfulAction, HelpfulReviews, HelpfulVote } from 'shared-kernel/contract/helpful';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { IdParam } from '../../http/parameters';
import { createHelpfulQueries } from './helpful.queries';
import { voteHelpful } from './vote-helpful';

/** Votes a minute: nobody reads faster. */
const VOTES = 30;

/** `rating-review/helpful`, for users only: browsers create guest tokens themselves, so guests could vote without limit. */
export function helpfulRoutes(api: Api, { db }: { db: Database }): void {
  const helpful = createHelpfulQueries(db);

  api.answer('voteHelpful', { body: HelpfulAction, data: HelpfulVote, limit: VOTES }, async ({ caller, body }) => {
    const vote = await voteHelpful(db, { userId: caller.id, reviewId: body.review_id, intent: body.action });
    return new Answer(vote, { key: vote.helpful ? 'reviews.helpful' : 'reviews.helpfulTakenBack' });
  });

  // an invalid id matches none
  const query = z.object({ product_id: IdParam.catch(0) });
  api.answer('helpfulReviews', { query, data: HelpfulReviews }, ({ caller, query }) =>
    helpful.list(caller.id, query.product_id),
  );
}
