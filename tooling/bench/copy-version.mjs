import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { containerName } from '../../souk-remote/build/parts.mjs';

/**
 * Copies a built version of a remote to another version, as if it had been built that way: its server, record and browser entry
 * contain the new version, the entry is named by its new bytes, and the chunks are the same.
 * @param {string} from folder of the built version
 * @param {{to: string, remote: string, built: string, version: string}} names
 * @returns {string} `to`
 */
export function copyUnderVersion(from, { to, remote, built, version }) {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true });
  const renamed = (file) =>
    fs
      .readFileSync(path.join(to, file), 'utf8')
      .replaceAll(containerName(remote, built), containerName(remote, version))
      .replaceAll(built, version);
  const { entry } = JSON.parse(fs.readFileSync(path.join(to, 'assets.json'), 'utf8'));
  const text = renamed(`browser/${entry}`);
  const next = `remoteEntry.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
  fs.rmSync(path.join(to, 'browser', entry));
  fs.writeFileSync(path.join(to, 'browser', next), text);
  fs.writeFileSync(path.join(to, 'assets.json'), renamed('assets.json').replaceAll(entry, next));
  for (const file of ['server/remoteEntry.js', 'record.json']) fs.writeFileSync(path.join(to, file), renamed(file));
  return to;
}
