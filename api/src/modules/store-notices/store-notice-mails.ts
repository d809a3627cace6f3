import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import { readMailLook } from '../mail/mail-look';
import type { Mailer } from '../mail/mailer';
import { messageMail } from '../messages/message-mail';
import { readOrder } from '../orders/read-order';
import { returnNoticeMail } from '../returns/return-notice-mail';
import { findRecipient, type Recipient } from './recipient';
import type { DueNotice } from './send-store-notices';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  clock: () => Date;
  /** the shop's public origin, for links and pictures */
  publicOrigin: string;
}

/** Mails to stores and the shop about returns and messages of shoppers. */
export function createStoreNoticeMails({ db, mailer, clock, publicOrigin }: Dependencies) {
  /** A message always has a recipient: the shop if its store has no email address. */
  async function findReader({ store_id, message_id }: DueNotice): Promise<Recipient | null> {
    const reader = await findRecipient(db, store_id);
    return reader ?? (message_id === null ? null : findRecipient(db, null));
  }

  async function read(orderId: number, language: Recipient['language']): Promise<OrderDetail | null> {
    const { shopper_id } = await db
      .selectFrom('orders')
      .select('shopper_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return readOrder(db, shopper_id, orderId, { language, now: clock() });
  }

  /**
   * Mails one notice.
   *
   * @returns false: it is no longer valid, or there is no recipient
   * @throws when the mail server rejects the mail
   */
  return async (due: DueNotice): Promise<boolean> => {
    const reader = await findReader(due);
    if (!reader) return false;
    const order = await read(due.order_id, reader.language);
    if (!order) throw new Error(`order ${due.order_id} has changed hands just now`);
    const recipient = { ...reader, look: await readMailLook(db, reader.language, publicOrigin) };
    const id = `${order.order}-notice-${due.id}`.toLowerCase();
    const storeName = (storeId: number) =>
      order.ordered_products.find(({ product }) => product.store.id === storeId)?.product.store.name ?? '';
    const message = order.messages?.find((one) => one.id === due.message_id);
    if (message) {
      await mailer.send({ ...messageMail(message, storeName(message.store_id), order, recipient), id });
      return true;
    }
    const orderReturn = order.returns?.find((one) => one.id === due.return_id);
    if (!orderReturn) return false;
    // withdrawn before the request was mailed: only the withdrawal is announced
    if (!due.withdrawn && orderReturn.withdrawn_at) return false;
    await mailer.send({
      ...returnNoticeMail(orderReturn, storeName(orderReturn.store_id), order, recipient, due.withdrawn),
      id,
    });
    return true;
  };
}
