import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { Boot } from '../boot';
import { createNavigation } from './navigation';

const boot = {
  language: 'en',
  remotes: [{ id: 'mfe-catalog' }, { id: 'mfe-cart-checkout' }, { id: 'mfe-content' }],
} as unknown as Boot;

/** Loads that the test finishes one by one, by owner. */
function start() {
  const ends = new Map<string, () => void>();
  const load = (owner: string) =>
    new Promise<Lifecycles>((resolve) => {
      ends.set(owner, () => resolve({ warm: async () => {} } as unknown as Lifecycles));
    });
  let paint = () => {};
  const shown = () => new Promise<void>((resolve) => (paint = resolve));
  const navigation = createNavigation(boot, load, { shown });
  const go = (path: string) => navigation.go(new URL(path, location.href));
  const end = async (owner: string) => {
    ends.get(owner)?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  const paintSkeleton = async () => {
    paint();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { navigation, go, end, paintSkeleton };
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

test('the URL changes once the next remote is ready', async () => {
  const { go, end } = start();
  expect(go('/cart')).toBe(true);
  await jest.advanceTimersByTimeAsync(1999);
  expect(location.pathname).toBe('/');
  await end('mfe-cart-checkout');
  expect(location.pathname).toBe('/cart');
});

test('D11 the URL changes once the skeleton of a slow remote is painted', async () => {
  const { go, paintSkeleton } = start();
  go('/cart');
  await jest.advanceTimersByTimeAsync(0);
  expect(location.pathname).toBe('/');
  await paintSkeleton();
  expect(location.pathname).toBe('/cart');
});

test('the last of two clicks wins, whichever remote is ready first', async () => {
  const { go, end } = start();
  const entries = history.length;
  go('/cart');
  go('/page/faq');
  await end('mfe-content');
  expect(location.pathname).toBe('/page/faq');
  await end('mfe-cart-checkout');
  await jest.advanceTimersByTimeAsync(2000);
  expect(location.pathname).toBe('/page/faq');
  expect(history.length).toBe(entries + 1);
});

test('a link within the remote beats an earlier one to another remote', async () => {
  const { go, end } = start();
  go('/cart');
  go('/brands');
  expect(location.pathname).toBe('/brands');
  await end('mfe-cart-checkout');
  expect(location.pathname).toBe('/brands');
});

test('after stopping, every page loads as a document', () => {
  const { navigation } = start();
  const to = new URL('/cart', location.href);
  expect(navigation.decide(to).how).toBe('within');
  navigation.stop();
  expect(navigation.decide(to).how).toBe('document');
});
