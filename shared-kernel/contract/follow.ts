import { z } from 'zod';
import { ListIntent } from './compare';
import { Id, Moment, pageOf } from './envelope';
import { ProductTile, StoreCard } from './product';

/** POST `user/store/follow`: followed when it was not, left when it was (S128). */
export const FollowAction = z.object({ store_id: Id, action: ListIntent });
/** What is so now. */
export const StoreFollowed = z.object({ following: z.boolean() });
export type StoreFollowed = z.infer<typeof StoreFollowed>;

/**
 * Answer of `user/store/following-list` (S198); with `store_id` at most the row of that store, whose `newest` is empty then: who
 * asks that way wants to know whether it is followed. `newest`: the store's news, its latest public products, at most four.
 */
export const FollowingList = pageOf(
  z.object({ id: Id, store_id: Id, created: Moment, store: StoreCard, newest: z.array(ProductTile) }),
);
export type FollowingList = z.infer<typeof FollowingList>;
