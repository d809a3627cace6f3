import type { LanguageCode } from 'shared-kernel/contract/languages';
import { say, type TextKey } from '../../http/texts';

/** Units of time are words, which change with their number: '3 ساعات', '20 ساعة'. */
const COUNTED: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'month', 'year']);

/**
 * A unit as it stands behind a number.
 *
 * @param unit as in `specifications.unit`; one that is not known is written as it is
 * @param number the last one that stands before it
 * @returns null when the language says the number and its unit in one word ('ساعتان'), which `whole` then is
 */
export function writeUnit(
  language: LanguageCode,
  unit: string,
  number: number,
): { unit: string; whole?: undefined } | { unit: null; whole: string } {
  if (!COUNTED.has(unit)) {
    const key = `units.${unit}` as TextKey;
    const text = say(language, { key });
    return { unit: text === key ? unit : text };
  }
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = format.formatToParts(number);
  const word = parts.find(({ type }) => type === 'unit')?.value ?? unit;
  return parts.some(({ type }) => type === 'integer') ? { unit: word } : { unit: null, whole: word };
}
