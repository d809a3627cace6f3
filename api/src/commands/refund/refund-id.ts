import { z } from 'zod';

/** A refund as `refund list` names it: a number, with `p` before it when it is a part of a payment. */
export const refundId = () =>
  z
    .string('is missing.')
    .trim()
    .regex(/^p?[1-9]\d{0,8}$/, "must be a number or p and a number, as 'refund list' shows it.")
    .transform((name) => ({ name, id: Number(name.replace('p', '')), isPart: name.startsWith('p') }));
