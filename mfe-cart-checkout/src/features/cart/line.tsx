import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from 'shared-kernel/commerce/picture';
import { useMoney } from 'shared-kernel/commerce/site';
import type { CartLine } from 'shared-kernel/contract/cart';
import { usePage } from 'shared-kernel/remote/page-context';
import { toMinor } from 'shared-kernel/rules/money';
import { from } from 'shared-kernel/ui/breakpoints';
import { QuantityStepper } from 'shared-kernel/ui/quantity-stepper';
import { token } from 'shared-kernel/ui/tokens';
import { LineTitle } from '../../components/line-title';
import { alert, amount, muted } from '../../components/page.styles';
import { useCartChange } from '../../components/use-cart-change';
import { changeQuantity } from './change-quantity';
import { CheckBox } from './check-box';
import { DeleteLine } from './delete-line-button';
import { withQuantity } from './with-quantity';

/** fewer than this left is worth saying */
const SCARCE = 5;

const row = css`
  display: grid;
  grid-template-columns: auto 72px minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border-block-end: 1px solid ${token('colour-line')};
  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-small')};
  }
  ${from(576)} {
    grid-template-columns: auto 104px minmax(0, 1fr);
    gap: ${token('space-4')};
  }
`;
const facts = css`
  display: grid;
  gap: ${token('space-2')};
  align-content: start;
`;
const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`;
const sum = css`
  ${amount}
  margin-inline-start: auto;
`;
const saving = css`
  color: ${token('colour-success')};
  font-size: ${token('text-sm')};
`;

/** One line of the cart: what it is, how many, what it costs by the server (S131, S134, S138). */
export function Line({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const { api } = usePage();
  const money = useMoney();
  const { mutate } = useCartChange({
    run: ({ by }: { by: number }) => changeQuantity(api, line, by),
    expect: (cart, { by }) => withQuantity(cart, line.id, by),
    reload: () => line.bundle_deal !== null,
  });
  // presses can come faster than the cart changes, so each counts from the last wish
  const wished = useRef(line.quantity);
  useEffect(() => {
    wished.current = line.quantity;
  }, [line.quantity]);
  const want = (quantity: number) => {
    mutate({ by: quantity - wished.current });
    wished.current = quantity;
  };
  const { title, image, available } = line.flash_product;
  const stock = line.updated_inventory.quantity;
  const price = toMinor(line.unit_price);
  return (
    <li css={row}>
      <CheckBox lines={[line]} name={t('cart.select', { title })} />
      <Picture image={image} alt="" sizes="104px" />
      <div css={facts}>
        <LineTitle line={line} />
        {line.quantity > 1 && <p css={muted}>{t('cart.each', { price: money(price) })}</p>}
        {!available && (
          <p css={alert} role="alert">
            {t('cart.unavailable')}
          </p>
        )}
        {available && stock < SCARCE && <p css={muted}>{t('cart.onlyLeft', { count: stock })}</p>}
        {line.bundle_deal && (
          <p css={saving}>
            {t('cart.bundle', { buy: line.bundle_deal.buy, free: line.bundle_deal.free })}
            {line.bundle_offer > 0 && ` · ${t('cart.bundleSaves', { amount: money(toMinor(line.bundle_offer)) })}`}
          </p>
        )}
        <div css={controls}>
          <QuantityStepper value={line.quantity} maximum={stock} label={title} disabled={!available} onChange={want} />
          <span css={sum}>{money(price * line.quantity - toMinor(line.bundle_offer))}</span>
          <DeleteLine line={line} />
        </div>
      </div>
    </li>
  );
}
