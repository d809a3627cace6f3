import { z } from 'zod';
import { ListIntent } from './compare';
import { Count, Id } from './envelope';

/** POST `rating-review/helpful`: sets or removes the caller's 'helpful' vote on another user's review (issue 13). */
export const HelpfulAction = z.object({ review_id: Id, action: ListIntent });
/** The new state; the count includes all accounts. */
export const HelpfulVote = z.object({ helpful: z.boolean(), helpful_count: Count });
export type HelpfulVote = z.infer<typeof HelpfulVote>;

/** Response of `rating-review/helpful?product_id=`: ids of the product's reviews that the caller found helpful. */
export const HelpfulReviews = z.array(Id);
export type HelpfulReviews = z.infer<typeof HelpfulReviews>;
