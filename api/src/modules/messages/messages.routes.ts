import { OrderMessage, WriteMessage } from 'shared-kernel/contract/messages';
import { LONGEST_MESSAGE } from 'shared-kernel/contract/return-reasons';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import { visibleText } from '../../http/visible-line';
import type { OrderAccess } from '../orders/order-access';
import { writeMessage } from './write-message';

interface Dependencies {
  db: Database;
  clock: () => Date;
  access: OrderAccess;
  sendNews: () => Promise<unknown>;
  /** runs after the response, so that a slow or unreachable mail server does not delay the message */
  background: { run(name: string, work: () => Promise<unknown>): void };
}

/** Messages per minute and IP address, including invalid ones. */
const MESSAGES = 10;

// a missing message is reported with our own text, not the schema's
const Body = WriteMessage.extend({ message: z.string().max(LONGEST_MESSAGE).default('') });

/** `order/message` (issue 14): callers with access to an order write to one of its stores. */
export function messageRoutes(api: Api, { db, clock, access, sendNews, background }: Dependencies): void {
  api.answer('writeMessage', { body: Body, data: OrderMessage, limit: MESSAGES }, async ({ caller, body, request }) => {
    const { order_id: orderId, store_id: storeId } = body;
    const message = visibleText(body.message);
    if (message === '') throw Refused.at('message', 'contact.messageRequired');
    // an id outside the column's range names no row
    const known = [orderId, storeId].every((id) => IdParam.safeParse(id).success);
    const shopperId = known ? await access.findOwner({ caller, request }, orderId) : null;
    if (shopperId === null) throw new Refused('orders.notFound');
    const kept = await writeMessage(db, shopperId, { orderId, storeId, message }, clock());
    background.run('mail', sendNews);
    return new Answer(kept, { key: 'messages.sent' });
  });
}
