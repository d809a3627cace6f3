import { isApiDown, isFormRejected, isRequestFailed } from 'shared-kernel/api/errors';
import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';
import { NOT_SET_UP } from 'shared-kernel/contract/not-set-up';
import { localize } from 'shared-kernel/rules/links';
import { rootCss } from 'shared-kernel/ui/tokens';
import { ERROR_TEXTS } from './error-texts';
import { escapeHtml } from './escape';

const STYLE = `${rootCss({ primary_color: '', primary_hover_color: '' })}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;font-family:system-ui,sans-serif;color:var(--colour-ink);background:var(--colour-surface)}
main{box-sizing:border-box;max-inline-size:36rem;padding:var(--space-6);text-align:center}
.sorry{color:var(--colour-primary-ink);font-weight:var(--weight-strong);letter-spacing:.1em}
h1{margin-block:var(--space-2);font-size:var(--text-2xl);line-height:var(--leading-tight)}
p{margin-block:var(--space-2);color:var(--colour-ink-muted)}
code{display:inline-block;padding:var(--space-2) var(--space-3);border:1px solid var(--colour-line-strong);border-radius:var(--radius-medium);color:var(--colour-ink);font-family:ui-monospace,monospace;overflow-wrap:anywhere;user-select:all}
nav{display:flex;flex-wrap:wrap;gap:var(--space-3);justify-content:center;margin-block-start:var(--space-6)}
a{padding:var(--space-3) var(--space-5);border:1px solid var(--colour-line-strong);border-radius:var(--radius-medium);color:inherit}
a:first-child{color:var(--colour-primary-contrast);background:var(--colour-primary);border-color:transparent}
a:focus-visible{outline:3px solid var(--colour-focus);outline-offset:2px}`;

/** Content of the error page. */
export interface ErrorFacts {
  /** status shown on the page (S068) */
  status: number;
  message: string;
  /** HTTP status if it differs */
  http?: number;
  /** the shop is not set up yet: the command that does it */
  setUp?: string;
}

/**
 * Status and message that the error page shows (S068, S070, S072, S073, S214); default 500 and 'Something went wrong'. A shop that
 * is not set up shows the status of the call's response and is 503 for monitors and crawlers (issue 15).
 * @param setUp command that sets up the shop
 */
export function errorFacts(error: unknown, language: LanguageCode, setUp: string): ErrorFacts {
  const texts = ERROR_TEXTS[language];
  if (isFormRejected(error)) {
    const facts = { status: 201, message: error.message };
    return error.fields?.includes(NOT_SET_UP) ? { ...facts, http: 503, setUp } : facts;
  }
  if (isApiDown(error)) return { status: 503, message: texts.apiDown };
  if (isRequestFailed(error)) return { status: error.statusCode, message: error.message };
  return { status: 500, message: texts.message };
}

/**
 * The page that is sent when no page can be rendered: no script, no site data, nothing that could fail again. Reload and home are
 * plain links.
 * @param url the URL to try again, path and query
 */
export function errorDocument(
  facts: ErrorFacts,
  language: LanguageCode,
  url: string,
): { html: string; inline: { styles: string[] } } {
  const texts = ERROR_TEXTS[language];
  const again = url.startsWith('/') && !url.startsWith('//') ? url : '/';
  const html = [
    `<!doctype html><html lang="${language}" dir="${DIRECTION[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${facts.status} ${facts.message}`)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style>${STYLE}</style></head><body><main>`,
    `<p class="sorry">${escapeHtml(texts.sorry)}</p><h1>${escapeHtml(texts.title)}</h1>`,
    `<p role="alert">${escapeHtml(facts.message)}</p><p>${facts.status}</p>`,
    ...(facts.setUp
      ? [`<p>${escapeHtml(texts.setUp)}</p><p><code dir="ltr">${escapeHtml(facts.setUp)}</code></p>`]
      : []),
    `<nav><a href="${escapeHtml(again)}">${escapeHtml(texts.reload)}</a>`,
    `<a href="${localize(language, '/')}">${escapeHtml(texts.home)}</a></nav>`,
    '</main></body></html>',
  ].join('');
  return { html, inline: { styles: [STYLE] } };
}
