import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testApp } from '../../testing/test-app';

const api = testApp();
const picture = (name: string, accept?: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/media/${name}`, headers: { ...(accept && { accept }), ...headers } });

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

beforeAll(() => {
  for (const name of ['runner-01', 'thumb-runner-01']) {
    for (const format of ['avif', 'webp', 'jpg'])
      writeFileSync(join(api.mediaDir, `${name}.${format}`), `${name} ${format}`);
  }
  writeFileSync(join(api.mediaDir, 'logo.jpg'), 'logo jpg');
  writeFileSync(join(api.mediaDir, 'turn-1.mp4'), '0123456789');
  writeFileSync(join(api.mediaDir, '..', 'outside.jpg'), 'secret');
  writeFileSync(join(api.mediaDir, '..', 'outside.mp4'), 'secret');
});

describe('refusals', () => {
  test.each([
    '../outside.jpg',
    '../outside.mp4',
    '..%2foutside.mp4',
    'missing.mp4',
    '..%2foutside.jpg',
    '%2e%2e/outside.jpg',
    '..%5coutside.jpg',
    'a%00.jpg',
    '',
    '.',
    'a/b.jpg',
  ])('S094 /media/%s is 404', async (name) => {
    const response = await picture(name);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('secret');
  });
  test('S094 a missing picture is 404 with the default picture, not cacheable', async () => {
    expect((await picture('missing.jpg')).json()).toMatchObject({ status: 404 });
    writeFileSync(join(api.mediaDir, 'default-image.jpg'), 'default');
    const response = await picture('missing.jpg', CHROMIUM);
    expect([response.statusCode, response.body]).toEqual([404, 'default']);
    expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-cache' });
  });
});

describe('formats', () => {
  test.each([
    [CHROMIUM, 'image/avif', 'avif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpg'],
    ['text/html', 'image/jpeg', 'jpg'],
  ])('for Accept: %s the picture is %s', async (accept, type, format) => {
    const response = await picture('runner-01.jpg', accept);
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      200,
      type,
      `runner-01 ${format}`,
    ]);
    expect(response.headers).toMatchObject({
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(`runner-01 ${format}`.length),
    });
  });
  test('a picture in a single format is served in it, thumbnails as well', async () => {
    expect((await picture('logo.webp', CHROMIUM)).body).toBe('logo jpg');
    expect((await picture('thumb-runner-01.jpg', CHROMIUM)).body).toBe('thumb-runner-01 avif');
  });
  test('an unchanged picture is 304', async () => {
    const { headers } = await picture('logo.jpg');
    const again = await picture('logo.jpg', undefined, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('videos', () => {
  const WHOLE = '0123456789';

  test('S094 a whole video is immutable and announces byte ranges', async () => {
    const { statusCode, body, headers } = await picture('turn-1.mp4');
    expect([statusCode, body]).toEqual([200, WHOLE]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const again = await picture('turn-1.mp4', undefined, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, WHOLE, undefined],
    ['nonsense', 200, WHOLE, undefined],
  ])('the range %s gives %p', async (range, status, body, contentRange) => {
    const response = await picture('turn-1.mp4', undefined, { range });
    expect([response.statusCode, response.body, response.headers['content-range']]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  test('If-Range with an old version gets the whole video', async () => {
    const headers = { range: 'bytes=0-3', 'if-range': '"another"' };
    expect((await picture('turn-1.mp4', undefined, headers)).body).toBe(WHOLE);
  });
});
