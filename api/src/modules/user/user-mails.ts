import type { LanguageCode } from 'shared-kernel/contract/languages';
import { say, type TextKey } from '../../http/texts';
import { composeMail, type Mail } from '../mail/mail';

export interface Recipient {
  to: string;
  name: string;
  language: LanguageCode;
  /** the shop's name */
  site: string;
}

/** The mail with a code, for signing up and for a forgotten password. */
export function codeMail(recipient: Recipient, code: string): Mail {
  const { site, language } = recipient;
  return composeMail({
    ...frame(recipient),
    subject: say(language, { key: 'mail.code.subject', values: { code, site } }),
    paragraphs: [...greeting(recipient), say(language, { key: 'mail.code.text' })],
    highlight: code,
    footer: `${say(language, { key: 'mail.code.expiry' })} ${frame(recipient).footer}`,
  });
}

/** Sent instead of a code when somebody signs up with an address that has an account: the page says the same either way. */
export function knownMail(recipient: Recipient): Mail {
  const { site, language } = recipient;
  return composeMail({
    ...frame(recipient),
    subject: say(language, { key: 'mail.known.subject', values: { site } }),
    paragraphs: [...greeting(recipient), say(language, { key: 'mail.known.text' })],
  });
}

function frame({ to, language, site }: Recipient) {
  return { to, language, footer: say(language, { key: 'mail.footer', values: { site } }) };
}

function greeting({ name, language }: Recipient): string[] {
  const key: TextKey = 'mail.greeting';
  return name === '' ? [] : [say(language, { key, values: { name } })];
}
