import { readdirSync } from 'node:fs';
import { pino } from 'pino';
import { BUCKET, type S3Server, startS3Server } from '../../../souk-remote/storage/testing/s3-server.mjs';
import { readConfig } from '../config';
import { filesOf } from '../modules/media/encoders';
import { createPictureStore } from '../modules/uploads/picture-store';
import { aPhoto } from '../testing/a-photo';
import { aPurchase } from '../testing/a-purchase';
import { testApp } from '../testing/test-app';
import { until } from '../testing/until';
import { openFileStore } from './file-store';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterEach(() => s3.fail());
afterAll(() => s3.stop());

const PLACES = { MEDIA_DIR: `s3://${BUCKET}/media`, UPLOADS_DIR: `s3://${BUCKET}/uploads` };
const api = testApp({
  // the pictures' routes have their own log level
  log: pino({ level: 'silent' }, { write: () => {} }),
  get config() {
    return {
      ...readConfig({ ...PLACES, S3_ENDPOINT: 'http://s3', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' }),
      ...{ logLevel: 'silent' as const, rateLimit: false, bucket: { ...s3.settings, timeoutMs: 500 } },
    };
  },
});
const uploads = () => [...s3.files.keys()].filter((key) => key.startsWith('uploads/'));
const media = (name: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/media/${name}`, headers: { accept: 'image/avif,*/*', ...headers } });
const inBucket = (place: string) => openFileStore(place, s3.settings);

test('issue 15 pictures and videos are served from a bucket as from a folder', async () => {
  const files = inBucket(PLACES.MEDIA_DIR);
  const put = (name: string, text: string) => files.put(name, Buffer.from(text));
  await Promise.all([put('shoe.jpg', 'shoe jpg'), put('hat.avif', 'hat avif'), put('turn-1.mp4', '0123456789')]);
  const shoe = await media('shoe.jpg');
  expect([shoe.statusCode, shoe.body, shoe.headers['content-type']]).toEqual([200, 'shoe jpg', 'image/jpeg']);
  expect(shoe.headers).toMatchObject({ vary: 'Accept', 'cache-control': 'public, max-age=31536000, immutable' });
  expect((await media('shoe.jpg', { 'if-none-match': String(shoe.headers.etag) })).statusCode).toBe(304);
  expect((await media('hat.jpg')).headers['content-type']).toBe('image/avif');
  const part = await media('turn-1.mp4', { range: 'bytes=3-5' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '345', 'bytes 3-5/10']);
  const whole = await media('turn-1.mp4');
  expect([whole.statusCode, whole.body, whole.headers['content-length']]).toEqual([200, '0123456789', '10']);
  expect((await media('none.jpg')).statusCode).toBe(404);
  await put('default-image.jpg', 'none');
  expect([(await media('none.jpg')).statusCode, (await media('none.jpg')).body]).toEqual([404, 'none']);
  for (const name of ['..%2fuploads%2fx.jpg', '../uploads/x.jpg']) expect((await media(name)).statusCode).toBe(404);
});

test('issue 15 review photos are stored in and deleted from the bucket, never on the disk', async () => {
  const { save } = await aPurchase(api);
  const { data } = await save({}, [await aPhoto({ background: '#a11' })]);
  const [{ id = 0, image = '' } = {}] = data.review_images;
  expect(uploads().sort()).toEqual(
    filesOf(image)
      .map((name) => `uploads/${name}`)
      .sort(),
  );
  expect((await media(image)).statusCode).toBe(200);
  await save({ deleted_images: JSON.stringify([{ id, image }]) }, []);
  expect(uploads()).toEqual([]);
  expect(readdirSync(api.uploadsDir)).toEqual([]);
});

test.each([
  ['is down', { hangUp: true }],
  ['refuses access', { status: 403, code: 'AccessDenied' }],
  ['is slow', { delayMs: 5000 }],
  ['breaks off', { half: true }],
])('issue 15 while the bucket %s pictures are 503 within seconds and not cached', async (_, fault) => {
  s3.fail(fault);
  const begun = performance.now();
  const answer = await media('shoe.jpg');
  expect(answer.statusCode).toBe(503);
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
  // once lists can be served
  await until('the API is ready', async () => (await api.app.inject('/ready')).statusCode === 200);
});

test('issue 15 while the bucket fails no review is saved; deleted photos are removed once it is back', async () => {
  const { save, own } = await aPurchase(api);
  s3.fail({ status: 500 });
  const photo = await aPhoto({ background: '#1a1' });
  expect((await save({ review: 'Lost.' }, [photo])).http).toBe(503);
  expect((await own()).status).toBe(201);
  s3.fail();
  const { data } = await save({ review: 'Fits.' }, [photo]);
  const kept = uploads();
  expect(kept).toHaveLength(6);

  s3.fail({ status: 500 });
  const [{ id = 0, image = '' } = {}] = data.review_images;
  const { status } = await save({ review: 'Fits.', deleted_images: JSON.stringify([{ id, image }]) }, []);
  expect([status, uploads()]).toEqual([200, kept]);
  const photos = createPictureStore(api.db, inBucket(PLACES.UPLOADS_DIR));
  await expect(photos.removeNoted()).rejects.toThrow('status 500');
  s3.fail();
  await photos.removeNoted();
  expect(uploads()).toEqual([]);
  expect(await api.db.selectFrom('unwanted_pictures').selectAll().execute()).toEqual([]);
});

test('issue 15 bucket locations require the S3 settings and name the missing ones', () => {
  const faults = (env: Record<string, string>) => {
    try {
      readConfig(env);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(faults(PLACES)).toContain(`${name} `);
  expect(faults({ ...PLACES, MEDIA_DIR: 's3://B' })).toContain('MEDIA_DIR must be a folder, or a place in a bucket');
});
