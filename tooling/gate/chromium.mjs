import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a browser for the journeys: SOUK_CHROMIUM, an installed one, Debian's package where apt-get may install it, or
 * undefined, which lets Playwright use its own.
 */
export function findChromium(log = console.log) {
  const installed = [process.env.SOUK_CHROMIUM, ...PLACES].find((p) => p && fs.existsSync(p));
  if (installed) return installed;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    log('Installing chromium from the Debian packages ...');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return PLACES.find((p) => fs.existsSync(p));
  }
  log("Installing Playwright's own chromium ...");
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
