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

const bar = css`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${token('layer-header')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('page-gutter')};
  padding-block-end: max(${token('space-2')}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('colour-line')};
  background: ${token('colour-raised')};
  > button {
    white-space: nowrap;
  }
  ${from(992)} {
    display: none;
  }
`;

/** Price and button at the bottom of a phone's screen, always in reach. */
export function BuyBar({ product, purchase }: { product: ProductDetail; purchase: PurchaseState }) {
  const { t } = useTranslation('catalog');
  const now = useServerNow(product.server_time, product.end_time);
  return (
    <div css={bar}>
      <PriceTag price={priceOf(product, now, purchase.variant)} />
      <Button look="primary" busy={purchase.busy === 'cart'} onClick={purchase.toCart}>
        {t('product.addToCart')}
      </Button>
    </div>
  );
}
