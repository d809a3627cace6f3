import type { FastifyRequest } from 'fastify';
import { HEADER } from 'shared-kernel/contract/storage';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import { findShopper } from '../shoppers/shopper';
import type { OrderLinks } from './order-link';

/** maximum number of orders that one browser can keep open by links, latest first */
const MOST = 4;
const HEADER_NAME = HEADER.orderAccess.toLowerCase();

/** The caller: session or guest token, and the orders that the browser has opened. */
interface Asking {
  caller: Caller | null;
  request: Pick<FastifyRequest, 'headers'>;
}

export type OrderAccess = ReturnType<typeof createOrderAccess>;

/**
 * Decides who has access to an order: the shopper who placed it, and a browser that has opened the link of one of its mails
 * (docs/decisions/0084).
 */
export function createOrderAccess(db: Database, links: OrderLinks) {
  /** Orders that this browser has opened by links, from the header the shell sends: codes, or numbers in tokens from before 2026-12. */
  async function openedBy(request: Asking['request']): Promise<(string | number)[]> {
    const shown = request.headers[HEADER_NAME];
    if (typeof shown !== 'string') return [];
    const read = await Promise.all(shown.split('~', MOST).map((token) => links.readAccess(token)));
    return read.flatMap((one) => (one && !one.expired ? [one.order] : []));
  }

  return {
    openedBy,

    /**
     * The shopper of a guest order that this browser has opened by its link; otherwise null. Orders of accounts give null as well: their
     * owners sign in.
     */
    async openedOwner({ request }: Pick<Asking, 'request'>, orderId: number): Promise<number | null> {
      const opened = await openedBy(request);
      const order = opened.length > 0 ? await findGuestOrder(db, orderId) : undefined;
      return order && (opened.includes(order.tracking_code) || opened.includes(orderId)) ? order.shopper_id : null;
    },

    /**
     * The shopper on whose behalf the caller may access the order: the one whose link the browser has opened, otherwise the caller's own,
     * who need not own the order.
     */
    async findOwner(asking: Asking, orderId: number): Promise<number | null> {
      return (await this.openedOwner(asking, orderId)) ?? findShopper(db, asking.caller);
    },
  };
}

/** Shopper and code of a guest order; undefined when the order belongs to an account or does not exist. */
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
