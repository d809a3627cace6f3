import { css } from '@emotion/react';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from, upTo } from 'shared-kernel/ui/breakpoints';
import { ButtonLink } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { unprinted } from '../../components/page.styles';
import { BuyAgainButton } from './buy-again-button';
import { CancelOrder } from './cancellation/cancel-order-button';
import type { ReadOrder } from './find-order';
import { invoicePath } from './invoice/invoice-address';
import { isCancellable } from './payment-state';

const row = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space-2')};
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  /* two words beside an icon fit on one line at 320 px */
  ${upTo(576)} {
    a,
    button {
      padding-inline: ${token('space-2')};
    }
  }
  ${from(576)} {
    display: flex;
    flex-wrap: wrap;
  }
  ${unprinted}
`;

/** The actions for an order. */
export function OrderActions({ order }: { order: ReadOrder }) {
  const { t } = useTranslation('account');
  const href = useHref();
  return (
    <div css={row}>
      <BuyAgainButton orderId={order.id} />
      <ButtonLink href={href(invoicePath(order))}>
        {t(order.invoice === null ? 'invoice.summary' : 'invoice.name')}
      </ButtonLink>
      {isCancellable(order) && <CancelOrder order={order} />}
    </div>
  );
}
