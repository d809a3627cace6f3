import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { putReleases } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

const COOKIE = 'frontend_session=secret-token-0123456789';
const OURS = { cookie: COOKIE, origin: 'http://shop.test', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
const EVIL = { cookie: COOKIE, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const CALLS = ['GET gift/:code', 'POST gift/redeem', 'DELETE gift/:code'];

let api: FakeApi;
let shell: TestShell;
const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-released-calls-'));

beforeAll(async () => {
  api = await startFakeApi({
    '/api/v1/gift/A1': (_, response) => json(response, success({ left: 5 })),
    '/api/v1/gift/redeem': (_, response) => json(response, success(true)),
    '/api/v1/gift/away': (_, response) => response.writeHead(302, { location: '/user/orders' }).end(),
  });
  shell = await startTestShell({ apiOrigin: api.origin, stateDir });
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
  fs.rmSync(stateDir, { recursive: true });
});
beforeEach(() => {
  api.seen.length = 0;
});

const ask = (method: 'GET' | 'HEAD' | 'POST' | 'DELETE', rest: string, headers: Record<string, string> = OURS) =>
  shell.app.inject({ method, url: `/api/v1/${rest}`, headers, ...(method === 'POST' && { payload: 'a=b' }) });
const statusOf = async (...call: Parameters<typeof ask>) => (await ask(...call)).statusCode;
/** Makes an API with these calls live, and resolves when the shell knows them. */
async function releaseApi(calls: readonly string[] | undefined): Promise<void> {
  putReleases(shell.releases, {}, { ...(calls && { calls }) });
  const expected = calls?.includes('GET gift/:code') ? 200 : 404;
  await until(`gift/A1 is ${expected}`, async () => (await statusOf('GET', 'gift/A1')) === expected);
}

test('forwards a released API call with the session while that release is live', async () => {
  expect(await statusOf('GET', 'gift/A1')).toBe(404);
  expect(api.seen).toEqual([]);
  await releaseApi(CALLS);
  api.seen.length = 0;
  expect((await ask('GET', 'gift/A1')).json()).toEqual(success({ left: 5 }));
  expect(api.seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret-token-0123456789' });
  expect(api.seen[0]?.headers).not.toHaveProperty('cookie');
  expect([await statusOf('HEAD', 'gift/A1'), await statusOf('POST', 'gift/redeem')]).toEqual([200, 200]);
  await releaseApi(['POST gift/redeem']);
  await releaseApi(undefined);
});

describe('calls unknown to this shell', () => {
  beforeAll(() => releaseApi(CALLS));

  test('A2 writes must come from the shop itself', async () => {
    for (const [method, rest] of [
      ['POST', 'gift/redeem'],
      ['DELETE', 'gift/A1'],
    ] as const) {
      expect([rest, await statusOf(method, rest, EVIL)]).toEqual([rest, 403]);
      expect([rest, await statusOf(method, rest, { cookie: COOKIE })]).toEqual([rest, 403]);
    }
    expect(api.seen).toEqual([]);
    expect(await statusOf('DELETE', 'gift/A1')).toBe(200);
  });

  test('A7 redirects are not passed on, not even into the shop', async () => {
    const { statusCode, headers } = await ask('GET', 'gift/away');
    expect(statusCode).toBe(502);
    expect(headers).not.toHaveProperty('location');
  });

  test('I5 a multipart form counts as an upload', async () => {
    const forms: ReturnType<typeof ask>[] = [];
    const waiting: (() => void)[] = [];
    api.answers['/api/v1/gift/redeem'] = (_, response) => void waiting.push(() => json(response, success(true)));
    const form = { ...OURS, 'content-type': 'multipart/form-data; boundary=x' };
    for (let i = 0; i < 6; i++) forms.push(ask('POST', 'gift/redeem', form));
    await until('six forms are under way', () => waiting.length === 6);
    expect(await statusOf('POST', 'gift/redeem', form)).toBe(429);
    for (const answer of waiting) answer();
    expect((await Promise.all(forms)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  });

  test('without a release file at start the shell forwards the last live calls', async () => {
    const calls = path.join(stateDir, 'api-calls.json');
    await until(
      'the calls are kept',
      () => fs.existsSync(calls) && fs.readFileSync(calls, 'utf8').includes('gift/:code'),
    );
    const again = await startTestShell({ apiOrigin: api.origin, stateDir });
    expect((await again.app.inject({ url: '/api/v1/gift/A1' })).statusCode).toBe(200);
    await again.stop();
  });

  test('a release file whose calls are not a list changes nothing', async () => {
    const text = JSON.stringify({ api: { stable: { calls: { gift: 1 } } }, remotes: {} });
    fs.writeFileSync(shell.releases, text);
    await until('it was refused', () => shell.logged.some((line) => line.includes('release file: calls of the API')));
    expect(await statusOf('GET', 'gift/A1')).toBe(200);
  });
});
