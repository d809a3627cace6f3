import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConvertedPhoto } from 'shared-kernel/contract/phone-photo';
import sharp from 'sharp';
import { aCanvas, aPhoto } from '../../testing/a-photo';
import { aPurchase } from '../../testing/a-purchase';
import { multipart, reviewParts } from '../../testing/multipart';
import { testApp } from '../../testing/test-app';
import { convertPhoto } from './convert-photo';
import { decodeHeic } from './decode-heic';

const api = testApp();
let purchase: Awaited<ReturnType<typeof aPurchase>>;
let heic: Buffer;
beforeAll(async () => {
  purchase = await aPurchase(api);
  heic = await readFile(join(import.meta.dirname, '../../testing/photos/phone.heic'));
});
const convert = async (content: Buffer, as: { bearer?: string } = purchase.customer, orderId = purchase.orderId) => {
  const parts = [
    { name: 'order_id', content: String(orderId) },
    { name: 'image', content, filename: 'IMG_0001.HEIC', type: 'image/heic' },
  ];
  const { status, message, data } = await api.call<ConvertedPhoto>('convertPhoto', { ...as, ...multipart(parts) });
  return { status, message, jpeg: data.jpeg ? Buffer.from(data.jpeg, 'base64') : null };
};

test('S193 a phone’s HEIC is converted to a JPEG that a review accepts', async () => {
  const { status, jpeg } = await convert(heic);
  expect(status).toBe(200);
  const { width, height, format, exif } = await sharp(jpeg ?? undefined).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 1600, height: 1200, format: 'jpeg', exif: undefined });
  // upright: red increases to the right, green downwards
  const corner = { left: 1590, top: 1190, width: 1, height: 1 };
  const [red, green] = await sharp(jpeg ?? undefined)
    .extract(corner)
    .raw()
    .toBuffer();
  expect(Math.min(red ?? 0, green ?? 0)).toBeGreaterThan(230);
  const saved = await purchase.send(reviewParts(purchase.fields, [jpeg ?? Buffer.alloc(0)]));
  expect(saved.data.refused_images).toEqual([]);
  expect(saved.data.review_images).toHaveLength(1);
});

test('I3 other files and broken HEIC are rejected without a crash', async () => {
  const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`);
  const avif = await aCanvas().avif().toBuffer();
  const cut = [40, 400, heic.length - 200].map((length) => heic.subarray(0, length));
  for (const content of [box('heic'), box('isom'), avif, await aPhoto(), Buffer.from('<svg/>'), ...cut]) {
    expect(await convertPhoto(content)).toBeNull();
  }
  // after the header one byte in seven is changed: wrong box lengths, circular references, meaningless streams
  const broken = [0.02, 0.1, 0.6].map((from, n) =>
    Buffer.from(heic.map((byte, at) => (at > heic.length * from && at % 7 === n ? byte ^ 0x5a : byte))),
  );
  for (const content of broken) {
    // a damaged stream may still decode to something; what matters is that decoding ends
    const pixels = await decodeHeic(content);
    expect(pixels === null || pixels.data.length === pixels.width * pixels.height * 3).toBe(true);
  }
}, 60_000);

test('I3 stops decoding beyond the limit of pixels, memory or time', async () => {
  expect(await decodeHeic(heic)).toMatchObject({ width: 2600, height: 1950 });
  expect(await decodeHeic(heic, { pixels: 2600 * 1950 - 1 })).toBeNull();
  expect(await decodeHeic(heic, { bytes: 18 * 1024 * 1024 })).toBeNull();
  expect(await decodeHeic(heic, { ms: 50 })).toBeNull();
});

test('A3 converts nothing for callers without an order', async () => {
  expect(await convert(heic, {})).toMatchObject({ status: 201, jpeg: null });
});
