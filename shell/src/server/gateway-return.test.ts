import { LANGUAGES } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { type FakeApi, startFakeApi } from './testing/fake-api';
import { startTestShell, type TestShell } from './testing/test-shell';

let api: FakeApi;
let shell: TestShell;
beforeAll(async () => {
  api = await startFakeApi();
  shell = await startTestShell({ apiOrigin: api.origin });
});
afterAll(async () => {
  await shell.stop();
  await api.stop();
});

const post = (url: string, fields: Record<string, string>) =>
  shell.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://api.razorpay.com',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams(fields).toString(),
  });
const CODE = '7Q2KX-0M4TZ-9HVBC';
const signed = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab12' };

test.each(LANGUAGES)('P7 S159 a form post from Razorpay becomes a GET of the page in %s', async (language) => {
  const page = localize(language, '/razorpay-callback');
  const answer = await post(`${page}?code=${CODE}`, { ...signed, other: 'dropped' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`${page}?code=${CODE}&${new URLSearchParams(signed)}`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('S160 a failed payment keeps its order and a failure flag, but none of the gateway’s text', async () => {
  const failed = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': '<b>no</b>' };
  const answer = await post(`/ar/razorpay-callback?code=${CODE}`, failed);
  expect(answer.headers.location).toBe(`/ar/razorpay-callback?code=${CODE}&failed=1`);
});

test('P7 a payment started with an order number in its URL returns to it', async () => {
  const answer = await post('/razorpay-callback?order=17', signed);
  expect(answer.headers.location).toBe(`/razorpay-callback?order=17&${new URLSearchParams(signed)}`);
});

test.each([
  ['/razorpay-callback?code=7Q2KX-0M4TZ%0d%0aset-cookie:x', {}, '/razorpay-callback'],
  ['/razorpay-callback?order=1%0d%0aset-cookie:x', {}, '/razorpay-callback'],
  ['/razorpay-callback?order=//evil.example', { razorpay_payment_id: '"><script>' }, '/razorpay-callback'],
  ['/razorpay-callback', { razorpay_payment_id: 'pay_1' }, '/razorpay-callback?razorpay_payment_id=pay_1'],
])('P7 %s: keeps only known parameters', async (url, fields, location) => {
  expect((await post(url, fields as Record<string, string>)).headers.location).toBe(location);
});
