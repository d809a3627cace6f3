import { PriceType } from '../contract/enums';
import { WHOLE } from './included-tax';
import { divided, type Minor } from './money';

/** What a voucher takes off (D22). */
export interface VoucherTerms {
  type: number;
  /** flat: minor units; percent: thousandths of a percent, so 12_500 is 12.5 % */
  price: number;
  /** most that a share may come to, minor units; null: no cap */
  cappedPrice: Minor | null;
}

/**
 * What a voucher takes off goods of this value, which come without tax and shipping and after bundle deals (wire contract §8):
 * a share is rounded half up to what the currency can write, and nothing is ever taken off that the goods do not cost.
 *
 * @param digits of the currency behind the point
 */
export function voucherReduction({ type, price, cappedPrice }: VoucherTerms, goods: Minor, digits: number): Minor {
  const reduction = type === PriceType.percent ? divided(BigInt(goods) * BigInt(price), BigInt(WHOLE), digits) : price;
  return Math.min(reduction, cappedPrice ?? reduction, goods);
}
