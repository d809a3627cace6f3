import type { LanguageCode } from 'shared-kernel/contract/languages';
import { isolatedText } from './isolated';
import type { MailContent, MailParcel, MailRow } from './mail';

/** French has a space before the colon. */
const colon = (language: LanguageCode) => (language === 'fr' ? '\u00a0: ' : ': ');

/** The plain text of a mail, for programs that show no HTML. */
export function mailText(content: MailContent): string {
  const { language, paragraphs, highlight, links = [], parcels = [], sums = [], rows = [], footer } = content;
  const own = (text: string) => isolatedText(text, language);
  const named = ([name, value]: MailRow) =>
    typeof value === 'string'
      ? `${name}${colon(language)}${own(value)}`
      : [`${name}${colon(language).trimEnd()}`, ...value.map(own)].join('\n');
  const goods = ({ title, note, lines }: MailParcel) =>
    [
      [own(title), note].filter(Boolean).join(' \u2013 '),
      ...lines.map((line) => {
        const variant = line.variant && ` (${own(line.variant)})`;
        const amount = line.amount && `${colon(language)}${own(line.amount)}`;
        const more = line.note ? ` \u2013 ${line.note}` : '';
        return `${line.quantity} × ${own(line.title)}${variant}${amount}${more}`;
      }),
    ].join('\n');
  const parts = [
    ...paragraphs.map((text) => (typeof text === 'string' ? text : own(text.words))),
    highlight,
    ...links.map(({ text, url }) => `${text}${colon(language)}${url}`),
    ...parcels.map(goods),
    sums.map(named).join('\n'),
    ...rows.map(named),
    `-- \n${footer}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
