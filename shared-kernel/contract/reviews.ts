import { z } from 'zod';
import { Count, Id, Moment, pageOf, Stars } from './envelope';
import { LANGUAGES } from './languages';
import { Banner } from './site';

/** A review as shown to everybody (spec §3). */
export const Review = z.object({
  id: Id,
  product_id: Id,
  rating: Stars,
  review: z.string(),
  created_at: Moment,
  /** `created_at` as text in the caller's `time_zone` */
  created: z.string(),
  /** first name and initial: 'Amina K.' */
  user: z.object({ name: z.string() }),
  review_images: z.array(z.object({ id: Id, image: z.string() })),
  /** language of the text, one of the shop's; null without a text or in any other language (issue 13) */
  language: z.enum(LANGUAGES).nullable().optional(),
  /** the reviewer bought the product here: it was delivered, or paid and not cancelled */
  verified: z.boolean().optional(),
  /** number of accounts that found it helpful */
  helpful_count: Count.optional(),
});
export type Review = z.infer<typeof Review>;

/**
 * Fields of POST `rating-review/action`, multipart: these and the files of `images[]` (S192, D42). One review per order and
 * product: sending again updates it. `deleted_images` is the JSON text of `[{id}]`; only own images are deleted. A file that the
 * review already has is not added again, so a form whose response was lost can be sent again.
 */
export const ReviewForm = z.object({
  order_id: z.coerce.number().pipe(Id),
  product_id: z.coerce.number().pipe(Id),
  rating: z.coerce.number().int().min(1).max(5),
  review: z.string().max(5000),
  deleted_images: z.string().max(2000).optional(),
  id: z.coerce.number().int().optional(),
  user_token: z.string().max(128).optional(),
});
export type ReviewForm = z.infer<typeof ReviewForm>;

/**
 * The caller's own review, as returned by `rating-review/action` and `rating-review/find/{productId}` (`?order_id=`; else the
 * latest).
 */
export const OwnReview = Review.extend({ order_id: Id });
export type OwnReview = z.infer<typeof OwnReview>;

/**
 * Response of `rating-review/action`: the saved review. Rejected files do not stop the rest from being saved (docs/decisions/0020);
 * each is listed with its message, and the response's message is then S194's.
 */
export const SavedReview = OwnReview.extend({
  /** `file`: position among the files of `images[]`, from 0 */
  refused_images: z.array(z.object({ file: Count, message: z.string() })),
});
export type SavedReview = z.infer<typeof SavedReview>;

/**
 * Response of `reviews/{productId}`; `rating` (1 to 5), `written_in` (a language) and `with_images=true` filter the reviews.
 * `order_by=relevance`: the caller's language first, then others, then ratings without text; within each, most helpful first, then
 * newest. `total`, `languages`, `banner` (type 7) and `images` are sent with `get_total=true` only and cover all of the product's
 * reviews.
 */
export const Reviews = z.object({
  all: pageOf(Review),
  /** number of reviews per rating, 5 to 1 */
  total: z.array(z.object({ rating: Stars, total: Count })).optional(),
  /** number of reviews with text per language, highest first */
  languages: z.array(z.object({ language: z.enum(LANGUAGES), total: Count })).optional(),
  banner: Banner.nullable().optional(),
  /** the newest pictures by shoppers, at most twelve */
  images: z.array(z.object({ id: Id, image: z.string(), review_id: Id })).optional(),
});
export type Reviews = z.infer<typeof Reviews>;
