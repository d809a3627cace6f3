import { RENDERING, RENDERING_KEPT_ANSWERS, startAnotherShell } from './bench-shop.mjs';
import { askFor, withProcessorTime } from './render-load.mjs';

const LANGUAGES = ['', '/fr', '/ar', '/tr'];
/** s of load per number, after a warm-up that is not counted, in which code is compiled */
const SECONDS = 8;
const WARM_UP = 3;

/**
 * URLs of each kind of page for each of four connections: a different language each, and every product and category in turn.
 * @param {string} api
 * @param {string[]} urls of shells; connections are distributed among them
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
 * The same for a shop without page cache: every connection requests all of them.
 * @param {import('./subjects.mjs').Server} server
 */
export const pagesOfOther = ({ rendered }) =>
  Object.fromEntries(Object.entries(rendered).map(([where, pages]) => [where, LANGUAGES.map(() => pages)]));

/** EverShop allows 300 pages a minute per visitor (its own rate limit, not configurable): this many visitors share the load. */
export const VISITORS_OF_OTHER = 250;

/**
 * Pages that are rendered for each request by one shell process without page cache: processor time over all processes, and pages
 * per second with the API and PostgreSQL on the same machine. Once with a shell that sends all API calls (a page after a change of
 * its content), once with one that caches responses as in the shop, with their share (after a release or a change of the site
 * data). Next to it the figures of others.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureRendered({ shop, beside, missed }) {
  const rows = [];
  for (const [answers, env] of [
    ['asked', RENDERING],
    ['kept', RENDERING_KEPT_ANSWERS],
  ]) {
    const shell = await startAnotherShell(shop, { name: `shell-without-cache-${answers}`, env });
    try {
      const pids = { shell: shell.pid, API: shop.pids.api, PostgreSQL: shop.pids.postgres };
      const own = await rowsOf(undefined, await pagesToRender(shop.api, [shell.url]), pids, () => sharesOf(shell.ops));
      rows.push(...own.map((row) => withAnswers(answers, row)));
    } finally {
      await shell.stop();
    }
    rows.push(...(await rowsOfTwoProcesses(shop, env)).map((row) => withAnswers(answers, row)));
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

const withAnswers = (answers, row) => (answers === 'kept' ? { ...row, key: `${row.key}-kept-answers` } : row);

/** Responses used by a shell's renders so far, by source. */
async function sharesOf(ops) {
  const text = await (await fetch(`${ops}/metrics`)).text();
  const count = (result) => {
    const name = `souk_answers_total{result="${result}"} `;
    const line = text.split('\n').find((one) => one.startsWith(name));
    return Number(line?.slice(name.length) ?? 0);
  };
  return { kept: count('kept'), asked: count('asked') };
}

/** @param [answers] counts the responses that pages used */
async function rowsOf(subject, kinds, pids, answers) {
  const rows = [];
  const visitors = subject ? VISITORS_OF_OTHER : 0;
  for (const [where, pages] of Object.entries(kinds)) {
    await askFor({ pages, seconds: WARM_UP, visitors });
    // one at a time: what a page costs, not what waiting costs
    const before = await answers?.();
    const alone = await withProcessorTime(pids, () => askFor({ pages: [pages.flat()], seconds: SECONDS, visitors }));
    const after = await answers?.();
    const many = await askFor({ pages, seconds: SECONDS, visitors });
    const parts = Object.entries(alone.parts).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
    const detail = parts.join(' + ') + (after ? `, ${keptShare(before, after)} % of answers kept` : '');
    rows.push({ key: 'processor', where, value: alone.ms, detail, subject });
    rows.push({ key: 'rendered', where, value: many.perSecond, subject });
  }
  return rows;
}

function keptShare(before, after) {
  const [kept, asked] = [after.kept - before.kept, after.asked - before.asked];
  return ((100 * kept) / (kept + asked)).toFixed(0);
}

/** One shell with two processes. API, PostgreSQL and the load generator run on the same processors: the time of each is reported. */
async function rowsOfTwoProcesses(shop, env) {
  const shell = await startAnotherShell(shop, {
    name: 'shell-of-two-processes',
    env: { ...env, SHELL_PROCESSES: '2' },
  });
  try {
    const rows = [];
    for (const [where, pages] of Object.entries(await pagesToRender(shop.api, [shell.url]))) {
      await askFor({ pages, seconds: WARM_UP });
      const pids = { shell: shell.pid, API: shop.pids.api, PostgreSQL: shop.pids.postgres };
      const before = process.cpuUsage();
      const { perSecond, count, parts } = await withProcessorTime(pids, () => askFor({ pages, seconds: SECONDS }));
      const { user, system } = process.cpuUsage(before);
      const load = (user + system) / 1000 / count;
      const each = Object.entries({ ...parts, load }).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
      rows.push({ key: 'rendered-two', where, value: perSecond, detail: `ms of each page: ${each.join(' + ')}` });
    }
    return rows;
  } finally {
    await shell.stop();
  }
}
