import type { ServerResponse } from 'node:http';
import { commonData, type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let api: FakeApi;
let shell: TestShell;
let stream: ServerResponse | undefined;
/** reads the price from the API, as a remote does, and reports what the response was built from; the same for all pages of brands */
const pricing = container(`const onAnswer = request.onReading?.();
  const place = request.url.replace(/^.brands.*/, '/brands');
  const answer = await request.keepAnswer(place, async () => {
    const askedAt = Date.now();
    const response = await fetch(request.apiBase + 'price' + place);
    return { data: await response.text(), life: { madeOf: response.headers.get('surrogate-key'), askedAt } };
  });
  const price = answer.data;
  onAnswer?.(answer.life);
  const result = await (async () => { ${answering({})} })();
  return { ...result, html: '<p>costs ' + price + '</p>' };`);

let price = 10;
/** ms that the API needs for a price */
let slow = 0;
const requested: string[] = [];

beforeEach(async () => {
  price = 10;
  slow = 0;
  requested.length = 0;
  stream = undefined;
  const sendPrice = (url: string, response: ServerResponse) => {
    requested.push(url);
    const now = price;
    setTimeout(() => response.writeHead(200, { 'surrogate-key': 'product-1 products' }).end(String(now)), slow);
  };
  const siteData = (_: unknown, response: ServerResponse) => {
    response.setHeader('surrogate-key', 'banners');
    json(response, success(commonData('Souk')));
  };
  api = await startFakeApi({
    '/changes': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      stream = response;
      send('start', 'anew');
    },
    '/api/v1/common': siteData,
    '/api/v1/localization': (_, response) => {
      response.setHeader('surrogate-key', 'texts');
      json(response, success({}));
    },
    '/api/v1/price/brands': ({ url }, response) => sendPrice(url, response),
    '/api/v1/price/x/products': ({ url }, response) => sendPrice(url, response),
  });
  shell = await startTestShell({ apiOrigin: api.origin, pageFreshMs: 10_000, pageStaleMs: 60_000 });
  await shell.release({ 'mfe-catalog': putVersion(shell.store, 'mfe-catalog', '1.0.0', pricing) });
  shell.followChanges();
  await until('changes are heard', async () => (await metric('souk_changes_listening')) === 1);
});
afterEach(async () => {
  await shell.stop();
  await api.stop();
});

const send = (event: string, data: string) => stream?.write(`event: ${event}\ndata: ${data}\n\n`);
const get = (url: string, ip = '127.0.0.1') => shell.app.inject({ url, remoteAddress: ip });
const shown = async (url = '/brands') => /costs (\d+)/.exec((await get(url)).body)?.[1];
const metric = async (name: string) =>
  Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)`, 'm').exec((await shell.ops.inject('/metrics')).body)?.[1]);

test('caches a page with its surrogate keys until its data change', async () => {
  const first = await get('/brands');
  expect(first.headers).toMatchObject({
    'surrogate-key': 'site product-1 products',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  price = 11;
  expect(await shown()).toBe('10');
  send('change', 'product-2');
  send('change', 'product-1');
  await until('the new price shows', async () => (await shown()) === '11');
  expect(await metric('souk_pages_dropped_total')).toBe(1);
  expect(await metric('souk_changes_total')).toBe(2);
});

test('another page reuses a valid cached response, but not a changed one', async () => {
  await shown('/brands');
  expect(await shown('/brands?page=2')).toBe('10');
  expect(requested).toEqual(['/api/v1/price/brands']);
  price = 11;
  send('change', 'product-1');
  await until('the new price shows', async () => (await shown('/brands?page=2')) === '11');
  expect(await shown('/brands?page=3')).toBe('11');
  expect(requested).toHaveLength(2);
  // the stream has a gap: nothing that was read before is served
  const before = stream;
  price = 12;
  before?.destroy();
  await until('changes are heard again', () => stream !== before);
  await until('the new price shows', async () => (await shown('/brands?page=4')) === '12');
});

test('changed site data show on every page', async () => {
  await shown();
  api.answers['/api/v1/common'] = (_, response) => {
    response.setHeader('surrogate-key', 'banners');
    json(response, success(commonData('Bazaar')));
  };
  expect((await get('/brands')).body).toContain('| Souk');
  send('change', 'banners');
  await until('the new name shows', async () => (await get('/brands')).body.includes('| Bazaar'));
});

test('after losing the stream nothing unchecked is served from cache, and pages survive an API outage', async () => {
  await shown();
  api.answers['/changes'] = (_, response) => void response.writeHead(503).end();
  stream?.destroy();
  await until('it is lost', async () => (await metric('souk_changes_listening')) === 0);
  price = 12;
  expect(await shown()).toBe('12');
  await api.stop();
  expect(await shown()).toBe('12');
});

test('N9 cached and personal pages respond during a flood of new addresses, whose excess gets 503', async () => {
  await get('/brands');
  slow = 200;
  const attack = Array.from({ length: 200 }, (_, i) => get(`/x/products?banner=${i}`));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const other = get('/x/products?rating=4', '192.0.2.1');
  const began = performance.now();
  expect(await shown()).toBe('10');
  expect((await get('/login')).statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(slow * 5);
  // an API under attack gets only a few calls at a time
  expect(requested.filter((url) => url.includes('banner')).length).toBeLessThanOrEqual(8);
  expect((await other).statusCode).toBe(200);
  const answers = await Promise.all(attack);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.every(({ headers }) => headers['retry-after'] !== undefined)).toBe(true);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(20);
  expect(await metric('souk_pages_refused_total')).toBe(refused.length);
});
