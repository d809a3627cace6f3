import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { aPurchase } from '../../testing/a-purchase';
import { type HostileFile, noPhotos, PAYLOAD, photosWithMore } from '../../testing/hostile-files';
import type { Part } from '../../testing/multipart';
import { testApp } from '../../testing/test-app';
import { filesOf } from '../media/encoders';

const api = testApp();
let purchase: Awaited<ReturnType<typeof aPurchase>>;
let photos: HostileFile[];
let others: HostileFile[];
beforeAll(async () => {
  purchase = await aPurchase(api);
  [photos, others] = [await photosWithMore(), await noPhotos()];
  // guards against a shrinking corpus
  expect(photos.length + others.length).toBeGreaterThanOrEqual(60);
});

const S193 = 'Supported images: jpg, png (Max size: 1000kb)';

/** Sends files alone or together, and deletes what was saved of them. */
async function send(files: readonly HostileFile[]) {
  const { fields, save } = purchase;
  const parts: Part[] = Object.entries(fields).map(([name, value]) => ({ name, content: String(value) }));
  for (const { content, filename = 'photo.jpg', type = 'image/jpeg' } of files) {
    parts.push({ name: 'images[]', content, filename, type });
  }
  const answer = await purchase.send(parts);
  const written = await Promise.all(
    (answer.data.review_images ?? []).flatMap(({ image }) =>
      filesOf(image).map(async (name) => ({ name, bytes: await readFile(join(api.uploadsDir, name)) })),
    ),
  );
  await save({ deleted_images: JSON.stringify(answer.data.review_images ?? []) });
  expect(readdirSync(api.uploadsDir)).toEqual([]);
  return { ...answer, written };
}

const FORMAT = { avif: 'heif', webp: 'webp', jpg: 'jpeg' } as const;

test('I3 a photo is encoded again: hidden content and metadata are gone', async () => {
  for (const file of photos) {
    const { status, data, written } = await send([file]);
    expect([file.title, status, data.refused_images]).toEqual([file.title, 200, []]);
    expect([file.title, written.length]).toEqual([file.title, 6]);
    for (const { name, bytes } of written) {
      const ending = name.split('.').at(-1) as keyof typeof FORMAT;
      const { format, width, height, exif, icc, xmp, iptc, comments, pages = 1 } = await sharp(bytes).metadata();
      const remains = [exif, icc, xmp, iptc, comments].filter((remain) => remain !== undefined);
      expect([file.title, format, remains, pages]).toEqual([file.title, FORMAT[ending], [], 1]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(name.startsWith('thumb-') ? 400 : 800);
      await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
      for (const secret of [PAYLOAD, PAYLOAD.slice(0, 15), 'META-INF', 'GPS', 'Exif', 'ICC_PROFILE']) {
        expect([file.title, secret, bytes.includes(secret)]).toEqual([file.title, secret, false]);
      }
    }
  }
}, 120_000);

test('I3 S193 a file that is no photo is refused with the text of the specification and not stored', async () => {
  for (const file of others) {
    const { status, message, data, written } = await send([file]);
    expect([file.title, status, message, data.refused_images, written]).toEqual([
      file.title,
      200,
      'There is an error while uploading some of the images.',
      [{ file: 0, message: S193 }],
      [],
    ]);
  }
}, 120_000);

test('I3 decompression bombs block neither process nor memory', async () => {
  const bomb = others.find(({ title }) => title.startsWith('a bomb')) as HostileFile;
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(Array.from({ length: 10 }, () => send([bomb])));
  expect(answers.map(({ data }) => data.refused_images[0]?.message)).toEqual(Array(10).fill(S193));
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(400);
});

test('D42 50 concurrent forms are all answered, and the next one too', async () => {
  const [photo] = photos;
  const { fields, send: sendParts } = purchase;
  const parts: Part[] = [
    ...Object.entries(fields).map(([name, value]) => ({ name, content: String(value) })),
    { name: 'images[]', content: (photo as HostileFile).content, filename: 'a.jpg' },
  ];
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendParts(parts)));
  expect(answers.map(({ http }) => http).filter((http) => http !== 200 && http !== 503)).toEqual([]);
  expect(answers.filter(({ http }) => http === 200).length).toBeGreaterThanOrEqual(40);
  const { http, data } = await sendParts(parts);
  expect([http, data.review_images.length]).toEqual([200, 1]);
}, 120_000);
