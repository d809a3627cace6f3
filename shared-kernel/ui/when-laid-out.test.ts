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

test('reports a laid-out element at once, also in browsers without checkVisibility', () => {
  const look = jest.fn();
  whenLaidOut(
    anElement(() => true),
    look,
  );
  whenLaidOut(document.createElement('ul'), look);
  expect(look).toHaveBeenCalledTimes(2);
});

test('S082 reports an element below a skeleton once the skeleton is gone', () => {
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

test('stops waiting for an element that is removed before it is shown', () => {
  whenLaidOut(
    anElement(() => false),
    () => {},
  )();
  expect(ended).toHaveBeenCalledTimes(1);
});
