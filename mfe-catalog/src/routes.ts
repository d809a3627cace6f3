import { defineRoutes } from 'shared-kernel/rules/define-routes';

/** Pages for finding and judging products. */
export const routes = defineRoutes({
  home: { pattern: '/' },
  brands: { pattern: '/brands', query: { page: 'number?' } },
  categories: { pattern: '/categories', query: { page: 'number?' } },
  'flash-sales': { pattern: '/flash-sale', query: { page: 'number?' } },
  'flash-sale': { pattern: '/flash-sale/:id', sitemap: 'flash-sales' },
  // what somebody looked for is no page to find
  search: { pattern: '/search', query: { q: 'string?' }, sitemap: false },
  stores: { pattern: '/shop', query: { q: 'string?', page: 'number?' } },
  store: { pattern: '/shop/:slug', sitemap: 'stores' },
  // sends to the categories
  all: { pattern: '/all', sitemap: false },
  category: { pattern: '/all/:category', sitemap: 'categories' },
  'sub-category': { pattern: '/all/:category/:subCategory', sitemap: 'sub-categories' },
  brand: { pattern: '/:main/brand', query: { brand: 'number' }, sitemap: 'brands' },
  collection: { pattern: '/:main/collection', query: { collection: 'number' }, sitemap: 'collections' },
  // lists what one slider, banner or entry of the home page stands for
  products: {
    pattern: '/:main/products',
    query: { home_spm: 'number?', banner: 'number?', ids: 'string?' },
    sitemap: false,
  },
  // holds an address, and what links of mails open; `done`: what a form has done
  restock: {
    pattern: '/restock',
    query: { token: 'string?', done: 'string?' },
    personal: true,
    takesForm: true,
  },
  // where browsers without script vote for a review
  helpful: { pattern: '/helpful', query: { review: 'number?', product: 'number?' }, personal: true, takesForm: true },
  product: { pattern: '/:main/product/:id?', sitemap: 'products' },
});

type Own = typeof routes;
declare module 'shared-kernel/rules/define-routes' {
  interface RoutePatterns extends Own {}
}
