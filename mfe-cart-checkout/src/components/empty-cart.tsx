import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { CartIcon } from 'shared-kernel/ui/icons';

/** Says that nothing is in the cart, with a way back to the shop (S144). */
export function EmptyCart() {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  return (
    <EmptyState icon={<CartIcon />} title={t('cart.empty')} text={t('cart.emptyHint')}>
      <ButtonLink look="primary" href={href(link('home'))}>
        {t('cart.shopOn')}
      </ButtonLink>
    </EmptyState>
  );
}
