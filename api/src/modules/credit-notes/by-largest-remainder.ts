import type { Minor } from 'shared-kernel/rules/money';

/**
 * Splits an amount by weight: each part is rounded down to whole units, and the remaining units go to the parts with the largest
 * remainders. No part exceeds its weight unless the amount exceeds their sum.
 *
 * @param amount in minor units
 * @param weights not negative; if all are 0 nothing is distributed
 * @param unit smallest unit of the currency; an amount that is finer, as in some old orders, is split in minor units
 */
export function byLargestRemainder(amount: Minor, weights: readonly number[], unit: Minor): Minor[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const step = amount % unit === 0 ? unit : 1;
  const units = BigInt(amount / step);
  const parts = weights.map((weight, n) => {
    const exact = units * BigInt(weight);
    return { n, whole: exact / all, lost: exact % all };
  });
  const over = Number(units - parts.reduce((sum, { whole }) => sum + whole, 0n));
  const raised = new Set(
    [...parts]
      .sort((a, b) => (a.lost === b.lost ? a.n - b.n : a.lost < b.lost ? 1 : -1))
      .slice(0, over)
      .map(({ n }) => n),
  );
  return parts.map(({ n, whole }) => (Number(whole) + (raised.has(n) ? 1 : 0)) * step);
}
