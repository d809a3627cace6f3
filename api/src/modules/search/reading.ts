import type { SearchReading } from 'shared-kernel/contract/listing';
import type { Hits } from './match';
import type { PriceBounds, PriceWords } from './price-words';

/** What words of a text beside those of its thing were taken for. */
export interface WordedPart {
  readonly price?: PriceWords | undefined;
  readonly filters?: SearchReading['filters'];
  /** words of filters that would leave nothing, as typed */
  readonly refused: readonly string[];
}
export const NOTHING_WORDED: WordedPart = { refused: [] };

/**
 * What has to be said of how a text was taken; null: nothing.
 *
 * @param missed bounds of the price to which the products are only near
 */
export function readingOf(
  hits: Hits | undefined,
  { price, filters, refused }: WordedPart,
  missed?: PriceBounds,
): SearchReading | null {
  const { mended, leftOut = [], any = false, absent = [] } = hits ?? {};
  // a word that stands there twice is left out once
  const left = [...new Set([...leftOut, ...refused])];
  if (mended === undefined && left.length === 0 && !any && !price && !filters && !missed) return null;
  return {
    mended: mended ?? null,
    left_out: left,
    any,
    ...(absent.length > 0 && { absent: [...absent] }),
    ...(price && { price: { text: price.text, min: amount(price.min), max: amount(price.max) } }),
    ...(filters && { filters }),
    ...(missed && { nearest: { min: amount(missed.min), max: amount(missed.max) } }),
  };
}
const amount = (text: string | undefined) => (text === undefined ? null : Number(text));
