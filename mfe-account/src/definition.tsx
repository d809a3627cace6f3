import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import { userVouchersQuery } from 'shared-kernel/commerce/user-vouchers';
import type { Head, PrefetchContext, RemoteDefinition } from 'shared-kernel/remote/definition';
import { screen } from 'shared-kernel/remote/screens';
import { localize, path } from 'shared-kernel/rules/links';
import { pageOf } from './components/page-of';
import { comparedQuery, sharedQuery } from './features/compared/list-compared';
import { sharedProducts } from './features/compared/shared-products';
import { followedStoresQuery } from './features/following/list-following';
import { orderQuery } from './features/order/find-order';
import { asksForInvoice } from './features/order/invoice/invoice-address';
import { ordersQuery } from './features/orders/list-orders';
import { ordersView } from './features/orders/orders-address';
import { trackedCode, trackedQuery } from './features/track-order/track-order';
import { wishlistQuery } from './features/wishlists/list-wishlist';

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

const Wishlists = screen('wishlists', () =>
  import(/* webpackChunkName: "wishlists" */ './features/wishlists/wishlists-screen').then((m) => m.WishlistsScreen),
);
const Compared = screen('compared', () =>
  import(/* webpackChunkName: "compared" */ './features/compared/compared-screen').then((m) => m.ComparedScreen),
);
const Following = screen('following', () =>
  import(/* webpackChunkName: "following" */ './features/following/following-screen').then((m) => m.FollowingScreen),
);
const Vouchers = screen('vouchers', () =>
  import(/* webpackChunkName: "vouchers" */ './features/vouchers/vouchers-screen').then((m) => m.VouchersScreen),
);
const TrackOrder = screen('track-order', () =>
  import(/* webpackChunkName: "track-order" */ './features/track-order/track-order-screen').then(
    (m) => m.TrackOrderScreen,
  ),
);

const personal = (title: string): Head => ({ title, robots: 'noindex' });

/** An order that the server cannot show (a guest's, or nobody's) is settled by the screen, which knows the guest token. */
async function orderHead({ params, search, queryClient, api, signedIn, t }: PrefetchContext): Promise<Head> {
  const order = orderQuery(api, Number(params.id));
  if (signedIn) await queryClient.prefetchQuery(order);
  const code = queryClient.getQueryData(order.queryKey)?.order;
  return personal(
    asksForInvoice(search) ? t('invoice.title', { code: code ?? params.id }) : t('order.title', { id: params.id }),
  );
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
        await queryClient.fetchQuery(ordersQuery(api, ordersView(search)));
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
    {
      id: 'wishlists',
      screen: Wishlists,
      async prefetch({ queryClient, api, search, t }) {
        await queryClient.fetchQuery(wishlistQuery(api, pageOf(search)));
        return personal(t('wishlist.title'));
      },
    },
    {
      id: 'compared',
      screen: Compared,
      async prefetch({ queryClient, api, search, t }) {
        const shared = sharedProducts(search);
        await queryClient.fetchQuery(shared ? sharedQuery(api, shared) : comparedQuery(api));
        return personal(t(shared ? 'compare.sharedTitle' : 'compare.title'));
      },
    },
    {
      id: 'following',
      screen: Following,
      async prefetch({ queryClient, api, search, t }) {
        await queryClient.fetchQuery(followedStoresQuery(api, pageOf(search)));
        return personal(t('follow.title'));
      },
    },
    {
      id: 'vouchers',
      screen: Vouchers,
      async prefetch({ queryClient, api, search, t }) {
        await queryClient.fetchQuery(userVouchersQuery(api, pageOf(search)));
        return personal(t('vouchers.title'));
      },
    },
    {
      id: 'track-order',
      screen: TrackOrder,
      async prefetch({ queryClient, api, search, t }) {
        const code = trackedCode(search);
        const tracked = code ? await queryClient.fetchQuery(trackedQuery(api, code)) : null;
        return { ...personal(t('tracking.title')), ...(tracked && 'wait' in tracked ? { status: 429 } : {}) };
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
