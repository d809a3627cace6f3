import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Fault } from './fault.mjs';

/** Builds what changed, remotes under the versions of this checkout. @throws Fault when a part does not build */
export function buildForThisCheckout(root) {
  const build = path.join(root, 'tooling/build.mjs');
  const { status } = spawnSync(process.execPath, [build, '--local'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Fault('The build failed (see above).');
}
