import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from 'shared-kernel/commerce/site';
import type { Cart } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { toMinor } from 'shared-kernel/rules/money';
import { token } from 'shared-kernel/ui/tokens';
import { amount, card, muted } from './page.styles';

const box = css`
  position: sticky;
  inset-block-start: calc(var(--header-height, 0px) + ${token('space-4')});
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  h2 {
    font-size: ${token('text-lg')};
  }
`;
const rows = css`
  display: grid;
  gap: ${token('space-2')};
  div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-4')};
  }
  dd {
    margin: 0;
    text-align: end;
  }
`;
const total = css`
  padding-block-start: ${token('space-3')};
  border-block-start: 1px solid ${token('colour-line')};
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-strong')};
`;

interface SummaryProps {
  cart: Cart;
  /** false in the cart, where shipping is chosen in a later step */
  withShipping?: boolean;
  /** what leads on */
  children: ReactNode;
}

/** What the checked lines cost: the server's sums, never computed here (S140). */
export function Summary({ cart, withShipping = true, children }: SummaryProps) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const sums = cart.calculated;
  const count = cart.cartProducts
    .filter((line) => line.selected === Selected.checked)
    .reduce((pieces, line) => pieces + line.quantity, 0);
  const row = (name: string, value: ReactNode) => (
    <div>
      <dt>{t(`summary.${name}`)}</dt>
      <dd css={amount}>{value}</dd>
    </div>
  );
  return (
    <section css={[card, box]} aria-labelledby="summary-title">
      <h2 id="summary-title">{t('summary.title')}</h2>
      <p css={muted}>{t('summary.items', { count })}</p>
      <dl css={rows}>
        {row('subtotal', money(toMinor(sums.subtotal)))}
        {sums.bundle_offer > 0 && row('bundle', `−${money(toMinor(sums.bundle_offer))}`)}
        {row(
          'shipping',
          withShipping ? money(toMinor(sums.shipping_price)) : <span css={muted}>{t('summary.shippingLater')}</span>,
        )}
        {sums.tax > 0 && row('tax', money(toMinor(sums.tax)))}
        {sums.voucher_price > 0 && row('voucher', `−${money(toMinor(sums.voucher_price))}`)}
        <div css={total}>
          <dt>{t('summary.total')}</dt>
          <dd css={amount} aria-live="polite">
            {money(toMinor(withShipping ? sums.total_price : sums.total_price - sums.shipping_price))}
          </dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
