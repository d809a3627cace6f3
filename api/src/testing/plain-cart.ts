import type { PlaceOptions } from './a-shipping-rule';

/** Stock of each item in the plain shop. */
export const STOCK = 6;

/** Shipping rules by their number in `ITEMS`, in cents. "near" is AF BDS, "far" is DE BE. */
export const PLACES: { single?: boolean; perStore?: boolean; places: PlaceOptions[] }[] = [
  { single: false, places: [{ price: 900 }, { country: 'AF', state: 'BDS', price: 300, pickupPrice: 100 }] },
  { single: true, places: [{ price: 500 }, { country: 'AF', price: 400, pickupPrice: 250 }] },
  { single: false, places: [{ country: 'AF', price: 275 }] },
  { perStore: true, places: [{ price: 650 }, { country: 'AF', price: 350, pickupPrice: 50 }] },
];

/** An item for sale; amounts in cents, tax as an amount or in hundredths of a percent. */
interface Item {
  selling: number;
  price: number;
  tax: { price: number; percent?: boolean } | null;
  bundle: { buy: number; free: number } | null;
  rule: number;
  store?: 'one' | 'other';
}
export const ITEMS: Item[] = [
  { selling: 1200, price: 999, tax: { price: 750, percent: true }, bundle: { buy: 2, free: 1 }, rule: 0 },
  { selling: 2000, price: 2000, tax: { price: 40 }, bundle: null, rule: 1 },
  { selling: 5, price: 5, tax: { price: 1000, percent: true }, bundle: { buy: 4, free: 3 }, rule: 1 },
  { selling: 3333, price: 3333, tax: null, bundle: null, rule: 2 },
  // the first two are from one store, the third from another
  { selling: 700, price: 700, tax: null, bundle: null, rule: 3, store: 'one' },
  { selling: 800, price: 800, tax: null, bundle: null, rule: 3, store: 'one' },
  { selling: 900, price: 900, tax: null, bundle: null, rule: 3, store: 'other' },
];

/** A shopper's action; `quantity` is a difference for a change and a number of pieces for a purchase. */
export type Step =
  | { do: 'read' }
  | { do: 'live'; far: boolean }
  | { do: 'change' | 'buy'; item: number; quantity: number }
  | { do: 'check' | 'uncheck' | 'delete' | 'save' | 'bring'; item: number }
  | { do: 'ship'; item: number; type: number };

interface PlainLine {
  quantity: number;
  checked: boolean;
  saved: boolean;
  pickup: boolean;
}

/**
 * Computes what a cart must contain by independent rules: it uses none of the shop's code, and every sum is written out in cents for the seven
 * items that exist.
 */
export class PlainCart {
  private readonly lines = new Map<number, PlainLine>();
  private home: 'near' | 'far' | null = null;

  /** @returns whether the step must be accepted; a refused step changes nothing */
  run(step: Step): boolean {
    if (step.do === 'read') return true;
    if (step.do === 'live') {
      this.home = step.far ? 'far' : 'near';
      return true;
    }
    const line = this.lines.get(step.item);
    switch (step.do) {
      case 'change':
        if (step.quantity === 0) return false;
        return this.hold(step.item, (line && !line.saved ? line.quantity : 0) + step.quantity);
      case 'buy': {
        const bought = this.hold(step.item, step.quantity);
        if (bought) for (const [item, each] of this.lines) each.checked = item === step.item && !each.saved;
        return bought;
      }
      case 'delete':
        return this.lines.delete(step.item);
      case 'save':
        if (line) Object.assign(line, { saved: true, checked: false });
        return line !== undefined;
      case 'bring':
        if (line?.saved) Object.assign(line, { saved: false, checked: true });
        return line !== undefined;
      case 'ship':
        return this.ship(line, step);
      default:
        if (!line || line.saved) return false;
        line.checked = step.do === 'check';
        return true;
    }
  }

  private hold(item: number, quantity: number): boolean {
    if (quantity < 1 || quantity > STOCK) return false;
    const line = this.lines.get(item);
    const checked = !line || line.saved || line.checked;
    this.lines.set(item, { pickup: false, ...line, quantity, checked, saved: false });
    return true;
  }

  /** Pickup is not available for the far address; item 3 is not shipped there at all, which is no reason to refuse a choice. */
  private ship(line: PlainLine | undefined, { item, type }: { item: number; type: number }): boolean {
    if (!line || line.saved || this.home === null) return false;
    const refused = type === 2 && (this.home === 'near' ? item === 3 : item !== 3);
    if (!refused) line.pickup = type === 2;
    return !refused;
  }

  /** The expected cart; money in cents. */
  facts() {
    const all = [...this.lines];
    const bought = all.filter(([, line]) => !line.saved);
    const quantities = (lines: typeof all) => Object.fromEntries(lines.map(([item, { quantity }]) => [item, quantity]));
    const checked = bought.filter(([, line]) => line.checked).map(([item]) => item);
    // item 3 is not shipped to the far address, and what cannot be shipped is in no sum (issue 14)
    const sent = (item: number) => checked.includes(item) && !(item === 3 && this.home === 'far');
    const pieces = (item: number) => (sent(item) ? (this.lines.get(item)?.quantity ?? 0) : 0);
    const [a, b, c, d] = [pieces(0), pieces(1), pieces(2), pieces(3)];
    const perStore = pieces(4) * 700 + pieces(5) * 800 + pieces(6) * 900;
    const subtotal = a * 999 + b * 2000 + c * 5 + d * 3333 + perStore;
    const bundle = (a >= 2 ? 999 : 0) + (c >= 4 ? 15 : 0);
    // 7.5 % of 9.99 is 0.75 per piece; 10 % of 0.05 is half a cent, which is rounded up
    const tax = a * 75 + b * 40 + c;
    const shipping = this.shipping(checked);
    return {
      cartCount: bought.reduce((sum, [, { quantity }]) => sum + quantity, 0),
      bought: quantities(bought),
      saved: quantities(all.filter(([, line]) => line.saved)),
      checked: checked.toSorted(),
      subtotal,
      bundle,
      shipping,
      tax,
      total: subtotal - bundle + shipping + tax,
    };
  }

  private shipping(checked: readonly number[]): number {
    const sent = (item: number, pickup: boolean) =>
      checked.includes(item) && (this.home === 'near' && this.lines.get(item)?.pickup === true) === pickup;
    if (this.home === null) return 0;
    // items 1 and 2 are shipped together
    // each store is charged once: items 4 and 5 together, item 6 separately
    const perStore = (pickup: boolean) => Number(sent(4, pickup) || sent(5, pickup)) + Number(sent(6, pickup));
    if (this.home === 'far')
      return (sent(0, false) ? 900 : 0) + (sent(1, false) || sent(2, false) ? 500 : 0) + 650 * perStore(false);
    return (
      350 * perStore(false) +
      50 * perStore(true) +
      (sent(0, false) ? 300 : 0) +
      (sent(0, true) ? 100 : 0) +
      (sent(1, false) || sent(2, false) ? 400 : 0) +
      (sent(1, true) || sent(2, true) ? 250 : 0) +
      (checked.includes(3) ? 275 : 0)
    );
  }
}
