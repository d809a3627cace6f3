import fs from 'node:fs';
import path from 'node:path';
import { containerName } from '../../souk-remote/build/parts.mjs';

/**
 * Copies a built version of a remote under another version: its texts name the new one, as if it had been built so. For the
 * server only: the browser's entry still vouches for the chunks of the old bytes.
 * @param {string} from folder of the built version
 * @param {{to: string, remote: string, built: string, version: string}} names
 * @returns {string} `to`
 */
export function copyUnderVersion(from, { to, remote, built, version }) {
  fs.rmSync(to, { recursive: true, force: true });
  for (const part of ['browser', 'server']) fs.cpSync(path.join(from, part), path.join(to, part), { recursive: true });
  for (const file of fs.readdirSync(to, { recursive: true }).filter((name) => /\.(js|json)$/.test(name))) {
    const full = path.join(to, file);
    const text = fs
      .readFileSync(full, 'utf8')
      .replaceAll(containerName(remote, built), containerName(remote, version))
      .replaceAll(built, version);
    fs.writeFileSync(full, text);
  }
  return to;
}
