import { css } from '@emotion/react';
import { useState } from 'react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { emit } from 'shared-kernel/platform/bus';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { paddedCard, unprinted } from '../../components/page.styles';
import { sendOrderEmail } from './send-order-email';

const box = css`
  display: grid;
  gap: ${token('space-3')};
  h2 {
    margin: 0;
  }
  ${unprinted}
`;

/** Help with an order: its confirmation mail again, and a contact. */
export function OrderHelp({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const href = useHref();
  return (
    <section css={[paddedCard, box]} aria-labelledby="order-help">
      <h2 id="order-help">{t('order.help')}</h2>
      <p css={muted}>{t('order.helpHint')}</p>
      <ButtonLink wide href={href(link('contact', { order: order.order }))}>
        {t('order.contact')}
      </ButtonLink>
      {order.cancelled === 0 && <SendAgain orderId={order.id} />}
    </section>
  );
}

function SendAgain({ orderId }: { orderId: number }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      emit('toast:requested', { text: await sendOrderEmail(api, orderId) });
    } catch (error) {
      showFailure(error, t, () => void send());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button wide busy={busy} onClick={() => void send()}>
      {t('order.sendAgain')}
    </Button>
  );
}
