import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component in a separate chunk, for content far down the page or behind a tap. Its hook returns the component once it is requested
 * and loaded; until then the caller shows a placeholder of the same size. Unlike React's `lazy`, a chunk that fails to load does
 * not break the screen: the hook rejects unhandled, with a retry function that the shell offers (`shell/src/client/offer-again`).
 * @param setRequested sets `requested` when a click sets it: it is reset after a failure, so that the next click tries again
 * @example const useBody = lazyPart(() => import('./body').then((m) => m.Body)); const Body = useBody(near);
 */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
): (requested: boolean, setRequested?: (requested: boolean) => void) => ComponentType<P> | undefined {
  let part: ComponentType<P> | undefined;
  return function usePart(requested, setRequested) {
    const [, setReady] = useState(false);
    useEffect(() => {
      if (!requested || part) return;
      const take = () =>
        void load()
          .then((loaded) => {
            part = loaded;
            setReady(true);
          })
          .catch((reason) => {
            reason.again = setRequested ? () => setRequested(true) : take;
            setRequested?.(false);
            throw reason;
          });
      take();
    }, [requested]);
    return requested ? part : undefined;
  };
}
