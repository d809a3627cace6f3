import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { promisedLink } from 'shared-kernel/rules/promised-routes';
import { type TextKey, translate } from '../../http/texts';
import { composeMail, type Mail } from '../mail/mail';
import { type MailLook, mailPage } from '../mail/mail-look';

interface Subscription {
  email: string;
  language: LanguageCode;
  token: string;
}

/** URLs for leaving the newsletter with a token: a page for people, and an endpoint for mail clients (RFC 8058). */
export function leaveLinks({ origin }: Pick<MailLook, 'origin'>, { language, token }: Omit<Subscription, 'email'>) {
  return {
    page: mailPage({ origin }, language, promisedLink('newsletter', { token })),
    atOnce: `${origin}${API_BASE}${CALLS.leaveNewsletterAtOnce.path.replace(':token', token)}`,
  };
}

/** Asks the owner of the address to confirm the newsletter. */
export function newsletterMail({ email, language, token }: Subscription, look: MailLook): Mail {
  const text = (key: TextKey) => translate(language, { key, values: { site: look.site } });
  const { page, atOnce } = leaveLinks(look, { language, token });
  return {
    ...composeMail(
      {
        to: email,
        language,
        subject: text('mail.newsletter.subject'),
        paragraphs: [text('mail.newsletter.text'), text('mail.newsletter.ignore')],
        links: [
          { text: text('mail.newsletter.link'), url: page },
          { text: text('mail.newsletter.leave'), url: page },
        ],
        footer: text('mail.footer'),
      },
      look,
    ),
    unsubscribe: atOnce,
  };
}
