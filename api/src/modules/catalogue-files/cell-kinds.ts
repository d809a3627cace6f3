import { Visibility } from 'shared-kernel/contract/enums';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { isEmail } from 'shared-kernel/rules/email';
import { webUrl } from 'shared-kernel/rules/links';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { z } from 'zod';
import { toNumeric } from '../../db/money';
import { isCountry } from '../site/countries';

// What a cell may hold. An empty one is null, and comes here only where something must stand.

/** First parts of the shop's own addresses (D3): a category called `cart` could never be opened. */
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
  .refine((one) => !RESERVED.has(one), 'is an address of the shop itself: choose another one.');
const MOST_NAMES = 10_000;
/** Names rows of other files; whether they are there is looked up later. */
export const name = text(200);
export const names = z
  .string()
  .transform((cell) =>
    cell
      .split('|')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((all) => all.length <= MOST_NAMES, `must name at most ${MOST_NAMES}.`);
export const yesNo = z
  .enum(['yes', 'no'], 'must be yes or no.')
  .transform((cell) => (cell === 'yes' ? Visibility.public : Visibility.private));
export const flag = z.enum(['yes', 'no'], 'must be yes or no.').transform((cell) => cell === 'yes');
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}.`);
export const whole = (most: number, least = 0) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${least} on.`)
    .transform(Number)
    .refine((number) => number >= least, `must be at least ${least}.`)
    .refine((number) => number <= most, `must be at most ${most}.`);
/** As SQL takes it. */
export const amount = ({ zero = false } = {}) =>
  z
    .string()
    .regex(/^\d{1,10}(?:[.,]\d{1,3})?$/, 'must be an amount such as 12.50.')
    .transform((cell): Minor => toMinor(cell.replace(',', '.')))
    .refine((minor) => zero || minor > 0, 'must be above 0.')
    .transform(toNumeric);
/** `no`, `yes`, or how long in months or days. */
export const term = z
  .string()
  .regex(/^(?:yes|no|[1-9]\d{0,3})$/, 'must be no, yes, or a number.')
  .transform((cell) => ({
    promised: cell === 'no' ? Visibility.private : Visibility.public,
    long: /^\d/.test(cell) ? Number(cell) : null,
  }));
export const country = z.string().refine(isCountry, 'must be the two letters of a country, such as DE.');
export const countryOrAll = z
  .string()
  .refine((cell) => cell === 'ALL' || isCountry(cell), 'must be a country such as DE, or ALL.');
export const email = z
  .string()
  .refine(isEmail, 'must be an email address.')
  .transform((cell) => cell.toLowerCase());
export const language = z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}.`);
export const address = z
  .string()
  .refine(
    (cell) => webUrl(cell) !== null && /^(?:\/|https?:\/\/[^/])/i.test(cell),
    'must be a page of the shop such as /brands, or start with https://.',
  );
export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #c0392b.');
/** As `specifications.unit` holds it; one that nobody knows is shown as it is. */
export const unit = z
  .string()
  .max(60, 'must have at most 60 letters.')
  .regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be small letters with hyphens between, such as kilogram.');
/** Names a text of the screens: words with dots between. */
export const textKey = z
  .string()
  .max(200, 'must have at most 200 letters.')
  .regex(/^[\w-]+(?:[.][\w-]+)*$/, 'must be words with dots between, such as footer.about.');
