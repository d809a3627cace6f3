import type { ListName } from '../contract/list-names';
import { on } from '../platform/bus';
import type { ListChange } from '../platform/list-change';

type Change = Omit<ListChange, 'list'>;

/** Each event by its literal name: the build records which ones a remote listens to. */
const LISTEN: Record<ListName, (listener: (change: Change) => void) => () => void> = {
  compare: (listener) => on('compare:changed', ({ productId, listed }) => listener({ id: productId, listed })),
  wishlist: (listener) => on('wishlist:changed', ({ productId, listed }) => listener({ id: productId, listed })),
  follow: (listener) => on('follow:changed', ({ storeId, listed }) => listener({ id: storeId, listed })),
};

/** Listens to changes of a list, here or in another tab. Returns a function that unsubscribes. */
export const onListChange = (list: ListName, listener: (change: Change) => void): (() => void) =>
  LISTEN[list](listener);
