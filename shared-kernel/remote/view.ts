import type { ComponentType } from 'react';
import type { Failure } from './failure';

/** The visitor's location in react-router's format: path with language prefix. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** names the history entry */
  key: string;
}

/** What a remote shows at a place: a screen with its code loaded, or one of the kernel's pages for a failure. */
export type View = { place: Place } & ({ pattern: string; Screen: ComponentType } | { failure: Failure });

/**
 * A place from a URL's path, query and hash. @param state of the browser's history entry; the screen gets the part passed to
 * `navigate`
 */
export function placeOf(url: Pick<URL, 'pathname' | 'search' | 'hash'>, state: unknown = null): Place {
  const { key = 'default', usr = null } = (state ?? {}) as { key?: string; usr?: unknown };
  return { pathname: url.pathname, search: url.search, hash: url.hash, state: usr, key };
}
