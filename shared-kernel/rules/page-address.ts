import type { LanguageCode } from '../contract/languages';
import { localize } from './links';
import { splitLanguage } from './routes';

/** Where a page is, parsed once from an address and passed on: nobody splits prefix or query off a second time. */
export interface PageAddress {
  readonly language: LanguageCode;
  /** without language prefix and query; begins with exactly one slash */
  readonly path: string;
  /** `?...` or empty */
  readonly search: string;
}

/**
 * Parses path and query of an address of the shop: `/fr/cart?x=1` gives French, `/cart` and `?x=1`.
 *
 * @example parsePageAddress(location)
 */
export function parsePageAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PageAddress {
  const { language, path } = splitLanguage(pathname);
  // a path with two slashes in front would name another site in a link
  return { language, path: path.replace(/[/\\]+/g, '/'), search: search === '?' ? '' : search };
}

/** Path and query without language prefix: `/cart?x=1`. The same page in another language is this, localised. */
export const withoutLanguage = ({ path, search }: PageAddress): string => path + search;

/** The address as it stands in a link: `/fr/cart?x=1`. */
export const hrefOf = (address: PageAddress): string => localize(address.language, withoutLanguage(address));
