import { SourceType } from '../contract/enums';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../contract/languages';

/** Query parameter of the checkout: the code of a voucher to apply. */
export const VOUCHER = 'voucher';
/** Query parameter of the contact page: tracking code of the order that the message concerns. */
export const ABOUT_ORDER = 'order';
/** Query parameter of the contact page: the message has been sent. */
export const SENT = 'sent';
/** Query parameter of the sign-in pages: where to go afterwards (D5). */
export const REDIRECT = 'redirect';
/** Query parameter of a product's address: id of the chosen variant. */
export const VARIANT = 'variant';
/** Query parameter of the login: the list to which an entry is added afterwards. */
export const LOGIN_FOR = 'for';

/**
 * The URL that a slider, banner or collection entry specifies (S015, D3): `/` when it must not be in a page.
 * @returns undefined for entries of another type, which link to their products
 */
export function ownAddress(item: { source_type: number; url: string | null }): string | undefined {
  return item.source_type === SourceType.url ? (safeUrl(item.url) ?? '/') : undefined;
}

/** A URL that is allowed in an `href`: http(s), mailto, tel or a same-site path; else null. */
export function safeUrl(url: string | null | undefined): string | null {
  const text = url?.trim();
  // browsers remove tabs and line breaks within a URL: '/<tab>/evil' is another host
  if (!text || /[\t\n\r]/.test(text)) return null;
  if (text.startsWith('/') && !text.startsWith('//') && !text.startsWith('/\\')) return text;
  return /^(https?|mailto|tel):/i.test(text) ? text : null;
}

/** `tel:` link for a phone number, whatever its formatting. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A URL outside the shop, such as a gateway's page: http(s) or a path of our own; else null. */
export function webUrl(url: string | null | undefined): string | null {
  const safe = safeUrl(url);
  return safe && /^(https?:|\/)/i.test(safe) ? safe : null;
}

/**
 * Adds the language prefix to a same-site path (S006: only for languages other than the default); other URLs stay unchanged. Two
 * leading slashes, or what browsers read as such, become one: a path that begins with two is another host.
 */
export function localize(language: LanguageCode, to: string): string {
  if (!/^[/\\]/.test(to)) return to;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const clean = path.replace(/[\t\n\r]/g, '').replace(/[/\\]+/g, '/');
  if (language === DEFAULT_LANGUAGE) return clean + rest;
  return `/${language}${clean === '/' ? '' : clean}${rest}`;
}
