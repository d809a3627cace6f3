import { checkPurchase, checkStep } from 'shared-kernel/rules/quantity';
import { z } from 'zod';
import { Refused } from '../../http/refused';

/**
 * A quantity from the request. Anything but a number becomes NaN, so that the rules below refuse every invalid quantity with
 * the specification's text (S138) instead of reporting a malformed body.
 */
export const Quantity = z
  .unknown()
  .transform((value) => (typeof value === 'number' ? value : Number.NaN))
  .meta({ type: 'integer' });

/** Limits of a line's quantity. */
interface Limits {
  stock: number;
  /** the shop's limit for one line, if it has one (D23) */
  cap: number | null;
}

/** @throws Refused with the text of S114 to S116 unless a line may hold this quantity */
export function refuseQuantity(quantity: number, { stock, cap }: Limits): void {
  const problem = checkPurchase(quantity, { quantity: stock }, cap);
  if (problem) throw new Refused(`cart.${problem}`);
}

/**
 * A line's quantity after a change by `by` pieces (D28). A line that shrinks may stay above a stock that has shrunk too,
 * so that it can be reduced step by step.
 *
 * @throws Refused with the text of S114 to S116
 */
export function changedQuantity(held: number, by: number, limits: Limits): number {
  // also catches fractions too small to change the sum
  if (by === 0 || !Number.isInteger(by)) refuseQuantity(by, limits);
  const quantity = held + by;
  if (by > 0 || held === 0) refuseQuantity(quantity, limits);
  else if (checkStep(quantity, held)) throw new Refused('cart.minimum');
  return quantity;
}
