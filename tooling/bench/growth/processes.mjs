import { RENDERING, startAnotherShell } from '../bench-shop.mjs';
import { askFor } from '../render-load.mjs';
import { pagesToRender } from '../rendered.mjs';

const MANY = 4;
/** s of load per number, after a warm-up that is not counted */
const SECONDS = 8;
const WARM_UP = 3;

/**
 * Rendered pages per second of four shell processes relative to one, all on this machine.
 * @returns {Promise<import('../goals.mjs').Row[]>}
 */
export async function measureProcesses({ shop }) {
  const shells = [];
  try {
    for (let number = 1; number <= MANY; number++)
      shells.push(await startAnotherShell(shop, { name: `shell-process-${number}`, env: RENDERING }));
    const urls = shells.map(({ url }) => url);
    const [one, many] = [await pagesToRender(shop.api, urls.slice(0, 1)), await pagesToRender(shop.api, urls)];
    const rows = [];
    for (const where of Object.keys(one)) {
      const [few, more] = [await speed(one[where]), await speed(many[where])];
      rows.push({
        key: 'processes',
        where,
        value: more / few,
        detail: `${Math.round(more)} / ${Math.round(few)} per s`,
      });
    }
    return rows;
  } finally {
    for (const shell of shells) await shell.stop();
  }
}

async function speed(pages) {
  await askFor({ pages, seconds: WARM_UP });
  return (await askFor({ pages, seconds: SECONDS })).perSecond;
}
