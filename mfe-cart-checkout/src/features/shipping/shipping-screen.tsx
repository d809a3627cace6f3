import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import { useStream } from 'shared-kernel/events/use-stream';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { profile$ } from 'shared-kernel/session/profile';
import { page } from 'shared-kernel/ui/page.styles';
import { cartQuery } from '../../components/cart-query';
import { CartShimmer } from '../../components/cart-shimmer';
import { EmptyCart } from '../../components/empty-cart';
import { Steps } from '../../components/steps';
import { useFreshCart } from '../../components/use-fresh-cart';
import { useLoginForEndedSession } from '../../components/use-login-for-ended-session';
import { ShippingForm } from './shipping-form';

/** Address and shipping types of the checked lines (S145 to S152). */
export function ShippingScreen() {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  const user = useStream(profile$, null);
  useFreshCart();
  const fatal = { throwOnError: throwWithoutData };
  const { data: cart } = useQuery({ ...cartQuery(api), ...fatal });
  const { data: addresses } = useQuery({ ...addressesQuery(api, user?.id ?? undefined), ...fatal });
  useLoginForEndedSession(cart);
  return (
    <div css={page}>
      <Steps current="shipping" />
      <h1>{t('shipping.title')}</h1>
      {cart?.cartProducts.length === 0 ? (
        <EmptyCart />
      ) : cart && addresses ? (
        <ShippingForm cart={cart} addresses={addresses} />
      ) : (
        <CartShimmer />
      )}
    </div>
  );
}
