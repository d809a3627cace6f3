import type { JsonLd } from 'shared-kernel/remote/definition';
import { listingJsonLd } from './components/listing/listing-json-ld';
import { brandsJsonLd } from './features/brands/brands-json-ld';
import { categoriesJsonLd } from './features/categories/categories-json-ld';
import { flashSaleKind } from './features/flash-sales/flash-sale-kind';
import { flashSalesJsonLd } from './features/flash-sales/flash-sales-json-ld';
import { homeJsonLd } from './features/home/home-json-ld';
import { categoryKind } from './features/listing/category-kind';
import { brandKind, collectionKind } from './features/listing/named-kind';
import { subCategoryKind } from './features/listing/sub-category-kind';
import { productJsonLd } from './features/product/product-json-ld';
import { storeJsonLd } from './features/stores/store-json-ld';
import { storesJsonLd } from './features/stores/stores-json-ld';

/** Structured data of the catalog's pages, except search and source links, which are noindex. */
export const JSON_LD: JsonLd = {
  home: homeJsonLd,
  categories: categoriesJsonLd,
  brands: brandsJsonLd,
  category: listingJsonLd(categoryKind),
  'sub-category': listingJsonLd(subCategoryKind),
  brand: listingJsonLd(brandKind),
  collection: listingJsonLd(collectionKind),
  'flash-sales': flashSalesJsonLd,
  'flash-sale': listingJsonLd(flashSaleKind),
  stores: storesJsonLd,
  store: storeJsonLd,
  product: productJsonLd,
};
