import { type CallOptions, testApp } from '../testing/test-app';

const api = testApp();
const get = (url: string) => api.app.inject({ url });

describe('failures', () => {
  test('D46 an unknown path is HTTP 404 with an envelope', async () => {
    const response = await get('/api/v1/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      status: 404,
      message: 'This page could not be found',
      data: { form: ['This page could not be found'] },
      token: null,
    });
  });

  test.each([
    '/api/v1/page/%E0%A4%A',
    '/api/v1/page/%',
    '/%C0%AF',
    `/api/v1/page/${'x'.repeat(10_000)}`,
    '//evil.test',
  ])('D46 the path %.30s is 404 with an envelope', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.json().status]).toEqual([404, 404]);
  });

  test.each<[string, CallOptions]>([
    ['no body', {}],
    ['text', { body: 'hello', headers: { 'content-type': 'application/json' } }],
    ['cut off', { body: '{"email":', headers: { 'content-type': 'application/json' } }],
    ['a list', { body: [] }],
    ['null', { body: 'null', headers: { 'content-type': 'application/json' } }],
    ['wrong types', { body: { email: 5, password: [] } }],
    ['a polluted prototype', { body: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } }],
  ])('S211 a malformed body (%s) is 201 with messages, the first one repeated', async (_, options) => {
    const answer = await api.call<{ form: string[] }>('signin', options);
    expect([answer.http, answer.status]).toEqual([200, 201]);
    expect(answer.data.form.length).toBeGreaterThan(0);
    expect(answer.message).toBe(answer.data.form[0]);
  });

  test('S211 the message is in the language of the caller', async () => {
    const answer = await api.call('signin', { body: {}, language: 'fr' });
    expect(answer.message).toBe('Le champ « E-mail » est obligatoire');
  });

  test('D46 a body above 1 MB gets 413, another content type 415', async () => {
    const huge = await api.call('signin', { body: { email: 'x'.repeat(1_100_000) } });
    expect([huge.http, huge.status]).toEqual([413, 413]);
    const xml = await api.call('signin', { body: '<a/>', headers: { 'content-type': 'text/xml' } });
    expect([xml.http, xml.status]).toEqual([415, 415]);
  });

  test('D46 S209 a user call with a missing, wrong or expired bearer gets 401', async () => {
    const wrong: Record<string, string>[] = [{}, { authorization: 'Bearer nobody' }, { authorization: 'Basic YTpi' }];
    for (const headers of wrong) {
      const answer = await api.call('logout', { headers });
      expect([answer.http, answer.status, answer.message]).toEqual([401, 401, 'Please sign in to continue.']);
    }
  });
});

describe('other routes', () => {
  test('health and readiness answer', async () => {
    expect((await get('/health')).statusCode).toBe(200);
    expect((await get('/ready')).json()).toMatchObject({ status: 200 });
  });
  test('S207 the OpenAPI file lists the calls of the contract below api/v1', async () => {
    const { openapi, paths } = (await get('/api/docs/json')).json();
    expect(openapi).toBe('3.1.0');
    expect(paths).toHaveProperty(['/api/v1/product/{id}', 'get', 'operationId'], 'product');
    expect(Object.keys(paths).every((path) => path.startsWith('/api/v1/'))).toBe(true);
    expect((await get('/api/docs')).statusCode).toBe(200);
  });
});
