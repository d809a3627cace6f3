import { setTimeout as sleep } from 'node:timers/promises';

/** ms after which a page that was asked for is packed as small as it gets */
const PACKED = 5000;

/**
 * Bytes of the HTML as sent (brotli) to whoever comes after the first visitors of a page.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureHtmlBytes({ shop }) {
  const rows = [];
  for (const [where, path] of Object.entries(shop.paths)) {
    const first = await bytesOf(shop.url + path);
    await bytesOf(shop.url + path);
    await sleep(PACKED);
    const later = await bytesOf(shop.url + path);
    rows.push({ key: 'html', where, value: later / 1000, detail: `first ${(first / 1000).toFixed(1)} kB` });
  }
  return rows;
}

/** As sent: `fetch` unpacks, so the length is the header's where there is one. */
async function bytesOf(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const length = answer.headers.get('content-length');
  if (!answer.ok || !length) throw new Error(`${url} answers ${answer.status}, of unknown length`);
  return Number(length);
}
