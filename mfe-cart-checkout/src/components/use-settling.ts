import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { CHANGE_KEY } from './use-cart-change';

/** True while a change of the cart is being sent: the sums are from before it. */
export function useSettling(): boolean {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) =>
      // the cache also emits option changes, during another component's render
      queries.getMutationCache().subscribe(({ type }) => type === 'updated' && changed()),
    [queries],
  );
  return useSyncExternalStore(
    subscribe,
    () => queries.isMutating({ mutationKey: CHANGE_KEY }) > 0,
    () => false,
  );
}
