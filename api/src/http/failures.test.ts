import { testApp } from '../testing/test-app';

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
  test('health and readiness answer', async () => {
    expect((await get('/health')).statusCode).toBe(200);
    expect((await get('/ready')).json()).toMatchObject({ status: 200 });
  });
  test('the OpenAPI file is served', async () => {
    expect((await get('/api/docs/json')).json().openapi).toBe('3.1.0');
  });
});
