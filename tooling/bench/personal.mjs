import { RENDERING, startAnotherShell } from './bench-shop.mjs';
import { askFor, withProcessorTime } from './render-load.mjs';

const PASSWORD = 'souk-demo';
/** pages that are rendered for one user; the demo world's first shopper has an empty cart, the second has orders */
const PAGES = {
  'empty cart': { email: 'new@souk.example', path: '/cart' },
  orders: { email: 'shopper@souk.example', path: '/user/orders' },
};
/** s of load per number, after a warm-up that is not counted */
const SECONDS = 5;
const WARM_UP = 2;

/**
 * Pages that no two users share: processor time of one, over all processes.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measurePersonal({ shop }) {
  // with the page cache of any shop, which includes pages of users without data (docs/decisions/0060-pages-of-one-person.md)
  const { PAGE_CACHE_MB: _, ...env } = RENDERING;
  const shell = await startAnotherShell(shop, { name: 'shell-for-one', env });
  const pids = { shell: shell.pid, API: shop.pids.api, PostgreSQL: shop.pids.postgres };
  try {
    const rows = [];
    for (const [where, { email, path }] of Object.entries(PAGES)) {
      const load = { pages: [[shell.url + path]], headers: { cookie: await signIn(shell.url, email) } };
      await askFor({ ...load, seconds: WARM_UP });
      const found = await withProcessorTime(pids, () => askFor({ ...load, seconds: SECONDS }));
      const parts = Object.entries(found.parts).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
      rows.push({ key: 'personal', where, value: found.ms, detail: parts.join(' + ') });
    }
    return rows;
  } finally {
    await shell.stop();
  }
}

/** @returns {Promise<string>} the session's cookies */
async function signIn(url, email) {
  const answer = await fetch(`${url}/api/v1/user/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!answer.ok || !cookies.length) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return cookies.join('; ');
}
