import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { serverTimeOf } from '../api/server-time';
import * as CALLS from '../contract/calls';
import type { UserVouchers } from '../contract/vouchers';
import type { ApiClient } from '../platform/api-client';

/** One page of the shopper's vouchers, those that expire first in front (S199), with the server's clock; ISO 8601. */
export const userVouchersQuery = (api: ApiClient, page = 1) =>
  queryOptions({
    queryKey: ['user-vouchers', page],
    queryFn: async ({ signal }) => {
      const answer = await api.request<UserVouchers>(CALLS.userVouchers, { query: { page }, signal });
      return { ...answer.data, serverTime: serverTimeOf(answer) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
