import { type Minor, smallestUnit } from 'shared-kernel/rules/money';

/** The range of a price slider; `min` is below `max`. */
export interface PriceRange {
  min: Minor;
  max: Minor;
}

/**
 * Step sizes by price, for prices below 5,000: round limits suffice, and as most things are cheap, the lower prices get most of the
 * track. Above it the last three repeat, each a hundred times as large.
 */
const STEPS: readonly (readonly [upTo: Minor, step: Minor])[] = [
  [50_000, 1_000],
  [200_000, 5_000],
  [1_000_000, 10_000],
  [5_000_000, 50_000],
];
const AGAIN = 100;
/** Ranges narrower than this have stops between whole units. */
const NARROW = 5_000;

/**
 * The prices at which a thumb stops, lowest first: the ends of the range and the round prices between them. A thumb's position is the
 * index of its stop, so that every step changes the price (S086).
 *
 * @param digits decimals of the currency: no stop is finer than these
 * @returns at least two, in ascending order, some 200 for each hundredfold of the price
 */
export function stopsOf({ min, max }: PriceRange, digits: number): readonly Minor[] {
  const stops = [min];
  const narrow = narrowStep(max - min, smallestUnit(digits));
  for (let price = min; ; ) {
    const step = narrow ?? stepAt(price);
    price = Math.floor(price / step) * step + step;
    if (price >= max) break;
    stops.push(price);
  }
  stops.push(max);
  return stops;
}

function narrowStep(width: Minor, least: Minor): Minor | null {
  if (width >= NARROW) return null;
  const step = [100, 10].find((one) => width >= 5 * one) ?? 1;
  return Math.max(step, least);
}

function stepAt(price: Minor): Minor {
  let factor = 1;
  const last = STEPS.at(-1)?.[0] ?? 0;
  while (price >= last * factor) factor *= AGAIN;
  return (STEPS.find(([upTo]) => price < upTo * factor)?.[1] ?? 1) * factor;
}

/** The index of the stop nearest to a price; a price beyond an end gets that end. */
export function placeOf(price: Minor, stops: readonly Minor[]): number {
  const next = stops.findIndex((stop) => stop >= price);
  if (next <= 0) return next === 0 ? 0 : stops.length - 1;
  const [below = 0, above = 0] = [stops[next - 1], stops[next]];
  return price - below < above - price ? next - 1 : next;
}
