import { ContactMessage } from 'shared-kernel/contract/site';
import { isEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Refused } from '../../http/refused';
import type { TextKey } from '../../http/texts';
import type { Mailer } from '../mail/mailer';
import { siteName } from '../mail/site-name';
import { whyNotSent } from '../mail/why-not-sent';
import { contactMail, SHOP_LANGUAGE } from './contact-mail';

/** Messages per minute and address, those with a mistake included. */
const MESSAGES = 10;

/** `contact` (S203, S206, D44): the message is kept, and sent to the shop. */
export function contactRoutes(api: Api, { db, mailer }: { db: Database; mailer: Mailer }): void {
  api.answer(
    'contact',
    { body: ContactMessage, data: z.literal(true), limit: MESSAGES },
    async ({ body, language, request }) => {
      // one line each: what goes into a mail's header cannot break out of it
      const line = (value: string) => value.replace(/\s+/g, ' ').trim();
      const message = {
        name: line(body.name),
        email: line(body.email),
        subject: line(body.subject),
        message: body.message.trim(),
      };
      const problems = problemsOf(message);
      if (problems.length > 0) throw new Refused(problems.map((key) => ({ key })));
      await db.insertInto('contact_messages').values(message).execute();
      const shop = await db.selectFrom('settings').select('email').executeTakeFirst();
      if (shop) {
        const site = await siteName(db, SHOP_LANGUAGE);
        // not waited for: the message is kept, whatever the mail server does
        mailer
          .send(contactMail(message, { to: shop.email, site, language }))
          .catch((err) => request.log.error({ err: whyNotSent(err) }, 'mail not sent'));
      }
      return new Answer(true as const, { key: 'contact.sent' });
    },
  );
}

/** What keeps a message from being sent, in the order of the form. */
function problemsOf({ name, email, subject, message }: z.infer<typeof ContactMessage>): TextKey[] {
  const checks: [boolean, TextKey][] = [
    [name !== '', 'contact.nameRequired'],
    [email !== '', 'contact.emailRequired'],
    [email === '' || isEmail(email), 'contact.emailInvalid'],
    [subject !== '', 'contact.subjectRequired'],
    [message !== '', 'contact.messageRequired'],
  ];
  return checks.flatMap(([fine, problem]) => (fine ? [] : [problem]));
}
