import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../shop/ports.mjs';
import { startProgram } from '../front/start-program.mjs';
import { fetchPackage } from './fetch-package.mjs';

export const EVER_SHOP_VERSION = '2.2.1';
/** its server imports this, but its package does not declare it */
const BESIDES = ['concat-stream@2.0.0'];
const DATABASE = 'souk_bench_evershop';
/** ms for its build on a busy machine */
const TIMEOUT = 1_800_000;
const PROGRAM = 'node_modules/@evershop/evershop/dist/bin/evershop.js';
/** in the media folder; used for every product: the pictures of its own seed are on another server, and small */
const PICTURE = 'catalog/measured.webp';

/**
 * EverShop, a server-rendered shop of one React bundle: downloaded and built once, with its own demo products, in a separate
 * database next to the shop's.
 * @param {{databaseUrl: string, front: string, picture: Buffer, log: string}} options `databaseUrl`: of the shop; `front`: URL for
 * its visitors; `picture`: WebP; `log`: file for its output
 * @returns {Promise<{url: string, pid: number, paths: {home: string, listing: string, product: string}, rendered: Record<string,
 * string[]>, stop(): Promise<void>}>} `rendered`: paths of all pages of each kind
 * @throws Error when it cannot be downloaded, built, filled or started
 */
export async function startEverShop({ databaseUrl, front, picture, log }) {
  const folder = fetchPackage('@evershop/evershop', EVER_SHOP_VERSION, { besides: BESIDES, minutes: 30 });
  const database = await makeDatabase(databaseUrl);
  const port = await freePort();
  const env = {
    ...variablesOf(database.url),
    PORT: String(port),
    NODE_CONFIG: JSON.stringify({ shop: { homeUrl: front } }),
    SUPPRESS_NO_CONFIG_WARNING: '1',
  };
  let server;
  const stop = async () => {
    await server?.stop();
    await database.drop();
  };
  try {
    for (const name of ['config', 'public', path.dirname(`media/${PICTURE}`)])
      fs.mkdirSync(path.join(folder, name), { recursive: true });
    fs.writeFileSync(path.join(folder, 'media', PICTURE), picture);
    build(folder, env);
    const url = `http://localhost:${port}`;
    // it creates its tables at start
    server = await startProgram({ command: ['node', PROGRAM, 'start'], cwd: folder, env, url, log, seconds: 180 });
    run(folder, env, 'seed', '--all');
    return { url, pid: server.pid, ...(await fill(database.url)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Once for all runs, as it takes two minutes: it contains nothing of a run. */
function build(folder, env) {
  const stamp = path.join(folder, '.built');
  if (fs.existsSync(stamp)) return;
  console.log(`Building EverShop ${EVER_SHOP_VERSION} ...`);
  run(folder, env, 'build');
  fs.writeFileSync(stamp, '');
}

function run(folder, env, ...command) {
  const options = { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8', timeout: TIMEOUT };
  const { status, stdout, stderr, error } = spawnSync('node', [PROGRAM, ...command], options);
  if (status !== 0)
    throw new Error(`EverShop's ${command[0]} failed: ${error?.message ?? `${stdout}${stderr}`.trim().slice(-500)}`);
}

/** The measured picture for every product, no options to choose before 'Add to cart', as in our shop; and the pages' URLs. */
async function fill(connectionString) {
  return withClient(connectionString, async (client) => {
    await client.query('update product set variant_group_id = null');
    await client.query('delete from product_image');
    await client.query(
      'insert into product_image (product_image_product_id, origin_image, is_main) select product_id, $1, true from product',
      [`/assets/${PICTURE}`],
    );
    const products = await productPaths(client);
    const [product] = products;
    // the category of this product
    const paths = { home: '/', listing: product.slice(0, product.lastIndexOf('/')), product };
    return { paths, rendered: { home: ['/'], listing: [paths.listing], product: products } };
  });
}

/** A helper process gives each product its URL a moment after its creation. */
async function productPaths(client) {
  for (let left = 60; left > 0; left--, await sleep(1000)) {
    const { rows } = await client.query(`select request_path as path, (select count(*)::int from product) as products
      from url_rewrite where entity_type = 'product' order by 1`);
    if (rows.length && rows.length >= rows[0].products) return rows.map(({ path: at }) => at);
  }
  throw new Error('EverShop has no products with addresses after its seed.');
}

async function makeDatabase(shopUrl) {
  const url = new URL(shopUrl);
  url.pathname = `/${DATABASE}`;
  const drop = () => withClient(shopUrl, (client) => client.query(`drop database if exists ${DATABASE} with (force)`));
  await drop();
  await withClient(shopUrl, (client) => client.query(`create database ${DATABASE}`));
  return { url: url.href, drop };
}

function variablesOf(databaseUrl) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  return {
    DB_HOST: hostname,
    DB_PORT: port || '5432',
    DB_NAME: pathname.slice(1),
    DB_USER: decodeURIComponent(username),
    DB_PASSWORD: decodeURIComponent(password),
    DB_SSLMODE: 'disable',
  };
}

async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
