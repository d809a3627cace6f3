import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { OwnReview } from 'shared-kernel/contract/reviews';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** The visitor's own review of a product of one order (S192); refused when there is none. */
export const ownReviewQuery = (api: ApiClient, orderId: number, productId: number) =>
  queryOptions({
    queryKey: ['own-review', orderId, productId],
    queryFn: async ({ signal }) => {
      const query = { order_id: orderId };
      const { data } = await api.request<OwnReview>(CALLS.ownReview, { params: { productId }, query, signal });
      return data;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
