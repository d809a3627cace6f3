import type { Alternatives, ProductDetail } from 'shared-kernel/contract/product';
import { aCategory, aSubCategory } from '../../testing/a-category';
import { aProduct } from '../../testing/a-product';
import { aSite } from '../../testing/a-site';
import { testApp } from '../../testing/test-app';

const api = testApp();
beforeAll(() => aSite(api.db));

const detail = async (id: number) => await api.call<ProductDetail>('product', { params: { id } });

test('S114 a sold-out product offers available ones of its kind, else of its sub-category', async () => {
  const category = (await aCategory(api.db)).id;
  const subCategory = (await aSubCategory(api.db, { category })).id;
  const soldOut = await aProduct(api.db, { category, subCategory, quantity: 0 });
  const shelf = await aProduct(api.db, { category });
  const near = await aProduct(api.db, { category, subCategory });
  const alike = await aProduct(api.db);
  await aProduct(api.db, { category, subCategory, quantity: 0 });
  await aProduct(api.db, { category, subCategory, status: 2 });
  await aProduct(api.db);
  const { id: kind } = await api.db
    .insertInto('kinds')
    .values({ slug: 'lamp' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db.updateTable('products').set({ kind_id: kind }).where('id', 'in', [soldOut.id, alike.id]).execute();
  const { data, headers } = await detail(soldOut.id);
  expect(data.alternatives?.map(({ id }) => id)).toEqual([alike.id]);
  expect(String(headers['surrogate-key']).split(' ')).toEqual(
    expect.arrayContaining([soldOut, alike].map(({ id }) => `product-${id}`)),
  );
  await api.db.updateTable('products').set({ kind_id: null }).where('id', '=', alike.id).execute();
  const other = await aProduct(api.db, { category, subCategory, quantity: 0 });
  await api.db.updateTable('products').set({ kind_id: kind }).where('id', '=', other.id).execute();
  expect((await detail(other.id)).data.alternatives?.map(({ id }) => id)).toEqual([near.id]);
  expect((await detail(near.id)).data.alternatives).toBeNull();
  // without sub-category and kind, only the category is left
  const plain = await aProduct(api.db, { category, quantity: 0 });
  expect((await detail(plain.id)).data.alternatives?.map(({ id }) => id).sort()).toEqual([shelf.id, near.id].sort());
});

test('issue 13 a product no longer sold still offers similar products, without its own data', async () => {
  const category = (await aCategory(api.db)).id;
  const recalled = await aProduct(api.db, { category, status: 2, title: 'Recalled heater' });
  const like = await aProduct(api.db, { category });
  await aProduct(api.db, { category, status: 2 });
  const { data } = await api.call<Alternatives>('alternatives', { params: { id: recalled.id } });
  expect(data.alternatives.map(({ id }) => id)).toEqual([like.id]);
  expect(JSON.stringify(data)).not.toContain('Recalled');
  expect((await api.call('alternatives', { params: { id: 999_999 } })).status).toBe(404);
});
