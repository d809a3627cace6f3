import { z } from 'zod';
import { Currency, CurrencyDigits, codeTo, Fact, Id, Moment, pageOf, YesOrNo } from './envelope';
import { CategoryTree, sideLists } from './listing';
import { CategoryRef, ProductTile, SubCategoryRef } from './product';

/** Empty: the shop's default colour. */
const Colour = z.string().regex(/^(#[0-9a-fA-F]{6})?$/);
const CountryCode = z.string().regex(/^[A-Z]{2}$/);

/** spec §3: code, name, direction, predefined; S014 adds iso, dir, domain, file. */
export const Language = z.object({
  code: z.string().regex(/^[a-z]{2}$/),
  name: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  predefined: z.number().int(),
  default: Fact.optional(),
  iso: z.string().optional(),
  dir: z.enum(['ltr', 'rtl']).optional(),
  domain: z.string().nullable().optional(),
  file: z.string().optional(),
});
export type Language = z.infer<typeof Language>;

export const Banner = z.object({
  id: Id,
  type: codeTo(9),
  title: z.string(),
  slug: z.string(),
  image: z.string(),
  source_type: codeTo(6),
  tags: z.string().nullable(),
  url: z.string().nullable(),
  status: YesOrNo,
  closable: YesOrNo,
});
export type Banner = z.infer<typeof Banner>;

export const SliderItem = Banner.omit({ closable: true }).extend({
  /** second line of the slide */
  sub_title: z.string().nullable().optional(),
});
export type SliderItem = z.infer<typeof SliderItem>;

const HeaderLink = z.object({ id: Id, title: z.string(), url: z.string(), type: YesOrNo });
const ImageLink = z.object({ id: Id, title: z.string(), link: z.string(), image: z.string() });

/** Response of `common` (spec §3, S225, S226). */
export const CommonData = z.object({
  languages: z.record(z.string(), Language),
  default_language: Language,
  img_src_url: z.string(),
  thumb_prefix: z.string(),
  default_image: z.string(),
  setting: z.object({
    currency: Currency,
    currency_icon: z.string(),
    currency_position: codeTo(2),
    currency_digits: CurrencyDigits.optional(),
    /** true: prices include the tax; false: it is added in the cart; absent: not given */
    tax_included: z.boolean().optional(),
    phone: z.string().nullable(),
    email: z.string(),
    /** the shop's address, as far as it is given; `country` has 2 letters, `state` is a code */
    address_1: z.string().nullable().optional(),
    address_2: z.string().nullable().optional(),
    city: z.string().nullable().optional(),
    zip: z.string().nullable().optional(),
    state: z.string().nullable().optional(),
    country: CountryCode.nullable().optional(),
    /** initial country of address forms when nothing better is known; empty: none */
    default_country: z.string(),
    default_state: z.string(),
    guest_checkout: YesOrNo,
    /** 1 = offered, 2 = not; absent: not given, both are shown */
    google_login: YesOrNo.optional(),
    facebook_login: YesOrNo.optional(),
  }),
  site_setting: z.object({
    site_name: z.string(),
    site_url: z.string(),
    header_logo: z.string(),
    footer_logo: z.string(),
    copyright_text: z.string(),
    primary_color: Colour,
    primary_hover_color: Colour,
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
  }),
  header_links: z.object({ left: z.array(HeaderLink), right: z.array(HeaderLink) }),
  categories: z.array(CategoryTree),
  services: z.array(CategoryRef),
  about: z.array(CategoryRef),
  payment: z.array(ImageLink),
  social: z.array(ImageLink),
  top_banner: Banner.nullable(),
  popup_banner: Banner.nullable(),
});
export type CommonData = z.infer<typeof CommonData>;

export const FlashSale = z.object({
  id: Id,
  title: z.string(),
  start_time: Moment,
  end_time: Moment,
  status: YesOrNo,
  public_products: z.array(ProductTile),
});
export type FlashSale = z.infer<typeof FlashSale>;

/** Response of `flash-sale`: running and upcoming sales, with the server's clock for their countdowns. */
export const FlashSales = z.object({ flash_sales: z.array(FlashSale), server_time: Moment });
export type FlashSales = z.infer<typeof FlashSales>;
/** Response of `flash-sale/{id}`: the sale and one page of its products. Unknown or ended: 404. */
export const FlashSaleListing = z.object({
  flash_sale: FlashSale.omit({ public_products: true }),
  result: pageOf(ProductTile),
  ...sideLists,
  server_time: Moment,
});
export type FlashSaleListing = z.infer<typeof FlashSaleListing>;

export const Collection = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  product_collections: z.array(ProductTile),
});
export type Collection = z.infer<typeof Collection>;

