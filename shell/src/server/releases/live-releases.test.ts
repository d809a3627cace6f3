import type { RemoteId } from 'shared-kernel/rules/routes';
import { LiveReleases } from './live-releases';
import { parseReleases, type Release, type ReleaseSet, releasesOf, sameRelease } from './release-set';

const HASH = `sha384-${'A'.repeat(64)}`;
const FILES = { 'server/remoteEntry.js': HASH, 'browser/remoteEntry.0a1b2c3d4e5f.js': HASH, 'assets.json': HASH };
type Versions = Partial<Record<RemoteId, string>>;
const file = (versions: Versions, withdrawn: RemoteId[] = []) =>
  JSON.stringify({
    remotes: {
      ...Object.fromEntries(
        Object.entries(versions).map(([id, version]) => [id, { stable: { version, files: FILES, routes: {} } }]),
      ),
      ...Object.fromEntries(withdrawn.map((id) => [id, { withdrawn: { at: 'now' } }])),
    },
  });

/** A loader whose loads the test finishes. */
function aLoader() {
  const waiting = new Map<string, (loaded: boolean) => void>();
  const loaded = new Set<string>();
  const failed = new Set<string>();
  const key = ({ remote, version }: Release) => `${remote} ${version}`;
  let retained: string[] = [];
  return {
    retained: () => retained.sort(),
    /** Finishes the load of a version. */
    async end(version: string, how: 'loaded' | 'failed' = 'loaded') {
      waiting.get(version)?.(how === 'loaded');
      waiting.delete(version);
      await new Promise((resolve) => setImmediate(resolve));
    },
    isLoaded: (release: Release) => loaded.has(key(release)),
    hasFailed: (release: Release) => failed.has(key(release)),
    retain(releases: Iterable<Release>) {
      retained = [...new Set([...releases].map(key))];
    },
    async evaluate(release: Release) {
      const name = key(release);
      if (loaded.has(name)) return true;
      const good = await new Promise<boolean>((resolve) => waiting.set(name, resolve));
      (good ? loaded : failed).add(name);
      if (good) failed.delete(name);
      return good;
    },
  };
}

function start(kept: ReleaseSet | null = null) {
  const loader = aLoader();
  const broken: string[] = [];
  const good: ReleaseSet[] = [];
  const live = new LiveReleases(
    {
      loader,
      evaluateMs: 1,
      onSwitch: () => {},
      onUnfit: ({ message }) => broken.push(message),
      onGood: (set) => good.push(set),
      onBroken: ({ remote, version }, instead) => broken.push(`${remote} ${version}: ${instead?.version ?? 'nothing'}`),
    },
    kept,
  );
  return { live, loader, broken, good };
}
const versions = (set: ReleaseSet) => releasesOf(set).map(({ remote, version }) => `${remote} ${version}`);

async function running() {
  const parts = start();
  void parts.live.take(file({ 'mfe-catalog': '1', 'mfe-content': '1' }));
  await parts.loader.end('mfe-catalog 1');
  await parts.loader.end('mfe-content 1');
  return parts;
}

test('O4 the first set goes live once every version has loaded or failed', async () => {
  const { live, loader } = start();
  void live.take(file({ 'mfe-catalog': '1', 'mfe-content': '1' }));
  expect([live.evaluated, live.rendering()]).toEqual([false, []]);
  await loader.end('mfe-catalog 1');
  expect([live.evaluated, live.rendering()]).toEqual([false, ['mfe-catalog']]);
  await loader.end('mfe-content 1', 'failed');
  expect([live.evaluated, live.degraded()]).toEqual([true, ['mfe-content']]);
});

test('R3 a set goes live as a whole once its last version is loaded', async () => {
  const { live, loader } = await running();
  void live.take(file({ 'mfe-catalog': '2', 'mfe-content': '2' }));
  await loader.end('mfe-catalog 2');
  expect(versions(live.current())).toEqual(['mfe-catalog 1', 'mfe-content 1']);
  await loader.end('mfe-content 2');
  expect(versions(live.current())).toEqual(['mfe-catalog 2', 'mfe-content 2']);
  expect(live.evaluated).toBe(true);
});

