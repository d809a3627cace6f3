import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { waitsForPayment } from 'shared-kernel/commerce/payment-methods';
import { Picture } from 'shared-kernel/commerce/picture';
import { OrderStatus } from 'shared-kernel/contract/enums';
import type { OrderRow } from 'shared-kernel/contract/orders';
import { isolate } from 'shared-kernel/i18n/isolate';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { from } from 'shared-kernel/ui/breakpoints';
import { LocalTime } from 'shared-kernel/ui/local-time';
import { amount, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { Badge } from '../../components/badge';
import { useOrderMoney } from '../../components/order-money';
import { deliveryKey, deliveryTone, methodKey, paymentKey } from '../../components/order-words';
import { paddedCard } from '../../components/page.styles';

const box = css`
  position: relative;
  display: grid;
  gap: ${token('space-4')};
  @media (hover: hover) {
    &:hover {
      border-color: ${token('colour-primary')};
    }
  }
`;
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};
  h2 {
    font-size: ${token('text-lg')};
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-large')};
  }
  h2 a:focus-visible {
    outline: 0;
  }
  h2 a:focus-visible::after {
    outline: 2px solid ${token('colour-focus')};
    outline-offset: 2px;
  }
`;
const columns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};
  margin: 0;
  > :first-of-type {
    grid-column: 1 / -1;
  }
  ${from(768)} {
    grid-template-columns: minmax(max-content, 2.5fr) minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1.3fr);
    > :first-of-type {
      grid-column: auto;
    }
  }
  dt {
    color: ${token('colour-ink-muted')};
    font-size: ${token('text-xs')};
  }
  dd {
    margin: 0;
  }
`;
const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
`;
const pictures = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  img {
    flex: none;
    inline-size: 56px;
    block-size: 56px;
    border-radius: ${token('radius-small')};
  }
`;
/** Highlights what the shopper still has to do. */
const open = css`
  color: ${token('colour-warning')};
  font-weight: ${token('weight-strong')};
`;
/** Looks like a link to the order, which the whole card is, labelled with the next action. */
const todo = css`
  color: ${token('colour-primary-ink')};
  font-weight: ${token('weight-strong')};
`;

/** pictures that fit on a phone */
const SHOWN = 4;

/** How many of several parcels have arrived or left, while others have not: the order's own status is that of the last one. */
function ParcelCount({ order }: { order: OrderRow }) {
  const { t } = useTranslation('account');
  const parcels = (order.parcels ?? []).filter(({ cancelled }) => cancelled === 0);
  const came = (step: number) => parcels.filter(({ status }) => status >= step).length;
  const { delivered, pickedUp } = OrderStatus;
  const shown = [delivered, pickedUp].find((step) => came(step) > 0 && came(step) < parcels.length);
  if (shown === undefined) return null;
  const key = shown === delivered ? 'orders.parcelsThere' : 'orders.parcelsLeft';
  return <div css={muted}>{t(key, { number: came(shown), of: parcels.length })}</div>;
}

/** One order of the list: date, payment, amount, progress (S183). The whole card links to the order. */
export function OrderCard({ order }: { order: OrderRow }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const money = useOrderMoney(order);
  const items = order.ordered_products;
  const count = items.reduce((pieces, item) => pieces + item.quantity, 0);
  const isAwaitingPayment = waitsForPayment(order);
  const fact = (name: string, value: ReactNode) => (
    <div>
      <dt>{t(`orders.${name}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <article css={[paddedCard, box]}>
      <div css={head}>
        <h2>
          <a href={href(link('order', { id: order.order }))}>{t('orders.number', { id: isolate(order.order) })}</a>
        </h2>
      </div>
      <dl css={columns}>
        {fact('placed', <LocalTime at={order.created_at} />)}
        {fact('method', t(methodKey(order.order_method)))}
        {fact('amount', <span css={amount}>{money(toMinor(order.total_amount))}</span>)}
        {fact('payment', <span css={isAwaitingPayment && open}>{t(paymentKey(order))}</span>)}
        {fact(
          'delivery',
          <>
            <Badge tone={deliveryTone(order)}>{t(deliveryKey(order))}</Badge>
            <ParcelCount order={order} />
          </>,
        )}
      </dl>
      <div css={foot}>
        <div css={pictures}>
          {items.slice(0, SHOWN).map((item) => (
            <Picture key={item.id} image={item.product.image} alt={item.product.title} sizes="56px" />
          ))}
          <span css={muted}>{t('orders.items', { count })}</span>
        </div>
        {isAwaitingPayment && (
          <span css={todo} aria-hidden="true">
            {t('orders.payNow')}
          </span>
        )}
      </div>
    </article>
  );
}
