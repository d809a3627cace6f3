import { randomBytes } from 'node:crypto';
import type { Database } from './database';

/** Returns the secrets of one purpose: the first one signs, all are accepted. */
export type Secrets = () => Promise<readonly string[]>;

/**
 * Secrets from the environment, or the one stored in the database, created by the first process that needs it and shared by all processes
 * of a shop.
 *
 * @param name of the purpose, in the table `secrets`
 * @param configured secrets of the environment; empty: the database's own
 */
export function keptSecrets(db: Database, name: string, configured: readonly string[]): Secrets {
  let reading: Promise<readonly string[]> | undefined;
  return async () => {
    if (configured.length > 0) return configured;
    reading ??= ownSecret(db, name);
    return reading.catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
  };
}

async function ownSecret(db: Database, name: string): Promise<readonly string[]> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return [kept.value];
}
