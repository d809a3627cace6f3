import { startOneBundle } from './beside/one-bundle.mjs';
import { startFloor } from './floor/start-floor.mjs';
import { startFront } from './front/front.mjs';

/**
 * @typedef {{css: string, text?: string}} Part of a page: the first visible element of this selector, with this text
 * @typedef {{name?: string, pages: Record<string, string>, parts: Record<string, Part>, tile: Part}} Subject what is measured: the shop
 *   itself has no name. `pages`: addresses; `parts`: what a visitor would press first on each page; `tile`: the way from the listing
 *   to a product
 */

const ADD_TO_CART = { css: 'main button', text: 'Add to cart' };
const SHOP = {
  parts: { home: { css: '#header button' }, listing: { css: 'aside input[type=checkbox]' }, product: ADD_TO_CART },
  tile: { css: 'main article a' },
};
export const ONE_BUNDLE = 'one bundle';
export const FLOOR = 'React floor';

const pagesOf = (url, paths) => Object.fromEntries(Object.entries(paths).map(([page, path]) => [page, url + path]));

/** The shop as visitors have it. @param {import('./bench-shop.mjs').BenchShop} shop @returns {Subject} */
export const shopItself = (shop) => ({ ...SHOP, pages: pagesOf(shop.front, shop.paths) });

/** @returns {Subject} the shop in Arabic */
export const shopInArabic = ({ front, paths }) => ({
  ...SHOP,
  pages: pagesOf(`${front}/ar`, { ...paths, home: '' }),
});

/**
 * Starts what stands beside the shop, each behind a front of its own: the shop as one bundle, and the React floor.
 * @param {import('./bench-shop.mjs').BenchShop} shop
 * @returns {Promise<{subjects: Subject[], stop(): Promise<void>}>}
 */
export async function startBeside(shop) {
  const running = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  const inFront = async (server) => {
    running.push(server);
    const front = await startFront({ origin: server.url, certificate: shop.certificate, folder: shop.state });
    running.push(front);
    return front.url;
  };
  try {
    const bundle = await inFront(await startOneBundle({ origin: shop.behindFront }));
    const floor = await inFront(await startFloor(await pictureOf(shop)));
    const subjects = [
      { name: ONE_BUNDLE, ...SHOP, pages: pagesOf(bundle, shop.paths) },
      {
        name: FLOOR,
        pages: pagesOf(floor, { listing: '/listing', product: '/product' }),
        parts: { product: ADD_TO_CART },
        tile: SHOP.tile,
      },
    ];
    return { subjects, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The picture of the measured product, as a phone asks for it. */
async function pictureOf(shop) {
  const html = await (await fetch(shop.url + shop.paths.product)).text();
  const [, address] = /<img[^>]* src="(\/media\/[^"]+)"/.exec(html) ?? [];
  if (!address) throw new Error('The measured product has no picture.');
  const answer = await fetch(shop.url + address.replaceAll('&amp;', '&'), { headers: { accept: 'image/webp' } });
  return { picture: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') };
}
