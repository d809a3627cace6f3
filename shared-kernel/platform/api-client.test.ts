import { HttpResponse, http } from 'msw';
import * as CALLS from '../contract/calls';
import { server } from '../testing/server';
import { createApiClient } from './api-client';

const api = createApiClient({ base: '/api/v1/', language: 'en', userToken: () => 'guest-token' });

/** Makes the API answer `home` with this response. */
function answering(status: number, body: object | string): void {
  server.use(
    http.get('*/api/v1/home', () =>
      typeof body === 'string' ? HttpResponse.text(body, { status }) : HttpResponse.json(body, { status }),
    ),
  );
}
/** Breaks the connection on every attempt; returns a function that gives the number of attempts. */
function cutOff(call: { method: string; path: string }): () => number {
  let requests = 0;
  const method = call.method.toLowerCase() as 'get' | 'post';
  server.use(
    http[method](`*/api/v1/${call.path}`, () => {
      requests += 1;
      return HttpResponse.error();
    }),
  );
  return () => requests;
}

test('S229 retries an unanswered read once, a write never', async () => {
  const reads = cutOff(CALLS.home);
  const writes = cutOff(CALLS.changeCartQuantity);
  await expect(api.request(CALLS.home)).rejects.toThrow();
  await expect(api.request(CALLS.changeCartQuantity, { body: {} })).rejects.toThrow();
  expect([reads(), writes()]).toEqual([2, 1]);
});

test('a call can outlive the page that makes it', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  server.use(http.post('*/api/v1/cart/action', () => HttpResponse.json({ status: 200, message: '', data: {} })));
  await api.request(CALLS.changeCartQuantity, { body: {}, keepalive: true });
  expect(fetched.mock.calls[0]?.[0]).toHaveProperty('keepalive', true);
  fetched.mockRestore();
});

test.each([
  ['a network error', () => server.use(http.get('*/api/v1/home', () => HttpResponse.error())), 'API is down.'],
  ['a response that is not JSON', () => answering(200, '<html>'), 'API is down.'],
  ['JSON without a status', () => answering(200, { hello: 1 }), 'API is down.'],
  ['a server error', () => answering(500, { status: 500, message: 'Oops', data: null }), 'Oops'],
  ['a rejection', () => answering(200, { status: 201, message: '', data: { form: ['First', 'Second'] } }), 'First'],
])('S214 S228 S212 %s throws an error that can be shown', async (_, prepare, message) => {
  prepare();
  await expect(api.request(CALLS.home)).rejects.toThrow(message);
});

test('S073 a rejection carries the server’s Retry-After seconds', async () => {
  const tooMany = { status: 429, message: 'Too many requests', data: { form: [] } };
  const answer = (headers: Record<string, string>) =>
    server.use(http.get('*/api/v1/home', () => HttpResponse.json(tooMany, { status: 429, headers })));
  answer({ 'Retry-After': '42' });
  await expect(api.request(CALLS.home)).rejects.toMatchObject({ statusCode: 429, retryAfter: 42 });
  answer({});
  await expect(api.request(CALLS.home)).rejects.toMatchObject({ statusCode: 429, retryAfter: undefined });
});

test('S209 sends the guest token in a header for reads and in the body for writes, never in the URL', async () => {
  const seen: { url: string; header: string | null; body: string }[] = [];
  const note = async ({ request }: { request: Request }) => {
    seen.push({ url: request.url, header: request.headers.get('user-token'), body: await request.text() });
    return HttpResponse.json({ status: 200, message: '', data: {} });
  };
  server.use(http.get('*/api/v1/cart/by-user', note), http.post('*/api/v1/cart/action', note));
  server.use(http.delete('*/api/v1/user/address/delete/7', note), http.get('*/api/v1/home', note));
  await api.request(CALLS.cart, { query: { page: 2 } });
  await api.request(CALLS.deleteAddress, { params: { id: 7 } });
  await api.request(CALLS.changeCartQuantity, { body: { quantity: 1 } });
  await api.request(CALLS.home);
  expect(seen.map(({ url, header, body }) => [url.split('/api/v1/')[1], header, body])).toEqual([
    ['cart/by-user?page=2', 'guest-token', ''],
    ['user/address/delete/7', 'guest-token', ''],
    ['cart/action', null, '{"user_token":"guest-token","quantity":1}'],
    ['home', null, ''],
  ]);
});

test('S228 a timeout means the API is down, an aborted call does not', async () => {
  server.use(http.get('*/api/v1/home', () => new Promise<never>(() => {})));
  const hasty = createApiClient({ base: '/api/v1/', language: 'en', timeout: 50 });
  await expect(hasty.request(CALLS.home)).rejects.toThrow('API is down.');
  const called = new AbortController();
  const answer = api.request(CALLS.home, { signal: called.signal });
  called.abort();
  await expect(answer).rejects.toThrow(/abort/i);
});
