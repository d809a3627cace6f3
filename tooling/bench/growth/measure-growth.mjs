import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ROOT } from '../../../souk-remote/build/place.mjs';
import { startServer } from '../../shop/children.mjs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../shop/node-arguments.mjs';
import { freePort } from '../../shop/ports.mjs';
import { RENDERING, startAnotherShell } from '../bench-shop.mjs';
import { median, quantile } from '../median.mjs';
import { CALLS, PAGES } from './calls.mjs';
import { fillWorld } from './world.mjs';

const SMALL = 1_000;
/** `SOUK_BENCH_PRODUCTS=100000,1000000` also measures a million, which takes about ten times as long to fill */
const LARGE = (process.env.SOUK_BENCH_PRODUCTS ?? '100000').split(',').map(Number);
/**
 * Rounds over all calls; each makes every call of all sizes, one after the other, so that other load on the machine affects all
 * alike.
 */
const ROUNDS = 40;
/** rounds that are not counted: code is compiled, PostgreSQL's caches fill */
const WARM_UP = 3;

/**
 * The catalog's calls over PostgreSQL, and pages that a shell renders for each request, with 1,000 products and with many: p50 of
 * the large shop relative to the small one.
 * @returns {Promise<import('../goals.mjs').Row[]>}
 */
export async function measureGrowth({ shop }) {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-bench-growth-'));
  // PostgreSQL runs as another user when we are root
  fs.chmodSync(state, 0o755);
  const running = [];
  try {
    const { startEmbedded } = await import(path.join(ROOT, 'api/dist/embedded.mjs'));
    const postgres = await startEmbedded({ folder: path.join(state, 'postgres'), disposable: true });
    running.push(postgres);
    const sizes = [];
    for (const products of [SMALL, ...LARGE]) {
      const databaseUrl = await postgres.database(`bench_${products}`);
      migrate(databaseUrl);
      await fill(databaseUrl, products);
      const api = await startApi(databaseUrl, state);
      running.push(api);
      const env = { ...RENDERING, API_ORIGIN: api.url };
      const shell = await startAnotherShell(shop, { name: `shell-${products}`, env });
      running.push(shell);
      sizes.push({ products, api: `${api.url}/api/v1/`, shell: `${shell.url}/` });
    }
    const lasts = await Promise.all(sizes.map(({ api }) => lastPage(api)));
    const calls = sizes.map(
      ({ api }, at) =>
        (pathOf, n) =>
          api + pathOf(n, lasts[at]),
    );
    const pages = sizes.map(
      ({ shell }) =>
        (pathOf, n) =>
          shell + pathOf(n),
    );
    return [...(await compare('api', CALLS, calls, sizes)), ...(await compare('pages', PAGES, pages, sizes))];
  } finally {
    for (const part of running.reverse()) await part.stop();
    fs.rmSync(state, { recursive: true, force: true });
  }
}

/** @throws Error when it fails; its output is above */
function migrate(databaseUrl) {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { status } = spawnSync('node', ['dist/migrate.mjs'], {
    cwd: path.join(ROOT, 'api'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The database could not be migrated.');
}

async function fill(connectionString, products) {
  const begun = performance.now();
  const opened = [];
  const open = async () => {
    const client = new pg.Client({ connectionString });
    opened.push(client);
    await client.connect();
    return client;
  };
  try {
    await fillWorld(open, products);
  } finally {
    for (const client of opened) await client.end();
  }
  console.log(`  ${products} products in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

async function startApi(databaseUrl, state) {
  const port = await freePort();
  const server = await startServer({
    name: `api-${port}`,
    command: ['node', ...SERVER_ARGUMENTS, 'dist/server.mjs'],
    cwd: path.join(ROOT, 'api'),
    env: {
      ...SERVER_ENVIRONMENT,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      MEDIA_DIR: state,
      UPLOADS_DIR: path.join(state, 'uploads'),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
    logs: path.join(state, 'logs'),
  });
  return { ...server, url: `http://127.0.0.1:${port}` };
}

/** Rows of every kind, for each large size relative to the small one. */
async function compare(key, kinds, addressesOf, sizes) {
  const times = new Map(Object.keys(kinds).map((name) => [name, sizes.map(() => [])]));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [name, pathOf] of Object.entries(kinds)) {
      for (const [size, addressOf] of addressesOf.entries()) {
        const ms = await time(addressOf(pathOf, round));
        if (round >= WARM_UP) times.get(name)[size].push(ms);
      }
    }
  }
  return [...times].flatMap(([name, [small, ...large]]) =>
    large.map((ms, at) => ({
      key,
      where: `${name}, ${sizes[at + 1].products.toLocaleString('en')} products`,
      value: median(ms) / median(small),
      detail: `p50 ${pair(small, ms, 0.5)}, p95 ${pair(small, ms, 0.95)} ms`,
    })),
  );
}

async function lastPage(api) {
  const { data } = await (await fetch(`${api}products`)).json();
  return data.result.last_page;
}

async function time(url) {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  // a refused call would be fast
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return performance.now() - begun;
}

const pair = (small, large, share) => [small, large].map((ms) => quantile(ms, share).toFixed(1)).join(' / ');
