import { emit } from '../events/bus';
import { tellTabs } from './tabs';

/** A product or a store that came on one of the shopper's lists or went from it. */
export interface ListChange {
  list: 'wishlist' | 'compare' | 'follow';
  /** of the product; of the store for `follow` */
  id: number;
  listed: boolean;
}

/** Says to this page and to the visitor's other tabs what the server has just done. */
export function tellListChange(change: ListChange): void {
  emitListChange(change);
  tellTabs({ what: 'list', ...change });
}

/** Says it to this page only: what another tab has told. */
export function emitListChange({ list, id, listed }: ListChange): void {
  if (list === 'follow') emit('follow:changed', { storeId: id, listed });
  else if (list === 'wishlist') emit('wishlist:changed', { productId: id, listed });
  else {
    // a product that is no longer compared is announced by a name of its own, too (S121)
    if (!listed) emit('compare:removed', { productId: id });
    emit('compare:changed', { productId: id, listed });
  }
}
