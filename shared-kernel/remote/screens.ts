import type { ComponentType } from 'react';
import type { Screen } from './definition';

/** ms before a failed chunk is requested again: Chromium passes a failed preload on to the next script with that URL */
const RETRY_AFTER = 300;

/**
 * One screen in a separate chunk, loaded before it is rendered or hydrated, so that neither side ever shows a fallback.
 * @param chunk equals the import's `webpackChunkName`: it is the key in assets.json
 * @example screen('cart', () => import(/* webpackChunkName: "cart" *\/ './features/cart/cart-screen').then((m) => m.CartScreen))
 */
export function screen(chunk: string, load: () => Promise<ComponentType>): Screen {
  let component: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const attempt = () => load().then((loaded) => (component = loaded));
  return {
    chunk,
    loaded: () => component,
    load() {
      loading ??= attempt()
        .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(attempt))
        .catch((reason) => {
          // the next navigation may try again
          loading = undefined;
          throw reason;
        });
      return loading;
    },
  };
}
