import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { Button } from 'shared-kernel/ui/button';
import { muted } from 'shared-kernel/ui/page.styles';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { paddedCard } from '../../components/page.styles';
import type { ReadOrder } from './find-order';
import { payAgainRoom } from './pay-again-room';
import { TimeLeft } from './time-left';
import { useFocusHandedOn } from './use-focus-handed-on';

const usePayAgainPart = lazyPart(() =>
  import(/* webpackChunkName: "pay-again" */ './pay-again').then((m) => m.PayAgain),
);

const box = css`
  display: grid;
  gap: ${token('space-3')};
  border-color: ${token('colour-primary')};
  h2 {
    font-size: ${token('text-lg')};
  }
`;
interface PaymentCardProps {
  order: ReadOrder;
  /** a payment may have been made: paying again is behind a button, to avoid paying twice by accident */
  isAwaitingConfirmation: boolean;
}

/** An order that waits for online payment: how long it is reserved, and paying again (S162). */
export function PaymentCard({ order, isAwaitingConfirmation }: PaymentCardProps) {
  const { t } = useTranslation('account');
  const hydrated = useHydrated();
  const [pressed, setPressed] = useState(false);
  const part = useFocusHandedOn();
  const isBehindButton = isAwaitingConfirmation && !pressed;
  const PayAgain = usePayAgainPart(hydrated && !isBehindButton);
  return (
    <section ref={part} css={[paddedCard, box]} aria-labelledby="order-payment">
      <h2 id="order-payment">{t('payment.waiting')}</h2>
      {order.expires_at && (
        <p>
          {t('pay.kept')} <TimeLeft until={order.expires_at} serverTime={order.read_at} />
        </p>
      )}
      {isBehindButton ? (
        <>
          <p css={muted}>{t('pay.notThrough')}</p>
          <div>
            <Button onClick={() => setPressed(true)}>{t('pay.again')}</Button>
          </div>
        </>
      ) : PayAgain ? (
        <PayAgain order={order} takesFocus={pressed} />
      ) : (
        <Shimmer css={payAgainRoom} />
      )}
    </section>
  );
}
