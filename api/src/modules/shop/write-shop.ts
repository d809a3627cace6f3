import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { CurrencyPosition, PriceType, Visibility } from 'shared-kernel/contract/enums';
import { DEFAULT_LANGUAGE, LANGUAGES } from 'shared-kernel/contract/languages';
import { BLACK, mix, parseColour, toHex } from 'shared-kernel/rules/colour';
import { AS_GOODS } from 'shared-kernel/rules/shipping-tax';
import type { Database } from '../../db/database';
import { isStateOf } from '../site/countries';
import { moneyWriting } from './money-writing';
import { readShop, type Shop, textsOf } from './read-shop';
import { inLanguages, PAYMENT_METHODS, REQUIRED, type ShopFile } from './shop-file';

/** Refused settings, with the reasons. */
export class ShopRefused extends Error {
  override name = 'ShopRefused' as const;
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

/** The demo shop's colour, readable with white text. */
const COLOUR = '#6d28d9';
/** Return period of products without their own, as in the European Union. */
const RETURN_DAYS = 14;

/**
 * Sets up a shop, or changes the given settings; all others stay. The file's logo is the name of a picture that is already stored.
 *
 * @param input the file, or a function that returns it from the current shop
 * @param origin the shop's public origin
 * @returns the shop, and the names of the changed settings
 * @throws ShopRefused when something is missing, the currency of a shop with orders would change, or shipping would be taxed by an unknown
 * rule; nothing has changed then
 */
export function writeShop(
  db: Database,
  input: ShopFile | ((before: Shop | null) => ShopFile),
  origin: string,
): Promise<{ shop: Shop; changed: string[] }> {
  return db.transaction().execute(async (trx) => {
    // of two concurrent changes the second starts from the result of the first
    await sql`select from settings for update`.execute(trx);
    const before = await readShop(trx);
    const given = typeof input === 'function' ? input(before) : input;
    const missing = before ? [] : REQUIRED.filter((name) => given[name] === undefined);
    if (missing.length > 0) throw new ShopRefused(missing.map((name) => `${name} is missing.`));
    const shop = merged(before, given);
    if (before && shop.currency !== before.currency) await refuseWithOrders(trx, before.currency);
    const changed = changesOf(before, shop);
    if (changed.includes('country') || changed.includes('address')) refuseUnknownState(shop);
    if (changed.includes('shipping_tax')) await refuseUnknownTax(trx, shop.shipping_tax);
    if (changed.length === 0) return { shop, changed };
    await writeSettings(trx, before, shop, origin);
    if (changed.some((name) => ['name', 'title', 'description', 'languages'].includes(name)))
      await writeTexts(trx, shop);
    if (changed.includes('languages')) await writeLanguages(trx, shop);
    if (changed.includes('payment_methods')) await writeMethods(trx, shop);
    return { shop, changed };
  });
}

function merged(before: Shop | null, given: ShopFile): Shop {
  const currency = given.currency ?? before?.currency ?? '';
  const country = given.country ?? before?.country ?? '';
  const money =
    before && currency === before.currency
      ? { symbol: before.currency_symbol, position: before.currency_position }
      : moneyWriting(currency, country);
  const colour = given.colour ?? before?.colour ?? COLOUR;
  const starts: Shop = before ?? {
    ...{ name: '', title: null, description: null, logo: null, colour, email: '', phone: null, country, currency },
    ...{ responsible: null, register_entry: null, vat_number: null, tax_included: false, shipping_tax: null },
    ...{
      time_zone: 'UTC',
      mail_from: null,
      languages: [DEFAULT_LANGUAGE],
      payment_methods: ['cash-on-delivery'],
      guest_checkout: true,
    },
    address: { line_1: null, line_2: null, city: null, zip: null, state: null },
    currency_symbol: money.symbol,
    currency_position: money.position,
    hover_colour: darker(colour),
    max_quantity: null,
    return_days: RETURN_DAYS,
  };
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return asRead({
    ...starts,
    currency_symbol: money.symbol,
    currency_position: money.position,
    hover_colour: given.colour && given.colour !== before?.colour ? darker(colour) : starts.hover_colour,
    ...own,
    address: { ...starts.address, ...given.address },
  });
}

/** The shop as `readShop` would return it, so that differences in order, or texts equal to their defaults, do not count as changes. */
function asRead(shop: Shop): Shop {
  const [first, ...others] = shop.payment_methods;
  const numbered = others.toSorted((one, other) => PAYMENT_METHODS[one] - PAYMENT_METHODS[other]);
  return {
    ...shop,
    ...textsOf(textRows(shop)),
    languages: LANGUAGES.filter((code) => shop.languages.includes(code)),
    payment_methods: first ? [first, ...numbered] : [],
  };
}

const darker = (colour: string): string => toHex(mix(parseColour(colour) ?? BLACK, BLACK, 0.2));

function changesOf(before: Shop | null, shop: Shop): string[] {
  const names = Object.keys(shop) as (keyof Shop)[];
  return names.filter((name) => !before || !isDeepStrictEqual(before[name], shop[name]));
}

/** Existing prices and orders would suddenly be in another currency. */
async function refuseWithOrders(db: Database, currency: string): Promise<void> {
  const order = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  if (order) throw new ShopRefused([`currency stays ${currency}: there are orders in it.`]);
}

/** Checks state and country together, because a file may contain only one of them. */
function refuseUnknownState({ country, address: { state } }: Shop): void {
  if (state && !isStateOf(country, state))
    throw new ShopRefused([`address.state: '${state}' is no state of ${country}.`]);
}

/** A mistyped title would leave shipping untaxed. A shop without any tax rule gets them with its catalogue. */
async function refuseUnknownTax(db: Database, named: string | null): Promise<void> {
  if (named === null || named === AS_GOODS) return;
  const rules = await db.selectFrom('tax_rules').select(['title', 'type']).orderBy('id').execute();
  const matches = rules.filter(({ title }) => title === named);
  if (rules.length === 0 || matches.some(({ type }) => type === PriceType.percent)) return;
  const titles = rules.filter(({ type }) => type === PriceType.percent).map(({ title }) => `'${title}'`);
  throw new ShopRefused([
    matches.length > 0
      ? `shipping_tax: '${named}' is an amount for each piece; shipping is taxed by a percentage.`
      : `shipping_tax: there is no tax '${named}'. It can be ${[AS_GOODS, ...titles].join(', ')}.`,
  ]);
}

/** Writes the settings' columns. For an existing shop only those that differ, because others may have been set by SQL. */
async function writeSettings(db: Database, before: Shop | null, shop: Shop, origin: string): Promise<void> {
  const values = valuesOf(shop);
  if (!before) {
    await db
      .insertInto('settings')
      .values({ ...values, default_state: '', site_url: origin, default_image: 'default-image.jpg' })
      .execute();
    return;
  }
  const was: Readonly<Record<string, unknown>> = valuesOf(before);
  const differing = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== was[name]));
  // the default state belongs to the previous country
  const moved = shop.country !== before.country && { default_state: '' };
  await db
    .updateTable('settings')
    .set({ ...differing, ...moved, updated_at: new Date() })
    .execute();
}

