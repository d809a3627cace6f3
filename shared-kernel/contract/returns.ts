import { z } from 'zod';
import { Count, Day, Id, Moment, Money, Positive } from './envelope';
import { NoReturnReason } from './product';
import { LONGEST_MESSAGE, RETURN_REASONS } from './return-reasons';

/** Return terms of an ordered product, as promised on the day of the order. */
export const ReturnTerms = z.object({
  /** false: not returnable */
  possible: z.boolean(),
  /** reason why it is not returnable; null: not given */
  reason: NoReturnReason.nullable().catch(null),
  /** the store pays for return shipping */
  free: z.boolean(),
  /** last day to request a return, in the shop's time zone; null: not delivered yet */
  until: Day.nullable(),
  /** it has been delivered and that day has not passed, by the server's clock */
  open: z.boolean(),
  /** pieces that can be returned today: without those returned or being returned */
  pieces: Count,
});
export type ReturnTerms = z.infer<typeof ReturnTerms>;

/** A return of products of one store: requested, accepted (with instructions) or refused; received by the store; refunded. */
export const OrderReturn = z.object({
  id: Id,
  store_id: Id,
  /** also `refused` when the shopper has withdrawn it (`withdrawn_at`), as older pages know no other final state */
  state: z.enum(['asked', 'accepted', 'refused', 'received', 'refunded']),
  /** `id`: that of the ordered product */
  lines: z.array(z.object({ id: Id, quantity: Positive, reason: z.enum(RETURN_REASONS).catch('other') })),
  /** the shopper's message; empty: none */
  message: z.string(),
  images: z.array(z.string()),
  /** the shop's message: how to return it, or why it was refused; empty: none */
  answer: z.string(),
  asked_at: Moment,
  /** when it was accepted or refused */
  answered_at: Moment.nullable(),
  received_at: Moment.nullable(),
  /** when the shopper withdrew it; null: not withdrawn. Absent in APIs before 2026-12 */
  withdrawn_at: Moment.nullable().optional(),
  refunded_at: Moment.nullable(),
  /** amount refunded for it; null: none, or not known yet */
  amount: Money.nullable(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** Returned lines, as JSON in `lines` of the form. */
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

/** Response of `order/return`; files that are not photos do not stop the request. */
export const AskedReturn = z.object({
  id: Id,
  /** `file`: position among the files of `images[]`, from 0 */
  refused_images: z.array(z.object({ file: Count, message: z.string() })),
});
export type AskedReturn = z.infer<typeof AskedReturn>;

/** POST `order/withdraw-return`: withdraws a return that has not been received. Idempotent. */
export const WithdrawReturn = z.object({
  order_id: Id,
  return_id: Id,
  user_token: z.string().max(128).optional(),
});
export type WithdrawReturn = z.infer<typeof WithdrawReturn>;

export const WithdrawnReturn = z.object({ id: Id });
export type WithdrawnReturn = z.infer<typeof WithdrawnReturn>;
