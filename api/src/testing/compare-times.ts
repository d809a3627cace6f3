/** How much longer one kind of call takes than another: the median over all pairs lies between these two values. */
export interface Difference {
  low: number;
  high: number;
}

/** In standard deviations: one measurement in a thousand misses the true median. */
const CERTAINTY = 3.3;

/**
 * Measures how much longer one kind of call takes than another. The two calls of a pair run directly after each other, in alternating order, so
 * that other load on the machine affects both. The result is a confidence interval for the median of the differences (by order statistics, so that
 * no single slow pair can shift it): on a busy machine the interval gets wider but not wrong.
 *
 * @param pairs how many; the first few are warm-up and are not counted
 * @param unit ms that count as one, measured again for each pair: when the machine is slow, all three measurements are slow
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
