import { useTranslation } from '../platform/use-translation';
import { HeartIcon } from '../ui/icons';
import { ListButton } from './list-button';
import { toggleWishlist } from './toggle-wishlist';
import { useListToggle } from './use-list-toggle';

interface WishlistButtonProps {
  product: { id: number; title: string };
  /** whether it is on the wishlist */
  wishlisted: boolean;
}

/** The heart: adds a product to the wishlist and removes it (S119). */
export function WishlistButton({ product, wishlisted }: WishlistButtonProps) {
  const { t } = useTranslation('kernel');
  const { listed, press } = useListToggle({
    id: product.id,
    initial: wishlisted,
    list: 'wishlist',
    toggle: toggleWishlist,
  });
  return (
    <ListButton label={t('wishlist.add', { title: product.title })} pressed={listed} onPress={press}>
      <HeartIcon solid={listed} />
    </ListButton>
  );
}
