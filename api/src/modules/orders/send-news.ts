import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { inRounds, PAUSES } from '../mail/mail-rounds';
import { whyNotSent } from '../mail/why-not-sent';
import type { News, NewsOf } from './order-news';

interface Dependencies {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  /**
   * mails one piece of news about the whole order or a part of it; the same `id` gives the same mail id. False: the shopper has deleted
   * their data, so there is no recipient
   */
  mailNews: (orderId: number, news: News, id: number, of: NewsOf) => Promise<boolean>;
}
interface DueNews {
  id: number;
  order_id: number;
  news: News;
  /** store of the parcel concerned; null: the whole order */
  store_id: number | null;
  part_refund_id: number | null;
  return_id: number | null;
  /** including the current one */
  attempts: number;
}

/** Mails at a time. */
const BATCH = 20;

/** Mails all news that are due. Several processes may run it concurrently, and repeat it at any time. */
export type SendNews = () => Promise<void>;

/**
 * News are claimed by postponing their next attempt, so that several processes share the work; those of one order are sent one after
 * the other, in the order they happened. Only a process that dies between the mail server's reply and our own record sends one twice,
 * under the same mail id.
 */
export function createSendNews({ db, clock, log, mailNews }: Dependencies): SendNews {
  async function claim(): Promise<DueNews[]> {
    const now = clock();
    const { rows } = await sql<DueNews>`
      update order_news own set attempts = own.attempts + 1, trying_since = ${now},
        next_try_at = ${now}::timestamptz
          + (${PAUSES}::float8[])[least(own.attempts + 1, ${PAUSES.length})] * interval '1 millisecond'
      where own.id in (
        select due.id from order_news due
        where due.next_try_at <= ${now} and not exists (
          select from order_news earlier
          where earlier.order_id = due.order_id and earlier.id < due.id and earlier.next_try_at is not null)
        order by due.next_try_at, due.id limit ${BATCH} for update skip locked
      )
      returning own.id, own.order_id, own.news, own.attempts,
        (select parcel.store_id from parcels parcel where parcel.id = own.parcel_id) as store_id, own.part_refund_id,
        own.return_id`.execute(db);
    return rows;
  }

  /** @returns whether the news is done with */
  async function send({
    id,
    order_id,
    news,
    store_id,
    part_refund_id,
    return_id,
    attempts,
  }: DueNews): Promise<boolean> {
    const of = { order: order_id, news };
    let isSent: boolean;
    try {
      isSent = await mailNews(order_id, news, id, {
        storeId: store_id,
        partRefundId: part_refund_id,
        returnId: return_id,
      });
    } catch (err) {
      const over = attempts >= PAUSES.length;
      const ended = { trying_since: null, ...(over && { next_try_at: null }) };
      await db.updateTable('order_news').set(ended).where('id', '=', id).execute();
      log[over ? 'error' : 'warn']({ ...of, attempts, err: whyNotSent(err) }, over ? 'news given up' : 'news not sent');
      return false;
    }
    const done = { next_try_at: null, trying_since: null, ...(isSent && { sent_at: clock() }) };
    await db.updateTable('order_news').set(done).where('id', '=', id).execute();
    log.info(of, isSent ? 'news sent' : 'nobody is there for news');
    return true;
  }

  // repeats until nothing is due, because news of an order wait for the ones before them
  return () => inRounds(claim, send);
}
