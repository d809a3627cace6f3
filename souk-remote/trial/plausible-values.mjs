import { LANGUAGES } from '../contract/languages.mjs';
import { position } from './sample-data.mjs';

/*
 * Values that the API's schemas leave open, by property name: a schema says 'a string', but a price list needs to know whether that
 * is a picture, a moment or a title. A more specific schema (enum, format, limits) takes precedence.
 */

/** Keys of records. */
const KEYS = {
  languages: LANGUAGES,
  countries: ['US', 'FR'],
  states: ['CA', 'NY'],
  phones: ['US', 'FR'],
};
export const keysOf = (name) => KEYS[name] ?? ['first', 'second'];

const DIRECTION = { ar: 'rtl' };

/** Strings by name; each gets the number of its item, and the key of its record if it is in one. */
const TEXTS = [
  [/^(direction|dir)$/, (_, { key }) => DIRECTION[key] ?? 'ltr'],
  [
    /^code[23]?$|^iso$/,
    (i, { key, name, within }) =>
      key ?? (within === 'default_language' ? 'en' : name === 'code' ? `SAVE${i + 1}0` : 'en'),
  ],
  [/^(default_)?country$|^pickup_country$/, () => 'US'],
  [/^(default_)?state$|^pickup_state$/, () => 'CA'],
  [/^server_time$/, () => '2026-01-15T12:00:00.000Z'],
  [/^(end_time|expires_at)$/, (i) => `2026-02-0${(i % 9) + 1}T12:00:00.000Z`],
  [/_time$|^at$|_at$|^since$/, (i) => `2026-01-0${(i % 9) + 1}T08:00:00.000Z`],
  [/^estimated_delivery$/, () => '2026-01-20'],
  [/^time_zone$/, () => 'UTC'],
  [/^img_src_url$/, () => '/media/'],
  [/^thumb_prefix$/, () => 'thumb-'],
  [/image|logo|thumb|^file$/, (i) => `picture-${i + 1}.webp`],
  [/^video$/, () => 'film.mp4'],
  [/colou?r$/, (i) => ['#7a3b2e', '#2e5f7a', '#4b7a2e'][i % 3]],
  [/^currency$/, () => 'USD'],
  [/^currency_icon$/, () => '$'],
  [/email/, (i) => `someone${i + 1}@example.test`],
  [/phone/, () => '+1 202 555 0100'],
  [/_page_url$|^path$/, () => '/brands'],
  [/^(link|site_url)$/, () => 'https://example.test/'],
  [/^url$|^redirect$/, () => '/brands'],
  [/^slug$/, (i) => `sample-${i + 1}`],
  [/^order$/, (i) => `SAMPLECODE${i + 1}`],
  [/^zip$/, () => '90210'],
  [/^(description|overview)$/, (i) => `<p>Sample text ${i + 1}.</p>`],
];

/** @param {{name: string, at: number[], key?: string, within?: string}} place */
export function textOf(place) {
  const i = position(place);
  const match = TEXTS.find(([names]) => names.test(place.name));
  if (match) return match[1](i, place);
  return `Sample ${place.name.replaceAll('_', ' ') || 'text'} ${i + 1}`;
}

/** Numbers by name for full data. */
const NUMBERS = [
  // a variant has one value of each attribute: the first variant the first values
  [
    /^attribute_value_id$/,
    (_, { at, within }) =>
      /^inventory_attributes$/.test(within ?? '') ? (at.at(-1) ?? 0) * 10 + (at.at(-2) ?? 0) + 1 : undefined,
  ],
  [/^id$/, (i) => i + 1],
  [/^(currency_)?digits$/, () => 2],
  [/_id$/, (i) => i + 1],
  [/^rating$|^review$/, (i) => 5 - (i % 4)],
  [/^offered$/, (i) => 15 + i],
  [/^(min|min_spend|tax|tax_price|shipping_price|shipping_tax|pickup_price|bundle_offer|voucher_price)$/, () => 5],
  [/price|selling|total|amount|max$/, (i) => 20 + i],
  [/^(cancelled|refunded|expired|payment_done)$/, (i) => i % 2],
  [/^(quantity|count|.*_count|cartCount)$/, (i) => 2 + i],
];

/** For money and counts an empty response has 0; `sample-data` applies the schema's limits. */
export function wholeNumberOf(place) {
  const i = position(place);
  if (place.asked.kind === 'empty' && !/(^|_)id$/.test(place.name)) return CODES.test(place.name) ? 1 : 0;
  for (const [names, value] of NUMBERS) {
    const number = names.test(place.name) ? value(i, place) : undefined;
    if (number !== undefined) return number;
  }
  return (i % 5) + 1;
}

/** Numeric codes, of which 0 is none. */
const CODES =
  /^(status|type|source_type|order_method|shipping_type|selected|currency_position|predefined|current_page|guest_checkout|.*_login|default)$/;
