import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { KERNEL } from './place.mjs';

/**
 * Writes `manifest.json` beside a version's `browser` and `server`: every file with its SHA-384 and the range of the contract it
 * was built for. The release command and the shell's server take nothing that is not in it.
 */
export function writeManifest(folder, name, version) {
  const files = {};
  for (const file of fs.readdirSync(folder, { recursive: true }).map(String).sort()) {
    const full = path.join(folder, file);
    if (file === 'manifest.json' || !fs.statSync(full).isFile()) continue;
    const hash = createHash('sha384').update(fs.readFileSync(full)).digest('base64');
    files[file.split(path.sep).join('/')] = `sha384-${hash}`;
  }
  const manifest = { name, version, contract: `^${contractVersion()}`, files };
  fs.writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** CONTRACT_VERSION of shared-kernel/remote/definition.ts. */
export function contractVersion() {
  const source = fs.readFileSync(path.join(KERNEL, 'remote/definition.ts'), 'utf8');
  const found = /CONTRACT_VERSION = '([\d.]+)'/.exec(source)?.[1];
  if (!found) throw new Error('CONTRACT_VERSION not found in shared-kernel/remote/definition.ts');
  return found;
}
