import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { path } from 'shared-kernel/rules/links';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { CartIcon } from 'shared-kernel/ui/icons';
import { cartQuery } from '../../components/cart-query';
import { CartShimmer } from '../../components/cart-shimmer';
import { groupByStore } from '../../components/group-by-store';
import { columns, page, stack } from '../../components/page.styles';
import { Steps } from '../../components/steps';
import { Summary } from '../../components/summary';
import { useFreshCart } from '../../components/use-fresh-cart';
import { CART_TITLE } from './delete-line-button';
import { SelectAll } from './select-all';
import { StoreGroupCard } from './store-group-card';

/** The cart: lines by store, checked or not, and what the checked ones cost (S131 to S144). */
export function CartScreen() {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  useFreshCart();
  const { data: cart } = useQuery({ ...cartQuery(api), throwOnError: (_, query) => query.state.data === undefined });
  return (
    <div css={page}>
      <Steps current="cart" />
      <h1 id={CART_TITLE} tabIndex={-1}>
        {t('cart.title')}
      </h1>
      {!cart ? (
        <CartShimmer />
      ) : cart.cartProducts.length === 0 ? (
        <EmptyState icon={<CartIcon />} title={t('cart.empty')} text={t('cart.emptyHint')}>
          <ButtonLink look="primary" href={href(path.home())}>
            {t('cart.shopOn')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div css={columns}>
          <div css={stack}>
            <SelectAll lines={cart.cartProducts} />
            {groupByStore(cart.cartProducts).map((group) => (
              <StoreGroupCard key={group.store.id} group={group} />
            ))}
          </div>
          <Summary cart={cart} withShipping={false}>
            <ButtonLink look="primary" wide href={href(path.shipping())}>
              {t('cart.next')}
            </ButtonLink>
          </Summary>
        </div>
      )}
    </div>
  );
}
