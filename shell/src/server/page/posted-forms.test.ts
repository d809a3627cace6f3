import { LANGUAGES } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { type FakeApi, startFakeApi } from '../testing/fake-api';
import { answering, container, putVersion } from '../testing/fake-remotes';
import { startTestShell, type TestShell } from '../testing/test-shell';

let api: FakeApi;
let shell: TestShell;
/** bodies passed to the remote */
const acted = () => shell.logged.filter((line) => line.includes('"path":"/page/contact"'));

beforeAll(async () => {
  api = await startFakeApi();
  shell = await startTestShell({ apiOrigin: api.origin });
  const redirect = "redirect: { to: '/page/contact?sent=1', status: 303 }";
  await shell.release({
    'mfe-content': putVersion(
      shell.store,
      'mfe-content',
      '1.0.0',
      container(`const result = await (async () => { ${answering({ cacheable: false, head: { title: 'Contact' } })} })();
      if (request.posted === 'good=1') return { ...result, html: '', ${redirect} };
      if (request.posted === undefined) return { ...result, html: 'nothing was posted' };
      return { ...result, status: 422, html: 'refused: ' + request.posted + ' of ' + request.visitor };`),
    ),
  });
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});

const OWN = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
const FORM = 'application/x-www-form-urlencoded';
const post = (payload: string, headers: Record<string, string> = OWN, url = '/page/contact') =>
  shell.app.inject({ method: 'POST', url, payload, headers: { 'content-type': FORM, ...headers } });

test('S203 a successful form redirects to another page by GET, uncached', async () => {
  const answer = await post('good=1');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/page/contact?sent=1']);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test.each(LANGUAGES)('S206 a rejected form is answered with its page in %s', async (language) => {
  const answer = await post('name=Maya', OWN, localize(language, '/page/contact'));
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toContain('refused: name=Maya of 127.0.0.1');
  expect(answer.body).toContain(`<html lang="${language}"`);
});

describe('D50 A2 a form on another site', () => {
  test.each<[string, Record<string, string>]>([
    ['with a foreign origin', { origin: 'https://evil.example' }],
    ['with the origin "null"', { origin: 'null' }],
    ['from another site', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['from another site that forges the origin', { origin: 'http://shop.test', 'sec-fetch-site': 'same-site' }],
    ['without an origin, with a session', { cookie: 'frontend_session=abcdefgh12345678' }],
  ])('%s gives a localised 403 without effect', async (_, headers) => {
    const before = api.seen.length;
    const answer = await post('good=1', headers, '/ar/page/contact');
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body).toContain('يُرجى إرسال هذا النموذج من المتجر نفسه.');
    expect(answer.headers).not.toHaveProperty('location');
    expect(api.seen.length).toBe(before);
  });
});

test.each([
  ['text/plain', 'good=1', 415],
  ['application/json', '{"good":1}', 415],
  ['multipart/form-data; boundary=x', '--x--', 415],
  [FORM, 'x'.repeat(200_000), 413],
])('D50 a body of type %s gives an error page', async (type, payload, status) => {
  const answer = await post(payload, { ...OWN, 'content-type': type });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
});

test.each(['/page/faq', '/page', '/', '/cart', '/page/contact/more'])('a form posted to %s is 405', async (url) => {
  expect((await post('good=1', OWN, url)).statusCode).toBe(405);
});

test('logs nothing of a posted form', async () => {
  await post('name=Maya+Stone');
  expect(acted().length).toBeGreaterThan(0);
  expect(shell.logged.join('\n')).not.toContain('Maya');
});
