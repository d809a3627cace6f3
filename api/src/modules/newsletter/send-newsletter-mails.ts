import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { mailLanguage } from '../mail/mail-language';
import { readMailLook } from '../mail/mail-look';
import type { Mailer } from '../mail/mailer';
import { whyNotSent } from '../mail/why-not-sent';
import { createNewsletterQueries } from './newsletter.queries';
import { newsletterMail } from './newsletter-mail';

interface Dependencies {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  mailer: Mailer;
  /** the shop's public origin, for links */
  publicOrigin: string;
}
interface Due {
  id: number;
  email: string;
  language: LanguageCode;
  token: string;
  /** including the current one */
  attempts: number;
}

const MINUTE = 60_000;
/** Mails at a time. */
const BATCH = 20;
/** Pauses after each failed attempt; after the last one the request is dropped. */
const PAUSES = [1, 2, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE);

/** Sends all confirmation mails that are due. Several processes may run it concurrently, and repeat it at any time. */
export type SendNewsletterMails = () => Promise<void>;

/** A request is claimed by postponing its next attempt, in one statement that skips rows locked by others, so that each mail is sent once. */
export function createSendNewsletterMails(needs: Dependencies): SendNewsletterMails {
  const { db, clock, log, mailer, publicOrigin } = needs;
  const requests = createNewsletterQueries(db);

  async function claim(): Promise<Due[]> {
    const now = clock();
    const { rows } = await sql<Due>`
      update newsletter_requests own set attempts = own.attempts + 1,
        next_try_at = ${now}::timestamptz
          + (${PAUSES}::float8[])[least(own.attempts + 1, ${PAUSES.length})] * interval '1 millisecond'
      where own.id in (
        select id from newsletter_requests where next_try_at <= ${now}
        order by next_try_at, id limit ${BATCH} for update skip locked)
      returning own.id, own.email, ${mailLanguage('own.language')} as language, own.token, own.attempts`.execute(db);
    return rows;
  }

  /** @returns whether the mail server accepted it */
  async function send(due: Due): Promise<boolean> {
    const { id, attempts } = due;
    const isOver = () =>
      db.updateTable('newsletter_requests').set({ next_try_at: null }).where('id', '=', id).execute();
    try {
      await mailer.send(newsletterMail(due, await readMailLook(db, due.language, publicOrigin)));
    } catch (err) {
      const over = attempts >= PAUSES.length;
      if (over) await isOver();
      log[over ? 'error' : 'warn'](
        { request: id, attempts, err: whyNotSent(err) },
        over ? 'newsletter mail given up' : 'newsletter mail not sent',
      );
      return false;
    }
    await isOver();
    return true;
  }

  return async () => {
    await requests.forget(clock());
    for (let due = await claim(); due.length > 0; due = await claim()) {
      const taken = await Promise.all(due.map(send));
      // if the mail server accepts none, wait for the next round instead of blocking this one
      if (!taken.includes(true)) return;
    }
  };
}
