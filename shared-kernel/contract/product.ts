import { z } from 'zod';
import { AverageStars, Count, codeTo, Fact, Id, Moment, Money, Positive, pageOf, YesOrNo } from './envelope';

/** A product in listings, search, collections and suggestions (wire contract §2). */
export const ProductTile = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  badge: z.string().nullable(),
  /** regular price */
  selling: Money,
  /** discount price; null or 0 means none */
  offered: Money.nullable(),
  /** flash price, counts only with `end_time` (spec §9, D20) */
  price: Money.nullable(),
  end_time: Moment.nullable(),
  image: z.string(),
  review_count: Count,
  rating: AverageStars,
  /** absent, like the next two, in APIs from before tiles showed them */
  in_stock: z.boolean().optional(),
  /** number of colours, in stock or not */
  colour_count: Count.optional(),
  /** a second picture of it, shown while the mouse hovers over the tile */
  second_image: z.string().nullable().optional(),
  /** the variant that matches the colour or other values filtered by, shown in `image`; absent or null: no such filter */
  variant: Id.nullable().optional(),
});
export type ProductTile = z.infer<typeof ProductTile>;

/** What a product picture shows besides the product itself: it in use, a detail, its dimensions, several together. */
export const Shot = z.enum(['in_use', 'detail', 'measures', 'together']);
export type Shot = z.infer<typeof Shot>;

export const CategoryRef = z.object({ id: Id, title: z.string(), slug: z.string() });
export type CategoryRef = z.infer<typeof CategoryRef>;
export const SubCategoryRef = CategoryRef.extend({ category_id: Id });
export type SubCategoryRef = z.infer<typeof SubCategoryRef>;

export const ShippingPlace = z.object({
  id: Id,
  shipping_rule_id: Id,
  /** two letters or 'ALL' */
  country: z.string().regex(/^([A-Z]{2}|ALL)$/),
  /** state code or 'ALL' */
  state: z.string(),
  price: Money,
  day_needed: Count,
  /** 1 = pickup is offered */
  pickup_point: YesOrNo,
  pickup_price: Money,
  pickup_phone: z.string().nullable(),
  pickup_address_line_1: z.string().nullable(),
  pickup_address_line_2: z.string().nullable(),
  pickup_zip: z.string().nullable(),
  pickup_state: z.string().nullable(),
  pickup_city: z.string().nullable(),
  pickup_country: z.string().nullable(),
});
export type ShippingPlace = z.infer<typeof ShippingPlace>;

export const ShippingRule = z.object({
  id: Id,
  title: z.string(),
  /** 1 = one charge per rule and order, 0 = one per line */
  single_price: Fact,
  /** 1 = a single price is charged per store; absent in APIs before 2026-12, which charge it per order */
  per_store: Fact.optional(),
  shipping_places: z.array(ShippingPlace),
});
export type ShippingRule = z.infer<typeof ShippingRule>;

export const BundleDeal = z.object({ id: Id, title: z.string(), buy: Positive, free: Positive });
export type BundleDeal = z.infer<typeof BundleDeal>;

export const Inventory = z.object({
  id: Id,
  product_id: Id,
  quantity: Count,
  /** variant price; counts when the variant has attributes and it is above 0 (D20) */
  price: Money,
  sku: z.string().nullable(),
  inventory_attributes: z.array(z.object({ inventory_id: Id, attribute_value_id: Id })),
});
export type Inventory = z.infer<typeof Inventory>;

export const Attribute = z.object({
  id: Id,
  title: z.string(),
  values: z.array(
    z.object({
      id: Id,
      title: z.string(),
      attribute_id: Id,
      attribute_value_id: Id,
      /** `#rrggbb` of a value that is a colour, for its swatch */
      colour: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .nullable()
        .optional(),
    }),
  ),
});
export type Attribute = z.infer<typeof Attribute>;

/** One specification of a product ('Weight'), as displayed: the API formats numbers and units for the reader's language. */
export const Specification = z.object({
  /** the same for every product that has it */
  id: Id,
  name: z.string(),
  /** '1.4', '30 × 20 × 10', 'Cotton', 'Yes' */
  value: z.string(),
  /** shown after the value, separated by a space */
  unit: z.string().nullable(),
});
export type Specification = z.infer<typeof Specification>;

/**
 * Duration of warranty and returns where `warranty` and `refundable` promise them (issue 13); null: not given. Optional for
 * readers: older APIs do not send them.
 */
export const Terms = z.object({
  warranty_months: Positive.nullable().optional(),
  return_days: Positive.nullable().optional(),
  /** the shop pays for return shipping */
  free_return: z.boolean().optional(),
});
export type Terms = z.infer<typeof Terms>;

