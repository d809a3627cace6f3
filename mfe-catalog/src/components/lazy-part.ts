import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component in a chunk of its own, for what is far down the page or behind a tap. Its hook gives the component once it is wanted
 * and there; until then the caller shows a placeholder of the same size. Unlike React's `lazy`, a chunk that cannot be had does not
 * take the screen down: the failure goes to the shell, which reloads a tab whose release is gone (S074).
 * @example const useBody = lazyPart(() => import('./body').then((m) => m.Body)); const Body = useBody(near);
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): (wanted: boolean) => ComponentType<P> | undefined {
  let part: ComponentType<P> | undefined;
  return function usePart(wanted) {
    const [, setReady] = useState(false);
    useEffect(() => {
      if (!wanted || part) return;
      void load().then((loaded) => {
        part = loaded;
        setReady(true);
      });
    }, [wanted]);
    return wanted ? part : undefined;
  };
}
