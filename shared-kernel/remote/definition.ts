import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LanguageCode } from '../contract/languages';
import type { CommonData } from '../contract/site';
import type { Answer, AnswerLife, ApiClient } from '../platform/api-client';
import type { RouteId, Routes } from '../rules/define-routes';
import type { Owner } from '../rules/routes';

/** Site-wide facts that every render gets. */
export interface Site {
  common: CommonData;
  /** server's texts by namespace that override the bundled ones (`localization`) */
  texts: Record<string, Record<string, unknown>>;
}

/** One screen, in a chunk of its own. `chunk` equals the import's webpackChunkName: it is the key in assets.json. */
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
  /** client of this visitor: on the server it carries the session's bearer, in the browser the guest token */
  api: ApiClient;
  /** texts of the remote's own namespace in the page's language, for the head; others as `kernel:...` */
  t(key: string, values?: Record<string, unknown>): string;
  /** true on the server when a session came with the request, in the browser when somebody is signed in */
  signedIn: boolean;
  /**
   * Server only: fields of a form that a browser without script posted to this page (`takesForm` in its routes). The prefetch acts
   * on them: a redirect with 303 when that succeeded, else a status and what the screen needs to show them again. Since 1.3
   */
  posted?: URLSearchParams;
  signal: AbortSignal;
}

/** What a page says about itself; texts are plain, the shell escapes them. */
export interface Head {
  title?: string;
  description?: string;
  /** path without prefix and origin, with the query that belongs to it; default: the route's own path without query */
  canonical?: string;
  /** file name of the picture for Open Graph; default: the shop's logo */
  image?: string;
  /** what the picture shows; default: the title */
  imageAlt?: string;
  /** width and height of the picture's largest file, px */
  imageSize?: readonly [width: number, height: number];
  /** makes the page a product's for Open Graph: price in major units with two decimals, currency by its three letters */
  product?: { price: string; currency: string; inStock: boolean };
  /** keeps the page out of search engines; it then names no canonical address and no other languages */
  robots?: 'noindex';
  /** schema.org objects, one script tag each; comes from the definition's `jsonLd`, not from a prefetch */
  jsonLd?: object[];
  /** address of the picture that is likely the largest on the first screen: preloaded */
  preloadImage?: { src: string; srcSet?: string; sizes?: string };
  /**
   * Of a personal page that shows nothing of this person now, such as an empty cart: all that is on it follows from what was fetched,
   * the language and the site data, by no clock. The shell may send the same page to whoever the same was fetched for.
   */
  impersonal?: boolean;
  /** HTTP status of the page, default 200 */
  status?: number;
  /** HTTP redirect to a path with prefix; nothing is rendered. 303: what was posted is done */
  redirect?: { to: string; status: RedirectStatus };
}

export type RedirectStatus = 301 | 302 | 303;

export interface Prefetch {
  (context: PrefetchContext): Promise<Head>;
  /** loads its code, when that is in a chunk of its own: see remote/late-prefetch */
  load?(): Promise<unknown>;
}

/** What stands behind one route: its screen and its data. */
export interface RemotePage {
  screen: Screen;
  /**
   * Data needed before the first render, put into `queryClient`. Throw `NotFound` (api/errors) for a page that does not exist;
   * the shell answers 404. Never throws for personal data that a guest's server render cannot know: it just does not fetch.
   */
  prefetch?: Prefetch;
  /**
   * The screen has something true to show before `prefetch` is done (a tile's title and picture on the product page): a
   * navigation then renders at once instead of leaving the old screen for up to 200 ms. Where the shell shows its shape already, its data have half a second.
   */
  paintsEarly?: true;
  /**
   * Left for another page of the remote, the screen stays, hidden and with its effects ended, and going back shows it again instead of
   * making it anew (docs/decisions/0054). Only the last one stays. It must look after its data when its effects begin again.
   */
  staysBehind?: true;
}

/**
 * schema.org objects of pages, by route. Asked on the server after `prefetch`, for a page that is there: what `prefetch` fetched
 * is in `queryClient`. Addresses in them are absolute (remote/json-ld).
 */
export type JsonLd = Partial<Record<RouteId, (context: PrefetchContext, head: Head) => object[]>>;

/**
 * The whole face of a remote. `remote/lifecycles` and `remote/server` turn it into what is exposed.
 * @example export const definition: RemoteDefinition<typeof routes> = { id: 'mfe-content', routes, pages: { ... }, ... };
 */
export interface RemoteDefinition<Own extends Routes = Routes> {
  /** also React's identifierPrefix, emotion's key and the i18n namespace, without `mfe-`; `shell` for the shell's own pages */
  id: Owner;
  /** its own addresses, from its `routes.ts`; the shell puts those of all parts together */
  routes: Own;
  /** the page of every route */
  pages: { readonly [Id in keyof Own]: RemotePage };
  /** a chunk of its own, so that no browser loads what only crawlers read */
  jsonLd?(): Promise<JsonLd>;
  /** texts by language; each a chunk `locale-<code>`, English beneath */
  locales: Record<LanguageCode, () => Promise<{ default: Record<string, unknown> }>>;
}

/** What the shell's server asks of `./server`. */
export interface RenderRequest {
  /** path with prefix and query, no origin */
  url: string;
  language: LanguageCode;
  site: Site;
  /** origin and base of the API as the server reaches it, ends with `/api/v1/` */
  apiBase: string;
  /** `Bearer ...` of the session, absent for guests */
  authorization?: string;
  /** the visitor's address, by which the API counts tries */
  visitor?: string;
  /** body of a form that the browser posted, urlencoded */
  posted?: string;
  signal: AbortSignal;
  /** of pages that are the same for everybody: what the API said is shared by their renders for as long as it is true */
  keepAnswer?: KeepAnswer;
  /** of personal pages: whether the shell has the page that was made of the same (`content`); then nothing is rendered */
  isKnown?: (content: string) => boolean;
  /** of pages that are kept: called when something is read from the API; what it returns, when the answer is there */
  onReading?: () => OnAnswer;
}

/**
 * One read of the API that carries nothing of a visitor.
 * @param key of the read, with its language
 * @returns what is kept, when that is still true, else what `ask` gives. Its data belong to several renders and may be frozen
 */
export type KeepAnswer = <T>(key: string, ask: () => Promise<Answer<T>>) => Promise<Answer<T>>;

/** @param life of the answer; null when it does not say, or there was none */
export type OnAnswer = (life: AnswerLife | null) => void;

export interface RenderResult {
  html: string;
  /** the same in pieces, some of them in UTF-8 already; who reads them need not read `html`, which is put together when it is read */
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
  /** may be kept for all visitors of this language and release set */
  cacheable: boolean;
  /** chunk groups of assets.json that this page needs: the screen's and the locale's */
  chunks: string[];
  /** of a page that says that it is `impersonal`: all that it was made of besides language and site data */
  content?: string;
  /** `isKnown` said so: nothing was rendered */
  known?: true;
}
export interface ServerModule {
  render(request: RenderRequest): Promise<RenderResult>;
}

/** What the page tells the remote in the browser, through single-spa's customProps. */
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
  /** warms a link of this remote: its chunk, or chunk, data and picture. Settles when that is done and never rejects. */
  warm(href: string, what: 'chunk' | 'all', page: Pick<MountProps, 'language' | 'site'>): Promise<void>;
}
