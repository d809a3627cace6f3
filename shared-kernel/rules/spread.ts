import { type Minor, smallestUnit } from './money';

/**
 * Spreads an amount by weight, in steps that the currency can express: each part is the rounded cumulative sum minus the parts
 * before it, so that the parts add up to the amount.
 *
 * @param weights whole numbers from 0; when all are 0 nothing is spread
 * @param digits decimal places of the currency
 */
export function spread(amount: Minor, weights: readonly number[], digits: number): Minor[] {
  const unit = BigInt(smallestUnit(digits));
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  let [passed, given] = [0n, 0];
  return weights.map((weight) => {
    passed += BigInt(weight);
    const until = Number(((BigInt(amount) * passed) / (all * unit)) * unit);
    const own = until - given;
    given = until;
    return own;
  });
}
