import { useEffect, useState } from 'react';
import type { Cart } from 'shared-kernel/contract/cart';
import { lineElementId } from './undo-removal';

/** Returns a function that moves the focus to a line as soon as the cart shows it; null cancels. */
export function useFocusOnLine(cart: Cart | undefined): (inventoryId: number | null) => void {
  const [awaited, setAwaited] = useState<number | null>(null);
  useEffect(() => {
    const element = awaited === null || !cart ? null : document.getElementById(lineElementId(awaited));
    if (!element) return;
    element.focus();
    setAwaited(null);
  }, [awaited, cart]);
  return setAwaited;
}
