import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the hydrating render, then true; true at once for what first renders in the browser. For content that
 * is useless without scripts and therefore not sent.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
