import * as CALLS from 'shared-kernel/contract/calls';
import { answer, down, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';
import { serve } from '../../testing/serve';

const signedIn = { authorization: 'Bearer abc' };
const open = (path: string) => serve(path, {}, signedIn);
const post = (fields: Record<string, string>, visit = signedIn) =>
  serve('/fr/helpful', {}, { ...visit, posted: new URLSearchParams(fields).toString() });
const HERE = '/fr/helpful?review=7&product=1';

test.each([
  [undefined, 'add'],
  ['add', 'add'],
  ['remove', 'remove'],
])('S112 a posted vote (%p) is sent and redirects to its confirmation page', async (action, sent) => {
  const bodies: unknown[] = [];
  server.use(
    answer(CALLS.voteHelpful, ({ body }: SeenCall) => {
      bodies.push(body);
      return { helpful: sent === 'add', helpful_count: 3 };
    }),
  );
  const { redirect } = await post({ review: '7', product: '1', ...(action && { action }) });
  expect(redirect).toEqual({ to: HERE, status: 303 });
  expect(bodies).toMatchObject([{ review_id: 7, action: sent }]);
});

test.each([
  [[7], 'remove', 'Vous avez trouvé cet avis utile'],
  [[], 'add', 'Cet avis vous a-t-il été utile'],
])('S112 with votes for %j the page has a form to %s and a link back', async (votes, action, title) => {
  server.use(answer(CALLS.helpfulReviews, votes));
  const { html, head, cacheable } = await open(HERE);
  expect([head.robots, cacheable, html.includes(title)]).toEqual(['noindex', false, true]);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect([form?.method, form?.getAttribute('action'), form?.querySelector('button')?.value]).toEqual([
    ...['post', '/fr/helpful', action],
  ]);
  expect(page.querySelector('a[href="/fr/reviews/product/1"]')).not.toBeNull();
});

test('S112 a visitor is redirected to login and back', async () => {
  const { redirect } = await post({ review: '7', product: '1' }, { authorization: undefined } as never);
  expect(redirect).toEqual({ to: `/fr/login?redirect=${encodeURIComponent(HERE)}`, status: 303 });
});

test('S112 a rejected vote shows why, an outage gives 503, and an invalid review 404', async () => {
  server.use(reject(CALLS.voteHelpful, ['You can’t vote for your own review.']));
  const refused = await post({ review: '7', product: '1' });
  expect([refused.status, refused.html.includes('You can’t vote for your own review.')]).toEqual([422, true]);
  server.use(down(CALLS.voteHelpful));
  expect((await post({ review: '7', product: '1' })).status).toBe(503);
  expect((await post({ review: 'x', product: '1' })).status).toBe(404);
  expect((await post({ review: '7' })).status).toBe(404);
});
