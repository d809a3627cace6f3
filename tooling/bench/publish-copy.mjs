import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { readReleaseFile } from '../../souk-remote/release/release-file.mjs';
import { publishToFolder } from '../../souk-remote/release/store.mjs';
import { copyUnderVersion } from './copy-version.mjs';

/** The remote with the measured pages. */
export const REMOTE = 'mfe-catalog';

/**
 * Publishes the remote's live version again, as another version.
 * @param {import('./bench-shop.mjs').BenchShop} shop
 * @param {string} store
 * @param {number} number
 * @returns {string} the version
 */
export function publishCopy(shop, store, number) {
  const built = readReleaseFile(shop.releases).remotes[REMOTE].stable.version;
  const version = `9.0.${number}`;
  const from = copyUnderVersion(path.join(ROOT, REMOTE, 'dist', built), {
    to: path.join(shop.state, 'published-copy'),
    remote: REMOTE,
    built,
    version,
  });
  publishToFolder({ store, part: REMOTE, version, from });
  fs.rmSync(from, { recursive: true });
  return version;
}
