import { SourceType } from '../contract/enums';
import { FILTER } from '../contract/filters';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../contract/languages';
import type { ListName } from '../contract/list-names';

const enc = encodeURIComponent;

/** Query parameter of the checkout: the code of a voucher to apply. */
export const VOUCHER = 'voucher';
/** Query parameter of the contact page: tracking code of the order that the message is about. */
export const ABOUT_ORDER = 'order';
/** Query parameter of the contact page: the message has been sent. */
export const SENT = 'sent';
/** Query parameter of the sign-in pages: where to go after it (D5). */
export const REDIRECT = 'redirect';
/** Query parameter of the login: the list to which something is added afterwards. */
export const LOGIN_FOR = 'for';

const withWayBack = (page: string, redirect?: string) => (redirect ? `${page}?${REDIRECT}=${enc(redirect)}` : page);

/** Paths of the shop without language prefix (spec §2, S015, S016). `main` is the product or source slug. */
export const path = {
  home: () => '/',
  brands: () => '/brands',
  categories: () => '/categories',
  cart: () => '/cart',
  shipping: () => '/shipping',
  /** @param voucher code that is applied there */
  checkout: (voucher?: string) => (voucher ? `/checkout?${VOUCHER}=${enc(voucher)}` : '/checkout'),
  flashSales: () => '/flash-sale',
  flashSale: (id: number) => `/flash-sale/${id}`,
  /** @param list where a product or store is added after the login; the login page says so (D27) */
  login: (redirect?: string, list?: ListName) =>
    withWayBack('/login', redirect) + (redirect && list ? `&${LOGIN_FOR}=${list}` : ''),
  register: (redirect?: string) => withWayBack('/register', redirect),
  forgotPassword: (redirect?: string) => withWayBack('/forgot-password', redirect),
  search: (q?: string) => (q ? `/search?${FILTER.query}=${enc(q)}` : '/search'),
  page: (slug: string) => `/page/${enc(slug)}`,
  pages: () => '/page',
  /** @param order tracking code of the order that the message is about */
  contact: (order?: string) => (order ? `/page/contact?${ABOUT_ORDER}=${enc(order)}` : '/page/contact'),
  contactSent: () => `/page/contact?${SENT}=1`,
  store: (slug: string) => `/shop/${enc(slug)}`,
  stores: () => '/shop',
  category: (slug: string) => `/all/${enc(slug)}`,
  subCategory: (category: string, sub: string) => `/all/${enc(category)}/${enc(sub)}`,
  brand: (brand: { id: number; slug: string }) => `/${enc(brand.slug)}/brand?brand=${brand.id}`,
  collection: (collection: { id: number; slug: string }) =>
    `/${enc(collection.slug)}/collection?collection=${collection.id}`,
  product: (product: { id: number; slug: string }) => `/${enc(product.slug)}/product/${product.id}`,
  trackOrder: (code?: string) => (code ? `/track-order?tracking_id=${enc(code)}` : '/track-order'),
  order: (id: number) => `/user/order/${id}`,
  account: (page: 'addresses' | 'compared' | 'following' | 'orders' | 'profile' | 'vouchers' | 'wishlists') =>
    `/user/${page}`,
} as const;

/**
 * Link of a slider, banner or collection entry (S015, D3): type URL goes to its own `url`, falling back to `/`; every
 * other one to `/{slug}/products?home_spm={id}`. Banners say `banner` instead. Only http(s) and same-site paths are taken.
 */
export function sourcePath(
  item: { id: number; slug: string; source_type: number; url: string | null },
  parameter: 'home_spm' | 'banner' = FILTER.source,
): string {
  if (item.source_type === SourceType.url) return safeUrl(item.url) ?? '/';
  return `/${enc(item.slug)}/products?${parameter}=${item.id}`;
}

/** An address that may stand in an `href`: http(s), mailto, tel or a same-site path; else null. */
export function safeUrl(url: string | null | undefined): string | null {
  const text = url?.trim();
  // browsers drop tabs and line ends within an address: '/<tab>/evil' names a host
  if (!text || /[\t\n\r]/.test(text)) return null;
  if (text.startsWith('/') && !text.startsWith('//') && !text.startsWith('/\\')) return text;
  return /^(https?|mailto|tel):/i.test(text) ? text : null;
}

/** `href` that calls a phone number, whatever it is written with. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** An address to leave the shop for, such as a gateway's page: http(s) or a path of our own; else null. */
export function webUrl(url: string | null | undefined): string | null {
  const safe = safeUrl(url);
  return safe && /^(https?:|\/)/i.test(safe) ? safe : null;
}

/**
 * Puts the language prefix before a same-site path (S006: only when it differs from the default); other addresses stay. Two slashes,
 * or what browsers read as such, become one: a path that begins with two names another site.
 */
export function localize(language: LanguageCode, to: string): string {
  if (!/^[/\\]/.test(to)) return to;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const clean = path.replace(/[\t\n\r]/g, '').replace(/[/\\]+/g, '/');
  if (language === DEFAULT_LANGUAGE) return clean + rest;
  return `/${language}${clean === '/' ? '' : clean}${rest}`;
}
