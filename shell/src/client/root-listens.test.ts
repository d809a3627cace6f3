import { rootReady } from 'shared-kernel/remote/root-ready';
import { rootListens } from './root-listens';

test('resolves when its own root is ready and reports every root to the loader', async () => {
  const reported: string[] = [];
  window.__loader = { begin() {}, fail() {}, ready: (id) => void reported.push(id) };
  const resolved = jest.fn();
  const both = Promise.all([rootListens('a').then(resolved), rootListens('b')]);
  rootReady('b');
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  rootReady('a');
  await both;
  expect(reported).toEqual(['b', 'a']);
  delete window.__loader;
});
