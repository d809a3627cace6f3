import { OrderMethod } from 'shared-kernel/contract/enums';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import { isEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import { isTimeZone } from '../../http/moments';
import { fractionDigits } from '../../payments/amounts';
import { isCountry, isStateOf } from '../site/countries';

/** Payment methods by the names operators use. */
export const PAYMENT_METHODS = {
  'cash-on-delivery': OrderMethod.cashOnDelivery,
  stripe: OrderMethod.stripe,
  paypal: OrderMethod.paypal,
  razorpay: OrderMethod.razorpay,
  flutterwave: OrderMethod.flutterwave,
  iyzico: OrderMethod.iyzico,
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;
const METHOD_NAMES = Object.keys(PAYMENT_METHODS) as PaymentMethod[];

const FROM_ONE = 'must be a whole number from 1 on.';
const text = (most: number) =>
  z.string('must be a text.').trim().min(1, 'must not be empty.').max(most, `must have at most ${most} letters.`);
/** Null removes the value. */
const optional = (most: number) => text(most).nullable();
/** A text for all languages, or one per language. */
const localized = (most: number) =>
  z.union(
    [text(most), z.strictObject(Object.fromEntries(LANGUAGES.map((code) => [code, text(most).optional()])))],
    `must be a text, or texts by language (${LANGUAGES.join(', ')}), each of at most ${most} letters.`,
  );
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1d4ed8.');
const country = z.string().refine(isCountry, 'must be the two letters of a country, such as DE.');
const email = z.string().trim().refine(isEmail, 'must be an email address.');

/** A shop's settings, as read from a file by `shop init` and written by `shop show`. Every property is optional: a missing one stays as it is. */
export const ShopFile = z
  .strictObject({
    name: localized(80).optional(),
    /** the home page's title, and the description for search engines and previews */
    title: localized(120).nullable().optional(),
    description: localized(300).nullable().optional(),
    /** a picture file beside the shop file; null: the name is shown instead */
    logo: optional(500).optional(),
    colour: colour.optional(),
    /** colour on hover; by default darker than `colour` */
    hover_colour: colour.optional(),
    email: email.optional(),
    phone: optional(40).optional(),
    address: z
      .strictObject({
        line_1: optional(120).optional(),
        line_2: optional(120).optional(),
        city: optional(80).optional(),
        zip: optional(20).optional(),
        state: optional(10).optional(),
      })
      .optional(),
    country: country.optional(),
    responsible: optional(120).optional(),
    register_entry: optional(120).optional(),
    vat_number: optional(40).optional(),
    currency: z.string().refine(isCurrency, 'must be a currency of ISO 4217, such as EUR.').optional(),
    currency_symbol: text(8).optional(),
    currency_position: z.enum(['before', 'after'], "must be 'before' or 'after'.").optional(),
    tax_included: z.boolean('must be true or false.').optional(),
    /** `as-goods`, or the title of a tax rule; null: shipping is not taxed */
    shipping_tax: optional(80).optional(),
    languages: z
      .array(z.enum(LANGUAGES, `can be ${LANGUAGES.join(', ')}.`))
      .refine((all) => all.includes(DEFAULT_LANGUAGE), 'must hold en: English stands in for what is not translated.')
      .refine((all) => new Set(all).size === all.length, 'holds a language twice.')
      .optional(),
    time_zone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin.').optional(),
    mail_from: email.nullable().optional(),
    /** the first one is preselected */
    payment_methods: z
      .array(z.enum(METHOD_NAMES, `can be ${METHOD_NAMES.join(', ')}.`))
      .min(1, 'must hold one way to pay at least.')
      .refine((all) => new Set(all).size === all.length, 'holds a way to pay twice.')
      .optional(),
    guest_checkout: z.boolean('must be true or false.').optional(),
    max_quantity: z.int(FROM_ONE).min(1, FROM_ONE).nullable().optional(),
    /** for products without a return period of their own */
    return_days: z.int(FROM_ONE).min(1, FROM_ONE).max(3650, 'must be at most 3650.').optional(),
  })
  .superRefine(({ country: code, address }, { addIssue }) => {
    if (code && address?.state && !isStateOf(code, address.state))
      addIssue({ code: 'custom', path: ['address', 'state'], message: `is no state of ${code}.` });
  });
export type ShopFile = z.output<typeof ShopFile>;

/** Settings without a default: a shop cannot be set up without them. */
export const REQUIRED = ['name', 'email', 'country', 'currency', 'tax_included', 'time_zone'] as const;

/** @returns the texts by language; a single text is used for every language in `all` */
export function inLanguages(
  value: string | Partial<Record<LanguageCode, string | undefined>>,
  all: readonly LanguageCode[],
): Partial<Record<LanguageCode, string>> {
  if (typeof value === 'string') return Object.fromEntries(all.map((code) => [code, value]));
  return Object.fromEntries(Object.entries(value).filter(([, text]) => text !== undefined));
}

/** Fraction digits; currencies with more are units of account, in which nobody pays. */
const MOST_DIGITS = 3;

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code) && fractionDigits(code) <= MOST_DIGITS;
}
