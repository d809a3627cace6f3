import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { MailContent, MailParcel, MailRow } from './mail';

/** French has a space before the colon. */
const colon = (language: LanguageCode) => (language === 'fr' ? '\u00a0: ' : ': ');

/** A mail for who reads no HTML. */
export function mailText(content: MailContent): string {
  const { language, paragraphs, highlight, links = [], parcels = [], sums = [], rows = [], footer } = content;
  const named = ([name, value]: MailRow) =>
    typeof value === 'string'
      ? `${name}${colon(language)}${value}`
      : [`${name}${colon(language).trimEnd()}`, ...value].join('\n');
  const goods = ({ title, note, lines }: MailParcel) =>
    [
      [title, note].filter(Boolean).join(' \u2013 '),
      ...lines.map((line) => {
        const variant = line.variant && ` (${line.variant})`;
        const amount = line.amount && `${colon(language)}${line.amount}`;
        return `${line.quantity} × ${line.title}${variant}${amount}`;
      }),
    ].join('\n');
  const parts = [
    ...paragraphs,
    highlight,
    ...links.map(({ text, url }) => `${text}${colon(language)}${url}`),
    ...parcels.map(goods),
    sums.map(named).join('\n'),
    ...rows.map(named),
    `-- \n${footer}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
