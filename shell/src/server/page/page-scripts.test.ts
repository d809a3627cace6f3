import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseReleases, type Release } from '../releases/release-set';
import { entryOf, putVersion } from '../testing/fake-remotes';
import { bootRemotes, remoteScripts } from './page-scripts';

const store = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-scripts-'));
afterAll(() => fs.rmSync(store, { recursive: true }));

test('scripts and boot data of a document name the same version of a remote', () => {
  for (const version of ['1.0.0', '1.1.0']) {
    const stable = putVersion(store, 'mfe-catalog', version, '1;');
    const set = parseReleases(JSON.stringify({ remotes: { 'mfe-catalog': { stable } } }));
    const assets = { entry: entryOf(version), chunks: { lifecycles: ['lifecycles.0a1b2c3d.js'] } };
    const [first, ...others] = remoteScripts(set.releases['mfe-catalog'] as Release, assets, ['lifecycles']);
    const [boot] = bootRemotes(set);
    const entry = {
      src: `/remotes/mfe-catalog/${entryOf(version)}`,
      integrity: stable.files[`browser/${entryOf(version)}`],
    };
    expect(first).toEqual(entry);
    expect([boot?.entry, boot?.integrity]).toEqual([entry.src, entry.integrity]);
    expect(others.map(({ src }) => src)).toEqual(['/remotes/mfe-catalog/lifecycles.0a1b2c3d.js']);
  }
});
