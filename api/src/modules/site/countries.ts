import { countries as phoneBook } from 'countries-list';
import { iso31661, iso31662 } from 'iso-3166';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CountriesPhones } from 'shared-kernel/contract/site';

const prepared = new Map<LanguageCode, CountriesPhones>();

/**
 * Countries of ISO 3166-1 with their first-level states of ISO 3166-2 and dialling prefixes. Countries are named in the
 * caller's language and sorted by that name; states have the name that the standard gives them.
 */
export function countriesPhones(language: LanguageCode): CountriesPhones {
  const known = prepared.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const order = new Intl.Collator(language);
  const countries = iso31661
    .map(({ alpha2, alpha3, name }) => ({ code2: alpha2, code3: alpha3, name: names.of(alpha2) ?? name }))
    .sort((a, b) => order.compare(a.name, b.name))
    .map((country) => [country.code2, { ...country, states: statesOf(country.code2) }] as const);
  const phones = countries.flatMap(([code]) => {
    const prefix = phoneBook[code as keyof typeof phoneBook]?.phone[0];
    return prefix === undefined ? [] : [[code, `+${prefix}`] as const];
  });
  const made = { countries: Object.fromEntries(countries), phones: Object.fromEntries(phones) };
  prepared.set(language, made);
  return made;
}

const countryCodes = new Set(iso31661.map(({ alpha2 }) => alpha2));
const stateCodes = new Set(iso31662.filter(({ parent }) => countryCodes.has(parent)).map(({ code }) => code));
const divided = new Set(iso31662.map(({ parent }) => parent));

/** True for a two-letter code of the list. */
export function isCountry(code: string): boolean {
  return countryCodes.has(code);
}

/** True for a state of the country's list, and for anything in a country that has no list. */
export function isStateOf(country: string, state: string): boolean {
  return stateCodes.has(`${country}-${state}`) || !divided.has(country);
}

/** By the code without the country in front: `AF-BDS` is `BDS`. */
function statesOf(country: string): Record<string, { code: string; name: string }> {
  const states = iso31662
    .filter(({ parent }) => parent === country)
    .map(({ code, name }) => ({ code: code.slice(country.length + 1), name }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return Object.fromEntries(states.map((state) => [state.code, state]));
}
