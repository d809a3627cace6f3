import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { SMALL_BROWSER, WHOLE_BROWSERS } from '../../souk-remote/trial/find-browser.mjs';
import { runWithRetries } from '../shop/retry.mjs';

const PACKAGE = 'chromium-headless-shell';
/** retries a mirror that does not respond, and waits for another program's installation */
const PATIENT = ['-o', 'Acquire::Retries=3', '-o', 'Acquire::http::Timeout=30', '-o', 'DPkg::Lock::Timeout=120'];

/**
 * Path of a browser for the journeys: SOUK_CHROMIUM, an installed one, Debian's package if apt-get may install it, or undefined,
 * which makes Playwright use its own. A build server (CI is set) gets the package next to a full browser, too.
 */
export function findChromium(log = console.log) {
  const isThere = (file) => fs.existsSync(file);
  const small = [process.env.SOUK_CHROMIUM, SMALL_BROWSER].find((file) => file && isThere(file));
  const whole = WHOLE_BROWSERS.find(isThere);
  if (small) return small;
  if (whole && !process.env.CI) return whole;
  if (process.getuid?.() === 0 && isThere('/usr/bin/apt-get')) {
    spawnSync('apt-get', [...PATIENT, 'update', '-qq'], { stdio: 'inherit' });
    // an older Debian only has the full browser
    for (const name of whole ? [PACKAGE] : [PACKAGE, 'chromium']) {
      log(`Installing ${name} from the Debian packages ...`);
      spawnSync('apt-get', [...PATIENT, 'install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-core'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = [SMALL_BROWSER, ...WHOLE_BROWSERS].find(isThere);
      if (installed) return installed;
    }
  }
  if (whole) return whole;
  log("Installing Playwright's own chromium ...");
  runWithRetries('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
