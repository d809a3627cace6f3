import { z } from 'zod';

/** A refund's id as shown by `refund list`: a number, with the prefix `p` for a partial refund. */
export const refundId = () =>
  z
    .string('is missing.')
    .trim()
    .regex(/^p?[1-9]\d{0,8}$/, "must be a number or p and a number, as 'refund list' shows it.")
    .transform((name) => ({ name, id: Number(name.replace('p', '')), isPart: name.startsWith('p') }));
