import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import { countriesQuery } from 'shared-kernel/commerce/addresses/countries';
import { paymentGatewayQuery } from 'shared-kernel/commerce/payment-methods';
import type { Cart as CartData } from 'shared-kernel/contract/cart';
import type { Head, PrefetchContext, RemoteDefinition } from 'shared-kernel/remote/definition';
import { screen } from 'shared-kernel/remote/screens';
import { cartQuery } from './components/cart-query';
import { routes } from './routes';

const Cart = screen('cart', () =>
  import(/* webpackChunkName: "cart" */ './features/cart/cart-screen').then((m) => m.CartScreen),
);
const Shipping = screen('shipping', () =>
  import(/* webpackChunkName: "shipping" */ './features/shipping/shipping-screen').then((m) => m.ShippingScreen),
);
const Checkout = screen('checkout', () =>
  import(/* webpackChunkName: "checkout" */ './features/checkout/checkout-screen').then((m) => m.CheckoutScreen),
);
const RazorpayCallback = screen('razorpay-callback', () =>
  import(/* webpackChunkName: "razorpay-callback" */ './features/razorpay-callback/razorpay-callback-screen').then(
    (m) => m.RazorpayCallbackScreen,
  ),
);

/** Only the browser knows a guest's cart (the token is in its storage), so the server fetches carts of signed-in shoppers only. */
const fetchesHere = ({ signedIn }: PrefetchContext) => signedIn || typeof window !== 'undefined';
/** The address form needs the countries; in a page from the server they would weigh more than everything else in it. */
const prefetchCountries = (queryClient: PrefetchContext['queryClient'], api: PrefetchContext['api']) =>
  typeof window === 'undefined' ? null : queryClient.prefetchQuery(countriesQuery(api));
/** The empty cart is impersonal: nothing to buy, nothing saved for later, no address. */
const holdsNothing = ({ cartProducts, savedProducts, destination }: CartData) =>
  cartProducts.length + savedProducts.length === 0 && destination === null;
const personal = (title: string): Head => ({ title, robots: 'noindex' });

export const definition: RemoteDefinition<typeof routes> = {
  id: 'mfe-cart-checkout',
  routes,
  pages: {
    cart: {
      screen: Cart,
      async prefetch(context) {
        const cart = fetchesHere(context) ? await context.queryClient.fetchQuery(cartQuery(context.api)) : null;
        return { ...personal(context.t('cart.title')), impersonal: cart === null || holdsNothing(cart) };
      },
    },
    shipping: {
      screen: Shipping,
      async prefetch(context) {
        const { queryClient, api } = context;
        if (fetchesHere(context))
          await Promise.all([
            queryClient.fetchQuery(cartQuery(api)),
            queryClient.fetchQuery(addressesQuery(api)),
            prefetchCountries(queryClient, api),
          ]);
        return personal(context.t('shipping.title'));
      },
    },
    checkout: {
      screen: Checkout,
      async prefetch(context) {
        const { queryClient, api } = context;
        await Promise.all([
          queryClient.fetchQuery(paymentGatewayQuery(api)),
          fetchesHere(context) && queryClient.fetchQuery(cartQuery(api)),
          fetchesHere(context) && queryClient.prefetchQuery(addressesQuery(api)),
        ]);
        return personal(context.t('checkout.title'));
      },
    },
    'razorpay-callback': {
      screen: RazorpayCallback,
      prefetch: async ({ t }) => personal(t('callback.wait')),
    },
  },
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
    fr: () => import(/* webpackChunkName: "locale-fr" */ '../locales/fr.json'),
    ar: () => import(/* webpackChunkName: "locale-ar" */ '../locales/ar.json'),
    tr: () => import(/* webpackChunkName: "locale-tr" */ '../locales/tr.json'),
    hi: () => import(/* webpackChunkName: "locale-hi" */ '../locales/hi.json'),
  },
};
