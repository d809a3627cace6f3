import { z } from 'zod';
import { Fact, Id } from './envelope';

/** POST `cancellation/cancel-order` (S187, D40). */
export const CancelOrder = z.object({
  order_id: Id,
  title: z.string().trim().min(1).max(120),
  message: z.string().trim().min(1).max(2000),
  user_token: z.string().max(128).optional(),
});
export type CancelOrder = z.infer<typeof CancelOrder>;

export const CancelAnswer = z.object({ result: z.object({ cancelled: z.literal(true), order_id: Id }) });
export type CancelAnswer = z.infer<typeof CancelAnswer>;

/** GET `cancellation/find/{orderId}`. */
export const Cancellation = z.object({
  id: Id,
  order_id: Id,
  title: z.string(),
  message: z.string(),
  /** 1 once the money was refunded */
  refunded: Fact,
});
export type Cancellation = z.infer<typeof Cancellation>;
