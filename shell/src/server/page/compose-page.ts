import { isNotSignedIn } from 'shared-kernel/api/errors';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Markup } from 'shared-kernel/platform/server/markup';
import type {
  KeepAnswer,
  RedirectStatus,
  RenderRequest,
  RenderResult,
  ServerModule,
  Site,
} from 'shared-kernel/remote/definition';
import { hrefOf, type PageAddress, withoutLanguage } from 'shared-kernel/rules/page-address';
import type { Owner, RouteMatch } from 'shared-kernel/rules/routes';
import { rootCss } from 'shared-kernel/ui/tokens';
import { within } from '../../deadline';
import { asError } from '../as-error';
import { contentSecurityPolicy } from '../document/content-security-policy';
import { type PageScript, writeDocument } from '../document/document';
import { headMarkup } from '../document/head';
import { oncePer } from '../once-per';
import type { ReleaseSet } from '../releases/release-set';
import { checkRendered, markupOf } from '../remotes/check-rendered';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { ShellFiles } from '../shell-files';
import type { SiteFacts } from '../site/site-facts';
import { bootRoutes } from './boot-routes';
import type { LateStyles } from './late-styles';
import { bootRemotes, frameChunks, remoteScripts, shellScripts } from './page-scripts';

/** ms beyond a render's deadline that a submitted form may take: the API client gives up on a call after 10 s */
const POSTED_MS = 11_000;

/** Markup around the slot. */
interface Frame {
  header: Markup;
  footer: string;
  toasts: string;
  css: string;
}
/** The frame is the same for everybody; an attribute on the root selects the variant for signed-in users (chrome/signed-in-mark). */
export type RenderFrame = (page: { language: LanguageCode; site: Site; path: string }) => Frame;

/** The slot that was sent empty. */
export interface EmptySlot {
  owner: Owner;
  /** undefined when none is released */
  version: string | undefined;
  releaseSet: string;
}

export interface ComposerParts {
  loader: RemoteLoader;
  files: ShellFiles;
  facts: SiteFacts;
  renderFrame: RenderFrame;
  /** the shell's own pages */
  pages: ServerModule;
  /** rules of every page, such as the box model; tokens are added from the site's settings */
  globalCss: string;
  publicOrigin: string;
  /** base of the API for the server, ends with `/api/v1/` */
  apiBase: string;
  renderMs: number;
  /** browsers may cache pages for offline use */
  offlinePages: boolean;
  /** for reads shared by renders of public pages */
  keepAnswer: KeepAnswer;
  /** a remote failed to load or to render; the page is sent with an empty slot */
  onFallback(slot: EmptySlot, error: Error): void;
}
export interface PageRequest {
  address: PageAddress;
  match: RouteMatch | null;
  site: Site;
  set: ReleaseSet;
  /** bearer token of the session; absent on pages that are the same for everybody */
  token?: string;
  /** the visitor's IP address; absent on pages that are the same for everybody */
  visitor?: string;
  /** urlencoded body of a form submitted to the page */
  posted?: string;
  /** for personal pages, see `RenderRequest` */
  isKnown?: RenderRequest['isKnown'];
  /** for cacheable pages: receives what is read for it */
  onReading?: RenderRequest['onReading'];
}
/** `isKnown` found the page in the cache. */
export interface KnownPage {
  kind: 'known';
}
export type ComposedPage =
  | { kind: 'document'; status: number; html: Buffer; policy: string; cacheable: boolean; content?: string }
  | { kind: 'redirect'; status: RedirectStatus; to: string; cacheable: boolean };

/**
 * Composes one page: the owner's render in its slot, the frame around it, the scripts of exactly this page
 * (architecture 'A request'). A failing remote only affects its slot (S077).
 * @throws NotSignedIn when the session in the request has ended; any error when the frame or a page of the shell itself fails
 */
