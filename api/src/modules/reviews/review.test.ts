import type { Reviews } from 'shared-kernel/contract/reviews';
import { hashToken } from '../../http/find-user';
import { aProduct } from '../../testing/a-product';
import { type CallOptions, testApp } from '../../testing/test-app';

const api = testApp();
const reviews = (productId: number | string, query: CallOptions['query'] = {}) =>
  api.call<Reviews>('reviews', { params: { productId }, query });

test('S216 unknown and private products have no reviews to read', async () => {
  const hidden = await aProduct(api.db, { status: 2 });
  for (const id of [hidden.id, 999_999, 'abc', '-1']) expect((await reviews(id)).http).toBe(404);
});

test.each([
  'order_by=password&type=;drop',
  'page=-9&time_zone=Mars/Phobos',
  'page=abc&get_total=%00',
  'order_by=rating,id',
])('S216 the hostile query %s is answered', async (query) => {
  const { id } = await aProduct(api.db);
  expect((await reviews(id, query)).http).toBe(200);
});

test('S216 reviews come newest first, six on a page, without anything about the reviewer but the name', async () => {
  const { id } = await aProduct(api.db);
  const { id: shopper_id } = await api.db
    .insertInto('shoppers')
    .values({ guest_token_hash: hashToken('secret-guest-token') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ratings = [5, 5, 4, 1, 5, 3, 2];
  for (const [day, rating] of ratings.entries()) {
    await api.db
      .insertInto('reviews')
      .values({
        product_id: id,
        shopper_id,
        author: 'Maya',
        rating,
        review: `Day ${day}`,
        created_at: new Date(Date.UTC(2026, 0, 1 + day, 22)),
      })
      .execute();
  }
  const { data } = await reviews(id, { get_total: true, time_zone: 'Asia/Tokyo' });
  expect(data.all).toMatchObject({ total: 7, per_page: 6, last_page: 2 });
  expect(data.all.data.map(({ review }) => review)).toEqual(['Day 6', 'Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']);
  expect(data.all.data[0]).toEqual({
    id: expect.any(Number),
    product_id: id,
    rating: 2,
    review: 'Day 6',
    created_at: '2026-01-07T22:00:00.000Z',
    created: expect.stringContaining('Jan 8, 2026'),
    user: { name: 'Maya' },
    review_images: [],
  });
  expect(data.total).toEqual(
    [5, 4, 3, 2, 1].map((rating) => ({ rating, total: ratings.filter((r) => r === rating).length })),
  );
  expect(data.banner).toBeNull();
  const best = await reviews(id, { order_by: 'rating', type: 'asc' });
  expect(best.data.all.data[0]?.rating).toBe(1);
  expect(best.data.total).toBeUndefined();
});
