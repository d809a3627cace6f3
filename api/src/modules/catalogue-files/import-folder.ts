import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';
import type { FileStore } from '../../files/file-store';
import { checkAmounts } from './check-amounts';
import { type CatalogueFault, Faults } from './faults';
import { NamedPictures, sendFromFolder } from './keep-pictures';
import { Planning } from './plan-catalogue';
import { planContents, planPages } from './plan-contents';
import { planProducts, planProductTexts } from './plan-products';
import { planShelves } from './plan-shelves';
import { planSliders } from './plan-sliders';
import { planSpecifications } from './plan-specifications';
import { planSoldOut, planVariants, SeenVariants } from './plan-stock';
import { planTerms } from './plan-terms';
import { planWords } from './plan-words';
import type { ReportFault } from './read-cells';
import { type Catalogue, type CatalogueFile, type FolderFile, openFolder } from './read-folder';
import type { Differences } from './row-plan';
import { clearFreed, freeSkus } from './sku-moves';
import type { WrittenTable } from './written-tables';

/** Advisory lock numbers that no other program uses on this database: for one running import, and for one writer. */
const [RUNNING, WRITING] = [7_305_810, 7_305_809];
/** Rows of products and variants held in memory at once; other files are held completely. */
const BATCH = 5000;

export interface ImportOptions {
  folder: string;
  media: FileStore;
  /** writes nothing: only counts faults and differences */
  dryRun: boolean;
  /** rows of products and variants held in memory at once */
  batch?: number;
  /** called with the current step and its progress */
  progress: (what: string, done: number, of: number) => void;
}

/** A catalogue has faults; nothing was written. */
export class CatalogueRefused extends Error {
  override name = 'CatalogueRefused' as const;
  /** by file and line */
  readonly faults: readonly CatalogueFault[];
  /** total number of faults */
  readonly count: number;
  /** files whose faults are not all listed, with the number of the others */
  readonly more: readonly { file: string; count: number }[];

  constructor(faults: Faults) {
    super(`${faults.count} faults, such as ${JSON.stringify(faults.list().slice(0, 3))}`);
    this.faults = faults.list();
    this.count = faults.count;
    this.more = faults.more();
  }
}

/** Another import into this shop is running. */
export class ImportRunning extends Error {
  override name = 'ImportRunning' as const;
}

/**
 * Imports a catalogue folder: adds missing rows, updates different ones, and leaves everything else as it is. It is all or
 * nothing: one transaction, with the pictures made beforehand. The files are read twice, first to find faults, and in
 * batches, so that a large catalogue costs time and not memory.
 *
 * @returns numbers of added, changed and removed rows, by table
 * @throws CatalogueRefused with the faults, ImportRunning
 */
