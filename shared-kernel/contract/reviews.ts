import { z } from 'zod';
import { Id, Moment, pageOf } from './envelope';
import { Banner } from './site';

/** A review as everybody may read it (spec §3). */
export const Review = z.object({
  id: Id,
  product_id: Id,
  /** 1 to 5 */
  rating: z.number().int(),
  review: z.string(),
  created_at: Moment,
  /** `created_at` as text in the caller's `time_zone` */
  created: z.string(),
  /** first name and initial: 'Amina K.' */
  user: z.object({ name: z.string() }),
  review_images: z.array(z.object({ id: Id, image: z.string() })),
});
export type Review = z.infer<typeof Review>;

/**
 * Answer of `reviews/{productId}`; with `rating` (1 to 5) and `with_images=true` only of such reviews. `total`, `banner` (type 7)
 * and `images` come with `get_total=true` only and are about all of the product's reviews.
 */
export const Reviews = z.object({
  all: pageOf(Review),
  /** number of reviews per rating, 5 to 1 */
  total: z.array(z.object({ rating: z.number().int(), total: z.number().int() })).optional(),
  banner: Banner.nullable().optional(),
  /** the newest pictures that shoppers took, at most twelve */
  images: z.array(z.object({ id: Id, image: z.string(), review_id: Id })).optional(),
});
export type Reviews = z.infer<typeof Reviews>;
