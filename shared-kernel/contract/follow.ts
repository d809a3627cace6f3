import { z } from 'zod';
import { Id, Moment, pageOf } from './envelope';
import { StoreCard } from './product';

/** POST `user/store/follow`: followed when it was not, left when it was (S128). */
export const FollowAction = z.object({ store_id: Id });
/** What is so now. */
export const StoreFollowed = z.object({ following: z.boolean() });
export type StoreFollowed = z.infer<typeof StoreFollowed>;

/** Answer of `user/store/following-list` (S198); with `store_id` at most the row of that store. */
export const FollowingList = pageOf(z.object({ id: Id, store_id: Id, created: Moment, store: StoreCard }));
export type FollowingList = z.infer<typeof FollowingList>;
