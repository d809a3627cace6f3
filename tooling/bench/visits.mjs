import { setTimeout as sleep } from 'node:timers/promises';
import { hydrated, openPage, VIEWPORTS } from './browser.mjs';

const PREFIX = { English: '', Arabic: '/ar' };
/** ms by which every API response is delayed: whether late content moves the layout must not depend on luck */
const LATE = 600;
/** ms for a page to settle after hydration and at its end */
const CALM = LATE + 400;
/** ms on each screen on the way down: shorter than responses take */
const STEP = 200;

/** @typedef {{where: string, complaints: string[], shift: number, shifted: string[]}} Visit results of one visit of a page */

let made;

/**
 * Visits every measured page in two languages and on two screens, to its end. Run once, for all measurements that use it.
 * @returns {Promise<Visit[]>}
 */
export function visits(bench) {
  made ??= visitAll(bench);
  return made;
}

async function visitAll({ browser, shop }) {
  const all = [];
  for (const [language, prefix] of Object.entries(PREFIX)) {
    for (const viewport of Object.keys(VIEWPORTS)) {
      for (const [name, address] of Object.entries(shop.paths)) {
        const url = shop.front + prefix + (prefix && address === '/' ? '' : address);
        all.push({ where: `${name}, ${language}, ${viewport}`, ...(await visit(browser, url, viewport)) });
      }
    }
  }
  return all;
}

async function visit(browser, url, viewport) {
  const { page, close } = await openPage(browser, { viewport });
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(noteShifts);
  await page.route('**/api/v1/**', async (route) => {
    await sleep(LATE);
    // the page may have been closed by then
    await route.continue().catch(() => {});
  });
  try {
    await page.goto(url);
    await hydrated(page);
    await sleep(CALM);
    // parts far down hydrate on the way
    for (let steps = 0; steps < 30 && (await page.evaluate(stepDown)); steps++) await sleep(STEP);
    await sleep(CALM);
    const { shift, shifted } = await page.evaluate(() => window.__shifts);
    return { complaints, shift, shifted };
  } finally {
    await close();
  }
}

/** Runs in the page: sums up layout shifts without user input, and the shifted elements. */
function noteShifts() {
  window.__shifts = { shift: 0, shifted: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.__shifts.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node?.textContent?.trim().slice(0, 20) || node?.nodeName;
        window.__shifts.shifted.push(`'${name}' from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: scrolls down one screen; returns false at the end. */
function stepDown() {
  const before = scrollY;
  scrollBy({ top: innerHeight * 0.9, behavior: 'instant' });
  return scrollY > before;
}
