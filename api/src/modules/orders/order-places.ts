import { ShippingType } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderedProduct } from 'shared-kernel/contract/orders';

/** What of an order says where it goes. */
interface Placed {
  address: Pick<OrderDetail['address'], 'company' | 'address_1' | 'address_2' | 'zip' | 'city' | 'country' | 'state'>;
  ordered_products: readonly Pick<OrderedProduct, 'shipping_type' | 'shipping_place'>[];
}

import { countriesPhones } from '../site/countries';

/** An address line by line; parts of one line go together. */
export type PlaceLines = readonly (readonly string[])[];

export interface OrderPlaces {
  /** address of what is sent, without name and phone; null: nothing is sent */
  sent: PlaceLines | null;
  /** where things are picked up, each once, with its phone */
  points: readonly PlaceLines[];
}

/** Where the lines of an order go, countries and states by their names in a language. */
export function orderPlaces({ address, ordered_products }: Placed, language: LanguageCode): OrderPlaces {
  const { countries } = countriesPhones(language);
  const region = (country: string, state: string) => [
    [countries[country]?.states[state]?.name ?? state],
    [countries[country]?.name ?? country],
  ];
  const isPickup = ({ shipping_type }: Placed['ordered_products'][number]) => shipping_type === ShippingType.pickup;
  const { company, address_1, address_2, zip, city, country, state } = address;
  const points = new Map<string, PlaceLines>();
  for (const { shipping_place: place } of ordered_products.filter(isPickup)) {
    if (!place) continue;
    const point = filled([
      [place.pickup_address_line_1],
      [place.pickup_address_line_2],
      [place.pickup_zip, place.pickup_city],
      ...region(place.pickup_country ?? '', place.pickup_state ?? ''),
      [place.pickup_phone],
    ]);
    points.set(point.join(), point);
  }
  const sent = [[company], [address_1], [address_2], [zip, city], ...region(country, state)];
  return { sent: ordered_products.every(isPickup) ? null : filled(sent), points: [...points.values()] };
}

function filled(lines: readonly (readonly (string | null | undefined)[])[]): PlaceLines {
  return lines
    .map((parts) => parts.filter((part): part is string => Boolean(part)))
    .filter((parts) => parts.length > 0);
}
