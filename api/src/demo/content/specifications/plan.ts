import type { SpecificationId } from './definitions';
import type { ValueId } from './values';

/** Which of some values a product has. */
export interface OneOf {
  readonly oneOf: readonly (ValueId | number)[];
}
/** Two-letter codes of the countries that a kind comes from. */
export interface Countries {
  readonly countries: readonly string[];
}
/** Two or three measures, or the ends of a range, each drawn for itself: `[lowest, highest, step]`. */
export interface Several {
  readonly several: readonly Span[];
}
export type Span = number | readonly [low: number, high: number, step?: number];
/** How a product of a kind gets its value: a number or one between two, in steps of one unless told; `maybe`: some have it. */
export type Plan = Span | boolean | 'maybe' | 'own-material' | OneOf | Countries | Several;
/** The specifications of a kind, in the order in which shoppers ask for them. */
export type KindPlan = Partial<Record<SpecificationId, Plan>>;

/** @example fit: is('regular', 'relaxed') */
export const is = (...oneOf: (ValueId | number)[]): OneOf => ({ oneOf });
/** @example origin: from('IT', 'GR') */
export const from = (...countries: string[]): Countries => ({ countries });
/** @example size: by([28, 36], [20, 26], [10, 15]) */
export const by = (...several: Span[]): Several => ({ several });
/** What the kind itself is made of. */
export const own = 'own-material';
/** Some products of the kind have it. */
export const maybe = 'maybe';
