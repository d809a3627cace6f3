import { z } from 'zod';
import type { Desk } from '../command';
import { command, Refusal } from '../command';
import { id } from '../values';

const REVIEW = { '<id>': "of the review, see 'review list'" };

async function setHidden({ db }: Desk, review: number, hidden_at: Date | null) {
  const changed = await db
    .updateTable('reviews')
    .set({ hidden_at })
    .where('id', '=', review)
    .where('hidden_at', hidden_at ? 'is' : 'is not', null)
    .returning(['id', 'product_id'])
    .executeTakeFirst();
  if (changed) return changed;
  const there = await db.selectFrom('reviews').select('id').where('id', '=', review).executeTakeFirst();
  throw new Refusal([
    there
      ? `The review ${review} is ${hidden_at ? 'hidden' : 'shown'} already.`
      : `There is no review ${review}; see 'review list'.`,
  ]);
}

/** Hides a review from the product page. */
export const reviewHide = command({
  verb: 'hide',
  about: 'takes a review off the product page and out of its rating; whoever wrote it still sees it',
  arguments: REVIEW,
  examples: ['review hide 12'],
  input: z.object({ id: id() }),
  async run({ id: review }, desk) {
    const data = await setHidden(desk, review, desk.now);
    return { messages: [`The review ${review} is hidden.`], data };
  },
});

/** Shows a hidden review again. */
export const reviewShow = command({
  verb: 'show',
  about: 'shows a hidden review again',
  arguments: REVIEW,
  examples: ['review show 12'],
  input: z.object({ id: id() }),
  async run({ id: review }, desk) {
    const data = await setHidden(desk, review, null);
    return { messages: [`The review ${review} is shown again.`], data };
  },
});
