import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';

/** ms for which a request waits for a server that is being restarted */
const PATIENCE = 20_000;
/** Decoders of compressed responses; HTML has to be read here. */
const DECODERS = {
  gzip: zlib.createGunzip,
  br: zlib.createBrotliDecompress,
  deflate: zlib.createInflate,
};

/**
 * Proxy between the browser and a shop: passes everything through, with HTML changed by `rewrite`.
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.host] address to listen on; default: this machine only
 * @param {(url: string) => string} options.target origin of the server for a path
 * @param {(request, response) => boolean} options.handle answers requests that do not go to the shop
 * @param {(html: string, headers: object) => string} options.rewrite `headers` of the response
 */
export async function startProxy({ port, host = '127.0.0.1', target, handle, rewrite }) {
  const server = http.createServer(async (request, response) => {
    if (handle(request, response)) return;
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      await pass(request, Buffer.concat(chunks), response);
    } catch (error) {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(String(error));
    }
  });

  async function pass(request, body, response) {
    const upstream = new URL(target(request.url));
    const answer = await ask(upstream, request, body);
    const headers = { ...answer.headers };
    // for a shop on https: its pages are served over plain http here
    delete headers['strict-transport-security'];
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = policy.replace(/;?\s*upgrade-insecure-requests/, '');
    if (headers.location)
      headers.location = headers.location.replace(upstream.origin, `http://${request.headers.host}`);
    if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(cookieForHttp);
    const decoder = DECODERS[headers['content-encoding'] ?? ''];
    const readable = decoder || !headers['content-encoding'];
    if (!/^text\/html/.test(headers['content-type'] ?? '') || !readable || request.method === 'HEAD') {
      response.writeHead(answer.statusCode, headers);
      answer.pipe(response);
      return;
    }
    let html = '';
    const decoded = decoder ? answer.pipe(decoder()) : answer;
    for await (const chunk of decoded.setEncoding('utf8')) html += chunk;
    html = rewrite(html, headers);
    // no longer valid after the change
    for (const name of ['content-length', 'content-encoding', 'etag', 'transfer-encoding']) delete headers[name];
    response.writeHead(answer.statusCode, { ...headers, 'cache-control': 'no-store' }).end(html);
  }

  async function ask(upstream, request, body) {
    const headers = { ...request.headers, host: upstream.host };
    for (const name of ['origin', 'referer']) {
      if (headers[name]) headers[name] = headers[name].replace(/^https?:\/\/[^/]+/, upstream.origin);
    }
    if (headers.cookie)
      headers.cookie = headers.cookie.replaceAll(HELD, upstream.protocol === 'https:' ? '__Host-' : '');
    if (headers['accept-encoding']) headers['accept-encoding'] = Object.keys(DECODERS).join(', ');
    for (const until = Date.now() + PATIENCE; ; await sleep(100)) {
      try {
        return await once(upstream, { method: request.method, path: request.url, headers }, body);
      } catch (error) {
        if (error.code !== 'ECONNREFUSED' || Date.now() > until) throw error;
      }
    }
  }

  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function once(upstream, options, body) {
  const { request } = upstream.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const going = request(upstream, options, resolve);
    going.once('error', reject);
    going.end(body);
  });
}

/** Replaces `__Host-` in names of cookies, which browsers reject over plain http. */
const HELD = 'dev-host-';
const cookieForHttp = (cookie) => cookie.replace(/^__Host-/, HELD).replace(/;\s*Secure/i, '');
