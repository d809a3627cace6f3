import { fromMinor, type Minor, toMinor } from 'shared-kernel/rules/money';
import { Refused } from '../../http/refused';
import type { PricedLine } from '../cart/price-cart';

/**
 * Lets an order pass only at the total that the shopper saw (C6): prices, stock or a flash sale may have changed since.
 *
 * @param seen what the screen showed, major units; absent: the caller agrees to any total
 * @param money writes an amount for the shopper
 * @throws Refused naming both totals, and each line whose price is another one than was shown
 */
export function refuseOtherTotal(
  total: Minor,
  seen: number | undefined,
  lines: readonly PricedLine[],
  money: (amount: Minor) => string,
): void {
  if (seen === undefined || seen === fromMinor(total)) return;
  const changed = lines.flatMap(({ row, unitPrice }) =>
    row.seen_price === null || row.seen_price === unitPrice
      ? []
      : [[row.id, [priceChanged(money(unitPrice), money(row.seen_price))]] as const],
  );
  const text = { key: 'orders.totalChanged', values: { now: money(total), seen: money(toMinor(seen)) } } as const;
  throw new Refused(text, changed.length > 0 ? Object.fromEntries(changed) : undefined);
}

const priceChanged = (now: string, seen: string) => ({ key: 'orders.priceChanged', values: { now, seen } }) as const;
