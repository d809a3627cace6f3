import { useQuery } from '@tanstack/react-query';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { CartIcon } from 'shared-kernel/ui/icons';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { justPlacedQuery } from './last-order';

/** The empty cart, with links back to the shop (S144) and to the order that has just emptied it. */
export function EmptyCart() {
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  const orderCode = useJustPlaced();
  return (
    <EmptyState
      icon={<CartIcon />}
      title={t('cart.empty')}
      text={t(orderCode === null ? 'cart.emptyHint' : 'cart.justOrdered')}
    >
      <ButtonLink look="primary" href={href(link('home'))}>
        {t('cart.shopOn')}
      </ButtonLink>
      {orderCode !== null && <ButtonLink href={href(link('order', { id: orderCode }))}>{t('cart.toOrder')}</ButtonLink>}
    </EmptyState>
  );
}

/** Code of the visitor's order of the last minutes; null without one, and until it is known. */
function useJustPlaced(): string | null {
  const { api } = usePage();
  const hydrated = useHydrated();
  const { data: code } = useQuery({ ...justPlacedQuery(api), enabled: hydrated, throwOnError: false });
  return code ?? null;
}
