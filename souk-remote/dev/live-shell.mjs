import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Fault } from '../cli/fault.mjs';

const isAddress = (place) => /^https?:\/\//.test(place);

/**
 * The live releases of a shop that runs elsewhere.
 * @param {string} place file or http(s) URL of its release file
 * @returns {Promise<object>}
 * @throws Fault when it cannot be read
 */
export async function liveReleases(place) {
  try {
    return JSON.parse((await bytesOf(place)).toString('utf8'));
  } catch (error) {
    throw new Fault(`The release file ${place} cannot be read (${error.message}): name it with --releases.`);
  }
}

/**
 * The live shell's own program and files, from a store in a folder or, cached in `cache`, from one behind a URL.
 * @param {string} store
 * @param {object} releases
 * @param {string} cache folder for downloads
 * @returns {Promise<{version: string, program: string, build: string, browser: string, reads: string[]}>}
 * @throws Fault with what is missing
 */
export async function liveShell(store, releases, cache) {
  const stable = releases.shell?.stable;
  if (!stable) throw new Fault('The release file names no shell: its shop is older than this souk-remote.');
  const local = isAddress(store) ? await downloaded(store, stable, cache) : store;
  const build = path.join(local, 'shell', stable.version);
  const program = path.join(build, 'server/try.cjs');
  if (!fs.existsSync(program)) throw new Fault(`${program} is not there: name the shop's store with --store.`);
  return { version: stable.version, program, build, browser: path.join(local, 'shell/browser'), reads: [local] };
}

async function downloaded(store, { version, files }, cache) {
  for (const [file, hash] of Object.entries(files)) {
    if (file.startsWith('types/')) continue;
    const place = file.startsWith('browser/') ? `shell/${file}` : `shell/${version}/${file}`;
    const to = path.join(cache, place);
    if (fs.existsSync(to) && hashOf(fs.readFileSync(to)) === hash) continue;
    const bytes = await bytesOf(`${store.replace(/\/$/, '')}/${place}`).catch((error) => {
      throw new Fault(`${place} cannot be read from the store ${store}: ${error.message}.`);
    });
    if (hashOf(bytes) !== hash) throw new Fault(`${place} in the store ${store} has other bytes than were published.`);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.writeFileSync(to, bytes);
  }
  return cache;
}

const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @param {string} place file or http(s) URL */
export async function bytesOf(place) {
  if (!isAddress(place)) return fs.readFileSync(place);
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
