import { Visibility } from 'shared-kernel/contract/enums';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { isEmail } from 'shared-kernel/rules/email';
import { webUrl } from 'shared-kernel/rules/links';
import { z } from 'zod';
import { toNumeric } from '../../db/money';
import { writtenAmount } from '../shop/written-amount';
import { COUNTRY_CODES } from '../site/countries';

// Kinds of cell values. An empty cell is null and is validated here only in required columns.

/**
 * JSON Schema keywords for the kinds: the values that JSON allows besides a cell's text, and constraints that only code checks here. Texts,
 * patterns and choices are computed from the kinds themselves (`json-schema.ts`).
 */
export const IN_JSON = z.registry<JsonWords>();
interface JsonWords {
  type?: readonly ('string' | 'integer' | 'number' | 'boolean' | 'array')[];
  enum?: readonly (string | boolean)[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  pattern?: string;
  items?: { type: 'string'; pattern?: string; enum?: readonly string[] };
  maxItems?: number;
  not?: { type?: 'string'; pattern?: string; enum?: readonly string[] };
}
/** A list, separated by `|` in a cell. */
const LISTED = { type: ['array', 'string'], items: { type: 'string', pattern: '\\S' } } as const satisfies JsonWords;

/** First segments of the shop's own paths (D3): a category called `cart` could never be opened. */
const RESERVED = new Set([
  ...LANGUAGES,
  ...'all brand brands cart categories checkout collection flash-sale forgot-password login page product products'.split(
    ' ',
  ),
  ...'razorpay-callback register search shipping shop social-callback track-order user'.split(' '),
]);

export const text = (most: number) => z.string().max(most, `must have at most ${most} letters.`);
export const slug = z
  .string()
  .max(120, 'must have at most 120 letters.')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters and digits with hyphens between, such as red-rose.')
  .refine((one) => !RESERVED.has(one), 'is an address of the shop itself: choose another one.')
  .register(IN_JSON, { not: { enum: [...RESERVED] } });
const MOST_NAMES = 10_000;
/** Refers to rows of other files; whether they exist is checked later. */
export const name = text(200);
const splitNames = z.string().transform((cell) =>
  cell
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean),
);
export const names = splitNames
  .refine((all) => all.length <= MOST_NAMES, `must name at most ${MOST_NAMES}.`)
  .register(IN_JSON, { ...LISTED, maxItems: MOST_NAMES });
/** A list of these words. */
export const someOf = (...words: readonly string[]) => {
  const word = `(?:${words.join('|')})`;
  return splitNames
    .refine((all) => all.every((one) => words.includes(one)), `must be of ${words.join(', ')}, with | between.`)
    .register(IN_JSON, {
      ...{ type: LISTED.type, items: { type: 'string', enum: words } },
      pattern: `^${word}(?:[|]${word})*$`,
    });
};
/** A text with names separated by `|`. */
export const listed = (most: number) => text(most).register(IN_JSON, LISTED);
const YES_NO = { type: ['boolean', 'string'], enum: ['yes', 'no', true, false] } as const satisfies JsonWords;
export const yesNo = z
  .enum(['yes', 'no'], 'must be yes or no.')
  .transform((cell) => (cell === 'yes' ? Visibility.public : Visibility.private))
  .register(IN_JSON, YES_NO);
export const flag = z
  .enum(['yes', 'no'], 'must be yes or no.')
  .transform((cell) => cell === 'yes')
  .register(IN_JSON, YES_NO);
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}.`);
export const whole = (most: number, least = 0) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${least} on.`)
    .transform(Number)
    .refine((number) => number >= least, `must be at least ${least}.`)
    .refine((number) => number <= most, `must be at most ${most}.`)
    .register(IN_JSON, {
      ...{ type: ['integer', 'string'], minimum: least, maximum: most },
      ...(least > 0 && { not: { type: 'string', pattern: '^0+$' } }),
    });
const HIGHEST_AMOUNT = 9_999_999_999.999;
/** In SQL's format. */
export const amount = ({ zero = false } = {}) =>
  z
    .string()
    .regex(/^\d{1,10}(?:[.,]\d{1,3})?$/, 'must be an amount such as 12.50.')
    .transform(writtenAmount)
    .refine((minor) => zero || minor > 0, 'must be above 0.')
    .transform(toNumeric)
    .register(IN_JSON, {
      ...{ type: ['number', 'string'], maximum: HIGHEST_AMOUNT },
      ...(zero ? { minimum: 0 } : { exclusiveMinimum: 0, not: { type: 'string', pattern: '^[0.,]+$' } }),
    });
/** `no`, `yes`, or a duration in months or days. */
export const term = z
  .string()
  .regex(/^(?:yes|no|[1-9]\d{0,3})$/, 'must be no, yes, or a number.')
  .transform((cell) => ({
    promised: cell === 'no' ? Visibility.private : Visibility.public,
    long: /^\d/.test(cell) ? Number(cell) : null,
  }))
  .register(IN_JSON, { type: ['integer', 'boolean', 'string'], minimum: 1, maximum: 9999 });
export const country = z.enum(COUNTRY_CODES, 'must be the two letters of a country, such as DE.');
export const countryOrAll = z.enum(['ALL', ...COUNTRY_CODES], 'must be a country such as DE, or ALL.');
export const email = z
  .string()
  .refine(isEmail, 'must be an email address.')
  .transform((cell) => cell.toLowerCase())
  .register(IN_JSON, { pattern: '^[^\\s@]+@[^\\s@]+[.][^\\s@.]{2,24}$' });
export const language = z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}.`);
const ADDRESS = /^(?:\/|https?:\/\/[^/])/i;
export const address = z
  .string()
  .max(2000, 'must have at most 2000 letters.')
  .refine(
    (cell) => webUrl(cell) !== null && ADDRESS.test(cell),
    'must be a page of the shop such as /brands, or start with https://.',
  )
  .register(IN_JSON, { pattern: ADDRESS.source });
export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #c0392b.');
/** As in `specifications.unit`; an unknown one is shown as it is. */
export const unit = z
  .string()
  .max(60, 'must have at most 60 letters.')
  .regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be small letters with hyphens between, such as kilogram.');
/** Key of a screen text: words separated by dots. */
export const textKey = z
  .string()
  .max(200, 'must have at most 200 letters.')
  .regex(/^[\w-]+(?:[.][\w-]+)*$/, 'must be words with dots between, such as footer.about.');
