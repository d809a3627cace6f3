import fs from 'node:fs';
import path from 'node:path';
import { REMOTES, versionOf } from '../../souk-remote/build/parts.mjs';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { digestOfAll } from './stamps.mjs';

/** Sources that a front end's build can see (architecture 'The tree': imports only go down). */
export const inputsOf = (part) => [
  `${part}/src`,
  `${part}/locales`,
  `${part}/package.json`,
  'shared-kernel',
  'souk-remote/build',
  'souk-remote/contract',
  // the shell reads its store and its release file with it
  ...(part === 'shell' ? ['souk-remote/storage'] : []),
  'pnpm-lock.yaml',
];

/**
 * Version with which this checkout builds a part for itself (docs/decisions/0008): the package's version with a hash of everything
 * the build sees, because a published version never changes its bytes.
 */
export const localVersion = (part, inputs = inputsOf(part)) =>
  `${versionOf(part)}-h${digestOfAll(inputs).slice(0, 10)}`;

/** Versions of the last `--local` build, by remote; sources may have changed since. */
const BUILT = path.join(ROOT, '.souk/local-versions.json');

export function rememberLocalVersions(jobs) {
  const remotes = jobs.filter(({ part }) => REMOTES.includes(part));
  fs.mkdirSync(path.dirname(BUILT), { recursive: true });
  fs.writeFileSync(
    BUILT,
    JSON.stringify({ ...localVersions(), ...Object.fromEntries(remotes.map(({ part, version }) => [part, version])) }),
  );
}

/** @returns {Record<string, string>} of the remotes in this checkout: another branch may have had one more */
export function localVersions() {
  const built = fs.existsSync(BUILT) ? Object.entries(JSON.parse(fs.readFileSync(BUILT, 'utf8'))) : [];
  return Object.fromEntries(built.filter(([part]) => REMOTES.includes(part)));
}
