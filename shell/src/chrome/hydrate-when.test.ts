import { HYDRATE_WHEN } from './hydrate-when';

let show = () => {};
const stop = jest.fn();
class Sight {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    show = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect = stop;
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Sight }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  show = () => {};
});

/** An island with a button; its slot has not hydrated. */
function island(id: keyof typeof HYDRATE_WHEN, prepare: (element: HTMLElement) => void = () => {}) {
  const element = document.body.appendChild(document.createElement('div'));
  const button = element.appendChild(document.createElement('button'));
  prepare(element);
  let slotListens = () => {};
  const slot = new Promise<void>((resolve) => (slotListens = resolve));
  const begin = jest.fn();
  HYDRATE_WHEN[id](element, begin, slot);
  const listens = async () => {
    slotListens();
    await slot;
  };
  return { begin, button, listens };
}
const press = (button: HTMLElement) => button.dispatchEvent(new Event('pointerdown', { bubbles: true }));

test('toasts hydrate at once', () => {
  expect(island('toasts').begin).toHaveBeenCalledTimes(1);
});

test('the header hydrates after the slot', async () => {
  const { begin, listens } = island('header');
  expect(begin).not.toHaveBeenCalled();
  await listens();
  expect(begin).toHaveBeenCalled();
});

test('S077 the header does not wait for a slot that hangs', () => {
  const { begin } = island('header');
  jest.advanceTimersByTime(1499);
  expect(begin).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalled();
});

test('on a page without first-tap controls the header does not wait', () => {
  const element = document.createElement('div');
  const begin = jest.fn();
  HYDRATE_WHEN.header(element, begin, new Promise(() => {}), true);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('the footer hydrates when visible, once the slot is hydrated', async () => {
  const { begin, listens } = island('footer');
  jest.advanceTimersByTime(60_000);
  show();
  expect(begin).not.toHaveBeenCalled();
  await listens();
  expect(begin).not.toHaveBeenCalled();
  show();
  expect(begin).toHaveBeenCalledTimes(1);
});

test.each(['header', 'footer'] as const)('touching the %s hydrates it first', (id) => {
  const touched = island(id);
  press(touched.button);
  expect(touched.begin).toHaveBeenCalledTimes(1);
  // marked by the inline loader before the shell's script ran
  expect(island(id, (element) => element.setAttribute('data-touched', '')).begin).toHaveBeenCalledTimes(1);
  expect(island(id, (element) => element.querySelector('button')?.focus()).begin).toHaveBeenCalledTimes(1);
});
