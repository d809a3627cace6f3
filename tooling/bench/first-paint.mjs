import { hydrated, openPage } from './browser.mjs';

const CATEGORIES = ['devtools.timeline', 'loading', 'blink.user_timing'];

/**
 * External scripts that the browser executed before the first contentful paint, from its own trace; and inline scripts besides the
 * loader, which would also be executed before it.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureFirstPaint({ browser, shop }) {
  const rows = [];
  for (const [where, address] of Object.entries(shop.paths)) {
    const { page, close } = await openPage(browser, { viewport: 'phone', slow: true });
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(shop.front + address);
    const hydratedAt = await hydrated(page);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const inline = await page.$$eval(
      'head script:not([src]):not([type]), body script:not([src]):not([type])',
      (all) => all.filter((script) => !('when' in script.dataset)).length,
    );
    await close();
    const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
    if (!paint) throw new Error(`${address}: the trace has no first contentful paint`);
    const executed = traceEvents.filter(({ name, args }) => name === 'EvaluateScript' && isOurFile(args?.data?.url));
    if (!executed.length) throw new Error(`${address}: the trace has no executed script`);
    const early = executed.filter(({ ts }) => ts < paint.ts);
    const first = Math.min(...executed.map(({ ts }) => ts));
    rows.push({
      key: 'paint',
      where,
      value: early.length + inline,
      detail: `first one ${Math.round((first - paint.ts) / 1000)} ms after it; hydrated at ${Math.round(hydratedAt)} ms (CPU 4x, slow 4G)`,
    });
  }
  return rows;
}

const isOurFile = (url) => /\/(assets|remotes)\/.*\.js$/.test(url ?? '');
