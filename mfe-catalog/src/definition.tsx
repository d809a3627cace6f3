import type { RemoteDefinition } from 'shared-kernel/remote/definition';
import { screen } from 'shared-kernel/remote/screens';
import { prefetchBrands } from './features/brands/brands-route';
import { prefetchAll, prefetchCategories } from './features/categories/categories-route';
import { prefetchFlashSale, prefetchFlashSales } from './features/flash-sales/flash-sales-route';
import { prefetchHome } from './features/home/home-route';
import { prefetchCategory } from './features/listing/category-route';
import {
  prefetchBrand,
  prefetchCollection,
  prefetchProducts,
  prefetchSubCategory,
} from './features/listing/listing-routes';
import type { LISTING_SCREENS } from './features/listing/listing-screens';
import { prefetchProduct } from './features/product/product-route';
import { prefetchSearch } from './features/search/search-route';
import { prefetchStore, prefetchStores } from './features/stores/stores-route';
import { routes } from './routes';

const home = screen('home', () =>
  import(/* webpackChunkName: "home" */ './features/home/home-screen').then((m) => m.HomeScreen),
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
  import(/* webpackChunkName: "product" */ './features/product/product-screen').then((m) => m.ProductScreen),
);

// One chunk for all listings, which share their code: going from a category to a brand or to search loads nothing.
const listing = (name: keyof typeof LISTING_SCREENS) =>
  screen('listing', () =>
    import(/* webpackChunkName: "listing" */ './features/listing/listing-screens').then((m) => m.LISTING_SCREENS[name]),
  );
const search = screen('listing', () =>
  import(/* webpackChunkName: "listing" */ './features/search/search-screen').then((m) => m.SearchScreen),
);
const store = screen('listing', () =>
  import(/* webpackChunkName: "listing" */ './features/stores/store-screen').then((m) => m.StoreScreen),
);
const flashSale = screen('listing', () =>
  import(/* webpackChunkName: "listing" */ './features/flash-sales/flash-sale-screen').then((m) => m.FlashSaleScreen),
);

/** Finding and judging products: home, listings, search, product, flash sales, stores. */
export const definition: RemoteDefinition<typeof routes> = {
  id: 'mfe-catalog',
  routes,
  pages: {
    home: { screen: home, prefetch: prefetchHome },
    categories: { screen: categories, prefetch: prefetchCategories },
    brands: { screen: brands, prefetch: prefetchBrands },
    all: { screen: categories, prefetch: prefetchAll },
    category: { screen: listing('category'), prefetch: prefetchCategory, staysBehind: true },
    'sub-category': { screen: listing('subCategory'), prefetch: prefetchSubCategory, staysBehind: true },
    products: { screen: listing('products'), prefetch: prefetchProducts, staysBehind: true },
    brand: { screen: listing('brand'), prefetch: prefetchBrand, staysBehind: true },
    collection: { screen: listing('collection'), prefetch: prefetchCollection, staysBehind: true },
    search: { screen: search, prefetch: prefetchSearch, staysBehind: true },
    'flash-sales': { screen: flashSales, prefetch: prefetchFlashSales },
    'flash-sale': { screen: flashSale, prefetch: prefetchFlashSale, staysBehind: true },
    stores: { screen: stores, prefetch: prefetchStores },
    store: { screen: store, prefetch: prefetchStore, staysBehind: true },
    product: { screen: product, prefetch: prefetchProduct, paintsEarly: true },
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
