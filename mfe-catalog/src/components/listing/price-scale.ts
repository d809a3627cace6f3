import type { Minor } from 'shared-kernel/rules/money';

/** Places of a thumb on the price slider: 0 to this. */
export const PLACES = 100;

/** Prices between which a slider moves; `min` is below `max`. */
export interface PriceRange {
  min: Minor;
  max: Minor;
}

/** Up to this price thumbs stop at multiples of a step, because round limits suffice. */
const STEPS: readonly (readonly [upTo: Minor, step: Minor])[] = [
  [50_00, 1_00],
  [200_00, 5_00],
  [1_000_00, 10_00],
  [5_000_00, 50_00],
  [Number.POSITIVE_INFINITY, 100_00],
];

/**
 * The price at a place of the slider. Most things are cheap and a few are dear, so the lower half of the prices gets most of the
 * way (by the square); both ends are the range's own.
 */
export function priceAt(place: number, { min, max }: PriceRange): Minor {
  if (place <= 0) return min;
  if (place >= PLACES) return max;
  const price = min + (max - min) * (place / PLACES) ** 2;
  const step = STEPS.find(([upTo]) => price < upTo)?.[1] ?? 1;
  return Math.min(max, Math.max(min, Math.round(price / step) * step));
}

/** The position of a price on the slider, clamped to its ends. */
export function placeOf(price: Minor, { min, max }: PriceRange): number {
  const share = Math.min(1, Math.max(0, (price - min) / (max - min)));
  return Math.round(Math.sqrt(share) * PLACES);
}
