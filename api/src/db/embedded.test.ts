import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { TEST_POSTGRES } from '../testing/test-postgres';
import { findRunning, startEmbedded } from './embedded';

/** `startEmbedded` created the server that the tests themselves use. */
const server = process.env[TEST_POSTGRES] ?? '';

async function ask<T extends pg.QueryResultRow>(query: string): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows[0];
  } finally {
    await client.end();
  }
}

test('the embedded server listens on loopback only and asks for its password', async () => {
  const row = await ask<{ addresses: string; sockets: string }>(
    "select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets",
  );
  expect(row).toEqual({ addresses: '127.0.0.1', sockets: '' });
  const stranger = new pg.Client({ connectionString: server.replace(/:[^:@/]+@/, ':wrong@') });
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');
});

test('the embedded server has the extensions it needs, and only its owner can read its password', async () => {
  const row = await ask<{ version: string; folder: string }>(
    "select current_setting('server_version_num') as version, current_setting('data_directory') as folder",
  );
  expect(Number(row?.version)).toBeGreaterThanOrEqual(180_000);
  const password = join(row?.folder ?? '', '..', 'password');
  expect(statSync(password).mode & 0o777).toBe(0o600);
  expect(server).toContain(readFileSync(password, 'utf8'));
});

test('a running server is found by its folder, and none is started in an empty folder', async () => {
  const row = await ask<{ folder: string }>("select current_setting('data_directory') as folder");
  expect(await findRunning(join(row?.folder ?? '', '..'), 'postgres')).toBe(server);
  const empty = mkdtempSync(join(tmpdir(), 'souk-no-server-'));
  try {
    expect(await findRunning(empty, 'souk')).toBeNull();
    expect(existsSync(join(empty, 'password'))).toBe(false);
  } finally {
    rmSync(empty, { recursive: true });
  }
});

/** Linux only: nothing can be created there, and `mkdir` with `recursive` never returns. */
if (existsSync('/proc/self'))
  test('no server is started in a folder that cannot be made', async () => {
    await expect(startEmbedded({ folder: '/proc/nowhere/souk' })).rejects.toThrow('ENOENT');
  });
