import { addressOf, type Values } from './address-of';
import { defineRoutes, type LinkArguments } from './define-routes';

/**
 * Pages that the API, its mails and the kernel link to. Mails outlive releases and the kernel knows no part of the shop, so the
 * owners of these pages keep id, pattern and parameters; a release that changes one is rejected. The API builds its links from this
 * table, without any front end.
 */
export const PROMISED_ROUTES = defineRoutes({
  product: { pattern: '/:main/product/:id?', sitemap: 'products' },
  products: { pattern: '/:main/products', query: { home_spm: 'number?', banner: 'number?' }, sitemap: false },
  category: { pattern: '/all/:category', sitemap: 'categories' },
  'sub-category': { pattern: '/all/:category/:subCategory', sitemap: 'sub-categories' },
  brand: { pattern: '/:main/brand', query: { brand: 'number' }, sitemap: 'brands' },
  collection: { pattern: '/:main/collection', query: { collection: 'number' }, sitemap: 'collections' },
  store: { pattern: '/shop/:slug', sitemap: 'stores' },
  'flash-sale': { pattern: '/flash-sale/:id', sitemap: 'flash-sales' },
  page: { pattern: '/page/:slug', sitemap: 'pages' },
  cart: { pattern: '/cart', personal: true },
  order: {
    pattern: '/user/order/:id',
    query: { review: 'number?', payment: 'string?', view: 'string?' },
    personal: true,
  },
  'order-link': { pattern: '/order-link', query: { expired: 'string?', problem: 'string?' }, personal: true },
  'track-order': { pattern: '/track-order', query: { tracking_id: 'string?' }, personal: true },
  restock: { pattern: '/restock', query: { token: 'string?' }, personal: true },
  newsletter: { pattern: '/newsletter', query: { token: 'string?' }, personal: true },
  search: { pattern: '/search', query: { q: 'string?' }, sitemap: false },
  compared: { pattern: '/user/compared', query: { products: 'string?' }, personal: true },
  login: { pattern: '/login', query: { redirect: 'string?', for: 'string?' }, personal: true },
  'social-callback': {
    pattern: '/social-callback',
    query: { redirect: 'string?', error: 'string?' },
    personal: true,
  },
  // `order`: used by payments that started before orders were identified by their codes
  'razorpay-callback': {
    pattern: '/razorpay-callback',
    query: { code: 'string?', order: 'number?' },
    personal: true,
  },
});
export type PromisedRoutes = typeof PROMISED_ROUTES;

/**
 * Path of a promised page, without language prefix.
 * @example promisedLink('track-order', { tracking_id: code })
 */
export function promisedLink<Id extends keyof PromisedRoutes>(
  id: Id,
  ...given: LinkArguments<PromisedRoutes[Id]>
): string {
  return addressOf(PROMISED_ROUTES[id].pattern, (given[0] ?? {}) as Values);
}
