import type { Prefetch } from 'shared-kernel/remote/definition';
import { prefetchBrands } from './features/brands/brands-route';
import { prefetchAll, prefetchCategories } from './features/categories/categories-route';
import { prefetchFlashSale, prefetchFlashSales } from './features/flash-sales/flash-sales-route';
import { prefetchHelpful } from './features/helpful/helpful-head';
import { prefetchHome } from './features/home/home-route';
import { prefetchCategory } from './features/listing/category-route';
import {
  prefetchBrand,
  prefetchCollection,
  prefetchProducts,
  prefetchSubCategory,
} from './features/listing/listing-routes';
import { prefetchProduct } from './features/product/product-route';
import { prefetchRestock } from './features/restock/restock-head';
import { prefetchSearch } from './features/search/search-route';
import { prefetchStore, prefetchStores } from './features/stores/stores-route';
import type { routes } from './routes';

/** What each page fetches before its first render. */
export const PREFETCH = {
  home: prefetchHome,
  categories: prefetchCategories,
  brands: prefetchBrands,
  all: prefetchAll,
  category: prefetchCategory,
  'sub-category': prefetchSubCategory,
  products: prefetchProducts,
  brand: prefetchBrand,
  collection: prefetchCollection,
  search: prefetchSearch,
  'flash-sales': prefetchFlashSales,
  'flash-sale': prefetchFlashSale,
  stores: prefetchStores,
  store: prefetchStore,
  restock: prefetchRestock,
  helpful: prefetchHelpful,
  product: prefetchProduct,
} satisfies Record<keyof typeof routes, Prefetch>;
