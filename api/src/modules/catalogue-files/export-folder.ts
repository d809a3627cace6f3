import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import type { Schema } from '../../db/schema';
import type { FileStore } from '../../files/file-store';
import { makeFolder } from '../../files/make-folder';
import { stemOf } from '../media/encoders';
import { readShop } from '../shop/read-shop';
import { EXPORTS } from './export-rows';
import { FILE_NAMES, type FileName, FORMAT } from './format';
import { columnsOf, SHOP_FILE } from './read-folder';

export interface Exported {
  file: string;
  rows: number;
}
interface ExportedFolder {
  files: Exported[];
  /** number of exported pictures */
  pictures: number;
  /** names of pictures in the shop's data that are missing from the store: lost, or not made yet */
  missing: string[];
}

/**
 * Exports the shop's catalogue to a folder that `importFolder` accepts without differences, with its pictures
 * and the shop's settings for `shop init`. Existing files are overwritten.
 *
 * @param progress called with the file that is being written
 */
export async function exportFolder(
  db: Kysely<Schema>,
  {
    folder,
    media,
    progress,
  }: { folder: string; media: FileStore; progress: (what: string, done: number, of: number) => void },
): Promise<ExportedFolder> {
  await makeFolder(join(folder, 'pictures'));
  const pictures = new Set<string>();
  // one snapshot of the shop for all files
  const files = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const written: Exported[] = [];
      // optimise for reading all rows, not for the first ones
      await sql`set local cursor_tuple_fraction = 1`.execute(trx);
      for (const [n, noun] of FILE_NAMES.entries()) {
        progress('Files', n + 1, FILE_NAMES.length);
        const file = `${noun}.csv`;
        const rows = await writeRows(trx, noun, join(folder, file), pictures);
        if (rows > 0) written.push({ file, rows });
        // left over from an earlier export
        else await rm(join(folder, file), { force: true });
      }
      const shop = await readShop(trx);
      if (shop) {
        const logo = shop.logo && `pictures/${shop.logo}`;
        await writeFile(join(folder, SHOP_FILE), `${JSON.stringify({ ...shop, logo }, null, 2)}\n`);
        if (shop.logo) pictures.add(shop.logo);
        written.push({ file: SHOP_FILE, rows: 1 });
      }
      return written;
    });
  const missing: string[] = [];
  for (const [n, name] of [...pictures].entries()) {
    progress('Pictures', n + 1, pictures.size);
    const file = await media.read(`${stemOf(name)}.jpg`);
    if (file) await writeFile(join(folder, 'pictures', name), file.bytes);
    else missing.push(name);
  }
  return { files, pictures: pictures.size - missing.length, missing };
}

/** Rows held in memory at once. */
const PART = 5000;
/** Readers trim cells without quotation marks. */
const OUTER_SPACE = /^\s|\s$/;

/** Writes a catalogue file, some rows at a time. @returns the number of rows; language columns without any text are left out */
async function writeRows(trx: Kysely<Schema>, noun: FileName, path: string, pictures: Set<string>): Promise<number> {
  const { rows: query, texts } = EXPORTS[noun];
  const all = [...columnsOf(FORMAT[noun]).values()];
  const isTranslated = all.some(({ language }) => language !== null);
  // in files whose rows are texts themselves the languages are known only at the end: such files are small
  const part = isTranslated && !texts ? sql`all` : sql.lit(PART);
  const file = await open(path, 'w');
  let columns: string[] | undefined;
  let count = 0;
  try {
    await sql`declare exported cursor for ${query}`.execute(trx);
    for (;;) {
      const { rows } = await sql<ExportedRow>`fetch ${part} from exported`.execute(trx);
      if (rows.length === 0) break;
      const whole = await withTexts(trx, noun, rows);
      const header = columns === undefined;
      const filledColumns = header ? await (texts ? filledTextColumns(trx, noun) : columnsIn(whole)) : null;
      columns ??= all
        .filter(({ name, language }) => language === null || language === 'en' || filledColumns?.has(name))
        .map(({ name }) => name);
      for (const { image, images } of whole)
        for (const name of [image, ...(images?.split('|') ?? [])]) if (name) pictures.add(name);
      await file.write(stringify(whole, { header, columns, quoted_match: OUTER_SPACE }));
      count += rows.length;
    }
    await sql`close exported`.execute(trx);
  } finally {
    await file.close();
  }
  return count;
}

