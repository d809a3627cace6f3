import { z } from 'zod';
import { Count, Id, Moment, pageOf, YesOrNo } from './envelope';
import { BundleDeal, CategoryRef, NoReturnReason, ProductTile, Specification, StoreCard, Terms } from './product';

/** What a press on a list's button does: `toggle` is the family's way; `add` and `remove` are idempotent (D27). */
export const ListIntent = z.enum(['add', 'remove', 'toggle']).default('toggle');
export type ListIntent = z.input<typeof ListIntent>;

/** POST `user/compare-list/action`: on the list when it was not, off when it was (S120). */
export const CompareAction = z.object({ product_id: Id, action: ListIntent });
/** The row while the product is on the list, null once it is not (wire contract §5). */
export const CompareToggled = z.object({ id: Id, product_id: Id }).nullable();
export type CompareToggled = z.infer<typeof CompareToggled>;

/** A product with what the table of `/user/compared` puts side by side (S197). */
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
  /** of one that is not `refundable`; null or absent: nobody says */
  no_return_reason: NoReturnReason.nullable().optional().catch(null),
  /** in the order of its kind; absent in answers of APIs from before */
  specifications: z.array(Specification).optional(),
  /** days and price of the cheapest way to ship it; null when it is shipped nowhere */
  shipping: z.object({ price: ProductTile.shape.selling, day_needed: Count }).nullable(),
  /** its variants' attributes, each with all its values in order: `{title: 'Colour', values: ['Red', 'Blue']}` */
  attributes: z.array(z.object({ id: Id, title: z.string(), values: z.array(z.string()) })),
});
export type ComparedProduct = z.infer<typeof ComparedProduct>;

/** Answer of `user/compare-list/all` (S197), the latest first. */
export const CompareList = pageOf(z.object({ id: Id, product_id: Id, created: Moment, product: ComparedProduct }));
export type CompareList = z.infer<typeof CompareList>;

/** Answer of `user/compare-list/shared?products=3,1`: the public ones of them, in this order. */
export const SharedCompareList = z.array(ComparedProduct);
export type SharedCompareList = z.infer<typeof SharedCompareList>;
