import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import type { ApiClient } from 'shared-kernel/platform/api-client';

export const CART_KEY = ['cart'] as const;

/** The visitor's cart (S132), refetched on every visit of a screen, so that prices and stock are current. */
export const cartQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: CART_KEY,
    queryFn: async ({ signal }) => (await api.request<Cart>(CALLS.cart, { signal })).data,
    staleTime: 0,
  });
