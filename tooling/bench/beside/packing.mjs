import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listenHere } from '../listen-here.mjs';

const pack = promisify(brotliCompress);
const ONE_CONNECTION = /^(connection|keep-alive|transfer-encoding|content-length|accept-encoding|host)$/;
const TEXT = /^(text\/|application\/(javascript|json))|svg/;

/**
 * Compressing proxy for a server that does not compress, as its operator's reverse proxy would: scripts and styles once with brotli
 * 11, pages each time with brotli 5.
 * @param {{origin: string}} server
 * @returns {Promise<{url: string, stop(): Promise<void>}>}
 */
export async function startPacking({ origin }) {
  const files = new Map();
  const packFile = (url, body) => {
    if (!files.has(url)) files.set(url, pack(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    return files.get(url);
  };
  const packPage = (body) => pack(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const server = http.createServer(async (request, response) => {
    try {
      const { method, url } = request;
      const headers = { ...withoutConnection(Object.entries(request.headers)), 'accept-encoding': 'identity' };
      const sent = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request);
      const answer = await fetch(origin + url, { method, headers, body: sent, redirect: 'manual' });
      const body = Buffer.from(await answer.arrayBuffer());
      const given = { ...withoutConnection([...answer.headers]), 'set-cookie': answer.headers.getSetCookie() };
      if (answer.status !== 200 || !TEXT.test(answer.headers.get('content-type') ?? ''))
        return response.writeHead(answer.status, given).end(body);
      const packed = await (/\.(js|css)$/.test(url.split('?')[0]) ? packFile(url, body) : packPage(body));
      response.writeHead(200, { ...given, 'content-encoding': 'br', 'content-length': packed.length }).end(packed);
    } catch {
      response.destroy();
    }
  });
  return listenHere(server);
}

const withoutConnection = (entries) => Object.fromEntries(entries.filter(([name]) => !ONE_CONNECTION.test(name)));
