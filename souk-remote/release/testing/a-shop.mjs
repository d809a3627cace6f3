import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readReleaseFile } from '../release-file.mjs';
import { promote, rollback } from '../releases.mjs';
import { noteTrial, publishToFolder } from '../store.mjs';

const BUS = 'shared-kernel/platform/bus';
const targets = (shared) => ({ browser: { shared }, server: { shared } });
const talk = { calls: {}, links: {}, events: { sends: {}, hears: {} } };

/** Record of a remote that imports one name of one shared file, unless the test overrides it. */
export const remoteRecord = (part, version, more = {}) => ({
  format: 1,
  part,
  version,
  routes: { [part.slice('mfe-'.length)]: { pattern: `/${part.slice('mfe-'.length)}` } },
  takes: targets({ [BUS]: { range: '^1.0.0', names: { emit: `${part}/src/say` } } }),
  ...talk,
  texts: {},
  ...more,
});
/** A remote's imports, where a test needs them. */
export const taking = (names, range = '^1.0.0') => targets({ [BUS]: { range, names } });

export const shellRecord = (version, more = {}) => ({
  format: 1,
  part: 'shell',
  version,
  routes: { login: { pattern: '/login' } },
  offers: offering({ emit: true, on: true }),
  ...talk,
  texts: ['kernel:button.close'],
  ...more,
});
export const offering = (names, version = '1.0.0') => targets({ [BUS]: { version, names } });

export const apiRecord = (version, more = {}) => ({
  format: 1,
  part: 'api',
  version,
  calls: ['GET common', 'GET page/:slug'],
  links: {},
  ...more,
});
const RECORDS = { shell: shellRecord, api: apiRecord };
const recordOf = (part, version, more) => RECORDS[part]?.(version, more) ?? remoteRecord(part, version, more);

const hashed = (name, text) => `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;

/** Declarations of the one shared file, `emit` with these parameters. */
export const declaring = (parameters) => ({
  'types/shared-kernel/events/event-map.d.ts': 'export interface EventMap {}\n',
  'types/shared-kernel/platform/bus.d.ts': `export declare const emit: (${parameters}) => void;\nexport declare const on: () => void;\n`,
});
const TYPES = declaring('name: string');

/** A store and a release file in a separate folder, with versions whose records are hand-written. */
export function aShop() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-release-'));
  const store = path.join(folder, 'store');
  const releases = path.join(folder, 'releases.json');

  /** Writes the files of a build. @returns its folder */
  function build(part, version, { record, chunk = 'chunk', types = TYPES, spoil } = {}) {
    const from = path.join(folder, 'built', part, version);
    const browser = { [hashed('remoteEntry', version)]: version, [hashed('home', chunk)]: chunk };
    const [entry, home] = Object.keys(browser);
    const files = {
      'record.json': JSON.stringify(recordOf(part, version, record)),
      ...(part === 'api'
        ? { 'openapi.json': '{}', 'server.mjs': 'no file of a release' }
        : {
            ...(part === 'shell'
              ? { 'server/main.cjs': version, 'loader.js': '' }
              : { 'server/remoteEntry.js': version }),
            ...types,
            'assets.json': JSON.stringify({ entry, chunks: { home: [home] } }),
            ...Object.fromEntries(Object.entries(browser).map(([name, text]) => [`browser/${name}`, text])),
          }),
    };
    fs.rmSync(from, { recursive: true, force: true });
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
      fs.writeFileSync(path.join(from, file), text);
    }
    spoil?.(from);
    return from;
  }
  const put = (part, version, options = {}) =>
    publishToFolder({ store, part, version, from: build(part, version, options) });
  const tried = (part, version, shell, problems = []) =>
    noteTrial(store, part, version, { shell, at: '2026-11-22T10:00:00.000Z', pages: 4, problems });
  const live = (...versions) => {
    const changes = versions.map((word) => ({ part: word.split('@')[0], version: word.split('@')[1] }));
    return promote({ store, releases, changes, untried: true });
  };
  const liveVersion = (part) => {
    const all = readReleaseFile(releases);
    return (all.remotes[part] ?? all[part])?.stable.version;
  };
  return {
    folder,
    store,
    releases,
    build,
    put,
    tried,
    live,
    liveVersion,
    back: (part, more) => rollback({ store, releases, part, ...more }),
    /** Shell and API 1.0.0, and these remotes in 1.0.0, live in one change. */
    async open(...remotes) {
      const parts = ['shell', 'api', ...remotes];
      for (const part of parts) put(part, '1.0.0');
      await live(...parts.map((part) => `${part}@1.0.0`));
    },
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}
