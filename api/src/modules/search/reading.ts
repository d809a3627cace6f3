import type { SearchReading } from 'shared-kernel/contract/listing';
import type { Hits } from './match';
import type { PriceBounds, PriceWords } from './price-words';

/** What the words of a search that do not name its thing were read as. */
export interface WordedPart {
  readonly price?: PriceWords | undefined;
  readonly filters?: SearchReading['filters'];
  /** words of filters that would leave no product, as typed */
  readonly refused: readonly string[];
}
export const NOTHING_WORDED: WordedPart = { refused: [] };

/**
 * Reports how a search was read; null: nothing to report.
 *
 * @param missed price bounds that the products only come near
 */
export function readingOf(
  hits: Hits | undefined,
  { price, filters, refused }: WordedPart,
  missed?: PriceBounds,
): SearchReading | null {
  const { mended, leftOut = [], any = false, absent = [] } = hits ?? {};
  // a word that occurs twice is reported once
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
