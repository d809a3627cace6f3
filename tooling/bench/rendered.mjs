import { RENDERING, startAnotherShell } from './bench-shop.mjs';
import { askFor, withProcessorTime } from './render-load.mjs';

const LANGUAGES = ['', '/fr', '/ar', '/tr'];
/** s of load for one number, after some that do not count: code gets compiled */
const SECONDS = 8;
const WARM_UP = 3;

/**
 * Addresses of each kind of page for each of four connections: a language of its own, and every product and category in turn.
 * @param {string} api
 * @param {string[]} urls of shells; connections are dealt out to them
 */
export async function pagesToRender(api, urls) {
  const call = async (name) => (await (await fetch(`${api}/api/v1/${name}`)).json()).data;
  const products = (await call('products?page=1')).result.data.map(({ id, slug }) => `/${slug}/product/${id}`);
  const categories = (await call('common')).categories.map(({ slug }) => `/all/${slug}`);
  const beginnings = LANGUAGES.map((language, at) => urls[at % urls.length] + language);
  const each = (paths) => beginnings.map((beginning) => paths.map((path) => beginning + path));
  return { home: each(['']), listing: each(categories), product: each(products) };
}

/**
 * The same for a shop that keeps no page: every connection asks for all of them.
 * @param {import('./subjects.mjs').Server} server
 */
export const pagesOfOther = ({ rendered }) =>
  Object.fromEntries(Object.entries(rendered).map(([where, pages]) => [where, LANGUAGES.map(() => pages)]));

/**
 * Pages that are rendered for each request by one shell process that keeps none: processor time over all processes, and pages per
 * second with the API and PostgreSQL on the same machine. Beside it what others need for theirs.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureRendered({ shop, beside, missed }) {
  const rows = [];
  const shell = await startAnotherShell(shop, { name: 'shell-without-cache', env: RENDERING });
  try {
    const pids = { shell: shell.pid, API: shop.pids.api, PostgreSQL: shop.pids.postgres };
    rows.push(...(await rowsOf(undefined, await pagesToRender(shop.api, [shell.url]), pids)));
  } finally {
    await shell.stop();
  }
  for (const { name, server } of beside) {
    try {
      const pids = { server: server.pid, PostgreSQL: shop.pids.postgres };
      rows.push(...(await rowsOf(name, pagesOfOther(server), pids)));
    } catch (error) {
      missed(`${name}: ${error.message}`);
    }
  }
  return rows;
}

async function rowsOf(subject, kinds, pids) {
  const rows = [];
  for (const [where, pages] of Object.entries(kinds)) {
    await askFor({ pages, seconds: WARM_UP });
    // one at a time: what a page costs, not what waiting costs
    const alone = await withProcessorTime(pids, () => askFor({ pages: [pages.flat()], seconds: SECONDS }));
    const many = await askFor({ pages, seconds: SECONDS });
    const parts = Object.entries(alone.parts).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
    rows.push({ key: 'processor', where, value: alone.ms, detail: parts.join(' + '), subject });
    rows.push({ key: 'rendered', where, value: many.perSecond, subject });
  }
  return rows;
}
