import type { SpecificationId } from './definitions';
import type { ValueId } from './values';

/** A product has one of these values. */
export interface OneOf {
  readonly oneOf: readonly (ValueId | number)[];
}
/** Two-letter codes of the countries in which a kind is made. */
export interface Countries {
  readonly countries: readonly string[];
}
/** Two or three measures, or the ends of a range, each drawn independently: `[lowest, highest, step]`. */
export interface Several {
  readonly several: readonly Span[];
}
export type Span = number | readonly [low: number, high: number, step?: number];
/** How a product of a kind gets its value: a fixed number or one from a range, in steps of one by default; `maybe`: only some products have it. */
export type Plan = Span | boolean | 'maybe' | 'own-material' | OneOf | Countries | Several;
/** The specifications of a kind, most important to shoppers first. */
export type KindPlan = Partial<Record<SpecificationId, Plan>>;

/** @example fit: is('regular', 'relaxed') */
export const is = (...oneOf: (ValueId | number)[]): OneOf => ({ oneOf });
/** @example origin: from('IT', 'GR') */
export const from = (...countries: string[]): Countries => ({ countries });
/** @example size: by([28, 36], [20, 26], [10, 15]) */
export const by = (...several: Span[]): Several => ({ several });
/** The kind's own material. */
export const own = 'own-material';
/** Only some products of the kind have it. */
export const maybe = 'maybe';
