import { type OrdersView, ordersPath, ordersView } from './orders-address';

const ALL: OrdersView = { state: null, paid: null, query: '', page: 1 };
const read = (address: string) => ordersView(new URL(address, 'http://shop').searchParams);

test.each<[string, Partial<OrdersView>]>([
  ['/user/orders', {}],
  ['/user/orders?state=to_pay', { state: 'to_pay' }],
  ['/user/orders?state=cancelled&payment=paid&page=2', { state: 'cancelled', paid: true, page: 2 }],
  ['/user/orders?payment=unpaid&q=9G6T9', { paid: false, query: '9G6T9' }],
])('S183 %s is read and written alike', (address, view) => {
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
])('S183 %s asks for all orders', (search) => {
  expect(read(`/user/orders${search}`)).toEqual(ALL);
});

test('S183 what no code can hold is not searched for: the server would refuse all of it', () => {
  expect(read('/user/orders?q=9G6%00T9').query).toBe('9G6T9');
});

test('S183 what is searched for is trimmed and as long as the call takes it', () => {
  expect(read(`/user/orders?q=+${'x'.repeat(200)}+`).query).toBe('x'.repeat(100));
});
