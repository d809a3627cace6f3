import { checkPurchase, checkStep } from 'shared-kernel/rules/quantity';
import { z } from 'zod';
import { Refused } from '../../http/refused';

/**
 * A number of pieces as it comes in. What is no number becomes NaN, so that whatever cannot be a quantity is refused with
 * the specification's text (S138) by the rules below, not as a malformed body.
 */
export const Quantity = z
  .unknown()
  .transform((value) => (typeof value === 'number' ? value : Number.NaN))
  .meta({ type: 'integer' });

/** How many pieces a line can have. */
interface Limits {
  stock: number;
  /** the shop's limit for one line, if it has one (D23) */
  cap: number | null;
}

/** @throws Refused with the text of S114 to S116 unless a line may hold so many pieces */
export function refuseQuantity(quantity: number, { stock, cap }: Limits): void {
  const problem = checkPurchase(quantity, { quantity: stock }, cap);
  if (problem) throw new Refused(`cart.${problem}`);
}

/**
 * What a line holds after a change by `by` pieces (D28). A line that shrinks may stay above a stock that has shrunk as well,
 * so that it can be brought down.
 *
 * @throws Refused with the text of S114 to S116
 */
export function changedQuantity(held: number, by: number, limits: Limits): number {
  // a fraction too small for a sum is no change either
  if (by === 0 || !Number.isInteger(by)) refuseQuantity(by, limits);
  const quantity = held + by;
  if (by > 0 || held === 0) refuseQuantity(quantity, limits);
  else if (checkStep(quantity, held)) throw new Refused('cart.minimum');
  return quantity;
}
