import fs from 'node:fs';
import path from 'node:path';
import { FEDERATED, roleOf, versionOf } from '../../souk-remote/build/parts.mjs';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { inputsOf, localVersion } from './local-version.mjs';

/** Plain Node programs: part -> entries below it that become `dist/<name>.mjs`; missing ones are skipped. */
const PROGRAMS = {
  api: {
    server: 'src/server.ts',
    seed: 'src/demo/seed.ts',
    migrate: 'src/db/migrate-cli.ts',
    embedded: 'src/db/embedded.ts',
    prepare: 'src/prepare.ts',
    operate: 'src/commands/operate.ts',
    'write-release': 'src/release/write-release.ts',
  },
  sandbox: { server: 'src/server.ts' },
};
export const PARTS = [...FEDERATED, ...Object.keys(PROGRAMS)];

/** Sources that a part's build can see besides its own (architecture 'The tree': imports only go down). */
const KERNEL = ['shared-kernel'];
const FRONT_END_TOOLS = ['souk-remote/build', 'souk-remote/contract', 'pnpm-lock.yaml'];
/** The API uses it to store pictures in buckets. */
const STORAGE = 'souk-remote/storage';
const PROGRAM_TOOLS = ['tooling/build', 'pnpm-lock.yaml'];

/**
 * The build jobs of these parts.
 * @returns {{name: string, kind: 'webpack' | 'esbuild', inputs: string[], stamp: string}[]} plus what the worker needs; `inputs`
 * and `stamp` are paths from the root
 */
export function jobsOf(parts, { mono = false, local = false } = {}) {
  if (mono) return [monoJob()];
  return parts.flatMap((part) => (FEDERATED.includes(part) ? webpackJobs(part, local) : programJobs(part, local)));
}

function webpackJobs(part, local) {
  const version = local ? localVersion(part) : versionOf(part);
  // the server's bundle and the browser's page belong together: both targets of a part have one version and one record
  const folder = roleOf(part) === 'remote' ? `${part}/dist/${version}` : `${part}/dist`;
  return [
    {
      name: part,
      kind: 'webpack',
      part,
      version,
      inputs: inputsOf(part),
      stamp: `${folder}/.stamp`,
    },
  ];
}

function monoJob() {
  return {
    name: 'shell as one bundle',
    kind: 'webpack',
    part: 'shell',
    version: versionOf('shell'),
    mono: true,
    inputs: [...FEDERATED.flatMap((part) => [`${part}/src`, `${part}/locales`]), ...KERNEL, ...FRONT_END_TOOLS],
    stamp: 'shell/dist-mono/.stamp',
  };
}

function programJobs(part, local) {
  const entries = Object.fromEntries(
    Object.entries(PROGRAMS[part]).filter(([, file]) => fs.existsSync(path.join(ROOT, part, file))),
  );
  if (!Object.keys(entries).length) return [];
  const inputs = [`${part}/src`, `${part}/locales`, `${part}/package.json`, ...KERNEL, STORAGE, ...PROGRAM_TOOLS];
  // the API is released, too: its migrations are part of a version
  const version =
    'write-release' in entries && (local ? localVersion(part, [...inputs, `${part}/migrations`]) : versionOf(part));
  return [
    { name: part, kind: 'esbuild', part, entries, inputs, stamp: `${part}/dist/.stamp`, ...(version && { version }) },
  ];
}
