import { rootReady } from 'shared-kernel/remote/root-ready';
import { rootListens } from './root-listens';

test('resolves when its own root is ready and reports every root to the loader', async () => {
  const heard: string[] = [];
  window.__loader = { begin() {}, fail() {}, ready: (id) => void heard.push(id) };
  const told = jest.fn();
  const both = Promise.all([rootListens('a').then(told), rootListens('b')]);
  rootReady('b');
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  rootReady('a');
  await both;
  expect(heard).toEqual(['b', 'a']);
  delete window.__loader;
});
