import { whyUnorderable } from 'shared-kernel/rules/orderable';
import { Refused } from '../../http/refused';
import type { Text } from '../../http/texts';
import type { PricedLine } from '../cart/price-cart';

/** What keeps a checked line from being ordered, as the message and as what is said at the line; null when nothing does. */
function problemOf({ row, shipping }: PricedLine): { message: Text; atLine: Text } | null {
  const same = (text: Text) => ({ message: text, atLine: text });
  const problem = whyUnorderable(row, row.cap);
  if (problem === 'exceedsInventory')
    return { message: { key: 'cart.exceedsInventory' }, atLine: { key: 'cart.left', values: { count: row.stock } } };
  if (problem) return same({ key: `cart.${problem}` });
  return shipping === null ? same({ key: 'shipping.unable' }) : null;
}

/**
 * Lets an order pass only when every checked line is sold, in stock and reaches the address (S147).
 *
 * @throws Refused with the first problem as the message and each line's own by its id
 */
export function refuseUnorderable(lines: readonly PricedLine[]): void {
  const problems = lines.flatMap((line) => {
    const problem = problemOf(line);
    return problem ? [{ id: line.row.id, ...problem }] : [];
  });
  const [first] = problems;
  if (!first) return;
  throw new Refused(first.message, Object.fromEntries(problems.map(({ id, atLine }) => [id, [atLine]])));
}
