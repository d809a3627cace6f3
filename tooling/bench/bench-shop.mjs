import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { startServer } from '../shop/children.mjs';
import { freePort } from '../shop/ports.mjs';
import { startShop } from '../shop/shop.mjs';

/**
 * Builds what changed: the shop or only these parts of it, and with `mono` the same shop as one bundle.
 * @throws Error when a part does not build
 */
export function build({ mono = false, parts = [] }) {
  for (const flag of mono ? ['--local', '--mono'] : ['--local']) {
    const { status } = spawnSync(process.execPath, ['tooling/build.mjs', flag, ...parts], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`The build ${flag} failed (see above).`);
  }
}

/**
 * A shop with the small demo world on free ports, in a folder that goes away with it.
 * @param {number | undefined} port of the shop; the others follow
 */
export async function startBenchShop(port) {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-bench-'));
  // PostgreSQL runs as another user when we are root
  fs.chmodSync(state, 0o755);
  const env = { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const remove = () => fs.rmSync(state, { recursive: true, force: true });
  try {
    const shop = await startShop({ root: ROOT, port: await freePort(port), state, size: 'small', env });
    return {
      ...shop,
      state,
      paths: await choosePaths(shop.api),
      async stop() {
        await shop.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startBenchShop>>} BenchShop */

/**
 * One more server of the shell in front of the same API.
 * @param {BenchShop} shop
 * @param {{name: string, env?: Record<string, string>, nodeArguments?: string[]}} options
 */
export async function startAnotherShell(shop, { name, env = {}, nodeArguments = [] }) {
  const port = await freePort();
  const opsPort = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startServer({
    name,
    command: ['node', ...nodeArguments, 'dist/server/main.cjs'],
    cwd: path.join(ROOT, 'shell'),
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      OPS_PORT: String(opsPort),
      API_ORIGIN: shop.api,
      PUBLIC_ORIGIN: url,
      RELEASES: shop.releases,
      STORE: shop.store,
      STATE_DIR: path.join(shop.state, `state-${port}`),
      ...env,
    },
    logs: shop.logs,
  });
  return { url, ops: `http://127.0.0.1:${opsPort}`, ...server };
}

/** The three pages that are measured: a product without variants that is in stock, and the listing of its category. */
async function choosePaths(api) {
  const call = async (name) => (await (await fetch(`${api}/api/v1/${name}`)).json()).data;
  const { result } = await call('products?page=1');
  for (const { id, slug } of result.data) {
    const { attribute, inventory, category } = await call(`product/${id}`);
    if (attribute.length || (inventory[0]?.quantity ?? 0) < 20) continue;
    return { home: '/', listing: `/all/${category.slug}`, product: `/${slug}/product/${id}` };
  }
  throw new Error('The demo world has no product without variants that is in stock.');
}
