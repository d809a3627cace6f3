import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import { bytesOf, type Markup } from 'shared-kernel/platform/server/markup';
import { directionOf } from 'shared-kernel/rules/direction';
import type { Owner } from 'shared-kernel/rules/routes';
import { WIDE_WINDOWS } from '../../../../souk-remote/contract/wide-windows.mjs';
import { appElementId, CHECKOUT_MARK, ELEMENT, PERSONAL_MARK, type WrittenBoot } from '../../boot';
import { checkoutLine } from '../../chrome/checkout/checkout-line';
import { CHECKOUT_RULES } from '../../chrome/checkout/checkout-styles';
import { manifestAddress } from '../offline/serve-manifest';
import { bootJson } from './boot-json';
import { emptySlotNote, errorTemplate } from './error-template';
import { escapeHtml } from './escape';
import { inUtf8, safeStyle } from './shared-texts';

/** One critical style element; hydration takes over the rules of an emotion key (client/name-styles.ts). */
interface Style {
  css: string;
  emotion?: string;
}
/** A script of the page; the shell's own are executed in this order. */
export interface PageScript {
  src: string;
  /** `sha384-...` when the release file contains the file's hash */
  integrity?: string;
}
export interface DocumentParts {
  language: LanguageCode;
  common: CommonData;
  releaseSet: string;
  /** the page is personal, see `PERSONAL_MARK` */
  personal: boolean;
  /** the page is in the checkout frame, see `CHECKOUT_MARK` */
  checkout: boolean;
  /** the browser may cache it for offline use */
  keeps: boolean;
  /** markup about the page itself, see `headMarkup` */
  head: string;
  styles: readonly Style[];
  /** URLs of style sheets that a phone's first view does not need, see `sheetLink` */
  sheets: readonly string[];
  /** text of the inline loader; never changes within a build */
  loader: string;
  scripts: readonly PageScript[];
  /** absent on pages with the empty layout */
  header?: Markup;
  footer?: string;
  toasts: string;
  /** owner of the slot and its markup; null: the browser fills the slot */
  slot: { owner: Owner; markup: Markup | null };
  boot: WrittenBoot;
}

/** The page in UTF-8, and the inline texts that its content security policy lists. */
interface WrittenDocument {
  html: Buffer;
  inline: { styles: string[]; loader: string };
}

/**
 * Writes the page (architecture 'A request'). Shared texts are cached in UTF-8, so only a page's own content is encoded: in one
 * string everything would be encoded again, from two bytes per character if a single word is Arabic.
 */
export function writeDocument(parts: DocumentParts): WrittenDocument {
  const { language, common, slot } = parts;
  const given = parts.checkout ? [...parts.styles, CHECKOUT_STYLE] : parts.styles;
  const styles = given.filter((style) => style.css).map((style) => ({ ...style, css: safeStyle(style.css) }));
  const direction = directionOf(language, common.languages);
  const island = (id: string, markup: Markup | undefined) =>
    markup ? [`<div id="${id}" data-root="" data-ssr="">`, ...markup, '</div>'] : [];
  const html = bytesOf([
    `<!doctype html><html lang="${language}" dir="${direction}" data-release="${parts.releaseSet}"${
      parts.personal ? ` ${PERSONAL_MARK}` : ''
    }${parts.checkout ? ` ${CHECKOUT_MARK}` : ''}${parts.keeps ? '' : ' data-keeps="off"'}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    parts.head,
    ...parts.scripts.slice(-1).map(preload),
    factsPreload(parts.boot.facts),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="${manifestAddress(language)}">`,
    ...styles.flatMap(styleElement),
    // before the sheets, which a script after them would wait for
    ...loaderElement(parts.loader, parts.scripts, common.top_banner),
    ...parts.sheets.map((href) => sheetLink(href, WIDE_WINDOWS)),
    '</head><body>',
    ...island('header', parts.header),
    ...(parts.checkout ? [checkoutLine(language)] : []),
    `<main id="${ELEMENT.slot}" tabindex="-1"><div id="${appElementId(slot.owner)}" data-root=""${
      slot.markup === null ? '' : ' data-ssr=""'
    }>`,
    ...(slot.markup ?? []),
    '</div>',
    ...(slot.markup === null ? [inUtf8(emptySlotNote(language))] : []),
    '</main>',
    ...parts.sheets.map((href) => sheetLink(href, NARROW_WINDOWS)),
    ...island('footer', parts.footer === undefined ? undefined : [inUtf8(parts.footer)]),
    ...island('toasts', [inUtf8(parts.toasts)]),
    inUtf8(errorTemplate(language)),
    ...parts.scripts.slice(0, -1).map(preload),
    `<script type="application/json" id="${ELEMENT.boot}">`,
    ...bootJson(parts.boot),
    '</script></body></html>',
  ]);
  return { html, inline: { styles: styles.map((style) => style.css), loader: parts.loader } };
}

const CHECKOUT_STYLE: Style = { css: CHECKOUT_RULES.join('') };

const styleElement = ({ css, emotion }: Style) => [
  emotion ? `<style data-emotion="${escapeHtml(emotion)}">` : '<style>',
  inUtf8(css),
  '</style>',
];

const NARROW_WINDOWS = `not all and ${WIDE_WINDOWS}`;

/**
 * Wide windows apply the sheet from the head, before the first paint. Narrow ones have the styles of their first view in the
 * document, so for these the same URL follows the content and only blocks the footer. Exactly one of both applies.
 */
const sheetLink = (href: string, media: string) =>
  `<link rel="stylesheet" fetchpriority="low" media="${media}" href="${escapeHtml(href)}">`;

/** Constant text, so that one hash allows it; its attributes contain what differs per page. */
function loaderElement(loader: string, scripts: readonly PageScript[], banner: CommonData['top_banner']): Markup {
  const sources = scripts.map(({ src }) => src).join(' ');
  const hashes = scripts.map(({ integrity }) => integrity ?? '-').join(' ');
  // lets the loader check whether the visitor has closed this banner (S047)
  const top = banner ? ` data-top-banner="${banner.id}"` : '';
  return [
    `<script data-when="paint"${top} data-src="${escapeHtml(sources)}" data-integrity="${escapeHtml(hashes)}">`,
    inUtf8(loader),
    '</script>',
  ];
}

/**
 * Preloads a script alongside the page's pictures, after those of the first view; the loader executes it after the first paint. The
 * last one, which is the shell's own and has most of the bytes, is requested in the head, the others at the end of the body: a
 * browser requests in document order, and over HTTP/1.1 all would queue behind lazy pictures (docs/decisions/0045).
 */
const preload = ({ src, integrity }: PageScript) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(src)}"${
    integrity ? ` integrity="${escapeHtml(integrity)}"` : ''
  }>`;

/** Preloads the site data alongside `main`, which reads them with a request of exactly this kind (client/read-boot.ts). */
const factsPreload = (address: string) =>
  `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${escapeHtml(address)}">`;
