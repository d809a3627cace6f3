import { useQuery } from '@tanstack/react-query';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { page } from 'shared-kernel/ui/page.styles';
import { cartQuery } from '../../components/cart-query';
import { CartShimmer } from '../../components/cart-shimmer';
import { Steps } from '../../components/steps';
import { useFreshCart } from '../../components/use-fresh-cart';
import { useLoginForEndedSession } from '../../components/use-login-for-ended-session';
import { CartView } from './cart-view';
import { CART_TITLE } from './delete-line-button';

/** The cart (S131 to S144). */
export function CartScreen() {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  useFreshCart();
  const { data: cart } = useQuery({ ...cartQuery(api), throwOnError: throwWithoutData });
  useLoginForEndedSession(cart);
  return (
    <div css={page}>
      <Steps current="cart" />
      <h1 id={CART_TITLE} tabIndex={-1}>
        {t('cart.title')}
      </h1>
      {cart ? <CartView cart={cart} /> : <CartShimmer />}
    </div>
  );
}
