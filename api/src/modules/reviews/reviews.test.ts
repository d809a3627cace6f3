import type { Reviews } from 'shared-kernel/contract/reviews';
import { hashToken } from '../../http/find-user';
import { aProduct } from '../../testing/a-product';
import { aPurchase } from '../../testing/a-purchase';
import { aReview } from '../../testing/a-review';
import { type CallOptions, testApp } from '../../testing/test-app';

const api = testApp();
const reviews = (productId: number | string, query: CallOptions['query'] = {}) =>
  api.call<Reviews>('reviews', { params: { productId }, query });

test('S216 unknown and private products have no reviews', async () => {
  const hidden = await aProduct(api.db, { status: 2 });
  for (const id of [hidden.id, 999_999, 'abc', '-1']) expect((await reviews(id)).http).toBe(404);
});

test.each([
  'order_by=password&type=;drop',
  'page=-9&time_zone=Mars/Phobos',
  'page=abc&get_total=%00',
  'order_by=rating,id',
  'rating=6&with_images=1',
  'rating=4.5',
  "rating=5' or 1=1&with_images[]=true",
  'rating=&with_images=',
])('S216 the hostile query %s is answered', async (query) => {
  const { id } = await aProduct(api.db);
  expect((await reviews(id, query)).http).toBe(200);
});

test('S216 reviews come newest first, six a page, with only the name of the reviewer', async () => {
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
        author: 'Maya Stone',
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
    user: { name: 'Maya S.' },
    review_images: [],
    language: null,
    verified: false,
    helpful_count: 0,
  });
  expect(data.total).toEqual(
    [5, 4, 3, 2, 1].map((rating) => ({ rating, total: ratings.filter((r) => r === rating).length })),
  );
  expect(data.banner).toBeNull();
  expect(data.images).toEqual([]);
  const worst = await reviews(id, { order_by: 'rating', type: 'asc' });
  expect(worst.data.all.data[0]?.rating).toBe(1);
  expect([worst.data.total, worst.data.images, worst.data.banner]).toEqual([undefined, undefined, undefined]);
});

describe('S112 reviews by language', () => {
  let id: number;
  const texts = async (query: CallOptions['query'], language = 'en') => {
    const { data } = await api.call<Reviews>('reviews', { params: { productId: id }, query, language });
    return data.all.data.map(({ review }) => review);
  };
  beforeAll(async () => {
    id = (await aProduct(api.db)).id;
    const written = [
      ['', undefined],
      ['old English', 'en'],
      ['مفيد', 'ar'],
      ['liked English', 'en'],
      ['new English', 'en'],
      ['Très bien', 'fr'],
    ] as const;
    for (const [day, [review, language]] of written.entries()) {
      await aReview(api.db, { product: id, rating: 4, review, day, ...(language ? { language } : {}) });
    }
    await api.db.updateTable('reviews').set({ helpful_count: 3 }).where('review', '=', 'liked English').execute();
  });

  test('S112 the reader’s language comes first, then others, then stars without words', async () => {
    expect(await texts({ order_by: 'relevance' })).toEqual([
      ...['liked English', 'new English', 'old English'],
      ...['Très bien', 'مفيد', ''],
    ]);
    expect((await texts({ order_by: 'relevance' }, 'ar'))[0]).toBe('مفيد');
    expect((await texts({}, 'ar'))[0]).toBe('Très bien');
  });

  test('S112 by language, counted', async () => {
    const { data } = await reviews(id, { written_in: 'en', get_total: true });
    expect(data.all.total).toBe(3);
    expect(data.all.data.every(({ language }) => language === 'en')).toBe(true);
    expect(data.languages).toEqual([
      { language: 'en', total: 3 },
      { language: 'ar', total: 1 },
      { language: 'fr', total: 1 },
    ]);
    for (const hostile of ['de', "en' or 1=1", '']) expect(await texts({ written_in: hostile })).toHaveLength(6);
  });
});

