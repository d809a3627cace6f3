import { useMoney } from 'shared-kernel/commerce/site';
import type { OrderRow } from 'shared-kernel/contract/orders';
import { usePage } from 'shared-kernel/platform/page-context';
import { type Minor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { formatPrice } from 'shared-kernel/rules/price';

/**
 * Formats money of an order as the shop did when it was placed, whatever the shop's currency is today (issue 14). If the API does not
 * send that format, the shop's current one is used.
 */
export function useOrderMoney({
  currency_format: format,
}: Pick<OrderRow, 'currency_format'>): (minor: Minor) => string {
  const { language } = usePage();
  const shopMoney = useMoney();
  if (!format) return shopMoney;
  const { icon: currencyIcon, position, digits = USUAL_DIGITS } = format;
  return (minor) => formatPrice(minor, { currencyIcon, position, digits, language });
}
