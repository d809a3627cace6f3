import { once } from 'node:events';
import { CsvError, type Options, type Parser, parse } from 'csv-parse';
import { decodeFile, LONGEST_ROW, Unreadable } from './decode-text';
import type { CellFile, Cells, ReportFault } from './read-cells';

const MARKS = [',', ';', '\t'];
/** A first line written by spreadsheets that names the separator instead of columns. */
const SEPARATOR_LINE = /^\ufeff?sep=([,;\t])\s*$/i;
const JSON_START = /^\ufeff?\s*[[{]/;
/** More than all files have together. */
const MOST_COLUMNS = 1000;

/**
 * Opens comma, semicolon or tab separated values: the separator is the one in a first line `sep=;`, otherwise the most frequent one in the
 * line of column names.
 *
 * @throws Unreadable
 */
export async function openCsv(path: string): Promise<CellFile> {
  const names = await firstLine(path);
  if (JSON_START.test(names)) throw new Unreadable(1, 'is JSON, not CSV: let its name end with .json.');
  const delimiter = delimiterOf(names);
  const columns: string[] = [];
  for await (const { record } of readRecords(path, delimiter)) {
    columns.push(...record);
    break;
  }
  if (columns.length === 0) throw new Unreadable(1, 'is empty: it lacks the line with the names of its columns.');
  if (columns.length > MOST_COLUMNS) throw new Unreadable(1, `has ${columns.length} columns.`);
  const [only = ''] = columns;
  if (columns.length === 1 && /[|:]|\s/.test(only))
    throw new Unreadable(
      1,
      `has one column, '${only.slice(0, 60)}': columns are parted by commas, semicolons or tabs.`,
    );
  return { columns, rows: (fault, onBytes) => readRows({ path, delimiter, columns }, fault, onBytes) };
}

interface Opened {
  path: string;
  delimiter: string;
  columns: readonly string[];
}

async function* readRows(
  { path, delimiter, columns }: Opened,
  fault: ReportFault,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Cells> {
  let first = true;
  for await (const { record, line } of readRecords(path, delimiter, onBytes)) {
    if (first) {
      first = false;
      continue;
    }
    if (record.every((cell) => cell === '')) continue;
    if (record.length !== columns.length)
      fault(
        line,
        `has ${counted(record.length, 'cell')}, but there ${columns.length === 1 ? 'is' : 'are'} ${counted(columns.length, 'column')}.`,
      );
    else yield { line, cells: Object.fromEntries(columns.map((name, n) => [name, record[n] ?? ''])) };
  }
}

async function* readRecords(path: string, delimiter: string, onBytes?: (bytes: number) => void) {
  // line of the next row: the parser counts Windows line ends within cells twice
  let next = 1;
  const begins = (raw: string) => next + breaksIn(raw.slice(0, raw.length - raw.trimStart().length));
  const noted = ({ record, raw }: { record: string[]; raw: string }): Read | null => {
    const line = begins(raw);
    next += breaksIn(raw);
    return line === 1 && SEPARATOR_LINE.test(raw) ? null : { record, line };
  };
  const options = {
    delimiter,
    bom: true,
    raw: true,
    // accepts mixed line ends, as in files put together from several
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: LONGEST_ROW,
    // its types lack the `raw` property
    on_record: noted as unknown as NonNullable<Options['on_record']>,
  };
  const parser = parse(options);
  const fed = feed(parser, decodeFile(path, onBytes));
  try {
    yield* parser as AsyncIterable<Read>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Unreadable(begins((error as { raw?: string }).raw ?? ''), plain(error));
  } finally {
    parser.destroy();
    await fed;
  }
}
interface Read {
  record: string[];
  line: number;
}

const breaksIn = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

/** Feeds the parser, ends it on errors, and stops once nobody reads any more. */
async function feed(parser: Parser, texts: AsyncIterable<string>): Promise<void> {
  try {
    for await (const text of texts) {
      if (parser.destroyed) return;
      if (!parser.write(text)) await untilRoom(parser);
    }
    if (!parser.destroyed) parser.end();
  } catch (error) {
    parser.destroy(error as Error);
  }
}

/** Waits until the parser accepts more data, or is closed. The other listener is removed: a large file has thousands of such waits. */
async function untilRoom(parser: Parser): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([once(parser, 'drain', { signal }), once(parser, 'close', { signal })]);
  over.abort();
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

async function firstLine(path: string): Promise<string> {
  let names = '';
  for await (const text of decodeFile(path)) {
    names += text;
    if (/[\r\n]/.test(text) || names.length > LONGEST_ROW) break;
  }
  return names.slice(0, names.search(/[\r\n]|$/));
}

function delimiterOf(names: string): string {
  const named = SEPARATOR_LINE.exec(names)?.[1];
  if (named) return named;
  const count = (mark: string) => names.split(mark).length;
  return MARKS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function plain(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is not closed.';
  if (error.code === 'CSV_INVALID_CLOSING_QUOTE' || error.code === 'INVALID_OPENING_QUOTE')
    return 'has a quotation mark in the middle of a cell: put the cell into quotation marks, and write it twice within.';
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `begins a row of more than ${LONGEST_ROW} letters: a quotation mark may not be closed.`;
  return `cannot be read: ${error.message}`;
}
