import { OrderStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import type { Shipment } from './carriers';
import { type MoveRefusal, moveOrder } from './move-order';

/** `shipped`: it is now on its way. `corrected`: it was on its way already, and its carrier, code or link has been replaced. */
export type Shipping = 'shipped' | 'corrected' | MoveRefusal;

/**
 * Records that a store's parcel was handed to a carrier: it is on its way, and the shopper gets one mail. While it is on its way its
 * carrier and code can be corrected, as codes are mistyped; after delivery they cannot.
 *
 * @returns anything but `shipped` and `corrected` means that nothing has changed
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
