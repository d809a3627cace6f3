import { waitFor } from '@testing-library/react';
import { emit } from 'shared-kernel/platform/bus';
import type { Lifecycles } from 'shared-kernel/remote/definition';
import type { Boot } from '../boot';
import type { Navigation } from './navigation';
import { warmLinks } from './warm-links';

const boot = { active: 'mfe-catalog', remotes: [] } as unknown as Boot;
const navigation: Navigation = {
  decide: (to) => ({ how: 'within', url: to, owner: to.pathname === '/cart' ? 'mfe-cart-checkout' : 'mfe-catalog' }),
  go: () => true,
  stop: () => {},
};
const warmed: string[] = [];
const lifecycles = {
  warm: async (href: string, what: string) => void warmed.push(`${new URL(href).pathname} ${what}`),
} as unknown as Lifecycles;

let runWhenIdle: (() => void) | undefined;
const idle = jest.fn((run: () => void, _options: { timeout: number }) => {
  runWhenIdle = run;
  return 1;
});
let reportSight: (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void = () => {};
const observed = new Set<Element>();
Object.assign(window, {
  requestIdleCallback: idle,
  IntersectionObserver: class {
    constructor(callback: typeof reportSight) {
      reportSight = callback;
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
  },
});
warmLinks(boot, navigation, async () => lifecycles);

beforeEach(() => {
  warmed.length = 0;
  document.body.innerHTML =
    '<main><a href="/brands">b</a><a href="/cart">c</a><a href="https://elsewhere.test/">e</a></main>';
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('S059 preloads visible links when idle, after 2000 ms at the latest', async () => {
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  runWhenIdle?.();
  const [brands, ...others] = observed;
  reportSight([brands, ...others].flatMap((target) => (target ? [{ target, isIntersecting: true }] : [])));
  await waitFor(() => expect(warmed).toHaveLength(1));
  await settled();
  // only the code, of the remote that is already loaded
  expect(warmed).toEqual(['/brands chunk']);
  expect(observed.size).toBe(0);
});

test('S059 also scans a page opened later', () => {
  idle.mockClear();
  emit('navigation:ended', { url: '/brands' });
  expect(idle).toHaveBeenCalledTimes(1);
});

test('pressing a link preloads its data after the next frame', async () => {
  const link = document.querySelector<HTMLElement>('a[href="/cart"]');
  let atFrame: string[] | undefined;
  requestAnimationFrame(() => (atFrame = [...warmed]));
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  // the focus caused by a click requests nothing again
  link?.focus();
  await waitFor(() => expect(warmed).toHaveLength(1));
  await settled();
  expect(atFrame).toEqual([]);
  expect(warmed).toEqual(['/cart all']);
});
