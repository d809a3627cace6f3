import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isFormRejected, isNotSignedIn } from 'shared-kernel/api/errors';
import { addToCart } from 'shared-kernel/commerce/add-to-cart';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { openLogin } from 'shared-kernel/session/open-login';
import { Button } from 'shared-kernel/ui/button';
import { WISHLIST_KEY, type WishlistEntry } from './list-wishlist';

interface AddToCartProps {
  product: WishlistEntry['product'];
  /** the only variant: there is nothing to choose */
  inventoryId: number;
}

/** Adds one piece of a product with a single variant to the cart (S118); it stays on the wishlist. */
export function AddToCart({ product, inventoryId }: AddToCartProps) {
  const { t } = useTranslation('account');
  const { api, language } = usePage();
  const queries = useQueryClient();
  const { title } = product;
  const { mutate, isPending } = useMutation({
    mutationFn: () => addToCart(api, { product_id: product.id, inventory_id: inventoryId, quantity: 1 }),
    onSuccess: () => emit('toast:requested', { text: t('wishlist.inCart', { title }) }),
    onError(error) {
      if (isNotSignedIn(error)) return openLogin(language, 'ended');
      showFailure(error, t, () => mutate());
      // the stock differs from what this page shows
      if (isFormRejected(error)) void queries.invalidateQueries({ queryKey: [WISHLIST_KEY] });
    },
  });
  return (
    <Button look="soft" busy={isPending} aria-label={t('wishlist.addToCartNamed', { title })} onClick={() => mutate()}>
      {t('wishlist.addToCart')}
    </Button>
  );
}
