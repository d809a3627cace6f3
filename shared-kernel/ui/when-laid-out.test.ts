import { whenLaidOut } from './when-laid-out';

let resized: () => void = () => {};
const ended = jest.fn();
class Observer {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe() {}
  unobserve() {}
  disconnect = ended;
}
const anElement = (visible: () => boolean) => Object.assign(document.createElement('ul'), { checkVisibility: visible });
beforeEach(() => {
  ended.mockClear();
  globalThis.ResizeObserver = Observer as never;
});

test('an element that has its place is looked at at once, and in a browser that cannot say so, too', () => {
  const look = jest.fn();
  whenLaidOut(
    anElement(() => true),
    look,
  );
  whenLaidOut(document.createElement('ul'), look);
  expect(look).toHaveBeenCalledTimes(2);
});

test('S082 an element below a skeleton is looked at once the skeleton is gone, and only once', () => {
  const look = jest.fn();
  let visible = false;
  whenLaidOut(
    anElement(() => visible),
    look,
  );
  resized();
  expect(look).not.toHaveBeenCalled();
  visible = true;
  resized();
  expect(look).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('an element that goes before it is shown is not waited for', () => {
  whenLaidOut(
    anElement(() => false),
    () => {},
  )();
  expect(ended).toHaveBeenCalledTimes(1);
});
