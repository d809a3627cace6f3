import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { errorText } from 'shared-kernel/api/error-text';
import { useMoney } from 'shared-kernel/commerce/site';
import { useVoucherText } from 'shared-kernel/commerce/use-voucher-text';
import { userVouchersQuery } from 'shared-kernel/commerce/user-vouchers';
import type { UserVoucher } from 'shared-kernel/contract/vouchers';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { Button } from 'shared-kernel/ui/button';
import { muted } from 'shared-kernel/ui/page.styles';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';

const list = css`
  display: grid;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-2')};
`;
const entry = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px dashed ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
  p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: ${token('text-sm')};
  }
  strong {
    display: block;
    font-size: ${token('text-md')};
  }
  button {
    flex: none;
  }
`;
const shortfall = css`
  display: block;
  color: ${token('colour-warning')};
`;
const waiting = css`
  block-size: 72px;
`;

interface VoucherChoiceProps {
  /** price of the checked products after bundle offers, compared with minimum spends (D22) */
  goods: Minor;
  busy: boolean;
  onApply: (code: string) => void;
}

/** The shopper's vouchers to choose from: applicable ones first, the others with the amount they still need. */
export function VoucherChoice({ goods, busy, onApply }: VoucherChoiceProps) {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  const { data, error } = useQuery({ ...userVouchersQuery(api), throwOnError: false });
  if (!data) return error ? <p css={muted}>{errorText(error, t)}</p> : <Shimmer css={waiting} />;
  const missing = ({ min_spend }: UserVoucher) => Math.max(0, toMinor(min_spend) - goods);
  const usable = data.data.filter(({ uses_left }) => uses_left !== 0).sort((a, b) => missing(a) - missing(b));
  if (!usable.length) return <p css={muted}>{t('voucher.noneYours')}</p>;
  return (
    <ul css={list} aria-label={t('voucher.yours')}>
      {usable.map((voucher) => (
        <Entry key={voucher.id} voucher={voucher} missing={missing(voucher)} busy={busy} onApply={onApply} />
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<VoucherChoiceProps, 'busy' | 'onApply'> {
  voucher: UserVoucher;
  /** amount missing from the minimum spend; 0: it applies */
  missing: Minor;
}

function Entry({ voucher, missing, busy, onApply }: EntryProps) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const id = useId();
  const { title, code } = voucher;
  return (
    <li css={entry}>
      <p id={id}>
        <strong>{title}</strong>
        {useVoucherText()(voucher).whole}
        {missing > 0 && <span css={shortfall}>{t('voucher.spendMore', { amount: money(missing) })}</span>}
      </p>
      <Button
        small
        aria-label={t('voucher.applyNamed', { title })}
        aria-describedby={id}
        aria-disabled={missing > 0 || busy || undefined}
        onClick={() => missing === 0 && !busy && onApply(code)}
      >
        {t('voucher.apply')}
      </Button>
    </li>
  );
}
