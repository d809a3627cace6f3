import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../db/schema';
import { type ExportedRow, exportRows } from './export-folder';
import { EXPORTS } from './export-rows';
import { Faults } from './faults';
import { type FileName, FORMAT } from './format';
import { CatalogueRefused, lockImports, planWhole } from './import-folder';
import { NamedPictures, type PictureShelves, widePicture } from './keep-pictures';
import { Planning } from './plan-catalogue';
import { readRows } from './read-folder';

/** Cells of a row by column, as in a file; an empty one clears the value. */
export type WrittenRow = Readonly<Record<string, string>>;

export interface RowsChange {
  noun: FileName;
  /** condition on the rows `x` passed to `to`, see `EXPORTS` */
  where: RawBuilder<unknown>;
  /**
   * Returns the changed rows; nothing else changes in the shop until they are written. All rows have the same columns, and columns left out
   * keep their values.
   */
  to(before: readonly ExportedRow[]): readonly WrittenRow[];
  /** cells that name pictures, and how to read them */
  pictures?: { cells: readonly string[] } & PictureShelves;
}

/**
 * Changes some rows of a catalogue file in the shop: an import of these rows alone, with its rules and under its lock, so that two people
 * who change one row at once do not undo each other's changes.
 *
 * @returns the rows before and after
 * @throws CatalogueRefused with every fault; nothing has changed then
 */
export async function changeRows(
  db: Kysely<Schema>,
  { noun, where, to, pictures }: RowsChange,
): Promise<{ before: ExportedRow[]; after: ExportedRow[] }> {
  const faults = new Faults();
  const names = pictures ? await keepNamed(db, noun, pictures, faults) : new Map<string, string>();
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    await lockStock(trx, noun, where);
    await lockRows(trx, noun, where);
    const before = await exportRows(trx, noun, { where });
    const rows = to(before);
    const columns = Object.keys(rows[0] ?? {});
    const cells = rows.map((row, n) => ({ line: n + 1, cells: row }));
    const file = await readRows({ file: noun, format: FORMAT[noun], columns, cells }, (line, message) =>
      faults.add({ file: noun, line, message }),
    );
    // existing pictures that stay
    for (const { image, images } of before)
      for (const name of [image, ...(images?.split('|') ?? [])]) {
        const key = name && noun === 'sliders' ? widePicture(name) : name;
        if (name && key && !names.has(key)) names.set(key, name);
      }
    const planning = new Planning(trx, { [noun]: file }, faults, names, true);
    const planned = await planWhole(planning);
    planning.skuMoves.refuse(faults);
    if (faults.count > 0) throw new CatalogueRefused(faults);
    await planned.run(trx, true);
    return { before, after: await exportRows(trx, noun, { where }) };
  });
}

/** Makes the pictures that cells name: names depend on their content, so at worst an unused picture remains. */
async function keepNamed(
  db: Kysely<Schema>,
  noun: FileName,
  { cells, ...shelves }: NonNullable<RowsChange['pictures']>,
  faults: Faults,
): Promise<Map<string, string>> {
  const rows = cells.map((cell) => ({
    line: 1,
    values: noun === 'products' ? { images: [cell] } : { image: cell },
    texts: {},
  }));
  const file = { file: noun, has: new Set<string>(), languages: {}, rows };
  const pictures = await NamedPictures.open(db, shelves, faults);
  await pictures.find(noun, file);
  // picture faults are reported together with those of the rows
  if (faults.count === 0) await pictures.keep(() => {});
  return pictures.names;
}

/** Makes orders wait until the stock they would change is written. */
async function lockStock(db: Kysely<Schema>, noun: FileName, where: RawBuilder<unknown>): Promise<void> {
  if (noun !== 'products' && noun !== 'variants') return;
  await sql`select from inventory where product_id in (
    select x.id from (select id, slug, slug as product from products) x where ${where}) order by id for update`.execute(
    db,
  );
}

/** Tables of the files' rows; the ids of sub-categories are negative there. The stock of variants is locked separately. */
const TABLES: Partial<Record<FileName, string>> = {
  taxes: 'tax_rules',
  stores: 'stores',
  brands: 'brands',
  categories: 'categories',
  tags: 'tags',
  attributes: 'attributes',
  'attribute-values': 'attribute_values',
  shipping: 'shipping_rules',
  'shipping-places': 'shipping_places',
  pages: 'pages',
  products: 'products',
  collections: 'collections',
  sliders: 'sliders',
  'header-links': 'header_links',
  'footer-links': 'footer_image_links',
};

/** Locks rows that are read and written back, so that concurrent changes by SQL are not overwritten. */
async function lockRows(db: Kysely<Schema>, noun: FileName, where: RawBuilder<unknown>): Promise<void> {
  const table = TABLES[noun];
  if (!table) return;
  const { rows: query, texts } = EXPORTS[noun];
  const { rows } = await sql<{ id: number }>`select x.id from (${query}) x where ${where}`.execute(db);
  const lock = (name: string, column: string, ids: readonly number[]) =>
    sql`select from ${sql.table(name)} where ${sql.ref(column)} = any(${ids}::integer[])
      order by ${sql.ref(column)} for no key update`.execute(db);
  const ids = rows.map(({ id }) => id);
  await lock(table, 'id', ids);
  if (noun === 'categories') {
    const below = ids.map((id) => -id);
    await lock('sub_categories', 'id', below);
    await lock('sub_category_texts', 'sub_category_id', below);
  }
  if (texts) await lock(texts.table, texts.owner, ids);
}
