import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { emit, on, stream } from '../platform/bus';
import { tellTabs } from '../platform/tabs';

/** Pieces in the cart, for the badge (S031); a view of the bus, silent until somebody knows. */
export const cartCount$: Observable<number> = stream('cart:count-changed').pipe(
  map(({ count }) => count),
  distinctUntilChanged(),
);

/**
 * Says how many pieces are in the cart now, here and in the visitor's other tabs (S143). A count that is no news is not told: two
 * tabs that both show the cart would read it again and again for each other.
 */
export function setCartCount(count: number): void {
  if (count !== lastCount()) tellCartChange(count);
}

/**
 * Says that this tab has changed the cart, also where the number of pieces stays: the other tabs read it again. For answers to
 * changes only, never for what was read (S143).
 */
export function tellCartChange(count: number): void {
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
