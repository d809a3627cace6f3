import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import { readMailLook } from '../mail/mail-look';
import type { Mailer } from '../mail/mailer';
import { readOrder } from '../orders/read-order';
import { findRecipient } from '../store-notices/recipient';
import { shopSaleMail, storeSaleMail } from './sale-mail';
import type { DueSale } from './send-sales';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  clock: () => Date;
  /** the shop's public origin, for links and pictures */
  publicOrigin: string;
}

/** Mails about sales, to the shop and its stores. */
export function createSaleMails({ db, mailer, clock, publicOrigin }: Dependencies) {
  /** Whether a notice is still valid: nobody is told to pack a cancelled or refunded order, nor not to pack one they never heard of. */
  async function isOfUse({ order_id, store_id, notice }: DueSale): Promise<boolean> {
    if (notice === 'sold') {
      const off = db
        .selectFrom('sale_notices as off')
        .select('off.id')
        .where('off.order_id', '=', order_id)
        .where('off.store_id', store_id === null ? 'is' : '=', store_id)
        .where('off.notice', '=', 'calledOff');
      const order = await db
        .selectFrom('orders')
        .select('id')
        .where('id', '=', order_id)
        .where('cancelled', '=', 0)
        .where(({ not, exists }) => not(exists(off)))
        .executeTakeFirst();
      return order !== undefined;
    }
    const sold = await db
      .selectFrom('sale_notices')
      .select('sent_at')
      .where('order_id', '=', order_id)
      .where('store_id', store_id === null ? 'is' : '=', store_id)
      .where('notice', '=', 'sold')
      .executeTakeFirst();
    return sold?.sent_at instanceof Date;
  }

  /**
   * Mails one notice.
   *
   * @returns false: it is no longer valid, or there is no recipient
   * @throws when the mail server rejects the mail
   */
  return async (due: DueSale): Promise<boolean> => {
    const recipient = await findRecipient(db, due.store_id);
    if (!recipient || !(await isOfUse(due))) return false;
    const { language } = recipient;
    const { shopper_id } = await db
      .selectFrom('orders')
      .select('shopper_id')
      .where('id', '=', due.order_id)
      .executeTakeFirstOrThrow();
    const order = await readOrder(db, shopper_id, due.order_id, { language, now: clock() });
    if (!order) throw new Error(`order ${due.order_id} has changed hands just now`);
    const look = await readMailLook(db, language, publicOrigin);
    const id = `${order.order}-sale-${due.id}`.toLowerCase();
    if (due.store_id === null) {
      await mailer.send({ ...shopSaleMail(order, due.notice, { ...recipient, look }), id });
      return true;
    }
    const own = linesOf(order, due.store_id);
    const name = own.ordered_products[0]?.product.store.name ?? '';
    await mailer.send({ ...storeSaleMail(own, due.notice, name, { ...recipient, look }), id });
    return true;
  };
}

/** The order with one store's lines only: a store must not see those of others. */
const linesOf = (order: OrderDetail, storeId: number): OrderDetail => ({
  ...order,
  ordered_products: order.ordered_products.filter(({ product }) => product.store.id === storeId),
});
