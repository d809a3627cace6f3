import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { init } from '@module-federation/enhanced/runtime';
import type { RemoteRecord, ShellRecord } from '../../../../souk-remote/contract/fits.mjs';
import { type Releases, startReleases } from '../releases/start-releases';
import { answering, container, putFiles, putReleases, putVersion } from '../testing/fake-remotes';
import { until } from '../testing/until';
import { openStore } from './artifact-store';

init({ name: 'shell', remotes: [] });

const REMOTE = 'mfe-catalog';
const BUS = 'shared-kernel/platform/bus';
/** ms; more than any machine needs for local files */
const PATIENT = 20_000;
const both = <T>(shared: T) => ({ browser: { shared }, server: { shared } });
const usage = { routes: {}, calls: {}, links: {}, events: { sends: {}, hears: {} } };
const shell: ShellRecord = {
  format: 1,
  part: 'shell',
  version: '1.0.0',
  offers: both({ [BUS]: { version: '1.0.0', names: { emit: true as const } } }),
  texts: [],
  ...usage,
};
const remote = (version: string, name: string, range = '^1.0.0'): RemoteRecord => ({
  format: 1,
  part: REMOTE,
  version,
  takes: both({ [BUS]: { range, names: { [name]: `${REMOTE}/src/say` } } }),
  texts: {},
  ...usage,
});

let folder: string;
let releases: Releases;
const logged: string[] = [];
const executed = () => vm.runInThisContext('globalThis.unfit') as string;
/** A version whose container sets a global when it runs. */
function put(version: string, record?: string) {
  const code = `globalThis.unfit = ${JSON.stringify(version)};${container(answering({}))}`;
  const store = path.join(folder, 'store');
  const stable = putVersion(store, REMOTE, version, code);
  if (record === undefined) return stable;
  const { files } = putFiles(store, REMOTE, version, { 'record.json': record });
  return { ...stable, files: { ...stable.files, ...files } };
}
const announce = (stable: ReturnType<typeof putVersion>) =>
  putReleases(path.join(folder, 'releases.json'), { [REMOTE]: stable });
const live = () => releases.live.current().releases[REMOTE]?.version;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-contract-'));
  logged.length = 0;
  announce(put('1.0.0', JSON.stringify(remote('1.0.0', 'emit'))));
  releases = await startReleases({
    file: path.join(folder, 'releases.json'),
    store: openStore(path.join(folder, 'store'), PATIENT),
    stateDir: path.join(folder, 'state'),
    loadMs: PATIENT,
    evaluateMs: PATIENT,
    record: shell,
    onSwitch() {},
    onCalls() {},
    warn: (message) => void logged.push(message),
  });
  await until('1.0.0 is loaded', () => releases.live.evaluated);
});
afterEach(async () => {
  await releases.stop();
  fs.rmSync(folder, { recursive: true });
});

test('R2 a compatible version is evaluated and goes live', async () => {
  expect([executed(), live(), logged]).toEqual(['1.0.0', '1.0.0', []]);
});

test.each<[string, string, string | undefined, string]>([
  [
    'uses an export that this shell lacks',
    '1.1.0',
    JSON.stringify(remote('1.1.0', 'emitLater')),
    `it does not fit: ${REMOTE}/src/say uses 'emitLater' of ${BUS}, which shell 1.0.0 does not have.`,
  ],
  [
    'requires a range that excludes this shell',
    '1.2.0',
    JSON.stringify(remote('1.2.0', 'emit', '^2.0.0')),
    `it does not fit: ${REMOTE} 1.2.0 needs ${BUS} ^2.0.0, but shell 1.0.0 has 1.0.0.`,
  ],
  ['has no record', '1.3.0', undefined, `${REMOTE} 1.3.0: record.json is not in the manifest`],
  [
    'has the record of another version',
    '1.4.0',
    JSON.stringify(remote('1.0.0', 'emit')),
    'is not that of this version',
  ],
  ['has a record that is not JSON', '1.5.0', '<p>', 'is not that of this version'],
  [
    'has a record that cannot be read',
    '1.6.0',
    JSON.stringify({ format: 1, part: REMOTE, version: '1.6.0' }),
    "has a record without a readable 'takes.browser'",
  ],
])('R2 a version that %s is not evaluated, and the previous one stays live', async (_, version, record, reason) => {
  announce(put(version, record));
  await until('it is refused', () => logged.some((line) => line.includes('stays live')));
  expect(logged[0]).toContain(`load ${REMOTE}: `);
  expect(logged[0]).toContain(reason);
  expect(logged.at(-1)).toBe(`${REMOTE} ${version} cannot be loaded: 1.0.0 stays live; it is tried again`);
  expect([executed(), live()]).toEqual(['1.0.0', '1.0.0']);
});

test('R2 rejects a record whose bytes were not released', async () => {
  const stable = put('1.7.0', JSON.stringify(remote('1.7.0', 'emitLater')));
  fs.writeFileSync(path.join(folder, 'store', REMOTE, '1.7.0/record.json'), JSON.stringify(remote('1.7.0', 'emit')));
  announce(stable);
  await until('it is refused', () => logged.some((line) => line.includes('stays live')));
  expect(logged[0]).toContain('record.json has other bytes than released');
  expect(executed()).toBe('1.0.0');
});
