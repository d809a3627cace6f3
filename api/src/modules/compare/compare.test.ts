import type { CompareToggled } from 'shared-kernel/contract/compare';
import { aProduct } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';

const api = testApp();
const toggle = (product_id: unknown, bearer?: string, language = 'en') =>
  api.call<CompareToggled>('toggleCompare', { body: { product_id }, language, ...(bearer && { bearer }) });
const listed = () => api.db.selectFrom('compare_list').select(['id', 'user_id', 'product_id']).execute();

describe('what the compare list refuses', () => {
  test('S120 nobody, a guest and an expired bearer are 401 and change nothing', async () => {
    const { id } = await aProduct(api.db);
    const expired = await aUser(api.db, { expires: new Date(Date.now() - 1000) });
    const body = { product_id: id, user_token: 'a-guest-of-this-test' };
    const asGuest = await api.call('toggleCompare', { body });
    for (const answer of [await toggle(id), asGuest, await toggle(id, expired.bearer)]) {
      expect([answer.http, answer.status, answer.message]).toEqual([401, 401, 'Please log in to continue.']);
    }
    expect(await listed()).toEqual([]);
  });

  test('S120 unknown products, private ones and those of private stores get the same answer', async () => {
    const { bearer } = await aUser(api.db);
    const hidden = await aProduct(api.db, { status: 2 });
    const inHiddenStore = await aProduct(api.db, { store: (await aStore(api.db, { status: 2 })).id });
    for (const id of [hidden.id, inHiddenStore.id, 2_000_000_000]) {
      const answer = await toggle(id, bearer);
      expect([answer.http, answer.status, answer.message]).toEqual([200, 201, 'This product could not be found.']);
    }
    expect((await toggle('abc', bearer)).status).toBe(201);
    expect(await listed()).toEqual([]);
  });
});

test('S120 the row is the answer while the product is on the list, null once it is not', async () => {
  const [owner, other, { id }] = [await aUser(api.db), await aUser(api.db), await aProduct(api.db)];
  await toggle(id, other.bearer);
  const added = await toggle(id, owner.bearer);
  const row = (await listed()).find(({ user_id }) => user_id === owner.id);
  expect(added).toMatchObject({ status: 200, message: 'Added to the compare list' });
  expect(added.data).toEqual({ id: row?.id, product_id: id });
  const removed = await toggle(id, owner.bearer);
  expect(removed).toMatchObject({ status: 200, data: null, message: 'Removed from the compare list' });
  expect(await listed()).toEqual([expect.objectContaining({ user_id: other.id, product_id: id })]);
  expect((await toggle(id, owner.bearer, 'tr')).message).toBe('Karşılaştırma listesine eklendi');
});

test('S120 an action that is sent beside the product is not read', async () => {
  const [{ bearer }, { id }] = [await aUser(api.db), await aProduct(api.db)];
  const send = () => api.call<CompareToggled>('toggleCompare', { body: { product_id: id, action: 'add' }, bearer });
  expect((await send()).data).toMatchObject({ product_id: id });
  expect((await send()).data).toBeNull();
});

test('S120 of ten presses at once each undoes the one before', async () => {
  const [{ id: user_id, bearer }, { id }] = [await aUser(api.db), await aProduct(api.db)];
  const answers = await Promise.all(Array.from({ length: 10 }, () => toggle(id, bearer)));
  expect(answers.filter(({ status, data }) => status === 200 && data === null)).toHaveLength(5);
  expect((await listed()).filter((row) => row.user_id === user_id)).toEqual([]);
});
