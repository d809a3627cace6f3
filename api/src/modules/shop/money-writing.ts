import { countries } from 'countries-list';

/** The currency of a country, or null if the list has none. */
export function currencyOf(country: string): string | null {
  return countries[country as keyof typeof countries]?.currency[0] ?? null;
}

/** A country's format for amounts of a currency: the symbol, and whether it stands before or after the amount. */
export function moneyWriting(currency: string, country: string): { symbol: string; position: 'before' | 'after' } {
  const locale = new Intl.Locale(`und-${country}`).maximize();
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  }).formatToParts(1);
  const kinds = parts.map(({ type }) => type);
  const symbol = parts.find(({ type }) => type === 'currency')?.value.replace(/\p{Cf}/gu, '') || currency;
  return { symbol, position: kinds.indexOf('currency') < kinds.indexOf('integer') ? 'before' : 'after' };
}
