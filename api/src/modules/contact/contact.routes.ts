import { ContactMessage } from 'shared-kernel/contract/contact';
import { isEmail, readEmail } from 'shared-kernel/rules/email';
import { readTrackingCode } from 'shared-kernel/rules/tracking-code';
import { z } from 'zod';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Refused } from '../../http/refused';
import type { TextKey } from '../../http/texts';
import { visibleLine, visibleText } from '../../http/visible-line';
import { readMailLook } from '../mail/mail-look';
import type { Mailer } from '../mail/mailer';
import { whyNotSent } from '../mail/why-not-sent';
import { type CheckedMessage, contactMail, SHOP_LANGUAGE } from './contact-mail';
import { keepOnce } from './keep-once';

/** Messages per minute and IP address, including invalid ones. */
const MESSAGES = 10;

interface Dependencies {
  db: Database;
  mailer: Mailer;
  /** the shop's public origin */
  config: Pick<Config, 'publicOrigin'>;
}

/** `contact` (S203, S206, D44): stores the message and mails it to the shop. The same message sent again is stored once. */
export function contactRoutes(api: Api, { db, mailer, config }: Dependencies): void {
  api.answer(
    'contact',
    { body: ContactMessage, data: z.literal(true), limit: MESSAGES },
    async ({ body, language, request }) => {
      const message = check(body);
      const isNew = await keepOnce(db, message);
      const shop = isNew && (await db.selectFrom('settings').select('email').executeTakeFirst());
      if (shop) {
        const look = await readMailLook(db, SHOP_LANGUAGE, config.publicOrigin);
        // not awaited: the message is stored, whatever the mail server does
        mailer
          .send(contactMail(message, { to: shop.email, look, language }))
          .catch((err) => request.log.error({ err: whyNotSent(err) }, 'mail not sent'));
      }
      return new Answer(true as const, { key: 'contact.sent' });
    },
  );
}

/**
 * Validates and normalises the message.
 *
 * @throws Refused with every problem, in the order of the form, each with its field. An unknown order code is accepted: the
 * response must not reveal which codes exist (D41).
 */
function check(body: ContactMessage): CheckedMessage {
  // one line each, so that nothing breaks out of a mail header
  const name = visibleLine(body.name);
  const email = readEmail(visibleLine(body.email));
  const subject = visibleLine(body.subject);
  const message = visibleText(body.message);
  const typedOrder = body.order?.trim() ?? '';
  const order = typedOrder ? readTrackingCode(typedOrder) : null;
  const checks: [keyof ContactMessage, TextKey, boolean][] = [
    ['name', 'contact.nameRequired', name !== ''],
    ['email', 'contact.emailRequired', email !== ''],
    ['email', 'contact.emailInvalid', email === '' || isEmail(email)],
    ['order', 'contact.orderInvalid', typedOrder === '' || order !== null],
    ['subject', 'contact.subjectRequired', subject !== ''],
    ['message', 'contact.messageRequired', message !== ''],
  ];
  const problems = checks.filter(([, , isFine]) => !isFine);
  if (problems.length > 0)
    throw new Refused(
      problems.map(([, key]) => ({ key })),
      undefined,
      problems.map(([field]) => field),
    );
  return { name, email, subject, order, message };
}
