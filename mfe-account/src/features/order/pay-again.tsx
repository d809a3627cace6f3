import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type MethodName, offeredMethods, paymentGatewayQuery } from 'shared-kernel/commerce/payment-methods';
import { OrderMethod } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { PaymentGateway } from 'shared-kernel/contract/site';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button } from 'shared-kernel/ui/button';
import { muted } from 'shared-kernel/ui/page.styles';
import { Shimmer } from 'shared-kernel/ui/shimmer';
import { token } from 'shared-kernel/ui/tokens';
import { useOrderMoney } from '../../components/order-money';
import { payAgainRoom } from './pay-again-room';
import { usePayAgain } from './use-pay-again';

const methodList = css`
  display: grid;
  /* stacked where two columns would break their names */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${token('space-2')};
  justify-self: stretch;
  min-inline-size: 0;
  ${from(576)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${token('space-2')};
    padding: 0;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    min-block-size: ${token('touch')};
    min-inline-size: 0;
    padding-inline: ${token('space-3')};
    overflow-wrap: anywhere;
    border: 1px solid ${token('colour-line-strong')};
    border-radius: ${token('radius-medium')};
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${token('colour-primary')};
    background: ${token('colour-primary-soft')};
  }
`;
const gatewayName = css`
  ${muted}
  display: block;
  font-size: ${token('text-xs')};
`;
const form = css`
  display: grid;
  gap: ${token('space-3')};
  justify-items: start;
`;
const wrong = css`
  color: ${token('colour-danger')};
`;

interface PayAgainProps {
  order: OrderDetail;
  /** opened by a button that is no longer there, whose focus it takes */
  takesFocus: boolean;
}

/** Another attempt to pay, by any payment method of the shop, cash on delivery included (S162). */
export function PayAgain({ order, takesFocus }: PayAgainProps) {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const { data: gateway, error } = useQuery({ ...paymentGatewayQuery(api), throwOnError: false });
  if (error) return <p css={wrong}>{t('pay.noMethods')}</p>;
  return gateway ? (
    <PaymentMethods order={order} gateway={gateway} takesFocus={takesFocus} />
  ) : (
    <Shimmer css={payAgainRoom} />
  );
}

function PaymentMethods({ order, gateway, takesFocus }: PayAgainProps & { gateway: PaymentGateway }) {
  const { t } = useTranslation('account');
  const money = useOrderMoney(order);
  const { methods, preselected } = offeredMethods(gateway);
  const before = methods.find((name) => OrderMethod[name] === order.order_method);
  const [chosen, setMethod] = useState<MethodName | null>(before ?? preselected);
  // a method that the shop has switched off meanwhile is deselected
  const method = chosen && methods.includes(chosen) ? chosen : preselected;
  const { pay, busy, problem } = usePayAgain(order);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [takesFocus]);
  if (!method) return <p>{t('pay.noMethods')}</p>;
  const isOnDelivery = method === 'cashOnDelivery';
  /** The gateway's name, unless it is also the method's label. */
  const gatewayOf = (name: MethodName) => {
    const gatewayName = name === 'cashOnDelivery' ? null : t(`gateway.${name}`);
    return gatewayName === t(`method.${name}`) ? null : gatewayName;
  };
  // a shopper who left the gateway's page has not paid yet, and pays for the first time
  const hasFailed = order.payment?.state === 'failed' || order.payment?.state === 'expired';
  const amount = money(toMinor(order.total_amount));
  return (
    <form
      css={form}
      onSubmit={(event) => {
        event.preventDefault();
        void pay(OrderMethod[method]);
      }}
    >
      <fieldset ref={list} css={methodList}>
        <legend css={muted}>{t('pay.ways')}</legend>
        {methods.map((name) => (
          <label key={name}>
            <input type="radio" name="method" checked={name === method} onChange={() => setMethod(name)} />
            <span>
              <span>{t(`method.${name}`)}</span> {gatewayOf(name) && <small css={gatewayName}>{gatewayOf(name)}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <p css={muted}>{isOnDelivery ? t('pay.atTheDoorHint') : t('pay.onlineHint', { name: t(`gateway.${method}`) })}</p>
      <Button type="submit" look="primary" busy={busy}>
        {isOnDelivery ? t('pay.atTheDoor') : t(hasFailed ? 'pay.nowAgain' : 'pay.now', { amount })}
      </Button>
      <p role="alert" css={wrong}>
        {problem}
      </p>
    </form>
  );
}
