import { type Minor, smallestUnit } from 'shared-kernel/rules/money';

/** A line as it was bought, and how many of its pieces were given back. Money in minor units. */
export interface LineOfOrder {
  id: number;
  quantity: number;
  free_quantity: number;
  selling: Minor;
  /** per piece */
  tax_price: Minor;
  returned: number;
  /** pieces held by a return */
  held: number;
}

/**
 * Prices of pieces at the time of purchase, by line: with tax, less the line's share of the voucher; free pieces lower the price of all
 * pieces of their line. Partial refunds of a line add up to exactly what the line cost, to the last unit.
 *
 * @param lines all lines of the order, in their order
 * @param voucher discount of the voucher on the goods
 * @param digits fraction digits of the order's currency
 */
export function pricesOfPieces(
  lines: readonly Omit<LineOfOrder, 'held'>[],
  chosen: readonly { lineId: number; quantity: number }[],
  voucher: Minor,
  digits: number,
): Minor[] {
  const unit = BigInt(smallestUnit(digits));
  /* `of * some / all`, rounded down to the currency's smallest unit, in exact integers */
  const part = (of: Minor, some: number, all: number): Minor =>
    Number(((BigInt(of) * BigInt(some)) / (BigInt(all) * unit)) * unit);
  const goodsOf = (line: Omit<LineOfOrder, 'held'>) => line.selling * (line.quantity - line.free_quantity);
  const goods = lines.reduce((sum, line) => sum + goodsOf(line), 0);
  let before = 0;
  return lines.map((line) => {
    const share = goods === 0 ? 0 : part(voucher, before + goodsOf(line), goods) - part(voucher, before, goods);
    before += goodsOf(line);
    const requested = chosen.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    const paid = goodsOf(line) - share + line.tax_price * line.quantity;
    return part(paid, line.returned + requested, line.quantity) - part(paid, line.returned, line.quantity);
  });
}

/** Total price of the pieces, by `pricesOfPieces`. */
export const priceOfPieces = (...of: Parameters<typeof pricesOfPieces>): Minor =>
  pricesOfPieces(...of).reduce((sum, price) => sum + price, 0);
