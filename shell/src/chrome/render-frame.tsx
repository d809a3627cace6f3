import { renderToString } from 'react-dom/server';
import { API_BASE } from 'shared-kernel/contract/call';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import { createTexts } from 'shared-kernel/i18n/i18next-texts';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { createApiClient } from 'shared-kernel/platform/api-client';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { kernelLocales } from 'shared-kernel/platform/kernel-locales';
import type { Markup } from 'shared-kernel/platform/server/markup';
import type { Site } from 'shared-kernel/remote/definition';
import { lacksContent } from 'shared-kernel/remote/render-whole';
import { Footer } from './footer/footer';
import { createFrameCache, type FrameFacts, ISLAND_CSS, Island, type IslandId, islandPrefix } from './frame';
import { Header } from './header/header';
import { Signals } from './signals/signals';
import { shellLocales } from './texts';

/** HTML and critical CSS of the content around the slot: the same for every visitor of a language. */
export interface RenderedFrame {
  /** in pieces: the HTML between links to the page itself is cached in UTF-8 */
  header: Markup;
  footer: string;
  toasts: string;
  css: string;
}
export interface FramePage {
  language: LanguageCode;
  site: Site;
  /** path and query without language prefix, for the links to this page in other languages and back from login */
  path: string;
}

/** Frames are cached with a placeholder for the path. Home has its own, because its prefixed form has no slash: `/fr`, `/fr?a=b`. */
const KINDS = { home: '/', homeWithQuery: '/?0-here-0', other: '/0-here-0' } as const;
type Kind = keyof typeof KINDS;
const kindOf = (path: string): Kind => (path === '/' ? 'home' : path.startsWith('/?') ? 'homeWithQuery' : 'other');

const CONTENTS = { header: Header, footer: Footer, toasts: Signals } as const;

/**
 * Loads the frame's texts in all languages, once, when the server starts. The returned function renders a frame only when the site
 * data are new, and otherwise writes the page's path into the cached one: about 0.05 instead of 5 ms. It throws the error of a
 * component in the frame: there is no page without its frame.
 */
export async function prepareFrame(): Promise<(page: FramePage) => RenderedFrame> {
  const bundled = new Map<LanguageCode, Record<'kernel' | 'shell', Record<string, unknown>>>();
  for (const language of LANGUAGES) {
    const [kernel, shell] = await Promise.all([loadTexts(kernelLocales, language), loadTexts(shellLocales, language)]);
    bundled.set(language, { kernel, shell });
  }
  const textsOf = (language: LanguageCode, site: Site) => {
    const texts = createTexts(language);
    for (const [name, own] of Object.entries(bundled.get(language) ?? {})) addTexts(texts, name, own, site.texts[name]);
    return texts;
  };
  const kept = new WeakMap<Site, Partial<Record<Kind, KeptFrame>>>();
  return ({ language, site, path }) => {
    const kind = kindOf(path);
    const frames = kept.get(site) ?? {};
    kept.set(site, frames);
    const frame = frames[kind] ?? render(textsOf(language, site), language, site, kind);
    frames[kind] = frame;
    return { ...frame, header: writePath(frame.header, kind, path) };
  };
}

/** A frame whose header is split where the path goes. */
interface KeptFrame extends Omit<RenderedFrame, 'header'> {
  header: readonly (Buffer | PlaceOfPath)[];
}
/** `encoded`: in login's `redirect` */
type PlaceOfPath = 'plain' | 'encoded';

function render(texts: FrameFacts['texts'], language: LanguageCode, site: Site, kind: Kind): KeptFrame {
  const here = KINDS[kind];
  const cache = createFrameCache();
  // emotion then collects the rules instead of writing style elements into the HTML
  cache.compat = true;
  const page = { language, site, api: createApiClient({ base: API_BASE, language }) };
  const facts: FrameFacts = { page, here, texts, cache };
  const island = (id: IslandId) => {
    const html = renderToString(<Island Content={CONTENTS[id]} facts={facts} />, {
      identifierPrefix: islandPrefix(id),
    });
    if (lacksContent(html)) throw new Error(`${id}: a boundary was rendered with its fallback`);
    return html;
  };
  const markup = { header: splitAtPaths(island('header'), kind), footer: island('footer'), toasts: island('toasts') };
  const rules = Object.values(cache.inserted).filter((css) => typeof css === 'string');
  return { ...markup, css: ISLAND_CSS + rules.join('') };
}

/** Placeholders are in attributes only: plain, and encoded in login's `redirect`. */
function splitAtPaths(markup: string, kind: Kind): KeptFrame['header'] {
  if (kind === 'home') return [Buffer.from(markup)];
  const mark = KINDS[kind].slice(startOf(kind));
  return markup.split(encodeURIComponent(mark)).flatMap((text, at) => {
    const pieces = text.split(mark).flatMap((one, plain) => [...(plain ? ['plain' as const] : []), Buffer.from(one)]);
    return [...(at ? ['encoded' as const] : []), ...pieces];
  });
}

function writePath(header: KeptFrame['header'], kind: Kind, path: string): Markup {
  const text = path.slice(startOf(kind));
  const written = { plain: escapeAttribute(text), encoded: escapeAttribute(encodeURIComponent(text)) };
  return header.map((piece) => (typeof piece === 'string' ? written[piece] : piece));
}
/** Start of a path in the links: without the slash before a query, which the prefixed form does not have. */
const startOf = (kind: Kind) => (kind === 'homeWithQuery' ? 1 : 0);
function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
