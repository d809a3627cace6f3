import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import { decodeText } from './decode-text';
import { type Column, FILE_NAMES, type FileFormat, type FileName, FORMAT } from './format';
import { type ReadCells, readCsv, readJson } from './read-cells';

/** What is wrong with a catalogue, and where. */
export interface CatalogueFault {
  file: string;
  line: number;
  message: string;
}

/** A row whose cells are of their kinds. A column that its file has is here: an empty cell as null. */
export interface CatalogueRow {
  line: number;
  values: Readonly<Record<string, unknown>>;
  /** by name, then by language; only languages in which something is said */
  texts: Readonly<Record<string, Partial<Record<LanguageCode, string>>>>;
}

/** A file that was read. */
export interface CatalogueFile {
  /** `products.csv` */
  file: string;
  /** columns that it has: `price`, and of texts `title` */
  has: ReadonlySet<string>;
  /** languages of each text that it has columns for */
  languages: Readonly<Record<string, readonly LanguageCode[]>>;
  rows: readonly CatalogueRow[];
}

export type Catalogue = Partial<Record<FileName, CatalogueFile>>;

/** Files that may lie beside the catalogue's. */
const BESIDE = new Set(['shop.json']);
const FILE_TEXT = 'file:';

/**
 * Reads a folder of a catalogue. Every fault is found, with its file and line; references are looked up later.
 *
 * @throws when the folder cannot be read
 */
export async function readFolder(folder: string): Promise<{ catalogue: Catalogue; faults: CatalogueFault[] }> {
  const faults: CatalogueFault[] = [];
  const found = (await readdir(folder)).filter((file) => /[.](?:csv|json)$/i.test(file) && !BESIDE.has(file)).sort();
  const catalogue: Catalogue = {};
  for (const file of found) {
    const noun = FILE_NAMES.find((name) => name === file.replace(/[.](?:csv|json)$/i, ''));
    const fault = (line: number, message: string) => faults.push({ file, line, message });
    if (!noun) {
      fault(1, `is no file of a catalogue; there are ${FILE_NAMES.join(', ')}, each as .csv or .json.`);
      continue;
    }
    if (catalogue[noun]) {
      fault(1, `stands beside ${catalogue[noun].file}: there can be one of them.`);
      continue;
    }
    const text = decodeText(await readFile(join(folder, file)));
    if (text === null) {
      fault(1, 'is in another encoding than UTF-8 or UTF-16: save it as UTF-8 (in a spreadsheet "CSV UTF-8").');
      continue;
    }
    const cells = /json$/i.test(file) ? readJson(text) : readCsv(text);
    for (const { line, message } of cells.faults) fault(line, message);
    catalogue[noun] = await readRows({ folder, file, cells, format: FORMAT[noun] }, fault);
  }
  if (found.length === 0) faults.push({ file: folder, line: 0, message: 'holds no file of a catalogue.' });
  return { catalogue, faults };
}

type Say = (line: number, message: string) => void;
interface Read {
  /** where the files lie that cells name; null: cells name none */
  folder: string | null;
  file: string;
  cells: ReadCells;
  format: FileFormat;
}

/** Reads the cells of a file by its format. */
export async function readRows({ folder, file, cells, format }: Read, fault: Say): Promise<CatalogueFile> {
  const known = columnsOf(format);
  const seen = new Set<string>();
  for (const name of cells.columns) {
    if (!known.has(name)) fault(1, `has no column '${name}': there are ${[...known.keys()].join(', ')}.`);
    if (seen.has(name)) fault(1, `has the column '${name}' twice.`);
    seen.add(name);
  }
  const columns = cells.columns.flatMap((name) => known.get(name) ?? []);
  if (cells.columns.length > 0)
    for (const { name, needed } of known.values())
      if (needed && !seen.has(name)) fault(1, `lacks the column '${name}'.`);
  const rows: CatalogueRow[] = [];
  for (const { line, cells: row } of cells.rows) {
    const values: Record<string, unknown> = {};
    const texts: Record<string, Partial<Record<LanguageCode, string>>> = {};
    for (const { name, column, text, language, needed } of columns) {
      const written = row[name] ?? '';
      // what is written for shoppers stays as it is
      const cell = language && written.trim() !== '' ? written : written.trim();
      if (language) texts[text] ??= {};
      else values[name] = null;
      if (cell === '') {
        if (needed) fault(line, `${name} is missing.`);
        continue;
      }
      const isFile = language !== null && folder !== null && cell.startsWith(FILE_TEXT);
      const whole = isFile ? await readText(folder, cell.slice(FILE_TEXT.length)) : cell;
      if (whole === null) {
        fault(line, `${name}: the file ${cell.slice(FILE_TEXT.length)} is not there, or is not in UTF-8.`);
        continue;
      }
      const read = column.holds.safeParse(whole);
      if (!read.success) for (const { message } of read.error.issues) fault(line, `${name} ${message}`);
      else if (language) (texts[text] as Record<string, string>)[language] = String(read.data);
      else values[name] = read.data;
    }
    rows.push({ line, values, texts });
  }
  const languages: Record<string, LanguageCode[]> = {};
  for (const { text, language } of columns) if (language) languages[text] = [...(languages[text] ?? []), language];
  const has = new Set(columns.map(({ name, text, language }) => (language ? text : name)));
  return { file, has, languages, rows };
}

/** A text that is too long for a cell. Only files of the folder itself. */
async function readText(folder: string, file: string): Promise<string | null> {
  if (!/^[\w-][\w.-]*$/.test(file)) return null;
  return readFile(join(folder, file)).then(decodeText, () => null);
}

interface KnownColumn {
  name: string;
  column: Column;
  needed: boolean;
  /** of a text: its name without language */
  text: string;
  language: LanguageCode | null;
}

/** The columns that a file can have, by their names. */
export function columnsOf({ columns, texts }: FileFormat): Map<string, KnownColumn> {
  const plain = Object.entries(columns).map(([name, column]): KnownColumn => {
    return { name, column, needed: column.required === true, text: name, language: null };
  });
  const written = Object.entries(texts).flatMap(([text, column]) =>
    LANGUAGES.map((language): KnownColumn => {
      const needed = column.required === true && language === DEFAULT_LANGUAGE;
      return { name: `${text}_${language}`, column, needed, text, language };
    }),
  );
  return new Map([...plain, ...written].map((one) => [one.name, one]));
}
