import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cart } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { announceCartChange } from 'shared-kernel/session/cart-count';
import { CART_KEY } from './cart-query';

/** All changes of the cart share this key, so that only the last response of a burst is used. */
export const CHANGE_KEY = ['cart-change'] as const;

interface CartChange<V> {
  run(variables: V): Promise<Cart>;
  /** the optimistic cart, shown until the server responds */
  expect?(cart: Cart, variables: V): Cart;
  /** S135: after an action on a bundle item the cart is fetched again */
  reload?(variables: V): boolean;
}

/**
 * A change of the cart: optimistic, sent in order, settled by the server's response. A refusal restores the previous cart, refetches it
 * and shows the reason in an error toast (S139).
 */
export function useCartChange<V>({ run, expect, reload }: CartChange<V>) {
  const queries = useQueryClient();
  const { t } = useTranslation('kernel');
  const isLast = () => queries.isMutating({ mutationKey: CHANGE_KEY }) <= 1;
  const change: UseMutationResult<Cart, Error, V, { before: Cart | undefined }> = useMutation({
    mutationKey: CHANGE_KEY,
    // sequential: two quick taps must not overtake each other
    scope: { id: 'cart' },
    mutationFn: run,
    onMutate: async (variables) => {
      await queries.cancelQueries({ queryKey: CART_KEY });
      const before = queries.getQueryData<Cart>(CART_KEY);
      if (expect && before) queries.setQueryData<Cart>(CART_KEY, expect(before, variables));
      return { before };
    },
    onSuccess: async (cart, variables) => {
      if (!isLast()) return;
      // the response of a fetch that began before the change would be outdated
      await queries.cancelQueries({ queryKey: CART_KEY });
      queries.setQueryData(CART_KEY, cart);
      announceCartChange(cart.cartCount);
      if (reload?.(variables)) void queries.invalidateQueries({ queryKey: CART_KEY });
    },
    onError: (error, variables, context) => {
      if (context?.before && isLast()) queries.setQueryData(CART_KEY, context.before);
      showFailure(error, t, () => change.mutate(variables));
      void queries.invalidateQueries({ queryKey: CART_KEY });
    },
  });
  return change;
}
