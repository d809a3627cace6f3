import type { HomeData } from '../contract/site';
import { SERVER_TIME } from './a-product-detail';
import { aProductTile } from './a-product-tile';

/** Response of `home`: empty except for one product to discover. */
export function aHome(over: Partial<HomeData> = {}): HomeData {
  return {
    slider: { main: [], right_top: null, right_bottom: null },
    banners: [],
    collections: [],
    featured_categories: [],
    featured_brands: [],
    flash_sales: [],
    products: [aProductTile()],
    server_time: SERVER_TIME,
    time_zone: 'UTC',
    ...over,
  };
}
