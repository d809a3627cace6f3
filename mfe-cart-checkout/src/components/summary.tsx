import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useMoney } from 'shared-kernel/commerce/site';
import type { Cart } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { from } from 'shared-kernel/ui/breakpoints';
import { card, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { isCounted } from './checkout-blocker';
import { strongAmount } from './page.styles';

/** Wide: one sticky card. On phones its parts are in the page's column, so that the bar can stick to the column's end. */
const aside = css`
  display: contents;
  ${from(992)} {
    ${card}
    position: sticky;
    inset-block-start: calc(var(--header-height, 0px) + ${token('space-4')});
    display: grid;
    gap: ${token('space-4')};
    padding: ${token('space-5')};
  }
`;
const box = css`
  ${card}
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  h2 {
    font-size: ${token('text-lg')};
  }
  ${from(992)} {
    padding: 0;
    border: 0;
    background: none;
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
  transition: opacity ${token('motion-fast')};
  &[aria-busy] {
    opacity: 0.55;
  }
`;
const total = css`
  padding-block-start: ${token('space-3')};
  border-block-start: 1px solid ${token('colour-line')};
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-strong')};
`;
/* sticky, not fixed: it comes to rest below the summary and never covers the footer */
const bar = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token('layer-header')};
  display: grid;
  gap: ${token('space-2')};
  margin-inline: calc(-1 * ${token('page-gutter')});
  padding: ${token('space-2')} ${token('page-gutter')};
  padding-block-end: max(${token('space-2')}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('colour-line')};
  background: ${token('colour-raised')};
  button,
  a {
    padding-inline: ${token('space-2')};
    text-wrap: balance;
  }
  ${from(992)} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
const barTotal = css`
  display: flex;
  justify-content: space-between;
  ${from(992)} {
    display: none;
  }
`;

interface SummaryProps {
  cart: Cart;
  /** false while no address is chosen: shipping is unknown then */
  withShipping?: boolean;
  /** a change is being sent; the sums are from before it */
  settling?: boolean;
  /** further content below the sums */
  children?: ReactNode;
  /** the button or link to the next step; on phones it stays at the bottom of the screen with the total */
  next?: ReactNode;
}

/** The costs of the counted lines: the server's sums, never computed here (S140). */
export function Summary({ cart, withShipping = true, settling = false, children, next }: SummaryProps) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const sums = cart.calculated;
  const count = cart.cartProducts.reduce(
    (pieces, line) => (isCounted(line, cart.destination) ? pieces + line.quantity : pieces),
    0,
  );
  const row = (name: string, value: ReactNode) => (
    <div>
      <dt>{t(`summary.${name}`)}</dt>
      <dd css={strongAmount}>{value}</dd>
    </div>
  );
  // without shipping and its tax, the sum is not yet the total
  const onShipping = withShipping ? 0 : toMinor(sums.shipping_tax ?? 0);
  const tax = toMinor(sums.tax) - onShipping;
  const known = toMinor(sums.total_price) - (sums.tax_included ? 0 : onShipping);
  const wholeName = t(withShipping ? 'summary.total' : 'summary.beforeShipping');
  const whole = money(withShipping ? known : known - toMinor(sums.shipping_price));
  return (
    <aside css={aside} aria-labelledby="summary-title">
      <div css={box}>
        <h2 id="summary-title">{t('summary.title')}</h2>
        <p css={muted}>{t('summary.items', { count })}</p>
        <dl css={rows} aria-busy={settling || undefined}>
          {row('subtotal', money(toMinor(sums.subtotal)))}
          {sums.bundle_offer > 0 && row('bundle', money(-toMinor(sums.bundle_offer)))}
          {row(
            'shipping',
            withShipping ? money(toMinor(sums.shipping_price)) : <span css={muted}>{t('summary.shippingLater')}</span>,
          )}
          {tax > 0 && !sums.tax_included && row('tax', money(tax))}
          {sums.voucher_price > 0 && row('voucher', money(-toMinor(sums.voucher_price)))}
          <div css={total}>
            <dt>{wholeName}</dt>
            <dd css={strongAmount} aria-live="polite">
              {whole}
            </dd>
          </div>
          {tax > 0 && sums.tax_included && row('taxIncluded', money(tax))}
        </dl>
        {children}
      </div>
      {next && (
        <div css={bar}>
          {/* repeats the sum above visually, so it is hidden from screen readers */}
          <p css={barTotal} aria-hidden="true">
            {wholeName} <span css={strongAmount}>{whole}</span>
          </p>
          {next}
        </div>
      )}
    </aside>
  );
}
