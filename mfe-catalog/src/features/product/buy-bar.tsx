import { css } from '@emotion/react';
import { PriceTag } from 'shared-kernel/commerce/price-tag';
import { useServerNow } from 'shared-kernel/commerce/use-server-now';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { priceOf } from 'shared-kernel/rules/price';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button, ButtonLink } from 'shared-kernel/ui/button';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { BAR_ID, RESTOCK_ID } from './point-at';
import { variantOf } from './purchase';
import { stockOf } from './stock-of';
import { usePurchase, usePurchaseState } from './use-purchase';
import { isWithdrawn } from './withdrawn';

/* sticky, not fixed: it comes to rest below the product and never covers the footer */
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
  /* the price shrinks to its longest word before the button wraps its text */
  > p {
    flex-shrink: 1000;
    min-inline-size: min-content;
  }
  ${from(768)} {
    display: none;
  }
`;

/** it would cover printed content, and repeat buttons that are in sight (`useAutoHidingBar`) */
const onScreen = lateCss`
  &[inert] {
    visibility: hidden;
  }
  @media print {
    display: none;
  }
`;

/** Price and button at the bottom of a phone's screen; nothing for a withdrawn product. A click scrolls to a missing choice. */
export function BuyBar({ product }: { product: ProductDetail }) {
  const variant = usePurchaseState(({ choice }) => variantOf(product, choice));
  const now = useServerNow(product.server_time, product.end_time);
  if (isWithdrawn(product)) return null;
  return (
    <div id={BAR_ID} css={[bar, onScreen]}>
      <PriceTag price={priceOf(product, now, variant)} />
      <CartButton product={product} />
    </div>
  );
}

function CartButton({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { toCart } = usePurchase();
  const busy = usePurchaseState((state) => state.busy === 'cart');
  const none = usePurchaseState(({ choice }) => stockOf(product, choice) < 1);
  if (none) {
    return (
      <ButtonLink look="primary" href={`#${RESTOCK_ID}`}>
        {t('restock.submit')}
      </ButtonLink>
    );
  }
  return (
    <Button look="primary" busy={busy} onClick={toCart}>
      {t('product.addToCart')}
    </Button>
  );
}
