import type { z } from 'zod';
import * as is from './cell-kinds';

/** A column of a file. */
export interface Column {
  holds: z.ZodType;
  about: string;
  /** for texts: in English */
  required?: true;
}
/** Format of a catalogue file. */
export interface FileFormat {
  about: string;
  columns: Readonly<Record<string, Column>>;
  /** one column per language: `title_en`, `title_fr` ... */
  texts: Readonly<Record<string, Column>>;
}

export const SPECIFICATION_TYPES = ['choice', 'number', 'range', 'dimensions', 'yes-no'] as const;
export const FOOTERS = ['services', 'about'] as const;
export const SOURCES = ['categories', 'sub-categories', 'tags', 'brands', 'products'] as const;

const column = (holds: z.ZodType, about: string): Column => ({ holds, about });
const required = (holds: z.ZodType, about: string): Column => ({ holds, about, required: true });
const SLUG = required(is.slug, 'names the row, part of its address');
const TITLE = { title: required(is.text(200), 'as shoppers read it') };
const IMAGE = column(is.name, 'a file of the folder pictures');
const STATUS = column(is.yesNo, 'yes unless it says no');
const POSITION = column(is.whole(32_767), 'place in lists, lower first');

/** All files of a catalogue, ordered so that each refers only to earlier ones. */
export const FORMAT = {
  taxes: {
    about: 'rules of tax',
    columns: {
      title: required(is.text(80), 'names the row'),
      type: required(is.oneOf('percent', 'amount'), 'a share of the price, or an amount for each piece'),
      price: required(is.amount({ zero: true }), 'how much'),
    },
    texts: {},
  },
  stores: {
    about: 'who sells; one is enough',
    columns: {
      slug: SLUG,
      image: IMAGE,
      public: STATUS,
      ships_from_country: column(is.country, 'where it sends from'),
      dispatch_days: column(is.whole(365, 1), 'days until it sends'),
      email: column(is.email, 'is told what it sold'),
      mail_language: column(is.language, 'of these mails'),
    },
    texts: {
      name: required(is.text(120), 'as shoppers read it'),
      about: column(is.text(300), 'for search engines'),
      city: column(is.text(80), 'that it sends from'),
    },
  },
  brands: {
    about: 'makers',
    columns: {
      slug: SLUG,
      image: IMAGE,
      featured: column(is.yesNo, 'on the home page'),
      position: POSITION,
      public: STATUS,
    },
    texts: TITLE,
  },
  categories: {
    about: 'categories, and below them sub-categories',
    columns: {
      slug: SLUG,
      parent: column(is.name, 'slug of its category; empty: it is one'),
      image: IMAGE,
      featured: column(is.yesNo, 'of a sub-category: on the home page'),
      position: POSITION,
      public: STATUS,
    },
    texts: TITLE,
  },
  tags: { about: 'keywords', columns: { slug: SLUG }, texts: TITLE },
  attributes: {
    about: 'what variants differ in; named by the English title',
    columns: { position: POSITION },
    texts: TITLE,
  },
  'attribute-values': {
    about: 'what they can be; named by attribute and English title',
    columns: {
      attribute: required(is.name, 'English title of its attribute'),
      colour: column(is.colour, 'shown as a swatch'),
      position: POSITION,
    },
    texts: TITLE,
  },
  shipping: {
    about: 'rules of shipping; named by the English title',
    columns: {
      single_price: column(is.flag, 'yes: once for all pieces, no: for each'),
      per_store: column(is.flag, 'a single price is charged for each store'),
    },
    texts: TITLE,
  },
  'shipping-places': {
    about: 'where a rule sends to, and for how much; all places of a rule stand here',
    columns: {
      rule: required(is.name, 'English title of its rule'),
      country: required(is.countryOrAll, 'such as DE; ALL is everywhere'),
      state: column(is.text(10), 'its code; empty: the whole country'),
      price: required(is.amount({ zero: true }), 'of sending'),
      days: required(is.whole(365), 'until it arrives'),
      pickup: column(is.yesNo, 'can be picked up instead'),
      pickup_price: column(is.amount({ zero: true }), 'of picking up'),
      pickup_phone: column(is.text(40), 'of the place'),
      pickup_line_1: column(is.text(120), 'of its address'),
      pickup_line_2: column(is.text(120), 'of its address'),
      pickup_zip: column(is.text(20), 'of its address'),
      pickup_city: column(is.text(80), 'of its address'),
      pickup_state: column(is.text(10), 'of its address'),
      pickup_country: column(is.country, 'of its address'),
    },
    texts: {},
  },
  pages: {
    about: 'content pages: imprint, terms, privacy-policy, returns ...',
    columns: {
      slug: SLUG,
      built_in: column(is.oneOf('Sitemap', 'Contact'), 'a screen of the shop instead of a text'),
      footer: column(is.someOf(...FOOTERS), 'services, about, or both with | between'),
      position: POSITION,
      public: STATUS,
    },
    texts: {
      ...TITLE,
      body: column(is.text(200_000), 'HTML, or file:terms.en.html for a file of the folder'),
      meta_title: column(is.text(200), 'for search engines'),
      meta_description: column(is.text(300), 'for search engines'),
    },
  },
  'bundle-deals': {
    about: 'buy so many, and some of them are free; named by the English title',
    columns: {
      buy: required(is.whole(1000), 'pieces in the cart'),
      free: required(is.whole(1000), 'pieces of these that cost nothing'),
    },
    texts: TITLE,
  },
  specifications: {
    about: 'facts that products can have',
    columns: {
      slug: SLUG,
      type: required(is.oneOf(...SPECIFICATION_TYPES), 'what its values are'),
      unit: column(is.unit, 'of numbers, such as kilogram'),
      searchable: column(is.flag, 'products are found by what it says'),
    },
    texts: { title: required(is.text(60), 'as shoppers read it') },
  },
  'specification-values': {
    about: 'what a choice chooses from; named by specification and English title',
    columns: { specification: required(is.name, 'slug of its specification') },
    texts: { title: required(is.text(120), 'as shoppers read it') },
  },
  kinds: {
    about: 'what products are, for search and for the order of their specifications',
    columns: {
      slug: SLUG,
      specifications: column(is.names, 'slugs with | between, in the order of product pages'),
      size_guide: column(is.name, 'slug of a page'),
    },
    texts: { names: required(is.listed(1000), 'what shoppers call it with | between, the plain name first') },
  },
  products: {
    about: 'what is sold',
    columns: {
      slug: SLUG,
      category: required(is.name, 'slug of a category or sub-category'),
      brand: column(is.name, 'slug'),
      store: column(is.name, 'slug; may be left out when there is one store'),
      tax: column(is.name, 'title of a tax rule'),
      shipping: column(is.name, 'English title of a rule; without one nobody can order it'),
      price: required(is.amount(), 'regular price'),
      offer_price: column(is.amount(), 'below it, while it is offered'),
      images: column(is.names, 'files of the folder pictures with | between, the first one on tiles'),
      tags: column(is.names, 'slugs with | between'),
      kind: column(is.name, 'slug'),
      specifications: column(is.names, 'material=Cotton|weight=0.4|size=30x20x10|fits=-20..60|wireless=yes'),
      bundle_deal: column(is.name, 'English title'),
      stock: column(is.whole(2_000_000_000), 'pieces; of a product with variants in variants'),
      sku: column(is.text(80), 'likewise'),
      warranty: column(is.term, 'no, yes, or months'),
      returns: column(is.term, 'no, yes, or days'),
      free_return: column(is.flag, 'sending it back costs nothing'),
      featured: column(is.yesNo, 'on the home page'),
      public: STATUS,
    },
    texts: {
      ...TITLE,
      description: column(is.text(50_000), 'HTML'),
      overview: column(is.text(20_000), 'HTML, short'),
      badge: column(is.text(40), 'on tiles'),
      unit: column(is.text(40), 'behind the price'),
      keywords: column(is.text(500), 'found by, not shown'),
      meta_title: column(is.text(200), 'for search engines'),
      meta_description: column(is.text(300), 'for search engines'),
    },
  },
  variants: {
    about: 'variants of products; all of a product stand here, one that is left out is sold out',
    columns: {
      product: required(is.name, 'slug'),
      values: required(is.names, 'Colour=Red|Size=M, by English titles'),
      stock: column(is.whole(2_000_000_000), 'pieces'),
      price: column(is.amount({ zero: true }), "where it differs from the product's"),
      sku: column(is.text(80), 'unique in the shop'),
    },
    texts: {},
  },
  collections: {
    about: 'lists of products',
    columns: {
      slug: SLUG,
      products: column(is.names, 'slugs with | between, in their order; empty: they stay'),
      rule: column(
        is.names,
        'or what fills it: tag=gift|min-rating=4.5|min-reviews=10|min-discount=15|max-price=25|max-age=30',
      ),
      featured: column(is.yesNo, 'on the home page'),
      position: POSITION,
      public: STATUS,
    },
    texts: TITLE,
  },
  sliders: {
    about: 'pictures at the top of the home page',
    columns: {
      slug: SLUG,
      place: required(is.oneOf('main', 'right_top', 'right_bottom'), 'the large one, or a tile beside it'),
      image: required(is.name, 'a file of the folder pictures'),
      url: column(is.address, 'where it leads, such as /brands'),
      source: column(is.oneOf(...SOURCES), 'or whose products it leads to'),
      of: column(is.names, 'their slugs with | between'),
      position: POSITION,
      public: STATUS,
    },
    texts: { ...TITLE, sub_title: column(is.text(200), 'below it') },
  },
  'header-links': {
    about: 'links above the header; named by side and address',
    columns: {
      side: required(is.oneOf('left', 'right'), 'of the line'),
      url: required(is.address, 'such as /brands'),
      position: POSITION,
    },
    texts: TITLE,
  },
  'footer-links': {
    about: 'pictures with a link in the footer; named by kind and title',
    columns: {
      kind: required(is.oneOf('payment', 'social'), 'which row'),
      title: required(is.text(80), 'name of the brand, the same in every language'),
      url: required(is.address, 'where it leads'),
      image: required(is.name, 'a file of the folder pictures'),
      position: POSITION,
      public: STATUS,
    },
    texts: {},
  },
  synonyms: {
    about: 'words that shoppers type for words of the shop',
    columns: {
      language: required(is.language, 'in which it is typed'),
      word: required(is.text(60), 'what is typed'),
      means: required(is.text(60), 'words of the shop'),
      absent: column(is.flag, 'yes: the shop has no such thing, only what is like it'),
    },
    texts: {},
  },
  texts: {
    about: "words of the shop's screens in the place of its own",
    columns: { key: required(is.textKey, 'names the text, such as footer.about') },
    texts: { text: column(is.text(2000), "empty: the shop's own words stand there again") },
  },
} as const satisfies Record<string, FileFormat>;

export type FileName = keyof typeof FORMAT;
export const FILE_NAMES = Object.keys(FORMAT) as FileName[];
