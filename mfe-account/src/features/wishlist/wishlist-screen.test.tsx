import { act, screen, waitFor, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Wishlist } from 'shared-kernel/contract/wishlist';
import { emit, on } from 'shared-kernel/platform/bus';
import { browser } from 'shared-kernel/session/open-page';
import { aCart } from 'shared-kernel/testing/a-cart';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, down, fail, reject, type SeenCall } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../definition';

type Entry = Wishlist['data'][number];
const anEntry = (id: number, title: string, over: Partial<Entry['product']> = {}): Entry => ({
  id,
  product_id: id,
  created: '2026-03-01T10:00:00.000Z',
  product: { ...aProductTile({ id, title }), in_stock: true, inventory_id: null, ...over },
});
const lamp = anEntry(1, 'Brass lamp');
const rug = anEntry(2, 'Wool rug');

async function open(entries: Entry[], path = '/user/wishlists', page: Parameters<typeof aPage>[1] = {}) {
  const lists: SeenCall[] = [];
  const toggles: unknown[] = [];
  server.use(
    answer(CALLS.wishlist, (call) => {
      lists.push(call);
      return aPage(entries, page);
    }),
    answer(CALLS.toggleWishlist, ({ body }) => {
      toggles.push(body);
      return { wishlisted: (body as { action: string }).action === 'add' ? 1 : null };
    }),
  );
  return { ...(await renderApp(definition, { path, as: customer() })), lists, toggles };
}
const remove = (title: string) => screen.getByRole('button', { name: `Remove ${title} from the wishlist` });
const tiles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const toasts: (string | undefined)[] = [];
on('toast:requested', ({ text }) => toasts.push(text));
beforeEach(() => {
  toasts.length = 0;
});

test('S196 lists products, latest first, with stock and the next step', async () => {
  await open([
    anEntry(1, 'Brass lamp', { inventory_id: 11 }),
    anEntry(2, 'Wool rug'),
    anEntry(3, 'Clay pot', { in_stock: false }),
  ]);
  const [simple, choice, soldOut] = within(screen.getByRole('list', { name: 'Your wishlist' })).getAllByRole(
    'listitem',
  );
  expect(simple).toHaveTextContent('In stock');
  expect(within(simple as HTMLElement).getByRole('button', { name: 'Add to cart: Brass lamp' })).toBeVisible();
  expect(within(choice as HTMLElement).getByRole('link', { name: 'Choose options: Wool rug' })).toHaveAttribute(
    'href',
    '/brass-lamp/product/2',
  );
  expect(soldOut).toHaveTextContent('Sold out');
  expect(within(soldOut as HTMLElement).queryByRole('button', { name: /Add to cart/ })).toBeNull();
  expect(screen.getByText('3 products')).toBeVisible();
});

