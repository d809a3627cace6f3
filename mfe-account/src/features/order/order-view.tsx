import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { AddressLines, BillingLines } from 'shared-kernel/commerce/addresses/address-lines';
import { countriesQuery } from 'shared-kernel/commerce/addresses/countries';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { isAllPickedUp } from 'shared-kernel/rules/shipping-place';
import { from } from 'shared-kernel/ui/breakpoints';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { OrderSteps } from '../../components/order-steps';
import { deliveryKey, methodKey, paymentKey } from '../../components/order-words';
import { facts, paddedCard, stack } from '../../components/page.styles';
import { OrderAmounts } from './order-amounts';
import { OrderHelp } from './order-help';
import { OrderItems } from './order-items';
import { TaxNumber } from './tax-number';
import { TrackingCode } from './tracking-code';

const columns = css`
  display: grid;
  gap: ${token('space-6')};
  align-items: start;
  ${from(992)} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
  h2 {
    margin-block-end: ${token('space-3')};
    font-size: ${token('text-lg')};
  }
`;
/** Steps, items, amounts and ship-to of an order (S184, S185). */
export function OrderView({ order }: { order: OrderDetail }) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  // older APIs do not send an order's country and state names
  const { data: places } = useQuery({ ...countriesQuery(api), enabled: !order.address.named });
  const isPickedUp = isAllPickedUp(order.ordered_products);
  return (
    <div css={stack}>
      <OrderSteps order={order} />
      <div css={columns}>
        <OrderItems order={order} />
        <div css={stack}>
          <section css={paddedCard} aria-label={t('order.facts')}>
            <dl css={facts}>
              {[
                ['orders.method', t(methodKey(order.order_method))],
                ['orders.payment', t(paymentKey(order))],
                ['orders.delivery', t(deliveryKey(order))],
              ].map(([name = '', value]) => (
                <div key={name}>
                  <dt>{t(name)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <TrackingCode code={order.order} />
          </section>
          <OrderAmounts order={order} />
          <section css={paddedCard} aria-labelledby="ship-to">
            <h2 id="ship-to">{t(isPickedUp ? 'order.pickedUpBy' : 'order.shipTo')}</h2>
            <AddressLines address={order.address} places={places} personOnly={isPickedUp} />
            {!order.address.billing && <TaxNumber address={order.address} />}
            {order.address.delivery_instruction && (
              <p css={muted}>
                {t('order.instruction')}: <bdi>{order.address.delivery_instruction}</bdi>
              </p>
            )}
          </section>
          {order.address.billing && (
            <section css={paddedCard} aria-labelledby="bill-to">
              <h2 id="bill-to">{t('order.billTo')}</h2>
              <BillingLines address={order.address} places={places} />
              <TaxNumber address={order.address} />
            </section>
          )}
          <OrderHelp order={order} />
        </div>
      </div>
    </div>
  );
}
