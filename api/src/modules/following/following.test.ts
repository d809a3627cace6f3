import type { FollowingList, StoreFollowed } from 'shared-kernel/contract/follow';
import type { StoreListing } from 'shared-kernel/contract/listing';
import { aStore } from '../../testing/a-store';
import { aUser } from '../../testing/a-user';
import { type CallOptions, testApp } from '../../testing/test-app';

const api = testApp();
const toggle = (store_id: unknown, bearer?: string, language = 'en') =>
  api.call<StoreFollowed>('followStore', { body: { store_id }, language, ...(bearer && { bearer }) });
const list = (bearer: string, query: CallOptions['query'] = {}) =>
  api.call<FollowingList>('following', { bearer, query });
const followed = () => api.db.selectFrom('store_follows').select(['user_id', 'store_id']).execute();

describe('what following refuses', () => {
  test('S128 nobody, a guest and an expired bearer are 401 and change nothing', async () => {
    const { id } = await aStore(api.db);
    const expired = await aUser(api.db, { expires: new Date(Date.now() - 1000) });
    const asGuest = await api.call('followStore', { body: { store_id: id, user_token: 'a-guest-of-this-test' } });
    for (const answer of [await toggle(id), asGuest, await toggle(id, expired.bearer), await api.call('following')]) {
      expect([answer.http, answer.status, answer.message]).toEqual([401, 401, 'Please log in to continue.']);
    }
    expect(await followed()).toEqual([]);
  });

  test.each([undefined, null, 'abc', '1 or 1=1', 0, -1, 1.5, 2_147_483_648, [1], {}])(
    'S128 store %p is a 201',
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
      expect([answer.http, answer.status, answer.message]).toEqual([200, 201, 'Cette boutique est introuvable.']);
    }
    expect(await followed()).toEqual([]);
  });
});

test('S128 S198 the second press undoes the first, the message names the store, and the store says the same', async () => {
  const store = await aStore(api.db, { name: { en: 'Atlas', hi: 'एटलस' } });
  const [{ bearer }, other] = [await aUser(api.db), await aUser(api.db)];
  await toggle(store.id, other.bearer);
  const shown = async () => {
    const { data } = await api.call<StoreListing>('store', { params: { slug: store.slug }, bearer });
    return [data.following, data.follower_count];
  };
  const first = await toggle(store.id, bearer);
  expect(first).toMatchObject({ status: 200, data: { following: true }, message: 'You are now following Atlas.' });
  expect(await shown()).toEqual([true, 2]);
  const second = await toggle(store.id, bearer, 'hi');
  expect(second).toMatchObject({ data: { following: false }, message: 'अब आप एटलस को फ़ॉलो नहीं कर रहे हैं।' });
  expect(await shown()).toEqual([false, 1]);
});

test('S128 of twenty presses at once each undoes the one before', async () => {
  const [{ id: user_id, bearer }, store] = [await aUser(api.db), await aStore(api.db)];
  const answers = await Promise.all(Array.from({ length: 20 }, () => toggle(store.id, bearer)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(answers.filter(({ data }) => data.following)).toHaveLength(10);
  expect((await followed()).filter((row) => row.user_id === user_id)).toEqual([]);
  await toggle(store.id, bearer);
  expect((await followed()).filter((row) => row.user_id === user_id)).toHaveLength(1);
});

test('S198 the list has the own public stores, the latest first, or only the one asked for', async () => {
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
});
