import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../souk-remote/trial/browser-arguments.mjs';
import { noteHydration } from '../../souk-remote/trial/note-hydration.mjs';
import { findChromium } from '../gate/chromium.mjs';

export const VIEWPORTS = {
  desktop: { viewport: { width: 1366, height: 900 } },
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** Lighthouse's applied slow 4G: ms of latency, bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };

/** The browser of the journeys. */
export const openBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', ...BROWSER_ARGUMENTS] });

/**
 * A page of a visitor who was never here.
 * @param {import('@playwright/test').Browser} browser
 * @param {{viewport?: keyof typeof VIEWPORTS, slow?: boolean, idle?: boolean}} [options] `slow`: CPU 4 times slower, slow 4G;
 *   `idle`: false leaves out what the page does in idle time, which is for pages to come and may begin before a slow machine has
 *   hydrated everything
 */
export async function openPage(browser, { viewport = 'desktop', slow = false, idle = true } = {}) {
  const context = await browser.newContext({ ...VIEWPORTS[viewport], locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(noteHydration);
  if (!idle) await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return { page, devtools, close: () => context.close() };
}

/** Waits until the whole document answers by itself. @returns {Promise<number>} ms since the navigation began */
export async function hydrated(page) {
  const at = await page.waitForFunction(() => window.__hydratedAt, undefined, { timeout: 60_000 });
  return at.jsonValue();
}
