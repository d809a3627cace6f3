import { ShippingType } from '../contract/enums';
import { pickShippingPlace, shippingPrice, shippingTypeAt } from './shipping-place';

const places = [
  { id: 1, country: 'ALL', state: 'ALL' },
  { id: 2, country: 'US', state: 'ALL' },
  { id: 3, country: 'US', state: 'CA' },
  { id: 4, country: 'FR', state: 'IDF' },
];

test.each([
  ['US', 'CA', 3],
  ['US', 'NY', 2],
  ['DE', 'BE', 1],
  ['FR', 'BRE', 1],
  ['FR', 'IDF', 4],
])('D31 an address in %s %s ships by place %p in any list order', (country, state, id) => {
  expect(pickShippingPlace(places, { country, state })?.id).toBe(id);
  expect(pickShippingPlace(places.toReversed(), { country, state })?.id).toBe(id);
});

test('S137 S147 an address outside all places cannot be shipped to', () => {
  expect(pickShippingPlace(places.slice(1), { country: 'DE', state: 'BE' })).toBeNull();
  expect(pickShippingPlace([], { country: 'US', state: 'CA' })).toBeNull();
});

test('S149 pickup applies only where it is offered', () => {
  expect(shippingTypeAt({ pickup_point: 1 }, 2)).toBe(ShippingType.pickup);
  expect(shippingTypeAt({ pickup_point: 2 }, 2)).toBe(ShippingType.location);
  expect(shippingTypeAt(null, 2)).toBe(ShippingType.location);
  expect(shippingTypeAt({ pickup_point: 1 }, 7)).toBe(ShippingType.location);
});

test('S149 delivery and pickup have separate prices', () => {
  const place = { price: 500, pickup_price: 100 };
  expect(shippingPrice(place, ShippingType.location)).toBe(500);
  expect(shippingPrice(place, ShippingType.pickup)).toBe(100);
});
