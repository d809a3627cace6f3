import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { isPublic } from '../listings/tile';
import { mailLanguage } from '../mail/mail-language';
import { readMailLook } from '../mail/mail-look';
import { inRounds, PAUSES } from '../mail/mail-rounds';
import type { Mailer } from '../mail/mailer';
import { whyNotSent } from '../mail/why-not-sent';
import { createRestockQueries } from './restock.queries';
import { type DueRestock, restockMail } from './restock-mail';

interface Dependencies {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  mailer: Mailer;
  /** the shop's public origin, for links */
  publicOrigin: string;
}
interface Claimed extends DueRestock {
  /** including the current one */
  attempts: number;
}

/** Mails at a time. */
const BATCH = 20;

/** Sends all mails that are due. Several processes may run it concurrently, and repeat it at any time. */
export type SendRestock = () => Promise<void>;

/**
 * Sends mails of restock requests: the request for confirmation, and the news that the product is in stock again, after which the
 * request is deleted. Stock is polled, not signalled: however it was restocked, and even if the request is confirmed at the same moment, the
 * next round finds both. A request is claimed by postponing its next attempt, in one statement that skips rows locked by others, so that each
 * mail is sent once. Only a process that dies between the mail server's reply and the deletion sends one twice, under the same mail id.
 */
export function createSendRestock({ db, clock, log, mailer, publicOrigin }: Dependencies): SendRestock {
  const requests = createRestockQueries(db);

  async function claim(): Promise<Claimed[]> {
    const now = clock();
    const title = (table: 'product_texts' | 'attribute_value_texts', owner: string, id: string) => sql<string>`(
      select x.title from ${sql.table(table)} x
      where x.${sql.ref(owner)} = ${sql.ref(id)} and x.language in (claimed.language, ${DEFAULT_LANGUAGE})
      order by x.language = claimed.language desc limit 1)`;
    const { rows } = await sql<Claimed>`
      with claimed as (
        update restock_requests own set attempts = own.attempts + 1,
          next_try_at = ${now}::timestamptz
            + (${PAUSES}::float8[])[least(own.attempts + 1, ${PAUSES.length})] * interval '1 millisecond'
        where own.id in (
          select due.id from restock_requests due join products p on p.id = due.product_id
          where due.next_try_at <= ${now} and case
            when due.confirmed_at is null then due.asked_at is null
            else ${isPublic} and exists (
              select from inventory i where i.product_id = due.product_id and i.quantity > 0
                and (due.inventory_id is null or i.id = due.inventory_id)) end
          order by due.next_try_at, due.id limit ${BATCH} for update of due skip locked
        )
        returning own.id, own.email, own.token, own.attempts, own.confirmed_at, own.product_id, own.inventory_id,
          ${mailLanguage('own.language')} as language
      )
      select claimed.id, claimed.email, claimed.language, claimed.token, claimed.attempts,
        claimed.confirmed_at is not null as confirmed, claimed.product_id, claimed.inventory_id, p.slug,
        ${title('product_texts', 'product_id', 'claimed.product_id')} as title,
        coalesce((
          select array_agg(${title('attribute_value_texts', 'attribute_value_id', 'v.id')} order by a.position, a.id)
          from inventory_attributes ia join attribute_values v on v.id = ia.attribute_value_id
          join attributes a on a.id = v.attribute_id where ia.inventory_id = claimed.inventory_id), '{}') as variant
      from claimed join products p on p.id = claimed.product_id`.execute(db);
    return rows;
  }

  /** @returns whether the mail server accepted it */
  async function send(due: Claimed): Promise<boolean> {
    const { id, confirmed, attempts } = due;
    const of = { request: id, confirmed };
    const forget = () => db.deleteFrom('restock_requests').where('id', '=', id).execute();
    try {
      await mailer.send(restockMail(due, await readMailLook(db, due.language, publicOrigin)));
    } catch (err) {
      const over = attempts >= PAUSES.length;
      if (over) await forget();
      log[over ? 'error' : 'warn'](
        { ...of, attempts, err: whyNotSent(err) },
        over ? 'restock given up' : 'restock not sent',
      );
      return false;
    }
    if (confirmed) await forget();
    else await db.updateTable('restock_requests').set({ asked_at: clock() }).where('id', '=', id).execute();
    log.info(of, 'restock sent');
    return true;
  }

  return async () => {
    await requests.forget(clock());
    await inRounds(claim, send);
  };
}
