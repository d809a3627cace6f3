import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LanguageCode } from '../contract/languages';
import type { CommonData } from '../contract/site';
import type { Answer, AnswerLife, ApiClient } from '../platform/api-client';
import type { RouteId, Routes } from '../rules/define-routes';
import type { Owner } from '../rules/routes';

/** Site-wide data passed to every render. */
export interface Site {
  common: CommonData;
  /** server's texts by namespace that override the bundled ones (`localization`) */
  texts: Record<string, Record<string, unknown>>;
}

/** One screen, in a separate chunk. `chunk` equals the import's webpackChunkName: it is the key in assets.json. */
export interface Screen {
  readonly chunk: string;
  load(): Promise<ComponentType>;
  /** the component once loaded */
  loaded(): ComponentType | undefined;
}

export interface PrefetchContext {
  params: Record<string, string>;
  search: URLSearchParams;
  language: LanguageCode;
  site: Site;
  queryClient: QueryClient;
  /** this visitor's client: on the server it sends the session's bearer token, in the browser the guest token */
  api: ApiClient;
  /** texts of the remote's own namespace in the page's language, for the head; others as `kernel:...` */
  t(key: string, values?: Record<string, unknown>): string;
  /** true on the server when the request has a session, in the browser when the user is signed in */
  signedIn: boolean;
  /**
   * Server only: fields of a form that a browser without scripts submitted to this page (`takesForm` in its routes). The prefetch
   * handles them: a redirect with 303 on success, otherwise a status and what the screen needs to show them again. Since 1.3
   */
  posted?: URLSearchParams;
  signal: AbortSignal;
}

/** Metadata of a page; texts are plain, the shell escapes them. */
export interface Head {
  title?: string;
  description?: string;
  /** path without prefix and origin, with the query that identifies the page; default: the route's own path without query */
  canonical?: string;
  /** file name of the picture for Open Graph; default: the shop's logo */
  image?: string;
  /** alternative text of the picture; default: the title */
  imageAlt?: string;
  /** width and height of the picture's largest file, px */
  imageSize?: readonly [width: number, height: number];
  /** makes the page a product for Open Graph: price in major units with two decimals, three-letter currency code */
  product?: { price: string; currency: string; inStock: boolean };
  /** keeps the page out of search engines; it then has neither canonical nor alternate links */
  robots?: 'noindex';
  /** schema.org objects, one script tag each; comes from the definition's `jsonLd`, not from a prefetch */
  jsonLd?: object[];
  /** URL of the picture that is probably the largest on the first screen: preloaded */
  preloadImage?: { src: string; srcSet?: string; sizes?: string };
  /**
   * For a personal page that currently shows nothing personal, such as an empty cart: its content depends only on the fetched data,
   * the language and the site data, not on a clock. The shell may send the same page to everybody with the same data.
   */
  impersonal?: boolean;
  /** HTTP status of the page, default 200 */
  status?: number;
  /** HTTP redirect to a path with prefix; nothing is rendered. 303: the submitted form was processed */
  redirect?: { to: string; status: RedirectStatus };
}

export type RedirectStatus = 301 | 302 | 303;

export interface Prefetch {
  (context: PrefetchContext): Promise<Head>;
  /** loads its code, if that is in a separate chunk: see remote/late-prefetch */
  load?(): Promise<unknown>;
}

/** A route's page: its screen and its data. */
export interface RemotePage {
  screen: Screen;
  /**
   * Data needed before the first render, put into `queryClient`. Throw `NotFound` (api/errors) for a page that does not exist; the
   * shell answers 404. Must not throw for personal data that a guest's server render cannot know: it just does not fetch them.
   */
  prefetch?: Prefetch;
  /**
   * The screen has something correct to show before `prefetch` is done (a tile's title and picture on the product page): a
   * navigation then renders at once instead of leaving the old screen for up to 200 ms. When the shell already shows its skeleton,
   * the data have half a second.
   */
  paintsEarly?: true;
  /**
   * When the visitor goes to another page of the remote, the screen stays, hidden and with its effects stopped, and going back
   * shows it again instead of rendering it anew (docs/decisions/0054). Only the last one is kept. It must refresh its data when its
   * effects start again.
   */
  staysBehind?: true;
}

