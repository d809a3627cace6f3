import { css } from '@emotion/react';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { isDelivered, parcelsOf, type StoreParcel } from 'shared-kernel/rules/order-parcels';
import { amount } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { ExpectedDay } from '../../components/expected-day';
import { useOrderMoney } from '../../components/order-money';
import { paddedCard, stack } from '../../components/page.styles';
import { ParcelHead } from '../../components/parcel-head';
import { ParcelProgress } from '../../components/parcel-progress';
import { tones } from '../../components/tones';
import { MessageButton } from './messages/message-button';
import { SentMessages } from './messages/sent-messages';
import { OrderItem } from './order-item';
import { ReturnButton } from './returns/return-button';
import { ReturnCard } from './returns/return-card';
import { returnablePieces } from './returns/returnable';

const sums = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-1')} ${token('space-6')};
  padding-block-start: ${token('space-3')};
  border-block-start: 1px solid ${token('colour-line')};
  font-size: ${token('text-sm')};
  > div {
    display: flex;
    gap: ${token('space-2')};
  }
  dt {
    color: ${token('colour-ink-muted')};
  }
`;

const after = css`
  ${stack}
  margin-block-start: ${token('space-4')};
`;
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;
const calledOff = css`
  margin-block-end: ${token('space-4')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-medium')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The ordered items by store (S184). */
export function OrderItems({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const parcels = parcelsOf(order.ordered_products, order.parcels);
  return (
    <section css={stack} aria-labelledby="order-items">
      <h2 id="order-items" css={visuallyHidden}>
        {t('order.items')}
      </h2>
      {parcels.map((parcel) => (
        <Parcel key={parcel.store.id} parcel={parcel} order={order} isOneOfSeveral={parcels.length > 1} />
      ))}
    </section>
  );
}

interface ParcelProps {
  parcel: StoreParcel;
  order: OrderDetail;
  isOneOfSeveral: boolean;
}

function Parcel({ parcel, order, isOneOfSeveral }: ParcelProps) {
  const { t } = useTranslation('account');
  const money = useOrderMoney(order);
  const { store, items, goods, shipping, isIncluded, expected, progress } = parcel;
  const isThere = isDelivered(order, store.id);
  const returns = (order.returns ?? []).filter(({ store_id }) => store_id === store.id);
  const messages = (order.messages ?? []).filter(({ store_id }) => store_id === store.id);
  const off = progress?.cancellation;
  return (
    <section css={paddedCard} aria-labelledby={`store-${store.id}`}>
      <ParcelHead id={`store-${store.id}`} store={store}>
        {expected && <ExpectedDay day={expected} shippingType={items[0]?.shipping_type} />}
      </ParcelHead>
      <ParcelProgress
        parcel={parcel.progress}
        isOneOfSeveral={isOneOfSeveral && order.cancelled === 0}
        isCalledOff={order.cancelled === 1}
      />
      {off && (
        <p css={[calledOff, tones.wait]}>
          <strong>{t('parcel.calledOff')}</strong> <bdi>{[off.title, off.message].filter(Boolean).join(': ')}</bdi>
        </p>
      )}
      <ul>
        {items.map((item) => (
          <OrderItem
            key={item.id}
            item={item}
            order={order}
            isThere={isThere}
            isDated={expected === null && item.estimated_delivery !== null}
          />
        ))}
      </ul>
      <dl css={sums}>
        <div>
          <dt>{t('order.goods')}</dt>
          <dd css={amount}>{money(goods)}</dd>
        </div>
        <div>
          <dt>{t('order.shipping')}</dt>
          <dd css={amount}>
            {isIncluded ? t('order.shippingIncluded') : shipping === 0 ? t('order.free') : money(shipping)}
          </dd>
        </div>
      </dl>
      <div css={after}>
        {returns.map((orderReturn) => (
          <ReturnCard key={orderReturn.id} orderReturn={orderReturn} order={order} />
        ))}
        <SentMessages messages={messages} id={`messages-${store.id}`} />
        <div css={actions}>
          {items.some((item) => returnablePieces(item) > 0) && <ReturnButton order={order} parcel={parcel} />}
          <MessageButton order={order} store={store} />
        </div>
      </div>
    </section>
  );
}
