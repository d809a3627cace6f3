import { ShippingType } from '../contract/enums';

/** Where a rule ships to: country and state, country and `ALL`, or `ALL` and `ALL` (wire contract §7). */
export interface PlaceScope {
  country: string;
  state: string;
}

const EVERYWHERE = 'ALL';

/**
 * The shipping place of an address, the most exact one first (D31): same country and state, else the country's `ALL`,
 * else `ALL`. The order of the list does not matter.
 * @returns null when nothing of the rule reaches the address: the product cannot be shipped there (S137, S147)
 */
export function pickShippingPlace<Place extends PlaceScope>(
  places: readonly Place[],
  address: PlaceScope,
): Place | null {
  const at = (country: string, state: string) =>
    places.find((place) => place.country === country && place.state === state);
  return at(address.country, address.state) ?? at(address.country, EVERYWHERE) ?? at(EVERYWHERE, EVERYWHERE) ?? null;
}

/** True when parcels can be collected at this place. */
export function offersPickup(place: { pickup_point: number } | null): boolean {
  return place?.pickup_point === 1;
}

/** The wanted type if the place offers it, else delivery (S149). */
export function shippingTypeAt(place: { pickup_point: number } | null, wanted: number): ShippingType {
  return wanted === ShippingType.pickup && offersPickup(place) ? ShippingType.pickup : ShippingType.location;
}

/** True when nothing of these lines is sent: nobody needs to be told an address. False of no lines. */
export function isAllPickedUp(lines: readonly { shipping_type: number }[]): boolean {
  return lines.length > 0 && lines.every(({ shipping_type: type }) => type === ShippingType.pickup);
}

/** What this way of shipping costs, in the unit of the place's prices. */
export function shippingPrice(place: { price: number; pickup_price: number }, type: number): number {
  return type === ShippingType.pickup ? place.pickup_price : place.price;
}
