import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { emit, on, stream } from '../platform/bus';
import { tellTabs } from '../platform/tabs';

/** Pieces in the cart, for the badge (S031); a view of the bus, without a value until the count is known. */
export const cartCount$: Observable<number> = stream('cart:count-changed').pipe(
  map(({ count }) => count),
  distinctUntilChanged(),
);

/**
 * Sets the number of pieces in the cart, here and in the visitor's other tabs (S143). An unchanged count is not announced: two tabs
 * that both show the cart would otherwise make each other refetch it endlessly.
 */
export function setCartCount(count: number): void {
  if (count !== lastCount()) announceCartChange(count);
}

/**
 * Announces that this tab has changed the cart, even when the number of pieces stays the same: the other tabs refetch it. For
 * responses to changes only, never to reads (S143).
 */
export function announceCartChange(count: number): void {
  emit('cart:count-changed', { count });
  tellTabs({ what: 'cart', count });
}

function lastCount(): number | undefined {
  let last: number | undefined;
  on('cart:count-changed', ({ count }) => {
    last = count;
  })();
  return last;
}
