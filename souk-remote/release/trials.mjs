import fs from 'node:fs';
import path from 'node:path';
import { misuse, refused } from './fault.mjs';
import { checkVersion, isRemote } from './part-names.mjs';
import { entryOf, readReleases } from './release-file.mjs';
import { noteTrial, readable, readVersion } from './store.mjs';
import { versionsAround } from './ways-back.mjs';

/**
 * @param {{part: string, trials?: object[], stable: {version: string}}} wanted a version that is about to go live
 * @param {string} shell version of the shell that will be live then
 * @throws ReleaseFault unless the version passed a trial with that shell
 */
export function askForTrial({ part, trials = [], stable: { version } }, shell) {
  if (!isRemote(part)) return;
  const trial = trials.find((one) => one.shell === shell);
  if (!trial)
    throw refused(`${part} ${version} was not tried with shell ${shell}: npm run release try ${part} ${version}`);
  if (trial.problems.length) throw refused(failure(part, version, trial));
}

/** Error of a failed trial; each problem is a sentence. */
function failure(part, version, { shell, problems }) {
  const more = problems.length > 3 ? ` (and ${problems.length - 3} more)` : '';
  return `${part} ${version} failed its trial with shell ${shell}: ${problems.slice(0, 3).join(' ')}${more}`;
}

/**
 * Tries a published version of a remote in a browser, with a shell and an API from the store, and records the result with the
 * version.
 * @param {object} options
 * @param {string} options.store
 * @param {string} options.releases
 * @param {string} options.part
 * @param {string} options.version
 * @param {string} [options.shell] its version, default the live one
 * @param {string} [options.api] its version, default the live one
 * @param {Function} options.tryRelease runs the trial, see ../trial/try-release.mjs
 * @returns {Promise<{shell: string, pages: number}>}
 * @throws ReleaseFault when shell or API are missing, or the version fails
 */
export async function tryVersion({ store, releases: file, part, version, shell, api, tryRelease }) {
  if (!isRemote(part)) throw misuse(`${part} is not tried: its record says what fits it when it is promoted.`);
  const releases = await readReleases(file);
  const named = { [part]: version, shell, api };
  const versions = Object.entries(named).flatMap(([name, one]) => (one ? [{ part: name, version: one }] : []));
  const copy = await readable(store, [...versions, ...versionsAround(releases)]);
  published(copy, part, version);
  const partner = (name) => {
    const chosenVersion = named[name] ?? entryOf(releases, name)?.stable?.version;
    if (!chosenVersion) throw refused(`No ${name} is live to try ${part} ${version} with: name one with --${name}.`);
    published(copy, name, chosenVersion);
    return chosenVersion;
  };
  const withShell = partner('shell');
  const document = JSON.parse(fs.readFileSync(path.join(copy, 'api', partner('api'), 'openapi.json'), 'utf8'));
  const trial = await tryRelease({ store: copy, remote: part, version, shell: withShell, releases, api: document });
  await noteTrial(store, part, version, trial);
  if (trial.problems.length) throw refused(failure(part, version, trial));
  return { shell: withShell, pages: trial.pages };
}

function published(store, part, version) {
  checkVersion(version);
  if (!readVersion(store, part, version)) throw refused(`${part} ${version} was never published: publish it first.`);
}
