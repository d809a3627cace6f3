import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paymentGatewayQuery } from 'shared-kernel/commerce/payment-methods';
import { usePage } from 'shared-kernel/remote/page-context';
import { cartQuery } from '../../components/cart-query';
import { CartShimmer } from '../../components/cart-shimmer';
import { page } from '../../components/page.styles';
import { Steps } from '../../components/steps';
import { CheckoutForm } from './checkout-form';

/** The last step: how to pay, and the order (S153 to S158). */
export function CheckoutScreen() {
  const { api } = usePage();
  const { t } = useTranslation('cart-checkout');
  const fatal = { throwOnError: (_: unknown, query: { state: { data: unknown } }) => query.state.data === undefined };
  const { data: cart } = useQuery({ ...cartQuery(api), ...fatal });
  const { data: gateway } = useQuery({ ...paymentGatewayQuery(api), ...fatal });
  return (
    <div css={page}>
      <Steps current="checkout" />
      <h1>{t('checkout.title')}</h1>
      {cart && gateway ? <CheckoutForm cart={cart} gateway={gateway} /> : <CartShimmer />}
    </div>
  );
}
