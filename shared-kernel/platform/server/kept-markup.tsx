import { randomBytes } from 'node:crypto';
import type { EmotionCache } from '@emotion/cache';
import { LRUCache } from 'lru-cache';
import { createElement, type ReactNode } from 'react';
import type { LanguageCode } from '../../contract/languages';
import type { Site } from '../../remote/definition';
import type { KeepMarkup } from '../kept-markup';

/** Bytes of kept markup in a process, over all remotes and languages; a tile has 1 to 2 kB. */
const MOST_BYTES = 32 * 1024 * 1024;

interface Part {
  html: string;
  /** `<link rel=preload>` of pictures that React asks for ahead; they stand in front of the page, not of the part */
  preloads: readonly string[];
  /** ids of the rules that it needs */
  rules: readonly string[];
}

/** What parts have in common that belong to one version of a remote, one language and one state of the site data. */
interface Scope {
  /** what the keys of its parts begin with */
  prefix: string;
  /** text of every rule by its id, once */
  rules: Map<string, string>;
}

const parts = new LRUCache<string, Part>({
  maxSize: MOST_BYTES,
  // text may take two bytes a character
  sizeCalculation: ({ html, preloads }, key) => 2 * (key.length + html.length + preloads.join('').length),
});
let scopes = 0;

/** An element that no text of the API can write: its name is another one in each process. */
const MARK = `kept-${randomBytes(8).toString('hex')}`;
const MARKS = new RegExp(`<${MARK} n="(\\d+)"></${MARK}>`, 'g');
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

export interface MarkupOfPage {
  keep: KeepMarkup;
  /** @returns the page's markup with that of its parts; their rules join those of the page */
  fill(html: string, cache: EmotionCache): Promise<string>;
}
/** Renders a part on its own, with styles of its own. */
export type RenderPart = (part: ReactNode) => Promise<{ html: string; cache: EmotionCache }>;

/**
 * Kept markup for the renders of one version of a remote. The least used goes when the process holds 32 MiB of it; what belongs to
 * versions and site data of the past goes that way, too.
 */
export function createKeptMarkup(): (site: Site, language: LanguageCode, render: RenderPart) => MarkupOfPage {
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
  return (site, language, render) => markupOfPage(scopeOf(site, language), render);
}

function markupOfPage(scope: Scope, render: RenderPart): MarkupOfPage {
  const used: (Part | undefined)[] = [];
  const numbers = new Map<string, number>();
  const missing: { number: number; key: string; part: ReactNode }[] = [];
  return {
    keep(name, part) {
      let number = numbers.get(name);
      if (number === undefined) {
        number = used.length;
        numbers.set(name, number);
        const key = scope.prefix + name;
        const kept = parts.get(key);
        used.push(kept);
        if (!kept) missing.push({ number, key, part });
      }
      return createElement(MARK, { n: number });
    },
    async fill(html, cache) {
      if (used.length === 0) return html;
      for (const { number, key, part } of missing.splice(0)) {
        const made = toPart(await render(part), scope);
        used[number] = made;
        parts.set(key, made);
      }
      for (const id of used.flatMap((part) => part?.rules ?? [])) cache.inserted[id] ??= scope.rules.get(id);
      const own = PRELOADS.exec(html)?.[0] ?? '';
      const more = new Set(used.flatMap((part) => part?.preloads ?? []).filter((preload) => !own.includes(preload)));
      const filled = html.slice(own.length).replace(MARKS, (_, number: string) => used[Number(number)]?.html ?? '');
      return own + [...more].join('') + filled;
    },
  };
}

function toPart({ html, cache }: Awaited<ReturnType<RenderPart>>, scope: Scope): Part {
  const preloads = PRELOADS.exec(html)?.[0] ?? '';
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  for (const [id, css] of rules) if (!scope.rules.has(id)) scope.rules.set(id, css);
  return {
    html: html.slice(preloads.length),
    preloads: preloads.split(/(?=<link )/).filter(Boolean),
    rules: rules.map(([id]) => id),
  };
}
