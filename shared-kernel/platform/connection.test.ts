import { HttpResponse, http } from 'msw';
import * as CALLS from '../contract/calls';
import { answer, down } from '../testing/handlers';
import { server } from '../testing/server';
import { createApiClient } from './api-client';
import { isOffline, onUnanswered, setCutOff } from './connection';

const api = createApiClient({ base: '/api/v1/', language: 'en' });
const browserSays = (onLine: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
afterEach(() => {
  jest.restoreAllMocks();
  setCutOff(false);
  onUnanswered(() => {});
});

test('S228 a call without connection fails at once, without being sent, and says whose fault it is', async () => {
  browserSays(false);
  expect(isOffline()).toBe(true);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ name: 'ApiDown', offline: true });
});

test('S214 S228 nobody answers although there is a connection: the API is down, and the shell hears of it', async () => {
  server.use(down(CALLS.cart));
  const heard = jest.fn();
  onUnanswered(heard);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ name: 'ApiDown', offline: false });
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ['a gateway says that nobody is behind it', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['the line is cut in the middle of an answer', () => HttpResponse.text('{"status": 2')],
])('S228 %s: the shell hears of it, and finds out whose fault it is', async (_, answered) => {
  server.use(http.get(`*/api/v1/${CALLS.cart.path}`, answered));
  const heard = jest.fn();
  onUnanswered(heard);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ name: 'ApiDown', unreachable: false });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('S228 what the shell has found counts until it is taken back', async () => {
  setCutOff(true);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ offline: false, unreachable: true });
  browserSays(false);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ offline: true, unreachable: false });
  jest.restoreAllMocks();
  setCutOff(false);
  server.use(answer(CALLS.cart, { cartCount: 0 }));
  await expect(api.request(CALLS.cart)).resolves.toMatchObject({ data: { cartCount: 0 } });
});
