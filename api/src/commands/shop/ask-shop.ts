import { existsSync } from 'node:fs';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { AS_GOODS } from 'shared-kernel/rules/shipping-tax';
import { currencyOf } from '../../modules/shop/money-writing';
import type { Shop } from '../../modules/shop/read-shop';
import { PAYMENT_METHODS, ShopFile } from '../../modules/shop/shop-file';
import type { Terminal } from '../terminal';

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const METHOD_TITLES: Readonly<Record<string, string>> = { 'cash-on-delivery': 'Cash on delivery' };

/**
 * Asks for the shop's settings; each answer is validated at once, as in a file. Current values are the defaults, kept by pressing Enter.
 *
 * @param before null: the shop is set up for the first time
 */
export async function askShop(terminal: Terminal, before: Shop | null): Promise<ShopFile> {
  const ask = async (name: keyof ShopFile, message: string, otherwise: string | null = null, needed = false) => {
    const check = (answer: string) => {
      if (answer === '') return needed ? 'is needed.' : null;
      const { error } = ShopFile.safeParse({ [name]: name === 'country' ? answer.toUpperCase() : answer });
      if (error) return error.issues[0]?.message ?? null;
      // checked at once, because an error at the end would lose all answers
      if (name === 'logo' && answer !== otherwise && !existsSync(answer)) return 'there is no such file.';
      return null;
    };
    const answer = await terminal.text({ message, ...(otherwise ? { default: otherwise } : {}), check });
    return answer.trim() || null;
  };
  const needed = async (name: keyof ShopFile, message: string, otherwise: string | null = null) =>
    (await ask(name, message, otherwise, true)) ?? '';

  const name = typeof before?.name === 'object' ? (before.name.en ?? null) : (before?.name ?? null);
  const given: Record<string, unknown> = {};
  const named = await needed('name', 'Name of the shop:', name);
  // names by language stay unless the English one changes
  if (named !== name) given.name = named;
  given.email = await needed('email', 'Email address that customers write to:', before?.email);
  given.phone = await ask('phone', 'Phone (may be empty):', before?.phone);
  const country = await needed('country', 'Country, two letters such as DE:', before?.country);
  given.country = country.toUpperCase();
  const address: Record<string, string | null> = {};
  for (const [part, message] of ADDRESS) {
    const answer = await terminal.text({
      message,
      ...(before?.address[part] ? { default: before.address[part] } : {}),
      check: (answer) => ShopFile.safeParse({ address: { [part]: answer || null } }).error?.issues[0]?.message ?? null,
    });
    address[part] = answer.trim() || null;
  }
  // a state belongs to a country, and is not asked for
  if (before && given.country !== before.country) address.state = null;
  given.address = address;
  given.responsible = await ask(
    'responsible',
    'Who is responsible for the shop, for the imprint:',
    before?.responsible,
  );
  given.vat_number = await ask('vat_number', 'VAT number (may be empty):', before?.vat_number);
  given.currency = await needed('currency', 'Currency:', before?.currency ?? currencyOf(String(given.country)));
  const tax = await terminal.one('Prices', TAX, before && !before.tax_included ? 'added' : 'included');
  given.tax_included = tax === 'included';
  const shipping = before ? before.shipping_tax : given.tax_included ? AS_GOODS : null;
  const rule =
    shipping === null || shipping === AS_GOODS ? [] : [{ name: `by the tax '${shipping}'`, value: shipping }];
  const chosen = await terminal.one('Shipping', [...SHIPPING_TAX, ...rule], shipping ?? UNTAXED);
  given.shipping_tax = chosen === UNTAXED ? null : chosen;
  given.time_zone = await needed('time_zone', 'Time zone:', before?.time_zone ?? localZone());
  given.languages = await terminal.many(
    'Languages of the shop (English always is one):',
    LANGUAGES.filter((code) => code !== 'en').map((code) => ({ name: LANGUAGE_NAMES.of(code) ?? code, value: code })),
    before?.languages ?? [],
    0,
  );
  given.languages = ['en', ...(given.languages as string[])];
  given.colour = await needed('colour', 'Main colour:', before?.colour ?? '#6d28d9');
  given.logo = await ask('logo', 'Logo, a picture file (empty: the name stands there):', before?.logo);
  given.mail_from = await ask('mail_from', 'Address that mails come from:', before?.mail_from ?? String(given.email));
  given.payment_methods = await terminal.many(
    'Ways to pay (those online are offered once their keys are in the environment):',
    Object.keys(PAYMENT_METHODS).map((value) => ({ name: METHOD_TITLES[value] ?? value, value })),
    before?.payment_methods ?? ['cash-on-delivery'],
    1,
  );
  return ShopFile.parse(given);
}

const ADDRESS = [
  ['line_1', 'Street and number:'],
  ['line_2', 'More of the address (may be empty):'],
  ['zip', 'Postcode:'],
  ['city', 'City:'],
] as const;

const TAX = [
  { name: 'include the tax (European Union, Britain, India, Turkey, ...)', value: 'included' },
  { name: 'are without tax, which is added in the cart (United States, ...)', value: 'added' },
];

/** No tax rule has this title. */
const UNTAXED = '';
const SHIPPING_TAX = [
  { name: 'is taxed as the goods of the order (most of Europe, Britain, India, ...)', value: AS_GOODS },
  { name: 'carries no tax', value: UNTAXED },
];

const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
