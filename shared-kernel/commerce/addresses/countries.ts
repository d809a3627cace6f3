import { queryOptions } from '@tanstack/react-query';
import * as CALLS from '../../contract/calls';
import type { CountriesPhones } from '../../contract/site';
import type { ApiClient } from '../../platform/api-client';

/** Countries with their states, and dialling prefixes (S152); they do not change while the page lives. */
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
