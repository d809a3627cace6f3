import { ShippingType } from 'shared-kernel/contract/enums';
import { orderPlaces } from '../../modules/orders/order-places';
import type { PackedLine, Packing } from '../../modules/orders/packing.queries';
import type { Row } from '../command';

/** Table row of a line to pack: enough to find it on the shelf. */
export const packed = ({ product, quantity, updated_inventory, shipping_type }: PackedLine): Row => ({
  pieces: quantity,
  title: product.title,
  variant: updated_inventory.inventory_attributes
    .map(({ attribute_value }) => `${attribute_value.attribute.title} ${attribute_value.title}`)
    .join(', '),
  sku: updated_inventory.sku ?? '',
  way: shipping_type === ShippingType.pickup ? 'pickup' : 'delivery',
});

/** Destinations of the lines as sentences: shipping address, each pickup point, and the instruction. */
export function destinations(order: Pick<Packing, 'address' | 'ordered_products'>): string[] {
  const { sent, points } = orderPlaces(order, 'en');
  const { name, email, phone, delivery_instruction } = order.address;
  const line = (parts: readonly string[]) => parts.filter(Boolean).join(', ');
  return [
    sent
      ? `To ${[line([name, ...sent]), line([email, phone])].filter(Boolean).join('; ')}`
      : `For ${line([name, email, phone])}`,
    ...points.map((point) => `Picked up at ${line(point)}`),
    ...(delivery_instruction ? [`Instruction: ${delivery_instruction}`] : []),
  ];
}
