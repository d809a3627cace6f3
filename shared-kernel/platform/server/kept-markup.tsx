import { createHash, randomBytes } from 'node:crypto';
import type { EmotionCache } from '@emotion/cache';
import { LRUCache } from 'lru-cache';
import { createElement } from 'react';
import type { LanguageCode } from '../../contract/languages';
import type { Site } from '../../remote/definition';
import { StyleCacheProvider } from '../element-styles';
import type { Dependencies, KeepMarkup } from '../kept-markup';
import { bytesOf, type Markup } from './markup';

/** Bytes of cached markup in a process, across all remotes and languages; a tile has 1 to 2 kB. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Bytes of a part besides its markup and key, to the nearest hundred: lists, and names of rules. */
const OVERHEAD = 500;
/** Characters from which a text is replaced by its hash. */
const LONG = 500;

interface Part {
  bytes: Buffer;
  /** `<link rel=preload>` of pictures that React emits; they precede the page, not the part */
  preloads: readonly string[];
  /** ids of the rules that the part needs */
  rules: readonly string[];
}

/** Shared by all parts of one version of a remote, one language and one state of the site data. */
interface Scope {
  /** prefix of its parts' keys */
  prefix: string;
  /** text of every rule by id */
  rules: Map<string, string>;
}

const parts = new LRUCache<string, Part>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ bytes, preloads }, key) =>
    // a text may take two bytes per character
    bytes.length + 2 * (key.length + preloads.join('').length) + OVERHEAD,
});
let scopes = 0;

/** An element name that no API text can contain, as it differs in each process. */
const MARK = `kept-${randomBytes(8).toString('hex')}`;
const MARKS = new RegExp(`<(/?)${MARK}(?: n="(\\d+)")?>`, 'g');
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const PICTURE = / (?:imageSrcSet|href)(="[^"]*")/;

export interface MarkupOfPage {
  keep: KeepMarkup;
  /** @returns the page's markup with that of its parts, which are now cached; their rules are added to those of the page */
  fill(html: string, cache: EmotionCache): Markup;
}

/**
 * Cached markup for the renders of one version of a remote. The least recently used parts are evicted once the process holds 32
 * MiB, which also removes those of old versions and site data.
 * @param newStyles creates an empty cache that collects styles
 */
export function createKeptMarkup(newStyles: () => EmotionCache): (site: Site, language: LanguageCode) => MarkupOfPage {
  const bySite = new WeakMap<Site, Map<LanguageCode, Scope>>();
  const scopeOf = (site: Site, language: LanguageCode): Scope => {
    const byLanguage = bySite.get(site) ?? new Map<LanguageCode, Scope>();
    bySite.set(site, byLanguage);
    let scope = byLanguage.get(language);
    if (!scope) {
      scopes += 1;
      scope = { prefix: `${scopes} `, rules: new Map() };
      byLanguage.set(language, scope);
    }
    return scope;
  };
  return (site, language) => markupOfPage(scopeOf(site, language), newStyles);
}

/** A place in the markup that holds a part, or the page itself. */
interface Frame {
  pieces: (string | Uint8Array)[];
  /** its direct parts */
  inner: Part[];
  used?: UsedPart | undefined;
}
/** A part that this render uses: cached, or to be extracted from the markup together with the rules it has inserted. */
type UsedPart = { kept: Part } | { key: string; cache: EmotionCache };

function markupOfPage(scope: Scope, newStyles: () => EmotionCache): MarkupOfPage {
  const used: UsedPart[] = [];
  return {
    keep(by, part) {
      const key = scope.prefix + short(by.map(contentOf).join('\n'));
      const kept = parts.get(key);
      const n = used.length;
      if (kept) {
        used.push({ kept });
        return createElement(MARK, { n });
      }
      // with one child, so that ids in the part are the same as without the marker element
      const cache = newStyles();
      used.push({ key, cache });
      return createElement(MARK, { n }, createElement(StyleCacheProvider, { value: cache }, part));
    },
    fill(html, cache) {
      if (used.length === 0) return [html];
      const own = PRELOADS.exec(html)?.[0] ?? '';
      const links = own.split(/(?=<link )/).filter(Boolean);
      const page: Frame = { pieces: [], inner: [] };
      const open = [page];
      let at = own.length;
      const write = (until: number) => until > at && open.at(-1)?.pieces.push(html.slice(at, until));
      for (const { 0: mark, 1: closes, 2: number, index } of html.matchAll(MARKS)) {
        if (index < own.length) continue;
        write(index);
        at = index + mark.length;
        if (!closes) {
          open.push({ pieces: [], inner: [], used: used[Number(number)] });
          continue;
        }
        const frame = open.pop();
        const around = open.at(-1);
        if (!frame?.used || !around) throw new Error('kept markup: a mark without a part');
        const part = 'kept' in frame.used ? frame.used.kept : keepPart(scope, frame, frame.used, links);
        around.inner.push(part);
        around.pieces.push(part.bytes);
      }
      write(html.length);
      for (const id of page.inner.flatMap(({ rules }) => rules)) cache.inserted[id] ??= scope.rules.get(id);
      const ofParts = new Set(page.inner.flatMap(({ preloads }) => preloads));
      return [[...links.filter((link) => !ofParts.has(link)), ...ofParts].join(''), ...page.pieces];
    },
  };
}

/** @param links preloads of the page's markup; those of pictures in the part belong to it */
function keepPart(
  scope: Scope,
  frame: Frame,
  { key, cache }: Exclude<UsedPart, { kept: Part }>,
  links: string[],
): Part {
  const { pieces, inner } = frame;
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  for (const [id, css] of rules) if (!scope.rules.has(id)) scope.rules.set(id, css);
  const here = (link: string) => {
    const picture = PICTURE.exec(link)?.[1];
    return picture && pieces.some((piece) => typeof piece === 'string' && piece.includes(picture));
  };
  const part: Part = {
    bytes: bytesOf(pieces),
    preloads: unique([...links.filter(here), ...inner.flatMap(({ preloads }) => preloads)]),
    rules: unique([...rules.map(([id]) => id), ...inner.flatMap((one) => one.rules)]),
  };
  parts.set(key, part);
  return part;
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const contents = new WeakMap<object, string>();

/** A text that identifies the content. Objects that a page reads never change, so each is read only once. */
function contentOf(value: Dependencies[number]): string {
  if (typeof value !== 'object' || value === null) return short(JSON.stringify(value) ?? '');
  const known = contents.get(value);
  if (known !== undefined) return known;
  const content = short(JSON.stringify(value));
  contents.set(value, content);
  return content;
}

/** Never equal to JSON, which does not begin with `#`. */
const short = (text: string) => (text.length < LONG ? text : `#${createHash('sha256').update(text).digest('base64')}`);
