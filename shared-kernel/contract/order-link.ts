import { z } from 'zod';
import { CONTACT_LIMIT } from './contact-limit';
import { Id } from './envelope';

/** A signed token of an order: its code, expiry and signature (docs/decisions/0084, 0100). */
export const OrderLinkToken = z.string().max(200);

/** POST `order/open-link`: the shell's server sends the token of a mailed link. */
export const OpenOrderLink = z.object({ token: OrderLinkToken });
export type OpenOrderLink = z.infer<typeof OpenOrderLink>;

const order = {
  order_id: Id,
  /** its code, which is part of its page's URL. Absent in APIs before 2026-12 */
  order: z.string().optional(),
};

/**
 * Result of opening a mailed link.
 * - `open`: a guest's order; `access` grants the browser access for `expires_in` seconds. The shell keeps it in a cookie that
 * scripts cannot read and strips it from the response.
 * - `account`: the order of an account, whose owner has to sign in
 * - `expired`: a genuine link that has expired; a new one can be requested
 * - `unknown`: not a genuine link
 */
export const OpenedOrderLink = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), ...order, access: z.string(), expires_in: z.number().int() }),
  z.object({ state: z.literal('account'), ...order }),
  z.object({ state: z.literal('expired') }),
  z.object({ state: z.literal('unknown') }),
]);
export type OpenedOrderLink = z.infer<typeof OpenedOrderLink>;

/**
 * POST `order/send-link`: mails a new link to the address of the order. The order is identified by an expired link, or by its code
 * and that address; the response is `true` whether or not there is such an order.
 */
export const SendOrderLink = z.object({
  token: OrderLinkToken.optional(),
  order: z.string().max(100).optional(),
  email: z.string().max(CONTACT_LIMIT.email).optional(),
});
export type SendOrderLink = z.infer<typeof SendOrderLink>;
