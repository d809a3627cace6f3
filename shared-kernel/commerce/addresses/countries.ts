import { queryOptions } from '@tanstack/react-query';
import * as CALLS from '../../contract/calls';
import type { LanguageCode } from '../../contract/languages';
import type { AddressFormat, CountriesPhones } from '../../contract/site';
import type { ApiClient } from '../../platform/api-client';

/** Countries with their states, address formats and dialling prefixes (S152); cached for the lifetime of the page. */
export const countriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await api.request<CountriesPhones>(CALLS.countriesPhones, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Names of a country and of one of its states; the codes when the list does not contain them. */
export function placeNames(list: CountriesPhones | undefined, country: string, state: string) {
  const entry = list?.countries[country];
  return { country: entry?.name ?? country, state: entry?.states[state]?.name ?? state };
}

/**
 * The states of a country, sorted by the collation of the language.
 * @param chosen kept in the list although it is no longer offered
 */
export function statesToChoose(
  list: CountriesPhones | undefined,
  country: string,
  chosen: string,
  language: LanguageCode,
): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(language);
  return Object.values(list?.countries[country]?.states ?? {})
    .filter(({ code, former }) => !former || code === chosen)
    .sort((a, b) => compare(a.name, b.name));
}

/** The address format of a country, with the parts that the server sends. */
export const formatOf = (list: CountriesPhones | undefined, country: string): Partial<AddressFormat> =>
  list?.countries[country]?.format ?? {};
