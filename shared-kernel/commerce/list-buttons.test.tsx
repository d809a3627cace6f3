import { act, screen, waitFor } from '@testing-library/react';
import * as CALLS from '../contract/calls';
import { COOKIE } from '../contract/storage';
import type { EventMap, EventName } from '../events/event-map';
import { emit, on } from '../platform/bus';
import { emitListChange, forgetListChanges } from '../platform/list-change';
import { browser } from '../session/open-page';
import { takePendingAction } from '../session/pending-action';
import { answer, down, fail, reject } from '../testing/handlers';
import { renderPart } from '../testing/render-part';
import { server } from '../testing/server';
import { CompareButton } from './compare-button';
import { WishlistButton } from './wishlist-button';

const lamp = { id: 4, title: 'Lamp' };
const signIn = (signedIn: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${COOKIE.signedIn}=1; path=/; max-age=${signedIn ? 60 : 0}`;
};
const stops: (() => void)[] = [];
function received<N extends EventName>(name: N): EventMap[N][] {
  const events: EventMap[N][] = [];
  stops.push(on(name, (event) => events.push(event)));
  return events;
}
let opened: jest.SpyInstance;
beforeEach(() => {
  forgetListChanges();
  signIn(true);
  opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  opened.mockRestore();
});
const button = () => screen.getByRole('button');

test('S120 compare posts the product, adopts the server’s response and shows its message', async () => {
  const toasts = received('toast:requested');
  let sent: unknown;
  server.use(
    answer(
      CALLS.toggleCompare,
      ({ body }) => {
        sent = body;
        return { id: 1 };
      },
      'On your list',
    ),
  );
  const { user } = await renderPart(<CompareButton product={lamp} compared={false} />);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  const link = { href: '/user/compared', text: 'Compare now' };
  await waitFor(() => expect(toasts).toEqual([{ text: 'On your list', link }]));
  expect(sent).toMatchObject({ product_id: 4 });
});

test('S121 removing a product announces compare:removed', async () => {
  const removed = received('compare:removed');
  const changed = received('compare:changed');
  server.use(answer(CALLS.toggleCompare, null));
  const { user } = await renderPart(<CompareButton product={lamp} compared />);
  await user.click(button());
  await waitFor(() => expect(removed).toEqual([{ productId: 4 }]));
  expect(changed).toEqual([{ productId: 4, listed: false }]);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['S122', 'compare', <CompareButton key="compare" product={lamp} compared={false} />],
  ['D27', 'wishlist', <WishlistButton key="wishlist" product={lamp} wishlisted={false} />],
])('%s redirects a visitor to login and back with the list (%s), without a call', async (_, list, part) => {
  signIn(false);
  history.replaceState(null, '', '/fr/all/home?page=2');
  const { user } = await renderPart(part, { language: 'fr' });
  await user.click(button());
  expect(opened.mock.calls).toEqual([[`/fr/login?redirect=%2Ffr%2Fall%2Fhome%3Fpage%3D2&for=${list}`]]);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  // kept until after the login
  expect(takePendingAction()).toEqual({ list, id: 4 });
});

test('S122 an expired session redirects the shopper to login', async () => {
  server.use(fail(CALLS.toggleCompare, 401));
  const { user } = await renderPart(<CompareButton product={lamp} compared={false} />);
  await user.click(button());
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(takePendingAction()).toEqual({ list: 'compare', id: 4 });
});

test('D27 removing while signed out leaves nothing to add after login', async () => {
  server.use(fail(CALLS.toggleWishlist, 401));
  const { user } = await renderPart(<WishlistButton product={lamp} wishlisted />);
  await user.click(button());
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(takePendingAction()).toBeNull();
});

test('S119 S120 the button sends the shown intent and adopts the server’s response', async () => {
  const toasts = received('toast:requested');
  const sent: unknown[] = [];
  // already on the list, which cached pages cannot know
  server.use(
    answer(CALLS.toggleWishlist, ({ body }) => {
      sent.push(body);
      return { wishlisted: sent.length === 1 ? 1 : null };
    }),
  );
  const { user } = await renderPart(<WishlistButton product={{ id: 40, title: 'Rug' }} wishlisted={false} />);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  // clicks during a call are ignored
  await waitFor(() => expect(toasts).toHaveLength(1));
  await user.click(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { product_id: 40, action: 'add' },
    { product_id: 40, action: 'remove' },
  ]);
});

test('S119 a heart hydrated after a change shows that change', async () => {
  act(() => emitListChange({ list: 'wishlist', id: 41, listed: true }));
  await renderPart(<WishlistButton product={{ id: 41, title: 'Rug' }} wishlisted={false} />);
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

test('S123 a rejected compare joins all messages with a comma and reverts the button', async () => {
  const toasts = received('toast:requested');
  server.use(reject(CALLS.toggleCompare, ['List is full', 'Remove one first']));
  const { user } = await renderPart(<CompareButton product={lamp} compared={false} />);
  await user.click(button());
  await waitFor(() => expect(toasts).toEqual([{ text: 'List is full, Remove one first', error: true }]));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

test('S119 the heart posts and adopts the flag 1 or null', async () => {
  const changed = received('wishlist:changed');
  server.use(answer(CALLS.toggleWishlist, { wishlisted: 1 }));
  const { user } = await renderPart(<WishlistButton product={lamp} wishlisted={false} />);
  await user.click(button());
  await waitFor(() => expect(changed).toEqual([{ productId: 4, listed: true }]));
  server.use(answer(CALLS.toggleWishlist, { wishlisted: null }));
  await user.click(button());
  await waitFor(() => expect(changed).toHaveLength(2));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

test('S214 without an API the heart reverts and a toast gives the reason', async () => {
  const toasts = received('toast:requested');
  server.use(down(CALLS.toggleWishlist));
  const { user } = await renderPart(<WishlistButton product={lamp} wishlisted={false} />);
  await user.click(button());
  await waitFor(() =>
    expect(toasts).toMatchObject([{ text: 'API is down.', error: true, action: { text: 'Try again' } }]),
  );
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

test('S119 two quick clicks send one call', async () => {
  const toasts = received('toast:requested');
  const calls: unknown[] = [];
  server.use(
    answer(CALLS.toggleWishlist, ({ body }) => {
      calls.push(body);
      return { wishlisted: 1 };
    }),
  );
  await renderPart(<WishlistButton product={lamp} wishlisted={false} />);
  act(() => {
    button().click();
    button().click();
  });
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls).toHaveLength(1);
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

test('S119 all hearts of a product stay in sync', async () => {
  await renderPart(<WishlistButton product={lamp} wishlisted={false} />);
  act(() => emit('wishlist:changed', { productId: 5, listed: true }));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  act(() => emit('wishlist:changed', { productId: 4, listed: true }));
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});
