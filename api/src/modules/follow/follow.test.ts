import type { FollowingList, StoreFollowed } from 'shared-kernel/contract/follow';
import type { StoreListing } from 'shared-kernel/contract/listing';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aProduct } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { aUser } from '../../testing/a-user';
import { statementsOf } from '../../testing/statements';
import { type CallOptions, testApp } from '../../testing/test-app';

const api = testApp();
const toggle = (store_id: unknown, bearer?: string, language = 'en') =>
  api.call<StoreFollowed>('followStore', { body: { store_id }, language, ...(bearer && { bearer }) });
const list = (bearer: string, query: CallOptions['query'] = {}) =>
  api.call<FollowingList>('following', { bearer, query });
const followed = () => api.db.selectFrom('store_follows').select(['user_id', 'store_id']).execute();

describe('refused calls', () => {
  test('S128 anonymous callers, guests and expired bearers get 401 and change nothing', async () => {
    const { id } = await aStore(api.db);
    const expired = await aUser(api.db, { expires: new Date(Date.now() - 1000) });
    const asGuest = await api.call('followStore', { body: { store_id: id, user_token: 'a-guest-of-this-test' } });
    for (const answer of [await toggle(id), asGuest, await toggle(id, expired.bearer), await api.call('following')]) {
      expect([answer.http, answer.status, answer.message]).toEqual([401, 401, 'Please sign in to continue.']);
    }
    expect(await followed()).toEqual([]);
  });

  test.each([undefined, null, 'abc', '1 or 1=1', 0, -1, 1.5, 2_147_483_648, [1], {}])(
    'S128 the store %p is refused with 201',
    async (id) => {
      const { bearer } = await aUser(api.db);
      const answer = await toggle(id, bearer);
      expect([answer.http, answer.status]).toEqual([200, 201]);
      expect(await followed()).toEqual([]);
    },
  );

  test('S128 S227 unknown and private stores get the same answer', async () => {
    const { bearer } = await aUser(api.db);
    for (const id of [(await aStore(api.db, { status: 2 })).id, 2_000_000_000]) {
      const answer = await toggle(id, bearer, 'fr');
      expect([answer.http, answer.status, answer.message]).toEqual([
        200,
        201,
        'Nous n’avons pas trouvé cette boutique.',
      ]);
    }
    expect(await followed()).toEqual([]);
  });
});

test('S128 S198 a second press unfollows; message and store page agree', async () => {
  const store = await aStore(api.db, { name: { en: 'Atlas', hi: 'एटलस' } });
  const [{ bearer }, other] = [await aUser(api.db), await aUser(api.db)];
  await toggle(store.id, other.bearer);
  const shown = async () => {
    const { data } = await api.call<StoreListing>('store', { params: { slug: store.slug }, bearer });
    return [data.following, data.follower_count];
  };
  const first = await toggle(store.id, bearer);
  expect(first).toMatchObject({ status: 200, data: { following: true }, message: 'You’re now following Atlas.' });
  expect(await shown()).toEqual([true, 2]);
  const second = await toggle(store.id, bearer, 'hi');
  expect(second).toMatchObject({ data: { following: false }, message: 'अब आप एटलस को फ़ॉलो नहीं कर रहे हैं।' });
  expect(await shown()).toEqual([false, 1]);
});

