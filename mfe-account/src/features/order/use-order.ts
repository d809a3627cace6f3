import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isFormRejected, isNotFound, isNotSignedIn } from 'shared-kernel/api/errors';
import { useServerNow } from 'shared-kernel/commerce/use-server-now';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Cart } from 'shared-kernel/contract/cart';
import { usePage } from 'shared-kernel/platform/page-context';
import { setCartCount } from 'shared-kernel/session/cart-count';
import { orderKeyOf, orderQuery, type ReadOrder } from './find-order';
import { isAwaitingConfirmation } from './payment-state';
import { usePolling } from './use-polling';

/** An error that means 'not yours or not there'. */
const isUnknown = (error: unknown) => isFormRejected(error) || isNotFound(error) || isNotSignedIn(error);
const NEVER = new Date(0).toISOString();

interface OrderNow {
  order: ReadOrder | undefined;
  /** the order does not exist or is not the visitor's */
  unknown: boolean;
  /** its time to pay is over, by the server's clock */
  isOver: boolean;
}

/**
 * The order, polled while its payment is expected or its time has run out, so that the page updates without a reload.
 * @param id as in the URL
 * @param payment the URL's `payment` after a gateway
 */
export function useOrder(id: string, payment: string | null): OrderNow {
  const { api } = usePage();
  const over = useRef(false);
  const polling = usePolling<ReadOrder>(
    (order) => isAwaitingConfirmation(order, payment) || (over.current && awaitsEnd(order)),
  );
  const { data, error, refetch } = useQuery({
    ...orderQuery(api, orderKeyOf(id)),
    refetchInterval: polling,
    throwOnError: (e, query) => query.state.data === undefined && !isUnknown(e),
  });
  const until = data && awaitsEnd(data) ? data.expires_at : null;
  const now = useServerNow(data?.read_at ?? NEVER, until);
  const isOver = until !== null && now.getTime() >= Date.parse(until);
  over.current = isOver;
  // starts polling when the time runs out on the open page
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  useReturnedLines(data?.expired);
  return { order: data, unknown: data === undefined && error !== null, isOver };
}

/** Not paid and not cancelled yet, with a deadline to pay. */
const awaitsEnd = (order: ReadOrder) =>
  order.expires_at !== null && order.payment_done === 0 && order.cancelled === 0 && order.payment?.state !== 'flagged';

/** An order that expires returns its items to the cart, so the cart count is updated. */
function useReturnedLines(expired: number | undefined): void {
  const { api } = usePage();
  const before = useRef(expired);
  useEffect(() => {
    if (expired === 1 && before.current === 0) {
      api.request<Cart>(CALLS.cart).then(
        ({ data }) => setCartCount(data.cartCount),
        () => {},
      );
    }
    before.current = expired;
  }, [expired, api]);
}
