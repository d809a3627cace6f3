import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { BootRemote } from '../../../shell/src/boot';

/** For measuring only: the same shop as one bundle, remotes and screens split into chunks as webpack would without federation. */
export function loadContainer({ id }: BootRemote): Promise<Lifecycles> {
  switch (id) {
    case 'mfe-catalog':
      return import(/* webpackChunkName: "mfe-catalog" */ '../../../mfe-catalog/src/lifecycles');
    case 'mfe-cart-checkout':
      return import(/* webpackChunkName: "mfe-cart-checkout" */ '../../../mfe-cart-checkout/src/lifecycles');
    case 'mfe-account':
      return import(/* webpackChunkName: "mfe-account" */ '../../../mfe-account/src/lifecycles');
    case 'mfe-content':
      return import(/* webpackChunkName: "mfe-content" */ '../../../mfe-content/src/lifecycles');
  }
}
