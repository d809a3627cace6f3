import { z } from 'zod';
import { Count, Day, Id, Moment, Money, Positive } from './envelope';
import { NoReturnReason } from './product';
import { LONGEST_MESSAGE, RETURN_REASONS } from './return-reasons';

/** What may be sent back of an ordered product, as it was promised on the day of the order. */
export const ReturnTerms = z.object({
  /** false: it may not be sent back at all */
  possible: z.boolean(),
  /** why not; null: nobody says */
  reason: NoReturnReason.nullable().catch(null),
  /** the store pays for the way back */
  free: z.boolean(),
  /** last day on which it can be asked for, in the shop's calendar; null: it has not arrived yet */
  until: Day.nullable(),
  /** it has arrived and that day is not over, by the server's clock */
  open: z.boolean(),
  /** pieces that can be sent back today: none that is back or on its way back */
  pieces: Count,
});
export type ReturnTerms = z.infer<typeof ReturnTerms>;

/**
 * Things of one store that a shopper sends back: asked for, accepted with how to send it, or refused; received by the store; its money is
 * back.
 */
export const OrderReturn = z.object({
  id: Id,
  store_id: Id,
  /** `refused` as well when the shopper has withdrawn it (`withdrawn_at`), as pages of before that know no other end */
  state: z.enum(['asked', 'accepted', 'refused', 'received', 'refunded']),
  /** `id`: of the ordered product */
  lines: z.array(z.object({ id: Id, quantity: Positive, reason: z.enum(RETURN_REASONS).catch('other') })),
  /** in the shopper's words; empty: none */
  message: z.string(),
  images: z.array(z.string()),
  /** in the shop's words: how to send it back, or why not; empty: none */
  answer: z.string(),
  asked_at: Moment,
  /** accepted or refused */
  answered_at: Moment.nullable(),
  received_at: Moment.nullable(),
  /** the shopper keeps the things after all; null: no. APIs before 2026-12 do not say */
  withdrawn_at: Moment.nullable().optional(),
  refunded_at: Moment.nullable(),
  /** what goes back for it; null: nothing does, or it is not known yet */
  amount: Money.nullable(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** Lines that are sent back, in `lines` of the form as JSON. */
export const ReturnedLines = z
  .array(z.object({ id: Id, quantity: Positive, reason: z.enum(RETURN_REASONS) }))
  .min(1)
  .max(100);
export type ReturnedLines = z.infer<typeof ReturnedLines>;

/** Fields of POST `order/return`, multipart: these and up to five files of `images[]`, as for a review. Lines of one store. */
export const ReturnForm = z.object({
  order_id: z.coerce.number().pipe(Id),
  /** JSON text of `ReturnedLines` */
  lines: z.string().max(10_000),
  message: z.string().max(LONGEST_MESSAGE).optional(),
  user_token: z.string().max(128).optional(),
});
export type ReturnForm = z.infer<typeof ReturnForm>;

/** Answer of `order/return`; files that are no photos keep nothing else from being asked. */
export const AskedReturn = z.object({
  id: Id,
  /** `file`: position among the files of `images[]`, from 0 */
  refused_images: z.array(z.object({ file: Count, message: z.string() })),
});
export type AskedReturn = z.infer<typeof AskedReturn>;

/** POST `order/withdraw-return`: a return that has not come is not to come after all. Once more changes nothing. */
export const WithdrawReturn = z.object({
  order_id: Id,
  return_id: Id,
  user_token: z.string().max(128).optional(),
});
export type WithdrawReturn = z.infer<typeof WithdrawReturn>;

export const WithdrawnReturn = z.object({ id: Id });
export type WithdrawnReturn = z.infer<typeof WithdrawnReturn>;
