import { ShippingType } from 'shared-kernel/contract/enums';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { countriesPhones } from '../../modules/site/countries';
import type { Row } from '../command';

/** What is packed of a line: enough to find it on the shelf. */
export const packed = ({ product, quantity, updated_inventory, shipping_type }: OrderedProduct): Row => ({
  pieces: quantity,
  title: product.title,
  variant: updated_inventory.inventory_attributes
    .map(({ attribute_value }) => `${attribute_value.attribute.title} ${attribute_value.title}`)
    .join(', '),
  sku: updated_inventory.sku ?? '',
  way: shipping_type === ShippingType.pickup ? 'pickup' : 'delivery',
});

type Place = Pick<OrderDetail, 'address' | 'ordered_products'>;

/** Where the lines go, in sentences: the address of what is sent, each point where something is picked up, the instruction. */
export function destinations({ address, ordered_products }: Place): string[] {
  const { countries } = countriesPhones('en');
  const named = (country: string, state: string) => [
    countries[country]?.states[state]?.name ?? state,
    countries[country]?.name ?? country,
  ];
  const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
  const isPickup = ({ shipping_type }: OrderedProduct) => shipping_type === ShippingType.pickup;
  const { name, email, phone, address_1, address_2, zip, city, country, state } = address;
  const points = ordered_products.flatMap((item) => {
    const place = isPickup(item) && item.shipping_place;
    if (!place) return [];
    const { pickup_address_line_1, pickup_address_line_2, pickup_zip, pickup_city } = place;
    const region = named(place.pickup_country ?? '', place.pickup_state ?? '');
    return [line(pickup_address_line_1, pickup_address_line_2, pickup_zip, pickup_city, ...region, place.pickup_phone)];
  });
  return [
    ...(ordered_products.every(isPickup)
      ? [`For ${line(name, email, phone)}`]
      : [`To ${line(name, address_1, address_2, zip, city, ...named(country, state))}; ${line(email, phone)}`]),
    ...[...new Set(points)].map((point) => `Picked up at ${point}`),
    ...(address.delivery_instruction ? [`Instruction: ${address.delivery_instruction}`] : []),
  ];
}
