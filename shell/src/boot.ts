import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Site } from 'shared-kernel/remote/definition';
import type { RouteSpec } from 'shared-kernel/rules/define-routes';
import type { Owner, RemoteId } from 'shared-kernel/rules/routes';

/** Where the browser finds one remote of the page's release set. */
export interface BootRemote {
  id: RemoteId;
  version: string;
  /** name of the container's global variable, see `containerName` */
  container: string;
  /** address of its `remoteEntry.<hash>.js` */
  entry: string;
  /** `sha384-...` of the entry; the entry itself vouches for its chunks */
  integrity: string;
}

/** A route of the page's release set. */
export type BootRoute = readonly [
  id: string,
  owner: Owner,
  pattern: string,
  more?: Pick<RouteSpec, 'guard' | 'openWith' | 'layout' | 'frame' | 'personal'>,
];

/**
 * What the page tells the browser, in `<script type="application/json" id="__boot">`. It travels in every page and a page may be
 * kept for all visitors, so nothing personal stands here (who is signed in: cookie `frontend_signed_in`) and nothing twice.
 */
export interface WrittenBoot {
  language: LanguageCode;
  /** address of the site data, a file of its own that all pages of a language share (docs/decisions/0050) */
  facts: string;
  /** owner of this path, `shell` for login, 404 and the like; null on the start-up error page, where nothing is mounted */
  active: Owner | null;
  remotes: readonly BootRemote[];
  /** all pages of the shop, the most specific pattern first */
  routes: readonly BootRoute[];
  /** state of the active part's render on the server; null when its slot was sent empty */
  inline: { id: Owner; state: unknown } | null;
  /** name of the release set that all of this page belongs to (architecture 'Releases') */
  releaseSet: string;
}

/** The page's facts with the site data. */
export interface Boot extends WrittenBoot {
  /** the only copy of the site data in the browser: chrome and remotes read it from here */
  site: Site;
}

/** Global variable of a remote's container; the version is in it, so that versions live side by side. */
export function containerName(id: string, version: string): string {
  return `${id}_${version}`.replace(/\W/g, '_');
}

/** Ids of the document's fixed parts: the server writes them, islands and single-spa look for them. */
export const ELEMENT = {
  boot: '__boot',
  /** `<main>`; holds one element per owner, see `appElementId` */
  slot: 'slot',
  /** `<template>` of the error page, for the inline loader */
  errorPage: 'error-page',
} as const;

/** On the root of pages that are one person's: cart, way to the order, account. Nothing of the shop's stands in the way there. */
export const PERSONAL_MARK = 'data-personal';

/** On the root of pages in the checkout frame (`frame` of their routes): logo, help, cart, and a footer of one line. */
export const CHECKOUT_MARK = 'data-checkout';

/** Element in the slot that one owner hydrates or fills. Carries `data-root`, and `data-ssr` while it holds the server's markup. */
export const appElementId = (owner: Owner) => `app-${owner}`;
