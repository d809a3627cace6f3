import { z } from 'zod';
import { Count, Id, Moment, pageOf, YesOrNo } from './envelope';
import { BundleDeal, CategoryRef, NoReturnReason, ProductTile, Specification, StoreCard, Terms } from './product';

/** Effect of a click on a list's button: `toggle` is the family's way; `add` and `remove` are idempotent (D27). */
export const ListIntent = z.enum(['add', 'remove', 'toggle']).default('toggle');
export type ListIntent = z.input<typeof ListIntent>;

/** POST `user/compare-list/action`: toggles whether the product is on the list (S120). */
export const CompareAction = z.object({ product_id: Id, action: ListIntent });
/** The row while the product is on the list, null once it is not (wire contract §5). */
export const CompareToggled = z.object({ id: Id, product_id: Id }).nullable();
export type CompareToggled = z.infer<typeof CompareToggled>;

/** A product with the rows of the table of `/user/compared` (S197). */
export const ComparedProduct = ProductTile.extend({
  in_stock: z.boolean(),
  brand: CategoryRef.nullable(),
  store: StoreCard,
  category: CategoryRef,
  unit: z.string().nullable(),
  bundle_deal: BundleDeal.nullable(),
  /** 1 yes, 2 no */
  warranty: YesOrNo,
  refundable: YesOrNo,
  ...Terms.shape,
  /** for a product that is not `refundable`; null or absent: not given */
  no_return_reason: NoReturnReason.nullable().optional().catch(null),
  /** in the order defined by the product's kind; absent in older APIs */
  specifications: z.array(Specification).optional(),
  /** days and price of the cheapest shipping; null when it cannot be shipped anywhere */
  shipping: z.object({ price: ProductTile.shape.selling, day_needed: Count }).nullable(),
  /** attributes of its variants, each with all its values in order: `{title: 'Colour', values: ['Red', 'Blue']}` */
  attributes: z.array(z.object({ id: Id, title: z.string(), values: z.array(z.string()) })),
});
export type ComparedProduct = z.infer<typeof ComparedProduct>;

/** Response of `user/compare-list/all` (S197), newest first. */
export const CompareList = pageOf(z.object({ id: Id, product_id: Id, created: Moment, product: ComparedProduct }));
export type CompareList = z.infer<typeof CompareList>;

/** Response of `user/compare-list/shared?products=3,1`: those that are public, in this order. */
export const SharedCompareList = z.array(ComparedProduct);
export type SharedCompareList = z.infer<typeof SharedCompareList>;
