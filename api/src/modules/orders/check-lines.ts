import { checkPurchase } from 'shared-kernel/rules/quantity';
import { Refused } from '../../http/refused';
import type { Text, TextKey } from '../../http/texts';
import type { PricedLine } from '../cart/price-cart';

/** What keeps a checked line from being ordered, or null. */
function problemOf({ row, shipping }: PricedLine, cap: number | null): TextKey | null {
  if (!row.available) return 'cart.unavailable';
  const problem = checkPurchase(row.quantity, { quantity: row.stock }, cap);
  if (problem) return `cart.${problem}`;
  return shipping === null ? 'shipping.unable' : null;
}

/**
 * Lets an order pass only when every checked line is sold, in stock and reaches the address (S147).
 *
 * @param cap most pieces of one variant, when the shop has such a limit (D23)
 * @throws Refused with the first problem as the message and each line's own by its id
 */
export function refuseUnorderable(lines: readonly PricedLine[], cap: number | null): void {
  const problems = lines.flatMap((line) => {
    const key = problemOf(line, cap);
    return key ? [{ id: line.row.id, text: { key } satisfies Text }] : [];
  });
  const [first] = problems;
  if (!first) return;
  throw new Refused(first.text, Object.fromEntries(problems.map(({ id, text }) => [id, [text]])));
}
