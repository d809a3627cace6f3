import { hydrated, openPage } from './browser.mjs';
import { waveOf } from './wave-of.mjs';

/**
 * Request waves before hydration: the document is the first; a script in the document is in the second; one requested by a script
 * of the second would be in the third. Data calls do not count: hydration waits for none.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureWaves({ browser, shop }) {
  const rows = [];
  for (const [where, address] of Object.entries(shop.paths)) {
    const { page, devtools, close } = await openPage(browser, { idle: false });
    const requests = [];
    devtools.on('Network.requestWillBeSent', (event) => {
      if (event.type !== 'Script') return;
      requests.push({ url: event.request.url, at: event.wallTime * 1000, by: scriptsIn(event.initiator.stack) });
    });
    await page.goto(shop.front + address);
    const until = (await hydrated(page)) + (await page.evaluate(() => performance.timeOrigin));
    await close();
    const needed = requests.filter(({ at }) => at < until);
    const waves = needed.map(({ url }) => waveOf(url, needed));
    rows.push({ key: 'waves', where, value: Math.max(1, ...waves), detail: `${needed.length} scripts` });
  }
  return rows;
}

/** URLs of the scripts that were running when a request was made, including those before an `await`. */
function scriptsIn(stack) {
  if (!stack) return [];
  return [...stack.callFrames.map((frame) => frame.url), ...scriptsIn(stack.parent)];
}
