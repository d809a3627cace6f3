import http from 'node:http';
import zlib from 'node:zlib';
import { startProxy } from './proxy.mjs';

const stops = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A shop that answers with `answer`, and a proxy in front of it. */
async function proxied(answer, options = {}) {
  const shop = http.createServer(answer);
  await new Promise((resolve) => shop.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => shop.close(resolve)));
  const port = await freePort();
  const origin = `http://127.0.0.1:${shop.address().port}`;
  const proxy = await startProxy({
    port,
    target: () => origin,
    handle: () => false,
    rewrite: (html) => html.replace('old', 'new'),
    ...options,
  });
  stops.push(proxy.stop);
  return { origin, port, own: `http://127.0.0.1:${port}` };
}

async function freePort() {
  const server = http.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.each([
  ['gzip', zlib.gzipSync],
  ['br', zlib.brotliCompressSync],
  ['deflate', zlib.deflateSync],
])('HTML compressed as %s is decoded, changed and sent plain', async (encoding, packed) => {
  const { own } = await proxied((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': encoding })
      .end(packed('<p>old é</p>')),
  );
  const answer = await fetch(own, { headers: { accept: '*/*', 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('<p>new é</p>');
});

test('other responses keep their compressed bytes', async () => {
  const { own } = await proxied((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' })
      .end(zlib.gzipSync('const old = 1;')),
  );
  expect(await (await fetch(own)).text()).toBe('const old = 1;');
});

test('a redirect of the shop keeps the host that the browser used', async () => {
  const { own, port } = await proxied((request, response) =>
    response.writeHead(302, { location: `http://${request.headers.host}/fr` }).end(),
  );
  const answer = await fetch(own, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`http://127.0.0.1:${port}/fr`);
});

test('cookies of an https shop work on an http page and are sent back under their own names', async () => {
  const seen = [];
  const { own } = await proxied((request, response) => {
    seen.push(request.headers.cookie);
    response.writeHead(200, { 'set-cookie': '__Host-session=a; Path=/; HttpOnly; Secure' }).end();
  });
  const answer = await fetch(own, { headers: { cookie: 'dev-host-session=a; x=1' } });
  expect(answer.headers.get('set-cookie')).toBe('dev-host-session=a; Path=/; HttpOnly');
  // this test's shop is on http, where the name has no prefix
  expect(seen).toEqual(['session=a; x=1']);
});

test('an unreachable shop gives 502', async () => {
  const { own } = await proxied(() => {}, { target: () => 'http://127.0.0.1:99999' });
  expect((await fetch(own)).status).toBe(502);
});
