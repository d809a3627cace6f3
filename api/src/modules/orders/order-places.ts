import { ShippingType } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';
import { isAllPickedUp } from 'shared-kernel/rules/shipping-place';
import { writtenAddress } from '../site/written-address';

/** The parts of an order that tell where it goes. */
interface Placed {
  address: Pick<OrderDetail['address'], 'company' | 'address_1' | 'address_2' | 'zip' | 'city' | 'country' | 'state'>;
  ordered_products: readonly Pick<OrderedProduct, 'shipping_type' | 'shipping_place'>[];
}

/** An address, one entry per line. */
export type PlaceLines = readonly string[];

export interface OrderPlaces {
  /** shipping address, without name and phone; null: nothing is shipped */
  sent: PlaceLines | null;
  /** pickup points, each once, with its phone number */
  points: readonly PlaceLines[];
}

/** Where the lines of an order go, in each country's address format, with names of countries and states in the given language. */
export function orderPlaces({ address, ordered_products }: Placed, language: LanguageCode): OrderPlaces {
  const isPickup = ({ shipping_type }: Placed['ordered_products'][number]) => shipping_type === ShippingType.pickup;
  const points = new Map<string, PlaceLines>();
  for (const { shipping_place: place } of ordered_products.filter(isPickup)) {
    if (!place) continue;
    const lines = writtenAddress(
      {
        address_1: place.pickup_address_line_1,
        address_2: place.pickup_address_line_2,
        zip: place.pickup_zip,
        city: place.pickup_city,
        state: place.pickup_state,
        country: place.pickup_country,
      },
      language,
    );
    const point = filled([...lines, place.pickup_phone]);
    points.set(point.join(), point);
  }
  const sent = filled([address.company, ...writtenAddress(address, language)]);
  return { sent: isAllPickedUp(ordered_products) ? null : sent, points: [...points.values()] };
}

const filled = (lines: readonly (string | null | undefined)[]): PlaceLines =>
  lines.filter((line): line is string => Boolean(line));
