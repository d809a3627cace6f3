import { buffer } from 'node:stream/consumers';
import { BucketFault, openBucket } from './bucket.mjs';
import { readBucketSettings } from './bucket-settings.mjs';
import { BUCKET, startS3Server } from './testing/s3-server.mjs';

let s3;
let bucket;
beforeAll(async () => {
  s3 = await startS3Server();
  bucket = openBucket(`s3://${BUCKET}/shop/pictures`, s3.settings);
});
afterEach(() => s3.fail());
afterAll(() => s3.stop());
const bytes = (text) => Buffer.from(text);

test('a file is written, found, read completely and in parts, listed and removed', async () => {
  await bucket.put('a+b @1.jpg', bytes('0123456789'), { type: 'image/jpeg' });
  const object = await bucket.find('a+b @1.jpg');
  expect(object).toEqual({ size: 10, etag: expect.stringMatching(/^"[0-9a-f]{32}"$/) });
  expect(await bucket.get('a+b @1.jpg')).toEqual({ ...object, bytes: bytes('0123456789') });
  expect(await bucket.get('a+b @1.jpg', { known: object.etag })).toBe('unchanged');
  expect((await buffer(await bucket.stream('a+b @1.jpg', { start: 3, end: 5 }))).toString()).toBe('345');
  await bucket.put('below/one.json', bytes('{}'));
  expect((await bucket.list()).sort()).toEqual(['a+b @1.jpg', 'below/']);
  expect(await bucket.list('below/')).toEqual(['one.json']);
  await bucket.remove('a+b @1.jpg');
  await bucket.remove('a+b @1.jpg');
  expect([await bucket.get('a+b @1.jpg'), await bucket.find('a+b @1.jpg')]).toEqual([null, null]);
  expect(await bucket.stream('a+b @1.jpg', { start: 0, end: 1 })).toBeNull();
});

test('a new file is written once, and a known one is replaced only if unchanged', async () => {
  const write = (text) => bucket.put('once', bytes(text), { onlyNew: true });
  const written = await Promise.all(['a', 'b', 'c'].map(write));
  expect(written.filter(Boolean)).toHaveLength(1);
  const { etag } = await bucket.find('once');
  const replace = (text) => bucket.put('once', bytes(text), { onlyIf: etag });
  expect((await Promise.all(['d', 'e'].map(replace))).filter(Boolean)).toHaveLength(1);
  expect(await bucket.put('never', bytes('x'), { onlyIf: etag })).toBeNull();
});

test('conditions work with a server that wants ETags without quotes, like Ceph', async () => {
  s3.fail({ bareEtags: true });
  await bucket.put('bare', bytes('a'));
  const { etag } = await bucket.find('bare');
  const replace = (text) => bucket.put('bare', bytes(text), { onlyIf: etag });
  expect((await Promise.all(['b', 'c', 'd'].map(replace))).filter(Boolean)).toHaveLength(1);
  expect(await replace('e')).toBeNull();
});

test('detects a server that ignores conditions', async () => {
  await expect(bucket.checkConditions()).resolves.toBeUndefined();
  s3.fail({ noConditions: true });
  await expect(bucket.checkConditions()).rejects.toThrow('the server ignores If-None-Match');
});

test('returns a list that spans several responses', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `a&b-${i + 10}`);
  for (const name of names) await bucket.put(`many/${name}`, bytes(name));
  expect(await bucket.list('many/')).toEqual(names);
});

test.each([
  ['the server answers 403', { status: 403, code: 'AccessDenied' }, /status 403 AccessDenied$/],
  ['the server is overloaded', { status: 503, code: 'SlowDown' }, /status 503 SlowDown$/],
  ['the bucket is gone', { status: 404, code: 'NoSuchBucket' }, /no such bucket$/],
  ['the server redirects', { status: 301, code: 'PermanentRedirect' }, /status 301 PermanentRedirect$/],
  ['the response breaks off', { half: true }, /GET s3:\/\/souk\/shop\/pictures\/x: /],
  ['the connection breaks', { hangUp: true }, /GET s3:\/\/souk\/shop\/pictures\/x: /],
])('when %s the error has the reason', async (_, fault, reason) => {
  s3.fail(fault);
  const failed = await bucket.get('x').catch((error) => error);
  expect(failed).toBeInstanceOf(BucketFault);
  expect(failed.message).toMatch(reason);
});

test('a slow server, wrong keys and an unreachable server fail in time', async () => {
  const reach = (more) => openBucket(`s3://${BUCKET}`, { ...s3.settings, ...more });
  s3.fail({ delayMs: 1000 });
  await expect(reach({ timeoutMs: 200 }).get('x')).rejects.toThrow('no whole answer within 200 ms');
  s3.fail();
  await expect(reach({ secretAccessKey: 'wrong' }).get('x')).rejects.toThrow('status 403 SignatureDoesNotMatch');
  const away = reach({ endpoint: 'http://127.0.0.1:1' });
  await expect(away.put('x', bytes('x'))).rejects.toThrow(/PUT s3:\/\/souk\/x: /);
});

test('names missing or invalid settings, but never their values', () => {
  const faults = [];
  const env = { S3_ENDPOINT: 'nowhere', S3_SECRET_ACCESS_KEY_FILE: '/none', S3_TIMEOUT_MS: 'x' };
  expect(readBucketSettings(env, (fault) => faults.push(fault))).toBeNull();
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'S3_ENDPOINT',
    'S3_TIMEOUT_MS',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY_FILE',
  ]);
});
