import { residentMemory } from './processor-time.mjs';
import { askFor } from './render-load.mjs';
import { pagesToRender } from './rendered.mjs';

/** s of load over every kind of page */
const SECONDS = 10;

/**
 * Memory of the shell and the API after load.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureResident({ shop }) {
  for (const pages of Object.values(await pagesToRender(shop.api, [shop.url])))
    await askFor({ pages, seconds: SECONDS });
  const [shell, api] = [shop.pids.shell, shop.pids.api].map(residentMemory);
  return [{ key: 'resident', where: 'shop', value: shell + api, detail: `${shell.toFixed(0)} + ${api.toFixed(0)}` }];
}
