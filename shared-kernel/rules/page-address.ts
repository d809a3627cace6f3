import type { LanguageCode } from '../contract/languages';
import { localize } from './links';
import { splitLanguage } from './routes';

/** The address of a page, parsed once from a URL and passed on: nothing else splits off prefix or query again. */
export interface PageAddress {
  readonly language: LanguageCode;
  /** without language prefix and query; begins with exactly one slash */
  readonly path: string;
  /** `?...` or empty */
  readonly search: string;
}

/**
 * Parses path and query of a URL of the shop: `/fr/cart?x=1` gives French, `/cart` and `?x=1`.
 *
 * @example parsePageAddress(location)
 */
export function parsePageAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PageAddress {
  const { language, path } = splitLanguage(pathname);
  // a link to a path with two leading slashes would go to another host
  return { language, path: path.replace(/[/\\]+/g, '/'), search: search === '?' ? '' : search };
}

/** Path and query without language prefix: `/cart?x=1`. Localise this for the same page in another language. */
export const withoutLanguage = ({ path, search }: PageAddress): string => path + search;

/** The address as used in a link: `/fr/cart?x=1`. */
export const hrefOf = (address: PageAddress): string => localize(address.language, withoutLanguage(address));
