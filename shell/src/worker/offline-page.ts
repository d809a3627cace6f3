import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { OFFLINE_SHEET } from './kept-page';
import { type Cause, WORKER_TEXTS } from './worker-texts';

export interface KeptLink {
  href: string;
  title: string;
}

/** The page for a URL that is not cached on this device: the reason, a reload button, and links to cached pages. */
export function offlinePage(language: LanguageCode, kept: readonly KeptLink[], cause: Cause): string {
  const texts = WORKER_TEXTS[language];
  const title = texts.title[cause];
  const links = kept.map(({ href, title }) => `<li><a href="${escaped(href)}">${escaped(title)}</a></li>`).join('');
  return [
    `<!doctype html><html lang="${language}" dir="${DIRECTION[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${OFFLINE_SHEET}"></head><body class="offline-page"><main>`,
    `<h1>${title}</h1><p role="alert">${texts.notKept[cause]}</p>`,
    `<nav><a href="">${texts.reload}</a><a href="${localize(language, '/')}">${texts.home}</a></nav>`,
    links && `<h2>${texts.kept}</h2><ul>${links}</ul>`,
    '</main></body></html>',
  ].join('');
}

/** Title of a page from the shop's server without the shop's name at its end, as all links lead to this shop. */
export function titleOf(html: string): string {
  const title = plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const end = title.lastIndexOf(' | ');
  return end > 0 ? title.slice(0, end) : title;
}

/** Leaves out pages that read the same in a list: a list and the same one with a filter. The first of them stays. */
export function distinct(links: readonly KeptLink[]): KeptLink[] {
  const nameOf = ({ href, title }: KeptLink) => `${href.split('?')[0]} ${title}`;
  const names = links.map(nameOf);
  return links.filter((link, at) => names.indexOf(nameOf(link)) === at);
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const plain = (text: string) =>
  text.replace(/&(?:#(\d+)|amp|lt|gt|quot);/g, (entity, code) =>
    code
      ? String.fromCodePoint(Number(code))
      : ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }[entity] ?? entity),
  );
