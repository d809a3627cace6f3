/** Numeric codes of the API (spec §3). No zod here: the browser imports this file by value. */

/** Public = 1, private = 2 (spec §3, D8); also `closable`, `featured`, `warranty`, `refundable`. */
export const Visibility = { public: 1, private: 2 } as const;

/** A cart line is checked (1) or unchecked (2), spec §3. */
export const Selected = { checked: 1, unchecked: 2 } as const;

/** Payment methods of an order, spec §3. */
export const OrderMethod = {
  razorpay: 1,
  cashOnDelivery: 2,
  stripe: 3,
  paypal: 4,
  flutterwave: 5,
  iyzico: 6,
} as const;
export type OrderMethod = (typeof OrderMethod)[keyof typeof OrderMethod];

/** Delivery steps in their order, spec §3. */
export const OrderStatus = { pending: 1, confirmed: 2, pickedUp: 3, onTheWay: 4, delivered: 5 } as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

export const PaymentStatus = { unpaid: 0, paid: 1 } as const;

/** Currency symbol before (1) or after (2) the amount, spec §3. */
export const CurrencyPosition = { pre: 1, post: 2 } as const;
export type CurrencyPosition = (typeof CurrencyPosition)[keyof typeof CurrencyPosition];

/** Vouchers and taxes: an amount (1) or a share (2), spec §3. */
export const PriceType = { flat: 1, percent: 2 } as const;
export type PriceType = (typeof PriceType)[keyof typeof PriceType];

export const ShippingType = { location: 1, pickup: 2 } as const;
export type ShippingType = (typeof ShippingType)[keyof typeof ShippingType];

/** Target type of a slider, banner or collection entry, spec §3. */
export const SourceType = { categories: 1, subCategories: 2, tags: 3, brands: 4, products: 5, url: 6 } as const;
export type SourceType = (typeof SourceType)[keyof typeof SourceType];

/** Slots of banners, D14. */
export const BannerType = {
  besideBrands: 1,
  belowFlashSaleStart: 2,
  belowFlashSaleMiddle: 3,
  belowFlashSaleEnd: 4,
  aboveProducts: 5,
  belowProducts: 6,
  reviews: 7,
  top: 8,
  popup: 9,
} as const;

/** Slider slots: the large one and the two side tiles. */
export const SliderType = { main: 1, rightTop: 2, rightBottom: 3 } as const;

/** Screens that a content page can name in its description when its `page_from_component` is 1 (D16). */
export const BuiltInPage = { sitemap: 'Sitemap', contact: 'Contact' } as const;
export type BuiltInPage = (typeof BuiltInPage)[keyof typeof BuiltInPage];
