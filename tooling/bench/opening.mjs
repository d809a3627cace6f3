import { setTimeout as sleep } from 'node:timers/promises';
import { openPage } from './browser.mjs';
import { noteOpening } from './in-page/note-opening.mjs';
import { median } from './median.mjs';
import { tap } from './presses.mjs';
import { ROUNDS } from './rounds.mjs';
import { ONE_BUNDLE, shopItself } from './subjects.mjs';

/** ms after which a page has settled */
const SETTLED = 3000;

/**
 * From the listing to a product and back, on a phone whose CPU is four times slower: from the finger until the title and the buy box
 * are painted, and from going back until the list is.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureOpening({ browser, shop, beside }) {
  const subjects = [shopItself(shop), ...beside.filter(({ name }) => name !== ONE_BUNDLE)];
  const found = subjects.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, subject] of subjects.entries()) found[at].push(await openOnce(browser, shop, subject));
  }
  return subjects.flatMap(({ name: subject }, at) => {
    const value = (name) => median(found[at].map((one) => one[name]));
    return [
      { key: 'open-title', where: 'product', value: value('title'), subject },
      { key: 'open-box', where: 'product', value: value('box'), subject },
      { key: 'back', where: 'listing', value: value('back'), subject },
    ];
  });
}

async function openOnce(browser, { popup }, { pages, parts, tile }) {
  const { page, close } = await openPage(browser, { viewport: 'phone', slowCpu: true, popup });
  try {
    await page.addInitScript(noteOpening, parts.product);
    await page.goto(pages.listing);
    await sleep(SETTLED);
    await tap(page, page.locator(tile.css).first());
    await page.waitForFunction(() => sessionStorage.boxMs, undefined, { timeout: 30_000, polling: 200 });
    const { titleMs, boxMs } = await page.evaluate(() => ({ ...sessionStorage }));
    await sleep(SETTLED);
    return { title: Number(titleMs), box: Number(boxMs), back: await goBack(page, tile.css) };
  } finally {
    await close();
  }
}

/** @returns {Promise<number>} ms from going back until the list is painted, in this document or in the one before */
async function goBack(page, css) {
  await page.evaluate((selector) => {
    sessionStorage.wentBackAt = performance.timeOrigin + performance.now();
    const from = location.href;
    const look = () => {
      if (location.href === from || !document.querySelector(selector)) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        sessionStorage.backMs = performance.timeOrigin + performance.now() - sessionStorage.wentBackAt;
      };
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
    addEventListener('pagehide', () => (sessionStorage.left = '1'));
    history.back();
  }, css);
  const done = await page
    .waitForFunction(() => sessionStorage.backMs, undefined, { timeout: 5000, polling: 200 })
    .catch(() => undefined);
  if (done) return Number(await done.jsonValue());
  // a document of its own: its first paint stands for the list
  return page.evaluate(async (selector) => {
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now();
    return performance.timeOrigin + paint - sessionStorage.wentBackAt;
  }, css);
}
