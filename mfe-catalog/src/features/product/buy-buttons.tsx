import { css } from '@emotion/react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { QUANTITY_TEXT } from 'shared-kernel/rules/quantity';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { PROBLEM_ID } from './point-at';
import { silent } from './product.styles';
import { stockOf } from './stock-of';
import { usePurchase, usePurchaseState } from './use-purchase';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  > button {
    flex: 1 1 160px;
  }
`;
const problemLine = css`
  color: ${token('colour-danger')};
  font-size: ${token('text-sm')};
  scroll-margin-block: ${token('space-16')};
  ${silent}
`;

/** Why the product cannot be added, after a click: ours or the server's reason (S113 to S116). */
export function Problem() {
  const { t } = useTranslation('kernel');
  const problem = usePurchaseState((state) => state.problem);
  const refusal = usePurchaseState((state) => state.refusal);
  return (
    <p id={PROBLEM_ID} css={problemLine} role="alert">
      {problem && t(QUANTITY_TEXT[problem])}
      {refusal}
    </p>
  );
}

interface BuyButtonsProps {
  product: ProductDetail;
  /** id of the line that says what is in stock */
  stockId: string;
}

/** 'Add to cart' and 'buy now' (S117, S118). */
export function BuyButtons({ product, stockId }: BuyButtonsProps) {
  const { t } = useTranslation('catalog');
  const { toCart, buy } = usePurchase();
  const busy = usePurchaseState((state) => state.busy);
  const none = usePurchaseState(({ choice }) => stockOf(product, choice) < 1);
  // not `disabled`: a click shows the reason, and the button keeps the focus
  const why = none ? { 'aria-disabled': true, 'aria-describedby': stockId } : {};
  return (
    <div css={actions}>
      <Button look="primary" busy={busy === 'cart'} {...why} onClick={toCart}>
        {t('product.addToCart')}
      </Button>
      <Button look="soft" busy={busy === 'buy'} {...why} onClick={buy}>
        {t('product.buyNow')}
      </Button>
    </div>
  );
}
