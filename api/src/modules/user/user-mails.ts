import type { LanguageCode } from 'shared-kernel/contract/languages';
import { say, type TextKey } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail } from '../mail/mail';
import type { MailLook } from '../mail/mail-look';

export interface Recipient {
  to: string;
  name: string;
  language: LanguageCode;
  look: MailLook;
}

/** What a code is asked for; its texts are `mail.<name>`. */
type Reason = 'code' | 'deletion' | 'oldEmail' | 'newEmail';

/** The mail with a code, for signing up and for a forgotten password. */
export const codeMail = (recipient: Recipient, code: string): Mail => mailWithCode(recipient, code, 'code');
/** The code by which an account without password is deleted. */
export const deletionMail = (recipient: Recipient, code: string): Mail => mailWithCode(recipient, code, 'deletion');
/** The code to the address that an account has, when another one is to take its place. */
export const oldEmailMail = (recipient: Recipient, code: string): Mail => mailWithCode(recipient, code, 'oldEmail');
/** The code to the address that an account is to have. */
export const newEmailMail = (recipient: Recipient, code: string): Mail => mailWithCode(recipient, code, 'newEmail');

function mailWithCode(recipient: Recipient, code: string, reason: Reason): Mail {
  const { look, language, to } = recipient;
  const { site } = look;
  // the field that takes it is named by the address, too
  const values = isolated({ email: to }, language);
  return composeMail(
    {
      ...frame(recipient),
      subject: say(language, { key: 'mail.code.subject', values: { code, site } }),
      paragraphs: [...greeting(recipient), say(language, { key: `mail.${reason}.text`, values })],
      highlight: code,
      footer: `${say(language, { key: 'mail.code.expiry' })} ${frame(recipient).footer}`,
    },
    look,
  );
}

/** Sent instead of a code when somebody signs up with an address that has an account: the page says the same either way. */
export function knownMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'known');
}

/** Tells whose password was replaced, so that somebody else's doing does not stay unnoticed. */
export function passwordMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'password');
}

/** Sent instead of a code when an account is to have an address that another one has: the page says the same either way. */
export function takenMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'takenEmail');
}

/** Tells both addresses of an account that the new one has taken the place of the old one. */
export function emailChangedMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'emailChanged');
}

/** The last mail to whoever has deleted their account. */
export function farewellMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'farewell');
}

/** A mail of one paragraph. */
function noteMail(recipient: Recipient, what: 'known' | 'password' | 'takenEmail' | 'emailChanged' | 'farewell'): Mail {
  const { look, language } = recipient;
  const { site } = look;
  return composeMail(
    {
      ...frame(recipient),
      subject: say(language, { key: `mail.${what}.subject`, values: { site } }),
      paragraphs: [...greeting(recipient), say(language, { key: `mail.${what}.text` })],
    },
    look,
  );
}

function frame({ to, language, look }: Recipient) {
  return { to, language, footer: say(language, { key: 'mail.footer', values: { site: look.site } }) };
}

/** What reads as an address of the web or of somebody: anybody may sign anybody up, and the shop carries no message of theirs. */
const ADDRESS = /[/\\:@]|\.\p{L}{2}/u;

function greeting({ name, language }: Recipient): string[] {
  const key: TextKey = 'mail.greeting';
  return name === '' || ADDRESS.test(name) ? [] : [say(language, { key, values: isolated({ name }, language) })];
}
