import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from '../../../souk-remote/build/place.mjs';
import { listenHere } from '../listen-here.mjs';

const MONO = path.join(ROOT, 'shell/dist-mono/browser');

/**
 * The shop as one bundle without federation: the same documents and responses, with that bundle's scripts instead of the shop's;
 * style sheets are the shop's. Its `main` loads the chunks that it needs itself. Screens and texts are separate chunks there, too,
 * as in any build without federation.
 * @param {{origin: string}} shop the server of the documents
 * @returns {Promise<{url: string, stop(): Promise<void>}>}
 */
export async function startOneBundle({ origin }) {
  const { chunks } = JSON.parse(fs.readFileSync(path.join(MONO, '../assets.json'), 'utf8'));
  const packed = new Map();
  const server = http.createServer(async (request, response) => {
    try {
      const script = /^\/assets\/([^/?]+\.js)/.exec(request.url)?.[1];
      if (script) return sendFile(script, packed, response);
      const headers = { ...request.headers, 'accept-encoding': 'identity' };
      const answer = await fetch(origin + request.url, { headers, redirect: 'manual' });
      const sent = Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !/^(connection|keep-alive|transfer-encoding|content-length)$/.test(name),
        ),
      );
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      const body = Buffer.from(await answer.arrayBuffer());
      if (!isPage) return response.writeHead(answer.status, sent).end(body);
      const page = pack(withOneBundle(body.toString(), chunks), 5);
      response.writeHead(answer.status, { ...sent, 'content-encoding': 'br', 'content-length': page.length }).end(page);
    } catch {
      response.destroy();
    }
  });
  return listenHere(server);
}

/**
 * A document of the shop with the bundle's scripts instead of its own, loaded in the same way: the chunks of the same screen, texts
 * and header, then `main`.
 * @param {string} html
 * @param {Record<string, string[]>} chunks files of the one bundle's chunks, by name
 */
export function withOneBundle(html, chunks) {
  const own = / data-src="([^"]*)"/.exec(html)?.[1].split(' ') ?? [];
  const names = [...own.map(chunkOf), 'main'];
  const sources = [...new Set(names.flatMap((name) => chunks[name] ?? []))].map((file) => `/assets/${file}`);
  const preload = /<link rel="preload" as="script"[^>]*>/g;
  const [first] = html.match(preload) ?? [];
  const links = sources.map((source) => `<link rel="preload" as="script" fetchpriority="low" href="${source}">`);
  // as in the shop: the largest script in the head, the others at the end
  const [main, others] = first ? [links.slice(-1), links.slice(0, -1)] : [[], []];
  return html
    .replace(preload, '')
    .replace(/ data-src="[^"]*"/, ` data-src="${sources.join(' ')}"`)
    .replace(/ data-integrity="[^"]*"/, '')
    .replace('<title>', `${main.join('')}<title>`)
    .replace('</body>', `${others.join('')}</body>`);
}

/** The one bundle's name for a file of the shop: `/remotes/mfe-a/locale-en.<hash>.js` is `mfe-a-locale-en` there. */
function chunkOf(address) {
  const [, remote, name] = /^\/(?:assets|remotes\/([\w-]+))\/([\w-]+)\./.exec(address) ?? [];
  if (remote && name === 'lifecycles') return remote;
  return remote && name.startsWith('locale-') ? `${remote}-${name}` : name;
}

function sendFile(name, packed, response) {
  if (!packed.has(name)) packed.set(name, pack(fs.readFileSync(path.join(MONO, name)), 11));
  const body = packed.get(name);
  response
    .writeHead(200, {
      'content-type': 'text/javascript',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .end(body);
}

const pack = (text, quality) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
