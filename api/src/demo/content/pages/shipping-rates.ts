import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { Texts } from '../texts';
import { texts } from '../texts';
import { SHIPPING_RULES } from '../trade';

const HEAD = {
  to: texts('Delivery to', 'Livraison', 'الشحن إلى', 'Teslimat yeri', 'डिलीवरी का देश'),
  elsewhere: texts('Other countries', 'Autres pays', 'بلدان أخرى', 'Diğer ülkeler', 'अन्य देश'),
  free: texts('Free', 'Offert', 'مجانًا', 'Ücretsiz', 'मुफ़्त'),
} as const;
const NONE = '–';

/**
 * HTML table of prices and delivery times for some of the demo shop's shipping rules, by country. It is built from the rules themselves, so that
 * page and cart agree. Countries with several places show a range.
 *
 * @param rules indexes in `SHIPPING_RULES`, one column each
 */
export function shippingRates(rules: readonly number[]): Texts {
  const table = (language: LanguageCode) => {
    const columns = rules.map((rule) => SHIPPING_RULES[rule]).filter((rule) => rule !== undefined);
    const countries = [...new Set(columns.flatMap(({ places }) => places.map(({ country }) => country)))];
    const row = (country: string) => {
      const cells = columns.map(({ places }) =>
        rateOf(
          places.filter((place) => place.country === country),
          language,
        ),
      );
      return `<tr><th scope="row">${nameOf(country, language)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    };
    const head = [HEAD.to, ...columns.map(({ title }) => title)].map(
      (title) => `<th scope="col">${title[language]}</th>`,
    );
    // countries that are not named come last
    const ordered = [
      ...countries.filter((country) => country !== 'ALL'),
      ...countries.filter((country) => country === 'ALL'),
    ];
    return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${ordered.map(row).join('')}</tbody></table>`;
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, table(language)])) as Texts;
}

function nameOf(country: string, language: LanguageCode): string {
  if (country === 'ALL') return HEAD.elsewhere[language];
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}

function rateOf(places: readonly { price: number; days: number }[], language: LanguageCode): string {
  if (places.length === 0) return NONE;
  const locale = `${language}-u-nu-latn`;
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const [least, most] = rangeOf(places.map(({ price }) => price / 100));
  const [fastest, slowest] = rangeOf(places.map((place) => place.days));
  const price =
    most === 0
      ? HEAD.free[language]
      : `<bdi>${least === most ? `$${amount.format(most)}` : `$${amount.format(least)}–${amount.format(most)}`}</bdi>`;
  return `${price}<br>${fastest === slowest ? days.format(slowest) : days.formatRange(fastest, slowest)}`;
}

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
