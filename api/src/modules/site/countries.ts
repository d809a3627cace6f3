import { countries as phoneBook } from 'countries-list';
import { iso31661, iso31662 } from 'iso-3166';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CountriesPhones } from 'shared-kernel/contract/site';
import { translate } from '../../http/texts';
import { addressFormat } from './address-formats';
import { stateName } from './state-names';

type Country = CountriesPhones['countries'][string];

const prepared = new Map<LanguageCode, CountriesPhones>();

/**
 * Countries of ISO 3166-1 with their states, address formats and dialling prefixes. Names are in the
 * caller's language; countries are sorted by them. States are an object and cannot be sorted, because numeric keys
 * always come first: the client sorts them.
 */
export function countriesPhones(language: LanguageCode): CountriesPhones {
  const known = prepared.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const order = new Intl.Collator(language);
  const countries = iso31661
    .map(({ alpha2, alpha3, name }) => ({ code2: alpha2, code3: alpha3, name: names.of(alpha2) ?? name }))
    .sort((a, b) => order.compare(a.name, b.name))
    .map((country): [string, Country] => {
      const { code2 } = country;
      return [code2, { ...country, states: statesOf(code2, language), format: formatOf(code2, language) }];
    });
  const phones = countries.flatMap(([code]) => {
    const prefix = phoneBook[code as keyof typeof phoneBook]?.phone[0];
    return prefix === undefined ? [] : [[code, `+${prefix}`] as const];
  });
  const made = {
    countries: Object.fromEntries(countries),
    phones: Object.fromEntries(phones),
    phone_invalid: translate(language, { key: 'addresses.phoneInvalid' }),
  };
  prepared.set(language, made);
  return made;
}

/** A country's word for a part of its addresses. */
export function partName(language: LanguageCode, country: string, part: 'city' | 'zip' | 'state'): string {
  const { cityKind, zipKind, stateKind } = addressFormat(country);
  if (part === 'city') return translate(language, { key: `addresses.parts.${cityKind}` });
  if (part === 'zip') return translate(language, { key: `addresses.parts.${zipKind}` });
  return translate(language, { key: `addresses.parts.${stateKind}` });
}

/** True for a two-letter code of the list. */
export function isCountry(code: string): boolean {
  return countryCodes.has(code);
}

/** True for a state of the country, listed now or formerly, and for any value in a country without a list. */
export function isStateOf(country: string, state: string): boolean {
  const codes = stateCodes(country);
  return codes.size === 0 || codes.has(state);
}

/** Two letters each. */
export const COUNTRY_CODES: readonly string[] = iso31661.map(({ alpha2 }) => alpha2);
const countryCodes: ReadonlySet<string> = new Set(COUNTRY_CODES);
/** All subdivisions of ISO 3166-2 by country and code: `AF`, `BDS`. */
const divisions = new Map<string, Map<string, { name: string; isFirst: boolean }>>();
for (const { code, name, parent } of iso31662) {
  const [country = '', state = ''] = code.split('-');
  const known = divisions.get(country) ?? new Map();
  divisions.set(country, known.set(state, { name, isFirst: parent === country }));
}

/** States listed by the postal service, otherwise the first level of the standard. */
function offeredStates(country: string): Map<string, string> {
  const { states } = addressFormat(country);
  if (states.length > 0) return new Map(states.map(({ code, name }) => [code, name]));
  return firstLevel(country);
}

function firstLevel(country: string): Map<string, string> {
  const all = [...(divisions.get(country) ?? [])];
  return new Map(all.filter(([, { isFirst }]) => isFirst).map(([code, { name }]) => [code, name]));
}

function stateCodes(country: string): Set<string> {
  return new Set([...offeredStates(country).keys(), ...firstLevel(country).keys()]);
}

/** Includes states that older addresses may contain but that are no longer offered. */
function statesOf(country: string, language: LanguageCode): Country['states'] {
  const offered = offeredStates(country);
  const states = [...offered, ...[...firstLevel(country)].filter(([code]) => !offered.has(code))].map(
    ([code, name]) => ({
      code,
      name: stateName(language, country, code) ?? name,
      ...(offered.has(code) ? {} : { former: 1 as const }),
    }),
  );
  return Object.fromEntries(states.map((state) => [state.code, state]));
}

function formatOf(country: string, language: LanguageCode): Country['format'] {
  const { order, required, lines, zipExample } = addressFormat(country);
  return {
    order: [...order],
    required: [...required],
    city: partName(language, country, 'city'),
    zip: partName(language, country, 'zip'),
    state: partName(language, country, 'state'),
    zip_example: zipExample,
    lines: [...lines],
  };
}
