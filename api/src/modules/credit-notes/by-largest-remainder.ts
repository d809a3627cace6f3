import type { Minor } from 'shared-kernel/rules/money';

/**
 * An amount by weight: each part rounded down to whole units, and the units that are left over to the parts that lost most. No part is more
 * than its weight when the amount is not more than all of them.
 *
 * @param amount in minor units
 * @param weights from 0 on; where all are 0 nothing is spread
 * @param unit the least that the currency can write; an amount that is finer, as some of old orders are, is spread in minor units
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
