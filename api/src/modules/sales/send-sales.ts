import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { inRounds, PAUSES } from '../mail/mail-rounds';
import { whyNotSent } from '../mail/why-not-sent';
import type { Notice } from './sale-mail';

export interface DueSale {
  id: number;
  order_id: number;
  /** null: the shop */
  store_id: number | null;
  notice: Notice;
  /** including the current one */
  attempts: number;
}

interface Dependencies {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** mails one notice @returns false: there is nothing to send any more */
  mailSale: (due: DueSale) => Promise<boolean>;
}

/** Mails at a time. */
const BATCH = 20;

/** Mails all sale notices that are due. Several processes may run it concurrently, and repeat it at any time. */
export type SendSales = () => Promise<void>;

/**
 * Claims notices as `createSendNews` does, by postponing the next attempt. One recipient's notices of one order are sent in their order, so
 * that a cancellation never overtakes the sale; recipients do not wait for each other.
 */
export function createSendSales({ db, clock, log, mailSale }: Dependencies): SendSales {
  async function claim(): Promise<DueSale[]> {
    const now = clock();
    const { rows } = await sql<DueSale>`
      update sale_notices own set attempts = own.attempts + 1,
        next_try_at = ${now}::timestamptz
          + (${PAUSES}::float8[])[least(own.attempts + 1, ${PAUSES.length})] * interval '1 millisecond'
      where own.id in (
        select due.id from sale_notices due
        where due.next_try_at <= ${now} and not exists (
          select from sale_notices earlier
          where earlier.order_id = due.order_id and earlier.store_id is not distinct from due.store_id
            and earlier.id < due.id and earlier.next_try_at is not null)
        order by due.next_try_at, due.id limit ${BATCH} for update skip locked
      )
      returning own.id, own.order_id, own.store_id, own.notice, own.attempts`.execute(db);
    return rows;
  }

  /** @returns whether the mail server accepted it, or there was nothing to send */
  async function send(due: DueSale): Promise<boolean> {
    const { id, order_id, store_id, notice, attempts } = due;
    const of = { order: order_id, store: store_id, notice };
    const end = (sent_at: Date | null) =>
      db.updateTable('sale_notices').set({ next_try_at: null, sent_at }).where('id', '=', id).execute();
    try {
      const sent = await mailSale(due);
      await end(sent ? clock() : null);
      log.info(of, sent ? 'sale told' : 'sale not told any more');
      return true;
    } catch (err) {
      const over = attempts >= PAUSES.length;
      if (over) await end(null);
      log[over ? 'error' : 'warn']({ ...of, attempts, err: whyNotSent(err) }, over ? 'sale given up' : 'sale not told');
      return false;
    }
  }

  return () => inRounds(claim, send);
}