const columnsIn = (rows: readonly ExportedRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => Object.keys(row).filter((name) => row[name] != null)));

/** Text columns that have a value in any row. */
async function filledTextColumns(db: Kysely<Schema>, noun: FileName): Promise<ReadonlySet<string>> {
  const filled = new Set<string>();
  for (const { table, columns } of textTables(noun)) {
    const names = Object.entries(columns);
    const any = sql.join(
      names.map(([name, column]) => sql`bool_or(${sql.ref(column)} is not null) as ${sql.ref(name)}`),
    );
    const { rows } = await sql<Record<string, boolean> & { language: string }>`
      select language, ${any} from ${sql.table(table)} group by language`.execute(db);
    for (const row of rows) for (const [name] of names) if (row[name]) filled.add(`${name}_${row.language}`);
  }
  return filled;
}

/** A row of a file by column; `id` is the table's, negative for sub-categories. */
export type ExportedRow = Record<string, string | null> & { id: number };
type Row = Record<string, string | null>;

/** A selection of a file's rows `x`: those for which `where` holds, at most `limit`. */
interface Part {
  where: RawBuilder<unknown>;
  limit?: number;
}

/** The rows of a file from the shop's data. @param part default: all rows */
export async function exportRows(db: Kysely<Schema>, noun: FileName, part?: Part): Promise<ExportedRow[]> {
  const { rows: query } = EXPORTS[noun];
  const some = part && sql<ExportedRow>`select * from (${query}) x where ${part.where} limit ${part.limit ?? null}`;
  const { rows } = (await (some ?? query).execute(db)) as { rows: ExportedRow[] };
  return withTexts(db, noun, rows);
}

/** Adds the text columns to rows. */
async function withTexts(db: Kysely<Schema>, noun: FileName, rows: ExportedRow[]): Promise<ExportedRow[]> {
  const tables = textTables(noun);
  if (tables.length === 0) return rows;
  const ids = rows.map(({ id }) => Math.abs(id));
  const textsByOwner = new Map<number, Row>();
  for (const { table, owner, columns, sign } of tables) {
    const names = Object.entries(columns);
    const list = sql.join(names.map(([name, column]) => sql`${sql.ref(column)} as ${sql.ref(name)}`));
    const { rows: textRows } = await sql<Row & { owner: number; language: string }>`
      select ${sql.ref(owner)} * ${sign} as owner, language, ${list} from ${sql.table(table)}
      where language = any(${[...LANGUAGES]}) and ${sql.ref(owner)} = any(${ids}::integer[])`.execute(db);
    for (const row of textRows) {
      const own = textsByOwner.get(row.owner) ?? {};
      for (const [name] of names) own[`${name}_${row.language}`] = row[name] ?? null;
      textsByOwner.set(row.owner, own);
    }
  }
  // the text of a built-in page names its screen, which has its own column
  const isBody = (name: string) => name.startsWith('body_');
  return rows.map((row) => {
    const own = Object.entries(textsByOwner.get(row.id) ?? {});
    return { ...row, ...Object.fromEntries(row.built_in ? own.filter(([name]) => !isBody(name)) : own) };
  });
}

/** Tables with the texts of a file's rows. */
function textTables(noun: FileName) {
  const { texts } = EXPORTS[noun];
  if (!texts) return [];
  return noun === 'categories' ? [{ ...texts, sign: 1 }, SUB_CATEGORIES] : [{ ...texts, sign: 1 }];
}

/** Sub-categories are listed among categories, with negative ids. */
const SUB_CATEGORIES = {
  table: 'sub_category_texts',
  owner: 'sub_category_id',
  columns: { title: 'title' } as Readonly<Record<string, string>>,
  sign: -1,
};
