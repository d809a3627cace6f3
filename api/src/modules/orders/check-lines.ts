import { unorderableReason } from 'shared-kernel/rules/orderable';
import { Refused } from '../../http/refused';
import type { Text } from '../../http/texts';
import type { PricedLine } from '../cart/price-cart';

/** Why a checked line cannot be ordered, as the response's message and as the text at the line; null when it can. */
function problemOf({ row, shipping }: PricedLine): { message: Text; atLine: Text } | null {
  const same = (text: Text) => ({ message: text, atLine: text });
  const problem = unorderableReason(row, row.cap);
  if (problem === 'exceedsInventory')
    return { message: { key: 'cart.exceedsInventory' }, atLine: { key: 'cart.left', values: { count: row.stock } } };
  if (problem) return same({ key: `cart.${problem}` });
  return shipping === null ? same({ key: 'shipping.unable' }) : null;
}

/**
 * Refuses an order unless every checked line is for sale, in stock and deliverable to the address (S147).
 *
 * @throws Refused with the first problem as the message and each line's problem under the line's id
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
