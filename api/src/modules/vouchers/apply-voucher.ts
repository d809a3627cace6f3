import type { Minor } from 'shared-kernel/rules/money';
import { type OrderTotals, orderTotals } from 'shared-kernel/rules/totals';
import { voucherReduction } from 'shared-kernel/rules/voucher';
import { Refused } from '../../http/refused';
import { countedLines, type PricedCart } from '../cart/price-cart';
import type { VoucherRecord, VoucherUses } from './vouchers.queries';

/**
 * Totals of a cart with a public voucher applied, for both `voucher/validity` and the order (S156, D22, D33). Bundle
 * deals are deducted first: minimum spend and percentage apply to the goods after them, without tax and shipping.
 *
 * @param uses orders that currently hold the voucher
 * @param now the server's clock; a voucher has ended once its `end_time` is reached
 * @param money formats an amount for the shopper
 * @throws Refused with the reason when the voucher cannot be used
 */
export function applyVoucher(
  cart: PricedCart,
  voucher: VoucherRecord,
  uses: VoucherUses,
  now: Date,
  money: (amount: Minor) => string,
): OrderTotals {
  const { type, price, capped_price, min_spend, usage_limit, limit_per_customer, start_time, end_time } = voucher;
  const goods = cart.totals.subtotal - cart.totals.bundleOffer;
  if (now < start_time) throw new Refused('vouchers.notBegun');
  if (now >= end_time) throw new Refused('vouchers.ended');
  if (usage_limit !== null && uses.all >= usage_limit) throw new Refused('vouchers.usedUp');
  if (limit_per_customer !== null && uses.own >= limit_per_customer) throw new Refused('vouchers.usedByYou');
  if (goods < min_spend) throw new Refused({ key: 'vouchers.minimum', values: { minimum: money(min_spend) } });
  const reduction = voucherReduction({ type, price, cappedPrice: capped_price }, goods, cart.digits);
  const { digits, shippingTax } = cart;
  const { taxIncluded } = cart.totals;
  return orderTotals(countedLines(cart), { digits, taxIncluded, shippingTax, voucher: reduction });
}
