import { BUCKET, type S3Server, startS3Server } from '../../../../souk-remote/storage/testing/s3-server.mjs';
import { ChangeFeed } from '../../changes/change-feed';
import { listenToDatabase } from '../../changes/listen-to-database';
import { type Config, readConfig } from '../../config';
import { gatewaysOf } from '../../payments/gateways';
import { aSite } from '../../testing/a-site';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { answerChecks, CHECKS } from './answer-checks';

const api = testApp();
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
  await aSite(api.db);
});
afterEach(() => s3.fail());
afterAll(() => s3.stop());

const inBucket = (env: Record<string, string>): Config => ({
  ...readConfig({
    ...{ MEDIA_DIR: `s3://${BUCKET}/media`, UPLOADS_DIR: `s3://${BUCKET}/uploads`, S3_ENDPOINT: 'http://s3' },
    ...{ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x', ...env },
  }),
  bucket: { ...s3.settings, timeoutMs: 500 },
});
const ORIGIN = 'https://flowers.souk.shop';
const sent: string[] = [];

/** Starts processes of a running shop, whose environment differs from this one's. @returns stops them */
async function running(count: number): Promise<() => Promise<void>> {
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to), verify: async () => {} };
  const config = inBucket({ PUBLIC_ORIGIN: ORIGIN, MAIL_FROM: 'hello@flowers.souk.shop' });
  const own = { db: api.db, config, mailer, gateways: gatewaysOf([]) };
  const feeds = Array.from({ length: count }, () => new ChangeFeed());
  const ends = feeds.map((feed) =>
    listenToDatabase(api.url, feed, () => {}, { [CHECKS]: answerChecks(own, (error) => console.error(error)) }),
  );
  await until('they listen', () => feeds.every((feed) => feed.listening));
  return async () => void (await Promise.all(ends.map((end) => end())));
}

test('issue 15 check uses the settings of the running shop, and one of its processes sends the test mail', async () => {
  const operate = anOperator(api, undefined, { env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const before = (await operate('check', '--mail', 'me@example.org')).out;
  expect(before).toContain('? running shop: None answers');
  expect(before).toMatch(/✖ public origin: PUBLIC_ORIGIN is http:\/\/localhost:3000/);
  const end = await running(3);
  try {
    const { out } = await operate('check', '--mail', 'me@example.org');
    expect(out).not.toContain('running shop');
    for (const line of [
      `✓ public origin: ${ORIGIN}.`,
      '✓ sender: mails come from hello@flowers.souk.shop.',
      '✓ mail server: took a test mail to me@example.org',
      `✓ pictures: can be written, read and deleted in s3://${BUCKET}/media.`,
      `✓ photos of shoppers: can be written, read and deleted in s3://${BUCKET}/uploads.`,
    ])
      expect(out).toContain(line);
    expect(sent).toEqual(['me@example.org']);
    expect([...s3.files.keys()]).toEqual([]);
  } finally {
    await end();
  }
});

test.each([
  ['refuses access', { status: 403, code: 'AccessDenied' }, 'AccessDenied'],
  ['is down', { hangUp: true }, ''],
  ['is slow', { delayMs: 5000 }, 'no whole answer within 500 ms'],
])('issue 15 check fails when the bucket %s', async (_, fault, why) => {
  const end = await running(1);
  try {
    s3.fail(fault);
    const { exit, out } = await anOperator(api)('check');
    expect(exit).toBe(1);
    expect(out.split('\n').find((line) => line.startsWith('✖ pictures: cannot be kept in s3://'))).toContain(why);
  } finally {
    await end();
  }
});
