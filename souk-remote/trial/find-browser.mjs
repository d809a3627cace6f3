import fs from 'node:fs';

/** Chromium without its UI: two thirds of the time of the full browser. */
export const SMALL_BROWSER = '/usr/bin/chromium-headless-shell';
export const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of an installed browser: SOUK_CHROMIUM, or a package of the system. Undefined: Playwright's own, if installed. */
export const findBrowser = () =>
  [process.env.SOUK_CHROMIUM, SMALL_BROWSER, ...WHOLE_BROWSERS].find((file) => file && fs.existsSync(file));
