import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const CHANGES = 20;
/** ms after a change for which pages may show the old price, and for which they are read */
const ALLOWED = 1000;
const READ = 2000;
/** ms between two reads of a page */
const EVERY = 25;

/**
 * Changes a product's price in the database while its cached page and a cached list with it are read continuously.
 * @returns {Promise<import('./goals.mjs').Row[]>} responses with the old price later than a second after the change
 */
export async function measureStale({ shop }) {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const id = Number(/(\d+)$/.exec(shop.paths.product)[1]);
  const before = await client.query('select selling, offered from products where id = $1', [id]);
  try {
    const found = { product: [], listing: [] };
    for (let change = 0; change < CHANGES; change++) {
      const price = `${1 + change}.37`;
      await client.query('update products set selling = $1, offered = null where id = $2', [price, id]);
      await Promise.all(
        Object.keys(found).map(async (where) => found[where].push(await readUntilNew(shop, where, id, price))),
      );
    }
    return Object.entries(found).map(([where, changes]) => ({
      key: 'stale',
      where,
      value: changes.reduce((sum, { late }) => sum + late, 0),
      detail: `${CHANGES} changes, new price after ${Math.round(Math.max(...changes.map(({ newAfter }) => newAfter)))} ms at most`,
    }));
  } finally {
    const { selling, offered } = before.rows[0];
    await client.query('update products set selling = $1, offered = $2 where id = $3', [selling, offered, id]);
    await client.end();
  }
}

/** @returns {Promise<{late: number, newAfter: number}>} responses that were outdated for too long, and ms until none was */
async function readUntilNew(shop, where, id, price) {
  const begun = performance.now();
  let late = 0;
  let newAfter = 0;
  while (performance.now() - begun < READ) {
    const elapsedMs = performance.now() - begun;
    const html = await (await fetch(shop.url + shop.paths[where])).text();
    if (!showsPrice(html, where, id, price)) {
      newAfter = performance.now() - begun;
      if (elapsedMs > ALLOWED) late++;
    }
    await sleep(EVERY);
  }
  return { late, newAfter };
}

/** Whether the page shows this price of the product: on its own page anywhere, in a list in its tile. */
function showsPrice(html, where, id, price) {
  if (where === 'product') return html.includes(`$${price}`);
  // before the first tile, the head contains the list's products, too
  const [, ...tiles] = html.split('<article');
  const tile = tiles.find((part) => part.includes(`/product/${id}"`));
  if (!tile) throw new Error(`The list does not show product ${id}.`);
  return tile.includes(`$${price}`);
}