/**
 * schema.org objects of pages, by route. Called on the server after `prefetch`, for a page that exists: the data that `prefetch`
 * fetched are in `queryClient`. URLs in them are absolute (remote/json-ld).
 */
export type JsonLd = Partial<Record<RouteId, (context: PrefetchContext, head: Head) => object[]>>;

/**
 * The public interface of a remote. `remote/lifecycles` and `remote/server` convert it to the exposed modules.
 * @example export const definition: RemoteDefinition<typeof routes> = { id: 'mfe-content', routes, pages: { ... }, ... };
 */
export interface RemoteDefinition<Own extends Routes = Routes> {
  /** also React's identifierPrefix, emotion's key and the i18n namespace, without `mfe-`; `shell` for the shell's own pages */
  id: Owner;
  /** its own routes, from its `routes.ts`; the shell merges those of all parts */
  routes: Own;
  /** the page of every route */
  pages: { readonly [Id in keyof Own]: RemotePage };
  /** a separate chunk, so that no browser loads what only crawlers read */
  jsonLd?(): Promise<JsonLd>;
  /** texts by language; each a chunk `locale-<code>`, with English as fallback */
  locales: Record<LanguageCode, () => Promise<{ default: Record<string, unknown> }>>;
}

/** Input of `./server`, sent by the shell's server. */
export interface RenderRequest {
  /** path with prefix and query, no origin */
  url: string;
  language: LanguageCode;
  site: Site;
  /** origin and base of the API as the server reaches it, ends with `/api/v1/` */
  apiBase: string;
  /** `Bearer ...` of the session, absent for guests */
  authorization?: string;
  /** the visitor's IP address, for the API's rate limits */
  visitor?: string;
  /** urlencoded body of a form submitted by the browser */
  posted?: string;
  signal: AbortSignal;
  /** for pages that are the same for everybody: their renders share API responses for as long as those are valid */
  keepAnswer?: KeepAnswer;
  /** for personal pages: whether the shell has a cached page built from the same data (`content`); then nothing is rendered */
  isKnown?: (content: string) => boolean;
  /** for cacheable pages: called when a read of the API starts; the function it returns, when the response arrives */
  onReading?: () => OnAnswer;
}

/**
 * One read of the API that contains nothing about the visitor.
 * @param key of the read, with its language
 * @returns the cached response while it is valid, otherwise that of `ask`. Its data are shared by several renders and may be frozen
 */
export type KeepAnswer = <T>(key: string, ask: () => Promise<Answer<T>>) => Promise<Answer<T>>;

/** @param life of the response; null when it is not sent, or there was no response */
export type OnAnswer = (life: AnswerLife | null) => void;

export interface RenderResult {
  html: string;
  /** the same in pieces, some of them already in UTF-8; a reader of these need not read `html`, which is joined on access */
  markup?: readonly (string | Uint8Array)[];
  /** critical CSS and the emotion ids in it; the key is the definition's id without `mfe-` */
  css: string;
  cssKey: string;
  cssIds: string[];
  /** dehydrated queries, JSON */
  state: unknown;
  head: Head;
  status: number;
  redirect?: { to: string; status: RedirectStatus };
  /** cacheable for all visitors with this language and release set */
  cacheable: boolean;
  /** chunk groups of assets.json that this page needs: the screen's and the locale's */
  chunks: string[];
  /** for a page that is `impersonal`: everything it was built from besides language and site data */
  content?: string;
  /** `isKnown` returned true: nothing was rendered */
  known?: true;
}
export interface ServerModule {
  render(request: RenderRequest): Promise<RenderResult>;
}

/** What the page passes to the remote in the browser, as single-spa's customProps. */
export interface MountProps {
  domElement: HTMLElement;
  language: LanguageCode;
  site: Site;
  /** state of the server's render; only for the first mount of the page's first remote */
  inline: { id: Owner; state: unknown } | null;
}
export interface Lifecycles {
  bootstrap(props: MountProps): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(props: MountProps): Promise<void>;
  /** prefetches a link of this remote: its chunk, or chunk, data and picture. Settles when done and never rejects. */
  warm(href: string, what: 'chunk' | 'all', page: Pick<MountProps, 'language' | 'site'>): Promise<void>;
}
