import fs from 'node:fs';
import path from 'node:path';

/** Creates another version of mfe-content in a checkout, as its team would: raises the version in its package.json. */
export function changeContent(checkout) {
  const file = path.join(checkout, 'mfe-content/package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  const [major, minor] = manifest.version.split('.');
  fs.writeFileSync(file, `${JSON.stringify({ ...manifest, version: `${major}.${Number(minor) + 1}.0` }, null, 2)}\n`);
}
