import type { OrderDetail } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import { createOrderQueries } from './orders.queries';
import { type Reader, toOrderDetail } from './to-order';

/** The order's details if it belongs to this shopper; null otherwise. */
export async function readOrder(
  db: Database,
  shopperId: number | null,
  id: number,
  reader: Reader,
): Promise<OrderDetail | null> {
  if (shopperId === null) return null;
  const orders = createOrderQueries(db, shopperId);
  const order = await orders.find(id);
  if (!order) return null;
  const products = await orders.products([id], reader.language);
  const facts = await orders.facts(id, reader.language);
  return toOrderDetail(order, products, facts, reader);
}
