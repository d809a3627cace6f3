import { PriceType } from '../contract/enums';
import { WHOLE } from './included-tax';
import { divided, type Minor } from './money';

/** A voucher's discount (D22). */
export interface VoucherTerms {
  type: number;
  /** flat: minor units; percent: thousandths of a percent, so 12_500 is 12.5 % */
  price: number;
  /** maximum discount of a percentage, minor units; null: no cap */
  cappedPrice: Minor | null;
}

/**
 * A voucher's discount on goods of this price, without tax and shipping and after bundle deals (wire contract §8): a percentage is
 * rounded half up to what the currency can express, and the discount never exceeds the price of the goods.
 *
 * @param digits decimal places of the currency
 */
export function voucherReduction({ type, price, cappedPrice }: VoucherTerms, goods: Minor, digits: number): Minor {
  const reduction = type === PriceType.percent ? divided(BigInt(goods) * BigInt(price), BigInt(WHOLE), digits) : price;
  return Math.min(reduction, cappedPrice ?? reduction, goods);
}
