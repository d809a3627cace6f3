import { useMoneyIn } from 'shared-kernel/commerce/site';
import type { OrderRow } from 'shared-kernel/contract/orders';
import { usePage } from 'shared-kernel/platform/page-context';
import type { Minor } from 'shared-kernel/rules/money';

/**
 * Formats money of an order as the shop did when it was placed, whatever the shop's currency is today (issue 14). If the API does not
 * send that format, the shop's current one is used.
 */
export function useOrderMoney({
  currency_format: format,
}: Pick<OrderRow, 'currency_format'>): (minor: Minor) => string {
  const { setting } = usePage().site.common;
  const { currency_icon: icon, currency_position: position, currency_digits: digits } = setting;
  return useMoneyIn(format ?? { icon, position, digits });
}
