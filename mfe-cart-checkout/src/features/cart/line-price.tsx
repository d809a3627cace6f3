import { css } from '@emotion/react';
import { useState } from 'react';
import { useMoney } from 'shared-kernel/commerce/site';
import type { CartLine } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { strongAmount } from '../../components/page.styles';

const prices = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-2')};
  del {
    ${muted}
  }
`;
const news = css`
  flex-basis: 100%;
  padding-inline-start: ${token('space-2')};
  border-inline-start: 3px solid currentColor;
  font-size: ${token('text-sm')};
  &[data-way='down'] {
    color: ${token('colour-success')};
  }
  &[data-way='up'] {
    color: ${token('colour-warning')};
  }
`;

/** Price of one piece, its regular price, and a note if it has changed since the shopper last looked. */
export function LinePrice({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const price = toMinor(line.unit_price);
  const regular = regularPrice(line);
  // the server reports a change once; this screen keeps showing it
  const [before, setBefore] = useState(line.unit_price_before);
  if (line.unit_price_before !== null && line.unit_price_before !== before) setBefore(line.unit_price_before);
  const was = before === null ? price : toMinor(before);
  return (
    <div css={prices}>
      <span css={strongAmount}>{line.quantity > 1 ? t('cart.each', { price: money(price) }) : money(price)}</span>
      {regular > price && (
        <del>
          <span css={visuallyHidden}>{t('kernel:price.previous')} </span>
          {money(regular)}
        </del>
      )}
      {was !== price && (
        <p css={news} data-way={was > price ? 'down' : 'up'}>
          {t(was > price ? 'cart.cheaper' : 'cart.dearer', { price: money(was) })}
        </p>
      )}
    </div>
  );
}

/** The price without offers: the variant's own where it has one (D20). */
function regularPrice({ updated_inventory: variant, flash_product }: CartLine): Minor {
  const own = variant.inventory_attributes.length > 0 && variant.price > 0;
  return toMinor(own ? variant.price : flash_product.selling);
}
