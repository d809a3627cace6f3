import type { FastifyRequest } from 'fastify';
import { HEADER } from 'shared-kernel/contract/storage';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import { findShopper } from '../shoppers/shopper';
import type { OrderLinks } from './order-link';

/** orders that one browser has opened by links, the latest first */
const MOST = 4;
const HEADER_NAME = HEADER.orderAccess.toLowerCase();

/** Who calls: by session or guest's token, and by what the browser has opened. */
interface Asking {
  caller: Caller | null;
  request: Pick<FastifyRequest, 'headers'>;
}

export type OrderAccess = ReturnType<typeof createOrderAccess>;

/** Who may handle an order: whoever placed it, and a browser that has opened the link of one of its mails (docs/decisions/0084). */
export function createOrderAccess(db: Database, links: OrderLinks) {
  /** What this browser has opened by links, as the shell shows it: codes, or numbers as before 2026-12. */
  async function openedBy(request: Asking['request']): Promise<(string | number)[]> {
    const shown = request.headers[HEADER_NAME];
    if (typeof shown !== 'string') return [];
    const read = await Promise.all(shown.split('~', MOST).map((token) => links.readAccess(token)));
    return read.flatMap((one) => (one && !one.expired ? [one.order] : []));
  }

  return {
    openedBy,

    /**
     * The shopper of an order that this browser has opened by its link. Null without one; for orders of accounts as well, whose owners
     * sign in.
     */
    async openedOwner({ request }: Pick<Asking, 'request'>, orderId: number): Promise<number | null> {
      const opened = await openedBy(request);
      const order = opened.length > 0 ? await findGuestOrder(db, orderId) : undefined;
      return order && (opened.includes(order.tracking_code) || opened.includes(orderId)) ? order.shopper_id : null;
    },

    /** The shopper as whom the caller may handle an order: the one who placed it, or the caller's own, whose it may be. */
    async findOwner(asking: Asking, orderId: number): Promise<number | null> {
      return (await this.openedOwner(asking, orderId)) ?? findShopper(db, asking.caller);
    },
  };
}

/** Shopper and code of a guest's order; undefined when it is an account's, or none. */
export const findGuestOrder = (
  db: Database,
  orderId: number,
): Promise<{ shopper_id: number; tracking_code: string } | undefined> =>
  db
    .selectFrom('orders')
    .innerJoin('shoppers', 'shoppers.id', 'orders.shopper_id')
    .select(['orders.shopper_id', 'orders.tracking_code'])
    .where('orders.id', '=', orderId)
    .where('shoppers.user_id', 'is', null)
    .executeTakeFirst();
