import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  name: string;
  sql: string;
  hash: string;
  /** why APIs that do not know this migration cannot run after it, from its header; null: they can */
  breaking: string | null;
}

/** Names of the SQL files of a folder, in order. */
export async function migrationNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * The migrations of a folder, in order.
 *
 * @throws when one is marked as breaking without a reason
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), breaking: breakingMark(name, sql) };
    }),
  );
}

/** The mark `-- breaking: <why>`, on its own line in the comment at the start of the file (docs/contracts/database.md). */
function breakingMark(name: string, sql: string): string | null {
  const mark = markOf(sql, 'breaking');
  if (mark === '')
    throw new Error(
      `Migration ${name} is marked as breaking without a reason; write after 'breaking:' what older APIs cannot do any more, and from which release on they can.`,
    );
  return mark;
}

/** The text after `-- <word>:` in a migration's header comment; null without such a line. */
export function markOf(sql: string, word: 'breaking' | 'compatible'): string | null {
  const lines = sql.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  const head = end < 0 ? lines : lines.slice(0, end);
  const start = `-- ${word}:`;
  return (
    head
      .find((line) => line.startsWith(start))
      ?.slice(start.length)
      .trim() ?? null
  );
}
