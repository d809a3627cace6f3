import type { ListName } from '../contract/list-names';
import { on } from '../platform/bus';
import type { ListChange } from '../platform/list-change';

const CHANGED = { compare: 'compare:changed', wishlist: 'wishlist:changed', follow: 'follow:changed' } as const;

/** Hears what comes on a list or goes from it, here or in another tab. Returns how to stop. */
export function onListChange(list: ListName, heard: (change: Omit<ListChange, 'list'>) => void): () => void {
  return on(CHANGED[list], (change) =>
    heard({ id: 'storeId' in change ? change.storeId : change.productId, listed: change.listed }),
  );
}
