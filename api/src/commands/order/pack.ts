import { z } from 'zod';
import { listPacking } from '../../modules/orders/packing.queries';
import { command } from '../command';
import { count, line } from '../values';
import { findStore } from './find-store';
import { findOrder, ORDER_OR_ALL, orderName } from './order';
import { destinations, packed } from './packing';

/** Prints packing lists: items and addresses. */
export const orderPack = command({
  verb: 'pack',
  about: 'a packing list: of one order, or of all parcels that did not leave yet, the oldest order first',
  arguments: ORDER_OR_ALL,
  options: { '--store <slug>': 'only what this store sends', '--limit <number>': 'of how many orders (20)' },
  examples: ['order pack', 'order pack --store bazaar-basics', 'order pack 7Q2KX-0M4TZ-9HVBC --json'],
  input: z.object({ order: orderName.optional(), store: line(120).optional(), limit: count().default(20) }),
  async run({ order: name, store, limit }, { db }) {
    const storeId = store === undefined ? null : await findStore(db, store);
    const orderId = name === undefined ? null : (await findOrder(db, name)).id;
    const packings = await listPacking(db, { orderId, storeId, limit });
    return {
      messages:
        packings.length === 0
          ? ['There is nothing to pack.']
          : packings.flatMap((order) => [`Order ${order.order} (id ${order.id})`, ...destinations(order), '']),
      rows: packings.flatMap((order) =>
        order.ordered_products.map((item) => ({
          order: order.id,
          store: item.product.store.name,
          ...packed(item),
        })),
      ),
      data: packings,
    };
  },
});
