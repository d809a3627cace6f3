import type { Rating } from '../content/reviews/any-product';
import { random } from './random';

/** The probability of 1, 2 and 3 stars for products up to an average; the other reviews give 4 or 5. */
const MOODS: readonly { readonly upTo: number; readonly low: readonly [number, number, number] }[] = [
  { upTo: 3.45, low: [0.14, 0.22, 0.28] },
  { upTo: 3.97, low: [0.07, 0.1, 0.2] },
  { upTo: 4.48, low: [0.03, 0.04, 0.1] },
  { upTo: 5, low: [0.01, 0.015, 0.04] },
];

/**
 * The stars that `count` people give a product, in the order in which they write. Averages are distributed as in real shops: most between 4
 * and 4.8, about 4.3 overall, few below 3.5 (issue 13). Every number of stars gets its exact share, so that products with few reviews do not depend
 * on chance.
 */
export function planStars(slug: string, count: number, favourite: boolean): Rating[] {
  const dice = random(`stars of ${slug}`);
  const average = favourite ? 4.4 + 0.3 * dice.next() : averageOf(dice.next(), dice.next());
  const low = MOODS.find(({ upTo }) => average <= upTo)?.low ?? [0, 0, 0];
  const high = 1 - low[0] - low[1] - low[2];
  const four = Math.min(high, Math.max(0, 5 * high + low[0] + 2 * low[1] + 3 * low[2] - average));
  const shares = [...low, four];
  const start = dice.next();
  const stars = Array.from({ length: count }, (_, n) => {
    let rest = (n + start) / count;
    let rating = 1;
    for (const share of shares) {
      if (rest < share) break;
      rest -= share;
      rating += 1;
    }
    return rating as Rating;
  });
  return dice.sample(stars, count);
}

function averageOf(place: number, within: number): number {
  if (place < 0.03) return 2.8 + 0.6 * within;
  if (place < 0.12) return 3.5 + 0.45 * within;
  if (place < 0.6) return 4 + 0.45 * within;
  return 4.5 + 0.35 * within;
}
