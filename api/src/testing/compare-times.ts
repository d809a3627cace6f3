/** By how much one kind of call takes longer than another: the median of all pairs lies between these two. */
export interface Difference {
  low: number;
  high: number;
}

/** Standard deviations: of a thousand measurements one misses the true median. */
const CERTAINTY = 3.3;

/**
 * How much longer one kind of call takes than another. The calls of a pair follow each other at once, in changing order, so what else
 * the machine does hits both; where the median of the differences lies is said with its uncertainty (by order statistics, which no
 * single slow pair can move), so that a busy machine makes the answer vaguer and not wrong.
 *
 * @param pairs how many; the first few, which warm the code up, are not counted
 * @param unit ms that count as one, taken anew for each pair: what a machine does in a slow moment it does slowly on all three sides
 */
export async function timeDifference(
  one: (pair: number) => Promise<unknown>,
  other: (pair: number) => Promise<unknown>,
  pairs: number,
  unit: () => Promise<number> = async () => 1,
): Promise<Difference> {
  const warmUp = 5;
  const differences: number[] = [];
  for (let pair = 0; pair < pairs + warmUp; pair++) {
    const oneFirst = pair % 2 === 0;
    const first = await timeOf(() => (oneFirst ? one : other)(pair));
    const second = await timeOf(() => (oneFirst ? other : one)(pair));
    const ms = await unit();
    if (pair >= warmUp) differences.push((oneFirst ? first - second : second - first) / ms);
  }
  const sorted = differences.sort((a, b) => a - b);
  const aside = Math.max(0, Math.floor((pairs - CERTAINTY * Math.sqrt(pairs)) / 2));
  return { low: sorted[aside] ?? Number.NaN, high: sorted[pairs - 1 - aside] ?? Number.NaN };
}

/** @returns ms */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}
