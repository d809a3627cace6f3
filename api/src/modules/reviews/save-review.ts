import type { LanguageCode } from 'shared-kernel/contract/languages';
import { REVIEW_IMAGES } from 'shared-kernel/contract/review-images';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import type { SentFile } from '../../http/files';
import { Refused } from '../../http/refused';
import { lockShopper, lockShopperOf } from '../shoppers/shopper';
import type { PictureStore } from '../uploads/picture-store';
import { type KeptPicture, keepPictures, type RefusedPicture, TOO_MANY } from '../uploads/sent-pictures';
import type { Workshop } from '../uploads/workshop';
import { findOwnReview, findPurchase, type OwnReviewRow, type Purchase } from './own-review.queries';
import { writtenLanguage } from './written-language';

export interface ReviewInput {
  orderId: number;
  productId: number;
  rating: number;
  review: string;
  /** language of the page that submits the review */
  language: LanguageCode;
  /** ids of pictures to delete; those of other reviews are ignored */
  deletedImages: readonly number[];
}

/** Who writes: the caller, or a browser that has opened the link of the order's mails, on behalf of the shopper who placed it. */
export interface Reviewer {
  by: Caller | 'link';
  shopperId: number;
}

interface Dependencies {
  db: Database;
  workshop: Workshop;
  store: PictureStore;
  clock: () => Date;
}

/**
 * Creates the caller's review of a delivered product, or updates the existing one of this order (S195, D42). Pictures are
 * converted and stored before the transaction, so that no row ever refers to a missing file; unused and deleted pictures are removed
 * after it. A process that dies in between leaves at most five pictures whose names nobody knows, which does not justify a cleanup job.
 *
 * @param by who placed the order, or `link`: a browser that has opened the order's link (docs/decisions/0084)
 * @param shopperId the order's shopper, if the caller has access to the order
 * @returns the saved review and the rejected files
 * @throws Refused when the caller did not buy the product or it is not delivered; nothing has changed then
 */
export async function saveReview(
  { db, workshop, store, clock }: Dependencies,
  { by, shopperId }: Reviewer,
  input: ReviewInput,
  files: readonly SentFile[],
): Promise<{ review: OwnReviewRow; refused: RefusedPicture[] }> {
  // checks first, so that no work is done for somebody who may not review
  await reviewable(db, shopperId, input);
  const language = await writtenLanguage(input.review, input.language);

  const kept: KeptPicture[] = [];
  try {
    const refused = await keepPictures(files, { workshop, store }, kept);
    const done = await db.transaction().execute((trx) => write(trx, by, { ...input, language }, kept, clock()));
    await store.remove(done.unused);
    return { review: done.review, refused: [...refused, ...done.refused].toSorted((a, b) => a.file - b.file) };
  } catch (error) {
    await store.remove(kept.map(({ image }) => image));
    throw error;
  }
}

/** @throws Refused, with the same message for an unknown order, somebody else's order, and one without this product */
async function reviewable(
  db: Database,
  shopperId: number,
  input: Pick<ReviewInput, 'orderId' | 'productId'>,
): Promise<Purchase> {
  const purchase = await findPurchase(db, shopperId, input);
  if (!purchase) throw new Refused('reviews.notFound');
  if (!purchase.delivered) throw new Refused('reviews.notDelivered');
  return purchase;
}

/** @param input `language`: that of the text */
async function write(
  trx: Database,
  by: Reviewer['by'],
  input: Omit<ReviewInput, 'language'> & { language: LanguageCode | null },
  kept: readonly KeptPicture[],
  now: Date,
) {
  // locking the shopper serialises concurrent submissions, so that together they add no sixth picture
  const shopperId = by === 'link' ? await lockShopperOf(trx, input.orderId) : await lockShopper(trx, by);
  if (shopperId === null) throw new Refused('reviews.notFound');
  const { author } = await reviewable(trx, shopperId, input);
  const { orderId, productId, rating, review, language } = input;
  const written = { author, rating, review, language, updated_at: now };
  const { id } = await trx
    .insertInto('reviews')
    .values({ order_id: orderId, product_id: productId, shopper_id: shopperId, created_at: now, ...written })
    .onConflict((conflict) => conflict.constraint('reviews__once').doUpdateSet(written))
    .returning('id')
    .executeTakeFirstOrThrow();
  const deleted = await deleteImages(trx, id, input.deletedImages);
  const { unused, refused } = await addImages(trx, id, kept);
  const saved = await findOwnReview(trx, shopperId, input);
  if (!saved) throw new Error(`review ${id} is not there after it was written`);
  return { review: saved, refused, unused: [...deleted, ...unused] };
}

async function deleteImages(trx: Database, reviewId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const deleted = await trx
    .deleteFrom('review_images')
    .where('review_id', '=', reviewId)
    .where('id', 'in', ids)
    .returning('image')
    .execute();
  return deleted.map(({ image }) => image);
}

async function addImages(trx: Database, reviewId: number, kept: readonly KeptPicture[]) {
  const there = await trx.selectFrom('review_images').select('fingerprint').where('review_id', '=', reviewId).execute();
  let room = REVIEW_IMAGES.most - there.length;
  const unused: string[] = [];
  const refused: RefusedPicture[] = [];
  for (const { file, image, fingerprint } of kept) {
    const known = there.some((row) => row.fingerprint?.equals(fingerprint));
    if (!known && room > 0) {
      await trx.insertInto('review_images').values({ review_id: reviewId, image, fingerprint }).execute();
      room -= 1;
      continue;
    }
    unused.push(image);
    if (!known) refused.push({ file, reason: TOO_MANY });
  }
  return { unused, refused };
}
