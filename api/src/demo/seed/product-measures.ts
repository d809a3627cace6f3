import type { SpecificationId } from '../content/specifications/definitions';
import type { Measures } from '../pictures/measure-lines';
import type { PlannedProduct } from './plan-product';
import { planSpecifications } from './write-specifications';

/** Kinds whose dimensions list height before depth, as is usual for bags and cases; the others list depth before height. */
const HEIGHT_SECOND: ReadonlySet<string> = new Set([
  'handbag',
  'backpack',
  'coin-purse',
  'briefcase',
  'suitcase',
  'desktop',
  'retro-tv',
  'novel-box',
  'radio',
]);
/** Kinds whose specified dimension is not visible in the picture: the waist of shorts, the tube of a telescope. */
const UNSEEN: ReadonlySet<string> = new Set(['sari', 'fishing-rod', 'safety-pins', 'scarf']);
const WORN: ReadonlySet<string> = new Set(['womens-clothing', 'mens-clothing']);

/**
 * The size of a product according to its specifications, so that picture and facts agree.
 *
 * @returns null if its specifications give no length
 */
export function measuresOf(product: Pick<PlannedProduct, 'kind' | 'sub' | 'slug'>): Measures | null {
  if (UNSEEN.has(product.kind.slug)) return null;
  const measured = new Map<SpecificationId, readonly number[]>(
    planSpecifications(product).flatMap(({ key, numbers }) => (numbers ? [[key, numbers]] : [])),
  );
  const [width, second, third] = measured.get('size') ?? [];
  if (width !== undefined && second !== undefined) {
    if (third === undefined) return { width, height: second };
    return HEIGHT_SECOND.has(product.kind.slug)
      ? { width, height: second, depth: third }
      : { width, depth: second, height: third };
  }
  const [length, height, diameter] = (['length', 'height', 'diameter'] as const).map((key) => measured.get(key)?.[0]);
  if (height !== undefined) return { height, ...(diameter !== undefined && { width: diameter }) };
  // clothes are measured from top to bottom
  if (length !== undefined) return WORN.has(product.sub.slug) ? { height: length } : { length };
  return diameter === undefined ? null : { width: diameter };
}
