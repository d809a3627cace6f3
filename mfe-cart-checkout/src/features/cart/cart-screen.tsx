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
import { useSettling } from '../../components/use-settling';
import { CART_TITLE } from './delete-line-button';
import { GoOn } from './go-on';
import { useGoneLines, withGone } from './gone-lines';
import { LogInHint } from './log-in-hint';
import { SavedLines } from './saved-lines';
import { SelectAll } from './select-all';
import { StoreGroupCard } from './store-group-card';
import { useFocusOnLine } from './use-focus-on-line';

/** The cart: lines by store, checked or not, what the checked ones cost, and what waits for later (S131 to S144). */
export function CartScreen() {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  const href = useHref();
  useFreshCart();
  const { data: cart } = useQuery({ ...cartQuery(api), throwOnError: (_, query) => query.state.data === undefined });
  const settling = useSettling();
  const { gone, add } = useGoneLines(cart);
  const awaitLine = useFocusOnLine(cart);
  const empty = cart?.cartProducts.length === 0;
  return (
    <div css={page}>
      <Steps current="cart" />
      <h1 id={CART_TITLE} tabIndex={-1}>
        {t('cart.title')}
      </h1>
      {!cart ? (
        <CartShimmer />
      ) : (
        <div css={empty ? stack : columns}>
          <div css={stack}>
            {!empty && <SelectAll lines={cart.cartProducts} />}
            {groupByStore(withGone(cart.cartProducts, gone, 'cart')).map((group) => (
              <StoreGroupCard
                key={group.store.id}
                group={group}
                gone={gone}
                destination={cart.destination}
                onGone={add}
                onReturn={awaitLine}
              />
            ))}
            {empty && (
              <EmptyState icon={<CartIcon />} title={t('cart.empty')} text={t('cart.emptyHint')}>
                <ButtonLink look="primary" href={href(path.home())}>
                  {t('cart.shopOn')}
                </ButtonLink>
              </EmptyState>
            )}
            <LogInHint text={t(empty ? 'cart.logInToFind' : 'cart.logInToKeep')} />
            <SavedLines cart={cart} gone={gone} onGone={add} onReturn={awaitLine} />
          </div>
          {!empty && (
            <Summary
              cart={cart}
              withShipping={cart.destination !== null}
              settling={settling}
              next={<GoOn cart={cart} />}
            />
          )}
        </div>
      )}
    </div>
  );
}