test('R8 a withdrawal does not wait for a load', async () => {
  const { live, loader } = await running();
  void live.take(file({ 'mfe-catalog': '2' }, ['mfe-content']));
  expect(versions(live.current())).toEqual(['mfe-catalog 1']);
  await loader.end('mfe-catalog 2');
  expect(versions(live.current())).toEqual(['mfe-catalog 2']);
});

test('R8 a withdrawal survives the load of another set', async () => {
  const { live, loader } = await running();
  void live.take(file({ 'mfe-catalog': '2', 'mfe-content': '2' }));
  void live.take(file({ 'mfe-catalog': '1' }, ['mfe-content']));
  expect(versions(live.current())).toEqual(['mfe-catalog 1']);
  await loader.end('mfe-catalog 2');
  await loader.end('mfe-content 2');
  expect(versions(live.current())).toEqual(['mfe-catalog 1']);
});

test('R8 a broken version keeps the previous one in a separate set, reported once', async () => {
  const { live, loader, broken, good } = await running();
  void live.take(file({ 'mfe-catalog': '2', 'mfe-content': '2' }));
  await loader.end('mfe-catalog 2');
  await loader.end('mfe-content 2', 'failed');
  const mixed = live.current();
  expect(versions(mixed)).toEqual(['mfe-catalog 2', 'mfe-content 1']);
  expect(mixed.name).toBe(parseReleases(file({ 'mfe-catalog': '2', 'mfe-content': '1' })).name);
  expect(good.map(versions).at(-1)).toEqual(['mfe-catalog 2', 'mfe-content 1']);
  void live.retry();
  await loader.end('mfe-content 2', 'failed');
  expect([live.degraded(), broken]).toEqual([['mfe-content'], ['mfe-content 2: 1']]);
  void live.retry();
  await loader.end('mfe-content 2');
  expect([live.degraded(), versions(live.current())]).toEqual([[], ['mfe-catalog 2', 'mfe-content 2']]);
});

test('R8 rolling back a broken version ends the degradation', async () => {
  const { live, loader } = await running();
  void live.take(file({ 'mfe-catalog': '1', 'mfe-content': '2' }));
  await loader.end('mfe-content 2', 'failed');
  await live.take(file({ 'mfe-catalog': '1', 'mfe-content': '1' }));
  expect([live.degraded(), versions(live.current())]).toEqual([[], ['mfe-catalog 1', 'mfe-content 1']]);
});

test('R3 versions stay loaded until their last page is done', async () => {
  const { live, loader } = await running();
  let end = () => {};
  const before = live.current();
  const page = () => live.hold(before, () => new Promise<void>((resolve) => (end = resolve)));
  const first = page();
  const endFirst = end;
  const second = page();
  void live.take(file({ 'mfe-catalog': '2', 'mfe-content': '1' }));
  await loader.end('mfe-catalog 2');
  const both = ['mfe-catalog 1', 'mfe-catalog 2', 'mfe-content 1'];
  expect(loader.retained()).toEqual(both);
  endFirst();
  await first;
  expect(loader.retained()).toEqual(both);
  end();
  await second;
  expect(loader.retained()).toEqual(['mfe-catalog 2', 'mfe-content 1']);
});

test('R8 rejects a file without a remote of the stored set at start', () => {
  const { live } = start(parseReleases(file({ 'mfe-catalog': '1', 'mfe-content': '1' })));
  expect(() => live.take(file({ 'mfe-catalog': '2' }))).toThrow('mfe-content missing without being withdrawn');
});

test('R3 the same version with different bytes is another release', () => {
  const set = (hash: string) => parseReleases(file({ 'mfe-catalog': '1' }).replaceAll(HASH, hash));
  const [a, b] = [set(HASH), set(`sha384-${'B'.repeat(64)}`)];
  expect(a.name).not.toBe(b.name);
  expect(sameRelease(releasesOf(a)[0] as Release, releasesOf(b)[0] as Release)).toBe(false);
});
