import { NewsletterChange, NewsletterFound, NewsletterToken } from 'shared-kernel/contract/newsletter';
import { EmailSubscription } from 'shared-kernel/contract/site';
import { isEmail, readEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Refused } from '../../http/refused';
import type { Background } from '../payments/background';
import { createEmailAllowance, mailboxOf } from '../user/email-allowance';
import { createNewsletterQueries } from './newsletter.queries';
import type { SendNewsletterMails } from './send-newsletter-mails';

/** Subscriptions per minute and IP address: one shopper needs one. */
const SUBSCRIPTIONS = 10;
/** Calls with a token, which is 122 random bits. */
const WITH_TOKEN = 30;

interface Dependencies {
  db: Database;
  sendNewsletterMails: SendNewsletterMails;
  background: Background;
}

/**
 * `email-subscription` and `newsletter/*` (S042 to S045, issue 14): a subscription starts once the link of a mail is confirmed. Every
 * address gets the same response, so nobody learns who reads the newsletter.
 */
export function newsletterRoutes(api: Api, { db, sendNewsletterMails, background }: Dependencies): void {
  const newsletter = createNewsletterQueries(db);

  api.answer(
    'emailSubscription',
    { body: EmailSubscription, data: z.literal(true), limit: SUBSCRIPTIONS },
    async ({ body, language, now }) => {
      const email = readEmail(body.email).toLowerCase();
      if (email === '') throw new Refused('newsletter.emailRequired');
      if (!isEmail(email)) throw new Refused('newsletter.emailInvalid');
      // somebody else's mailbox cannot be flooded; the response is the same
      if (await createEmailAllowance(db, now).take('mails', mailboxOf(email, 'newsletter'))) {
        await newsletter.ask(email, language, now);
        background.run('newsletter', sendNewsletterMails);
      }
      return new Answer(true as const, { key: 'newsletter.checkMail' });
    },
  );

  api.answer(
    'findNewsletter',
    { params: z.object({ token: NewsletterToken }), data: NewsletterFound, limit: WITH_TOKEN },
    async ({ params, now }) => {
      const subscription = await newsletter.find(params.token, now);
      if (!subscription) throw new Refused('newsletter.linkOver');
      return subscription;
    },
  );

  api.answer(
    'confirmNewsletter',
    { body: NewsletterChange, data: z.literal(true), limit: WITH_TOKEN },
    async ({ body, now }) => {
      if (!(await newsletter.confirm(body.token, now))) throw new Refused('newsletter.linkOver');
      return new Answer(true as const, { key: 'newsletter.subscribed' });
    },
  );

  // an unknown token succeeds too, because its owner is not subscribed, as wanted
  api.answer(
    'leaveNewsletter',
    { body: NewsletterChange, data: z.literal(true), limit: WITH_TOKEN },
    async ({ body }) => {
      await newsletter.leave(body.token);
      return new Answer(true as const, { key: 'newsletter.left' });
    },
  );

  api.answer(
    'leaveNewsletterAtOnce',
    { params: z.object({ token: NewsletterToken }), data: z.literal(true), limit: WITH_TOKEN, anyBody: true },
    async ({ params }) => {
      await newsletter.leave(params.token);
      return new Answer(true as const, { key: 'newsletter.left' });
    },
  );
}
