import { setTimeout as sleep } from 'node:timers/promises';
import { call, get, guestOrder, page } from './visit.mjs';

const PAGES = ['/', '/categories', '/fr', '/ar', '/page/help', '/cart'];
const VISITORS = 8;
/** ms between two requests of a visitor */
const REST_MS = 100;

/** Requests one page with one of its files, from either shell, and what its script reads. */
async function visit(address) {
  const { html } = await page(address);
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  for (const file of files.slice(0, 3)) {
    const { ok, status } = await get(file);
    if (!ok) throw new Error(`${file} of ${address} answers ${status}`);
  }
  await call('products?page=1');
}

/**
 * Runs `work` under continuous visits.
 * @param {() => Promise<void>} work
 * @param {{orders?: boolean, pages?: string[]}} [options] `orders`: orders are placed, too: a request is not repeated, so only a
 * graceful stop must not lose it; `pages`: the visited pages of a shop other than the demo
 * @throws Error with every visit that failed
 */
export async function underLoad(work, { orders = false, pages = PAGES } = {}) {
  const failed = [];
  let visits = 0;
  let done = false;
  const keepOn = async (what, once) => {
    for (let at = 0; !done; at++) {
      visits += 1;
      await once(at).catch((error) => failed.push(`${what}: ${error.message} (${error.cause?.message ?? ''})`));
      await sleep(REST_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, nth) =>
    keepOn('a visit', (at) => visit(pages[(at + nth) % pages.length])),
  );
  if (orders) visitors.push(keepOn('an order', () => guestOrder()));
  try {
    await work();
  } finally {
    done = true;
    await Promise.all(visitors);
  }
  if (failed.length) throw new Error(`${failed.length} of ${visits} visits failed:\n${failed.slice(0, 10).join('\n')}`);
  console.log(`  ${visits} visits under load`);
}
