import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import type { Mailer } from '../mail/mailer';
import { siteName } from '../mail/site-name';
import { mailNotSent } from '../mail/why-not-sent';
import { orderMail } from './order-mail';
import { type News, newsMail } from './order-news';
import { createOrderQueries } from './orders.queries';
import { readOrder } from './read-order';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  clock: () => Date;
  /** where shoppers see the shop, for links */
  publicOrigin: string;
}

/** Mails about orders. */
export function createOrderMails({ db, mailer, clock, publicOrigin }: Dependencies) {
  const shop = async (language: LanguageCode) => ({ site: await siteName(db, language), origin: publicOrigin });
  return {
    /**
     * The confirmation (S163), in the language of the caller. At most one mail a minute per order; the second request finds
     * it sent.
     *
     * @throws Fault 503 when the mail server takes none
     */
    async confirm(shopperId: number, order: OrderDetail, language: LanguageCode): Promise<void> {
      const orders = createOrderQueries(db, shopperId);
      if (!(await orders.claimConfirmation(order.id, clock()))) return;
      try {
        await mailer.send(orderMail(order, language, await shop(language)));
      } catch (cause) {
        await orders.releaseConfirmation(order.id);
        throw mailNotSent(cause);
      }
    },

    /**
     * Tells the shopper what became of an order, in the language it was placed in.
     *
     * @param id of the news: a second mail of the same is the same mail
     * @throws when the mail server takes none
     */
    async send(orderId: number, news: News, id: number): Promise<void> {
      const placed = await db
        .selectFrom('orders')
        .select(['shopper_id', 'language'])
        .where('id', '=', orderId)
        .$narrowType<{ language: LanguageCode }>()
        .executeTakeFirstOrThrow();
      const { language } = placed;
      const order = await readOrder(db, placed.shopper_id, orderId, { language, now: clock() });
      if (!order) throw new Error(`order ${orderId} has changed hands just now`);
      await mailer.send({
        ...newsMail(order, news, language, await shop(language)),
        id: `${order.order}-news-${id}`.toLowerCase(),
      });
    },
  };
}
export type OrderMails = ReturnType<typeof createOrderMails>;
