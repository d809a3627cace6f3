import { API_BASE } from 'shared-kernel/contract/call';
import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import { type FakeApi, json, startFakeApi, success } from '../testing/fake-api';
import { startTestShell, type TestShell } from '../testing/test-shell';

const EVIL = 'https://evil.example';
const COOKIE = 'frontend_session=secret-token-0123456789';

/** Calls with effects although they are GET (spec §7): both must be guarded by name. */
const CHANGING_READS: readonly CallName[] = ['logout', 'sendOrderEmail'];
/** A login through a provider starts and ends with a navigation; cookie and state protect it (see social-login.test). */
const NAVIGATIONS: readonly CallName[] = ['socialLoginRedirect', 'socialLoginCallback'];

/** The shell's server makes this call itself (see order-link.test). */
const OWN: readonly CallName[] = ['openOrderLink'];

const names = (Object.keys(CALLS) as CallName[]).filter((name) => !OWN.includes(name));
const changing = names.filter((name) => CALLS[name].method !== 'GET' || CHANGING_READS.includes(name));
const reading = names.filter((name) => !changing.includes(name) && !NAVIGATIONS.includes(name));
const urlOf = (name: CallName) => `${API_BASE}${CALLS[name].path.replace(/:\w+/g, '7')}`;

let api: FakeApi;
let shell: TestShell;
beforeAll(async () => {
  api = await startFakeApi(
    Object.fromEntries(names.map((name) => [urlOf(name), (_: unknown, response) => json(response, success(true))])),
  );
  shell = await startTestShell({ apiOrigin: api.origin });
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});
beforeEach(() => {
  api.seen.length = 0;
});

const ask = (name: CallName, headers: Record<string, string>, method: string = CALLS[name].method) =>
  shell.app.inject({
    method: method as 'GET',
    url: urlOf(name),
    headers: { cookie: COOKIE, ...headers },
    ...(method === 'POST' ? { payload: headers['content-type'] === 'application/json' ? '{}' : 'a=b' } : {}),
  });
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Requests that a page of another site can make a browser send. */
const HOSTILE: [string, Record<string, string>][] = [
  [
    'a script on another site',
    { ...JSON_TYPE, origin: EVIL, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' },
  ],
  ['a script on another site in an old browser', { ...JSON_TYPE, origin: EVIL }],
  ['a form on another site', { ...FORM, origin: EVIL, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ['a form without origin', { ...FORM, origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a plain-text form', { 'content-type': 'text/plain', origin: EVIL, 'sec-fetch-site': 'cross-site' }],
  ['an upload', { 'content-type': 'multipart/form-data; boundary=x', origin: EVIL, 'sec-fetch-site': 'cross-site' }],
  ['a sibling host', { ...JSON_TYPE, origin: 'http://blog.shop.test', 'sec-fetch-site': 'same-site' }],
  ['a look-alike host', { ...JSON_TYPE, origin: 'http://shop.test.evil.example' }],
  ['a link, image or frame on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a browser that sends no origin', {}],
  ['an origin that claims our site', { ...JSON_TYPE, origin: EVIL, 'sec-fetch-site': 'same-origin' }],
];

test('A2 only listed calls change data; reads are allowed cross-site', async () => {
  for (const name of reading) expect([name, (await ask(name, HOSTILE[8]?.[1] ?? {})).statusCode]).toEqual([name, 200]);
  expect(changing.length).toBeGreaterThan(25);
});

describe.each(HOSTILE)('A2 from %s', (_, headers) => {
  test.each(changing)('%s is rejected without effect', async (name) => {
    const answer = await ask(name, headers);
    expect([answer.statusCode, answer.json().status]).toEqual([403, 403]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(api.seen).toEqual([]);
  });
});

test.each(CHANGING_READS)('A2 no link, image or redirect on our own pages can call %s', async (name) => {
  for (const dest of ['document', 'image', 'iframe', 'script', 'style'])
    expect((await ask(name, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': dest })).statusCode).toBe(403);
  expect((await ask(name, { origin: EVIL, 'sec-fetch-site': 'cross-site' }, 'HEAD')).statusCode).toBe(403);
  // with another method it is not a call
  for (const method of ['POST', 'DELETE', 'PUT'])
    expect((await ask(name, { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' }, method)).statusCode).toBe(
      404,
    );
  expect(api.seen).toEqual([]);
});

test.each(changing)('A2 forwards %s for our own scripts', async (name) => {
  const ours = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
  expect((await ask(name, { ...JSON_TYPE, ...ours })).statusCode).toBe(200);
  expect(api.seen).toHaveLength(1);
});
