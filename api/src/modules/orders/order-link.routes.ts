import type { LanguageCode } from 'shared-kernel/contract/languages';
import { OpenedOrderLink, OpenOrderLink, SendOrderLink } from 'shared-kernel/contract/order-link';
import { isEmail, readEmail } from 'shared-kernel/rules/email';
import { readTrackingCode } from 'shared-kernel/rules/tracking-code';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Answer } from '../../http/envelope';
import { Refused } from '../../http/refused';
import type { Background } from '../payments/background';
import { createEmailAllowance, mailboxOf } from '../user/email-allowance';
import { findGuestOrder } from './order-access';
import { ACCESS_SECONDS, type OrderLinks } from './order-link';

/** Links per minute and IP address: mail clients open a link more than once, and nobody has that many. */
const OPENED = 30;
/** Requested mails per minute and IP address. */
const SENT = 5;

interface Dependencies {
  db: Database;
  links: OrderLinks;
  /** @throws when the mail server rejects the mail */
  mailLink: (orderId: number, language: LanguageCode) => Promise<void>;
  background: Pick<Background, 'run'>;
}

/** `order/open-link` and `order/send-link`: resolve links of order mails and send a new one (docs/decisions/0084). */
export function orderLinkRoutes(api: Api, { db, links, mailLink, background }: Dependencies): void {
  api.answer('openOrderLink', { body: OpenOrderLink, data: OpenedOrderLink, limit: OPENED }, async ({ body }) => {
    const read = await links.readLink(body.token);
    const row = read && (await findOrder(read.order));
    if (!read || !row) return { state: 'unknown' as const };
    if (read.expired) return { state: 'expired' as const };
    const named = { order_id: row.id, order: row.tracking_code };
    if (!(await findGuestOrder(db, row.id))) return { state: 'account' as const, ...named };
    const access = await links.access(row.tracking_code);
    return { state: 'open' as const, ...named, access, expires_in: ACCESS_SECONDS };
  });

  /** @param named the order's number or code */
  const findOrder = (named: number | string) =>
    db
      .selectFrom('orders')
      .innerJoin('order_addresses', 'order_addresses.order_id', 'orders.id')
      .select(['orders.id', 'orders.tracking_code', 'order_addresses.email'])
      .where(typeof named === 'number' ? 'orders.id' : 'orders.tracking_code', '=', named)
      .executeTakeFirst();

  /** The requested order, if there is one: the one of the link, or the one whose code and email address both match. */
  async function requestedOrder({ token, order, email }: SendOrderLink) {
    if (token !== undefined) {
      const read = await links.readLink(token);
      return read ? findOrder(read.order) : undefined;
    }
    const row = await findOrder(readTrackingCode(order ?? '') ?? '');
    return row?.email.trim().toLowerCase() === readEmail(email ?? '').toLowerCase() ? row : undefined;
  }

  api.answer(
    'sendOrderLink',
    { body: SendOrderLink, data: z.literal(true), limit: SENT },
    async ({ body, language, now }) => {
      if (body.token === undefined) {
        if (!readTrackingCode(body.order ?? '')) throw Refused.at('order', 'tracking.notFound');
        if (!isEmail(readEmail(body.email ?? ''))) throw Refused.at('email', 'contact.emailInvalid');
      }
      // after the response, so that its content and timing reveal nothing about the order
      background.run('mail', async () => {
        const row = await requestedOrder(body);
        if (!row) return;
        if (!(await createEmailAllowance(db, now).take('mails', mailboxOf(row.email, 'order-link')))) return;
        await mailLink(row.id, language);
      });
      return new Answer(true as const, { key: 'orders.linkSent' });
    },
  );
}
