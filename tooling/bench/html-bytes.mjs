import { setTimeout as sleep } from 'node:timers/promises';

/** visits after which a page is packed as small as it gets (shell/src/server/page/page-body.ts) */
const POPULAR = 3;
/** ms in which that has been done */
const PACKED = 5000;

/**
 * Bytes of the HTML as sent (brotli) to whoever comes after the first visitors of a page.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureHtmlBytes({ shop }) {
  const rows = [];
  for (const [where, path] of Object.entries(shop.paths)) {
    const first = await bytesOf(shop.url + path);
    for (let visit = 1; visit < POPULAR; visit++) await bytesOf(shop.url + path);
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
