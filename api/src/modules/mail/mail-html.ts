import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';
import { parseColour, textOn, toHex, WHITE } from 'shared-kernel/rules/colour';
import { escapeHtml } from '../../http/escape-html';
import type { MailContent, MailParcel, MailRow } from './mail';
import { type MailLook, mailPage, mailPicture } from './mail-look';

// Mail programs support tables and style attributes, but neither classes nor logical properties (caniemail.com), so left and right are
// written out for the direction of the language.
const INK = '#1c1917';
const MUTED = '#57534e';
const LINE = '#e7e5e4';
const FONT = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

interface Sides {
  start: 'left' | 'right';
  end: 'left' | 'right';
}

/** A mail in the shop's look: one column of at most 600 px that phones show unscaled. */
export function mailHtml(content: MailContent, look: MailLook): string {
  const { language, subject, paragraphs, highlight, links = [], parcels = [], sums = [], rows = [], footer } = content;
  const direction = DIRECTION[language];
  const sides: Sides = direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
  const [button, ...more] = links;
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${inOneLine(subject)}</h1>`,
    ...paragraphs.map((text) =>
      typeof text === 'string'
        ? `<p style="margin:0 0 16px">${inOneLine(text)}</p>`
        : `<p dir="auto" style="margin:0 0 16px">${inOneLine(text.words)}</p>`,
    ),
    highlight &&
      `<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px;font-weight:700" dir="ltr" align="${sides.start}">${escapeHtml(highlight)}</p>`,
    button && buttonHtml(button, look.colour),
    ...more.map(
      ({ text, url }) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:${INK}">${escapeHtml(text)}</a></p>`,
    ),
    ...parcels.map((parcel) => parcelHtml(parcel, sides, look.origin)),
    sums.length > 0 && sumsHtml(sums, sides),
    rows.length > 0 && rowsHtml(rows, sides),
  ];
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(
    subject,
  )}</title></head><body style="margin:0;padding:0;background:#f5f5f4"><table ${TABLE} style="background:#f5f5f4"><tr><td align="center" style="padding:24px 12px"><table ${TABLE} dir="${direction}" style="max-width:600px;background:#ffffff;color:${INK};font-family:${FONT};font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word;text-align:${sides.start}"><tr><td style="padding:20px 28px;border-bottom:3px solid ${look.colour}">${brandHtml(
    look,
    language,
  )}</td></tr><tr><td style="padding:28px">${body
    .filter(Boolean)
    .join(
      '',
    )}</td></tr><tr><td style="padding:16px 28px;border-top:1px solid ${LINE};color:${MUTED};font-size:13px">${escapeHtml(
    footer,
  )}</td></tr></table></td></tr></table></body></html>`;
}

function brandHtml(look: MailLook, language: LanguageCode): string {
  const name = escapeHtml(look.site);
  const shown = look.logo
    ? `<img src="${escapeHtml(look.logo)}" alt="${name}" height="36" style="display:block;height:36px;width:auto;border:0">`
    : name;
  return `<a href="${escapeHtml(mailPage(look, language, '/'))}" style="color:${INK};font-size:20px;font-weight:700;text-decoration:none">${shown}</a>`;
}

function buttonHtml({ text, url }: { text: string; url: string }, colour: string): string {
  const label = `<a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;color:${inkOn(colour)};font-weight:600;text-decoration:none">${escapeHtml(text)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td bgcolor="${colour}" style="border-radius:8px;background:${colour}">${label}</td></tr></table>`;
}

function parcelHtml({ title, note, lines }: MailParcel, sides: Sides, origin: string): string {
  const head = `<tr><td colspan="3" style="padding:12px 0 4px;border-top:1px solid ${LINE}"><strong>${isolatedHtml(title)}</strong>${
    note ? `<br><span style="color:${MUTED};font-size:14px">${escapeHtml(note)}</span>` : ''
  }</td></tr>`;
  const rows = lines.map(({ image, title, variant, note: more, quantity, amount }) => {
    const picture = image
      ? `<img src="${escapeHtml(mailPicture(origin, image, 'thumb-'))}" alt="" width="56" height="56" style="display:block;width:56px;height:56px;border-radius:6px;border:0">`
      : '';
    const chosen = [variant, more]
      .filter(Boolean)
      .map((text = '') => `<br><span style="color:${MUTED};font-size:14px">${isolatedHtml(text)}</span>`)
      .join('');
    return `<tr><td width="68" style="padding:8px 0;vertical-align:top">${picture}</td><td style="padding:8px 0;vertical-align:top">${quantity} × ${isolatedHtml(title)}${chosen}</td><td align="${sides.end}" style="padding:8px 0;padding-${sides.start}:12px;vertical-align:top;white-space:nowrap">${isolatedHtml(amount)}</td></tr>`;
  });
  return `<table ${TABLE} style="border-collapse:collapse">${head}${rows.join('')}</table>`;
}

function sumsHtml(sums: readonly MailRow[], sides: Sides): string {
  const rows = sums.map(([name, value], n) => {
    const weight = n === sums.length - 1 ? `font-weight:700;border-top:1px solid ${LINE};` : '';
    return `<tr><td style="${weight}padding:6px 0">${escapeHtml(name)}</td><td align="${sides.end}" style="${weight}padding:6px 0;white-space:nowrap">${isolatedHtml([value].flat().join(' '))}</td></tr>`;
  });
  return `<table ${TABLE} style="margin:0 0 16px;border-collapse:collapse;border-top:1px solid ${LINE}">${rows.join('')}</table>`;
}

function rowsHtml(rows: readonly MailRow[], sides: Sides): string {
  const shown = rows.map(([name, value]) => {
    const lines = [value].flat().map(isolatedHtml);
    return `<tr><td width="34%" style="padding:8px 0;padding-${sides.end}:12px;vertical-align:top;color:${MUTED}">${escapeHtml(name)}</td><td style="padding:8px 0;vertical-align:top">${lines.join('<br>')}</td></tr>`;
  });
  return `<table ${TABLE} style="border-collapse:collapse;font-size:14px">${shown.join('')}</table>`;
}

/** Codes of orders (`rules/tracking-code`): a code that wraps at its hyphens reads as two. */
const CODE = /\b[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}\b/g;
const inOneLine = (text: string): string =>
  escapeHtml(text).replace(CODE, '<span dir="ltr" style="white-space:nowrap">$&</span>');

/** Gives a name, an address or an amount the direction of its own script; without a letter it runs from left to right. */
const isolatedHtml = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

/** Black or white, whichever is more readable on a colour. @param colour `#rrggbb` */
const inkOn = (colour: string): string => toHex(textOn(parseColour(colour) ?? WHITE));
