import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { mailDelayed, mailNotSent } from '../mail/why-not-sent';
import type { OrderMails } from './order-mails';
import type { SendNews } from './send-news';

interface Dependencies {
  db: Database;
  clock: () => Date;
  mails: OrderMails;
  sendNews: SendNews;
}

const MINUTE = 60_000;
/** ms, more than a mail server may take: a process that started earlier has died. */
const IN_HAND = 30_000;
/** ms to wait for another process that is sending the mail. */
const PATIENCE = 5000;

/** Sends the confirmation of an order to which the caller has access (S163). */
export type ConfirmOrder = (orderId: number, language: LanguageCode) => Promise<void>;

/**
 * The confirmation is sent automatically as order news (`sendNews`). On request it is sent at once if it is still pending, otherwise once
 * more in the caller's language: at most one mail a minute per order; requests in between succeed without another mail.
 *
 * @throws Fault 503 when the mail server rejects the mail
 */
export function createConfirmOrder({ db, clock, mails, sendNews }: Dependencies): ConfirmOrder {
  const first = (orderId: number) =>
    db
      .selectFrom('order_news')
      .select('trying_since')
      .where('order_id', '=', orderId)
      .where('news', '=', 'placed')
      .where('next_try_at', 'is not', null)
      .executeTakeFirst();

  async function hurry(orderId: number): Promise<void> {
    await db
      .updateTable('order_news')
      .set({ next_try_at: clock() })
      .where('order_id', '=', orderId)
      .where('news', '=', 'placed')
      .where('next_try_at', 'is not', null)
      .where(({ eb, or }) =>
        or([eb('trying_since', 'is', null), eb('trying_since', '<=', new Date(clock().getTime() - IN_HAND))]),
      )
      .execute();
    await sendNews();
    const end = performance.now() + PATIENCE;
    for (let news = await first(orderId); news; news = await first(orderId)) {
      if (news.trying_since === null || performance.now() > end) throw mailDelayed();
      await pause(100);
    }
  }

  const sentAt = (orderId: number) =>
    db.selectFrom('orders').select('confirmation_sent_at').where('id', '=', orderId).executeTakeFirstOrThrow();

  /** Claims another mail: true once a minute, however many requests there are at the same time. */
  async function claim(orderId: number): Promise<boolean> {
    const now = clock();
    const claimed = await db
      .updateTable('orders')
      .set({ confirmation_sent_at: now })
      .where('id', '=', orderId)
      .where(sql<boolean>`coalesce(confirmation_sent_at <= ${new Date(now.getTime() - MINUTE)}, true)`)
      .returning('id')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  return async (orderId, language) => {
    if (await first(orderId)) return hurry(orderId);
    const before = await sentAt(orderId);
    if (!(await claim(orderId))) return;
    try {
      await mails.confirmAgain(orderId, language);
    } catch (cause) {
      // the mail was not sent: restore the previous time
      await db.updateTable('orders').set(before).where('id', '=', orderId).execute();
      throw mailNotSent(cause);
    }
  };
}
