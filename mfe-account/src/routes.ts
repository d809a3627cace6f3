import { defineRoutes } from 'shared-kernel/rules/define-routes';

/** Pages of the account and the orders. */
export const routes = defineRoutes({
  // for guests, too, to delete this device's data; `deleted`: the account was, `forgotten`: the guest's data were
  account: { pattern: '/user', query: { deleted: 'number?', forgotten: 'number?' }, personal: true },
  addresses: { pattern: '/user/addresses', query: { page: 'number?' }, guard: 'logged-in', personal: true },
  // `products`: ids separated by commas, in a link that shares the comparison
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
  // sessions and personal data
  privacy: { pattern: '/user/privacy', guard: 'logged-in', personal: true },
  vouchers: { pattern: '/user/vouchers', query: { page: 'number?' }, guard: 'logged-in', personal: true },
  wishlists: { pattern: '/user/wishlists', query: { page: 'number?' }, guard: 'logged-in', personal: true },
  'order-index': { pattern: '/user/order', guard: 'logged-in', personal: true },
  // a guest sees an order that was placed with the guest's token (D30), so this page requires no login
  order: {
    pattern: '/user/order/:id',
    // `placed`: it was just placed; `view`: the invoice
    query: { review: 'number?', payment: 'string?', placed: 'number?', view: 'string?' },
    personal: true,
  },
  // for links of order mails that no longer work; `expired`: the link, `problem`: why another one does not work
  'order-link': { pattern: '/order-link', query: { expired: 'string?', problem: 'string?' }, personal: true },
  'track-order': { pattern: '/track-order', query: { tracking_id: 'string?' }, personal: true },
});

type Own = typeof routes;
declare module 'shared-kernel/rules/define-routes' {
  interface RoutePatterns extends Own {}
}
