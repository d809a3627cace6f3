import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { paddedCard } from '../../components/page.styles';
import { AmountRows } from './amount-rows';
import { CreditNotes } from './credit-notes/credit-notes';

/** The costs of the order (S184). */
export function OrderAmounts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  return (
    <section css={paddedCard} aria-labelledby="order-amounts">
      <h2 id="order-amounts">{t('order.amounts')}</h2>
      <AmountRows order={order} />
      <CreditNotes order={order} />
    </section>
  );
}
