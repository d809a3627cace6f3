import type { RemoteDefinition } from 'shared-kernel/remote/definition';
import { latePrefetch } from 'shared-kernel/remote/late-prefetch';
import { screen } from 'shared-kernel/remote/screens';
import type { LISTING_SCREENS } from './features/listing/listing-screens';
import { routes } from './routes';

const home = screen('home', () =>
  import(/* webpackChunkName: "home" */ './features/home/home-screen').then(async (m) => {
    await m.loadParts();
    return m.HomeScreen;
  }),
);
const categories = screen('categories', () =>
  import(/* webpackChunkName: "categories" */ './features/categories/categories-screen').then(
    (m) => m.CategoriesScreen,
  ),
);
const brands = screen('brands', () =>
  import(/* webpackChunkName: "brands" */ './features/brands/brands-screen').then((m) => m.BrandsScreen),
);
const flashSales = screen('flash-sales', () =>
  import(/* webpackChunkName: "flash-sales" */ './features/flash-sales/flash-sales-screen').then(
    (m) => m.FlashSalesScreen,
  ),
);
const stores = screen('stores', () =>
  import(/* webpackChunkName: "stores" */ './features/stores/stores-screen').then((m) => m.StoresScreen),
);
const product = screen('product', () =>
  import(/* webpackChunkName: "product" */ './features/product/product-screen').then(async (m) => {
    await m.loadLateCode();
    return m.ProductScreen;
  }),
);
const restock = screen('restock', () =>
  import(/* webpackChunkName: "restock" */ './features/restock/restock-screen').then((m) => m.RestockScreen),
);
// shares a chunk with the other page for posted forms, as few shoppers open it
const helpful = screen('restock', () =>
  import(/* webpackChunkName: "restock" */ './features/helpful/helpful-screen').then((m) => m.HelpfulScreen),
);

// One chunk for all listings without a head of their own: going from a category to a brand loads nothing.
const listing = (name: keyof typeof LISTING_SCREENS) =>
  screen('listing', () =>
    import(/* webpackChunkName: "listing" */ './features/listing/listing-screens').then((m) => m.LISTING_SCREENS[name]),
  );
// listings with more above the products share the listing's code, in a file that both chunks use (souk-remote/build/factory.mjs)
const search = screen('search', () =>
  import(/* webpackChunkName: "search" */ './features/search/search-screen').then((m) => m.SearchScreen),
);
const store = screen('search', () =>
  import(/* webpackChunkName: "search" */ './features/stores/store-screen').then((m) => m.StoreScreen),
);
const flashSale = screen('search', () =>
  import(/* webpackChunkName: "search" */ './features/flash-sales/flash-sale-screen').then((m) => m.FlashSaleScreen),
);

const prefetch = latePrefetch(() => import(/* webpackChunkName: "prefetch" */ './prefetch').then((m) => m.PREFETCH));

/** Finding and judging products: home, listings, search, product, flash sales, stores. */
export const definition: RemoteDefinition<typeof routes> = {
  id: 'mfe-catalog',
  routes,
  pages: {
    home: { screen: home, prefetch: prefetch('home') },
    categories: { screen: categories, prefetch: prefetch('categories') },
    brands: { screen: brands, prefetch: prefetch('brands') },
    all: { screen: categories, prefetch: prefetch('all') },
    category: { screen: listing('category'), prefetch: prefetch('category'), staysBehind: true },
    'sub-category': { screen: listing('subCategory'), prefetch: prefetch('sub-category'), staysBehind: true },
    products: { screen: listing('products'), prefetch: prefetch('products'), staysBehind: true },
    brand: { screen: listing('brand'), prefetch: prefetch('brand'), staysBehind: true },
    collection: { screen: listing('collection'), prefetch: prefetch('collection'), staysBehind: true },
    search: { screen: search, prefetch: prefetch('search'), staysBehind: true },
    'flash-sales': { screen: flashSales, prefetch: prefetch('flash-sales') },
    'flash-sale': { screen: flashSale, prefetch: prefetch('flash-sale'), staysBehind: true },
    stores: { screen: stores, prefetch: prefetch('stores') },
    store: { screen: store, prefetch: prefetch('store'), staysBehind: true },
    restock: { screen: restock, prefetch: prefetch('restock') },
    helpful: { screen: helpful, prefetch: prefetch('helpful') },
    product: { screen: product, prefetch: prefetch('product'), paintsEarly: true },
  },
  jsonLd: () => import(/* webpackChunkName: "json-ld" */ './json-ld').then((m) => m.JSON_LD),
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
    fr: () => import(/* webpackChunkName: "locale-fr" */ '../locales/fr.json'),
    ar: () => import(/* webpackChunkName: "locale-ar" */ '../locales/ar.json'),
    tr: () => import(/* webpackChunkName: "locale-tr" */ '../locales/tr.json'),
    hi: () => import(/* webpackChunkName: "locale-hi" */ '../locales/hi.json'),
  },
};
