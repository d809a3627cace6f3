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
  user: z.object({ name: z.string() }),
  review_images: z.array(z.object({ id: Id, image: z.string() })),
});
export type Review = z.infer<typeof Review>;

/** Answer of `reviews/{productId}`; `total` and `banner` (type 7) only with `get_total=true`. */
export const Reviews = z.object({
  all: pageOf(Review),
  /** number of reviews per rating, 5 to 1 */
  total: z.array(z.object({ rating: z.number().int(), total: z.number().int() })).optional(),
  banner: Banner.nullable().optional(),
});
export type Reviews = z.infer<typeof Reviews>;
