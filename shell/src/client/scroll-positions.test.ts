import { emit } from 'shared-kernel/platform/bus';
import { followScrollPositions } from './scroll-positions';

const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
const at = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
const ended = async () => emit('navigation:ended', { url: location.pathname });
/** As single-spa announces a pushed entry. */
function push(path: string, state: object) {
  history.pushState(state, '', path);
  dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpaTrigger: 'pushState' }));
}

beforeAll(() => {
  history.replaceState({ key: 'home' }, '', '/');
  followScrollPositions();
});
beforeEach(() => scrolled.mockClear());

test('a new page starts at the top; going back restores the position', async () => {
  at(640);
  push('/cart', { key: 'cart' });
  await ended();
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  at(120);
  history.replaceState({ key: 'home' }, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  await ended();
  expect(scrolled).toHaveBeenLastCalledWith(0, 640);
  history.replaceState({ key: 'cart' }, '', '/cart');
  dispatchEvent(new PopStateEvent('popstate'));
  await ended();
  expect(scrolled).toHaveBeenLastCalledWith(0, 120);
});

test('a skeleton at the top keeps the scroll position of the page it replaces', async () => {
  history.replaceState({ key: 'list' }, '', '/all');
  dispatchEvent(new PopStateEvent('popstate'));
  await ended();
  at(900);
  emit('navigation:started', { url: '/cart' });
  at(0);
  push('/cart', { key: 'cart 2' });
  await ended();
  at(30);
  history.replaceState({ key: 'list' }, '', '/all');
  dispatchEvent(new PopStateEvent('popstate'));
  await ended();
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
});

test('a page with a fragment scrolls to it', async () => {
  document.body.innerHTML = '<h2 id="reviews"></h2>';
  const into = jest.fn();
  (document.getElementById('reviews') as HTMLElement).scrollIntoView = into;
  push('/thing/product/1#reviews', { key: 'part' });
  await ended();
  expect(into).toHaveBeenCalledTimes(1);
  expect(scrolled).not.toHaveBeenCalled();
});

test('S112 the browser scrolls to a fragment itself; going back restores the position', async () => {
  push('/thing/product/1', { key: 'whole' });
  await ended();
  document.body.innerHTML = '<h2 id="reviews"></h2>';
  at(80);
  scrolled.mockClear();
  history.pushState(null, '', '#reviews');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(scrolled).not.toHaveBeenCalled();
  const { key } = history.state;
  expect(key).toEqual(expect.any(String));
  at(1600);
  history.replaceState({ key: 'whole' }, '', '/thing/product/1');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 80);
  history.replaceState({ key }, '', '#reviews');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 1600);
});

test('filtering keeps the position', async () => {
  push('/search?q=a&page=2', { key: 'filter', keepScroll: true });
  await ended();
  expect(scrolled).not.toHaveBeenCalled();
});

test('leaving the document restores the browser’s scroll handling', () => {
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
});
