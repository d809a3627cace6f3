import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the hydrating render, true from then on; true at once for what is first rendered in the browser.
 * For what is of no use without script and therefore not sent.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
