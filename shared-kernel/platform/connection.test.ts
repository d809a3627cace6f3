import { HttpResponse, http } from 'msw';
import * as CALLS from '../contract/calls';
import { answer, down } from '../testing/handlers';
import { server } from '../testing/server';
import { createApiClient } from './api-client';
import { isOffline, onUnanswered, setCutOff } from './connection';

const api = createApiClient({ base: '/api/v1/', language: 'en' });
const setOnline = (onLine: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
afterEach(() => {
  jest.restoreAllMocks();
  setCutOff(false);
  onUnanswered(() => {});
});

test('S228 a call while offline fails at once without being sent, marked as offline', async () => {
  setOnline(false);
  expect(isOffline()).toBe(true);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ name: 'ApiDown', offline: true });
});

test('S214 S228 a failed call while online means the API is down and notifies the shell', async () => {
  server.use(down(CALLS.cart));
  const listener = jest.fn();
  onUnanswered(listener);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ name: 'ApiDown', offline: false });
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  ['a gateway reports that its backend is down', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['the connection breaks within a response', () => HttpResponse.text('{"status": 2')],
])('S228 %s: the shell is notified and finds the cause', async (_, answered) => {
  server.use(http.get(`*/api/v1/${CALLS.cart.path}`, answered));
  const listener = jest.fn();
  onUnanswered(listener);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ name: 'ApiDown', unreachable: false });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('S228 an outage found by the shell applies until it is cleared', async () => {
  setCutOff(true);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ offline: false, unreachable: true });
  setOnline(false);
  await expect(api.request(CALLS.cart)).rejects.toMatchObject({ offline: true, unreachable: false });
  jest.restoreAllMocks();
  setCutOff(false);
  server.use(answer(CALLS.cart, { cartCount: 0 }));
  await expect(api.request(CALLS.cart)).resolves.toMatchObject({ data: { cartCount: 0 } });
});
