import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Reviews } from 'shared-kernel/contract/reviews';
import sharp from 'sharp';
import { aCustomer } from '../../testing/a-customer';
import { aGuest } from '../../testing/a-guest';
import { aCanvas, aPhoto } from '../../testing/a-photo';
import { aProduct } from '../../testing/a-product';
import { aPurchase } from '../../testing/a-purchase';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { multipart, reviewParts } from '../../testing/multipart';
import { testApp } from '../../testing/test-app';
import { moveOrder } from '../orders/move-order';

const api = testApp();
const uploads = () => readdirSync(api.uploadsDir).sort();
const photos = (...colours: string[]) => Promise.all(colours.map((background) => aPhoto({ background })));

test('S192 S195 S223 a buyer reviews a delivered product with photos, publicly visible', async () => {
  const { save, own, product, orderId } = await aPurchase(api);
  expect((await own()).message).toBe('You haven’t reviewed this product yet.');
  const { status, message, data } = await save({ review: '  Fits well. ' }, await photos('#a11', '#1a1'));
  expect([status, message]).toEqual([200, 'Thank you! Your review has been saved.']);
  const review = {
    id: expect.any(Number),
    order_id: orderId,
    product_id: product.id,
    rating: 4,
    review: 'Fits well.',
    created_at: expect.any(String),
    created: expect.any(String),
    user: { name: expect.stringMatching(/^\S+( \S\.)?$/) },
    review_images: [1, 2].map(() => ({
      id: expect.any(Number),
      image: expect.stringMatching(/^upload-[0-9a-f]{32}\.jpg$/),
    })),
    language: 'en',
    verified: true,
    helpful_count: 0,
  };
  expect(data).toEqual({ ...review, refused_images: [] });
  expect((await own()).data).toEqual(review);
  expect((await own(undefined)).data).toEqual(review);
  const { order_id: _, ...shown } = review;
  const all = await api.call<Reviews>('reviews', { params: { productId: product.id } });
  expect(all.data.all.data).toEqual([shown]);
});

test('S192 D42 a second submission edits stars, text and photos without duplicates', async () => {
  const { save, own, product } = await aPurchase(api);
  const before = uploads().length;
  const [red, green, blue] = await photos('#b11', '#1b1', '#11b');
  if (!red || !green || !blue) throw new Error('no photos');
  const first = await save({}, [red, green]);
  const [removed, stays] = first.data.review_images;
  const second = await save(
    {
      rating: 2,
      review: 'After a week: too thin.',
      deleted_images: JSON.stringify([{ id: removed?.id, image: '../x' }]),
    },
    // green exists already: its response may have been lost
    [green, blue],
  );
  expect(second.data).toMatchObject({
    id: first.data.id,
    rating: 2,
    review: 'After a week: too thin.',
    review_images: [stays, { image: expect.any(String) }],
    refused_images: [],
  });
  expect((await own()).data.review_images).toEqual(second.data.review_images);
  // three formats, each with its thumbnail, of two pictures; nothing remains of the third
  expect(uploads().length - before).toBe(12);
  expect(uploads().some((file) => file.includes(String(removed?.image.slice(0, -4))))).toBe(false);
  const counted = await api.db
    .selectFrom('products')
    .select(['review_count', 'rating_sum'])
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(counted).toEqual({ review_count: 1, rating_sum: 2 });
});

test('D42 each photo beyond the fifth is reported, and the rest is saved', async () => {
  const { save } = await aPurchase(api);
  const seven = await photos('#c10', '#c20', '#c30', '#c40', '#c50', '#c60', '#c70');
  const { status, message, data } = await save({}, seven);
  expect([status, message]).toEqual([200, 'There is an error while uploading some of the images.']);
  expect(data.review_images).toHaveLength(5);
  expect(data.refused_images).toEqual([5, 6].map((file) => ({ file, message: 'You can add up to 5 photos.' })));
  const more = await save({}, await photos('#c80'));
  expect(more.data.refused_images).toEqual([{ file: 0, message: 'You can add up to 5 photos.' }]);
});

test('S193 S194 an invalid photo is reported at its position; text and stars are saved', async () => {
  const { fields, customer } = await aPurchase(api);
  const [photo] = await photos('#d11');
  const form = multipart(reviewParts(fields, [Buffer.from('<svg/>'), photo as Buffer]));
  const call = (language: string) =>
    api.call<{ review: string; refused_images: unknown; review_images: unknown[] }>('saveReview', {
      bearer: customer.bearer,
      language,
      ...form,
    });
  const { status, message, data } = await call('en');
  expect([status, message]).toEqual([200, 'There is an error while uploading some of the images.']);
  expect(data).toMatchObject({
    review: 'Fits well.',
    refused_images: [{ file: 0, message: 'Supported images: jpg, png (Max size: 1000kb)' }],
  });
  expect(data.review_images).toHaveLength(1);
  expect((await call('tr')).message).toBe('Bazı görseller yüklenirken bir hata oluştu.');
});

