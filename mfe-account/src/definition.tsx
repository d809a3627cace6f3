import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import type { Head, PrefetchContext, RemoteDefinition } from 'shared-kernel/remote/definition';
import { screen } from 'shared-kernel/remote/screens';
import { localize, path } from 'shared-kernel/rules/links';
import { pageOf } from './components/page-of';
import { orderQuery } from './features/order/find-order';
import { ordersQuery } from './features/orders/list-orders';

const Orders = screen('orders', () =>
  import(/* webpackChunkName: "orders" */ './features/orders/orders-screen').then((m) => m.OrdersScreen),
);
const Order = screen('order', () =>
  import(/* webpackChunkName: "order" */ './features/order/order-screen').then((m) => m.OrderScreen),
);
const Addresses = screen('addresses', () =>
  import(/* webpackChunkName: "addresses" */ './features/addresses/addresses-screen').then((m) => m.AddressesScreen),
);
const Profile = screen('profile', () =>
  import(/* webpackChunkName: "profile" */ './features/profile/profile-screen').then((m) => m.ProfileScreen),
);

const personal = (title: string): Head => ({ title, robots: 'noindex' });

/** An order that the server cannot show (a guest's, or nobody's) is settled by the screen, which knows the guest token. */
async function orderHead({ params, queryClient, api, signedIn, t }: PrefetchContext): Promise<Head> {
  const id = Number(params.id);
  if (signedIn) await queryClient.prefetchQuery(orderQuery(api, id));
  return personal(t('order.title', { id: params.id }));
}

export const definition: RemoteDefinition = {
  id: 'mfe-account',
  version: __APP_VERSION__,
  routes: [
    { id: 'profile', screen: Profile, prefetch: async ({ t }) => personal(t('profile.title')) },
    {
      id: 'orders',
      screen: Orders,
      async prefetch({ queryClient, api, search, t }) {
        await queryClient.fetchQuery(ordersQuery(api, pageOf(search)));
        return personal(t('orders.title'));
      },
    },
    {
      id: 'order-index',
      screen: Orders,
      prefetch: async ({ language }) => ({
        redirect: { to: localize(language, path.account('orders')), status: 302 },
      }),
    },
    { id: 'order', screen: Order, prefetch: orderHead },
    {
      id: 'addresses',
      screen: Addresses,
      async prefetch({ queryClient, api, t }) {
        await queryClient.fetchQuery(addressesQuery(api));
        return personal(t('addresses.title'));
      },
    },
  ],
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
    fr: () => import(/* webpackChunkName: "locale-fr" */ '../locales/fr.json'),
    ar: () => import(/* webpackChunkName: "locale-ar" */ '../locales/ar.json'),
    tr: () => import(/* webpackChunkName: "locale-tr" */ '../locales/tr.json'),
    hi: () => import(/* webpackChunkName: "locale-hi" */ '../locales/hi.json'),
  },
};
