import { ShippingType } from '../contract/enums';

/** Destination of a shipping rule: country and state, country and `ALL`, or `ALL` and `ALL` (wire contract §7). */
export interface PlaceScope {
  country: string;
  state: string;
}

const EVERYWHERE = 'ALL';

/**
 * The shipping place of an address, the most specific one first (D31): same country and state, else the country's `ALL`, else
 * `ALL`. The order of the list does not matter.
 * @returns null when the rule does not cover the address: the product cannot be shipped there (S137, S147)
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
export function shippingTypeAt(place: { pickup_point: number } | null, type: number): ShippingType {
  return type === ShippingType.pickup && offersPickup(place) ? ShippingType.pickup : ShippingType.location;
}

/** True when all lines are picked up, so that no address is needed. False without lines. */
export function isAllPickedUp(lines: readonly { shipping_type: number }[]): boolean {
  return lines.length > 0 && lines.every(({ shipping_type: type }) => type === ShippingType.pickup);
}

/** Price of this type of shipping, in the unit of the place's prices. */
export function shippingPrice(place: { price: number; pickup_price: number }, type: number): number {
  return type === ShippingType.pickup ? place.pickup_price : place.price;
}
