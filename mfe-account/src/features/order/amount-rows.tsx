import { css } from '@emotion/react';
import { PaymentStatus } from 'shared-kernel/contract/enums';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { fromMinor, toMinor } from 'shared-kernel/rules/money';
import { leftOffMoney, returnedMoney } from 'shared-kernel/rules/returned-money';
import { amount } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { useOrderMoney } from '../../components/order-money';
import { facts } from '../../components/page.styles';

const total = css`
  padding-block-start: ${token('space-3')};
  border-block-start: 1px solid ${token('colour-line')};
  font-weight: ${token('weight-strong')};
`;

/** Names and amounts of an order's sums, as the server calculated them when it was placed (S184). */
export function AmountRows({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const money = useOrderMoney(order);
  const sums = order.calculated;
  const back = returnedMoney(order);
  const leftOff = leftOffMoney(order);
  const staying = stayingKey(order);
  const row = (key: string, value: number, note = '') => (
    <div>
      <dt>
        {t(key)}
        {note && (
          <>
            {' '}
            <bdi>({note})</bdi>
          </>
        )}
      </dt>
      <dd css={amount}>{money(toMinor(value))}</dd>
    </div>
  );
  return (
    <dl css={facts}>
      {row('order.subtotal', sums.subtotal)}
      {sums.bundle_offer > 0 && row('order.bundle', -sums.bundle_offer)}
      {row('order.shipping', sums.shipping_price)}
      {sums.tax > 0 && !sums.tax_included && row('order.tax', sums.tax)}
      {sums.voucher_price > 0 && row('order.voucher', -sums.voucher_price, order.voucher?.code)}
      <div css={total}>
        <dt>{t('order.total')}</dt>
        <dd css={amount}>{money(toMinor(sums.total_price))}</dd>
      </div>
      {sums.tax > 0 && sums.tax_included && row('order.taxIncluded', sums.tax)}
      {leftOff > 0 && row('order.leftOff', -fromMinor(leftOff))}
      {leftOff > 0 && staying && row(staying, fromMinor(toMinor(sums.total_price) - leftOff))}
      {back.done > leftOff && row('order.refunded', -fromMinor(back.done - leftOff))}
      {back.coming > 0 && row('order.refundComes', -fromMinor(back.coming))}
    </dl>
  );
}

/** Text key for the rest of an order's amount after items were left off; null: nothing is charged. */
function stayingKey({ invoice, payment_done, cancelled }: OrderDetail): string | null {
  if (invoice || payment_done === PaymentStatus.paid) return 'order.charged';
  return cancelled === 1 ? null : 'payment.onDelivery';
}
