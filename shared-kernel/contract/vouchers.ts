import { z } from 'zod';
import { Totals } from './cart';
import { Count, codeTo, Id, Moment, Money, Positive, pageOf } from './envelope';

/** POST `voucher/validity` (S156, D33). `price` is part of the family's call but unused: the server knows the cart. */
export const VoucherCheck = z.object({
  voucher: z.string().max(60),
  price: z.number().optional(),
  user_token: z.string().max(128).optional(),
});
export type VoucherCheck = z.infer<typeof VoucherCheck>;

/** The current effect of a voucher on the checked lines; nothing is reserved until the order is placed. */
export const VoucherAnswer = z.object({
  /** reduction */
  offered: Money,
  /** the code in the shop's spelling */
  voucher: z.string(),
  title: z.string(),
  calculated: Totals,
});
export type VoucherAnswer = z.infer<typeof VoucherAnswer>;

/** A running public voucher with this user's remaining uses (S199, D22). */
export const UserVoucher = z.object({
  id: Id,
  title: z.string(),
  code: z.string(),
  /** 1 flat, 2 percent */
  type: codeTo(2),
  /** money when flat, percent when percent */
  price: Money,
  /** maximum discount of a percentage; null: no cap */
  capped_price: Money.nullable(),
  min_spend: Money,
  usage_limit: Positive.nullable(),
  limit_per_customer: Positive.nullable(),
  start_time: Moment,
  end_time: Moment,
  /** remaining uses for this user; null: unlimited, 0: used up by this user or in total */
  uses_left: Count.nullable(),
});
export type UserVoucher = z.infer<typeof UserVoucher>;
/** Response of `user/user-vouchers`, those that expire first in front. */
export const UserVouchers = pageOf(UserVoucher);
export type UserVouchers = z.infer<typeof UserVouchers>;
