import { createHash } from 'node:crypto';
import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';
import { escapeHtml } from '../../http/escape-html';
import { translate } from '../../http/texts';
import type { HandOver } from '../../payments/gateway';

const SCRIPT = 'document.forms[0].submit()';
const STYLE =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1rem;text-align:center;color:#1f2937}' +
  'button{font:inherit;font-weight:600;min-height:3rem;padding:0 2rem;border:0;border-radius:.5rem;background:#1f2937;color:#fff;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #2563eb;outline-offset:2px}';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A page that submits a form automatically and has a button for browsers without JavaScript; with its content security policy, which
 * lists the hashes of the inline script and style.
 */
export function handOverPage(
  { url, fields }: Extract<HandOver, { method: 'POST' }>,
  language: LanguageCode,
): { html: string; policy: string } {
  const text = (key: 'title' | 'text' | 'button') =>
    escapeHtml(translate(language, { key: `payments.handOver.${key}` }));
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const html = `<!doctype html><html lang="${language}" dir="${DIRECTION[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text('title')}</title><style>${STYLE}</style></head><body><main><h1>${text('title')}</h1><p>${text('text')}</p><form method="post" action="${escapeHtml(url)}">${inputs}<button>${text('button')}</button></form></main><script>${SCRIPT}</script></body></html>`;
  const policy = [
    `default-src 'none'`,
    `script-src ${hash(SCRIPT)}`,
    `style-src ${hash(STYLE)}`,
    `form-action ${new URL(url).origin}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
  return { html, policy };
}
