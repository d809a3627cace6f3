import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMoney } from 'shared-kernel/commerce/site';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { toMinor } from 'shared-kernel/rules/money';
import { token } from 'shared-kernel/ui/tokens';
import { amount, card, facts } from '../../components/page.styles';

const total = css`
  padding-block-start: ${token('space-3')};
  border-block-start: 1px solid ${token('colour-line')};
  font-weight: ${token('weight-strong')};
`;

/** What the order cost, as the server counted it when it was placed (S184). */
export function OrderAmounts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const money = useMoney();
  const sums = order.calculated;
  const row = (name: string, value: number, sign = '') => (
    <div>
      <dt>{t(`order.${name}`)}</dt>
      <dd css={amount}>
        {/* from right to left the sign would come to stand behind the amount */}
        <bdi dir="ltr">
          {sign}
          {money(toMinor(value))}
        </bdi>
      </dd>
    </div>
  );
  return (
    <section css={card} aria-labelledby="order-amounts">
      <h2 id="order-amounts">{t('order.amounts')}</h2>
      <dl css={facts}>
        {row('subtotal', sums.subtotal)}
        {sums.bundle_offer > 0 && row('bundle', sums.bundle_offer, '−')}
        {row('deliveryFee', sums.shipping_price)}
        {sums.tax > 0 && row('tax', sums.tax)}
        {sums.voucher_price > 0 && row('voucher', sums.voucher_price, '−')}
        <div css={total}>
          <dt>{t('order.total')}</dt>
          <dd css={amount}>{money(toMinor(sums.total_price))}</dd>
        </div>
      </dl>
    </section>
  );
}
