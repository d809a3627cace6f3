import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { deliveryKey } from '../../components/order-words';

/** Text key of the sentence for an order's progress, derived from its delivery key. */
export const statusMessageKey = (order: Parameters<typeof deliveryKey>[0]): string =>
  deliveryKey(order).replace(/^\w+/, 'tracking.statusMessage');

/** The day on which the whole order is expected, with one shipping type; null when its parcels differ, or nothing is expected. */
export function lastDay({ parcels }: Pick<TrackedOrder, 'parcels'>): string | null {
  const [first] = parcels;
  const isOne = parcels.every(
    (parcel) =>
      parcel.estimated_delivery === first?.estimated_delivery && parcel.shipping_type === first?.shipping_type,
  );
  return (isOne && first?.estimated_delivery) || null;
}
