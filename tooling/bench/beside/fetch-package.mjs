import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A package that only the bench needs, fetched by npm into the system's temporary folder and kept there: Lighthouse is no business of
 * whoever installs this repository (docs/decisions/0049).
 * @param {string} name
 * @param {string} version exactly this one
 * @param {{besides?: string[], minutes?: number}} [options] `besides`: what it needs and does not name, such as `a@1.2.3`; `minutes`:
 *   after which it counts as impossible
 * @returns {string} folder whose `node_modules` has it
 * @throws Error when it cannot be fetched
 */
export function fetchPackage(name, version, { besides = [], minutes = 10 } = {}) {
  const folder = path.join(os.tmpdir(), 'souk-bench-packages', `${name.replaceAll('/', '-')}-${version}`);
  const stamp = path.join(folder, '.fetched');
  if (fs.existsSync(stamp)) return folder;
  console.log(`Fetching ${name} ${version} ...`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const options = ['--no-audit', '--no-fund', '--save-exact', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', ['install', ...options, `${name}@${version}`, ...besides], {
    cwd: folder,
    encoding: 'utf8',
    timeout: minutes * 60_000,
  });
  if (status !== 0) throw new Error(`npm could not fetch ${name} ${version}: ${error?.message ?? stderr.trim()}`);
  fs.writeFileSync(stamp, '');
  return folder;
}