export function composePage(
  parts: ComposerParts,
  request: PageRequest & { isKnown?: undefined },
): Promise<ComposedPage>;
export function composePage(parts: ComposerParts, request: PageRequest): Promise<ComposedPage | KnownPage>;
export async function composePage(parts: ComposerParts, request: PageRequest): Promise<ComposedPage | KnownPage> {
  const { address, match, site, set } = request;
  const { language, path } = address;
  const owner: Owner = match?.route.owner ?? 'shell';
  const { rendered, scripts, late } = await renderOwner(parts, request, owner);
  if (rendered?.redirect)
    return {
      kind: 'redirect',
      ...rendered.redirect,
      cacheable: rendered.cacheable && rendered.redirect.status === 301,
    };
  if (rendered?.known) return { kind: 'known' };

  const frame = parts.renderFrame({ language, site, path: withoutLanguage(address) });
  const bare = match?.route.layout === 'empty';
  // without its content the page is temporarily unavailable: a crawler retries, a shopper gets the frame and a retry button (S077)
  const status = rendered?.status ?? 503;
  const { html, inline } = writeDocument({
    language,
    common: site.common,
    releaseSet: set.name,
    personal: match?.route.personal === true,
    checkout: match?.route.frame === 'checkout',
    keeps: parts.offlinePages,
    head: headMarkup({
      head: rendered?.head ?? { robots: 'noindex' },
      language,
      path,
      status,
      common: site.common,
      publicOrigin: parts.publicOrigin,
    }),
    styles: [
      { css: without(baseCss(site.common.site_setting) + parts.globalCss, parts.files.late) },
      { css: without(frame.css, parts.files.late), emotion: 'shell' },
      ...(rendered ? [{ css: without(rendered.css, late), emotion: rendered.cssKey }] : []),
    ],
    sheets: [...new Set([parts.files.late, late])].flatMap((sheet) => sheet?.href ?? []),
    loader: parts.files.loader,
    scripts,
    ...(bare ? {} : { header: frame.header, footer: frame.footer }),
    toasts: frame.toasts,
    slot: { owner, markup: rendered && markupOf(rendered) },
    boot: {
      language,
      facts: parts.facts.addressOf(language, site),
      active: owner,
      remotes: bootRemotes(set),
      routes: bootRoutes(set.table),
      inline: rendered ? { id: owner, state: rendered.state } : null,
      releaseSet: set.name,
    },
  });
  return {
    kind: 'document',
    status,
    html,
    policy: contentSecurityPolicy(inline, {
      imageOrigin: originOf(site.common.img_src_url),
      https: parts.publicOrigin.startsWith('https:'),
    }),
    cacheable: rendered?.cacheable === true && status === 200,
    ...(rendered?.content === undefined ? {} : { content: rendered.content }),
  };
}

const without = (css: string, late: LateStyles | undefined) => late?.without(css) ?? css;

/** The tokens with the shop's colours; computing them takes longer than writing the document. */
const baseCss = oncePer(rootCss);

interface Outcome {
  rendered: RenderResult | null;
  scripts: PageScript[];
  /** sheet of the rendered part */
  late?: LateStyles;
}

async function renderOwner(parts: ComposerParts, request: PageRequest, owner: Owner): Promise<Outcome> {
  const { address, set } = request;
  const own = (chunks: readonly string[]) => shellScripts(parts.files.assets, address.language, chunks);
  if (owner === 'shell') {
    const rendered = await render(parts, request, parts.pages, owner);
    return {
      rendered,
      scripts: own(['pages', `pages-${address.language}`, ...rendered.chunks]),
      ...(parts.files.late ? { late: parts.files.late } : {}),
    };
  }
  const release = set.releases[owner];
  try {
    if (!release) throw new Error(`${owner}: nothing released`);
    const { module, assets, late } = await parts.loader.load(release);
    const rendered = await render(parts, request, module, owner);
    return {
      rendered,
      scripts: [...remoteScripts(release, assets, rendered.chunks), ...own(frameChunks(address.path))],
      ...(late ? { late } : {}),
    };
  } catch (error) {
    if (isNotSignedIn(error) && request.token) throw error;
    parts.onFallback({ owner, version: release?.version, releaseSet: set.name }, asError(error));
    // nothing of the remote: the browser loads it after the frame, which is all that this page has
    return { rendered: null, scripts: own([]) };
  }
}

/** One render with a deadline; a late one is aborted. */
async function render(
  parts: ComposerParts,
  request: PageRequest,
  module: ServerModule,
  owner: Owner,
): Promise<RenderResult> {
  const { address, site, token, visitor, posted, isKnown, onReading } = request;
  const abort = new AbortController();
  const renderRequest: RenderRequest = {
    url: hrefOf(address),
    language: address.language,
    site,
    apiBase: parts.apiBase,
    keepAnswer: parts.keepAnswer,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(visitor ? { visitor } : {}),
    ...(posted === undefined ? {} : { posted }),
    signal: abort.signal,
    ...(isKnown ? { isKnown } : {}),
    ...(onReading ? { onReading } : {}),
  };
  try {
    const deadline = parts.renderMs + (posted === undefined ? 0 : POSTED_MS);
    const rendered = await within(deadline, `render ${owner}`, module.render(renderRequest));
    return isKnown && rendered?.known === true ? rendered : checkRendered(rendered);
  } finally {
    // with an explicit reason: the default one is an exception with a stack, for every page
    abort.abort('over');
  }
}

function originOf(address: string): string | undefined {
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;
}
