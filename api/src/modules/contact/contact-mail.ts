import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import { translate } from '../../http/texts';
import { isolated } from '../mail/isolated';
import { composeMail, type Mail, wordsOf } from '../mail/mail';
import type { MailLook } from '../mail/mail-look';

/** Mail to the shop is in its default language. */
export const SHOP_LANGUAGE = DEFAULT_LANGUAGE;

/** A validated message: trimmed, every field but the last on one line. */
export interface CheckedMessage {
  name: string;
  email: string;
  subject: string;
  /** tracking code in the shop's format; null: no order */
  order: string | null;
  message: string;
}

interface Shop {
  to: string;
  look: MailLook;
  /** language of the page on which the message was written */
  language: LanguageCode;
}

/** The mail that delivers a visitor's message to the shop; replies go to the visitor. */
export function contactMail(message: CheckedMessage, { to, look, language }: Shop): Mail {
  const text = (key: 'name' | 'email' | 'subject' | 'order' | 'language') =>
    translate(SHOP_LANGUAGE, { key: `mail.contact.${key}` });
  return {
    ...composeMail(
      {
        to,
        language: SHOP_LANGUAGE,
        subject: translate(SHOP_LANGUAGE, {
          key: 'mail.contact.title',
          values: isolated({ site: look.site, subject: message.subject }, SHOP_LANGUAGE),
        }),
        rows: [
          [text('name'), message.name],
          [text('email'), message.email],
          [text('subject'), message.subject],
          ...(message.order ? [[text('order'), message.order] as const] : []),
          [text('language'), language],
        ],
        paragraphs: wordsOf(message.message),
        footer: translate(SHOP_LANGUAGE, { key: 'mail.contact.footer', values: { site: look.site } }),
      },
      look,
    ),
    replyTo: message.email,
  };
}
