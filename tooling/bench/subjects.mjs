import path from 'node:path';
import { freePort } from '../shop/ports.mjs';
import { EVER_SHOP_VERSION, startEverShop } from './beside/ever-shop.mjs';
import { startOneBundle } from './beside/one-bundle.mjs';
import { startPacking } from './beside/packing.mjs';
import { startFloor } from './floor/start-floor.mjs';
import { startFront } from './front/front.mjs';

/**
 * @typedef {{css: string, text?: string}} Part of a page: the first visible element of this selector, with this text
 * @typedef {{pid: number, rendered: Record<string, string[]>}} Server a process that renders, and the URLs of all its pages of each
 * kind
 * @typedef {{name?: string, pages: Record<string, string>, parts: Record<string, Part>, tile: Part, server?: Server}} Subject what
 * is measured: the shop itself has no name. `pages`: URLs; `parts`: what a visitor would click first on each page; `tile`: the link
 * from the listing to a product; `server`: of a shop that renders every page anew
 */

const ADD_TO_CART = { css: 'main button', text: 'Add to cart' };
const SHOP = {
  parts: { home: { css: '#header button' }, listing: { css: 'aside input[type=checkbox]' }, product: ADD_TO_CART },
  tile: { css: 'main article a' },
};
export const ONE_BUNDLE = 'one bundle';
export const FLOOR = 'React floor';
export const EVER_SHOP = `EverShop ${EVER_SHOP_VERSION}`;

/** The measurements in which each of the others takes part. @type {Record<string, string[]>} */
export const BESIDE = {
  [ONE_BUNDLE]: ['script', 'lighthouse', 'usable', 'thread-time', 'federation'],
  [EVER_SHOP]: ['script', 'html', 'lighthouse', 'usable', 'presses', 'opening', 'thread-time', 'rendered', 'resident'],
  [FLOOR]: ['script', 'html', 'lighthouse', 'usable', 'presses', 'opening', 'thread-time'],
};
/** EverShop takes minutes to download and build: only on request. */
const ASKED_FOR = { [EVER_SHOP]: 'SOUK_BENCH_EVERSHOP' };

/**
 * The others that these measurements need.
 * @param {string[]} measurements
 * @returns {string[]} names
 */
export const neededFor = (measurements) =>
  Object.keys(BESIDE).filter(
    (name) =>
      BESIDE[name].some((one) => measurements.includes(one)) && (!ASKED_FOR[name] || process.env[ASKED_FOR[name]]),
  );

const pagesOf = (url, paths) => Object.fromEntries(Object.entries(paths).map(([page, at]) => [page, url + at]));

/** The shop as visitors see it. @param {import('./bench-shop.mjs').BenchShop} shop @returns {Subject} */
export const shopItself = (shop) => ({ ...SHOP, pages: pagesOf(shop.front, shop.paths) });

/** @returns {Subject} the shop in Arabic */
export const shopInArabic = ({ front, paths }) => ({
  ...SHOP,
  pages: pagesOf(`${front}/ar`, { ...paths, home: '' }),
});

/**
 * Starts the others, each behind a reverse proxy of its own. Those that fail to start are reported and skipped.
 * @param {import('./bench-shop.mjs').BenchShop} shop
 * @param {{names: string[], missed: (text: string) => void}} options `names`: as in `BESIDE`
 * @returns {Promise<{subjects: Subject[], stop(): Promise<void>}>}
 */
export async function startBeside(shop, { names, missed }) {
  const running = [];
  const subjects = [];
  for (const name of names) {
    try {
      subjects.push({ name, ...(await START[name](shop, (part) => running.push(part))) });
    } catch (error) {
      missed(`${name}: ${error.message}`);
    }
  }
  return {
    subjects,
    async stop() {
      for (const part of running.splice(0).reverse()) await part.stop();
    },
  };
}

/** @type {Record<string, (shop: import('./bench-shop.mjs').BenchShop, started: (part: {stop(): Promise<void>}) => void) => Promise<Subject>>} */
const START = {
  async [ONE_BUNDLE](shop, started) {
    const server = await startOneBundle({ origin: shop.behindFront });
    started(server);
    return { ...SHOP, pages: pagesOf(await putFrontBefore(shop, server.url, started), shop.paths) };
  },
  async [EVER_SHOP](shop, started) {
    const port = await freePort();
    const { body } = await pictureOf(shop);
    const server = await startEverShop({
      databaseUrl: shop.databaseUrl,
      front: `https://localhost:${port}`,
      picture: body,
      log: path.join(shop.state, 'evershop.log'),
    });
    started(server);
    const packing = await startPacking({ origin: server.url });
    started(packing);
    const front = await putFrontBefore(shop, packing.url, started, port);
    return {
      pages: pagesOf(front, server.paths),
      parts: {
        home: { css: 'button[aria-label^="Shopping cart"]' },
        listing: { css: 'input[id^="color-"]' },
        product: { css: 'button', text: 'Add to cart' },
      },
      tile: { css: `a[href^="${server.paths.listing}/"]` },
      server: {
        pid: server.pid,
        rendered: Object.fromEntries(
          Object.entries(server.rendered).map(([page, paths]) => [page, paths.map((at) => server.url + at)]),
        ),
      },
    };
  },
  async [FLOOR](shop, started) {
    const { body, type } = await pictureOf(shop);
    const server = await startFloor({ picture: body, type });
    started(server);
    return {
      pages: pagesOf(await putFrontBefore(shop, server.url, started), { listing: '/listing', product: '/product' }),
      parts: { product: ADD_TO_CART },
      tile: SHOP.tile,
    };
  },
};

/** @returns {Promise<string>} its URL */
async function putFrontBefore(shop, origin, started, port) {
  const front = await startFront({ origin, certificate: shop.certificate, folder: shop.state, port });
  started(front);
  return front.url;
}

/** The picture of the measured product, as requested by a phone. */
async function pictureOf(shop) {
  const html = await (await fetch(shop.url + shop.paths.product)).text();
  const [, address] = /<img[^>]* src="(\/media\/[^"]+)"/.exec(html) ?? [];
  if (!address) throw new Error('The measured product has no picture.');
  const answer = await fetch(shop.url + address.replaceAll('&amp;', '&'), { headers: { accept: 'image/webp' } });
  return { body: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') };
}
