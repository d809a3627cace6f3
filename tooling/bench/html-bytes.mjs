import fs from 'node:fs';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { nameOf } from './rounds.mjs';
import { shopItself } from './subjects.mjs';

/** visits after which a page is compressed at the best quality (shell/src/server/page/page-body.ts) */
const POPULAR = 3;
/** ms until that is done */
const PACKED = 5000;

/**
 * Bytes of the HTML as sent (brotli) through the reverse proxy to visitors after the first ones of a page.
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureHtmlBytes({ shop, beside, missed }) {
  const ca = fs.readFileSync(shop.certificate.cert);
  const rows = [];
  for (const subject of [shopItself(shop), ...beside]) {
    for (const [where, url] of Object.entries(subject.pages)) {
      try {
        const first = await bytesOf(url, ca);
        for (let visit = 1; visit < POPULAR; visit++) await bytesOf(url, ca);
        await sleep(PACKED);
        const later = await bytesOf(url, ca);
        const detail = `first ${(first / 1000).toFixed(1)} kB`;
        rows.push({ key: 'html', where, value: later / 1000, detail, subject: subject.name });
      } catch (error) {
        missed(`${where} of ${nameOf(subject)}: ${error.message}`);
      }
    }
  }
  return rows;
}

/** As sent: `https` does not decompress, and some shops send no length. */
function bytesOf(url, ca) {
  return new Promise((resolve, reject) => {
    const request = https.get(
      url,
      { ca, headers: { 'accept-encoding': 'br, gzip', accept: 'text/html' } },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk) => {
          bytes += chunk.length;
        });
        answer.once('error', reject);
        answer.once('end', () =>
          answer.statusCode === 200 && answer.headers['content-encoding']
            ? resolve(bytes)
            : reject(new Error(`${url} answers ${answer.statusCode}, packed: ${answer.headers['content-encoding']}`)),
        );
      },
    );
    request.once('error', reject);
  });
}
