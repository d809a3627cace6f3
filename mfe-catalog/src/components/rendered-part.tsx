import { type Attributes, type ComponentType, createElement, use } from 'react';

interface RenderedPart<P> {
  /** loads its code: required before the server renders, and in the browser where the part must appear with the page */
  load(): Promise<unknown>;
  /** Needs a Suspense boundary of its own: until its code is loaded, the server's markup stays, or nothing is shown. */
  Part: ComponentType<P>;
}

/**
 * A component in a chunk of its own that the server renders as usual: its markup stays until the code is loaded and then hydrates.
 * For parts that the server does not render see `lazyPart`. As there, a chunk that fails to load does not take the screen down.
 * @example const soldOut = renderedPart(() => import('./sold-out').then((m) => m.SoldOut)); <Suspense><soldOut.Part /></Suspense>
 */
export function renderedPart<P extends object>(load: () => Promise<ComponentType<P>>): RenderedPart<P> {
  let part: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (loaded) => (part = loaded),
      (reason) => {
        // a later call retries
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
  let waiting: Promise<ComponentType<P>> | undefined;
  const untilLoaded = () => {
    waiting ??= new Promise((resolve) => {
      const take = () =>
        void loadOnce().then(resolve, (reason) => {
          reason.again = take;
          throw reason;
        });
      take();
    });
    return waiting;
  };
  return {
    load: loadOnce,
    Part(props) {
      const Content = part ?? use(untilLoaded());
      return createElement(Content, props as P & Attributes);
    },
  };
}
