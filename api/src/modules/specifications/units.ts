import type { LanguageCode } from 'shared-kernel/contract/languages';
import { type TextKey, translate } from '../../http/texts';

/** Units of time are words that change with their number: '3 ساعات', '20 ساعة'. */
const COUNTED: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'month', 'year']);

/**
 * The unit to show after a number.
 *
 * @param unit as in `specifications.unit`; an unknown one is shown as it is
 * @param number the last number before it
 * @returns null when the language expresses number and unit in one word ('ساعتان'), which `whole` contains
 */
export function writeUnit(
  language: LanguageCode,
  unit: string,
  number: number,
): { unit: string; whole?: undefined } | { unit: null; whole: string } {
  if (!COUNTED.has(unit)) {
    const key = `units.${unit}` as TextKey;
    const text = translate(language, { key });
    return { unit: text === key ? unit : text };
  }
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = format.formatToParts(number);
  const word = parts.find(({ type }) => type === 'unit')?.value ?? unit;
  return parts.some(({ type }) => type === 'integer') ? { unit: word } : { unit: null, whole: word };
}
