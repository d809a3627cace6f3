import type { ListName } from '../contract/list-names';
import { on } from '../platform/bus';
import type { ListChange } from '../platform/list-change';

type Change = Omit<ListChange, 'list'>;

/** Each event by its literal name: the build records which ones a remote listens to. */
const LISTEN: Record<ListName, (heard: (change: Change) => void) => () => void> = {
  compare: (heard) => on('compare:changed', ({ productId, listed }) => heard({ id: productId, listed })),
  wishlist: (heard) => on('wishlist:changed', ({ productId, listed }) => heard({ id: productId, listed })),
  follow: (heard) => on('follow:changed', ({ storeId, listed }) => heard({ id: storeId, listed })),
};

/** Listens to changes of a list, here or in another tab. Returns a function that unsubscribes. */
export const onListChange = (list: ListName, heard: (change: Change) => void): (() => void) => LISTEN[list](heard);
