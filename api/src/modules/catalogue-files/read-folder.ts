import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import { IN_JSON } from './cell-kinds';
import { decodeText, Unreadable } from './decode-text';
import type { Faults } from './faults';
import { type Column, FILE_NAMES, type FileFormat, type FileName, FORMAT } from './format';
import type { CellFile, Cells, ReportFault } from './read-cells';
import { openCsv } from './read-csv';
import { openJson } from './read-json';

/** A row with validated cells. It has every column of its file: an empty cell is null. */
export interface CatalogueRow {
  line: number;
  values: Readonly<Record<string, unknown>>;
  /** by name, then by language; only languages with a text */
  texts: Readonly<Record<string, Partial<Record<LanguageCode, string>>>>;
}

/** A parsed file. */
export interface CatalogueFile {
  /** `products.csv` */
  file: string;
  /** its columns: `price`, and `title` for texts */
  has: ReadonlySet<string>;
  /** languages of its text columns */
  languages: Readonly<Record<string, readonly LanguageCode[]>>;
  rows: readonly CatalogueRow[];
}

export type Catalogue = Partial<Record<FileName, CatalogueFile>>;

/** File beside the catalogue's files, for `shop init`. */
export const SHOP_FILE = 'shop.json';
/** Schema files for editors, beside the catalogue's files. */
export const SCHEMA_ENDING = '.schema.json';
const FILE_TEXT = 'file:';
const ENDING = /[.](?:csv|json)$/i;
/** Other formats of spreadsheets, and archives: reported, so that nobody wonders why they are not imported. */
const OTHER_ENDING = /[.](?:xlsx?|xlsm|ods|numbers|tsv|txt|xml|ya?ml|gz|zip)$/i;

/** A file of a folder that can be read repeatedly. */
export interface FolderFile {
  noun: FileName;
  /** `products.csv` */
  file: string;
  bytes: number;
  /**
   * Its rows in batches of `size`, each as a file of its own. A file without rows gives one batch, because its columns count.
   *
   * @param onBytes called with the number of bytes read so far
   * @param only validates cells of these columns: validating all of them is most of the work
   */
  batches(
    size: number,
    fault: ReportFault,
    onBytes?: (bytes: number) => void,
    only?: 'values' | 'texts',
  ): AsyncGenerator<CatalogueFile>;
}

/**
 * Opens the catalogue's files in a folder and checks their columns. References are checked later.
 *
 * @throws when the folder cannot be read
 */
export async function openFolder(folder: string, faults: Faults): Promise<FolderFile[]> {
  // names that start with a dot belong to the system: `._products.csv`
  const all = (await readdir(folder)).filter((file) => !file.startsWith('.')).sort();
  const catalogueFiles = all.filter((file) => ENDING.test(file) && file !== SHOP_FILE && !file.endsWith(SCHEMA_ENDING));
  const files: FolderFile[] = [];
  for (const file of all)
    if (OTHER_ENDING.test(file) && FILE_NAMES.some((name) => file.startsWith(`${name}.`)))
      faults.add({
        file,
        line: 1,
        message: 'cannot be read: save it as .csv (in a spreadsheet "CSV UTF-8") or .json.',
      });
  for (const file of catalogueFiles) {
    const noun = FILE_NAMES.find((name) => name === file.replace(ENDING, ''));
    const fault = (line: number, message: string) => faults.add({ file, line, message });
    const twin = files.find((one) => one.noun === noun);
    const path = join(folder, file);
    const info = await lstat(path);
    if (!noun) fault(1, `is no file of a catalogue; there are ${FILE_NAMES.join(', ')}, each as .csv or .json.`);
    else if (twin) fault(1, `stands beside ${twin.file}: there can be one of them.`);
    else if (!info.isFile()) fault(1, 'is no file of this folder: links are not followed.');
    else {
      const cells = await readable(() => (/json$/i.test(file) ? openJson(path) : openCsv(path)), fault);
      if (!cells) continue;
      const format = columnsOf(FORMAT[noun]);
      checkColumns(cells.columns, format, fault);
      const columns = cells.columns.flatMap((name) => format.get(name) ?? []);
      const batches: FolderFile['batches'] = (size, report, onBytes, only) =>
        readBatches({ folder, file, cells, columns, only }, size, report, onBytes);
      files.push({ noun, file, bytes: info.size, batches });
    }
  }
  if (catalogueFiles.length === 0) faults.add({ file: folder, line: 0, message: 'holds no file of a catalogue.' });
  return files.sort((one, other) => FILE_NAMES.indexOf(one.noun) - FILE_NAMES.indexOf(other.noun));
}

/** Reports an unreadable file as a fault of that file. */
async function readable<T>(work: () => Promise<T>, fault: ReportFault): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    fault(error.line, error.message);
    return null;
  }
}

function checkColumns(names: readonly string[], known: ReadonlyMap<string, KnownColumn>, fault: ReportFault): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (!known.has(name)) fault(1, `has no column '${name.slice(0, 60)}': there are ${[...known.keys()].join(', ')}.`);
    if (seen.has(name)) fault(1, `has the column '${name}' twice.`);
    seen.add(name);
  }
  if (names.length > 0)
    for (const { name, needed } of known.values())
      if (needed && !seen.has(name)) fault(1, `lacks the column '${name}'.`);
}

