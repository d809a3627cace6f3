import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A package that only the benchmark needs, downloaded by npm into the system's temporary folder and kept there: people who install
 * this repository should not have to install Lighthouse (docs/decisions/0049).
 * @param {string} name
 * @param {string} version exactly this one
 * @param {{besides?: string[], minutes?: number}} [options] `besides`: undeclared dependencies, such as `a@1.2.3`; `minutes`:
 * timeout
 * @returns {string} folder whose `node_modules` contains it
 * @throws Error when it cannot be downloaded
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
