import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../../souk-remote/build/place.mjs';
import { hydrated, openPage } from './browser.mjs';

const MONO = path.join(ROOT, 'shell/dist-mono/browser');

/**
 * Script of the first load: brotli-11 bytes of exactly the scripts that a page has loaded when it is hydrated, against the same
 * document with the shop as one bundle. That bundle has no containers and no shared scope; screens and texts are chunks of their
 * own there, too, because that is what anybody would build without federation.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureScriptBytes({ browser, shop }) {
  const rows = [];
  for (const [where, address] of Object.entries(shop.paths)) {
    const federated = await scriptsOf(browser, shop.url + address, () => {});
    const mono = await scriptsOf(browser, shop.url + address, serveOneBundle);
    rows.push({
      key: 'script',
      where,
      value: federated.bytes / mono.bytes,
      detail: `${kilobytes(federated.bytes)} in ${federated.files} files / ${kilobytes(mono.bytes)} in ${mono.files}`,
    });
  }
  return rows;
}

async function scriptsOf(browser, url, prepare) {
  const { page, close } = await openPage(browser, { idle: false });
  await prepare(page);
  const responses = new Map();
  page.on('response', (response) => responses.set(response.url(), response));
  try {
    await page.goto(url);
    // what is asked for after hydration is for pages to come
    const names = await page.evaluate(scriptsBefore, await hydrated(page));
    const bodies = await Promise.all(names.map((name) => responses.get(name).body()));
    const packed = bodies.map((body) => brotliCompressSync(body).length);
    return { bytes: packed.reduce((sum, length) => sum + length, 0), files: packed.length };
  } finally {
    await close();
  }
}

/** In the page: addresses of the scripts that it had asked for by then. */
function scriptsBefore(moment) {
  const entries = performance.getEntriesByType('resource');
  const scripts = entries.filter(({ initiatorType, startTime }) => initiatorType === 'script' && startTime < moment);
  return scripts.map(({ name }) => name);
}

/** Gives the page the one bundle's scripts in the place of its own; its `main` fetches the chunks that it needs by itself. */
async function serveOneBundle(page) {
  const { chunks } = JSON.parse(readFileSync(path.join(MONO, '../assets.json'), 'utf8'));
  const main = chunks.main.map((file) => `/assets/${file}`).join(' ');
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document') {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replace(/ data-src="[^"]*"/, ` data-src="${main}"`)
        .replace(/ data-integrity="[^"]*"/, '');
      return route.fulfill({ response: answer, body: html });
    }
    if (!pathname.startsWith('/assets/')) return route.continue();
    return route.fulfill({ path: path.join(MONO, path.basename(pathname)) });
  });
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