function valuesOf(shop: Shop) {
  const { address } = shop;
  return {
    currency: shop.currency,
    currency_icon: shop.currency_symbol,
    currency_position: shop.currency_position === 'before' ? CurrencyPosition.pre : CurrencyPosition.post,
    phone: shop.phone,
    email: shop.email,
    ...{ address_1: address.line_1 ?? null, address_2: address.line_2 ?? null, city: address.city ?? null },
    ...{ zip: address.zip ?? null, state: address.state ?? null, country: shop.country },
    ...{ responsible: shop.responsible, register_entry: shop.register_entry, vat_number: shop.vat_number },
    default_country: shop.country,
    time_zone: shop.time_zone,
    guest_checkout: shop.guest_checkout ? Visibility.public : Visibility.private,
    max_quantity: shop.max_quantity,
    return_days: shop.return_days,
    tax_included: shop.tax_included,
    shipping_tax: shop.shipping_tax,
    header_logo: shop.logo ?? '',
    footer_logo: shop.logo ?? '',
    primary_color: shop.colour,
    primary_hover_color: shop.hover_colour,
    mail_from: shop.mail_from,
  };
}

/** A row for each language with a text, and always one in English. */
function textRows(shop: Shop) {
  const name = inLanguages(shop.name, shop.languages);
  const title = shop.title === null ? {} : inLanguages(shop.title, shop.languages);
  const description = shop.description === null ? {} : inLanguages(shop.description, shop.languages);
  const english = name.en ?? Object.values(name)[0] ?? '';
  return LANGUAGES.filter((code) => code === 'en' || name[code] || title[code] || description[code]).map(
    (language) => ({
      language,
      site_name: name[language] ?? english,
      copyright_text: `© ${name[language] ?? english}`,
      // without a title the home page would advertise a marketplace of many stores
      meta_title: title[language] ?? name[language] ?? english,
      meta_description: description[language] ?? null,
    }),
  );
}

async function writeTexts(db: Database, shop: Shop): Promise<void> {
  await db.deleteFrom('settings_texts').execute();
  await db.insertInto('settings_texts').values(textRows(shop)).execute();
}

async function writeLanguages(db: Database, { languages }: Shop): Promise<void> {
  await db
    .updateTable('languages')
    .set({ enabled: sql<boolean>`code = any(${languages})` })
    .execute();
}

async function writeMethods(db: Database, { payment_methods }: Shop): Promise<void> {
  const numbers: number[] = payment_methods.map((name) => PAYMENT_METHODS[name]);
  // clears the flag first, because only one method may be preselected at any time
  await db.updateTable('payment_methods').set({ preselected: false }).execute();
  await db
    .updateTable('payment_methods')
    .set({
      enabled: sql<boolean>`method = any(${numbers})`,
      preselected: sql<boolean>`method = ${numbers[0] ?? 0}`,
    })
    .execute();
}