/** Response of `home` (spec §3, S078). */
export const HomeData = z.object({
  slider: z.object({
    main: z.array(SliderItem),
    right_top: SliderItem.nullable(),
    right_bottom: SliderItem.nullable(),
  }),
  banners: z.array(Banner),
  collections: z.array(Collection),
  featured_categories: z.array(SubCategoryRef.extend({ image: z.string(), category: CategoryRef })),
  featured_brands: z.array(CategoryRef.extend({ image: z.string() })),
  flash_sales: z.array(FlashSale),
  products: z.array(ProductTile),
  /** the server's clock, for countdowns */
  server_time: Moment,
  time_zone: z.string(),
});
export type HomeData = z.infer<typeof HomeData>;

/** Maximum number of brands, stores or collections on the sitemap screen; `/sitemap.xml` has all of them. */
export const SITEMAP_LINKS = 200;

/**
 * Response of `page/{slug}`; `description` is HTML, sanitised by the server, or the name of a built-in screen.
 * `rules/built-in-page` decides which.
 */
export const ContentPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  /** 1 = `description` is a `BuiltInPage`; an unknown name makes a plain page */
  page_from_component: YesOrNo,
  /** time of the latest change; absent: not given */
  updated_at: Moment.optional(),
  categories: z.array(CategoryTree).optional(),
  /** of the sitemap screen: links to the shop's other pages, each list in the shop's order with at most `SITEMAP_LINKS` entries */
  brands: z.array(CategoryRef).optional(),
  stores: z.array(CategoryRef).optional(),
  collections: z.array(CategoryRef).optional(),
  pages: z.array(CategoryRef).optional(),
});
export type ContentPage = z.infer<typeof ContentPage>;
export const ContentPages = z.array(CategoryRef);
export type ContentPages = z.infer<typeof ContentPages>;

/** POST `email-subscription` (S042); the answer is `true` for new and known addresses alike. */
export const EmailSubscription = z.object({ email: z.string().max(200) });

/** Response of `localization?locale_code=`: nested texts by namespace, overriding the bundled ones. */
export const Localization = z.record(z.string(), z.unknown());

/** Response of `countries-phones`. */
/** A part of an address; countries order, name and require them differently. */
export const AddressPart = z.enum(['address', 'city', 'zip', 'state']);
export type AddressPart = z.infer<typeof AddressPart>;

/** A country's address format below the name (issue 14). */
export const AddressFormat = z.object({
  /** parts to ask for, in the country's order; its addresses do not have the others */
  order: z.array(AddressPart),
  required: z.array(AddressPart),
  /** the country's names for them, in the caller's language: 'ZIP code', 'Emirate' */
  city: z.string(),
  zip: z.string(),
  state: z.string(),
  /** null: its postcodes have no fixed format, or it has none */
  zip_example: z.string().nullable(),
  /** its lines when written out: '{city}, {state} {zip}'. Absent in APIs before 2026-12 */
  lines: z.array(z.string()).optional(),
});
export type AddressFormat = z.infer<typeof AddressFormat>;

export const CountriesPhones = z.object({
  countries: z.record(
    z.string(),
    z.object({
      code2: z.string(),
      code3: z.string(),
      name: z.string(),
      states: z.record(
        z.string(),
        z.object({
          code: z.string(),
          name: z.string(),
          /** 1: old addresses may have it, new ones may not */
          former: Fact.optional(),
        }),
      ),
      /** absent: not given */
      format: AddressFormat.optional(),
    }),
  ),
  phones: z.record(z.string(), z.string()),
  /** message for an invalid telephone number, in the caller's language. Absent in APIs before 2026-12 */
  phone_invalid: z.string().optional(),
});
export type CountriesPhones = z.infer<typeof CountriesPhones>;

/** Response of `payment-gateway`: 1 = on; public keys only (D32). `default` is an order method. */
export const PaymentGateway = z.object({
  razorpay: Fact,
  cash_on_delivery: Fact,
  stripe: Fact,
  paypal: Fact,
  flutterwave: Fact,
  iyzico_payment: Fact,
  default: codeTo(6),
});
export type PaymentGateway = z.infer<typeof PaymentGateway>;
