import { z } from 'zod';
import { Id, Moment } from './envelope';
import { LONGEST_MESSAGE } from './return-reasons';

/** A shopper's message to a store about an order (issue 14). */
export const OrderMessage = z.object({ id: Id, store_id: Id, message: z.string(), at: Moment });
export type OrderMessage = z.infer<typeof OrderMessage>;

/** POST `order/message`: mails a message to a store of the order; returns what was stored. */
export const WriteMessage = z.object({
  order_id: Id,
  store_id: Id,
  message: z.string().max(LONGEST_MESSAGE),
  user_token: z.string().max(128).optional(),
});
export type WriteMessage = z.infer<typeof WriteMessage>;
