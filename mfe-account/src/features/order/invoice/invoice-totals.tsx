import { css } from '@emotion/react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { AmountRows } from '../amount-rows';

const box = css`
  display: grid;
  gap: ${token('space-3')};
  justify-self: end;
  inline-size: min(100%, 320px);
  break-inside: avoid;
`;

/** What the invoice comes to. */
export function InvoiceTotals({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  return (
    <div css={box}>
      <AmountRows order={order} />
      <p css={muted}>{t('invoice.currency', { currency: order.currency })}</p>
    </div>
  );
}
