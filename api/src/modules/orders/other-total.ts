import { fromMinor, type Minor, toMinor } from 'shared-kernel/rules/money';
import { Refused } from '../../http/refused';
import type { PricedLine } from '../cart/price-cart';

/** Lines whose price differs from the one the shopper last saw; a line whose price was never shown counts as unchanged. */
export function changedLines(lines: readonly PricedLine[]): PricedLine[] {
  return lines.filter(({ row, unitPrice }) => row.seen_price !== null && row.seen_price !== unitPrice);
}

/**
 * Prevents an order from costing anything else than the shopper saw (C6): prices, stock or a flash sale may have changed since.
 *
 * @param seen total shown on the screen, major units; absent: compares with the prices the cart last showed (docs/decisions/0029)
 * @param money formats an amount for the shopper
 * @returns the refusal, with the new total and each line whose price has changed; null when nothing differs
 */
export function otherTotal(
  total: Minor,
  seen: number | undefined,
  lines: readonly PricedLine[],
  money: (amount: Minor) => string,
): Refused | null {
  const changed = changedLines(lines);
  if (seen === undefined ? changed.length === 0 : seen === fromMinor(total)) return null;
  const texts = changed.map(({ row, unitPrice }) => {
    const values = { now: money(unitPrice), seen: money(row.seen_price ?? unitPrice) };
    return [row.id, [{ key: 'orders.priceChanged', values }]] as const;
  });
  const now = money(total);
  return new Refused(
    seen === undefined
      ? { key: 'orders.pricesChanged', values: { now } }
      : { key: 'orders.totalChanged', values: { now, seen: money(toMinor(seen)) } },
    texts.length > 0 ? Object.fromEntries(texts) : undefined,
  );
}
