import * as CALLS from '../contract/calls';
import { createApiClient } from '../platform/api-client';
import { answer, down, fail, reject } from '../testing/handlers';
import { server } from '../testing/server';
import { withProgress } from './upload';

const api = createApiClient({ base: '/api/v1/', language: 'fr', userToken: () => 'guest-token' });
const shares: number[] = [];

function upload(signal?: AbortSignal) {
  shares.length = 0;
  const form = new FormData();
  form.set('rating', '5');
  form.append('images[]', new File([new Uint8Array(2000)], 'a.jpg', { type: 'image/jpeg' }));
  const send = withProgress((share) => shares.push(share));
  return api.request<boolean>(CALLS.saveReview, { form, send, ...(signal ? { signal } : {}) });
}

test('S192 S208 sends the form with files, language and guest token, and reports progress', async () => {
  let seen: Record<string, unknown> = {};
  server.use(
    answer(CALLS.saveReview, ({ body, headers }) => {
      const form = body as FormData;
      seen = {
        rating: form.get('rating'),
        user_token: form.get('user_token'),
        bytes: (form.get('images[]') as File).size,
        language: headers.get('language'),
      };
      return true;
    }),
  );
  expect(await upload()).toMatchObject({ data: true });
  expect(seen).toEqual({ rating: '5', user_token: 'guest-token', bytes: 2000, language: 'fr' });
  expect(shares.at(-1)).toBe(1);
});

test.each([
  ['a rejection', () => reject(CALLS.saveReview, ['Too late.']), 'FormRejected', 'Too late.'],
  ['a server error', () => fail(CALLS.saveReview, 413, 'Too large.'), 'RequestFailed', 'Too large.'],
  ['no session', () => fail(CALLS.saveReview, 401, ''), 'NotSignedIn', ''],
  ['an unreachable API', () => down(CALLS.saveReview), 'ApiDown', 'API is down.'],
])('S211 S214 %s throws the same error as any other call', async (_, handler, name, message) => {
  server.use(handler());
  await expect(upload()).rejects.toMatchObject({ name, message });
});

test('an aborted upload rejects with an abort error', async () => {
  server.use(answer(CALLS.saveReview, () => new Promise<boolean>(() => {})));
  const controller = new AbortController();
  const sent = upload(controller.signal);
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  await expect(upload(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
