import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';
import { escapeHtml } from '../../http/escape-html';

export interface Mail {
  /** names the mail for good: whoever gets it twice, because nobody knew that it had been sent, is shown it once */
  id?: string;
  to: string;
  /** where an answer goes; absent: to the shop */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** What a mail says: paragraphs, one emphasised line, a table of two columns, links. */
export interface MailContent {
  to: string;
  language: LanguageCode;
  subject: string;
  paragraphs: readonly string[];
  /** shown large: the code */
  highlight?: string;
  rows?: readonly (readonly [string, string])[];
  links?: readonly { text: string; url: string }[];
  footer: string;
}

/** Lays a mail out, as plain text and as simple HTML that reads in the language's direction. */
export function composeMail(content: MailContent): Mail {
  return { to: content.to, subject: content.subject, text: plain(content), html: html(content) };
}

function plain({ paragraphs, highlight, rows = [], links = [], footer }: MailContent): string {
  const table = rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  const ways = links.map(({ text, url }) => `${text}: ${url}`);
  const parts = [...paragraphs, highlight, table, ...ways, `-- \n${footer}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const CELL = 'padding:6px 0;vertical-align:top';

function html({ language, subject, paragraphs, highlight, rows = [], links = [], footer }: MailContent): string {
  const direction = DIRECTION[language];
  const body = [
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    highlight && `<p style="font-size:28px;letter-spacing:4px;font-weight:700">${escapeHtml(highlight)}</p>`,
    rows.length > 0 &&
      `<table role="presentation" width="100%" style="border-collapse:collapse">${rows
        .map(
          ([name, value]) =>
            `<tr><td style="${CELL}">${escapeHtml(name)}</td><td style="${CELL};text-align:end">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`,
    ...links.map(({ text, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`),
    `<hr><p style="color:#555;font-size:13px">${escapeHtml(footer)}</p>`,
  ];
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(
    subject,
  )}</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:560px;margin:0 auto;padding:16px">${body
    .filter(Boolean)
    .join('')}</body></html>`;
}
