import { z } from 'zod';
import { ListIntent } from './compare';
import { Id, Moment, pageOf } from './envelope';
import { ProductTile, StoreCard } from './product';

/** POST `user/store/follow`: toggles whether the store is followed (S128). */
export const FollowAction = z.object({ store_id: Id, action: ListIntent });
/** The new state. */
export const StoreFollowed = z.object({ following: z.boolean() });
export type StoreFollowed = z.infer<typeof StoreFollowed>;

/**
 * Response of `user/store/following-list` (S198); with `store_id` at most the row of that store, with an empty `newest`: such a
 * call only asks whether it is followed. `newest`: the store's latest public products, at most four.
 */
export const FollowingList = pageOf(
  z.object({ id: Id, store_id: Id, created: Moment, store: StoreCard, newest: z.array(ProductTile) }),
);
export type FollowingList = z.infer<typeof FollowingList>;
