import { PriceType } from '../contract/enums';
import type { UserVoucher } from '../contract/vouchers';
import { formatPercent } from '../i18n/format';
import { isolate } from '../i18n/isolate';
import { usePage } from '../platform/page-context';
import { useTranslation } from '../platform/use-translation';
import { toMinor } from '../rules/money';
import { useMoney } from './site';

type Terms = Pick<UserVoucher, 'type' | 'price' | 'capped_price' | 'min_spend'>;

/** A voucher's benefit in words (D22). */
export interface VoucherText {
  /** '10% off' */
  off: string;
  /** 'up to $20'; empty without a cap */
  upTo: string;
  /** 'from $50'; empty without a minimum */
  from: string;
  /** '10% off, up to $20, from $50' */
  whole: string;
}

/** Formats the terms of a voucher in the page's language. */
export function useVoucherText(): (voucher: Terms) => VoucherText {
  const { t } = useTranslation('kernel');
  const { language } = usePage();
  const money = useMoney();
  const amount = (value: number) => money(toMinor(value));
  return ({ type, price, capped_price, min_spend }) => {
    const share = type === PriceType.percent;
    const off = t('voucher.off', { amount: share ? isolate(formatPercent(language, price)) : amount(price) });
    // a cap only applies to percentages
    const upTo = share && capped_price !== null ? t('voucher.upTo', { amount: amount(capped_price) }) : '';
    const from = min_spend > 0 ? t('voucher.from', { amount: amount(min_spend) }) : '';
    return { off, upTo, from, whole: [off, upTo, from].filter(Boolean).join(t('voucher.and')) };
  };
}
