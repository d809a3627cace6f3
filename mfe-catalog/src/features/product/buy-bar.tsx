import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { useServerNow } from 'shared-kernel/commerce/use-server-now';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { priceOf } from 'shared-kernel/rules/price';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import type { PurchaseState } from './use-purchase';

/* sticky, not fixed: it comes to rest below the product and never lies on the footer */
const bar = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token('layer-header')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-inline: calc(-1 * ${token('page-gutter')});
  padding: ${token('space-2')} ${token('page-gutter')};
  padding-block-end: max(${token('space-2')}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('colour-line')};
  background: ${token('colour-raised')};
  /* the price gives way to its last word, then the button breaks its text */
  > p {
    flex-shrink: 1000;
    min-inline-size: min-content;
  }
  ${from(992)} {
    display: none;
  }
`;

interface BuyBarProps {
  product: ProductDetail;
  purchase: PurchaseState;
}

/** Price and button at the bottom of a phone's screen. A click scrolls to a missing choice. */
export function BuyBar({ product, purchase }: BuyBarProps) {
  const { t } = useTranslation('catalog');
  const now = useServerNow(product.server_time, product.end_time);
  return (
    <div css={bar}>
      <PriceTag price={priceOf(product, now, purchase.variant)} />
      <Button
        look="primary"
        busy={purchase.busy === 'cart'}
        aria-disabled={purchase.stock < 1 || undefined}
        onClick={purchase.toCart}
      >
        {t(purchase.stock < 1 ? 'product.soldOut' : 'product.addToCart')}
      </Button>
    </div>
  );
}
