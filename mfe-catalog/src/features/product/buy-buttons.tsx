import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { QUANTITY_TEXT } from 'shared-kernel/rules/quantity';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';
import { BUTTONS_ID, PROBLEM_ID } from './point-at';
import { silent } from './product.styles';
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

/** Why the product cannot be added, after a click (S113 to S116); the server's reason is a toast (S212). */
export function Problem() {
  const { t } = useTranslation('kernel');
  const problem = usePurchaseState((state) => state.problem);
  return (
    <p id={PROBLEM_ID} css={problemLine} role="alert">
      {problem && t(QUANTITY_TEXT[problem])}
    </p>
  );
}

/** 'Add to cart' and 'buy now' (S117, S118). */
export function BuyButtons() {
  const { t } = useTranslation('catalog');
  const { toCart, buy } = usePurchase();
  const busy = usePurchaseState((state) => state.busy);
  return (
    <div id={BUTTONS_ID} css={actions}>
      <Button look="primary" busy={busy === 'cart'} onClick={toCart}>
        {t('product.addToCart')}
      </Button>
      <Button look="soft" busy={busy === 'buy'} onClick={buy}>
        {t('product.buyNow')}
      </Button>
    </div>
  );
}
