import { setTimeout as sleep } from 'node:timers/promises';
import { hydrated, openPage } from './browser.mjs';

const ADD_TO_CART = 'Add to cart';

/**
 * One tap on 'Add to cart' right after a product's first paint, on a slow phone: pieces in the cart once everything has settled.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureFirstTap({ browser, shop }) {
  const { page, close } = await openPage(browser, { viewport: 'phone', slow: true });
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => (window.__tappedAt ??= performance.now()), true);
  });
  try {
    await page.goto(shop.front + shop.paths.product, { waitUntil: 'commit' });
    const { x, y } = await (
      await page.waitForFunction(buttonOnceItIsPainted, ADD_TO_CART, { timeout: 60_000 })
    ).jsonValue();
    await page.touchscreen.tap(x, y);
    const tappedAt = await page.evaluate(() => window.__tappedAt);
    const hydratedAt = await hydrated(page);
    if (tappedAt >= hydratedAt) throw new Error('The tap came after hydration: this measured nothing.');
    const pieces = await piecesInCart(shop, page);
    return [
      {
        key: 'tap',
        where: 'product',
        value: pieces,
        detail: `tapped at ${Math.round(tappedAt)} ms, hydrated at ${Math.round(hydratedAt)} ms`,
      },
    ];
  } finally {
    await close();
  }
}

/** Runs in the page: middle of the visible button with this text, after the first contentful paint. */
function buttonOnceItIsPainted(text) {
  if (!performance.getEntriesByName('first-contentful-paint').length) return null;
  for (const button of document.querySelectorAll('button')) {
    if (button.textContent.trim() !== text) continue;
    const box = button.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (button.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
}

/** Pieces in this visitor's cart according to the API, once they have not changed for two seconds. */
async function piecesInCart(shop, page) {
  const token = await page.evaluate(() => localStorage.getItem('user_token'));
  let pieces = 0;
  for (let calm = 0, tries = 0; calm < 4 && tries < 40; tries++) {
    await sleep(500);
    const answer = await (await fetch(`${shop.api}/api/v1/cart/by-user`, { headers: { 'user-token': token } })).json();
    const now = answer.data.cartProducts.reduce((sum, { quantity }) => sum + quantity, 0);
    calm = now === pieces && now > 0 ? calm + 1 : 0;
    pieces = now;
  }
  return pieces;
}
