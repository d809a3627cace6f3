import { createContext, useCallback, useContext } from 'react';
import type { LanguageCode } from '../contract/languages';
import type { Site } from '../remote/definition';
import { localize } from '../rules/links';
import type { ApiClient } from './api-client';

/** Facts that never change for the lifetime of the page; changing ones are on the bus. */
export interface PageFacts {
  language: LanguageCode;
  /** `site.common` is the shop's CommonData */
  site: Site;
  /** this visitor's client */
  api: ApiClient;
}

const Context = createContext<PageFacts | null>(null);
export const PageProvider = Context.Provider;

/** Language, site data and API client of the page. */
export function usePage(): PageFacts {
  const page = useContext(Context);
  if (!page) throw new Error('usePage needs a PageProvider around it');
  return page;
}

/**
 * Returns a function that adds the language prefix to a path of the shop, for `<a href>`.
 * @example const href = useHref(); <a href={href(link('cart'))}>
 */
export function useHref(): (path: string) => string {
  const { language } = usePage();
  return useCallback((path: string) => localize(language, path), [language]);
}
