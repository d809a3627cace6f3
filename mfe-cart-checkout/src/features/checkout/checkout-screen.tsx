import { useQuery } from '@tanstack/react-query';
import { paymentGatewayQuery } from 'shared-kernel/commerce/payment-methods';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { page } from 'shared-kernel/ui/page.styles';
import { cartQuery } from '../../components/cart-query';
import { CartShimmer } from '../../components/cart-shimmer';
import { Steps } from '../../components/steps';
import { useFreshCart } from '../../components/use-fresh-cart';
import { CheckoutForm } from './checkout-form';
import { useCheckoutRedirect } from './use-checkout-redirect';
import { useVoucherFromUrl } from './use-voucher-from-url';

/** The last step: payment method and order (S153 to S158, S164). */
export function CheckoutScreen() {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  useFreshCart();
  const fatal = { throwOnError: throwWithoutData };
  const { data: cart, isFetching } = useQuery({ ...cartQuery(api), ...fatal });
  const { data: gateway } = useQuery({ ...paymentGatewayQuery(api), ...fatal });
  const voucherFromUrl = useVoucherFromUrl();
  const { passed, reopen } = useCheckoutRedirect(cart, !isFetching, voucherFromUrl);
  return (
    <div css={page}>
      <Steps current="checkout" />
      <h1>{t('checkout.title')}</h1>
      {cart && gateway && passed ? (
        <CheckoutForm cart={cart} gateway={gateway} voucherFromUrl={voucherFromUrl} onUnorderable={reopen} />
      ) : (
        <CartShimmer />
      )}
    </div>
  );
}
