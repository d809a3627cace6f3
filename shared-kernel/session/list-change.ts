import type { ListName } from '../contract/list-names';
import { emit } from '../events/bus';
import { tellTabs } from './tabs';

/** A product or a store that came on one of the shopper's lists or went from it. */
export interface ListChange {
  list: ListName;
  /** of the product; of the store for `follow` */
  id: number;
  listed: boolean;
}

/** Says to this page and to the visitor's other tabs what the server has just done. */
export function tellListChange(change: ListChange): void {
  emitListChange(change);
  tellTabs({ what: 'list', ...change });
}

/** What was last said on this page, by list and id. A button that is hydrated later, because it was out of view, asks here. */
const latest = new Map<string, boolean>();

/** Whether it is on the list by the last change that this page heard of; undefined when it heard of none. */
export function listedLately({ list, id }: Pick<ListChange, 'list' | 'id'>): boolean | undefined {
  return latest.get(`${list} ${id}`);
}

/** The lists were somebody's who has signed out (S172). */
export function forgetListChanges(): void {
  latest.clear();
}

/** Says it to this page only: what another tab has told. */
export function emitListChange({ list, id, listed }: ListChange): void {
  latest.set(`${list} ${id}`, listed);
  if (list === 'follow') emit('follow:changed', { storeId: id, listed });
  else if (list === 'wishlist') emit('wishlist:changed', { productId: id, listed });
  else {
    // a product that is no longer compared is announced by a name of its own, too (S121)
    if (!listed) emit('compare:removed', { productId: id });
    emit('compare:changed', { productId: id, listed });
  }
}
