import { PriceType } from '../contract/enums';
import type { Minor } from './money';

/** What a voucher takes off (D22). */
export interface VoucherTerms {
  type: number;
  /** flat: minor units; percent: hundredths of a percent, so 1250 is 12.5 % */
  price: number;
  /** most that a share may come to, minor units; null: no cap */
  cappedPrice: Minor | null;
}

/**
 * What a voucher takes off goods of this value, which come without tax and shipping and after bundle deals (wire contract §8):
 * a share is rounded half up to whole minor units, and nothing is ever taken off that the goods do not cost.
 */
export function voucherReduction({ type, price, cappedPrice }: VoucherTerms, goods: Minor): Minor {
  const reduction = type === PriceType.percent ? Math.floor((goods * price + 5000) / 10_000) : price;
  return Math.min(reduction, cappedPrice ?? reduction, goods);
}
