import { defineRoutes } from 'shared-kernel/rules/define-routes';

/** What a shopper keeps, and the orders. */
export const routes = defineRoutes({
  // guests, too: what is forgotten on this device; `deleted`: the account, `forgotten`: the guest
  account: { pattern: '/user', query: { deleted: 'number?', forgotten: 'number?' }, personal: true },
  addresses: { pattern: '/user/addresses', query: { page: 'number?' }, guard: 'logged-in', personal: true },
  // `products`: ids with commas between, in a link that shares the comparison
  compared: {
    pattern: '/user/compared',
    query: { products: 'string?' },
    guard: 'logged-in',
    openWith: 'products',
    personal: true,
  },
  following: { pattern: '/user/following', query: { page: 'number?' }, guard: 'logged-in', personal: true },
  orders: {
    pattern: '/user/orders',
    query: { state: 'string?', payment: 'string?', q: 'string?', page: 'number?' },
    guard: 'logged-in',
    personal: true,
  },
  profile: { pattern: '/user/profile', guard: 'logged-in', personal: true },
  // where one is signed in, and what one may do with one's data
  privacy: { pattern: '/user/privacy', guard: 'logged-in', personal: true },
  vouchers: { pattern: '/user/vouchers', query: { page: 'number?' }, guard: 'logged-in', personal: true },
  wishlists: { pattern: '/user/wishlists', query: { page: 'number?' }, guard: 'logged-in', personal: true },
  'order-index': { pattern: '/user/order', guard: 'logged-in', personal: true },
  // a guest sees an order that was placed with the guest's token (D30), so this one page asks nobody to sign in
  order: {
    pattern: '/user/order/:id',
    // `placed`: it has just been ordered; `view`: the invoice
    query: { review: 'number?', payment: 'string?', placed: 'number?', view: 'string?' },
    personal: true,
  },
  // for links of order mails that open nothing; `expired`: the link, `problem`: why another one does not
  'order-link': { pattern: '/order-link', query: { expired: 'string?', problem: 'string?' }, personal: true },
  'track-order': { pattern: '/track-order', query: { tracking_id: 'string?' }, personal: true },
});

type Own = typeof routes;
declare module 'shared-kernel/rules/define-routes' {
  interface RoutePatterns extends Own {}
}
