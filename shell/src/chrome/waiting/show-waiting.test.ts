import { act } from '@testing-library/react';
import { emit } from 'shared-kernel/platform/bus';
import { setRoutes } from 'shared-kernel/platform/routes';
import { showWaiting, type Waiting } from './show-waiting';

let waiting: Waiting;
const skeleton = () => document.querySelector<HTMLElement>('[data-skeleton]');
const catalog = () => document.getElementById('app-mfe-catalog') as HTMLElement;
const started = (url: string) => emit('navigation:started', { url });
const ended = () => act(() => emit('navigation:ended', { url: location.pathname }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Like a remote's page: the URL changes, then the navigation starts. */
function go(url: string) {
  history.pushState(null, '', url);
  started(url);
}
/** A click with the browser's timestamp. */
const press = (timeStamp: number) =>
  dispatchEvent(Object.defineProperty(new MouseEvent('click'), 'timeStamp', { value: timeStamp }));

beforeAll(() => {
  setRoutes([
    { id: 'category', owner: 'mfe-catalog', pattern: '/all/:category' },
    { id: 'product', owner: 'mfe-catalog', pattern: '/:main/product/:id?' },
    { id: 'cart', owner: 'mfe-cart-checkout', pattern: '/cart', personal: true },
    { id: 'page', owner: 'mfe-content', pattern: '/page/:slug' },
  ]);
  Object.assign(window, { scrollTo: jest.fn() });
  history.replaceState(null, '', '/all/shoes');
  document.body.innerHTML = '<main id="slot"><div id="app-mfe-catalog"></div></main>';
  jest.useFakeTimers();
  waiting = showWaiting({ language: 'en' });
  // skeletons are rendered while the browser is idle
  act(() => jest.advanceTimersByTime(30_000));
});
beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/all/shoes');
  catalog().innerHTML = '<h1>Shoes</h1><a href="/red-shoe/product/7"><img><h3>Red shoe</h3></a>';
  const picture = catalog().querySelector('img') as HTMLImageElement;
  Object.defineProperty(picture, 'currentSrc', { value: 'https://shop.test/red.webp' });
  ended();
});
afterEach(() => jest.useRealTimers());

test('D11 a page that arrives within 200 ms shows no skeleton', async () => {
  go('/red-shoe/product/7');
  await pass(200);
  ended();
  await pass(1000);
  expect(skeleton()).toBeNull();
});

test('a product whose code is missing shows its tile’s content and hides the old screen until it ends', async () => {
  go('/red-shoe/product/7');
  await pass(199);
  expect(skeleton()).toBeNull();
  await pass(41);
  expect(skeleton()).toHaveAttribute('data-skeleton', 'product');
  expect(skeleton()?.querySelector('h1')).toHaveTextContent('Red shoe');
  expect(skeleton()?.querySelector('img')).toHaveAttribute('src', 'https://shop.test/red.webp');
  expect(skeleton()).toHaveTextContent('loading');
  expect(catalog()).not.toBeVisible();
  ended();
  expect(skeleton()).toBeNull();
  expect(catalog()).toBeVisible();
});

test.each([
  ['/all/hats', 'tiles'],
  ['/blue-shoe/product/8', 'product'],
  ['/cart', 'rows'],
  ['/page/faq', 'text'],
])('%s shows the %s skeleton', async (url, shape) => {
  go(url);
  await pass(240);
  expect(skeleton()).toHaveAttribute('data-skeleton', shape);
  expect(skeleton()?.querySelector('h1')).toBeNull();
  ended();
  await pass(100);
  expect(skeleton()).toBeNull();
});

test('the skeleton stays until the next remote has rendered something', async () => {
  go('/cart');
  await pass(240);
  const cart = document.createElement('div');
  cart.id = 'app-mfe-cart-checkout';
  document.getElementById('slot')?.append(cart);
  ended();
  expect(skeleton()).not.toBeNull();
  cart.innerHTML = '<h1>Cart</h1>';
  await act(async () => {});
  expect(skeleton()).toBeNull();
  cart.remove();
});

test('D11 the URL changes once the skeleton is painted, 200 ms counted from the press', async () => {
  // the phone was busy: the handler runs 150 ms after the click
  press(performance.now() - 150);
  started('/cart');
  let shown = false;
  void waiting.shown().then(() => (shown = true));
  await pass(49);
  expect(skeleton()).toBeNull();
  await pass(1);
  expect(skeleton()).toHaveAttribute('data-skeleton', 'rows');
  expect(location.pathname).toBe('/all/shoes');
  expect(shown).toBe(false);
  await pass(50);
  expect(shown).toBe(true);
  ended();
});

test.each([
  ['a quick device', 0, 240],
  ['a phone, which takes 20 ms to render them all', 4, 140],
])('%s shows a list skeleton although the remote loads in time', async (_, ms, shownAfter) => {
  // all shapes are rendered while the browser is idle
  const now = performance.now.bind(performance);
  let busy = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    busy += ms;
    return now() + busy;
  });
  showWaiting({ language: 'en' });
  await pass(30_000);
  clock.mockRestore();
  await pass(1000);
  go('/all/hats');
  await pass(shownAfter - 1);
  expect(skeleton()).toBeNull();
  await pass(1);
  expect(skeleton()).toHaveAttribute('data-skeleton', 'tiles');
  ended();
  history.replaceState(null, '', '/all/shoes');
  ended();

  // rendering the list alone takes longer than that on a slow device
  press(performance.now() - 1);
  go('/all/hats');
  expect(skeleton() !== null).toBe(ms > 0);
  ended();
  history.replaceState(null, '', '/all/shoes');
  ended();
  press(Number.NEGATIVE_INFINITY);

  // title and picture of a product are known: the page itself would show them at once
  go('/red-shoe/product/7');
  expect(skeleton() !== null).toBe(ms > 0);
  ended();
});

test('filtering the list shows no skeleton', async () => {
  go('/all/shoes?brand=3');
  await pass(1000);
  expect(skeleton()).toBeNull();
});

test('going back to another remote shows a skeleton while its code loads', async () => {
  history.replaceState(null, '', '/cart');
  dispatchEvent(new PopStateEvent('popstate'));
  await pass(240);
  expect(skeleton()).toHaveAttribute('data-skeleton', 'rows');
  ended();
  await pass(100);
});
