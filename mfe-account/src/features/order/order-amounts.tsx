import { useTranslation } from 'react-i18next';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { paddedCard } from '../../components/page.styles';
import { AmountRows } from './amount-rows';

/** What the order cost (S184). */
export function OrderAmounts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  return (
    <section css={paddedCard} aria-labelledby="order-amounts">
      <h2 id="order-amounts">{t('order.amounts')}</h2>
      <AmountRows order={order} />
    </section>
  );
}
