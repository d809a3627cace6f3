import type { OrdersTables } from './schema/orders';
import type { ProductsTables } from './schema/products';
import type { SearchTables } from './schema/search';
import type { ShoppersTables } from './schema/shoppers';
import type { SiteTables } from './schema/site';
import type { SpecificationsTables } from './schema/specifications';
import type { TradeTables } from './schema/trade';

/** Types of all tables, maintained by hand beside the migrations: one file each, with the same name. */
export interface Schema
  extends SiteTables,
    TradeTables,
    ProductsTables,
    SpecificationsTables,
    SearchTables,
    ShoppersTables,
    OrdersTables {}
