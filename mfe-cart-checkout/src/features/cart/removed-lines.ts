import { useState } from 'react';
import type { Cart, CartLine } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';

/** A line that the shopper has just removed from a list; undo brings it back as it was. */
export interface RemovedLine {
  line: CartLine;
  from: 'cart' | 'saved';
  how: 'deleted' | 'saved';
}

/** False when the server would refuse the line: no longer sold, or sold out. */
export function canComeBack({ flash_product, updated_inventory }: CartLine): boolean {
  return flash_product.available && updated_inventory.quantity > 0;
}

/** Lines removed while this screen is open, without those that are back in the cart. */
export function useRemovedLines(cart: Cart | undefined) {
  const [list, setList] = useState<readonly RemovedLine[]>([]);
  const same = (a: CartLine, b: CartLine) => a.inventory_id === b.inventory_id;
  const removed = list.filter(({ line, how }) => {
    const back = (lines: readonly CartLine[] = []) => lines.some((other) => same(other, line));
    return !back(cart?.cartProducts) && (how === 'saved' || !back(cart?.savedProducts));
  });
  return {
    removed,
    add: (entry: RemovedLine) => setList((old) => [...old.filter(({ line }) => !same(line, entry.line)), entry]),
  };
}

/** The lines of a list plus those removed from it, in their old places and unchecked. */
export function withRemoved(
  lines: readonly CartLine[],
  removed: readonly RemovedLine[],
  from: RemovedLine['from'],
): CartLine[] {
  const removedHere = removed
    .filter((entry) => entry.from === from)
    .map(({ line }) => ({ ...line, selected: Selected.unchecked }));
  return [...lines, ...removedHere].sort((a, b) => a.id - b.id);
}
