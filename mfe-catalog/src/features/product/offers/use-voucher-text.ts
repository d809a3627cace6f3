import { useTranslation } from 'react-i18next';
import { useMoney } from 'shared-kernel/commerce/site';
import { PriceType } from 'shared-kernel/contract/enums';
import type { VoucherCard } from 'shared-kernel/contract/product';
import { formatPercent } from 'shared-kernel/i18n/format';
import { isolate } from 'shared-kernel/i18n/isolate';
import { usePage } from 'shared-kernel/remote/page-context';
import { toMinor } from 'shared-kernel/rules/money';

/** What a voucher gives, in words (D22): '10% off, up to $20, from $50'. */
export function useVoucherText(): (voucher: VoucherCard) => string {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const money = useMoney();
  const amount = (value: number) => isolate(money(toMinor(value)));
  return ({ type, price, capped_price, min_spend }) => {
    const off = type === PriceType.percent ? isolate(formatPercent(language, price)) : amount(price);
    return [
      t('product.voucherOff', { amount: off }),
      // a cap says something of percents only
      type === PriceType.percent && capped_price !== null && t('product.voucherUpTo', { amount: amount(capped_price) }),
      min_spend > 0 && t('product.voucherFrom', { amount: amount(min_spend) }),
    ]
      .filter(Boolean)
      .join(t('product.voucherAnd'));
  };
}
