import { type OrdersView, ordersPath, ordersView } from './orders-address';

const ALL: OrdersView = { state: null, paid: null, query: '', page: 1 };
const read = (address: string) => ordersView(new URL(address, 'http://shop').searchParams);

test.each<[string, Partial<OrdersView>]>([
  ['/user/orders', {}],
  ['/user/orders?state=to_pay', { state: 'to_pay' }],
  ['/user/orders?state=cancelled&payment=paid&page=2', { state: 'cancelled', paid: true, page: 2 }],
  ['/user/orders?payment=unpaid&q=9G6T9', { paid: false, query: '9G6T9' }],
])('S183 %s parses and serialises to the same query', (address, view) => {
  expect(read(address)).toEqual({ ...ALL, ...view });
  expect(ordersPath(view)).toBe(address);
});

test.each([
  '?state=lost',
  '?payment=1',
  '?q=%20%20',
  '?page=-3',
  '?page=two',
  '?page=1e400',
  '?state=to_pay%00',
  '?q=%00',
])('S183 %s requests all orders', (search) => {
  expect(read(`/user/orders${search}`)).toEqual(ALL);
});

test('S183 drops search characters that no code contains, which the server would reject', () => {
  expect(read('/user/orders?q=9G6%00T9').query).toBe('9G6T9');
});

test('S183 trims the search text and cuts it to the length that the API accepts', () => {
  expect(read(`/user/orders?q=+${'x'.repeat(200)}+`).query).toBe('x'.repeat(100));
});
