import type { Minor } from 'shared-kernel/rules/money';
import { voucherReduction } from 'shared-kernel/rules/voucher';
import { Refused } from '../../http/refused';
import type { VoucherRecord, VoucherUses } from './voucher.queries';

/**
 * What a public voucher takes off, if it may be used (S156, D22, D33); else the shopper is told what is in the way.
 *
 * @param goods what the goods cost, after bundle deals, without tax and shipping
 * @param now the server's clock; a voucher is over at its `end_time` itself
 * @param money writes an amount for the shopper
 * @throws Refused
 */
export function reduce(
  voucher: VoucherRecord,
  uses: VoucherUses,
  goods: Minor,
  now: Date,
  money: (amount: Minor) => string,
): Minor {
  const { type, price, capped_price, min_spend, usage_limit, limit_per_customer, start_time, end_time } = voucher;
  if (now < start_time) throw new Refused('vouchers.notBegun');
  if (now >= end_time) throw new Refused('vouchers.ended');
  if (usage_limit !== null && uses.all >= usage_limit) throw new Refused('vouchers.usedUp');
  if (limit_per_customer !== null && uses.own >= limit_per_customer) throw new Refused('vouchers.usedByYou');
  if (goods < min_spend) throw new Refused({ key: 'vouchers.minimum', values: { minimum: money(min_spend) } });
  return voucherReduction({ type, price, cappedPrice: capped_price }, goods);
}
