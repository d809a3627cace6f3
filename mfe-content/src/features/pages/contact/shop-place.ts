import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { CommonData, CountriesPhones } from 'shared-kernel/contract/site';
import type { ApiClient } from 'shared-kernel/platform/api-client';

type Setting = CommonData['setting'];

/** True when the shop's settings have an address. */
export const hasPlace = ({ address_1, city, zip, country }: Setting): boolean =>
  [address_1, city, zip, country].some(Boolean);

/** Names of the shop's country and state: only this entry of the long list, so that the page does not carry the others. */
export const shopPlaceQuery = (api: ApiClient, { country }: Setting) =>
  queryOptions({
    queryKey: ['contact', 'place', country],
    queryFn: async ({ signal }): Promise<CountriesPhones> => {
      const { data } = await api.request<CountriesPhones>(CALLS.countriesPhones, { signal });
      const own = country ? data.countries[country] : undefined;
      return { countries: country && own ? { [country]: own } : {}, phones: {} };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
