import type { ColumnType, Generated } from 'kysely';
import type { Cents, Moment, Optional } from './columns';

interface Categories {
  id: Generated<number>;
  slug: string;
  image: string;
  status: Generated<number>;
  position: Generated<number>;
  created_at: Optional<Moment>;
  text_language: ColumnType<string, never, never>;
}

interface CategoryTexts {
  category_id: number;
  language: string;
  title: string;
  folded_title: ColumnType<string, never, never>;
}

interface SubCategories {
  id: Generated<number>;
  category_id: number;
  slug: string;
  image: string;
  featured: Generated<number>;
  status: Generated<number>;
  position: Generated<number>;
  created_at: Optional<Moment>;
  text_language: ColumnType<string, never, never>;
}

interface SubCategoryTexts {
  sub_category_id: number;
  language: string;
  title: string;
  folded_title: ColumnType<string, never, never>;
}

interface Brands {
  id: Generated<number>;
  slug: string;
  image: string;
  featured: Generated<number>;
  status: Generated<number>;
  position: Generated<number>;
  created_at: Optional<Moment>;
  text_language: ColumnType<string, never, never>;
}

interface BrandTexts {
  brand_id: number;
  language: string;
  title: string;
}

interface Stores {
  id: Generated<number>;
  slug: string;
  image: string;
  status: Generated<number>;
  created_at: Optional<Moment>;
  ships_from_country: Generated<string | null>;
  dispatch_days: Generated<number | null>;
  /** address for sale notices; null: none are sent */
  email: Generated<string | null>;
  mail_language: Generated<string>;
  text_language: ColumnType<string, never, never>;
}

interface StoreTexts {
  store_id: number;
  language: string;
  name: string;
  meta_title: string | null;
  meta_description: string | null;
  ships_from_city: Generated<string | null>;
  folded_name: ColumnType<string, never, never>;
}

interface TaxRules {
  id: Generated<number>;
  title: string;
  type: number;
  price: Cents;
}

interface ShippingRules {
  id: Generated<number>;
  single_price: Generated<number>;
  /** 1: a single price is charged for each store */
  per_store: Generated<number>;
  text_language: ColumnType<string, never, never>;
}

interface ShippingRuleTexts {
  shipping_rule_id: number;
  language: string;
  title: string;
}

interface ShippingPlaces {
  id: Generated<number>;
  shipping_rule_id: number;
  country: string;
  state: Generated<string>;
  price: Cents;
  day_needed: number;
  pickup_point: Generated<number>;
  pickup_price: Optional<Cents>;
  pickup_phone: string | null;
  pickup_address_line_1: string | null;
  pickup_address_line_2: string | null;
  pickup_zip: string | null;
  pickup_state: string | null;
  pickup_city: string | null;
  pickup_country: string | null;
}

interface BundleDeals {
  id: Generated<number>;
  buy: number;
  free: number;
  text_language: ColumnType<string, never, never>;
}

interface BundleDealTexts {
  bundle_deal_id: number;
  language: string;
  title: string;
}

interface Vouchers {
  id: Generated<number>;
  code: string;
  type: number;
  price: Cents;
  capped_price: Cents | null;
  min_spend: Optional<Cents>;
  usage_limit: number | null;
  limit_per_customer: number | null;
  start_time: Moment;
  end_time: Moment;
  status: Generated<number>;
  created_at: Optional<Moment>;
  text_language: ColumnType<string, never, never>;
}

interface VoucherTexts {
  voucher_id: number;
  language: string;
  title: string;
}

/** Tables of `migrations/0002-trade.sql`. */
export interface TradeTables {
  categories: Categories;
  category_texts: CategoryTexts;
  sub_categories: SubCategories;
  sub_category_texts: SubCategoryTexts;
  brands: Brands;
  brand_texts: BrandTexts;
  stores: Stores;
  store_texts: StoreTexts;
  tax_rules: TaxRules;
  shipping_rules: ShippingRules;
  shipping_rule_texts: ShippingRuleTexts;
  shipping_places: ShippingPlaces;
  bundle_deals: BundleDeals;
  bundle_deal_texts: BundleDealTexts;
  vouchers: Vouchers;
  voucher_texts: VoucherTexts;
}
