import type { CategoryListing, ProductListing } from '../contract/listing';
import { aPage } from './a-page';
import { SERVER_TIME } from './a-product-detail';
import { aProductTile } from './a-product-tile';

/** Filter lists of a response to a call that did not request them. */
const sideLists = {
  brands: null,
  collections: null,
  shipping: null,
  categories: null,
  sub_categories: null,
  ratings: null,
  price_range: null,
};

/** Response of `products`: one product. */
export function aProductListing(over: Partial<ProductListing> = {}): ProductListing {
  return {
    result: aPage([aProductTile()]),
    source: null,
    all_categories: null,
    server_time: SERVER_TIME,
    ...sideLists,
    ...over,
  };
}

/** Response of `all`: a category with one product. */
export function aCategoryListing(over: Partial<CategoryListing> = {}): CategoryListing {
  return {
    result: aPage([aProductTile()]),
    category: { id: 1, title: 'Home', slug: 'home', public_sub_categories: [] },
    sub_category: null,
    server_time: SERVER_TIME,
    ...sideLists,
    ...over,
  };
}
