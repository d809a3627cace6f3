import type { ListName } from '../contract/list-names';
import { emit } from './bus';
import { tellTabs } from './tabs';

/** A product or store that was added to one of the shopper's lists, or removed. */
export interface ListChange {
  list: ListName;
  /** id of the product; for `follow`, that of the store */
  id: number;
  listed: boolean;
}

/** Announces a change that the server has just made to this page and to the visitor's other tabs. */
export function tellListChange(change: ListChange): void {
  emitListChange(change);
  tellTabs({ what: 'list', ...change });
}

/** The latest changes on this page by list and id, for buttons that hydrate later because they were out of view. */
const latest = new Map<string, boolean>();

/** Whether it is on the list after the last change that this page received; undefined without any change. */
export function listedLately({ list, id }: Pick<ListChange, 'list' | 'id'>): boolean | undefined {
  return latest.get(`${list} ${id}`);
}

/** Clears the changes when the shopper signs out (S172). */
export function forgetListChanges(): void {
  latest.clear();
}

/** Announces a change of another tab to this page only. */
export function emitListChange({ list, id, listed }: ListChange): void {
  latest.set(`${list} ${id}`, listed);
  if (list === 'follow') emit('follow:changed', { storeId: id, listed });
  else if (list === 'wishlist') emit('wishlist:changed', { productId: id, listed });
  else {
    // a product removed from the compare list also has an event of its own (S121)
    if (!listed) emit('compare:removed', { productId: id });
    emit('compare:changed', { productId: id, listed });
  }
}
