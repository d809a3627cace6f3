import * as CALLS from 'shared-kernel/contract/calls';
import { answer, down, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { serve } from '../../testing/serve';

const subscription = (confirmed: boolean) => answer(CALLS.findNewsletter, { confirmed });
const buttonsOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('button')].map(({ value }) => value);
const post = (fields: Record<string, string>, path = '/fr/newsletter') =>
  serve(path, { posted: new URLSearchParams(fields).toString() });

test('opening the mailed link changes nothing and offers a confirmation form', async () => {
  server.use(subscription(false));
  const { html, status, head, cacheable } = await serve('/newsletter?token=abc');
  expect([status, head.robots, cacheable]).toEqual([200, 'noindex', false]);
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  expect([form?.method, form?.getAttribute('action'), new FormData(form ?? undefined).get('token')]).toEqual([
    ...['post', '/newsletter', 'abc'],
  ]);
  expect(buttonsOf(html)).toEqual(['confirm', 'leave']);
});

test('S043 a confirmed subscriber sees the confirmation and can unsubscribe', async () => {
  server.use(subscription(true));
  const { html } = await serve('/newsletter?token=abc');
  expect(html).toContain('You have successfully subscribe to our newsletter.');
  expect(buttonsOf(html)).toEqual(['leave']);
});

test.each([
  ['confirm', CALLS.confirmNewsletter, '/fr/newsletter?token=abc'],
  ['leave', CALLS.leaveNewsletter, '/fr/newsletter?done=left'],
])('a posted form can %s and redirects to the confirmation', async (action, call, to) => {
  const bodies: unknown[] = [];
  server.use(
    answer(call, ({ body }: SeenCall) => {
      bodies.push(body);
      return true;
    }),
  );
  expect((await post({ token: 'abc', action })).redirect).toEqual({ to, status: 303 });
  expect(bodies).toEqual([expect.objectContaining({ token: 'abc' })]);
});

test('shows an expired link’s message, and the page without a link', async () => {
  server.use(reject(CALLS.findNewsletter, ['This link has expired.']));
  const over = await serve('/newsletter?token=abc');
  expect([over.status, over.html.includes('This link has expired.')]).toEqual([422, true]);
  expect((await serve('/newsletter')).status).toBe(200);
  expect((await serve('/ar/newsletter?done=left')).html).toContain('لم تعد على القائمة');
});

test('with the API down the posted form is not lost silently', async () => {
  server.use(down(CALLS.leaveNewsletter));
  expect((await post({ token: 'abc', action: 'leave' })).status).toBe(503);
});
