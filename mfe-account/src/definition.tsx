import { addressesQuery } from 'shared-kernel/commerce/addresses/address-book';
import { countriesQuery } from 'shared-kernel/commerce/addresses/countries';
import { userVouchersQuery } from 'shared-kernel/commerce/user-vouchers';
import { isolate } from 'shared-kernel/i18n/isolate';
import { link } from 'shared-kernel/platform/links';
import type { Head, PrefetchContext, RemoteDefinition } from 'shared-kernel/remote/definition';
import { screen } from 'shared-kernel/remote/screens';
import { localize } from 'shared-kernel/rules/links';
import { pageOf } from './components/page-of';
import { compareListQuery, sharedCompareListQuery } from './features/compare/list-compared-products';
import { sharedProducts } from './features/compare/shared-products';
import { followedStoresQuery } from './features/follow/list-followed-stores';
import { orderKeyOf, orderQuery } from './features/order/find-order';
import { asksForInvoice } from './features/order/invoice/invoice-address';
import { invoiceTitle } from './features/order/invoice/invoice-title';
import { ordersQuery } from './features/orders/list-orders';
import { ordersView } from './features/orders/orders-address';
import { trackedCode, trackedQuery } from './features/tracking/track-order';
import { wishlistQuery } from './features/wishlist/list-wishlist';
import { routes } from './routes';

const Overview = screen('overview', () =>
  import(/* webpackChunkName: "overview" */ './features/overview/overview-screen').then((m) => m.OverviewScreen),
);
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

const Privacy = screen('privacy', () =>
  import(/* webpackChunkName: "privacy" */ './features/privacy/privacy-screen').then((m) => m.PrivacyScreen),
);
const Wishlist = screen('wishlist', () =>
  import(/* webpackChunkName: "wishlist" */ './features/wishlist/wishlist-screen').then((m) => m.WishlistScreen),
);
const Compare = screen('compare', () =>
  import(/* webpackChunkName: "compare" */ './features/compare/compare-screen').then((m) => m.CompareScreen),
);
const Follow = screen('follow', () =>
  import(/* webpackChunkName: "follow" */ './features/follow/follow-screen').then((m) => m.FollowScreen),
);
const Vouchers = screen('vouchers', () =>
  import(/* webpackChunkName: "vouchers" */ './features/vouchers/vouchers-screen').then((m) => m.VouchersScreen),
);
const Tracking = screen('tracking', () =>
  import(/* webpackChunkName: "tracking" */ './features/tracking/tracking-screen').then((m) => m.TrackingScreen),
);

const OrderLink = screen('order-link', () =>
  import(/* webpackChunkName: "order-link" */ './features/order-link/order-link-screen').then((m) => m.OrderLinkScreen),
);

const personal = (title: string): Head => ({ title, robots: 'noindex' });

/** Prefetches only for signed-in shoppers: a guest's order needs the guest token, which only the screen has. */
async function orderHead({ params, search, queryClient, api, signedIn, t }: PrefetchContext): Promise<Head> {
  const order = orderQuery(api, orderKeyOf(params.id));
  if (signedIn) await queryClient.prefetchQuery(order);
  const read = queryClient.getQueryData(order.queryKey);
  if (!asksForInvoice(search)) return personal(t('order.title', { id: isolate(read?.order ?? params.id ?? '') }));
  return personal(read ? invoiceTitle(t, read) : t('invoice.name'));
}

export const definition: RemoteDefinition<typeof routes> = {
  id: 'mfe-account',
  routes,
  pages: {
    // the browser fetches the profile
    account: { screen: Overview, prefetch: async ({ t }) => ({ ...personal(t('account.title')), impersonal: true }) },
    profile: { screen: Profile, prefetch: async ({ t }) => ({ ...personal(t('profile.title')), impersonal: true }) },
    privacy: { screen: Privacy, prefetch: async ({ t }) => ({ ...personal(t('account.privacy')), impersonal: true }) },
    orders: {
      screen: Orders,
      async prefetch({ queryClient, api, search, t }) {
        const { total } = await queryClient.fetchQuery(ordersQuery(api, ordersView(search)));
        return { ...personal(t('orders.title')), impersonal: total === 0 };
      },
    },
    'order-index': {
      screen: Orders,
      prefetch: async ({ language }) => ({
        redirect: { to: localize(language, link('orders')), status: 302 },
      }),
    },
    order: { screen: Order, prefetch: orderHead },
    'order-link': { screen: OrderLink, prefetch: async ({ t }) => personal(t('orderLink.title')) },
    addresses: {
      screen: Addresses,
      async prefetch({ queryClient, api, t }) {
        await Promise.all([
          queryClient.fetchQuery(addressesQuery(api)),
          // country and state names; in a page from the server they would weigh more than everything else in it
          typeof window !== 'undefined' && queryClient.prefetchQuery(countriesQuery(api)),
        ]);
        return personal(t('addresses.title'));
      },
    },
    wishlists: {
      screen: Wishlist,
      async prefetch({ queryClient, api, search, t }) {
        await queryClient.fetchQuery(wishlistQuery(api, pageOf(search)));
        return personal(t('wishlist.title'));
      },
    },
    compared: {
      screen: Compare,
      async prefetch({ queryClient, api, search, t }) {
        const shared = sharedProducts(search);
        await queryClient.fetchQuery(shared ? sharedCompareListQuery(api, shared) : compareListQuery(api));
        return personal(t(shared ? 'compare.sharedTitle' : 'compare.title'));
      },
    },
    following: {
      screen: Follow,
      async prefetch({ queryClient, api, search, t }) {
        await queryClient.fetchQuery(followedStoresQuery(api, pageOf(search)));
        return personal(t('follow.title'));
      },
    },
    vouchers: {
      screen: Vouchers,
      async prefetch({ queryClient, api, search, t }) {
        await queryClient.fetchQuery(userVouchersQuery(api, pageOf(search)));
        return personal(t('vouchers.title'));
      },
    },
    'track-order': {
      screen: Tracking,
      async prefetch({ queryClient, api, search, t }) {
        const code = trackedCode(search);
        const tracked = code ? await queryClient.fetchQuery(trackedQuery(api, code)) : null;
        return { ...personal(t('tracking.title')), ...(tracked && 'wait' in tracked ? { status: 429 } : {}) };
      },
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
