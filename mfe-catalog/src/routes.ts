import { defineRoutes } from 'shared-kernel/rules/define-routes';

/** Pages for finding and judging products. */
export const routes = defineRoutes({
  home: { pattern: '/' },
  brands: { pattern: '/brands', query: { page: 'number?' } },
  categories: { pattern: '/categories', query: { page: 'number?' } },
  'flash-sales': { pattern: '/flash-sale', query: { page: 'number?' } },
  'flash-sale': { pattern: '/flash-sale/:id', sitemap: 'flash-sales' },
  // search results do not belong in the sitemap
  search: { pattern: '/search', query: { q: 'string?' }, sitemap: false },
  stores: { pattern: '/shop', query: { q: 'string?', page: 'number?' } },
  store: { pattern: '/shop/:slug', sitemap: 'stores' },
  // redirects to the categories
  all: { pattern: '/all', sitemap: false },
  category: { pattern: '/all/:category', sitemap: 'categories' },
  'sub-category': { pattern: '/all/:category/:subCategory', sitemap: 'sub-categories' },
  brand: { pattern: '/:main/brand', query: { brand: 'number' }, sitemap: 'brands' },
  collection: { pattern: '/:main/collection', query: { collection: 'number' }, sitemap: 'collections' },
  // lists the products of one slider, banner or entry of the home page
  products: {
    pattern: '/:main/products',
    query: { home_spm: 'number?', banner: 'number?', ids: 'string?' },
    sitemap: false,
  },
  // contains an e-mail address, and is the target of links in mails; `done`: the result of a form
  restock: {
    pattern: '/restock',
    query: { token: 'string?', done: 'string?' },
    personal: true,
    takesForm: true,
  },
  // where browsers without scripts vote for a review
  helpful: { pattern: '/helpful', query: { review: 'number?', product: 'number?' }, personal: true, takesForm: true },
  product: { pattern: '/:main/product/:id?', sitemap: 'products' },
});

type Own = typeof routes;
declare module 'shared-kernel/rules/define-routes' {
  interface RoutePatterns extends Own {}
}
