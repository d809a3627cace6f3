import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../souk-remote/trial/browser-arguments.mjs';
import { noteHydration } from '../../souk-remote/trial/note-hydration.mjs';
import { findChromium } from '../gate/chromium.mjs';

export const VIEWPORTS = {
  desktop: { viewport: { width: 1366, height: 900 } },
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** Slowdown of the phone's CPU relative to this machine's. */
const SLOWER = 4;
/** The network profile for peers (Lighthouse's slow 4G without its multipliers): ms of latency, bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/**
 * The browser of the journeys, which trusts the reverse proxy's certificate.
 * @param {import('./front/certificate.mjs').Certificate} certificate
 * @param {string[]} [more] arguments
 */
export const openBrowser = ({ spki }, more = []) =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...BROWSER_ARGUMENTS, `--ignore-certificate-errors-spki-list=${spki}`, ...more],
  });

/**
 * A first-time visitor's page.
 * @param {import('@playwright/test').Browser} browser
 * @param {{viewport?: keyof typeof VIEWPORTS, slow?: boolean, slowCpu?: boolean, idle?: boolean, popup?: string}} [options] `slow`:
 * a slow phone, CPU and connection; `slowCpu`: its CPU only; `popup`: id of the popup banner that this visitor has already closed;
 * `idle`: false skips the page's idle work, which is for later pages and may start before a slow machine has hydrated everything
 */
export async function openPage(
  browser,
  { viewport = 'desktop', slow = false, slowCpu = slow, idle = true, popup } = {},
) {
  const context = await browser.newContext({ ...VIEWPORTS[viewport], locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(noteHydration);
  // a worker prefetches for later pages
  await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
  if (!idle) await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  if (popup) await page.addInitScript((id) => localStorage.setItem('popupBannerClosed', id), popup);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slowCpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (slow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, devtools, close: () => context.close() };
}

/** Waits until the whole document is hydrated. @returns {Promise<number>} ms since the navigation started */
export async function hydrated(page) {
  const at = await page.waitForFunction(() => window.__hydratedAt, undefined, { timeout: 60_000 });
  return at.jsonValue();
}