describe('S112 a review of a purchase', () => {
  test.each([
    ['delivered', { status: 5 }, true],
    ['paid', { payment_done: 1 }, true],
    ['only placed', {}, false],
    ['paid and cancelled', { payment_done: 1, cancelled: 1 }, false],
  ])('S112 an order that is %s', async (_, change, verified) => {
    const { product, orderId } = await aPurchase(api, { status: 1 });
    const order = await api.db
      .updateTable('orders')
      .set({ updated_at: new Date(), ...change })
      .where('id', '=', orderId)
      .returning('shopper_id')
      .executeTakeFirstOrThrow();
    const shopper = order.shopper_id;
    const other = await aProduct(api.db);
    await aReview(api.db, { product: product.id, rating: 5, review: 'of the buyer', day: 2, shopper });
    await aReview(api.db, { product: product.id, rating: 5, review: 'of somebody else', day: 1 });
    await aReview(api.db, { product: other.id, rating: 5, review: 'of another product', day: 1, shopper });
    const { data } = await reviews(product.id);
    expect(data.all.data.map((review) => review.verified)).toEqual([verified, false]);
    expect((await reviews(other.id)).data.all.data[0]?.verified).toBe(false);
  });
});

describe('S112 review filters', () => {
  let id: number;
  const texts = async (query: CallOptions['query']) => {
    const { data } = await reviews(id, query);
    return data.all.data.map(({ review }) => review);
  };
  beforeAll(async () => {
    id = (await aProduct(api.db)).id;
    const other = await aProduct(api.db);
    const ratings = [5, 3, 5, 5, 4, 5, 3, 5, 5, 5];
    for (const [day, rating] of ratings.entries()) {
      await aReview(api.db, { product: id, rating, review: `${day}`, day, images: day % 3 === 0 ? day / 3 + 1 : 0 });
    }
    await aReview(api.db, { product: other.id, rating: 3, review: 'other', day: 40, images: 2 });
  });

  test('S112 by exact stars, with their own pages and total', async () => {
    expect(await texts({ rating: 5 })).toEqual(['9', '8', '7', '5', '3', '2']);
    expect(await texts({ rating: 5, page: 2 })).toEqual(['0']);
    expect((await reviews(id, { rating: 5 })).data.all).toMatchObject({ total: 7, last_page: 2 });
    expect((await reviews(id, { rating: 1 })).data.all).toMatchObject({ total: 0, last_page: 1, data: [] });
  });

  test('S112 with pictures, alone and together with stars', async () => {
    expect(await texts({ with_images: true })).toEqual(['9', '6', '3', '0']);
    expect(await texts({ with_images: true, rating: 3 })).toEqual(['6']);
    expect((await reviews(id, { with_images: true, rating: 5 })).data.all.total).toBe(3);
    expect(await texts({ with_images: 'yes' })).toHaveLength(6);
  });

  test('S112 by stars, the newest first among equals', async () => {
    expect(await texts({ order_by: 'rating', type: 'asc' })).toEqual(['6', '1', '4', '9', '8', '7']);
    expect(await texts({ order_by: 'rating', type: 'desc', page: 2 })).toEqual(['0', '4', '6', '1']);
    expect(await texts({ order_by: 'created_at', type: 'asc' })).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  test('S112 numbers per star and the picture strip cover all reviews, whatever the filter', async () => {
    const { data } = await reviews(id, { get_total: true, rating: 4, with_images: true });
    expect(data.all.total).toBe(0);
    expect(data.total).toEqual([5, 4, 3, 2, 1].map((rating) => ({ rating, total: [0, 0, 2, 1, 7][rating - 1] })));
    // day 9 has four, day 6 three, day 3 two, day 0 one
    expect(data.images?.map(({ image }) => image)).toEqual([
      ...[1, 2, 3, 4].map((n) => `9-${n}.jpg`),
      ...[1, 2, 3].map((n) => `6-${n}.jpg`),
      ...[1, 2].map((n) => `3-${n}.jpg`),
      '0-1.jpg',
    ]);
    const newest = (await reviews(id)).data.all.data[0];
    expect(data.images?.[0]).toEqual({ ...newest?.review_images[0], review_id: newest?.id });
  });

  test('S112 the strip holds twelve pictures', async () => {
    await aReview(api.db, { product: id, rating: 2, review: 'many', day: 30, images: 20 });
    expect((await reviews(id, { get_total: true })).data.images).toHaveLength(12);
  });
});
