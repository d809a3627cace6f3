import type { BootRemote } from '../boot';
import { loadContainer } from './load-container';

const remote: BootRemote = {
  id: 'mfe-catalog',
  version: '1.0.0',
  container: 'mfe_catalog_1_0_0',
  entry: '/remotes/mfe-catalog/remoteEntry.0a1b2c3d4e5f.js',
  integrity: 'sha384-x',
};
const scripts = () => [...document.head.querySelectorAll('script')];
afterEach(() => {
  for (const script of scripts()) script.remove();
});

test('S2 rejects a remote without a hash before fetching', async () => {
  await expect(loadContainer({ ...remote, integrity: '' })).rejects.toThrow('has no hash');
  expect(scripts()).toEqual([]);
});

test('S2 fetches a remote’s entry with its hash', async () => {
  const loading = loadContainer(remote);
  expect(scripts().map(({ integrity, src }) => [integrity, new URL(src).pathname])).toEqual([
    ['sha384-x', remote.entry],
  ]);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('cannot be loaded');
});

test('S077 waits for an entry script in the document and requests it again if it fails', async () => {
  const script = document.createElement('script');
  script.setAttribute('src', remote.entry);
  document.head.append(script);
  const loading = loadContainer(remote);
  expect(scripts()).toEqual([script]);
  script.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  const [, again] = scripts();
  expect(again?.integrity).toBe('sha384-x');
  again?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('defines no mfe_catalog_1_0_0');
  expect(scripts()).toEqual([script]);
});
