import type { Cart } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';

const STORAGE_KEY = 'checkoutKey';

/**
 * The idempotency key of this checkout (D34): kept for the tab while what is ordered stays the same, so that reload, back and
 * retry all mean the same order. A changed cart is another checkout.
 */
export function checkoutKey(cart: Cart, method: number): string {
  const lines = cart.cartProducts.filter((line) => line.selected === Selected.checked);
  const content = JSON.stringify([
    method,
    cart.calculated.total_price,
    lines.map((l) => [l.id, l.quantity, l.shipping_type, l.shipping_place_id]),
  ]);
  const kept = read();
  if (kept?.content === content) return kept.key;
  const key = crypto.randomUUID();
  write({ content, key });
  return key;
}

/** Forgets the key once its order is placed. */
export function forgetCheckoutKey(): void {
  write(null);
}

interface Kept {
  content: string;
  key: string;
}
/** Without session storage the key lives as long as the page. */
let memory: Kept | null = null;

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? memory;
  } catch {
    return memory;
  }
}
function write(kept: Kept | null): void {
  memory = kept;
  try {
    if (kept) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // storage is refused: `memory` has it
  }
}
