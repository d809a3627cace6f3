import { isLanguage, type LanguageCode } from 'shared-kernel/contract/languages';
import { formatMoment } from 'shared-kernel/i18n/format';
import { type Cause, WORKER_TEXTS } from './worker-texts';

/** Style sheet of what the worker inserts into pages, and of cached pages' prices; served by `offline-files.ts`. */
export const OFFLINE_SHEET = '/offline.css';

/** Browser files, named by their content: a URL always has the same bytes (decisions 36, 50). */
export const FILE_PATH =
  /^\/(assets|remotes|facts)\/[\w./@-]+\.[0-9a-f]{8,}\.[a-z0-9]+$|^\/facts\/[a-z]{2}-[0-9a-f]{8,}\.json$/;
const NAMED_FILES = /\/(?:assets|remotes|facts)\/[\w./@-]{1,200}/g;

/**
 * Whether a page may be cached on the device: the server decides. Personal pages are `no-store`, as is every error
 * (docs/decisions/0069).
 */
export function isKeepable({
  status,
  type,
  redirected,
  headers,
}: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>) {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    !/no-store/.test(headers.get('cache-control') ?? 'no-store')
  );
}

/**
 * A response of a proxy in front of the shop, such as a load balancer without backends: the shop's own errors have its policy. It
 * counts as no response.
 */
export const isOfGateway = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status >= 502 && status <= 504 && !headers.has('content-security-policy');

/** URLs of the files in a page: all of one release set, like the page. */
export const filesOf = (html: string): string[] =>
  [...new Set(html.match(NAMED_FILES) ?? [])].filter((path) => FILE_PATH.test(path));

/**
 * A cached page as shown: the root has the time when the server sent it, and a note at the top shows it with the reason. The page's
 * policy allows both, an attribute and a style sheet of the shop's own.
 * @param sentAt ISO 8601
 */
export function markKept(html: string, sentAt: string, cause: Cause): string {
  const language = languageOf(html);
  const { asOf, reload } = WORKER_TEXTS[language];
  const text = asOf[cause].replace(
    '{time}',
    () => `<time datetime="${sentAt}">${formatMoment(language, sentAt, 'full')}</time>`,
  );
  const note = `<div class="kept-note" role="status"><p>${text}</p><a href="">${reload}</a></div>`;
  return html
    .replace('<html ', `<html data-kept-at="${sentAt}" `)
    .replace('</head>', () => `<link rel="stylesheet" href="${OFFLINE_SHEET}"></head>`)
    .replace('<body>', () => `<body>${note}`);
}

/** Language of a page from the shop's server. */
function languageOf(html: string): LanguageCode {
  const code = /^<!doctype html><html lang="(\w{2})"/.exec(html)?.[1] ?? '';
  return isLanguage(code) ? code : 'en';
}