/** Why a product cannot be returned: it is perishable, a living thing, a hygiene product, or made to order. */
export const NoReturnReason = z.enum(['fresh', 'living', 'hygiene', 'made_to_order']);
export type NoReturnReason = z.infer<typeof NoReturnReason>;

export const StoreCard = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
});
export type StoreCard = z.infer<typeof StoreCard>;

/** Where a store ships from, and how soon (issue 13); null: not given. */
export const StoreDispatch = z.object({
  /** two letters of ISO 3166 */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** in the reader's language; null without a country */
  city: z.string().nullable(),
  days: Positive.nullable(),
});
export type StoreDispatch = z.infer<typeof StoreDispatch>;

/** A store as on its own page and the pages of its products; `dispatch` is absent in older APIs. */
export const StoreWithDispatch = StoreCard.extend({ dispatch: StoreDispatch.nullable().optional() });
export type StoreWithDispatch = z.infer<typeof StoreWithDispatch>;

export const VoucherCard = z.object({
  id: Id,
  title: z.string(),
  code: z.string(),
  price: Money,
  /** 1 flat, 2 percent */
  type: codeTo(2),
  capped_price: Money.nullable(),
  min_spend: Money,
  usage_limit: Positive.nullable(),
  limit_per_customer: Positive.nullable(),
  start_time: Moment,
  end_time: Moment,
});
export type VoucherCard = z.infer<typeof VoucherCard>;

/** Response of `product/{id}` (spec §3). */
export const ProductDetail = ProductTile.extend({
  description: z.string(),
  overview: z.string().nullable(),
  unit: z.string().nullable(),
  tags: z.array(z.string()),
  /** the same tags with their slugs for URLs; absent in older APIs */
  tag_refs: z.array(CategoryRef).optional(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  /** bare file name, like pictures; the server sends its media type */
  video: z.string().nullable(),
  /** the picture shown until it plays */
  video_thumb: z.string().nullable(),
  warranty: YesOrNo,
  refundable: YesOrNo,
  ...Terms.shape,
  /** for a product that is not `refundable`; null or absent: not given */
  no_return_reason: NoReturnReason.nullable().optional().catch(null),
  /** in the order of their importance to shoppers; absent in older APIs */
  specifications: z.array(Specification).optional(),
  /** slug of the page with its size guide */
  size_guide: z.string().nullable().optional(),
  /** 1 when on the caller's wishlist, else null */
  wishlisted: z.literal(1).nullable(),
  /** 1 when on the caller's compare list, else null */
  compared: z.literal(1).nullable(),
  in_stock: z.boolean(),
  brand: CategoryRef.nullable(),
  category: CategoryRef,
  sub_category: SubCategoryRef.nullable(),
  current_categories: z.array(SubCategoryRef),
  /** `review`: average rating of all its products, 0 without reviews; both absent in older APIs */
  store: StoreWithDispatch.extend({ review: AverageStars.optional(), review_count: Count.optional() }),
  bundle_deal: BundleDeal.nullable(),
  images: z.array(
    z.object({
      id: Id,
      product_id: Id,
      image: z.string(),
      /** the value that the picture shows: choosing the value shows this picture; null when it belongs to no value */
      attribute_value_id: Id.nullable().optional(),
      /** how it shows the product; null or absent: the product itself, from the front */
      shot: Shot.nullable().optional().catch(null),
    }),
  ),
  attribute: z.array(Attribute),
  inventory: z.array(Inventory),
  vouchers: z.array(VoucherCard),
  /** for a sold-out product: similar products in stock, most similar first; null when the product is in stock */
  alternatives: z.array(ProductTile).nullable().optional(),
  /** the first of `suggested-products`, as links for the server-rendered page; absent in older APIs */
  related: z.array(z.object({ id: Id, title: z.string(), slug: z.string() })).optional(),
  /** true: its sub-category has no other product, so `related` holds the category's first ones */
  related_of_category: z.boolean().optional(),
  shipping_rule: ShippingRule.nullable(),
  /** the server's clock, for the countdown (D20) */
  server_time: Moment,
  time_zone: z.string(),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

/** Response of `suggested-products/{id}?page=n`. */
export const SuggestedProducts = z.object({ suggestion_1: pageOf(ProductTile), suggestion_2: pageOf(ProductTile) });
export type SuggestedProducts = z.infer<typeof SuggestedProducts>;

/** Response of `alternatives/{id}`: similar products in stock, most similar first; also for products that are no longer sold. */
export const Alternatives = z.object({
  alternatives: z.array(ProductTile),
  /** the server's clock, for the countdown (D20) */
  server_time: Moment,
});
export type Alternatives = z.infer<typeof Alternatives>;
