import { liveRoute } from '../platform/routes';
import { splitLanguage } from '../rules/routes';
import { browser } from '../session/open-page';
import type { Navigator } from './page-view';

type To = { pathname?: string; search?: string; hash?: string };
const addressOf = (to: unknown): string => {
  if (typeof to === 'string') return to;
  const { pathname = location.pathname, search = '', hash = '' } = to as To;
  return pathname + search + hash;
};

/** State of our history entries: `key` identifies the entry for scroll positions, `usr` is react-router's. */
export interface EntryState {
  key: string;
  usr?: unknown;
  /** keeps the scroll position (a filter or a tab changed the query) */
  keepScroll?: true;
}

/** Creates a key for a history entry. */
export const entryKey = (): string => Math.random().toString(36).slice(2, 10);

/** Whether two URLs differ only in their `#part`: the browser scrolls there by itself, and no page is opened. */
export const isAnotherPart = (from: Required<To>, to: Required<To>): boolean =>
  from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash;

/**
 * react-router's navigator over the browser's history. Its own history object keeps an index and listeners per instance, which
 * breaks with several remotes on one page; single-spa announces every change of the URL by `popstate`.
 */
export const browserNavigator: Navigator = {
  createHref: addressOf,
  push(to, usr, options) {
    const url = new URL(addressOf(to), location.href);
    // unknown here, but it may have been released in the meantime: the server decides
    if (!liveRoute(splitLanguage(url.pathname).path)) return browser.open(url.href);
    const state: EntryState = { key: entryKey(), usr, ...(options?.preventScrollReset ? { keepScroll: true } : {}) };
    history.pushState(state, '', url);
  },
  replace(to, usr) {
    history.replaceState(
      { key: history.state?.key ?? entryKey(), usr, keepScroll: true } satisfies EntryState,
      '',
      addressOf(to),
    );
  },
  go: (delta) => history.go(delta),
};
