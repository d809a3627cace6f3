import { type Attributes, type ComponentType, createElement, use } from 'react';

interface RenderedPart<P> {
  /** loads its code: the server must before it renders, the browser where the part is to be there with the page */
  load(): Promise<unknown>;
  /** Stands in a Suspense boundary of its own: until its code is there, the server's markup stays, or nothing is shown. */
  Part: ComponentType<P>;
}

/**
 * A component in a chunk of its own that the server renders like any other: what it wrote stays until the code is there, and hydrates
 * then. For what is not rendered by the server see `lazyPart`. As there, a chunk that cannot be had does not take the screen down.
 * @example const soldOut = renderedPart(() => import('./sold-out').then((m) => m.SoldOut)); <Suspense><soldOut.Part /></Suspense>
 */
export function renderedPart<P extends object>(load: () => Promise<ComponentType<P>>): RenderedPart<P> {
  let part: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (loaded) => (part = loaded),
      (reason) => {
        // who asks again may get it
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
