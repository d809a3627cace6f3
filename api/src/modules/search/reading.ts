import type { SearchReading } from 'shared-kernel/contract/listing';
import type { Hits } from './match';
import type { PriceBounds, PriceWords } from './price-words';

/**
 * What has to be said of how a text was taken; null: nothing.
 *
 * @param missed bounds of the price to which the products are only near
 */
export function readingOf(
  hits: Hits | undefined,
  price: PriceWords | undefined,
  missed?: PriceBounds,
): SearchReading | null {
  const { mended, leftOut = [], any = false, absent = [] } = hits ?? {};
  if (mended === undefined && leftOut.length === 0 && !any && !price && !missed) return null;
  return {
    mended: mended ?? null,
    left_out: [...leftOut],
    any,
    ...(absent.length > 0 && { absent: [...absent] }),
    ...(price && { price: { text: price.text, min: amount(price.min), max: amount(price.max) } }),
    ...(missed && { nearest: { min: amount(missed.min), max: amount(missed.max) } }),
  };
}
const amount = (text: string | undefined) => (text === undefined ? null : Number(text));
