import type { ColumnType, Generated } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Moment, Optional } from './columns';

interface Languages {
  code: string;
  name: string;
  direction: string;
  iso: string;
  predefined: Generated<number>;
  position: Generated<number>;
  /** enabled in the shop; English always is */
  enabled: Generated<boolean>;
}

interface Settings {
  id: Generated<boolean>;
  currency: Generated<string>;
  currency_icon: Generated<string>;
  currency_position: Generated<number>;
  /** fraction digits of the currency (ISO 4217) */
  currency_digits: ColumnType<number, never, never>;
  phone: string | null;
  email: string;
  address_1: string | null;
  address_2: string | null;
  city: string | null;
  zip: string | null;
  state: string | null;
  country: string | null;
  responsible: string | null;
  register_entry: string | null;
  vat_number: string | null;
  default_country: Generated<string>;
  default_state: Generated<string>;
  time_zone: Generated<string>;
  guest_checkout: Generated<number>;
  max_quantity: number | null;
  /** return period of products without their own */
  return_days: Generated<number>;
  /** prices include the tax; otherwise it is added to them */
  tax_included: Generated<boolean>;
  /** 'as-goods', or the title of a tax rule; null: shipping is not taxed */
  shipping_tax: Generated<string | null>;
  site_url: string;
  header_logo: string;
  footer_logo: string;
  primary_color: string;
  primary_hover_color: string;
  default_image: Generated<string>;
  thumb_prefix: Generated<string>;
  /** sender address of mails; null: the one of the environment */
  mail_from: Generated<string | null>;
  updated_at: Optional<Moment>;
  text_language: ColumnType<string, never, never>;
}

interface SettingsTexts {
  settings_id: Generated<boolean>;
  language: string;
  site_name: string;
  copyright_text: string;
  meta_title: string | null;
  meta_description: string | null;
}

interface PaymentMethods {
  method: number;
  enabled: Generated<boolean>;
  preselected: Generated<boolean>;
}

interface HeaderLinks {
  id: Generated<number>;
  type: number;
  url: string;
  position: Generated<number>;
  text_language: ColumnType<string, never, never>;
}

interface HeaderLinkTexts {
  header_link_id: number;
  language: string;
  title: string;
}

interface Pages {
  id: Generated<number>;
  slug: string;
  page_from_component: Generated<number>;
  status: Generated<number>;
  position: Generated<number>;
  created_at: Optional<Moment>;
  updated_at: Optional<Moment>;
  text_language: ColumnType<string, never, never>;
}

interface PageTexts {
  page_id: number;
  language: string;
  title: string;
  description: string;
  meta_title: string | null;
  meta_description: string | null;
}

interface FooterPages {
  id: Generated<number>;
  type: number;
  page_id: number;
  position: Generated<number>;
}

interface FooterImageLinks {
  id: Generated<number>;
  type: number;
  title: string;
  link: string;
  image: string;
  status: Generated<number>;
  position: Generated<number>;
}

interface Sliders {
  id: Generated<number>;
  type: number;
  slug: string;
  image: string;
  source_type: number;
  source_ids: Generated<number[]>;
  tags: string | null;
  url: string | null;
  status: Generated<number>;
  position: Generated<number>;
  text_language: ColumnType<string, never, never>;
}

interface SliderTexts {
  slider_id: number;
  language: string;
  title: string;
  sub_title: string | null;
}

interface Banners {
  id: Generated<number>;
  type: number;
  slug: string;
  image: string;
  source_type: number;
  source_ids: Generated<number[]>;
  tags: string | null;
  url: string | null;
  status: Generated<number>;
  closable: Generated<number>;
  position: Generated<number>;
  text_language: ColumnType<string, never, never>;
}

interface BannerTexts {
  banner_id: number;
  language: string;
  title: string;
}

interface LocalizationOverrides {
  language: string;
  key: string;
  value: string;
}

interface ContactMessages {
  id: Generated<number>;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** tracking code of an order that need not exist */
  order_code: string | null;
  created_at: Optional<Moment>;
}

interface NewsletterSubscriptions {
  id: Generated<number>;
  email: string;
  language: LanguageCode | null;
  token: Generated<string>;
  created_at: Optional<Moment>;
}

/** `migrations/0037-rights.sql` */
interface NewsletterRequests {
  id: Generated<number>;
  /** in lower case */
  email: string;
  language: LanguageCode;
  token: Generated<string>;
  created_at: Optional<Moment>;
  /** null: the mail is sent, or given up; omitted: now */
  next_try_at: Moment | null;
  attempts: Generated<number>;
}

/** Tables of `migrations/0001-site.sql`. */
export interface SiteTables {
  languages: Languages;
  settings: Settings;
  settings_texts: SettingsTexts;
  payment_methods: PaymentMethods;
  header_links: HeaderLinks;
  header_link_texts: HeaderLinkTexts;
  pages: Pages;
  page_texts: PageTexts;
  footer_pages: FooterPages;
  footer_image_links: FooterImageLinks;
  sliders: Sliders;
  slider_texts: SliderTexts;
  banners: Banners;
  banner_texts: BannerTexts;
  localization_overrides: LocalizationOverrides;
  contact_messages: ContactMessages;
  newsletter_subscriptions: NewsletterSubscriptions;
  newsletter_requests: NewsletterRequests;
}
