import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { conflict } from './fault.mjs';
import { isRemote } from './part-names.mjs';

const STALE_LOCK_MS = 10_000;
const PATIENCE_MS = 15_000;

/**
 * What is live (docs/contracts/releases.md): `{serial, shell, api, remotes}`, each part `{stable, withdrawn?, history}`.
 * @throws ReleaseFault when the file is there but cannot be read
 */
export function readReleases(file) {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return { serial: 0, remotes: {} };
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw conflict(`${file} is damaged: put its last good copy back (${file}.previous).`);
  }
}

/** What the release file says of a part; undefined when it was never live. */
export const entryOf = (releases, part) => (isRemote(part) ? releases.remotes[part] : releases[part]);

/** Parts that the release file names, shell and API first. */
export const partsOf = (releases) => [
  ...['shell', 'api'].filter((part) => releases[part]),
  ...Object.keys(releases.remotes).sort(),
];

export function setEntry(releases, part, entry) {
  if (isRemote(part)) releases.remotes[part] = entry;
  else releases[part] = entry;
}

/**
 * Changes the file under a lock: `change` sees what is live at that moment, so two changes at the same time both survive.
 * The new text replaces the old one by rename; a reader sees one or the other, never half of it.
 * @param {string} file
 * @param {(releases: object) => void} change throws to leave everything as it is
 */
export async function changeReleases(file, change) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unlock = await lock(`${file}.lock`);
  try {
    const releases = readReleases(file);
    change(releases);
    releases.serial += 1;
    const text = `${JSON.stringify(releases, null, 1)}\n`;
    const next = `${file}.${randomBytes(6).toString('hex')}.new`;
    if (fs.existsSync(file)) fs.copyFileSync(file, `${file}.previous`);
    fs.writeFileSync(next, text);
    fs.renameSync(next, file);
    return releases;
  } finally {
    unlock();
  }
}

async function lock(file) {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(20)) {
    try {
      fs.closeSync(fs.openSync(file, 'wx'));
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    // left behind by a process that was killed
    const age = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > STALE_LOCK_MS) fs.rmSync(file, { force: true });
    if (Date.now() > until) throw conflict(`${file}: somebody else is releasing; try again.`);
  }
}
