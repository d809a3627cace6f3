import net from 'node:net';
import { databaseFault } from './database-fault.mjs';

afterEach(() => {
  delete process.env.DATABASE_URL;
});
const failed = (port, host) =>
  new Promise((resolve) =>
    net
      .connect(port, host)
      .once('error', resolve)
      .once('connect', () => resolve({})),
  );

test('issue 15 an unreachable database or a failed login is reported in one line', async () => {
  expect(databaseFault(await failed(1, '127.0.0.1'))).toBeNull();
  process.env.DATABASE_URL = 'postgres://souk:secret@localhost:1/souk';
  for (const host of ['127.0.0.1', 'localhost']) {
    const { message } = databaseFault(await failed(1, host));
    expect(message).toMatch(/^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED/);
    expect(message).not.toContain('secret');
  }
  const wrong = Object.assign(new Error('password authentication failed for user "souk"'), { code: '28P01' });
  expect(databaseFault(wrong).message).toContain('password authentication failed');
  const copy = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' });
  expect(databaseFault(copy).message).toContain('read-only');
  expect(databaseFault(Object.assign(new Error('no such column'), { code: '42703' }))).toBeNull();
});

test('issue 15 an invalid DATABASE_URL is reported without its password', () => {
  process.env.DATABASE_URL = 'postgres://souk:hid#den@localhost/souk';
  const asNode = Object.assign(new TypeError('Invalid URL'), {
    code: 'ERR_INVALID_URL',
    input: process.env.DATABASE_URL,
  });
  const { message } = databaseFault(asNode);
  expect(message).toMatch(/^DATABASE_URL is no address .* written %2F or %23\.$/);
  expect(message).not.toContain('hid');
});
