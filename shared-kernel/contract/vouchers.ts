import { z } from 'zod';
import { Totals } from './cart';
import { Money } from './envelope';

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
