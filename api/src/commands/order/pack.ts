import { sql } from 'kysely';
import { z } from 'zod';
import { readOrder } from '../../modules/orders/read-order';
import { command } from '../command';
import { count, line } from '../values';
import { findOrder, ORDER_OR_ALL, orderName } from './order';
import { destinations, packed } from './packing';
import { findStore, ofStore, TO_PACK } from './to-pack';

/** What goes into the parcels, and where they go. */
export const orderPack = command({
  verb: 'pack',
  about: 'a packing list: of one order, or of all that are to be packed, the oldest first',
  arguments: ORDER_OR_ALL,
  options: { '--store <slug>': 'only what this store sends', '--limit <number>': 'of how many orders (20)' },
  examples: ['order pack', 'order pack --store bazaar-basics', 'order pack 7Q2KX-0M4TZ-9HVBC --json'],
  input: z.object({ order: orderName.optional(), store: line(120).optional(), limit: count().default(20) }),
  async run({ order: name, store, limit }, { db, now }) {
    const storeId = store === undefined ? null : await findStore(db, store);
    const orders = name === undefined ? await toPack() : [await findOrder(db, name)];
    const lists = await Promise.all(
      orders.map(async ({ id, shopperId }) => {
        const order = await readOrder(db, shopperId, id, { language: 'en', now });
        const lines = order?.ordered_products.filter(({ product }) => storeId === null || product.store.id === storeId);
        return order && lines?.length ? { ...order, ordered_products: lines } : null;
      }),
    );
    const found = lists.filter((list) => list !== null);
    return {
      messages:
        found.length === 0
          ? ['There is nothing to pack.']
          : found.flatMap((order) => [`Order ${order.order} (id ${order.id})`, ...destinations(order), '']),
      rows: found.flatMap((order) =>
        order.ordered_products.map((item) => ({
          order: order.id,
          store: item.product.store.name,
          ...packed(item),
        })),
      ),
      data: found.map(({ id, order, address, ordered_products }) => ({ id, order, address, ordered_products })),
    };

    async function toPack() {
      const { rows } = await sql<{ id: number; shopperId: number }>`
        select placed.id, placed.shopper_id as "shopperId" from orders placed
        where ${TO_PACK} and ${storeId === null ? sql`true` : ofStore(storeId)}
        order by placed.created_at, placed.id limit ${limit}`.execute(db);
      return rows;
    }
  },
});