test('S128 each of twenty concurrent toggles undoes the one before', async () => {
  const [{ id: user_id, bearer }, store] = [await aUser(api.db), await aStore(api.db)];
  const answers = await Promise.all(Array.from({ length: 20 }, () => toggle(store.id, bearer)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(answers.filter(({ data }) => data.following)).toHaveLength(10);
  expect((await followed()).filter((row) => row.user_id === user_id)).toEqual([]);
  await toggle(store.id, bearer);
  expect((await followed()).filter((row) => row.user_id === user_id)).toHaveLength(1);
});

test('S128 D27 repeated follow or unfollow has one effect, even with ten concurrent requests', async () => {
  const [{ id: user_id, bearer }, store] = [await aUser(api.db), await aStore(api.db, { name: 'Atlas' })];
  const send = (action: unknown, store_id = store.id) =>
    api.call<StoreFollowed>('followStore', { body: { store_id, action }, bearer });
  const tenTimes = (action: string) => Promise.all(Array.from({ length: 10 }, () => send(action)));
  const own = async () => (await followed()).filter((row) => row.user_id === user_id);
  for (const { status, data, message } of await tenTimes('add')) {
    expect([status, data, message]).toEqual([200, { following: true }, 'You’re now following Atlas.']);
  }
  expect(await own()).toHaveLength(1);
  // a store closed meanwhile can still be unfollowed, and is unknown afterwards
  await api.db.updateTable('stores').set({ status: 2 }).where('id', '=', store.id).execute();
  expect(await send('remove')).toMatchObject({ status: 200, data: { following: false } });
  const removed = await send('remove');
  expect([removed.status, removed.message]).toEqual([201, (await send('remove', 2_000_000_000)).message]);
  await api.db.updateTable('stores').set({ status: 1 }).where('id', '=', store.id).execute();
  for (const { status, data, message } of await tenTimes('remove')) {
    expect([status, data, message]).toEqual([200, { following: false }, 'You’re no longer following Atlas.']);
  }
  for (const action of ['', 'ADD', null, 1, ['add'], '__proto__']) expect((await send(action)).status).toBe(201);
  expect(await own()).toEqual([]);
});

test('S198 lists followed public stores, the latest first, or only the requested one', async () => {
  const [owner, other] = [await aUser(api.db), await aUser(api.db)];
  const [first, second, hidden] = [await aStore(api.db), await aStore(api.db), await aStore(api.db)];
  for (const store of [first, second, hidden]) await toggle(store.id, owner.bearer);
  await toggle(first.id, other.bearer);
  await api.db.updateTable('stores').set({ status: 2 }).where('id', '=', hidden.id).execute();
  const { data } = await list(owner.bearer);
  expect(data.data.map(({ store_id, store }) => [store_id, store.slug])).toEqual([
    [second.id, second.slug],
    [first.id, first.slug],
  ]);
  expect(data).toMatchObject({ total: 2, per_page: 100 });
  expect((await list(owner.bearer, { store_id: first.id })).data.data.map((row) => row.store_id)).toEqual([first.id]);
  for (const store_id of [hidden.id, 999_999, 'abc', '-1', "1' or 1=1"]) {
    expect((await list(owner.bearer, { store_id })).data.data).toEqual([]);
  }
  expect((await list(other.bearer)).data.total).toBe(1);
  const oldest = (await list(owner.bearer, { type: 'asc', order_by: 'created_at' })).data.data;
  expect(oldest.map((row) => row.store_id)).toEqual([first.id, second.id]);
  const unchanged = (await list(owner.bearer, { type: 'sideways', order_by: 'name; drop table stores' })).data.data;
  expect(unchanged.map((row) => row.store_id)).toEqual([second.id, first.id]);
});

describe('products of followed stores', () => {
  const HOUR = 3_600_000;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
  const newest = async (bearer: string, query: CallOptions['query'] = {}) =>
    (await list(bearer, query)).data.data.map((row) => row.newest.map(({ id }) => id));

  test('S198 shows the four latest public products of a store as listing tiles', async () => {
    const [{ bearer }, full, bare] = [await aUser(api.db), await aStore(api.db), await aStore(api.db)];
    for (const store of [bare, full]) await toggle(store.id, bearer);
    const made: number[] = [];
    for (const hours of [3, 1, 6, 2, 5, 4]) {
      made[hours] = (await aProduct(api.db, { store: full.id, createdAt: ago(hours) })).id;
    }
    await aProduct(api.db, { store: full.id, status: 2 });
    expect(await newest(bearer)).toEqual([[made[1], made[2], made[3], made[4]], []]);
    await aFlashSale(api.db, { prices: { [made[2] ?? 0]: 750 } });
    const { data } = await list(bearer, { language: 'fr' });
    expect(data.data[0]?.newest[1]).toEqual({
      id: made[2],
      slug: expect.any(String),
      title: expect.any(String),
      badge: null,
      selling: 10,
      offered: null,
      price: 7.5,
      end_time: expect.any(String),
      image: 'product.jpg',
      review_count: 0,
      rating: 0,
      in_stock: true,
      colour_count: 0,
      second_image: null,
    });
  });

  test('S198 products are not read when one store is requested', async () => {
    const [{ bearer }, store] = [await aUser(api.db), await aStore(api.db)];
    await toggle(store.id, bearer);
    await aProduct(api.db, { store: store.id });
    expect(await newest(bearer, { store_id: store.id })).toEqual([[]]);
    expect((await newest(bearer))[0]).toHaveLength(1);
  });

  test('S198 thirty stores take as many statements as one', async () => {
    const { id: user_id, bearer } = await aUser(api.db);
    const follow = async () => {
      const { id: store_id } = await aStore(api.db);
      await aProduct(api.db, { store: store_id });
      await api.db.insertInto('store_follows').values({ user_id, store_id }).execute();
    };
    await follow();
    // excludes the statements of a new connection
    await list(bearer);
    // the session, and the list
    expect(await statementsOf(() => list(bearer))).toBe(2);
    for (let count = 1; count < 30; count += 1) await follow();
    expect(await statementsOf(() => list(bearer))).toBe(2);
    expect((await newest(bearer)).flat()).toHaveLength(30);
    expect((await list(bearer, { page: 9 })).data).toMatchObject({ data: [], total: 30, last_page: 1 });
  }, 60_000);
});
