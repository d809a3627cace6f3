import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

/** ms for which a request waits for a server that is just being started again */
const PATIENCE = 20_000;

/**
 * Stands between the browser and a shop: passes everything through, hands HTML to `rewrite`.
 * @param {{port: number, target: string, handle: (request, response) => boolean, rewrite: (html: string) => string}} options
 *   `target`: origin of the shop; `handle` answers what is not the shop's
 */
export async function startProxy({ port, target, handle, rewrite }) {
  const upstream = new URL(target);
  const own = `http://localhost:${port}`;
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
    const answer = await ask(request, body);
    const headers = { ...answer.headers };
    // a shop on https: its pages come over plain http here
    delete headers['strict-transport-security'];
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = policy.replace(/;?\s*upgrade-insecure-requests/, '');
    if (headers.location) headers.location = headers.location.replace(upstream.origin, own);
    if (!/^text\/html/.test(headers['content-type'] ?? '')) {
      response.writeHead(answer.statusCode, headers);
      answer.pipe(response);
      return;
    }
    let html = '';
    for await (const chunk of answer.setEncoding('utf8')) html += chunk;
    html = rewrite(html);
    // what was measured no longer holds
    for (const name of ['content-length', 'etag', 'transfer-encoding']) delete headers[name];
    response.writeHead(answer.statusCode, { ...headers, 'cache-control': 'no-store' }).end(html);
  }

  async function ask(request, body) {
    const headers = { ...request.headers, host: upstream.host };
    for (const name of ['origin', 'referer']) {
      if (headers[name]) headers[name] = headers[name].replace(/^https?:\/\/[^/]+/, upstream.origin);
    }
    // HTML is read here
    if (/text\/html/.test(headers.accept ?? '')) delete headers['accept-encoding'];
    for (const until = Date.now() + PATIENCE; ; await sleep(100)) {
      try {
        return await once({ method: request.method, path: request.url, headers }, body);
      } catch (error) {
        if (error.code !== 'ECONNREFUSED' || Date.now() > until) throw error;
      }
    }
  }

  function once(options, body) {
    const { request } = upstream.protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      const going = request(upstream, options, resolve);
      going.once('error', reject);
      going.end(body);
    });
  }

  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url: own,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
