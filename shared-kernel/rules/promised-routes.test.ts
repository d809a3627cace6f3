import { promisedLink } from './promised-routes';

test('links to promised pages need no table of live routes', () => {
  expect(promisedLink('cart')).toBe('/cart');
  expect(promisedLink('order', { id: 12, review: 7 })).toBe('/user/order/12?review=7');
  expect(promisedLink('track-order', { tracking_id: 'AB 1' })).toBe('/track-order?tracking_id=AB%201');
  expect(promisedLink('brand', { main: 'acmé', brand: 3 })).toBe('/acm%C3%A9/brand?brand=3');
});
