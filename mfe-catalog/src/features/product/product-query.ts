import { queryOptions } from '@tanstack/react-query';
import { isFormRejected, NotFound } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductDetail } from 'shared-kernel/contract/product';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { isJustSent } from 'shared-kernel/remote/page-state';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';

// responses fetched by this document, not those rendered into a cached page
const fetchedHere = new WeakSet<object>();

/**
 * A product by id (S108). Data rendered into a cached page is refetched as soon as the page runs, so that price and stock are current
 * (architecture 'A request'); for signed-in shoppers always, because their wishlist and compare state comes with it (S118, S120).
 * @throws NotFound for an unknown or private product
 */
export function productOptions(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await api.request<ProductDetail>(CALLS.product, { params: { id }, signal });
        fetchedHere.add(data);
        return data;
      } catch (reason) {
        throw isFormRejected(reason) ? new NotFound(reason.message) : reason;
      }
    },
    refetchOnMount: ({ state: { data, dataUpdatedAt } }) =>
      (data && fetchedHere.has(data)) || isWholeAnswer(dataUpdatedAt) ? true : 'always',
  });
}

/** The server renders the product for anonymous visitors: its data lacks the lists of a signed-in shopper. */
const isWholeAnswer = (updatedAt: number) => isJustSent(updatedAt) && !looksSignedIn();

/** The id in a product's URL; null when it is missing or invalid (D21). */
export function productId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id < 2 ** 31 ? id : null;
}
