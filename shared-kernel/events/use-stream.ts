import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/**
 * The latest value of an observable. `initial` is returned until there is one, and always on the server and in the hydrating
 * render, so that both match; pass a constant or a value with a stable identity.
 * @example const count = useStream(cartCount$, 0);
 */
export function useStream<T, I>(observable: Observable<T>, initial: I): T | I {
  const held = useRef<{ of: Observable<T>; value: T | I }>({ of: observable, value: initial });
  if (held.current.of !== observable) held.current = { of: observable, value: initial };
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = observable.subscribe((value) => {
        held.current = { of: observable, value };
        changed();
      });
      return () => subscription.unsubscribe();
    },
    [observable],
  );
  return useSyncExternalStore(
    subscribe,
    () => held.current.value,
    () => initial,
  );
}
