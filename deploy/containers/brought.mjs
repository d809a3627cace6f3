import fs from 'node:fs';
import path from 'node:path';
import { fileAt } from '../../souk-remote/release/bucket-at.mjs';
import { isInBucket } from '../../souk-remote/storage/bucket.mjs';

/** Notes beside the release file with the version of each remote in the current images. */
const FOLDER = 'brought';
const folderOf = (releases) => path.join(path.dirname(releases), FOLDER);

/** @param {string} releases the release file @param {{part: string, version: string}} brought */
export async function noteBrought(releases, { part, version }) {
  if (isInBucket(releases)) {
    await fileAt(releases).bucket.put(`${FOLDER}/${part}`, Buffer.from(version), { type: 'text/plain' });
    return;
  }
  fs.mkdirSync(folderOf(releases), { recursive: true });
  fs.writeFileSync(path.join(folderOf(releases), part), version);
}

/** @returns {Promise<{part: string, version: string}[]>} by name; empty when no remote's container has run yet */
export async function broughtVersions(releases) {
  if (isInBucket(releases)) return broughtIn(fileAt(releases).bucket);
  const folder = folderOf(releases);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .sort()
    .map((part) => ({ part, version: fs.readFileSync(path.join(folder, part), 'utf8') }));
}

async function broughtIn(bucket) {
  const parts = (await bucket.list(`${FOLDER}/`)).sort();
  return Promise.all(
    parts.map(async (part) => ({ part, version: (await bucket.get(`${FOLDER}/${part}`)).bytes.toString('utf8') })),
  );
}
