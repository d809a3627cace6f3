import { emit } from 'shared-kernel/platform/bus';
import { announcePages } from './announce-pages';

const go = (url: string, html: string, title = `Page ${url}`) => {
  emit('navigation:started', { url });
  history.pushState(null, '', url);
  const slot = document.getElementById('slot') as HTMLElement;
  slot.innerHTML = html;
  emit('navigation:ended', { url });
  document.title = title;
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const region = () => document.querySelector('[aria-live]');
const heading = () => document.querySelector('h1');

beforeAll(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<header><a href="/cart" id="cart">Cart</a><input id="search"></header><main id="slot"></main>';
  announcePages();
});
beforeEach(async () => {
  (document.activeElement as HTMLElement).blur();
  await pass(5000);
});

test('issue 14 a navigation focuses the heading and announces the title once', async () => {
  document.getElementById('cart')?.focus();
  go('/cart', '<h1>Your cart</h1>', 'Your cart | Souk');
  await pass(100);
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveAttribute('tabindex', '-1');
  expect(region()).toHaveTextContent('Your cart | Souk');
  await pass(3000);
  expect(region()).toBeEmptyDOMElement();
});

test('a late or replaced heading gets the focus', async () => {
  go('/late', '<p>...</p>');
  await pass(100);
  expect(document.body).toHaveFocus();
  const slot = document.getElementById('slot') as HTMLElement;
  slot.innerHTML = '<h1>Seen</h1>';
  await pass(100);
  expect(heading()).toHaveFocus();
  slot.innerHTML = '<h1>Whole</h1>';
  await pass(100);
  expect(heading()).toHaveTextContent('Whole');
  expect(heading()).toHaveFocus();
});

test('announces a page with the same title as the previous one', async () => {
  go('/same', '<h1>Same</h1>', document.title);
  await pass(1000);
  expect(region()).toBeEmptyDOMElement();
  await pass(2100);
  expect(region()).toHaveTextContent(document.title);
});

test('a focused link that survives the navigation loses focus to the heading', async () => {
  const link = document.getElementById('cart');
  link?.focus();
  go('/away', '<h1>Away</h1>');
  await pass(100);
  expect(heading()).toHaveFocus();
});

test.each([
  ['a field of the page', '<h1>Code</h1><input id="own">', 'own'],
  ['a note of the page', '<h1>Note</h1><p id="own" tabindex="-1">Read this</p>', 'own'],
  ['a field in which somebody types', '<h1>Results</h1>', 'search'],
])('%s keeps the focus', async (name, html, id) => {
  if (id === 'search') document.getElementById(id)?.focus();
  go(`/${name.replaceAll(' ', '-')}`, html);
  document.getElementById(id)?.focus();
  await pass(100);
  expect(document.getElementById(id)).toHaveFocus();
});

test('filtering the list or jumping to a fragment keeps the focus', async () => {
  go('/list', '<h1>List</h1><button id="filter">Red</button>');
  await pass(3100);
  document.getElementById('filter')?.focus();
  emit('navigation:started', { url: '/list?colour=red' });
  history.pushState(null, '', '/list?colour=red');
  emit('navigation:ended', { url: '/list?colour=red' });
  await pass(3100);
  expect(document.getElementById('filter')).toHaveFocus();
  go('/product#reviews', '<h1>Product</h1><section id="reviews"></section>');
  await pass(3100);
  expect(heading()).not.toHaveFocus();
});

test('does not announce the first page', async () => {
  emit('navigation:ended', { url: location.pathname });
  await pass(3100);
  expect(heading()).not.toHaveFocus();
});
