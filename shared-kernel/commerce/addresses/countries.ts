import { queryOptions } from '@tanstack/react-query';
import * as CALLS from '../../contract/calls';
import type { LanguageCode } from '../../contract/languages';
import type { AddressFormat, CountriesPhones } from '../../contract/site';
import type { ApiClient } from '../../platform/api-client';

/** Countries with their states, their ways to write addresses, and dialling prefixes (S152); they do not change while the page lives. */
export const countriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await api.request<CountriesPhones>(CALLS.countriesPhones, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Name of a country and of one of its states; the codes where the list does not know them. */
export function placeNames(list: CountriesPhones | undefined, country: string, state: string) {
  const found = list?.countries[country];
  return { country: found?.name ?? country, state: found?.states[state]?.name ?? state };
}

/**
 * The states of a country to choose from, sorted as readers of the language look them up.
 * @param chosen one that is not offered any more stays while it is chosen
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

/** How a country writes addresses, as far as the server says. */
export const formatOf = (list: CountriesPhones | undefined, country: string): Partial<AddressFormat> =>
  list?.countries[country]?.format ?? {};
