import { useQuery } from '@tanstack/react-query';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { page } from 'shared-kernel/ui/page.styles';
import { cartQuery } from '../../components/cart-query';
import { CartShimmer } from '../../components/cart-shimmer';
import { EmptyCart } from '../../components/empty-cart';
import { groupByStore } from '../../components/group-by-store';
import { columns, stack } from '../../components/page.styles';
import { Steps } from '../../components/steps';
import { Summary } from '../../components/summary';
import { useFreshCart } from '../../components/use-fresh-cart';
import { useSettling } from '../../components/use-settling';
import { CART_TITLE } from './delete-line-button';
import { LogInHint } from './log-in-hint';
import { ProceedToShipping } from './proceed-to-shipping';
import { useRemovedLines, withRemoved } from './removed-lines';
import { SavedLines } from './saved-lines';
import { SelectAll } from './select-all';
import { StoreGroupCard } from './store-group-card';
import { useFocusOnLine } from './use-focus-on-line';

/** The cart: lines by store, checked or not, what the checked ones cost, and what waits for later (S131 to S144). */
export function CartScreen() {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  useFreshCart();
  const { data: cart } = useQuery({ ...cartQuery(api), throwOnError: throwWithoutData });
  const settling = useSettling();
  const { removed, add } = useRemovedLines(cart);
  const focusOnReturn = useFocusOnLine(cart);
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
            {groupByStore(withRemoved(cart.cartProducts, removed, 'cart'), cart.destination).map((group) => (
              <StoreGroupCard
                key={group.store.id}
                group={group}
                removed={removed}
                destination={cart.destination}
                onRemoved={add}
                onReturn={focusOnReturn}
              />
            ))}
            {empty && <EmptyCart />}
            <LogInHint text={t(empty ? 'cart.logInToFind' : 'cart.logInToKeep')} />
            <SavedLines cart={cart} removed={removed} onRemoved={add} onReturn={focusOnReturn} />
          </div>
          {!empty && (
            <Summary
              cart={cart}
              withShipping={cart.destination !== null}
              settling={settling}
              next={<ProceedToShipping cart={cart} />}
            />
          )}
        </div>
      )}
    </div>
  );
}
