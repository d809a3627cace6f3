import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { startServer } from '../shop/children.mjs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../shop/node-arguments.mjs';
import { freePort } from '../shop/ports.mjs';
import { startShop } from '../shop/shop.mjs';
import { makeCertificate } from './front/certificate.mjs';
import { startFront } from './front/front.mjs';

/**
 * Builds what has changed, and with `mono` also the same shop as one bundle.
 * @throws Error when a part does not build
 */
export function build({ mono = false }) {
  for (const flag of mono ? ['--local', '--mono'] : ['--local']) {
    const { status } = spawnSync(process.execPath, ['tooling/build.mjs', flag], { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) throw new Error(`The build ${flag} failed (see above).`);
  }
}

/** `SOUK_BENCH_WORLD=small` is faster to fill: for trying out a measurement, not for published figures. */
export const WORLD = process.env.SOUK_BENCH_WORLD ?? 'full';

/**
 * A shop with the demo world on free ports, in a temporary folder. `url` is its shell itself; `front` a second shell of the same
 * shop behind HTTP/2 and TLS, as for visitors.
 * @param {number | undefined} port of the shop; the others follow
 */
export async function startBenchShop(port) {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-bench-'));
  // PostgreSQL runs as another user when we are root
  fs.chmodSync(state, 0o755);
  const env = { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const running = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
    fs.rmSync(state, { recursive: true, force: true });
  };
  try {
    const started = await startShop({ root: ROOT, port: await freePort(port), state, size: WORLD, env });
    running.push(started);
    const postgres = Number(fs.readFileSync(path.join(state, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
    const certificate = makeCertificate(state);
    const shop = { ...started, state, certificate, pids: { ...started.pids, postgres }, stop };
    const frontPort = await freePort();
    const behind = await startAnotherShell(shop, {
      name: 'shell-behind-the-front',
      env: { PUBLIC_ORIGIN: `https://localhost:${frontPort}`, TRUST_PROXY: '1' },
    });
    running.push(behind);
    const front = await startFront({ origin: behind.url, certificate, folder: state, port: frontPort });
    running.push(front);
    const paths = await choosePaths(shop.api);
    return { ...shop, front: front.url, behindFront: behind.url, paths, popup: await popupOf(shop.api) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startBenchShop>>} BenchShop */

/**
 * One more shell server, in front of the same API unless `env` sets another.
 * @param {Pick<BenchShop, 'api' | 'releases' | 'store' | 'state' | 'logs'>} shop
 * @param {{name: string, env?: Record<string, string>, nodeArguments?: string[]}} options
 */
export async function startAnotherShell(shop, { name, env = {}, nodeArguments = [] }) {
  const port = await freePort();
  const opsPort = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startServer({
    name,
    command: ['node', ...SERVER_ARGUMENTS, ...nodeArguments, 'dist/server/main.cjs'],
    cwd: path.join(ROOT, 'shell'),
    env: {
      ...SERVER_ENVIRONMENT,
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

/**
 * Settings of a shell that renders every page anew and sends all API calls: with the default limits, a late render would be sent as
 * an empty slot, which costs less.
 */
export const RENDERING = {
  PAGE_CACHE_MB: '0',
  ANSWER_CACHE_MB: '0',
  LOAD_MS: '60000',
  RENDER_MS: '60000',
  API_READ_MS: '60000',
};
/** The same with the API's responses cached as in the shop. */
export const RENDERING_KEPT_ANSWERS = { ...RENDERING, ANSWER_CACHE_MB: '' };

/** Id of the popup banner, which would cover what is clicked; empty when there is none. */
async function popupOf(api) {
  const { data } = await (await fetch(`${api}/api/v1/common`)).json();
  return String(data.popup_banner?.id ?? '');
}

/** The three measured pages: a product without variants in stock, the listing of its category, and home. */
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