export function importFolder(db: Kysely<Schema>, options: ImportOptions): Promise<Map<WrittenTable, Differences>> {
  const { dryRun } = options;
  return db.connection().execute(async (one) => {
    if (dryRun) return takeOver(one, options);
    // the server checks the connection while it works: the statements of a killed import end within a second, and its locks with them
    await sql`set client_connection_check_interval = '1s'`.execute(one).catch(notThere);
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${RUNNING}) as free`.execute(one);
    if (!rows[0]?.free) throw new ImportRunning();
    try {
      await NamedPictures.clearUnfinished(one, options.media);
      return await takeOver(one, options);
    } finally {
      // if the database or the store is unreachable, the next import cleans up; the lock ended with the connection
      await NamedPictures.clearUnfinished(one, options.media).catch(notThere);
      await sql`select pg_advisory_unlock(${RUNNING})`.execute(one).catch(notThere);
    }
  });
}

/** The server's operating system does not support it, or the server is gone. */
const notThere = () => undefined;

async function takeOver(db: Kysely<Schema>, options: ImportOptions): Promise<Map<WrittenTable, Differences>> {
  const { folder, dryRun, batch = BATCH, progress } = options;
  const faults = new Faults();
  const files = await openFolder(folder, faults);
  const pictures = await NamedPictures.open(db, { ...options, send: sendFromFolder(folder) }, faults);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let checked = 0;
  const sums = new Map<WrittenTable, Differences>();
  const trial = new Planning(db, {}, faults, pictures.names, false);
  let rows = 0;
  await goOver(trial, files, {
    batch,
    counting: true,
    read: (noun, file) => pictures.find(noun, file),
    bytes: (read) => progress('Checked', Math.round((100 * (checked + read)) / Math.max(bytes, 1)), 100),
    over: (file) => {
      checked += file.bytes;
    },
    planned: async (plan) => {
      rows += plan.size;
      if (dryRun && faults.count === 0) await plan.run(db, false, sums);
    },
  });
  const freed = trial.skuMoves.settle(faults);
  if (faults.count > 0) throw new CatalogueRefused(faults);
  if (dryRun) return sums;
  await pictures.keep(progress);
  if (faults.count > 0) throw new CatalogueRefused(faults);
  await unlessDeadlocked(async () => {
    sums.clear();
    await writeAll(db, files, {
      ...options,
      batch,
      rows,
      pictures: pictures.names,
      varied: trial.varied,
      freed,
      faults,
      sums,
    });
  });
  if (isMuch(sums)) await sql`analyze`.execute(db);
  return sums;
}

/** The planner has no statistics of the changed tables yet. */
const isMuch = (sums: ReadonlyMap<WrittenTable, Differences>) =>
  [...sums.values()].some(({ added, changed }) => added + changed > 1000);

interface Writing {
  batch: number;
  /** approximate number of rows to write */
  rows: number;
  pictures: ReadonlyMap<string, string>;
  /** slugs of products that have variants in the files */
  varied: ReadonlySet<string>;
  /** variants whose SKU moves to another variant */
  freed: readonly number[];
  faults: Faults;
  sums: Map<WrittenTable, Differences>;
  progress: ImportOptions['progress'];
}

/** Writes the files' contents, in one transaction. */
async function writeAll(db: Kysely<Schema>, files: readonly FolderFile[], writing: Writing): Promise<void> {
  const { batch, rows, pictures, varied, freed, faults, sums, progress } = writing;
  await db.transaction().execute(async (trx) => {
    await lockImports(trx);
    // planning happens inside it, and is slow for a large catalogue
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`set local gin_pending_list_limit = '32MB'`.execute(trx);
    let written = 0;
    const planning = new Planning(trx, {}, faults, pictures, true);
    for (const slug of varied) planning.varied.add(slug);
    await freeSkus(trx, freed);
    await goOver(planning, files, {
      batch,
      counting: false,
      planned: async (plan) => {
        // the shop or a file has changed meanwhile
        planning.skuMoves.refuse(faults);
        if (faults.count > 0) throw new CatalogueRefused(faults);
        await plan.run(trx, true, sums);
        written += plan.size;
        progress('Written', Math.min(written, rows), rows);
      },
      async beforeTexts() {
        // search data are looked up for each text: for tables that were empty, the planner would choose an index that reads them completely
        if (isMuch(sums))
          await sql`analyze products, product_specifications, inventory, inventory_attributes`.execute(trx);
      },
    });
    if (faults.count > 0) throw new CatalogueRefused(faults);
    await clearFreed(trx, freed);
  });
}

const DEADLOCK = '40P01';
const TRIES = 3;

/** An order that takes the last piece updates the same rows in reverse order: the database aborts one side of such a deadlock. */
async function unlessDeadlocked(work: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left -= 1)
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || left === 1) throw error;
    }
}

/** Waits for other writers of catalogue rows and locks them out until the transaction ends. */
export async function lockImports(trx: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITING})`.execute(trx);
}

/** Plans a few rows: a catalogue whose files are held in memory completely. */
export async function planWhole(planning: Planning): Promise<Planning['plan']> {
  const seen = new SeenVariants();
  for (const file of Object.values(planning.catalogue)) await checkAmounts(planning, file);
  for (const { values } of planning.catalogue.variants?.rows ?? []) planning.varied.add(String(values.product));
  await planShelves(planning);
  await planTerms(planning);
  await planPages(planning);
  await planSpecifications(planning);
  await planProducts(planning);
  await planVariants(planning, seen);
  await planSoldOut(planning, seen, [...seen.products]);
  await planProductTexts(planning);
  await planContents(planning);
  await planSliders(planning);
  await planWords(planning);
  return planning.plan;
}

interface Going {
  batch: number;
  /** true: nothing is written, so products are read once, together with their texts */
  counting: boolean;
  /** called for each batch read from a file */
  read?(noun: string, file: CatalogueFile): Promise<void>;
  bytes?(read: number): void;
  /** called at the end of a file */
  over?(file: FolderFile): void;
  /** called when a batch is planned */
  planned(plan: Planning['plan']): Promise<void>;
  /** called when products and variants are planned, and none of their texts */
  beforeTexts?(): Promise<void>;
}

/** Reads all files, each after those it refers to, and plans their rows. */
async function goOver(planning: Planning, files: readonly FolderFile[], going: Going): Promise<void> {
  const { catalogue, plan } = planning;
  const { batch, counting } = going;
  const large = (noun: string) => noun === 'products' || noun === 'variants';
  const fileOf = (noun: string) => files.find((file) => file.noun === noun);
  const flush = async () => {
    await going.planned(plan);
    plan.clear();
  };
  async function* parts(noun: keyof Catalogue, size: number, only?: 'values' | 'texts') {
    const file = fileOf(noun);
    if (!file) return;
    const fault: ReportFault = (line, message) => planning.faults.add({ file: file.file, line, message });
    for await (const part of file.batches(size, fault, going.bytes, only)) {
      catalogue[noun] = part;
      await going.read?.(noun, part);
      await checkAmounts(planning, part);
      yield part;
    }
    going.over?.(file);
  }

  for (const { noun } of files) if (!large(noun)) for await (const _ of parts(noun, Number.POSITIVE_INFINITY));
  await planShelves(planning);
  await planTerms(planning);
  await planPages(planning);
  await planSpecifications(planning);
  await flush();
  // finds the products with variants, before stock is planned
  if (counting)
    for await (const { rows } of fileOf('variants')?.batches(batch, () => {}) ?? [])
      for (const { values } of rows) planning.varied.add(String(values.product));
  for await (const _ of parts('products', batch, counting ? undefined : 'values')) {
    await planProducts(planning);
    if (counting) await planProductTexts(planning);
    await flush();
  }
  const seen = new SeenVariants();
  for await (const _ of parts('variants', batch)) {
    await planVariants(planning, seen);
    await flush();
  }
  const named = [...seen.products];
  for (let from = 0; from < named.length; from += batch) {
    await planSoldOut(planning, seen, named.slice(from, from + batch));
    await flush();
  }
  await going.beforeTexts?.();
  if (!counting)
    for await (const _ of parts('products', batch, 'texts')) {
      await planProductTexts(planning);
      await flush();
    }
  await planContents(planning);
  await planSliders(planning);
  await planWords(planning);
  await flush();
}
