import { Picture } from 'shared-kernel/commerce/picture';
import type { CartLine } from 'shared-kernel/contract/cart';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Button } from 'shared-kernel/ui/button';
import { useFocusAfterRemoval } from 'shared-kernel/ui/focus-after-removal';
import { LineTitle } from '../../components/line-title';
import { useCartChange } from '../../components/use-cart-change';
import { CART_TITLE, DeleteLine } from './delete-line-button';
import { controls, facts, faded, plainRow } from './line.styles';
import { LinePrice } from './line-price';
import { LineStock } from './line-stock';
import { canComeBack, type RemovedLine } from './removed-lines';
import { saveForLater, withSaved } from './save-for-later';

interface SavedLineProps {
  line: CartLine;
  onRemoved: (entry: RemovedLine) => void;
}

/** A line saved for later, with buttons to move it to the cart or delete it. */
export function SavedLine({ line, onRemoved }: SavedLineProps) {
  const { t } = useTranslation('cart-checkout');
  const { api } = usePage();
  const { title, image } = line.flash_product;
  const { mutate } = useCartChange({
    run: async () => {
      const cart = await saveForLater(api, line.id, false);
      emit('toast:requested', { text: t('cart.moved', { title }) });
      return cart;
    },
    expect: (cart) => withSaved(cart, line, false),
  });
  const focusNext = useFocusAfterRemoval(CART_TITLE);
  const buyable = canComeBack(line);
  return (
    <li css={[plainRow, !buyable && faded]}>
      <Picture image={image} alt="" sizes="104px" />
      <div css={facts}>
        <LineTitle line={line} />
        <LinePrice line={line} />
        <LineStock line={line} />
        <div css={controls}>
          {buyable && (
            <Button
              small
              aria-label={t('cart.moveNamed', { title })}
              onClick={() => {
                focusNext();
                mutate(undefined);
              }}
            >
              {t('cart.move')}
            </Button>
          )}
          <DeleteLine line={line} from="saved" onRemoved={onRemoved} />
        </div>
      </div>
    </li>
  );
}