test('S196 the heart removes a product at once; undo restores it in its place', async () => {
  const { user, toggles } = await open([lamp, rug]);
  await user.click(remove('Brass lamp'));
  expect(tiles()).toEqual(['Wool rug']);
  expect(screen.getByText('1 product')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription('Brass lamp was removed.');
  await user.click(undo);
  expect(tiles()).toEqual(['Brass lamp', 'Wool rug']);
  expect(remove('Brass lamp')).toHaveFocus();
  await waitFor(() =>
    expect(toggles).toEqual([
      { product_id: 1, action: 'remove' },
      { product_id: 1, action: 'add' },
    ]),
  );
  expect(tiles()).toEqual(['Brass lamp', 'Wool rug']);
});

test('S196 S212 a product comes back with the reason when the server rejects its removal', async () => {
  const { user } = await open([lamp, rug]);
  server.use(reject(CALLS.toggleWishlist, ['Not now.']));
  await user.click(remove('Wool rug'));
  await waitFor(() => expect(toasts).toEqual(['Not now.']));
  expect(tiles()).toEqual(['Brass lamp', 'Wool rug']);
});

test('S196 after a rejection focus returns to the heart unless the shopper has moved on', async () => {
  const { user } = await open([lamp, rug]);
  server.use(reject(CALLS.toggleWishlist, ['Not now.']));
  await user.click(remove('Wool rug'));
  await waitFor(() => expect(remove('Wool rug')).toHaveFocus());

  await user.click(remove('Wool rug'));
  act(() => remove('Brass lamp').focus());
  await waitFor(() => expect(tiles()).toEqual(['Brass lamp', 'Wool rug']));
  expect(remove('Brass lamp')).toHaveFocus();
});

test('S196 an out-of-range page redirects to the last page', async () => {
  const { lists } = await open([], '/fr/user/wishlists?page=9', { current_page: 9, last_page: 2, total: 150 });
  await waitFor(() => expect(lists.at(-1)?.query.get('page')).toBe('2'));
});

test('S119 S196 follows changes by other hearts and other tabs', async () => {
  const { lists } = await open([lamp, rug]);
  act(() => emit('wishlist:changed', { productId: 1, listed: false }));
  expect(tiles()).toEqual(['Wool rug']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  act(() => emit('wishlist:changed', { productId: 1, listed: true }));
  expect(tiles()).toEqual(['Brass lamp', 'Wool rug']);
  act(() => emit('wishlist:changed', { productId: 9, listed: true }));
  await waitFor(() => expect(lists.length).toBeGreaterThan(1));
});

test('S118 S196 a product without options goes into the cart and stays on the list', async () => {
  const bodies: unknown[] = [];
  server.use(
    answer(CALLS.changeCartQuantity, ({ body }) => {
      bodies.push(body);
      return aCart({ cartCount: 3 });
    }),
  );
  const counts: number[] = [];
  const stop = on('cart:count-changed', ({ count }) => counts.push(count));
  const { user } = await open([anEntry(1, 'Brass lamp', { inventory_id: 11 })]);
  await user.click(screen.getByRole('button', { name: 'Add to cart: Brass lamp' }));
  await waitFor(() => expect(toasts).toEqual(['Brass lamp is in your cart.']));
  stop();
  expect(bodies).toEqual([expect.objectContaining({ product_id: 1, inventory_id: 11, quantity: 1 })]);
  expect(counts.at(-1)).toBe(3);
  expect(tiles()).toEqual(['Brass lamp']);
});

test('S118 S212 stock sold out meanwhile shows an error and refetches the list', async () => {
  server.use(reject(CALLS.changeCartQuantity, ['Out of stock.']));
  const { user, lists } = await open([anEntry(1, 'Brass lamp', { inventory_id: 11 })]);
  await user.click(screen.getByRole('button', { name: 'Add to cart: Brass lamp' }));
  await waitFor(() => expect(toasts).toEqual(['Out of stock.']));
  await waitFor(() => expect(lists.length).toBeGreaterThan(1));
});

test('S118 issue 14 adding to the cart after the session has ended leads to the login and back', async () => {
  const opened = jest.spyOn(browser, 'open').mockImplementation(() => {});
  server.use(fail(CALLS.changeCartQuantity, 401));
  const { user } = await open([anEntry(1, 'Brass lamp', { inventory_id: 11 })]);
  await user.click(screen.getByRole('button', { name: 'Add to cart: Brass lamp' }));
  await waitFor(() => expect(opened.mock.calls).toEqual([['/login?redirect=%2Fuser%2Fwishlists&for=ended']]));
  expect(toasts).toEqual([]);
  opened.mockRestore();
});

test('S196 pages are links; the first page has no page parameter', async () => {
  const { lists } = await open([lamp], '/fr/user/wishlists?page=2', { current_page: 2, last_page: 3, total: 250 });
  expect(lists[0]?.query.get('page')).toBe('2');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/fr/user/wishlists');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/fr/user/wishlists?page=3');
});

test('S196 an empty list explains how to fill it', async () => {
  await open([], '/ar/user/wishlists');
  expect(screen.getByRole('heading', { name: 'قائمة أمنياتك فارغة' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'اكتشف المنتجات' })).toHaveAttribute('href', '/ar');
});

test('S214 a failed call shows the error page', async () => {
  server.use(down(CALLS.wishlist));
  await renderApp(definition, { path: '/user/wishlists', as: customer() });
  expect(await screen.findByText('API is down.')).toBeVisible();
});
