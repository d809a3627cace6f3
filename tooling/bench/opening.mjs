import { setTimeout as sleep } from 'node:timers/promises';
import { openPage } from './browser.mjs';
import { noteOpening } from './in-page/note-opening.mjs';
import { noteReturn } from './in-page/note-return.mjs';
import { median } from './median.mjs';
import { prepare, SETTLED, tap } from './presses.mjs';
import { inTurns, nameOf } from './rounds.mjs';
import { shopItself } from './subjects.mjs';

/** ms within which a list must be back */
const BACK_LIMIT = 30_000;

/**
 * From the listing to a product and back, on a phone with a four times slower CPU: from the tap until title and buy box are
 * painted, and from going back until the list is.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureOpening({ browser, shop, beside, missed }) {
  const named = [shopItself(shop), ...beside].map((subject) => ({ name: nameOf(subject), thing: subject }));
  const found = await inTurns(named, (subject) => openOnce(browser, shop, subject), missed);
  return found.flatMap(({ thing: { name: subject }, rounds }) => {
    const value = (name) => median(rounds.map((one) => one[name]));
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
    await page.addInitScript(noteReturn, tile.css);
    await page.goto(pages.listing);
    const target = () => page.locator(tile.css).first();
    await prepare(page, { target });
    await tap(page, target());
    await page.waitForFunction(() => sessionStorage.boxMs, undefined, { timeout: 30_000, polling: 200 });
    const { titleMs, boxMs } = await page.evaluate(() => ({ ...sessionStorage }));
    await sleep(SETTLED);
    return { title: Number(titleMs), box: Number(boxMs), back: await goBack(page, tile.css) };
  } finally {
    await close();
  }
}

/**
 * The page that is left must not wait for a response: going back may end its document, and the browser may restore the list or load
 * it anew.
 * @returns {Promise<number>} ms from going back until the list is painted, whichever document shows it
 */
async function goBack(page, tile) {
  await page.evaluate(() => {
    sessionStorage.removeItem('backMs');
    // a separate task, after the response to this call
    setTimeout(() => {
      sessionStorage.wentBackAt = performance.timeOrigin + performance.now();
      history.back();
    });
  });
  const until = performance.now() + BACK_LIMIT;
  while (performance.now() < until) {
    await sleep(200);
    // a document that is being unloaded cannot respond; the next one is asked
    const backMs = await page.evaluate(() => sessionStorage.backMs).catch(() => undefined);
    if (backMs) return Number(backMs);
  }
  throw new Error(`No list after ${BACK_LIMIT / 1000} s: ${tile}`);
}
