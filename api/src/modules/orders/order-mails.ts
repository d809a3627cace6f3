import type { FastifyBaseLogger } from 'fastify';
import { OrderMethod } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import { creditNoteFile } from '../credit-notes/credit-note-file';
import { creditNoteOfNews } from '../credit-notes/credit-note-of-news';
import { invoiceFile } from '../invoices/invoice-file';
import type { MailFile } from '../mail/mail';
import { mailLanguage } from '../mail/mail-language';
import { readMailLook } from '../mail/mail-look';
import type { Mailer } from '../mail/mailer';
import type { OrderLinks } from './order-link';
import { orderLinkMail } from './order-link-mail';
import { type News, type NewsOf, newsMail } from './order-news';
import { orderPage } from './order-page';
import { readOrder } from './read-order';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  links: OrderLinks;
  /** the shop's public origin, for links */
  publicOrigin: string;
}

interface About {
  language?: LanguageCode;
  id?: string;
  of?: NewsOf;
}

/** Mails about orders. */
export function createOrderMails({ db, mailer, clock, log, links, publicOrigin }: Dependencies) {
  /**
   * What a mail is composed from; null when the shopper's data are deleted, who then gets no more mails. @throws when the order has just
   * changed hands
   */
  async function read(orderId: number, requested?: LanguageCode) {
    const placed = await db
      .selectFrom('orders')
      .select(['shopper_id', mailLanguage('orders.language').as('language')])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const language = requested ?? placed.language;
    const order = await readOrder(db, placed.shopper_id, orderId, { language, now: clock() });
    if (!order) throw new Error(`order ${orderId} has changed hands just now`);
    if (order.address.email === '') return null;
    const look = await readMailLook(db, language, publicOrigin);
    return { order, language, look, page: await orderPage(order, language, look, links) };
  }

  /**
   * @returns false when there is no recipient
   * @throws when the mail server rejects the mail, or the order has just changed hands
   */
  async function mail(orderId: number, news: News, of: About): Promise<boolean> {
    const written = await read(orderId, of.language);
    if (!written) return false;
    const { order, language, look, page } = written;
    const invoices = bringsInvoice(order, news) ? await filesOf(order, () => invoiceFile(order, language)) : [];
    const note = creditNoteOfNews(order, news, of.of);
    const notes = note ? await filesOf(order, () => creditNoteFile(db, order, note.id, language)) : [];
    const attachments = [...invoices, ...notes];
    const about = { ...of.of, hasInvoice: invoices.length > 0, hasCreditNote: notes.length > 0 };
    const name = of.id === undefined ? {} : { id: `${order.order}-news-${of.id}`.toLowerCase() };
    await mailer.send({ ...newsMail(order, news, language, look, page, about), attachments, ...name });
    return true;
  }

  /** Invoice or credit note to attach; none when it cannot be created, because the mail itself matters more and links to the document. */
  async function filesOf(
    order: OrderDetail,
    make: () => Promise<{ name: string; pdf: Buffer } | null>,
  ): Promise<MailFile[]> {
    try {
      const file = await make();
      return file ? [{ name: file.name, type: 'application/pdf', content: file.pdf }] : [];
    } catch (err) {
      log.error({ order: order.id, err }, 'a document was not made for a mail');
      return [];
    }
  }

  return {
    /**
     * Notifies the shopper of an order's news, in the language it was placed in.
     *
     * @param id of the news: sending it again has the same mail id
     * @param of the part of the order concerned, if not all of it
     * @returns false when there is no recipient
     * @throws when the mail server rejects the mail
     */
    async send(orderId: number, news: News, id: number, of: NewsOf = {}): Promise<boolean> {
      const isSent = await mail(orderId, news, { id: String(id), of });
      if (isSent && news === 'placed')
        await db.updateTable('orders').set({ confirmation_sent_at: clock() }).where('id', '=', orderId).execute();
      return isSent;
    },

    /**
     * Sends the confirmation once more.
     *
     * @throws when the mail server rejects the mail
     */
    async confirmAgain(orderId: number, language: LanguageCode): Promise<void> {
      await mail(orderId, 'placed', { language });
    },

    /**
     * Sends a new link to the order to whoever has an expired one.
     *
     * @throws when the mail server rejects the mail
     */
    async sendLink(orderId: number, requested: LanguageCode): Promise<void> {
      const written = await read(orderId, requested);
      if (!written) return;
      const { order, language, look, page } = written;
      await mailer.send(orderLinkMail(order, language, look, page));
    },
  };
}
export type OrderMails = ReturnType<typeof createOrderMails>;

/** Whether a mail has the invoice attached: once paid, or once confirmed when paid at the door. */
function bringsInvoice({ order_method, calculated }: OrderDetail, news: News): boolean {
  if (order_method === OrderMethod.cashOnDelivery && calculated.total_price > 0) return news === 'confirmed';
  // a voucher may cover the whole total at once
  return news === 'paid' || (news === 'placed' && calculated.total_price === 0);
}
