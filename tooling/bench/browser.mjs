import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../souk-remote/trial/browser-arguments.mjs';
import { noteHydration } from '../../souk-remote/trial/note-hydration.mjs';
import { findChromium } from '../gate/chromium.mjs';

export const VIEWPORTS = {
  desktop: { viewport: { width: 1366, height: 900 } },
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** CPU of the phone against this machine's. */
const SLOWER = 4;
/** The profile that peers are measured with (Lighthouse's slow 4G without its surcharge): ms of latency, bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/**
 * The browser of the journeys, which believes the front's certificate.
 * @param {import('./front/certificate.mjs').Certificate} certificate
 * @param {string[]} [more] arguments
 */
export const openBrowser = ({ spki }, more = []) =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...BROWSER_ARGUMENTS, `--ignore-certificate-errors-spki-list=${spki}`, ...more],
  });

/**
 * A page of a visitor who was never here.
 * @param {import('@playwright/test').Browser} browser
 * @param {{viewport?: keyof typeof VIEWPORTS, slow?: boolean, slowCpu?: boolean, idle?: boolean, popup?: string}} [options] `slow`:
 *   a slow phone, the CPU and the line; `slowCpu`: its CPU alone; `popup`: id of the popup banner that this visitor has closed before; `idle`: false leaves out what the page does in idle time, which is for pages to come
 *   and may begin before a slow machine has hydrated everything
 */
export async function openPage(
  browser,
  { viewport = 'desktop', slow = false, slowCpu = slow, idle = true, popup } = {},
) {
  const context = await browser.newContext({ ...VIEWPORTS[viewport], locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(noteHydration);
  // what a worker fetches for later is for pages to come
  await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
  if (!idle) await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  if (popup) await page.addInitScript((id) => localStorage.setItem('popupBannerClosed', id), popup);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slowCpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (slow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, devtools, close: () => context.close() };
}

/** Waits until the whole document answers by itself. @returns {Promise<number>} ms since the navigation began */
export async function hydrated(page) {
  const at = await page.waitForFunction(() => window.__hydratedAt, undefined, { timeout: 60_000 });
  return at.jsonValue();
}
