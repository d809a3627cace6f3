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

/** A shopper of that shop, signed in or with a guest token; both can still open their orders. */
interface OlderShopper {
  name: string;
  language: LanguageCode;
  bearer?: string;
  user_token?: string;
}

/** An order, and what that shop showed its shopper about it. */
export interface OlderOrder {
  /** name of the shopper */
  owner: string;
  /** the order in the list of orders, in English */
  row: OrderPage['data'][number];
  /** in English, Arabic and the shopper's language */
  read: Record<string, { page: OrderDetail; tracked: TrackedOrder }>;
  /** mails that were sent, in order; all but the confirmation have an `id` */
  mails: { to: string; subject: string; text: string; id?: string }[];
}

/** The content of `older-shop.json.gz`. */
interface OlderShop {
  /** commit of the repository, the last one before orders were records */
  commit: string;
  /** ISO 8601, the time of the dump */
  now: string;
  owners: OlderShopper[];
  orders: OlderOrder[];
  /** rows by table, of the tables that orders need */
  tables: Record<string, Record<string, unknown>[]>;
  /** table, column and the last number assigned */
  sequences: [string, string, number][];
}

/**
 * A shop from before orders were records (docs/decisions/0079), run from its commit: its small demo world, orders placed through its API, and
 * what the API answered about them (docs/decisions/0100 describes how it was made).
 */
export const readOlderShop = (): OlderShop =>
  JSON.parse(gunzipSync(readFileSync(join(__dirname, 'older-shop.json.gz'))).toString());

/** Replaces the content of a database with the older shop and migrates it to the current schema. @param url of the database */
export async function bringUpToDate(url: string, { tables, sequences }: OlderShop): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-test-migrations-'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    for (const { name } of tables.migration ?? [])
      copyFileSync(join(migrationsFolder(), String(name)), join(folder, String(name)));
    await migrate(url, folder);
    // rows are inserted as dumped: no trigger adds to them. The migration hashes are included, so a migration edited since then would be refused
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
