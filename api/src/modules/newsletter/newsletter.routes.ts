import { EmailSubscription } from 'shared-kernel/contract/site';
import { isEmail } from 'shared-kernel/rules/email';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Refused } from '../../http/refused';

/** Subscriptions per minute and address: one shopper needs one. */
const SUBSCRIPTIONS = 10;

/** `email-subscription` (S042 to S045). A known address gets the same answer, so nobody learns who reads the newsletter. */
export function newsletterRoutes(api: Api, { db }: { db: Database }): void {
  api.answer(
    'emailSubscription',
    { body: EmailSubscription, data: z.literal(true), limit: SUBSCRIPTIONS },
    async ({ body, language }) => {
      const email = body.email.trim();
      if (email === '') throw new Refused('newsletter.emailRequired');
      if (!isEmail(email)) throw new Refused('newsletter.emailInvalid');
      await db
        .insertInto('newsletter_subscriptions')
        .values({ email, language })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true as const;
    },
  );
}
