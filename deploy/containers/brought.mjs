import fs from 'node:fs';
import path from 'node:path';

/** Notes beside the release file say which version of each remote the present images bring. */
const folderOf = (releases) => path.join(path.dirname(releases), 'brought');

/** @param {string} releases the release file @param {{part: string, version: string}} brought */
export function noteBrought(releases, { part, version }) {
  fs.mkdirSync(folderOf(releases), { recursive: true });
  fs.writeFileSync(path.join(folderOf(releases), part), version);
}

/** @returns {{part: string, version: string}[]} by name; empty when no remote's container has run yet */
export function broughtVersions(releases) {
  const folder = folderOf(releases);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .sort()
    .map((part) => ({ part, version: fs.readFileSync(path.join(folder, part), 'utf8') }));
}
