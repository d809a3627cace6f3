import { sql } from 'kysely';
import { CurrencyPosition, Visibility } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { PAYMENT_METHODS, type PaymentMethod, type ShopFile } from './shop-file';

/** A configured shop: a shop file without omissions. */
export type Shop = Required<ShopFile>;

/** The shop's settings in the format of a shop file; null: it is not set up. */
export async function readShop(db: Database): Promise<Shop | null> {
  const s = await db.selectFrom('settings').selectAll().executeTakeFirst();
  if (!s) return null;
  const texts = await db.selectFrom('settings_texts').selectAll().execute();
  const languages = await db
    .selectFrom('languages')
    .select('code')
    .where('enabled', '=', true)
    .orderBy('position')
    .$narrowType<{ code: LanguageCode }>()
    .execute();
  const methods = await db
    .selectFrom('payment_methods')
    .select('method')
    .where('enabled', '=', true)
    .orderBy(sql`preselected desc, method`)
    .execute();
  return {
    ...textsOf(texts),
    logo: s.header_logo || null,
    colour: s.primary_color,
    hover_colour: s.primary_hover_color,
    email: s.email,
    phone: s.phone,
    address: { line_1: s.address_1, line_2: s.address_2, city: s.city, zip: s.zip, state: s.state },
    country: s.country ?? s.default_country,
    responsible: s.responsible,
    register_entry: s.register_entry,
    vat_number: s.vat_number,
    currency: s.currency,
    currency_symbol: s.currency_icon,
    currency_position: s.currency_position === CurrencyPosition.pre ? 'before' : 'after',
    tax_included: s.tax_included,
    shipping_tax: s.shipping_tax,
    languages: languages.map(({ code }) => code),
    time_zone: s.time_zone,
    mail_from: s.mail_from,
    payment_methods: methods.map(({ method }) => nameOf(method)),
    guest_checkout: s.guest_checkout === Visibility.public,
    max_quantity: s.max_quantity,
    return_days: s.return_days,
  };
}

function nameOf(method: number): PaymentMethod {
  const known = Object.entries(PAYMENT_METHODS).find(([, number]) => number === method);
  return (known?.[0] ?? 'cash-on-delivery') as PaymentMethod;
}

interface TextRow {
  language: string;
  site_name: string;
  meta_title: string | null;
  meta_description: string | null;
}
type Texts = Pick<Shop, 'name' | 'title' | 'description'>;

/** Name, title and description in the format of a shop file. */
export function textsOf(rows: readonly TextRow[]): Texts {
  return {
    name: oneOrMany(rows.map(({ language, site_name }) => [language, site_name])) ?? '',
    // a title equal to the name was not given
    title: oneOrMany(
      rows.map(({ language, meta_title, site_name }) => [language, meta_title === site_name ? null : meta_title]),
    ),
    description: oneOrMany(rows.map(({ language, meta_description }) => [language, meta_description])),
  };
}

/** One text if it is the same in all languages; otherwise by language, because a single text would apply to languages without one, too. */
function oneOrMany(texts: readonly (readonly [string, string | null])[]) {
  const present = texts.flatMap(([language, text]) => (text ? [[language, text] as const] : []));
  const [first] = present;
  if (!first) return null;
  return texts.every(([, text]) => text === first[1]) ? first[1] : Object.fromEntries(present);
}
