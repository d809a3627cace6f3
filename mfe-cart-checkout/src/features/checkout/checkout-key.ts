import type { Cart } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { randomToken } from 'shared-kernel/rules/random-token';

const STORAGE_KEY = 'checkouts';
/** the latest are enough: five changes of method between two lost responses are unlikely */
const KEPT = 5;

/** The input of an order request besides the cart. */
export interface OrderInput {
  /** `OrderMethod` */
  method: number;
  /** code; null without one */
  voucher: string | null;
  /** the total that the shopper saw, major units */
  total: number;
}
/** One checkout of this tab (D34). */
export interface Checkout {
  /** idempotency key */
  key: string;
  input: OrderInput;
  /** what the key stands for, serialised */
  content: string;
  /** false until the order is known to be placed; its response may have been lost */
  placed: boolean;
}

/** Earlier releases called the input `wish`; a tab that stays open across a release keeps its keys. */
type Stored = Checkout & { wish?: OrderInput };

/**
 * The checkout of this cart and input with its idempotency key, stored for the tab: while the order's content stays the same, reload,
 * back and retry all mean the same order (S157, D34). Different content is another checkout.
 */
export function checkoutOf(cart: Cart, input: OrderInput): Checkout {
  const lines = cart.cartProducts.filter((line) => line.selected === Selected.checked);
  const content = JSON.stringify([input, lines.map((l) => [l.id, l.quantity, l.shipping_type, l.shipping_place_id])]);
  const kept = keptCheckouts();
  const same = kept.find((checkout) => checkout.content === content);
  if (same) return same;
  const checkout = { key: randomToken(), input, content, placed: false };
  write([checkout, ...kept].slice(0, KEPT));
  return checkout;
}

/** The tab's checkouts, the latest first. */
export function keptCheckouts(): Checkout[] {
  try {
    const stored: Stored[] | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return stored?.map(({ wish, ...checkout }) => ({ ...checkout, input: checkout.input ?? wish })) ?? memory;
  } catch {
    return memory;
  }
}

/** Marks a checkout's order as placed. */
export function markPlaced(key: string): void {
  write(keptCheckouts().map((checkout) => (checkout.key === key ? { ...checkout, placed: true } : checkout)));
}

/** Forgets one checkout, or all without a key. */
export function forgetCheckout(key?: string): void {
  write(key === undefined ? [] : keptCheckouts().filter((checkout) => checkout.key !== key));
}

/** Fallback without session storage: checkouts live as long as the page. */
let memory: Checkout[] = [];

function write(checkouts: Checkout[]): void {
  memory = checkouts;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(checkouts));
  } catch {
    // storage is blocked: `memory` has them
  }
}
