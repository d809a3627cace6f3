import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component in a chunk of its own, for what is far down the page or behind a tap. Its hook gives the component once it is wanted
 * and there; until then the caller shows a placeholder of the same size. Unlike React's `lazy`, a chunk that cannot be had does not
 * take the screen down: it rejects unhandled, with one more try at hand that the shell offers (`shell/src/client/offer-again`).
 * @param want sets `wanted`, where a press does: what was not to be had is not wanted any more, so that the next press tries again
 * @example const useBody = lazyPart(() => import('./body').then((m) => m.Body)); const Body = useBody(near);
 */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
): (wanted: boolean, want?: (wanted: boolean) => void) => ComponentType<P> | undefined {
  let part: ComponentType<P> | undefined;
  return function usePart(wanted, want) {
    const [, setReady] = useState(false);
    useEffect(() => {
      if (!wanted || part) return;
      const take = () =>
        void load()
          .then((loaded) => {
            part = loaded;
            setReady(true);
          })
          .catch((reason) => {
            reason.again = want ? () => want(true) : take;
            want?.(false);
            throw reason;
          });
      take();
    }, [wanted]);
    return wanted ? part : undefined;
  };
}
