import fs from 'node:fs';
import path from 'node:path';
import { RENDERING, startAnotherShell } from '../bench-shop.mjs';
import { median } from '../median.mjs';
import { publishCopy } from '../publish-copy.mjs';
import { askFor } from '../render-load.mjs';
import { pagesToRender } from '../rendered.mjs';

const VERSIONS = 200;
/** s of load per number, both stores in turn */
const SECONDS = 2;
const TURNS = 4;

/**
 * A page rendered by a shell whose store has 200 versions of a remote, relative to one whose store only has the live ones.
 * @returns {Promise<import('../goals.mjs').Row[]>}
 */
export async function measureVersions({ shop }) {
  const store = path.join(shop.state, 'store-of-many');
  fs.cpSync(shop.store, store, { recursive: true });
  for (let number = 1; number <= VERSIONS; number++) publishCopy(shop, store, number);
  const shells = [];
  try {
    for (const from of [shop.store, store]) {
      const begun = performance.now();
      const env = { ...RENDERING, STORE: from };
      const shell = await startAnotherShell(shop, { name: `shell-of-${path.basename(from)}`, env });
      shells.push({ ...shell, startMs: performance.now() - begun });
    }
    const rows = [];
    const pages = await Promise.all(shells.map(({ url }) => pagesToRender(shop.api, [url])));
    for (const where of Object.keys(pages[0])) {
      const times = shells.map(() => []);
      for (let turn = 0; turn <= TURNS; turn++) {
        for (const [at] of shells.entries()) {
          const found = await askFor({ pages: [pages[at][where].flat()], seconds: SECONDS });
          // the first round compiles code
          if (turn) times[at].push(...found.times);
        }
      }
      const [few, many] = times.map(median);
      rows.push({ key: 'versions', where, value: many / few, detail: `${many.toFixed(1)} / ${few.toFixed(1)} ms` });
    }
    const [few, many] = shells.map(({ startMs }) => `${(startMs / 1000).toFixed(1)} s`);
    rows[0].detail += `, start ${many} / ${few}`;
    return rows;
  } finally {
    for (const shell of shells) await shell.stop();
    fs.rmSync(store, { recursive: true });
  }
}
