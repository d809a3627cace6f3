import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RemoteId } from 'shared-kernel/rules/routes';
import { partRoutes } from 'shared-kernel/testing/shop-routes';
import { placeOf, sha384 } from '../remotes/artifact-store';

/** Server container in webpack's format, with the body of `render(request)`. */
export const container = (body: string) => `
exports.init = () => {};
exports.get = async () => () => ({ render: async (request) => { ${body} } });`;

/** Body of a render that returns this result. */
export const answering = (result: object) =>
  `return ${JSON.stringify({
    html: '<p>remote</p>',
    css: '.catalog-x{color:red}',
    cssKey: 'catalog',
    cssIds: ['x'],
    state: {},
    head: { title: 'Lamps' },
    status: 200,
    cacheable: true,
    chunks: ['home'],
    ...result,
  })};`;

/** Text of `assets.json` for the files of `putVersion`; `remoteEntry.js` is replaced by the entry's real name. */
const ASSETS = JSON.stringify({
  entry: 'remoteEntry.js',
  chunks: { lifecycles: ['lifecycles.0a1b2c3d.js'], home: ['home.0a1b2c3d.js'] },
});

/** Name of the browser's entry in a version of `putVersion`. */
export const entryOf = (version: string) =>
  `remoteEntry.${createHash('sha256').update(entryText(version)).digest('hex').slice(0, 12)}.js`;
const entryText = (version: string) => `var ${version.replace(/\W/g, '_')};`;

/** Writes one version into a folder store. @returns its entry for the release file */
export function putVersion(store: string, remote: RemoteId, version: string, code: string, assets = ASSETS) {
  const files = {
    'server/remoteEntry.js': code,
    [`browser/${entryOf(version)}`]: entryText(version),
    'browser/lifecycles.0a1b2c3d.js': '1;',
    'browser/home.0a1b2c3d.js': `// ${'home '.repeat(400)}`,
    'assets.json': assets.replace('remoteEntry.js', entryOf(version)),
  };
  return putFiles(store, remote, version, files);
}

/** Writes the files of a version as publishing does. @returns its entry for the release file */
export function putFiles(store: string, part: string, version: string, files: Record<string, string>) {
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(Buffer.from(text))]));
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(store, placeOf(part, version, file));
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
    if (file.startsWith('browser/')) fs.writeFileSync(`${full}.sha384`, hashes[file] as string);
  }
  fs.writeFileSync(path.join(store, part, `${version}.json`), JSON.stringify({ format: 1, files: hashes, trials: [] }));
  return { version, files: hashes, routes: partRoutes()[part] ?? {} };
}

/** All remotes of the shop. */
export const REMOTES = Object.keys(partRoutes()).filter((owner) => owner !== 'shell');

/** Further content of a release file. */
export interface Beside {
  /** calls of the live API; absent: none was released */
  calls?: readonly string[];
  /** remotes that an operator withdrew */
  withdrawn?: readonly RemoteId[];
}

/** Replaces the release file as the release command does: atomically, by renaming. */
export function putReleases(
  file: string,
  remotes: Record<RemoteId, ReturnType<typeof putVersion>>,
  { calls, withdrawn = [] }: Beside = {},
): void {
  const live = Object.entries(remotes).map(([id, stable]) => [id, { stable, history: [] }]);
  const off = withdrawn.map((id) => {
    const stable = { version: '0.9.0', files: {}, routes: partRoutes()[id] };
    return [id, { stable, withdrawn: { at: '2026-11-22T11:00:00.000Z' }, history: [] }];
  });
  const text = JSON.stringify({
    ...(calls && { api: { stable: { version: '1.0.0', files: {}, calls } } }),
    remotes: Object.fromEntries([...live, ...off]),
  });
  fs.writeFileSync(`${file}.new`, text);
  fs.renameSync(`${file}.new`, file);
}
