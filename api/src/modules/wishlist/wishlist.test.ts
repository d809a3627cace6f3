import type { ProductDetail } from 'shared-kernel/contract/product';
import type { WishlistToggled } from 'shared-kernel/contract/wishlist';
import { aProduct } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';

const api = testApp();
const toggle = (product_id: unknown, bearer?: string, language = 'en') =>
  api.call<WishlistToggled>('toggleWishlist', { body: { product_id }, language, ...(bearer && { bearer }) });
const listed = () => api.db.selectFrom('wishlist').select(['user_id', 'product_id']).execute();

describe('refused calls', () => {
  test('S119 anonymous callers, guests and expired bearers get 401 and change nothing', async () => {
    const { id } = await aProduct(api.db);
    const expired = await aUser(api.db, { expires: new Date(Date.now() - 1000) });
    const body = { product_id: id, user_token: 'a-guest-of-this-test' };
    const asGuest = await api.call('toggleWishlist', { body });
    for (const answer of [await toggle(id), asGuest, await toggle(id, expired.bearer)]) {
      expect([answer.http, answer.status, answer.message]).toEqual([401, 401, 'Please sign in to continue.']);
    }
    expect(await listed()).toEqual([]);
  });

  test.each([undefined, null, 'abc', '1 or 1=1', 0, -1, 1.5, 2_147_483_648])(
    'S119 the product %p is refused with 201',
    async (id) => {
      const { bearer } = await aUser(api.db);
      const answer = await toggle(id, bearer);
      expect([answer.http, answer.status]).toEqual([200, 201]);
      expect(await listed()).toEqual([]);
    },
  );

  test('S119 private products and those of private stores look like unknown ones', async () => {
    const { bearer } = await aUser(api.db);
    const hidden = await aProduct(api.db, { status: 2 });
    const inHiddenStore = await aProduct(api.db, { store: (await aStore(api.db, { status: 2 })).id });
    for (const id of [hidden.id, inHiddenStore.id, 2_000_000_000]) {
      const answer = await toggle(id, bearer);
      expect([answer.http, answer.status, answer.message]).toEqual([200, 201, 'We couldn’t find this product.']);
    }
    expect(await listed()).toEqual([]);
  });

  test('S119 a user id in the request is ignored', async () => {
    const [owner, stranger, { id }] = [await aUser(api.db), await aUser(api.db), await aProduct(api.db)];
    await toggle(id, owner.bearer);
    await api.call('toggleWishlist', { body: { product_id: id, user_id: owner.id }, bearer: stranger.bearer });
    expect(await listed()).toEqual([
      { user_id: owner.id, product_id: id },
      { user_id: stranger.id, product_id: id },
    ]);
  });
});

test('S119 a second press removes the product; the product page agrees', async () => {
  const [{ bearer }, { id }] = [await aUser(api.db), await aProduct(api.db)];
  const shown = async () => (await api.call<ProductDetail>('product', { params: { id }, bearer })).data.wishlisted;
  const added = await toggle(id, bearer);
  expect(added).toMatchObject({ status: 200, data: { wishlisted: 1 }, message: 'Added to your wishlist' });
  expect(await shown()).toBe(1);
  const removed = await toggle(id, bearer);
  expect(removed).toMatchObject({ status: 200, data: { wishlisted: null }, message: 'Removed from your wishlist' });
  expect(await shown()).toBeNull();
  expect((await toggle(id, bearer, 'fr')).message).toBe('Ajouté à votre liste de souhaits');
});

test.each([9, 10])('S119 each of %p concurrent toggles undoes the one before', async (presses) => {
  const [{ id: user_id, bearer }, { id }] = [await aUser(api.db), await aProduct(api.db)];
  const answers = await Promise.all(Array.from({ length: presses }, () => toggle(id, bearer)));
  expect(answers.map(({ status }) => status)).toEqual(Array(presses).fill(200));
  const added = answers.filter(({ data }) => data.wishlisted === 1);
  expect(added).toHaveLength(Math.ceil(presses / 2));
  const own = (await listed()).filter((row) => row.user_id === user_id);
  expect(own).toHaveLength(presses % 2);
});

test('S119 D27 adding or removing twice has one effect, even with ten concurrent requests', async () => {
  const [{ id: user_id, bearer }, { id }] = [await aUser(api.db), await aProduct(api.db)];
  const send = (action: unknown, product_id = id) =>
    api.call<WishlistToggled>('toggleWishlist', { body: { product_id, action }, bearer });
  const tenTimes = (action: string) => Promise.all(Array.from({ length: 10 }, () => send(action)));
  const own = async () => (await listed()).filter((row) => row.user_id === user_id);
  for (const { status, data, message } of await tenTimes('add')) {
    expect([status, data, message]).toEqual([200, { wishlisted: 1 }, 'Added to your wishlist']);
  }
  expect(await own()).toHaveLength(1);
  for (const { status, data, message } of await tenTimes('remove')) {
    expect([status, data, message]).toEqual([200, { wishlisted: null }, 'Removed from your wishlist']);
  }
  expect(await own()).toEqual([]);
  for (const action of ['', 'ADD', null, 1, ['add'], '__proto__']) expect((await send(action)).status).toBe(201);
  expect((await send('add', 2_000_000_000)).message).toBe('We couldn’t find this product.');
  expect(await own()).toEqual([]);
});

test('S196 a product no longer public can be removed, but not added again', async () => {
  const [{ bearer }, { id }] = [await aUser(api.db), await aProduct(api.db)];
  const send = (action: string) =>
    api.call<WishlistToggled>('toggleWishlist', { body: { product_id: id, action }, bearer });
  await send('add');
  await api.db.updateTable('products').set({ status: 2 }).where('id', '=', id).execute();
  expect(await send('remove')).toMatchObject({ status: 200, data: { wishlisted: null } });
  expect((await send('add')).status).toBe(201);
});
