import { readFile } from 'node:fs/promises';
import { smallestUnit } from 'shared-kernel/rules/money';
import { changeRows, type WrittenRow } from '../../modules/catalogue-files/change-rows';
import type { ExportedRow } from '../../modules/catalogue-files/export-folder';
import { type FileName, FORMAT } from '../../modules/catalogue-files/format';
import { CatalogueRefused } from '../../modules/catalogue-files/import-folder';
import { columnsOf } from '../../modules/catalogue-files/read-folder';
import { isCalled, type NamedFile, nearNames, ROW_NAMES } from '../../modules/catalogue-files/row-names';
import { writtenAmount } from '../../modules/shop/written-amount';
import { type Desk, Misuse, Refusal } from '../command';
import { readShopMoney } from '../values';
import { flagOf } from './row-options';

/** Columns that are sent along with others, because a rule concerns both or an import requires them. */
const TOGETHER: Partial<Record<NamedFile, (given: WrittenRow) => readonly string[]>> = {
  products: (given) => ['store', ...('price' in given ? ['offer_price'] : [])],
  // without a parent the category would move to the upper level
  categories: () => ['parent'],
  pages: () => ['built_in'],
  sliders: (given) => ('of' in given ? ['source'] : []),
};
/** The file whose rows a column names. */
const REFERENCES: Readonly<Record<string, NamedFile>> = {
  category: 'categories',
  parent: 'categories',
  brand: 'brands',
  store: 'stores',
  tax: 'taxes',
  shipping: 'shipping',
};

export interface RowWrite {
  file: NamedFile;
  /** such as `brand` */
  noun: string;
  /** the values of the columns that name a row */
  name: readonly string[];
  /** given values by column */
  cells: Readonly<Record<string, string>>;
  pictures?: readonly string[];
  /** true: the name must be new; otherwise it must exist */
  add?: boolean;
  /** how an operator wrote a column; by default as its option */
  wrote?: (column: string) => string;
}

/** A row and its changed cells. */
export interface RowWritten {
  name: string;
  changed: { column: string; before: string | null; after: string | null }[];
}

/**
 * Changes one row of a catalogue's file, or adds one, as an import would.
 *
 * @throws Refusal when there is no such row, with similar names, or the rules do not allow it; Misuse for amounts that the currency cannot
 * express. Nothing has changed then
 */
export async function writeRow(desk: Desk, write: RowWrite): Promise<RowWritten> {
  const { file, noun, name, cells, pictures = [], add = false } = write;
  const called = name.join(' ');
  const to = (before: readonly ExportedRow[]): WrittenRow[] => {
    const [row, ...others] = before;
    if (others.length > 0) throw new Refusal([`There is more than one ${noun} '${called}': nobody can tell which.`]);
    if (row && add) throw new Refusal([`There is a ${noun} '${called}' already.`]);
    if (!row && !add) throw new NoSuchRow();
    return [
      merged(file, row, { ...Object.fromEntries(ROW_NAMES[file].map((key, n) => [key, name[n] ?? ''])), ...cells }),
    ];
  };
  const { before, after } = await changeRows(desk.db, {
    ...{ noun: file, where: isCalled(file, name), to },
    ...(pictures.length > 0 && { pictures: { cells: pictures, send: readPicture, media: desk.media } }),
  }).catch(async (error) => {
    if (error instanceof NoSuchRow) throw new Refusal([await noSuchRow(desk, write)]);
    throw error instanceof CatalogueRefused ? await refused(error, desk, write) : error;
  });
  return { name: called, changed: differences(before[0], after[0]) };
}

class NoSuchRow extends Error {}

/** The message that there is no row of this name, with similar names. */
export async function noSuchRow({ db }: Desk, { file, noun, name }: Pick<RowWrite, 'file' | 'noun' | 'name'>) {
  const called = name.join(' ');
  const near = await nearNames(db, file, called);
  return `There is no ${noun} '${called}'. ${near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `See '${noun} list'.`}`;
}

/** Merges given cells into a row and adds the columns that an import requires. Texts of a language are one row, so they go together. */
export function merged(file: NamedFile, row: ExportedRow | undefined, given: WrittenRow): WrittenRow {
  const all = [...columnsOf(FORMAT[file]).values()];
  const texts = new Set(
    all.filter(({ name, language, needed }) => language && (needed || name in given)).map(({ text }) => text),
  );
  const languages = new Set(['en', ...all.filter(({ name }) => name in given).map(({ language }) => language)]);
  const others = TOGETHER[file]?.(given) ?? [];
  const together = all.filter(
    ({ name, text, language, needed }) =>
      needed || others.includes(name) || (language && texts.has(text) && languages.has(language)),
  );
  return { ...Object.fromEntries(together.map(({ name }) => [name, String(row?.[name] ?? '')])), ...given };
}

/** Reads a picture from the operator's machine. */
const readPicture = (cell: string) => readFile(cell).catch(() => null);

/** Rewrites the faults of an import in terms of the command's options. */
export async function refused(
  { faults }: CatalogueRefused,
  desk: Desk,
  { file, noun, name, cells, wrote = flagOf }: Omit<RowWrite, 'file'> & { file: FileName },
): Promise<Misuse | Refusal> {
  const columns = columnsOf(FORMAT[file]);
  const sentences = await Promise.all(
    faults.map(async ({ message }) => {
      const [, column = '', rest = ''] = /^(\w+)(.*)$/s.exec(message.replace(' in the folder pictures', '')) ?? [];
      if (!columns.has(column)) return `The ${noun} '${name.join(' ')}' ${message}`;
      const reference = message.includes('there is no') ? REFERENCES[column] : undefined;
      const near = reference ? await nearNames(desk.db, reference, cells[column] ?? '') : [];
      return `${wrote(column)}${rest}${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`;
    }),
  );
  const { digits } = await readShopMoney(desk.db);
  const isWrong = (cell: string) => /^\d+[.,]\d{1,3}$/.test(cell) && writtenAmount(cell) % smallestUnit(digits) !== 0;
  return Object.values(cells).some(isWrong) ? new Misuse(sentences) : new Refusal(sentences);
}

/** Cells of a row that differ from before. */
export function differences(before: ExportedRow | undefined, after: ExportedRow | undefined): RowWritten['changed'] {
  const columns = Object.keys(after ?? {}).filter((column) => column !== 'id');
  const removed = Object.keys(before ?? {}).filter((column) => column !== 'id' && !columns.includes(column));
  return [...columns, ...removed].flatMap((column) => {
    const [was, is] = [before?.[column] ?? null, after?.[column] ?? null];
    return was === is ? [] : [{ column, before: was, after: is }];
  });
}
