import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { conflict, misuse, refused } from './fault.mjs';
import { checkRemote, checkVersion, hashFolder, NEEDED, PARTS, sameFiles } from './manifest.mjs';

const versionFolder = (store, remote, version) => path.join(store, remote, version);
const manifestFile = (store, remote, version) => path.join(store, remote, `${version}.json`);

/**
 * Copies a built version into the store, once and for ever. The same bytes again are fine.
 * @param {{store: string, remote: string, version: string, from: string}} options `from`: the built folder with `browser` and `server`
 * @returns {'published' | 'unchanged'}
 * @throws ReleaseFault
 */
export function publish({ store, remote, version, from }) {
  checkRemote(remote);
  checkVersion(version);
  if (!fs.existsSync(from)) throw misuse(`${from} is not there: build ${remote} ${version} first.`);
  const files = hashFolder(from);
  const lacking = NEEDED.filter((file) => !(file in files));
  if (lacking.length) throw refused(`${remote} ${version} is not a whole build: ${lacking.join(', ')} missing.`);

  const known = readManifest(store, remote, version);
  if (known && sameFiles(known, files)) return 'unchanged';
  if (known) throw conflict(`${remote} ${version} was published with other bytes: raise its version and build again.`);

  const folder = versionFolder(store, remote, version);
  const staged = `${folder}.${randomBytes(6).toString('hex')}.new`;
  for (const part of PARTS) fs.cpSync(path.join(from, part), path.join(staged, part), { recursive: true });
  // an earlier publisher may have died between the two writes
  if (fs.existsSync(folder) && sameFiles(hashFolder(folder), files)) fs.rmSync(folder, { recursive: true });
  try {
    // one rename decides: of two publishers at the same time one wins, the other finds the folder taken
    fs.renameSync(staged, folder);
  } catch {
    fs.rmSync(staged, { recursive: true, force: true });
    if (sameFiles(hashFolder(folder), files)) return 'unchanged';
    throw conflict(`${remote} ${version} was just published with other bytes: raise its version and build again.`);
  }
  fs.writeFileSync(manifestFile(store, remote, version), JSON.stringify(files, null, 1));
  return 'published';
}

/** Hashes of a published version's files, or null when it was never published. */
export function readManifest(store, remote, version) {
  try {
    return JSON.parse(fs.readFileSync(manifestFile(store, remote, version), 'utf8'));
  } catch {
    return null;
  }
}

/** Why the version in the store is not what was published; empty when it is. */
export function damage(store, remote, version, files) {
  const folder = versionFolder(store, remote, version);
  const found = fs.existsSync(folder) ? hashFolder(folder) : {};
  return Object.entries(files).flatMap(([file, hash]) =>
    found[file] === undefined ? `${file} is missing` : found[file] === hash ? [] : `${file} has other bytes`,
  );
}

/** Published versions of a remote, the newest last. */
export function publishedVersions(store, remote) {
  const folder = path.join(store, remote);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
