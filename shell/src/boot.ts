import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Site } from 'shared-kernel/remote/definition';
import type { RouteSpec } from 'shared-kernel/rules/define-routes';
import type { Owner, RemoteId } from 'shared-kernel/rules/routes';

/** Location of one remote of the page's release set. */
export interface BootRemote {
  id: RemoteId;
  version: string;
  /** name of the container's global variable, see `containerName` */
  container: string;
  /** URL of its `remoteEntry.<hash>.js` */
  entry: string;
  /** `sha384-...` of the entry, which contains the hashes of its chunks */
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
 * The page's facts for the browser, in `<script type="application/json" id="__boot">`. They are part of every page, and a page may
 * be cached for all visitors, so they contain nothing personal (the cookie `frontend_signed_in` tells who is signed in) and nothing
 * twice.
 */
export interface WrittenBoot {
  language: LanguageCode;
  /** URL of the site data, a separate file shared by all pages of a language (docs/decisions/0050) */
  facts: string;
  /** owner of this path, `shell` for login, 404 and similar; null on the start-up error page, where nothing is mounted */
  active: Owner | null;
  remotes: readonly BootRemote[];
  /** all pages of the shop, the most specific pattern first */
  routes: readonly BootRoute[];
  /** state of the active part's server render; null when its slot was sent empty */
  inline: { id: Owner; state: unknown } | null;
  /** name of the release set that the whole page belongs to (architecture 'Releases') */
  releaseSet: string;
}

/** The page's facts with the site data. */
export interface Boot extends WrittenBoot {
  /** the only copy of the site data in the browser: chrome and remotes read it from here */
  site: Site;
}

/** Global variable of a remote's container; it includes the version, so that versions can coexist. */
export function containerName(id: string, version: string): string {
  return `${id}_${version}`.replace(/\W/g, '_');
}

/** Ids of the document's fixed elements: the server renders them, islands and single-spa look them up. */
export const ELEMENT = {
  boot: '__boot',
  /** `<main>`; holds one element per owner, see `appElementId` */
  slot: 'slot',
  /** `<template>` of the error page, for the inline loader */
  errorPage: 'error-page',
} as const;

/** Attribute on the root of personal pages: cart, checkout, account. They show none of the shop's banners. */
export const PERSONAL_MARK = 'data-personal';

/** Attribute on the root of pages in the checkout frame (`frame` of their routes): logo, help, cart, and a one-line footer. */
export const CHECKOUT_MARK = 'data-checkout';

/** Element in the slot that one owner hydrates or fills. Has `data-root`, and `data-ssr` while it contains the server's HTML. */
export const appElementId = (owner: Owner) => `app-${owner}`;
