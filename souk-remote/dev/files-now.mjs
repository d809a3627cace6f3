import fs from 'node:fs';
import path from 'node:path';
import { hashFolder } from '../release/manifest.mjs';

/** Files of a watched build by hash; the compiler keeps the previous build's entry for a while. */
export function filesNow(built) {
  const { entry } = JSON.parse(fs.readFileSync(path.join(built, 'assets.json'), 'utf8'));
  const files = Object.entries(hashFolder(built));
  return Object.fromEntries(
    files.filter(([file]) => !file.startsWith('browser/remoteEntry.') || file === `browser/${entry}`),
  );
}
