import { queryOptions } from '@tanstack/react-query';
import { serverTimeOf } from 'shared-kernel/api/server-time';
import * as CALLS from 'shared-kernel/contract/calls';
import type { CompareList, SharedCompareList } from 'shared-kernel/contract/compare';
import type { ApiClient } from 'shared-kernel/platform/api-client';

export const COMPARE_KEY = 'compare';

/** Compared products, with the server time for their prices. */
export interface Compared {
  products: SharedCompareList;
  serverTime: string;
}

/** The shopper's compare list, latest first (S197). */
export const compareListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [COMPARE_KEY, 'own'],
    queryFn: async ({ signal }): Promise<Compared> => {
      const answer = await api.request<CompareList>(CALLS.compareList, { signal });
      return { products: answer.data.data.map(({ product }) => product), serverTime: serverTimeOf(answer) };
    },
    staleTime: 0,
  });

/** The products of a shared link, for everybody. @param ids in the order of the link */
export const sharedCompareListQuery = (api: ApiClient, ids: readonly number[]) =>
  queryOptions({
    queryKey: [COMPARE_KEY, 'shared', ids.join()],
    queryFn: async ({ signal }): Promise<Compared> => {
      if (!ids.length) return { products: [], serverTime: serverTimeOf({}) };
      const query = { products: ids.join() };
      const answer = await api.request<SharedCompareList>(CALLS.sharedCompareList, { query, signal });
      return { products: answer.data, serverTime: serverTimeOf(answer) };
    },
  });
