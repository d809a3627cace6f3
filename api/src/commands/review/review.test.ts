import type { ProductDetail } from 'shared-kernel/contract/product';
import type { Reviews } from 'shared-kernel/contract/reviews';
import { aProduct } from '../../testing/a-product';
import { aReview } from '../../testing/a-review';
import { aSite } from '../../testing/a-site';
import { aUser } from '../../testing/a-user';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);
beforeAll(() => aSite(api.db));

const read = async (productId: number) =>
  (await api.call<Reviews>('reviews', { params: { productId }, query: { get_total: 'true' } })).data;
const counted = async (id: number) => {
  const { review_count, rating_sum } = await api.db
    .selectFrom('products')
    .select(['review_count', 'rating_sum'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [review_count, rating_sum];
};

test('a hidden review is neither shown nor counted until it is shown again', async () => {
  const { id: product } = await aProduct(api.db);
  await aReview(api.db, { product, rating: 5, review: 'Soft', day: 1, language: 'en' });
  const bad = await aReview(api.db, { product, rating: 1, review: 'Spam', day: 2, images: 1, language: 'fr' });
  expect(await counted(product)).toEqual([2, 6]);
  expect((await operate('review', 'hide', String(bad))).out).toBe(`The review ${bad} is hidden.`);
  expect(await counted(product)).toEqual([1, 5]);
  const { all, total, languages, images } = await read(product);
  expect([all.data.map(({ review }) => review), all.total]).toEqual([['Soft'], 1]);
  expect(total?.filter((row) => row.total > 0)).toEqual([{ rating: 5, total: 1 }]);
  expect([languages, images]).toEqual([[{ language: 'en', total: 1 }], []]);
  const detail = await api.call<ProductDetail>('product', { params: { id: product } });
  expect(JSON.stringify(detail.data)).not.toContain('Spam');
  const { bearer } = await aUser(api.db);
  expect((await api.call('voteHelpful', { bearer, body: { review_id: bad, action: 'add' } })).status).toBe(201);

  const listed = await operate.json<{ id: number }[]>('review', 'list', '--hidden', '--product', String(product));
  expect(listed.map(({ id }) => id)).toEqual([bad]);
  expect((await operate('review', 'hide', String(bad))).err).toContain('hidden already');
  // a review edited or deleted while hidden was not counted
  await api.db.updateTable('reviews').set({ rating: 2 }).where('id', '=', bad).execute();
  expect(await counted(product)).toEqual([1, 5]);
  expect((await operate('review', 'show', String(bad))).exit).toBe(0);
  expect(await counted(product)).toEqual([2, 7]);
  expect((await read(product)).all.data.length).toBe(2);
  expect((await operate('review', 'show', String(bad))).err).toContain('shown already');
  expect((await operate('review', 'hide', '999999')).err).toContain('There is no review 999999');
  await operate('review', 'hide', String(bad));
  await api.db.deleteFrom('reviews').where('id', '=', bad).execute();
  expect(await counted(product)).toEqual([1, 5]);
});

test('reviews are listed by stars and time', async () => {
  const { id: product } = await aProduct(api.db);
  const old = await aReview(api.db, { product, rating: 2, review: 'Meh', day: 1 });
  await aReview(api.db, { product, rating: 4, review: 'Good', day: 1 });
  const list = (...more: string[]) =>
    operate.json<{ id: number }[]>('review', 'list', '--product', String(product), ...more);
  expect((await list()).length).toBe(2);
  expect((await list('--max-rating', '2')).map(({ id }) => id)).toEqual([old]);
  expect(await list('--since', '2026-06-01')).toEqual([]);
});
