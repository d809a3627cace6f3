import { z } from 'zod';
import { CONTACT_LIMIT } from './contact-limit';
import { Id } from './envelope';

/** A signed token of an order: its code, end and signature (docs/decisions/0084, 0100). */
export const OrderLinkToken = z.string().max(200);

/** POST `order/open-link`: the shell's server hands in the token of a mailed link. */
export const OpenOrderLink = z.object({ token: OrderLinkToken });
export type OpenOrderLink = z.infer<typeof OpenOrderLink>;

const order = {
  order_id: Id,
  /** its code, which stands in the address of its page. APIs before 2026-12 do not say */
  order: z.string().optional(),
};

/**
 * What a mailed link opens.
 * - `open`: the order of a guest; `access` is what the browser shows from then on, for `expires_in` seconds. The shell keeps it in a cookie
 *   that scripts cannot read, and takes it out of the answer.
 * - `account`: the order of an account, whose owner signs in
 * - `expired`: it was a link of ours, and can ask for a new one
 * - `unknown`: no link of ours
 */
export const OpenedOrderLink = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), ...order, access: z.string(), expires_in: z.number().int() }),
  z.object({ state: z.literal('account'), ...order }),
  z.object({ state: z.literal('expired') }),
  z.object({ state: z.literal('unknown') }),
]);
export type OpenedOrderLink = z.infer<typeof OpenedOrderLink>;

/**
 * POST `order/send-link`: mails a new link to the address of the order. Named by an expired link, or by the order's code and that address;
 * the answer is `true` whether there is such an order or not.
 */
export const SendOrderLink = z.object({
  token: OrderLinkToken.optional(),
  order: z.string().max(100).optional(),
  email: z.string().max(CONTACT_LIMIT.email).optional(),
});
export type SendOrderLink = z.infer<typeof SendOrderLink>;
