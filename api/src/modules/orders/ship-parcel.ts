import { OrderStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import type { Shipment } from './carriers';
import { moveOrder, type Standstill } from './move-order';

/** `shipped`: it is on its way from now on. `corrected`: it was, and is known by another carrier, code or link now. */
export type Shipping = 'shipped' | 'corrected' | Standstill;

/**
 * Hands what a store sends of an order to a carrier: it is on its way, and the shopper is told by mail, once. What is on its way can be
 * given another carrier or code, as codes are mistyped; what is delivered cannot.
 *
 * @returns anything but `shipped` and `corrected`: nothing has changed
 */
export async function shipParcel(
  trx: Database,
  { orderId, storeId, shipment }: { orderId: number; storeId: number; shipment: Shipment },
  now: Date,
): Promise<Shipping> {
  const why = await moveOrder(trx, orderId, OrderStatus.onTheWay, now, { storeId, shipment });
  if (why !== 'behind') return why ?? 'shipped';
  const corrected = await trx
    .updateTable('parcels')
    .set(shipment)
    .where('order_id', '=', orderId)
    .where('store_id', '=', storeId)
    .where('status', '=', OrderStatus.onTheWay)
    .returning('id')
    .executeTakeFirst();
  return corrected ? 'corrected' : 'behind';
}
