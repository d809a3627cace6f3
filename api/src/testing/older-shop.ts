import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { OrderDetail, OrderPage } from 'shared-kernel/contract/orders';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import { migrate } from '../db/migrate';
import { migrationsFolder } from '../db/migrations-folder';

/** Somebody who ordered there, signed in or with a guest's token; both open the orders still. */
interface OlderShopper {
  name: string;
  language: LanguageCode;
  bearer?: string;
  user_token?: string;
}

/** An order, and what that shop said about it to its shopper. */
export interface OlderOrder {
  /** name of the shopper */
  owner: string;
  /** in the list of orders, in English */
  row: OrderPage['data'][number];
  /** in English, Arabic and the shopper's language */
  read: Record<string, { page: OrderDetail; tracked: TrackedOrder }>;
  /** that went out, in their order; `id` of all but the confirmation */
  mails: { to: string; subject: string; text: string; id?: string }[];
}

/** What `older-shop.json.gz` holds. */
interface OlderShop {
  /** of the repository, the last one before orders were records */
  commit: string;
  /** ISO 8601, when it was dumped */
  now: string;
  owners: OlderShopper[];
  orders: OlderOrder[];
  /** rows by table, of what orders need */
  tables: Record<string, Record<string, unknown>[]>;
  /** table, column and the last number given */
  sequences: [string, string, number][];
}

/**
 * A shop of before orders were records (docs/decisions/0079), run from its commit: its small demo world, orders placed by its API, and what it
 * answered about them (docs/decisions/0100 tells how it was made).
 */
export const readOlderShop = (): OlderShop =>
  JSON.parse(gunzipSync(readFileSync(join(__dirname, 'older-shop.json.gz'))).toString());

/** Puts the older shop in the place of whatever is in a database, and migrates it to today. @param url of the database */
export async function bringUpToDate(url: string, { tables, sequences }: OlderShop): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-test-migrations-'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    for (const { name } of tables.migration ?? [])
      copyFileSync(join(migrationsFolder(), String(name)), join(folder, String(name)));
    await migrate(url, folder);
    // rows come as they were: no trigger adds to them. The hashes of its migrations come too, so one that was edited since would be refused
    await client.query('set session_replication_role = replica');
    await client.query(`truncate ${Object.keys(tables).map(pg.escapeIdentifier).join()} cascade`);
    for (const [table, rows] of Object.entries(tables)) {
      const columns = Object.keys(rows[0] ?? {})
        .map(pg.escapeIdentifier)
        .join();
      const name = pg.escapeIdentifier(table);
      await client.query(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    for (const [table, column, last] of sequences)
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [table, column, last]);
    await migrate(url, migrationsFolder());
  } finally {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
