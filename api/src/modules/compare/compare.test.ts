import type { CompareToggled } from 'shared-kernel/contract/compare';
import { aProduct } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';

const api = testApp();
const toggle = (product_id: unknown, bearer?: string, language = 'en') =>
  api.call<CompareToggled>('toggleCompare', { body: { product_id }, language, ...(bearer && { bearer }) });
const listed = () => api.db.selectFrom('compare_list').select(['id', 'user_id', 'product_id']).execute();

describe('refused calls', () => {
  test('S120 anonymous callers, guests and expired bearers get 401 and change nothing', async () => {
    const { id } = await aProduct(api.db);
    const expired = await aUser(api.db, { expires: new Date(Date.now() - 1000) });
    const body = { product_id: id, user_token: 'a-guest-of-this-test' };
    const asGuest = await api.call('toggleCompare', { body });
    for (const answer of [await toggle(id), asGuest, await toggle(id, expired.bearer)]) {
      expect([answer.http, answer.status, answer.message]).toEqual([401, 401, 'Please sign in to continue.']);
    }
    expect(await listed()).toEqual([]);
  });

  test('S120 unknown products, private ones and those of private stores get the same answer', async () => {
    const { bearer } = await aUser(api.db);
    const hidden = await aProduct(api.db, { status: 2 });
    const inHiddenStore = await aProduct(api.db, { store: (await aStore(api.db, { status: 2 })).id });
    for (const id of [hidden.id, inHiddenStore.id, 2_000_000_000]) {
      const answer = await toggle(id, bearer);
      expect([answer.http, answer.status, answer.message]).toEqual([200, 201, 'We couldn’t find this product.']);
    }
    expect((await toggle('abc', bearer)).status).toBe(201);
    expect(await listed()).toEqual([]);
  });
});

test('S120 the answer is the row after adding and null after removing', async () => {
  const [owner, other, { id }] = [await aUser(api.db), await aUser(api.db), await aProduct(api.db)];
  await toggle(id, other.bearer);
  const added = await toggle(id, owner.bearer);
  const row = (await listed()).find(({ user_id }) => user_id === owner.id);
  expect(added).toMatchObject({ status: 200, message: 'Added to your compare list' });
  expect(added.data).toEqual({ id: row?.id, product_id: id });
  const removed = await toggle(id, owner.bearer);
  expect(removed).toMatchObject({ status: 200, data: null, message: 'Removed from your compare list' });
  expect(await listed()).toEqual([expect.objectContaining({ user_id: other.id, product_id: id })]);
  expect((await toggle(id, owner.bearer, 'tr')).message).toBe('Karşılaştırma listenize eklendi');
});

test('S120 D27 adding twice keeps one entry; removing twice leaves none', async () => {
  const [{ id: user_id, bearer }, { id }] = [await aUser(api.db), await aProduct(api.db)];
  const send = (action: unknown) =>
    api.call<CompareToggled>('toggleCompare', { body: { product_id: id, action }, bearer });
  const added = [await send('add'), await send('add')];
  expect(added[0]?.data).toEqual({ id: expect.any(Number), product_id: id });
  expect(added[1]?.data).toEqual(added[0]?.data);
  for (const { status, message } of added) expect([status, message]).toEqual([200, 'Added to your compare list']);
  for (const { status, message, data } of [await send('remove'), await send('remove')]) {
    expect([status, message, data]).toEqual([200, 'Removed from your compare list', null]);
  }
  expect((await send('toggle')).data).not.toBeNull();
  for (const action of ['', 'ADD', null, 1, ['add'], { add: true }, '__proto__']) {
    expect((await send(action)).status).toBe(201);
  }
  expect((await listed()).filter((row) => row.user_id === user_id)).toHaveLength(1);
});

test('S120 D27 ten concurrent adds keep one entry, and each returns it', async () => {
  const [{ id: user_id, bearer }, { id }] = [await aUser(api.db), await aProduct(api.db)];
  const body = { product_id: id, action: 'add' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.call<CompareToggled>('toggleCompare', { body, bearer })),
  );
  const rows = (await listed()).filter((row) => row.user_id === user_id);
  expect(rows).toHaveLength(1);
  for (const { status, data } of answers) {
    expect([status, data]).toEqual([200, { id: rows[0]?.id, product_id: id }]);
  }
});

test('S120 each of ten concurrent toggles undoes the one before', async () => {
  const [{ id: user_id, bearer }, { id }] = [await aUser(api.db), await aProduct(api.db)];
  const answers = await Promise.all(Array.from({ length: 10 }, () => toggle(id, bearer)));
  expect(answers.filter(({ status, data }) => status === 200 && data === null)).toHaveLength(5);
  expect((await listed()).filter((row) => row.user_id === user_id)).toEqual([]);
});
