import type { CartLine } from 'shared-kernel/contract/cart';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { useFocusAfterRemoval } from 'shared-kernel/ui/focus-after-removal';
import { useCartChange } from '../../components/use-cart-change';
import { CART_TITLE } from './delete-line-button';
import { LineButton } from './line-button';
import { canComeBack, type RemovedLine } from './removed-lines';
import { saveForLater, withSaved } from './save-for-later';

/** Saves a line for later: it moves below the cart and out of the sums. */
export function SaveLine({ line, onRemoved }: { line: CartLine; onRemoved: (entry: RemovedLine) => void }) {
  const { t } = useTranslation('cart-checkout');
  const { api } = usePage();
  const { mutate } = useCartChange({
    run: () => saveForLater(api, line.id, true),
    expect: (cart) => withSaved(cart, line, true),
  });
  const focusNext = useFocusAfterRemoval(CART_TITLE);
  return (
    <LineButton
      label={t('cart.saveNamed', { title: line.flash_product.title })}
      onClick={() => {
        if (canComeBack(line)) onRemoved({ line, from: 'cart', how: 'saved' });
        else focusNext();
        mutate(undefined);
      }}
    >
      {t('cart.save')}
    </LineButton>
  );
}
