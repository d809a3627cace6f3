import { css, type SerializedStyles } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { waitsForPayment } from 'shared-kernel/commerce/payment-methods';
import { Picture } from 'shared-kernel/commerce/picture';
import { useMoney } from 'shared-kernel/commerce/site';
import type { OrderRow } from 'shared-kernel/contract/orders';
import { useHref } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { toMinor } from 'shared-kernel/rules/money';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { deliveryKey, methodKey, paymentKey } from '../../components/order-words';
import { amount, card, muted } from '../../components/page.styles';

const box = css`
  display: grid;
  gap: ${token('space-4')};
  h2 {
    font-size: ${token('text-lg')};
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  position: relative;
  &:hover {
    border-color: ${token('colour-primary')};
  }
`;
const columns = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space-3')};
  margin: 0;
  ${from(768)} {
    grid-template-columns: 2fr 1.5fr 1fr 1fr 1fr;
  }
  dt {
    color: ${token('colour-ink-muted')};
    font-size: ${token('text-xs')};
  }
  dd {
    margin: 0;
  }
`;
const pictures = css`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  overflow: hidden;
  img {
    flex: none;
    inline-size: 56px;
    block-size: 56px;
    border-radius: ${token('radius-small')};
  }
`;

/** What the shopper still has to do stands out. */
const open = css`
  color: ${token('colour-warning')};
  font-weight: ${token('weight-strong')};
`;

/** One order of the list: when, how paid, how much, how far (S183). The whole card leads to the order. */
export function OrderCard({ order }: { order: OrderRow }) {
  const { t } = useTranslation('account');
  const href = useHref();
  const money = useMoney();
  const count = order.ordered_products.reduce((pieces, item) => pieces + item.quantity, 0);
  const fact = (name: string, value: string, style?: SerializedStyles | false) => (
    <div>
      <dt>{t(`orders.${name}`)}</dt>
      <dd css={style}>{value}</dd>
    </div>
  );
  return (
    <article css={[card, box]}>
      <h2>
        <a href={href(path.order(order.id))}>{t('orders.number', { id: order.id })}</a>
      </h2>
      <dl css={columns}>
        {fact('placed', order.created)}
        {fact('method', t(methodKey(order.order_method)))}
        {fact('amount', money(toMinor(order.total_amount)), amount)}
        {fact('payment', t(paymentKey(order)), waitsForPayment(order) && open)}
        {fact('delivery', t(deliveryKey(order)))}
      </dl>
      <div css={pictures}>
        {order.ordered_products.slice(0, 6).map((item) => (
          <Picture key={item.id} image={item.product.image} alt={item.product.title} sizes="56px" />
        ))}
        <span css={muted}>{t('orders.items', { count })}</span>
      </div>
    </article>
  );
}
