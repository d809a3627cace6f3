import { join, resolve } from 'node:path';
import { findRunning } from '../db/embedded';
import { Unreachable } from './command';

/** What commands need to know of a running shop. */
export interface LocatedShop {
  databaseUrl: string;
  /** folder of shoppers' photos; null: as in the environment */
  uploadsDir: string | null;
}

/**
 * Finds the shop: that of the database `DATABASE_URL`, otherwise the one of a running `npm start`. None is ever
 * started: two servers on one folder would corrupt it, and without the API nobody would send mails and refunds.
 *
 * @param shop port of that `npm start`
 * @throws Unreachable with instructions
 */
export async function findShop(shop: string, databaseUrl: string | null): Promise<LocatedShop> {
  if (databaseUrl) return { databaseUrl, uploadsDir: null };
  if (!/^\d{1,5}$/.test(shop))
    throw new Unreachable(`--shop must be the port of a running shop, such as 3000, but is '${shop}'.`);
  // npm start and npm run dev
  for (const copy of [`shop-${shop}`, `dev-${shop}`]) {
    const url = await findRunning(resolve(join('.souk', copy, 'postgres')), 'souk');
    if (url) return { databaseUrl: url, uploadsDir: resolve(join('.souk', copy, 'uploads')) };
  }
  throw new Unreachable(
    `No shop runs here on port ${shop}: start it with npm start, name another one with --shop, or a database with DATABASE_URL.`,
  );
}
