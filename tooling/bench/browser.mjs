import { chromium } from '@playwright/test';
import { findChromium } from '../gate/chromium.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const VIEWPORTS = {
  desktop: { viewport: { width: 1366, height: 900 } },
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** Lighthouse's applied slow 4G: ms of latency, bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };

/** The browser of the journeys. */
export const openBrowser = () => chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });

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

/** In the page: notes when every root of the document has told the inline loader that it listens. */
function noteHydration() {
  const ready = new Set();
  let loader;
  Object.defineProperty(window, '__loader', {
    get: () => loader,
    set(own) {
      loader = {
        ...own,
        ready(id) {
          ready.add(id);
          const roots = [...document.querySelectorAll('[data-root]')];
          if (roots.every((root) => ready.has(root.id))) window.__hydratedAt ??= performance.now();
          own.ready(id);
        },
      };
    },
  });
}

/** Waits until the whole document answers by itself. @returns {Promise<number>} ms since the navigation began */
export async function hydrated(page) {
  const at = await page.waitForFunction(() => window.__hydratedAt, undefined, { timeout: 60_000 });
  return at.jsonValue();
}
