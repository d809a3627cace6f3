import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HEADER } from 'shared-kernel/contract/storage';
import type { Database } from '../../db/database';
import { keptSecrets } from '../../db/kept-secrets';

/** maximum number of accounts that one device remembers, latest first */
const MOST = 4;
const ENTRY = /^([\w-]{22})\.([\w-]{43})$/;
const HEADER_NAME = HEADER.knownDevice.toLowerCase();

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Devices that have logged in to an account before (docs/decisions/0028). A device holds, for each account, a random id and its HMAC
 * with the account's id: it contains no personal data, cannot be forged without the secret, and grants no access.
 *
 * @param configured secrets of the environment: the first one signs, all are accepted; empty: uses the one stored in the database
 */
export function createKnownDevices(db: Database, configured: readonly string[]) {
  const secrets = keptSecrets(db, 'known-device', configured);

  async function find(entries: readonly string[], userId: number): Promise<string | undefined> {
    const keys = await secrets();
    for (const entry of entries) {
      const [, id = '', signature = ''] = ENTRY.exec(entry) ?? [];
      if (keys.some((key) => isSame(signature, sign(key, userId, id)))) return id;
    }
    return undefined;
  }

  return {
    /** @returns the device's id if it has logged in to this account before */
    async idOf(request: Pick<FastifyRequest, 'headers'>, userId: number | undefined): Promise<string | undefined> {
      return find(entriesOf(request), userId ?? 0);
    },

    /** @returns the device's new value after a login to this account; entries of other accounts are kept */
    async remember(request: Pick<FastifyRequest, 'headers'>, userId: number): Promise<string> {
      const [key = ''] = await secrets();
      const entries = entriesOf(request);
      const id = (await find(entries, userId)) ?? randomBytes(16).toString('base64url');
      const own = `${id}.${sign(key, userId, id)}`;
      return [own, ...entries.filter((entry) => !entry.startsWith(`${id}.`))].slice(0, MOST).join('~');
    },
  };
}

function entriesOf({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  const value = headers[HEADER_NAME];
  if (typeof value !== 'string') return [];
  return value.split('~', MOST).filter((entry) => ENTRY.test(entry));
}

const sign = (secret: string, userId: number, id: string) =>
  createHmac('sha256', secret).update(`known device ${userId} ${id}`).digest('base64url');

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
