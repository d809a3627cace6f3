import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { inRounds, PAUSES } from '../mail/mail-rounds';
import { whyNotSent } from '../mail/why-not-sent';

export interface DueNotice {
  id: number;
  order_id: number;
  /** null: the shop */
  store_id: number | null;
  return_id: number | null;
  message_id: number | null;
  /** true: the return was withdrawn */
  withdrawn: boolean;
  /** including the current one */
  attempts: number;
}

interface Dependencies {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** mails one notice @returns false: there is nothing to send any more */
  mailNotice: (due: DueNotice) => Promise<boolean>;
}

/** Mails at a time. */
const BATCH = 20;

/** Mails all notices that are due, claimed as in `createSendNews` by postponing the next attempt. They do not wait for each other. */
export function createSendStoreNotices({ db, clock, log, mailNotice }: Dependencies): () => Promise<void> {
  async function claim(): Promise<DueNotice[]> {
    const now = clock();
    const { rows } = await sql<DueNotice>`
      update store_notices own set attempts = own.attempts + 1,
        next_try_at = ${now}::timestamptz
          + (${PAUSES}::float8[])[least(own.attempts + 1, ${PAUSES.length})] * interval '1 millisecond'
      where own.id in (
        select id from store_notices where next_try_at <= ${now}
        order by next_try_at, id limit ${BATCH} for update skip locked
      )
      returning own.id, own.store_id, own.return_id, own.message_id, own.withdrawn, own.attempts, coalesce(
        (select order_id from returns where id = own.return_id), (select order_id from order_messages where id = own.message_id)
      ) as order_id`.execute(db);
    return rows;
  }

  /** @returns whether the mail server accepted it, or there was nothing to send */
  async function send(due: DueNotice): Promise<boolean> {
    const of = { order: due.order_id, store: due.store_id, return: due.return_id, message: due.message_id };
    const end = (sent_at: Date | null) =>
      db.updateTable('store_notices').set({ next_try_at: null, sent_at }).where('id', '=', due.id).execute();
    try {
      const sent = await mailNotice(due);
      await end(sent ? clock() : null);
      log.info(of, sent ? 'store told' : 'store not told any more');
      return true;
    } catch (err) {
      const over = due.attempts >= PAUSES.length;
      if (over) await end(null);
      log[over ? 'error' : 'warn']({ ...of, err: whyNotSent(err) }, over ? 'notice given up' : 'store not told');
      return false;
    }
  }

  return () => inRounds(claim, send);
}
