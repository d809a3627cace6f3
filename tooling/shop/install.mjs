import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Fault } from './fault.mjs';
import { runPatiently } from './run-patiently.mjs';

/** Packages of the lockfile, installed by the pnpm that package.json pins; nothing happens when they are there already. */
export function installPackages(root, log = console.log) {
  const stamp = path.join(root, 'node_modules', '.souk-installed');
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .update(process.version)
    .digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  log(`Installing packages with ${packageManager} ...`);
  const installed = runPatiently(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // npm's own variables would make pnpm warn about settings that are npm's
      env: { ...Object.fromEntries(Object.entries(process.env).filter(([k]) => !/^npm_config_/i.test(k))), CI: 'true' },
      shell: process.platform === 'win32',
    },
  );
  if (!installed)
    throw new Fault(
      'Packages could not be installed (see above): check the network to the npm registry and start again.',
    );
  fs.writeFileSync(stamp, wanted);
}
