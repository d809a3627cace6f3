import { residentMemory } from './processor-time.mjs';
import { askFor } from './render-load.mjs';
import { pagesOfOther, pagesToRender, VISITORS_OF_OTHER } from './rendered.mjs';

/** s of load over every kind of page */
const SECONDS = 10;

/**
 * Memory of the shell and the API after load, and of others' servers after the same load.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureResident({ shop, beside, missed }) {
  await load(await pagesToRender(shop.api, [shop.url]));
  const [shell, api] = [shop.pids.shell, shop.pids.api].map(residentMemory);
  const detail = `${shell.toFixed(0)} + ${api.toFixed(0)}`;
  const rows = [{ key: 'resident', where: 'shop', value: shell + api, detail }];
  for (const { name, server } of beside) {
    try {
      await load(pagesOfOther(server), VISITORS_OF_OTHER);
      rows.push({ key: 'resident', where: 'shop', value: residentMemory(server.pid), subject: name });
    } catch (error) {
      missed(`${name}: ${error.message}`);
    }
  }
  return rows;
}

async function load(kinds, visitors = 0) {
  // on a busy machine a page may be too late, which is 503: it was load all the same
  for (const pages of Object.values(kinds)) await askFor({ pages, seconds: SECONDS, answers: [200, 503], visitors });
}
