import { useState } from 'react';
import type { Cart, CartLine } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';

/** A line that the shopper has just taken out of a list: it can be brought back as it was. */
export interface GoneLine {
  line: CartLine;
  from: 'cart' | 'saved';
  how: 'deleted' | 'saved';
}

/** False for what the server would not take back: no longer sold, or sold out. */
export function canComeBack({ flash_product, updated_inventory }: CartLine): boolean {
  return flash_product.available && updated_inventory.quantity > 0;
}

/** Lines that went while this screen is open; what has come back in any way is not gone. */
export function useGoneLines(cart: Cart | undefined) {
  const [list, setList] = useState<readonly GoneLine[]>([]);
  const same = (a: CartLine, b: CartLine) => a.inventory_id === b.inventory_id;
  const gone = list.filter(({ line, how }) => {
    const back = (lines: readonly CartLine[] = []) => lines.some((other) => same(other, line));
    return !back(cart?.cartProducts) && (how === 'saved' || !back(cart?.savedProducts));
  });
  return {
    gone,
    add: (entry: GoneLine) => setList((old) => [...old.filter(({ line }) => !same(line, entry.line)), entry]),
  };
}

/** The lines of a list with those that went from it in their old places, where they count for nothing. */
export function withGone(lines: readonly CartLine[], gone: readonly GoneLine[], from: GoneLine['from']): CartLine[] {
  const ghosts = gone
    .filter((entry) => entry.from === from)
    .map(({ line }) => ({ ...line, selected: Selected.unchecked }));
  return [...lines, ...ghosts].sort((a, b) => a.id - b.id);
}
