import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';
import type { FileStore } from '../../files/file-store';
import { isOwnPicture } from '../media/make-own-picture';
import { checkAmounts } from './check-amounts';
import {
  findNamedPicture,
  forEachAtOnce,
  type NamedPicture,
  type PictureShelves,
  sendFromFolder,
  widePicture,
} from './keep-pictures';
import { Planning } from './plan-catalogue';
import { planContents, planPages } from './plan-contents';
import { planProducts } from './plan-products';
import { planShelves } from './plan-shelves';
import { planSliders } from './plan-sliders';
import { planSpecifications } from './plan-specifications';
import { planTerms } from './plan-terms';
import { planWords } from './plan-words';
import { type Catalogue, type CatalogueFault, readFolder } from './read-folder';
import type { Differences } from './row-plan';
import { namesIn } from './row-values';

/** Any number that no other program on this database uses. */
const LOCK = 7_305_809;
/** One import after the other, from here to the end of the transaction. */
export const lockImports = async (trx: Kysely<Schema>) => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
};

export interface ImportOptions {
  folder: string;
  media: FileStore;
  /** nothing is written: faults and differences are only counted */
  dryRun: boolean;
  /** told what is being done, and how far it is */
  progress: (what: string, done: number, of: number) => void;
}

/** A catalogue cannot be taken as it is; nothing was written. */
export class CatalogueRefused extends Error {
  override name = 'CatalogueRefused' as const;
  /** @param faults by file and line */
  constructor(readonly faults: readonly CatalogueFault[]) {
    super(`${faults.length} faults, such as ${JSON.stringify(faults.slice(0, 3))}`);
  }
}

/**
 * Takes over a folder of a catalogue: adds what is not there, changes what differs, and leaves everything else as it is. All of it or
 * nothing: it is one transaction, and pictures that it needs are made before.
 *
 * @returns what was added, changed and removed, by table
 * @throws CatalogueRefused with every fault
 */
export async function importFolder(db: Kysely<Schema>, options: ImportOptions): Promise<Map<string, Differences>> {
  const { folder, dryRun, progress } = options;
  const { catalogue, faults } = await readFolder(folder);
  const shelves = { send: sendFromFolder(folder), media: options.media, inUse: await usedPictures(db) };
  const pictures = await findPictures(catalogue, shelves, faults);
  const names = new Map([...pictures].map(([cell, { name }]) => [cell, name]));
  const tried = await plan(new Planning(db, catalogue, faults, names, false));
  if (faults.length > 0) throw new CatalogueRefused(inOrder(faults));
  if (dryRun) return tried.run(db, false, (done) => progress('Compared', done, tried.size));
  await keepPictures(pictures, progress);
  const result = await db.transaction().execute(async (trx) => {
    await lockImports(trx);
    // planning goes on within it, and takes its time for a large catalogue
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    const changed: CatalogueFault[] = [];
    const planned = await plan(new Planning(trx, catalogue, changed, names, true));
    // somebody has changed the shop meanwhile
    if (changed.length > 0) throw new CatalogueRefused(inOrder(changed));
    return planned.run(trx, true, (done) => progress('Written', done, planned.size));
  });
  if ([...result.values()].some(({ added, changed }) => added + changed > 1000)) await sql`analyze`.execute(db);
  return result;
}

/** Puts pictures that are not there yet into the shop's folder. @throws CatalogueRefused for one that is broken */
export async function keepPictures(
  all: ReadonlyMap<string, NamedPicture>,
  progress: ImportOptions['progress'],
): Promise<void> {
  const missing = [...all].filter(([, { keep }]) => keep);
  let done = 0;
  await forEachAtOnce(missing, async ([cell, { keep }]) => {
    if (!(await keep?.()))
      throw new CatalogueRefused([{ file: join('pictures', cell), line: 1, message: 'cannot be read to its end.' }]);
    done += 1;
    progress('Pictures', done, missing.length);
  });
}

/** Plans all that a catalogue says; faults are collected. */
export async function plan(planning: Planning) {
  await checkAmounts(planning);
  await planShelves(planning);
  await planTerms(planning);
  await planPages(planning);
  await planSpecifications(planning);
  await planProducts(planning);
  await planContents(planning);
  await planSliders(planning);
  await planWords(planning);
  return planning.plan;
}

/** Every picture that a cell names; faults for those that are not there or are none. */
export async function findPictures(
  catalogue: Catalogue,
  shelves: PictureShelves,
  faults: CatalogueFault[],
): Promise<Map<string, NamedPicture>> {
  const named = new Map<string, { cell: string; wide: boolean; file: string; line: number; column: string }>();
  for (const [noun, { file, rows }] of Object.entries(catalogue))
    for (const row of rows)
      for (const [column, cells] of [
        ['image', typeof row.values.image === 'string' ? [row.values.image] : []],
        ['images', namesIn(row, 'images')],
      ] as const)
        for (const cell of cells) {
          const wide = noun === 'sliders';
          const key = wide ? widePicture(cell) : cell;
          if (!named.has(key)) named.set(key, { cell, wide, file, line: row.line, column });
        }
  const pictures = new Map<string, NamedPicture>();
  await forEachAtOnce([...named], async ([key, { cell, wide, file, line, column }]) => {
    const picture = await findNamedPicture(cell, shelves, wide);
    if (!picture)
      faults.push({ file, line, message: `${column}: there is no picture ${cell} in the folder pictures.` });
    else if (picture.keep && !(await isOwnPicture((await shelves.send(cell)) ?? Buffer.alloc(0))))
      faults.push({
        file,
        line,
        message: `${column}: ${cell} is no picture (JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG).`,
      });
    else pictures.set(key, picture);
  });
  return pictures;
}

/** Pictures that the shop's data name. */
export async function usedPictures(db: Kysely<Schema>): Promise<Set<string>> {
  const { rows } = await sql<{ image: string }>`
    select image from product_images union select image from products union select image from stores union select image from brands
    union select image from categories union select image from sub_categories union select image from footer_image_links
    union select image from sliders`.execute(db);
  return new Set(rows.map(({ image }) => image).filter(Boolean));
}

const inOrder = (faults: readonly CatalogueFault[]): CatalogueFault[] =>
  [...faults].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
