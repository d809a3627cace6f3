import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { LocalTime } from 'shared-kernel/ui/local-time';
import { amount, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { Badge } from '../../components/badge';
import { ExpectedDay } from '../../components/expected-day';
import { OrderSteps } from '../../components/order-steps';
import { deliveryKey, deliveryTone } from '../../components/order-words';
import { paddedCard, stack } from '../../components/page.styles';
import { ParcelCard } from './parcel-card';
import { lastDay, statusMessageKey } from './status-message';

const head = css`
  display: grid;
  gap: ${token('space-2')};
  justify-items: start;
  h2 {
    font-size: ${token('text-xl')};
    line-height: ${token('leading-tight')};
  }
  h2:focus-visible {
    outline-offset: ${token('space-1')};
  }
`;
/* one line each: side by side they would wrap, and what is below would move, as the time zone's name disappears in hydration */
const facts = css`
  display: grid;
  gap: ${token('space-1')};
`;

/** The tracked order: its progress, steps and parcels. */
export function TrackedResult({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation('account');
  const title = useRef<HTMLHeadingElement>(null);
  const [isAnswer] = useState(useHydrated());
  useEffect(() => {
    // the result has replaced the form; a page that came with the result starts at its top
    if (isAnswer) title.current?.focus();
  }, [isAnswer]);
  const day = lastDay(order);
  const stores = new Set(order.parcels.map(({ store }) => store.id)).size;
  const isExpected = order.parcels.some((parcel) => parcel.estimated_delivery);
  return (
    <div css={stack}>
      <section css={[paddedCard, head]} aria-labelledby="tracked">
        <Badge tone={deliveryTone(order)}>{t(deliveryKey(order))}</Badge>
        <h2 id="tracked" ref={title} tabIndex={-1}>
          {t(statusMessageKey(order))}
        </h2>
        {day && <ExpectedDay day={day} shippingType={order.parcels[0]?.shipping_type} />}
        {isExpected && order.parcels.length > 1 && <p>{t('tracking.parcels', { count: order.parcels.length })}</p>}
        <div css={[muted, facts]}>
          <p>
            {t('tracking.code')}:{' '}
            <bdi dir="ltr" css={amount}>
              {order.order}
            </bdi>
          </p>
          <p>
            {t('orders.placed')}: <LocalTime at={order.created_at} />
          </p>
        </div>
      </section>
      <OrderSteps order={order} />
      {order.parcels.map((parcel, index) => (
        <ParcelCard
          key={`${parcel.store.id} ${parcel.shipping_type}`}
          parcel={parcel}
          number={index + 1}
          of={order.parcels.length}
          isOneOfSeveral={stores > 1 && order.cancelled === 0}
          isCalledOff={order.cancelled === 1}
          isDated={!day}
        />
      ))}
    </div>
  );
}
