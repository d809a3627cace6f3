import type { LanguageCode } from 'shared-kernel/contract/languages';
import { type TextKey, translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail } from '../mail/mail';
import type { MailLook } from '../mail/mail-look';

export interface Recipient {
  to: string;
  name: string;
  language: LanguageCode;
  look: MailLook;
}

/** Purpose of a code; its texts are `mail.<name>`. */
type Reason = 'code' | 'deletion' | 'oldEmail' | 'newEmail';

/** Mail with the code for signing up or for a forgotten password. */
export const codeMail = (recipient: Recipient, code: string): Mail => mailWithCode(recipient, code, 'code');
/** Mail with the code that deletes an account without a password. */
export const deletionMail = (recipient: Recipient, code: string): Mail => mailWithCode(recipient, code, 'deletion');
/** Mail with the code to an account's current address, which is about to be replaced. */
export const oldEmailMail = (recipient: Recipient, code: string): Mail => mailWithCode(recipient, code, 'oldEmail');
/** Mail with the code to an account's new address. */
export const newEmailMail = (recipient: Recipient, code: string): Mail => mailWithCode(recipient, code, 'newEmail');

function mailWithCode(recipient: Recipient, code: string, reason: Reason): Mail {
  const { look, language, to } = recipient;
  const { site } = look;
  // the text names the address, as the form's field for the code does
  const values = isolated({ email: to }, language);
  return composeMail(
    {
      ...frame(recipient),
      subject: translate(language, { key: 'mail.code.subject', values: { code, site } }),
      paragraphs: [...greeting(recipient), translate(language, { key: `mail.${reason}.text`, values })],
      highlight: code,
      footer: `${translate(language, { key: 'mail.code.expiry' })} ${frame(recipient).footer}`,
    },
    look,
  );
}

/** Sent instead of a code when somebody signs up with an address that has an account: the page shows the same text either way. */
export function knownMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'known');
}

/** Notifies the owner of a changed password, so that they notice a change by somebody else. */
export function passwordMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'password');
}

/** Sent instead of a code when an account's new address already belongs to another account: the page shows the same text either way. */
export function takenMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'takenEmail');
}

/** Notifies both addresses of an account that the new one has replaced the old one. */
export function emailChangedMail(recipient: Recipient): Mail {
  return noteMail(recipient, 'emailChanged');
}

/** The last mail, after an account was deleted. */
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
      subject: translate(language, { key: `mail.${what}.subject`, values: { site } }),
      paragraphs: [...greeting(recipient), translate(language, { key: `mail.${what}.text` })],
    },
    look,
  );
}

function frame({ to, language, look }: Recipient) {
  return { to, language, footer: translate(language, { key: 'mail.footer', values: { site: look.site } }) };
}

/**
 * Text that looks like a web or email address: anybody may sign up with somebody else's address, and the mail must not carry a message of
 * theirs.
 */
const ADDRESS = /[/\\:@]|\.\p{L}{2}/u;

function greeting({ name, language }: Recipient): string[] {
  const key: TextKey = 'mail.greeting';
  return name === '' || ADDRESS.test(name) ? [] : [translate(language, { key, values: isolated({ name }, language) })];
}
