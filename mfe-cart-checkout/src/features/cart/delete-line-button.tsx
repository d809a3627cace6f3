import { css } from '@emotion/react';
import { useState } from 'react';
import type { CartLine } from 'shared-kernel/contract/cart';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { useFocusAfterRemoval } from 'shared-kernel/ui/focus-after-removal';
import { token } from 'shared-kernel/ui/tokens';
import { useCartChange } from '../../components/use-cart-change';
import { deleteLine } from './delete-line';
import { LineButton } from './line-button';
import { canComeBack, type RemovedLine } from './removed-lines';
import { withoutLine } from './save-for-later';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-5')};
`;

/** id of the cart's heading, which takes the focus when a line is removed */
export const CART_TITLE = 'cart-title';

interface DeleteLineProps {
  line: CartLine;
  from: RemovedLine['from'];
  onRemoved: (entry: RemovedLine) => void;
}

/** Removes a line after a confirmation (S136). */
export function DeleteLine({ line, from, onRemoved }: DeleteLineProps) {
  const { t } = useTranslation('cart-checkout');
  const { api } = usePage();
  const [confirming, setConfirming] = useState(false);
  const { mutate } = useCartChange({
    run: () => deleteLine(api, line.id),
    expect: (cart) => withoutLine(cart, line.id),
  });
  const focusNext = useFocusAfterRemoval(CART_TITLE);
  const { title } = line.flash_product;
  return (
    <>
      <LineButton label={t('cart.remove', { title })} onClick={() => setConfirming(true)}>
        {t('cart.delete')}
      </LineButton>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={t('cart.confirmDelete')}>
        <p>{title}</p>
        <div css={actions}>
          <Button onClick={() => setConfirming(false)}>{t('cart.cancel')}</Button>
          <Button
            look="danger"
            onClick={() => {
              setConfirming(false);
              if (canComeBack(line)) onRemoved({ line, from, how: 'deleted' });
              else focusNext();
              mutate(undefined);
            }}
          >
            {t('cart.delete')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