describe('permission to review', () => {
  test.each([1, 2, 3, 4] as const)('S195 a product of an order at step %d cannot be reviewed', async (status) => {
    const { save, own } = await aPurchase(api, { status });
    const answer = await save();
    expect([answer.status, answer.message]).toEqual([201, 'You can review a product once it’s been delivered.']);
    expect((await own()).status).toBe(201);
  });

  test('A3 S195 other shoppers’ orders, unknown ones and those without the product look alike; no file is stored', async () => {
    const { save, send, fields, product } = await aPurchase(api);
    const stranger = await aCustomer(api);
    const other = await aProduct(api.db);
    const [photo] = await photos('#e11');
    const before = uploads();
    const answers = [
      await save({ order_id: 2_000_000_000 }, [photo as Buffer]),
      await save({ order_id: 9_000_000_000 }),
      await save({ product_id: other.id }),
      await save({ product_id: 2_000_000_000 }),
      await send(reviewParts(fields, [photo as Buffer]), { bearer: stranger.bearer }),
      await send(reviewParts({ ...fields, user_token: 'x'.repeat(32) }), {}),
      await send(reviewParts(fields), {}),
    ];
    expect(answers.map(({ status, message }) => `${status} ${message}`)).toEqual(
      answers.map(() => '201 We couldn’t find this purchase.'),
    );
    expect((await send(reviewParts(fields), { bearer: 'unknown-token' })).http).toBe(401);
    expect(uploads()).toEqual(before);
    const find = await api.call('ownReview', { bearer: stranger.bearer, params: { productId: product.id } });
    expect(find.status).toBe(201);
  });

  test('A3 photos of other reviews cannot be deleted by id', async () => {
    const [victim, other] = [await aPurchase(api), await aPurchase(api)];
    const { data } = await victim.save({}, await photos('#f11'));
    const deleted_images = JSON.stringify(data.review_images);
    expect((await other.save({ deleted_images })).status).toBe(200);
    expect((await victim.own()).data.review_images).toEqual(data.review_images);
    expect((await api.app.inject(`/media/${data.review_images[0]?.image}`)).statusCode).toBe(200);
  });

  test('S192 a guest reviews their own order with the token among the fields', async () => {
    const guest = aGuest(api);
    const product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id });
    await guest.put(product);
    await guest.live({ name: 'Aisha Karim' });
    const { user_token } = guest;
    const { data } = await api.call<{ id: number }>('placeOrder', { body: { order_method: 2, user_token } });
    await api.db.transaction().execute((trx) => moveOrder(trx, data.id, 5, new Date()));
    const fields = { order_id: data.id, product_id: product.id, rating: 5, review: '', user_token };
    const saved = await api.call<{ user: { name: string } }>('saveReview', multipart(reviewParts(fields)));
    expect([saved.status, saved.data.user]).toEqual([200, { name: 'Aisha K.' }]);
    const find = { params: { productId: product.id }, query: { user_token } };
    expect((await api.call<{ rating: number }>('ownReview', find)).data.rating).toBe(5);
  });
});

test('issue 14 treats a review of invisible characters as empty', async () => {
  const { save } = await aPurchase(api);
  const { status, data } = await save({ review: '\u200b\u2060' });
  expect([status, data.review]).toEqual([200, '']);
});

test.each([
  [{ rating: 0 }, 'Please give a rating from 1 to 5 stars.'],
  [{ rating: 6 }, 'Please give a rating from 1 to 5 stars.'],
  [{ rating: '4.5' }, 'Please give a rating from 1 to 5 stars.'],
  [{ rating: '' }, 'Please give a rating from 1 to 5 stars.'],
  [{ review: 'x'.repeat(5001) }, 'Your review can be at most 5000 characters'],
  [{ deleted_images: '{' }, 'We couldn’t read the data you sent. Please try again.'],
  [{ deleted_images: '[1]' }, 'We couldn’t read the data you sent. Please try again.'],
  [{ order_id: 'abc' }, 'order id isn’t valid'],
])('S195 S211 %j is refused and nothing is written', async (changes, message) => {
  const { save, own } = await aPurchase(api);
  const answer = await save(changes as Record<string, string | number>, await photos('#111'));
  expect([answer.status, answer.message]).toEqual([201, message]);
  expect((await own()).status).toBe(201);
});

test('D42 two concurrent submissions give one review and no sixth photo', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { save, own, product } = await aPurchase(api);
    const before = uploads().length;
    const [some, others] = [await photos('#210', '#220', '#230'), await photos('#240', '#250', '#260', '#270')];
    const answers = await Promise.all([save({}, some), save({ rating: 1 }, others), save({}, some)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await own()).data.review_images).toHaveLength(5);
    expect(uploads().length - before).toBe(30);
    const reviews = await api.call<Reviews>('reviews', { params: { productId: product.id } });
    expect(reviews.data.all.total).toBe(1);
  }
});

test('S192 a database failure leaves no uploaded files', async () => {
  const { save, own } = await aPurchase(api);
  const before = uploads();
  await sql`alter table review_images add constraint refuse_all check (review_id < 0) not valid`.execute(api.db);
  try {
    expect((await save({}, await photos('#310'))).http).toBe(500);
  } finally {
    await sql`alter table review_images drop constraint refuse_all`.execute(api.db);
  }
  expect(uploads()).toEqual(before);
  expect((await own()).status).toBe(201);
});

test('I3 photos are upright, small, without metadata, and served with restrictive headers', async () => {
  const { save } = await aPurchase(api);
  const sideways = await aCanvas({ width: 1600, height: 1000 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect((await sharp(sideways).metadata()).exif).toBeDefined();
  const { data } = await save({}, [sideways]);
  const image = data.review_images[0]?.image;
  for (const [name, accept, format, width, height] of [
    [image, 'image/avif', 'heif', 500, 800],
    [image, 'image/webp', 'webp', 500, 800],
    [image, '*/*', 'jpeg', 500, 800],
    [`thumb-${image}`, '*/*', 'jpeg', 250, 400],
  ] as const) {
    const { headers, rawPayload, statusCode } = await api.app.inject({ url: `/media/${name}`, headers: { accept } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { exif, icc, xmp, iptc, comments, ...meta } = await sharp(rawPayload).metadata();
    expect([exif, icc, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(meta).toMatchObject({ format, width, height });
    expect(rawPayload.includes('SECRET-OWNER')).toBe(false);
  }
});
