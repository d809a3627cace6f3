import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ROOT } from '../../../souk-remote/build/place.mjs';
import { startServer } from '../../shop/children.mjs';
import { freePort } from '../../shop/ports.mjs';
import { CALLS } from './calls.mjs';
import { fillWorld } from './world.mjs';

const SIZES = [1_000, 100_000];
/** Rounds over all calls; each asks every call of both sizes, one after the other, so that what else the machine does hits both. */
const ROUNDS = 40;
/** rounds before the first that counts: code gets compiled, PostgreSQL's memory fills */
const WARM_UP = 3;

/**
 * The catalog's calls over PostgreSQL with 1,000 and with 100,000 products: p95 of the large shop against the small one.
 * @returns {Promise<import('../goals.mjs').Row[]>}
 */
export async function measureApi() {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-bench-api-'));
  // PostgreSQL runs as another user when we are root
  fs.chmodSync(state, 0o755);
  const running = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
    fs.rmSync(state, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().then(() => process.exit(130)));
  try {
    const { startEmbedded } = await import(path.join(ROOT, 'api/dist/embedded.mjs'));
    const postgres = await startEmbedded({ folder: path.join(state, 'postgres'), disposable: true });
    running.push(postgres);
    const shops = [];
    for (const products of SIZES) {
      const databaseUrl = await postgres.database(`bench_${products}`);
      migrate(databaseUrl);
      await fill(databaseUrl, products);
      const server = await startApi(databaseUrl, state);
      running.push(server);
      shops.push(server);
    }
    return await compare(shops.map(({ url }) => url));
  } finally {
    await stop();
  }
}

/** @throws Error when it fails; its words stand above */
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
  const url = `http://127.0.0.1:${port}/api/v1/`;
  const server = await startServer({
    name: `api-${port}`,
    command: ['node', 'dist/server.mjs'],
    cwd: path.join(ROOT, 'api'),
    env: {
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
  return { ...server, url };
}

async function compare(urls) {
  const lastPages = await Promise.all(urls.map(lastPage));
  const times = new Map(Object.keys(CALLS).map((name) => [name, urls.map(() => [])]));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [name, pathOf] of Object.entries(CALLS)) {
      for (const [size, url] of urls.entries()) {
        const ms = await time(url + pathOf(round, lastPages[size]));
        if (round >= WARM_UP) times.get(name)[size].push(ms);
      }
    }
  }
  return [...times].map(([name, [small, large]]) => ({
    key: 'api',
    where: name,
    value: quantile(large, 0.95) / quantile(small, 0.95),
    detail: `p50 ${pair(small, large, 0.5)}, p95 ${pair(small, large, 0.95)} ms`,
  }));
}

async function lastPage(url) {
  const { data } = await (await fetch(`${url}products`)).json();
  return data.result.last_page;
}

async function time(url) {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  // a call that is refused would be quick
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return performance.now() - begun;
}

const pair = (small, large, share) => [small, large].map((ms) => quantile(ms, share).toFixed(1)).join(' / ');

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
