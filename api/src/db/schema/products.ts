import type { ColumnType, Generated } from 'kysely';
import type { Cents, Moment, Optional } from './columns';

interface Products {
  id: Generated<number>;
  slug: string;
  category_id: number;
  sub_category_id: number | null;
  brand_id: number | null;
  kind_id: Generated<number | null>;
  store_id: number;
  tax_rule_id: number | null;
  shipping_rule_id: number | null;
  bundle_deal_id: number | null;
  image: string;
  video: string | null;
  video_thumb: string | null;
  selling: Cents;
  offered: Cents | null;
  shown_price: ColumnType<number, never, never>;
  warranty: Generated<number>;
  refundable: Generated<number>;
  warranty_months: Generated<number | null>;
  return_days: Generated<number | null>;
  no_return_reason: Generated<string | null>;
  free_return: Generated<boolean>;
  featured: Generated<number>;
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  rating: ColumnType<string, never, never>;
  /** maintained by triggers, like the next three */
  sold_out: ColumnType<boolean, never, never>;
  value_ids: ColumnType<number[], never, never>;
  colour_count: ColumnType<number, never, never>;
  delivered: ColumnType<number, never, never>;
  popularity: ColumnType<number, never, never>;
  status: Generated<number>;
  created_at: Optional<Moment>;
  updated_at: Optional<Moment>;
  text_language: ColumnType<string, never, never>;
}

interface ProductTexts {
  product_id: number;
  language: string;
  title: string;
  badge: string | null;
  unit: string | null;
  description: Generated<string>;
  overview: string | null;
  meta_title: string | null;
  meta_description: string | null;
  keywords: Generated<string>;
  /** maintained by triggers */
  shelf: ColumnType<string, never, never>;
  kind_id: ColumnType<number | null, never, never>;
  named: ColumnType<string, never, never>;
  choices: ColumnType<string, never, never>;
  sold_by: ColumnType<string, never, never>;
  folded_title: ColumnType<string, never, never>;
  document: ColumnType<string, never, never>;
}

interface ProductImages {
  id: Generated<number>;
  product_id: number;
  image: string;
  attribute_value_id: number | null;
  shot: string | null;
  position: Generated<number>;
}

interface Tags {
  id: Generated<number>;
  slug: string;
  text_language: ColumnType<string, never, never>;
}

interface TagTexts {
  tag_id: number;
  language: string;
  title: string;
  folded_title: ColumnType<string, never, never>;
}

interface ProductTags {
  product_id: number;
  tag_id: number;
}

interface Attributes {
  id: Generated<number>;
  position: Generated<number>;
  text_language: ColumnType<string, never, never>;
}

interface AttributeTexts {
  attribute_id: number;
  language: string;
  title: string;
}

interface AttributeValues {
  id: Generated<number>;
  attribute_id: number;
  colour: string | null;
  position: Generated<number>;
  text_language: ColumnType<string, never, never>;
}

interface AttributeValueTexts {
  attribute_value_id: number;
  language: string;
  title: string;
}

interface Inventory {
  id: Generated<number>;
  product_id: number;
  quantity: number;
  price: Optional<Cents>;
  sku: string | null;
  /** maintained by triggers */
  value_ids: ColumnType<number[], never, never>;
}

interface InventoryAttributes {
  inventory_id: number;
  attribute_value_id: number;
}

interface Collections {
  id: Generated<number>;
  slug: string;
  status: Generated<number>;
  featured: Generated<number>;
  position: Generated<number>;
  text_language: ColumnType<string, never, never>;
}

interface CollectionTexts {
  collection_id: number;
  language: string;
  title: string;
}

interface CollectionProducts {
  collection_id: number;
  product_id: number;
  position: Generated<number>;
}

/** `migrations/0029-collection-rules.sql` */
interface CollectionRules {
  collection_id: number;
  rule: ColumnType<object, string, string>;
  filled_at: Moment;
}

interface FlashSales {
  id: Generated<number>;
  start_time: Moment;
  end_time: Moment;
  status: Generated<number>;
  text_language: ColumnType<string, never, never>;
}

interface FlashSaleTexts {
  flash_sale_id: number;
  language: string;
  title: string;
}

interface FlashSaleProducts {
  flash_sale_id: number;
  product_id: number;
  price: Cents;
}

/** Tables of `migrations/0003-products.sql` and `0008-product-page.sql`. */
export interface ProductsTables {
  products: Products;
  product_texts: ProductTexts;
  product_images: ProductImages;
  tags: Tags;
  tag_texts: TagTexts;
  product_tags: ProductTags;
  attributes: Attributes;
  attribute_texts: AttributeTexts;
  attribute_values: AttributeValues;
  attribute_value_texts: AttributeValueTexts;
  inventory: Inventory;
  inventory_attributes: InventoryAttributes;
  collections: Collections;
  collection_texts: CollectionTexts;
  collection_products: CollectionProducts;
  collection_rules: CollectionRules;
  flash_sales: FlashSales;
  flash_sale_texts: FlashSaleTexts;
  flash_sale_products: FlashSaleProducts;
}