/** Validates rows entered by hand against a file's format; their cells cannot refer to files. */
export async function readRows(
  {
    file,
    format,
    columns: names,
    cells,
  }: { file: string; format: FileFormat; columns: readonly string[]; cells: readonly Cells[] },
  fault: ReportFault,
): Promise<CatalogueFile> {
  const known = columnsOf(format);
  checkColumns(names, known, fault);
  const columns = names.flatMap((name) => known.get(name) ?? []);
  const rows: CatalogueRow[] = [];
  for (const one of cells) rows.push(await readRow(one, columns, null, fault));
  return { file, ...shapeOf(columns), rows };
}

/** Columns and languages of a file, whatever its rows contain. */
function shapeOf(columns: readonly KnownColumn[]): Pick<CatalogueFile, 'has' | 'languages'> {
  const languages: Record<string, LanguageCode[]> = {};
  for (const { text, language } of columns) if (language) languages[text] = [...(languages[text] ?? []), language];
  return { has: new Set(columns.map(({ name, text, language }) => (language ? text : name))), languages };
}

interface Opened {
  folder: string;
  file: string;
  cells: CellFile;
  columns: readonly KnownColumn[];
  only: 'values' | 'texts' | undefined;
}

/** Approximate letters of a batch: a few long texts count as much as many short ones. */
const BATCH_LETTERS = 16_000_000;

async function* readBatches(
  { folder, file, cells, columns, only }: Opened,
  size: number,
  fault: ReportFault,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<CatalogueFile> {
  const shape = { file, ...shapeOf(columns) };
  // texts are read together with the slug that names their row
  const checked = columns.filter(
    ({ name, language }) => !only || (language === null) === (only === 'values') || name === 'slug',
  );
  let rows: CatalogueRow[] = [];
  let letters = 0;
  let given = false;
  const source = cells.rows(fault, onBytes);
  for (;;) {
    const next = await readable(() => source.next(), fault);
    if (!next || next.done) break;
    const row = await readRow(next.value, checked, folder, fault);
    rows.push(row);
    for (const byLanguage of Object.values(row.texts))
      for (const text of Object.values(byLanguage)) letters += text.length;
    if (rows.length < size && letters < BATCH_LETTERS) continue;
    yield { ...shape, rows };
    given = true;
    rows = [];
    letters = 0;
  }
  if (rows.length > 0 || !given) yield { ...shape, rows };
}

/** Invisible control characters, some of which the database rejects. U+FFFD replaces a letter that was lost. */
const UNSHOWN = /[^\P{Cc}\t\n\r]|[\p{Surrogate}\ufffd]/u;
const SHOWN_LETTERS = 40;
/** True for a text of spaces, joiners and direction marks only. */
const isBlank = (text: string): boolean => /^[\s\p{Cf}]*$/u.test(text);

async function readRow(
  { line, cells, types = {} }: Cells,
  columns: readonly KnownColumn[],
  folder: string | null,
  fault: ReportFault,
): Promise<CatalogueRow> {
  const values: Record<string, unknown> = {};
  const texts: Record<string, Partial<Record<LanguageCode, string>>> = {};
  for (const { name, column, text, language, needed } of columns) {
    const written = cells[name] ?? '';
    // shoppers' texts stay as they are, except titles, by which other files refer to rows
    const stays = language !== null && text !== 'title';
    const cell = isBlank(written) ? '' : stays ? written : written.trim();
    if (language) texts[text] ??= {};
    else values[name] = null;
    const type = types[name];
    if (type && !IN_JSON.get(column.holds)?.type?.includes(type)) {
      fault(
        line,
        `${name} must be ${type === 'array' ? 'one value, not a list' : 'a value other than true and false'}.`,
      );
      continue;
    }
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
    if (UNSHOWN.test(whole)) {
      fault(line, `${name} holds a sign that nobody can read: the text was saved in another encoding, or is damaged.`);
      continue;
    }
    const read = column.holds.safeParse(whole);
    const shown = cell.length <= SHOWN_LETTERS ? ` It is '${cell}'.` : '';
    if (!read.success) for (const { message } of read.error.issues) fault(line, `${name} ${message}${shown}`);
    else if (language) (texts[text] as Record<string, string>)[language] = String(read.data);
    else values[name] = read.data;
  }
  return { line, values, texts };
}

/** Reads a text too long for a cell. Regular files in the folder only; a link could expose any file of the machine. */
async function readText(folder: string, file: string): Promise<string | null> {
  if (!/^[\w-][\w.-]*$/.test(file)) return null;
  const path = join(folder, file);
  const info = await lstat(path).catch(() => null);
  if (!info?.isFile() || info.size > LONGEST_TEXT_BYTES) return null;
  return decodeText(await readFile(path));
}
const LONGEST_TEXT_BYTES = 4_000_000;

/** A possible column of a file. */
export interface KnownColumn {
  name: string;
  column: Column;
  needed: boolean;
  /** of a text: its name without the language */
  text: string;
  language: LanguageCode | null;
}

/** The possible columns of a file, by name. */
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
