import { z } from 'zod';
import { Totals } from './cart';
import { Count, codeTo, Id, Moment, Money, Positive, pageOf } from './envelope';

/** POST `voucher/validity` (S156, D33). `price` is part of the family's call and never used: the server knows the cart. */
export const VoucherCheck = z.object({
  voucher: z.string().max(60),
  price: z.number().optional(),
  user_token: z.string().max(128).optional(),
});
export type VoucherCheck = z.infer<typeof VoucherCheck>;

/** What a voucher does for the checked lines, as of now; nothing is held until the order is placed. */
export const VoucherAnswer = z.object({
  /** reduction */
  offered: Money,
  /** the code as the shop writes it */
  voucher: z.string(),
  title: z.string(),
  calculated: Totals,
});
export type VoucherAnswer = z.infer<typeof VoucherAnswer>;

/** A running public voucher with what is left of it for this user (S199, D22). */
export const UserVoucher = z.object({
  id: Id,
  title: z.string(),
  code: z.string(),
  /** 1 flat, 2 percent */
  type: codeTo(2),
  /** money when flat, percent when percent */
  price: Money,
  /** the most that a percentage takes off; null: no cap */
  capped_price: Money.nullable(),
  min_spend: Money,
  usage_limit: Positive.nullable(),
  limit_per_customer: Positive.nullable(),
  start_time: Moment,
  end_time: Moment,
  /** how often this user may still use it; null: without limit, 0: used up by this user or by everybody */
  uses_left: Count.nullable(),
});
export type UserVoucher = z.infer<typeof UserVoucher>;
/** Answer of `user/user-vouchers`, those that end first in front. */
export const UserVouchers = pageOf(UserVoucher);
export type UserVouchers = z.infer<typeof UserVouchers>;
