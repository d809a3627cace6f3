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
  return noteMail(recipient, 'known');
}

/** Tells whose password was replaced, so that somebody else's doing does not stay unnoticed. */
export function passwordMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'password');
}

/** A mail of one paragraph. */
function noteMail(recipient: Recipient, what: 'known' | 'password'): Mail {
  const { site, language } = recipient;
  return composeMail({
    ...frame(recipient),
    subject: say(language, { key: `mail.${what}.subject`, values: { site } }),
    paragraphs: [...greeting(recipient), say(language, { key: `mail.${what}.text` })],
  });
}

function frame({ to, language, site }: Recipient) {
  return { to, language, footer: say(language, { key: 'mail.footer', values: { site } }) };
}

/** What reads as an address of the web or of somebody: anybody may sign anybody up, and the shop carries no message of theirs. */
const ADDRESS = /[/\\:@]|\.\p{L}{2}/u;

function greeting({ name, language }: Recipient): string[] {
  const key: TextKey = 'mail.greeting';
  return name === '' || ADDRESS.test(name) ? [] : [say(language, { key, values: { name } })];
}
