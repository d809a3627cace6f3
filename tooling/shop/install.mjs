import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Fault } from './fault.mjs';
import { pinnedPnpm, runPinnedPnpm } from './pinned-pnpm.mjs';

/** Installs the lockfile's packages with the pnpm that package.json pins; does nothing when they are installed. */
export function installPackages(root, log = console.log) {
  const stamp = path.join(root, 'node_modules', '.souk-installed');
  const expected = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .update(process.version)
    .digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === expected) return;
  log(`Installing packages with ${pinnedPnpm(root)} ...`);
  const installed = runPinnedPnpm(root, ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
  if (!installed)
    throw new Fault(
      'Packages could not be installed (see above): check the network to the npm registry and start again.',
    );
  fs.writeFileSync(stamp, expected);
}
